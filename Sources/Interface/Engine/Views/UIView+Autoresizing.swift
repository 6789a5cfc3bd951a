import Foundation

/// The frames of subviews by their autoresizing masks.
extension ViewNode {
  /// Sets a flag in the superview if the view's mask lets it move or change its size.
  func notifyMaskChange() {
    guard pointee.autoresizingMask.rawValue & AutoresizingAxis.moving != 0 else { return }
    pointee.parent?.pointee.flags.insert(.childAutoresizes)
  }

  /// Sets the frames of the subviews by their autoresizing masks, after the bounds have changed
  /// size.
  ///
  /// Rule: L-MASK-2.
  /// See: R-LAY-7 (before `layoutSubviews`).
  @MainActor
  func autoresizeChildren(from old: CGSize, to new: CGSize) {
    guard pointee.flags.isSuperset(of: [.autoresizesSubviews, .childAutoresizes]) else { return }
    let traversal = pointee.traversal
    traversal.pointee.depth += 1
    var next = pointee.firstChild
    while let child = next {
      let following = child.pointee.nextSibling
      let mask = child.pointee.autoresizingMask.rawValue
      if mask & AutoresizingAxis.moving != 0, !child.isPositioned, !child.isPositionedAsSheet {
        child.autoresize(mask: mask, from: old, to: new)
      }
      // An override of the setter may have moved the view itself.
      next = child.pointee.parent == self ? child.pointee.nextSibling : following
      if let candidate = next, candidate.pointee.parent != self { next = nil }
    }
    traversal.pointee.depth -= 1
    if traversal.pointee.depth == 0, traversal.pointee.holdsAny {
      pointee.machine.held.release(on: pointee.machine)
    }
  }

  /// True for a presented view that does not fill its container.
  ///
  /// The next layout pass sets its frame. The mask would shrink it by the change of the whole
  /// container, to a width of 0 if the container becomes narrow, where subviews lose their shares.
  @MainActor
  private var isPositionedAsSheet: Bool {
    guard pointee.flags.contains(.hasController),
      let container = pointee.parent?.pointee.owner as? UITransitionView
    else { return false }
    return container.controller?.positionsSheet(pointee.owner) ?? false
  }

  @MainActor
  private func autoresize(mask: UInt, from old: CGSize, to new: CGSize) {
    let size = pointee.bounds.size
    // The mask applies to the frame without its transform.
    let middle = plainCenter
    let near = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    let x = AutoresizingAxis(near: near.x, size: size.width)
      .resized(from: old.width, to: new.width, mask: mask)
    let y = AutoresizingAxis(near: near.y, size: size.height)
      .resized(from: old.height, to: new.height, mask: mask >> 3)
    guard x.near != near.x || y.near != near.y || x.size != size.width || y.size != size.height
    else { return }
    let result = CGRect(x: x.near, y: y.near, width: x.size, height: y.size)
    let outer = pointee.traversal.pointee.autoresized
    pointee.traversal.pointee.autoresized = self
    defer { pointee.traversal.pointee.autoresized = outer }
    if pointee.flags.contains(.transformed) {
      pointee.owner.bounds = CGRect(origin: pointee.bounds.origin, size: result.size)
      pointee.owner.center = center(forPlain: CGPoint(x: result.midX, y: result.midY))
    } else {
      withOwner { $0.frame = result }
    }
  }
}
