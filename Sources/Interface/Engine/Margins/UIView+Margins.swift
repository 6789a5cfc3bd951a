import Foundation
import GimbalGeometry
import GimbalTraits

/// Computes a view's margins.
extension UIView {
  /// The effective margins by left and right, in points.
  ///
  /// - Complexity: O(superviews whose margins are preserved).
  ///
  /// Rule: L-MARG-6 (own, minimum, safe area, then the superview's).
  final var effectiveMargins: UIEdgeInsets {
    // L-MARG-6.4
    node.pointee.flags.contains(.preservesMargins)
      ? withSuperviewMargins(marginsOfItself) : marginsOfItself
  }

  /// The margins without those of superviews.
  private var marginsOfItself: UIEdgeInsets {
    guard node.pointee.flags.contains(.hasOwnMargins) else { return node.plainMargins }
    switch machine.marginRules {
    case .none: return .zero
    case .managed: return withReadableWidth(managedMargins ?? ownMargins)
    // L-MARG-6.1, L-MARG-6.2, L-MARG-6.3: from the innermost call outwards
    case .fromSafeArea: return withReadableWidth(withSafeArea(withMinimum(ownMargins)))
    }
  }

  /// Increases the left and right margins so that the content has the readable width, if
  /// `followsReadableWidth` is set.
  ///
  /// Rule: L-MARG-9.
  private func withReadableWidth(_ own: UIEdgeInsets) -> UIEdgeInsets {
    guard margins?.followsReadableWidth == true, let readableWidth else { return own }
    let excess = max(0, bounds.width - own.left - own.right - readableWidth)
    return own + UIEdgeInsets(top: 0, left: excess / 2, bottom: 0, right: excess / 2)
  }

  /// The margins that were set, otherwise the defaults: 8 points.
  ///
  /// The 16 or 20 points of a controller's root view are a minimum, `minimumMargins`.
  ///
  /// See: L-MARG-1 (CHOICE: the default left and right margins of a controller's root view, which
  /// the minimum hides, are those of any view), L-MARG-2.
  private var ownMargins: UIEdgeInsets {
    if let own = margins?.own { return own.insets(rightToLeft: layoutDirection == .rightToLeft) }
    let standard = CGFloat(node.pointee.traversal.pointee.standardMargin)
    return node.pointee.flags.contains(.hasController)
      ? UIEdgeInsets(top: 0, left: standard, bottom: 0, right: standard)
      : UIEdgeInsets(top: standard, left: standard, bottom: standard, right: standard)
  }

  /// The margins of a controller's root view on iOS 8 to 10, which cannot be changed.
  ///
  /// See: L-MARG-1.
  private var managedMargins: UIEdgeInsets? {
    node.pointee.controller.map { UIEdgeInsets($0.minimumMargins, rightToLeft: false) }
  }

  /// Applies the system's minimum margins of a controller's root view.
  ///
  /// Rule: L-MARG-3.
  private func withMinimum(_ own: UIEdgeInsets) -> UIEdgeInsets {
    guard let controller = node.pointee.controller,
      controller.viewRespectsSystemMinimumLayoutMargins
    else { return own }
    let minimum = UIEdgeInsets(
      controller.systemMinimumLayoutMargins, rightToLeft: layoutDirection == .rightToLeft)
    return own.larger(minimum)
  }

  /// Adds the safe area to the margins.
  ///
  /// Rule: L-MARG-4.
  private func withSafeArea(_ own: UIEdgeInsets) -> UIEdgeInsets {
    margins?.insetsFromSafeArea == false ? own : own + UIEdgeInsets(numbers: node.answeredSafeArea)
  }

  /// Adds the parts of the superviews' margins that cover the view.
  ///
  /// These are the superview's margins minus the distance to its edges, recursively while
  /// superviews preserve margins. Rows of lists add only left and right margins, regardless of
  /// their position.
  ///
  /// Rule: L-MARG-5.
  /// See: R-LIST-5.
  private func withSuperviewMargins(_ own: UIEdgeInsets) -> UIEdgeInsets {
    var margins = own
    var distance = UIEdgeInsets.zero
    var current = node
    while current.pointee.flags.contains(.preservesMargins), let parent = current.pointee.parent {
      distance = distance + current.distanceToParent
      var inherited = parent.pointee.owner.marginsOfItself - distance
      if parent.pointee.owner.givesRowsMargins {
        inherited.top = 0
        inherited.bottom = 0
      }
      margins = margins.larger(inherited)
      current = parent
    }
    return margins
  }
}

extension ViewNode {
  /// The margins of a view that has no margin state and is not a controller's root view.
  ///
  /// See: L-MARG-1, L-MARG-4.
  @MainActor
  @inline(__always)
  var plainMargins: UIEdgeInsets {
    if !pointee.traversal.pointee.hasSafeArea, pointee.machine.marginRules == .none { return .zero }
    return UIEdgeInsets(numbers: answeredSafeArea + pointee.traversal.pointee.standardMargin)
  }

  /// The distances of the view's edges from those of its superview.
  ///
  /// They use the frame, even with a transform.
  ///
  /// See: L-MARG-5.
  var distanceToParent: UIEdgeInsets {
    guard let parent = pointee.parent else { return .zero }
    let frame = frame
    let space = parent.pointee.bounds
    return UIEdgeInsets(
      top: frame.minY - space.minY, left: frame.minX - space.minX,
      bottom: space.maxY - frame.maxY, right: space.maxX - frame.maxX)
  }
}

extension UIEdgeInsets {
  /// Adds insets side by side.
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  /// Subtracts insets side by side.
  static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top - right.top, left: left.left - right.left,
      bottom: left.bottom - right.bottom, right: left.right - right.right)
  }

  /// Returns the larger inset of the two on each side, for margins and their minimums.
  func larger(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left),
      bottom: max(bottom, other.bottom), right: max(right, other.right))
  }

  /// True if none of the four insets is NaN or infinite.
  package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
