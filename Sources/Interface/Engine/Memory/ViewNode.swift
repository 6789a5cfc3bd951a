import Foundation
import GimbalGeometry

/// A view's node in the tree that traversals follow.
package typealias ViewNode = UnsafeMutablePointer<ViewState>

extension ViewNode {
  /// The frame in the parent's coordinates: the bounding box of the transformed bounds.
  ///
  /// Rule: L-GEO-1.
  /// See: L-GEO-3.
  var frame: CGRect {
    if !pointee.flags.contains(.transformed) {
      let size = pointee.bounds.size
      return CGRect(
        x: pointee.center.x - size.width / 2, y: pointee.center.y - size.height / 2,
        width: size.width, height: size.height)
    }
    return pointee.bounds.applying(toParent)
  }

  /// The transform from the view's own coordinates to its parent's.
  ///
  /// See: L-GEO-1.
  var toParent: CGAffineTransform {
    let bounds = pointee.bounds
    guard pointee.flags.contains(.transformed) else {
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      return CGAffineTransform(
        translationX: pointee.center.x - middle.x, y: pointee.center.y - middle.y)
    }
    let anchor = pointee.owner.anchor(in: bounds)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(pointee.owner.storedTransform)
      .concatenating(CGAffineTransform(translationX: pointee.center.x, y: pointee.center.y))
  }

  /// Converts a point from the view's own coordinates to its parent's, or for a window to the
  /// screen's.
  ///
  /// See: L-CONV-1.
  @inline(__always)
  func toParent(_ point: CGPoint) -> CGPoint {
    guard !pointee.flags.contains(.transformed) else { return point.applying(toParent) }
    let (center, bounds) = (pointee.center, pointee.bounds)
    return CGPoint(
      x: point.x + (center.x - bounds.midX), y: point.y + (center.y - bounds.midY))
  }

  /// Converts a point from the parent's coordinates, or for a window from the screen's, to the
  /// view's own.
  ///
  /// See: L-CONV-1.
  @inline(__always)
  func fromParent(_ point: CGPoint) -> CGPoint {
    guard !pointee.flags.contains(.transformed) else { return point.applying(toParent.inverted()) }
    let (center, bounds) = (pointee.center, pointee.bounds)
    return CGPoint(
      x: point.x - (center.x - bounds.midX), y: point.y - (center.y - bounds.midY))
  }

  /// Sets flags for the layout phase in this view, and `layoutBelow` in its ancestors; setting
  /// flags again is cheap.
  ///
  /// Rule: L-CYC-2.
  /// See: R-LAY-5.
  @inline(__always)
  func requestWork(_ work: ViewFlags) {
    pointee.flags.insert(work)
    flagAncestors(.layoutBelow)
  }

  /// Sets the flag for the constraints phase, and `constraintsBelow` in the ancestors.
  func setNeedsConstraints() {
    pointee.flags.insert(.needsConstraints)
    flagAncestors(.constraintsBelow)
  }

  /// Sets a flag in all ancestors, up to the first that already has it.
  ///
  /// If an ancestor has the flag, its ancestors have it too.
  @inline(__always)
  func flagAncestors(_ flag: ViewFlags) {
    var ancestor = pointee.parent
    while let node = ancestor, !node.pointee.flags.contains(flag) {
      node.pointee.flags.insert(flag)
      ancestor = node.pointee.parent
    }
  }

  /// Returns true if this node is `other` or an ancestor of it.
  ///
  /// - Complexity: O(depth).
  func isSelfOrAncestor(of other: ViewNode) -> Bool {
    var node: ViewNode? = other
    while let current = node {
      if current == self { return true }
      node = current.pointee.parent
    }
    return false
  }

  /// Clears all flags of the layout phase in this node and its descendants.
  func clearLayoutFlags() {
    pointee.flags.remove(.layoutFlags)
    pointee.dueProperties.formIntersection(.again)
    var child = pointee.firstChild
    while let node = child {
      node.clearLayoutFlags()
      child = node.pointee.nextSibling
    }
  }

  /// The maximum nesting depth of views; at this depth every traversal still fits on a thread's
  /// stack.
  static var nestingLimit: Int { 2_500 }

  /// The number of the view's ancestors.
  ///
  /// - Complexity: O(depth).
  var level: Int {
    var level = 0
    var ancestor = pointee.parent
    while let node = ancestor {
      level += 1
      ancestor = node.pointee.parent
    }
    return level
  }

  /// The number of levels of the view and its descendants.
  ///
  /// - Complexity: O(descendants).
  var height: Int {
    var height = 0
    var child = pointee.firstChild
    while let node = child {
      height = max(height, node.height)
      child = node.pointee.nextSibling
    }
    return height + 1
  }

  /// Clears the references of all descendants to a window that is being released.
  func forgetWindow() {
    pointee.window = nil
    var child = pointee.firstChild
    while let node = child {
      node.forgetWindow()
      child = node.pointee.nextSibling
    }
  }
}

extension ViewNode {
  /// Calls app code through the view without retaining it; the traversal keeps it alive.
  @inline(__always)
  func withOwner(_ body: (UIView) -> Void) { borrow(pointee.unmanagedOwner, body) }

  /// Calls a method that is empty in `UIView` itself; views of exactly that class are skipped.
  ///
  /// The call is marked as the likely path; otherwise registers would be saved for it in every
  /// case.
  @inline(__always)
  func callOverride(_ body: (UIView) -> Void) {
    if _fastPath(pointee.answersByClass) { withOwner(body) }
  }
}

/// Calls a closure with an object without retaining it, while something else keeps it alive.
///
/// A function of this module between the two closures saves a check that the caller is on the main
/// actor, which the compiler knows, at every call.
@inline(__always)
func borrow<Object: AnyObject>(_ object: Unretained<Object>, _ body: (Object) -> Void) {
  object.borrow { body($0) }
}

extension ViewNode {
  /// Makes properties due, and sets `layoutBelow` in the ancestors.
  func setNeedsProperties(_ due: PropertiesDue) {
    pointee.makePropertiesDue(due)
    flagAncestors(.layoutBelow)
  }
}
