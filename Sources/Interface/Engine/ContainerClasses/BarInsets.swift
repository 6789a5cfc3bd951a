package import Foundation
package import GimbalGeometry
import GimbalTraits

/// The insets of a controller's view that containers' bars cover.
extension UIViewController {
  /// Gives the view other insets by bars.
  ///
  /// From iOS 11 on they are part of its safe area; up to iOS 10 of its top and bottom layout guides,
  /// which are looked at in every pass.
  ///
  /// Rule: R-TRAIT-11 (nobody hears of a transition).
  /// See: L-GUIDE-2, L-SAFE-2.
  package func setBarInsets(_ insets: UIEdgeInsets) {
    guard insets != barInsets else { return }
    barInsets = insets
    guard let view = loadedView, view.node.pointee.window != nil else { return }
    view.node.requestWork([.needsSafeArea, .needsLayout])
  }

  /// Has the container place the view anew.
  func requestContainerLayout() { parent?.viewIfLoaded?.setNeedsLayout() }

  /// True if the view goes on below a bar on an edge.
  ///
  /// Up to iOS 6 a controller's view fits between the bars.
  ///
  /// Source: Apple, extendedLayoutIncludesOpaqueBars.
  package func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    machine.features.viewsExtendUnderBars && edgesForExtendedLayout.contains(edge)
      && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

extension Machine {
  /// A length of a bar in the present orientation, in points.
  package func height(of bar: BarKind) -> CGFloat {
    let metric = BarMetric(bar, interfaceOrientation)
    if let known = barHeights[metric] { return known }
    let (height, reason) = hardware.layoutMetrics.barHeight(metric)
    assumptions.record(reason, of: metric)
    barHeights[metric] = height
    return height
  }
}
