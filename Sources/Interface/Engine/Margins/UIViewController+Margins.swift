import Foundation
import GimbalGeometry
import GimbalTraits

/// The system's minimum margins of a controller's root view: 16 or 20 points at the sides.
///
/// The values are in `Devices/layout/layout-margins.json`; `LayoutMarginRules` reads them.
extension UIViewController {
  /// The minimum margins for the width of the view's window; outside a window, for a window that
  /// fills the screen.
  ///
  /// Rule: L-MARG-1, R-FOLD-12.
  /// See: L-MARG-3, V-70.
  final var minimumMargins: NSDirectionalEdgeInsets {
    let side = WindowGeometry(machine).rootMargin(
      inWindowOf: loadedView?.node.pointee.window?.pointee.bounds.size
        ?? WindowGeometry(machine).windowSize(machine.interfaceOrientation))
    var margins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    guard machine.fold != nil, let view = loadedView, let strip = BarSides(machine).barSide else {
      return margins
    }
    // On the side of the status bar's area the margin is 0 if the view extends under that area.
    let own = view.safeAreaInsets
    guard (strip == .left ? own.left : own.right) > 0 else { return margins }
    let isLeading = (strip == .left) != (view.layoutDirection == .rightToLeft)
    if isLeading { margins.leading = 0 } else { margins.trailing = 0 }
    return margins
  }

  /// Updates the root view's margins; called after a change of
  /// `viewRespectsSystemMinimumLayoutMargins`.
  final func minimumMarginsDidChange() {
    loadedView?.changeMargins()
  }

  /// Invalidates the margins of the root views of this controller, its descendants and their
  /// presented controllers.
  ///
  /// - Complexity: O(controllers).
  final func setNeedsMargins() {
    loadedView?.node.requestWork(.needsMargins)
    for child in childControllers { child.setNeedsMargins() }
    presentation.over?.shown.setNeedsMargins()
  }
}

extension UIWindow {
  /// Invalidates the margins of all controllers' root views if the new width changes them.
  ///
  /// See: V-70.
  final func didResize(from old: CGSize) {
    guard
      WindowGeometry(machine).rootMargin(inWindowOf: old)
        != WindowGeometry(machine).rootMargin(inWindowOf: bounds.size)
    else {
      return
    }
    rootViewController?.setNeedsMargins()
  }
}
