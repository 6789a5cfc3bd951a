import Foundation
import GimbalGeometry
import GimbalTraces

/// The view that is at a point.
extension UIView {
  /// The least opacity at which a view is hit, compared in the precision in which layers keep it.
  ///
  /// See: L-HIT-1 (0.01 itself is hit).
  static let leastAlpha: Float = 0.01

  /// The front-most view at a point that can receive touches.
  ///
  /// A view of no class of its own has nothing to answer, and is not asked: the walk reads its node.
  ///
  /// - Complexity: O(n) in the number of views below.
  ///
  /// Rule: L-HIT-1 (who is left out), L-HIT-2 (front-most first; what is outside its parent is not
  /// hit).
  func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, Float(alpha) >= UIView.leastAlpha,
      !isBlockedFromTouches,
      send(.pointInside, pointArgument(point), { self.point(inside: point, with: event) })
    else { return nil }
    return machine.traversing { subviewHit(at: point, with: event) } ?? self
  }

  /// The front-most view below this one at a point, or nil.
  ///
  /// Views of no class of their own are gone down into without a call.
  private func subviewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    var (above, position) = (node, point)
    var hit: ViewNode?
    var sibling = above.lastChild
    // Where an answer has taken the next view away, the rest is not looked at.
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

  /// True if a point lies in the bounds.
  ///
  /// See: L-HIT-2 (bounds are half open).
  func boundsContain(_ point: CGPoint) -> Bool { bounds.contains(point) }

  func pointArgument(_ point: CGPoint) -> ArgumentsID {
    machine.recorder.pointArguments(point)
  }
}

extension ViewNode {
  /// The front-most subview.
  @inline(__always)
  fileprivate var lastChild: ViewNode? {
    guard let first = pointee.firstChild, first.pointee.nextSibling != nil else {
      return pointee.firstChild
    }
    return pointee.unmanagedOwner.borrow { $0.children.last?.node }
  }

  /// True if the view is opaque enough to be hit, and no animation keeps touches away from it.
  @MainActor
  @inline(__always)
  fileprivate var isTouchable: Bool {
    pointee.unmanagedOwner.borrow { Float($0.storedAlpha) } >= UIView.leastAlpha
      && (pointee.traversal.pointee.untouchable == 0 || !pointee.owner.isBlockedFromTouches)
  }

  /// A point of the parent's in the view's own coordinates, where the view is there, takes touches and has the
  /// point in its bounds; nil elsewhere.
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
