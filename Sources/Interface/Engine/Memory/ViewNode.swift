import Foundation
import GimbalGeometry

/// A view's node in the tree that the engine walks.
package typealias ViewNode = UnsafeMutablePointer<ViewState>

extension ViewNode {
  /// The view's rectangle in its parent's coordinates: the bounding box of the transformed bounds.
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

  /// The map from the view's own coordinates to its parent's.
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

  /// A point of the view's own coordinates in its parent's; in the screen's for a window.
  ///
  /// See: L-CONV-1.
  @inline(__always)
  func toParent(_ point: CGPoint) -> CGPoint {
    guard !pointee.flags.contains(.transformed) else { return point.applying(toParent) }
    let (center, bounds) = (pointee.center, pointee.bounds)
    return CGPoint(
      x: point.x + (center.x - bounds.midX), y: point.y + (center.y - bounds.midY))
  }

  /// A point of the parent's coordinates in the view's own; of the screen's for a window.
  ///
  /// See: L-CONV-1.
  @inline(__always)
  func fromParent(_ point: CGPoint) -> CGPoint {
    guard !pointee.flags.contains(.transformed) else { return point.applying(toParent.inverted()) }
    let (center, bounds) = (pointee.center, pointee.bounds)
    return CGPoint(
      x: point.x - (center.x - bounds.midX), y: point.y - (center.y - bounds.midY))
  }

  /// Marks work for the layout phase, and the way to it; a mark that is there already costs nothing.
  ///
  /// Rule: L-CYC-2.
  /// See: R-LAY-5.
  @inline(__always)
  func requestWork(_ work: ViewFlags) {
    pointee.flags.insert(work)
    flagAncestors(.layoutBelow)
  }

  /// Marks work for the constraints phase, and the way to it.
  func setNeedsConstraints() {
    pointee.flags.insert(.needsConstraints)
    flagAncestors(.constraintsBelow)
  }

  /// Marks the way from the root to this node.
  ///
  /// An ancestor that is marked already has a marked way.
  @inline(__always)
  func flagAncestors(_ flag: ViewFlags) {
    var ancestor = pointee.parent
    while let node = ancestor, !node.pointee.flags.contains(flag) {
      node.pointee.flags.insert(flag)
      ancestor = node.pointee.parent
    }
  }

  /// True if this node is `other` or lies somewhere above it.
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

  /// Takes all marks for the layout phase away, here and below.
  func clearLayoutFlags() {
    pointee.flags.remove(.layoutFlags)
    pointee.dueProperties.formIntersection(.again)
    var child = pointee.firstChild
    while let node = child {
      node.clearLayoutFlags()
      child = node.pointee.nextSibling
    }
  }

  /// The most views inside each other: what a thread's stack carries in every walk.
  static var nestingLimit: Int { 2_500 }

  /// The number of views that lie above this one.
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

  /// The number of views that lie inside each other from this one on, itself included.
  ///
  /// - Complexity: O(views below).
  var height: Int {
    var height = 0
    var child = pointee.firstChild
    while let node = child {
      height = max(height, node.height)
      child = node.pointee.nextSibling
    }
    return height + 1
  }

  /// Cuts the links of all that is below to a window that is being released.
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
  /// Calls app code through the view without retaining it; what keeps it alive is the walk.
  @inline(__always)
  func withOwner(_ body: (UIView) -> Void) { borrow(pointee.unmanagedOwner, body) }

  /// Calls a method that does nothing in `UIView` itself: a view of that very class is not looked up.
  ///
  /// The call counts as the likely way: beside it, what registers hold would be saved for it alone.
  @inline(__always)
  func callOverride(_ body: (UIView) -> Void) {
    if _fastPath(pointee.answersByClass) { withOwner(body) }
  }
}

/// Uses an object without retaining it, while something else keeps it alive.
///
/// A function of this module between the two closures spares a check, at every call, of what the
/// compiler knows: that the caller is on the main actor.
@inline(__always)
func borrow<Object: AnyObject>(_ object: Unretained<Object>, _ body: (Object) -> Void) {
  object.borrow { body($0) }
}

extension ViewNode {
  /// Marks properties, and the way to them.
  func setNeedsProperties(_ due: PropertiesDue) {
    pointee.makePropertiesDue(due)
    flagAncestors(.layoutBelow)
  }
}
