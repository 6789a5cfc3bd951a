import Foundation
import GimbalGeometry
import GimbalTraits

/// The margins that the system gives a controller's view.
extension UIViewController {
  /// The margins of a view by the width of its window; outside a window, of one that fills the screen.
  ///
  /// Rule: L-MARG-1, R-FOLD-12.
  /// See: L-MARG-3, V-70.
  final var minimumMargins: NSDirectionalEdgeInsets {
    let side = machine.rootMargin(
      inWindowOf: loadedView?.node.pointee.window?.pointee.bounds.size
        ?? machine.windowSize(machine.interfaceOrientation))
    var margins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    guard machine.fold != nil, let view = loadedView, let strip = machine.barSide else {
      return margins
    }
    // None where the view reaches below the strip of the status bar.
    let own = view.safeAreaInsets
    guard (strip == .left ? own.left : own.right) > 0 else { return margins }
    let isLeading = (strip == .left) != (view.layoutDirection == .rightToLeft)
    if isLeading { margins.leading = 0 } else { margins.trailing = 0 }
    return margins
  }

  final func minimumMarginsDidChange() {
    loadedView?.changeMargins()
  }

  /// Marks the margins of the views of this controller, its descendants and what they present.
  ///
  /// - Complexity: O(controllers).
  final func setNeedsMargins() {
    loadedView?.node.requestWork(.needsMargins)
    for child in childControllers { child.setNeedsMargins() }
    presentation.over?.shown.setNeedsMargins()
  }
}

extension UIWindow {
  /// Marks the margins of all controllers' views where the new width gives them others.
  ///
  /// See: V-70.
  final func didResize(from old: CGSize) {
    guard machine.rootMargin(inWindowOf: old) != machine.rootMargin(inWindowOf: bounds.size) else {
      return
    }
    rootViewController?.setNeedsMargins()
  }
}
