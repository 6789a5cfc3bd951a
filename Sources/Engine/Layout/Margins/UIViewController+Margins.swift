import Foundation
import GimbalGeometry
import GimbalTraits

/// The margins that the system gives a controller's view.
extension UIViewController {
  /// Source: L-MARG-3, D-5.
  final var minimumMargins: NSDirectionalEdgeInsets {
    let side = machine.untracked { machine.minimumMargin(for: traitCollection) }
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  final func minimumMarginsDidChange() {
    loadedView?.changeMargins()
  }

  /// Has the margins of all controllers' views looked at again: the interface has turned.
  ///
  /// Complexity: O(controllers).
  final func markMargins() {
    loadedView?.node.mark(.needsMargins)
    for child in childControllers { child.markMargins() }
  }
}

extension Machine {
  /// The leading and trailing margin of a controller's view in a window that is horizontally compact on
  /// an iPad, in points.
  ///
  /// Source: L-MARG-3.
  private static let compactMargin: CGFloat = 16

  /// The leading and trailing margin of a controller's view, in points.
  ///
  /// Source: L-MARG-1, L-MARG-3, D-5.
  func minimumMargin(for traits: UITraitCollection) -> CGFloat {
    if hardware.idiom == .pad, traits.horizontalSizeClass == .compact {
      return Machine.compactMargin
    }
    if !comparesMargins { marginFigureWasRead = true }
    return hardware.layoutFigures.margin(interfaceOrientation)
  }
}
