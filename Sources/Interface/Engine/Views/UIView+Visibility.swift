package import Foundation
import GimbalMotion

/// Visibility and opacity of a view.
extension UIView {
  /// Sets whether the view is hidden; a hidden view stays in the hierarchy and in layout.
  ///
  /// See: L-VIS-1.
  func setHidden(_ hidden: Bool) {
    guard hidden != node.pointee.flags.contains(.hidden) else { return }
    set(.hidden, hidden)
    if node.pointee.flags.contains(.isWindow) {
      unsafeDowncast(self, to: UIWindow.self).visibilityDidChange()
    }
    // See: L-STACK-9.
    superview?.arranger?.setNeedsArranging()
    if _slowPath(observers != nil) { observers?.compare() }
  }

  /// Sets the opacity; NaN raises an exception as in geometry, which is Gimbal's choice (CHOICE).
  ///
  /// See: L-VIS-1, D-11.
  func setAlpha(_ alpha: CGFloat) {
    if alpha.isNaN { return report(.alphaNotANumber) }
    let old = storedAlpha
    storedAlpha = min(max(alpha, 0), 1)
    if node.pointee.traversal.pointee.capturesAnimations {
      AnimationBlocks(machine).capture(
        self, "opacity", from: .number(Double(old)), to: .number(Double(storedAlpha)))
    }
  }

  /// The visible opacity: the product of the alphas of this view and its superviews, 0 if one is
  /// hidden.
  ///
  /// - Complexity: O(depth).
  ///
  /// Rule: L-VIS-1.
  package var effectiveAlpha: CGFloat {
    var product: CGFloat = 1
    var view: UIView? = self
    while let current = view {
      if current.isHidden { return 0 }
      product *= current.alpha
      view = current.superview
    }
    return product
  }
}
