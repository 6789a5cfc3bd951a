import Foundation
import GimbalGeometry
import GimbalTraces

/// The view that is at a point.
extension UIView {
  /// The minimum opacity for hit testing, compared with the precision of layers.
  ///
  /// See: L-HIT-1 (a view with 0.01 is hit).
  static let leastAlpha: Float = 0.01

  /// Returns the frontmost view at a point that can receive touches.
  ///
  /// Overridable methods of subviews of exactly the class `UIView` are not called; their nodes are
  /// read.
  ///
  /// - Complexity: O(n) in the number of descendants.
  ///
  /// Rule: L-HIT-1 (which views are excluded), L-HIT-2 (frontmost first; points outside of the
  /// parent do not hit).
  func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, Float(alpha) >= UIView.leastAlpha,
      !isBlockedFromTouches,
      send(.pointInside, pointArgument(point), { self.point(inside: point, with: event) })
    else { return nil }
    return machine.traversing { subviewHit(at: point, with: event) } ?? self
  }

  /// Returns the frontmost descendant at a point, or nil.
  ///
  /// Subviews of exactly the class `UIView` are searched without calling their `hitTest(_:with:)`.
  private func subviewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    var (above, position) = (node, point)
    var hit: ViewNode?
    var sibling = above.lastChild
    // If an override has removed the next view from this superview, the search ends.
    while let child = sibling, child.pointee.parent == above {
      sibling = child.pointee.previousSibling
      if !child.pointee.answersByClass {
        guard let inner = child.pointInside(from: position), child.isTouchable else { continue }
        (hit, above, position) = (child, child, inner)
        sibling = child.lastChild
        continue
      }
      let view = child.pointee.owner
      let inner = child.fromParent(position)
      let hit = view.send(.hitTest, view.pointArgument(inner)) { view.hitTest(inner, with: event) }
      if let hit { return hit }
    }
    return hit?.pointee.owner
  }

  /// Returns true if a point is inside the bounds.
  ///
  /// See: L-HIT-2 (bounds are half open).
  func boundsContain(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Stores a point in the view's coordinates as the argument of a recorded call.
  func pointArgument(_ point: CGPoint) -> ArgumentsID {
    machine.recorder.pointArguments(point)
  }
}

extension ViewNode {
  /// The frontmost subview.
  @inline(__always)
  fileprivate var lastChild: ViewNode? {
    guard let first = pointee.firstChild, first.pointee.nextSibling != nil else {
      return pointee.firstChild
    }
    return pointee.unmanagedOwner.borrow { $0.children.last?.node }
  }

  /// True if the view is opaque enough to be hit, and no animation disables its touches.
  @MainActor
  @inline(__always)
  fileprivate var isTouchable: Bool {
    pointee.unmanagedOwner.borrow { Float($0.storedAlpha) } >= UIView.leastAlpha
      && (pointee.traversal.pointee.untouchable == 0 || !pointee.owner.isBlockedFromTouches)
  }

  /// Converts a point from the parent's coordinates to the view's own; nil if the view is not
  /// visible, takes no touches, or does not contain the point.
  @inline(__always)
  fileprivate func pointInside(from point: CGPoint) -> CGPoint? {
    let flags = pointee.flags
    guard flags.isDisjoint(with: [.hidden, .transformed]) else {
      return flags.contains(.hidden) ? nil : pointInsideTransformed(from: point)
    }
    let size = pointee.bounds.size
    let x = point.x - pointee.center.x + size.width / 2
    let y = point.y - pointee.center.y + size.height / 2
    guard x >= 0, y >= 0, x < size.width, y < size.height, flags.contains(.userInteractionEnabled)
    else { return nil }
    return CGPoint(x: pointee.bounds.origin.x + x, y: pointee.bounds.origin.y + y)
  }

  private func pointInsideTransformed(from point: CGPoint) -> CGPoint? {
    let inner = point.applying(toParent.inverted())
    let isHit = pointee.flags.contains(.userInteractionEnabled) && pointee.bounds.contains(inner)
    return isHit ? inner : nil
  }
}
