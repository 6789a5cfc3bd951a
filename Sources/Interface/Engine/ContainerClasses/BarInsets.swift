package import Foundation
package import GimbalGeometry
import GimbalTraits

/// The insets of a controller's view that bars of containers cover.
extension UIViewController {
  /// Sets the insets of the view that bars cover, in points.
  ///
  /// From iOS 11 on they are part of its safe area. Up to iOS 10 they are part of its top and
  /// bottom layout guides, which are updated in every layout pass.
  ///
  /// Rule: R-TRAIT-11 (no transition callbacks are sent).
  /// See: L-GUIDE-2, L-SAFE-2.
  package func setBarInsets(_ insets: UIEdgeInsets) {
    guard insets != barInsets else { return }
    barInsets = insets
    guard let view = loadedView, view.node.pointee.window != nil else { return }
    view.node.requestWork([.needsSafeArea, .needsLayout])
  }

  /// Makes the container lay out the view again.
  func requestContainerLayout() { parent?.viewIfLoaded?.setNeedsLayout() }

  /// Returns true if the view extends under a bar at an edge.
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
  /// Returns the height of a bar in the current orientation, in points; the first call records an
  /// assumed height.
  package func height(of bar: BarKind) -> CGFloat {
    let metric = BarMetric(bar, interfaceOrientation)
    let index = 2 * bar.rawValue + (metric.isLandscape ? 1 : 0)
    if let known = barHeights[index] { return known }
    let (height, reason) = hardware.layoutMetrics.barHeight(metric)
    assumptions.record(reason, of: metric)
    barHeights[index] = height
    return height
  }
}
