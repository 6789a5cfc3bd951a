import Foundation

extension ViewNode {
  /// Lets the superview know that there is a mask to be followed.
  func noteMask() {
    guard pointee.autoresizingMask.rawValue & AutoresizingAxis.moving != 0 else { return }
    pointee.parent?.pointee.flags.insert(.childAutoresizes)
  }

  /// Gives the subviews the frames that their masks ask for, after the bounds have changed size.
  ///
  /// Rule: L-MASK-2.
  /// See: R-LAY-7 (before `layoutSubviews`).
  @MainActor
  func autoresizeChildren(from old: CGSize, to new: CGSize) {
    guard pointee.flags.isSuperset(of: [.autoresizesSubviews, .childAutoresizes]) else { return }
    let walk = pointee.walk
    walk.pointee.depth += 1
    var next = pointee.firstChild
    while let child = next {
      let following = child.pointee.nextSibling
      let mask = child.pointee.autoresizingMask.rawValue
      if mask & AutoresizingAxis.moving != 0, !child.isPlaced {
        child.autoresize(mask: mask, from: old, to: new)
      }
      // An override of the setter may have moved the view itself.
      next = child.pointee.parent == self ? child.pointee.nextSibling : following
      if let candidate = next, candidate.pointee.parent != self { next = nil }
    }
    walk.pointee.depth -= 1
    if walk.pointee.depth == 0, walk.pointee.holdsAny { pointee.machine.releaseHeld() }
  }

  @MainActor
  private func autoresize(mask: UInt, from old: CGSize, to new: CGSize) {
    let size = pointee.bounds.size
    // The frame without its transform: what the mask is about.
    let middle = plainCenter
    let near = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    let x = AutoresizingAxis(near: near.x, size: size.width)
      .resized(from: old.width, to: new.width, mask: mask)
    let y = AutoresizingAxis(near: near.y, size: size.height)
      .resized(from: old.height, to: new.height, mask: mask >> 3)
    guard x.near != near.x || y.near != near.y || x.size != size.width || y.size != size.height
    else { return }
    let result = CGRect(x: x.near, y: y.near, width: x.size, height: y.size)
    let outer = pointee.walk.pointee.autoresized
    pointee.walk.pointee.autoresized = self
    defer { pointee.walk.pointee.autoresized = outer }
    if pointee.flags.contains(.transformed) {
      pointee.owner.bounds = CGRect(origin: pointee.bounds.origin, size: result.size)
      pointee.owner.center = center(forPlain: CGPoint(x: result.midX, y: result.midY))
    } else {
      withOwner { $0.frame = result }
    }
  }
}

/// One axis of a view in its superview.
struct AutoresizingAxis {
  /// The distance from the superview's near edge.
  var near: CGFloat
  var size: CGFloat

  /// The bits that make a view move or grow at all, on either axis.
  static let moving: UInt = 0b011_011

  /// Shares the superview's growth among the springs in proportion to their present lengths.
  ///
  /// Bit 0 of the mask says that the near margin is a spring, bit 1 the size, bit 2 the far margin.
  ///
  /// Rule: L-MASK-3, L-MASK-4 (nothing is rounded), L-MASK-5 (no negative size), L-MASK-6
  /// (arithmetic; equal shares where the springs have no length to go by).
  @inline(__always)
  func resized(from old: CGFloat, to new: CGFloat, mask: UInt) -> AutoresizingAxis {
    let growth = new - old
    guard growth != 0 else { return self }
    switch mask & 0b111 {
    case 0b010: return AutoresizingAxis(near: near, size: max(size + growth, 0))
    case 0b001: return AutoresizingAxis(near: near + growth, size: size)
    case 0b000, 0b100: return self
    default: return shared(growth, length: old, mask: mask)
    }
  }

  /// The growth among two or three springs.
  private func shared(_ growth: CGFloat, length: CGFloat, mask: UInt) -> AutoresizingAxis {
    let near = mask & 1 != 0 ? self.near : 0
    let size = mask & 2 != 0 ? self.size : 0
    let far = mask & 4 != 0 ? length - self.near - self.size : 0
    let springs = near + size + far
    var result = self
    if springs > 0 {
      let share = growth / springs
      result.near += share * near
      result.size += share * size
    } else {
      let share = growth / CGFloat((mask & 0b111).nonzeroBitCount)
      if mask & 1 != 0 { result.near += share }
      if mask & 2 != 0 { result.size += share }
    }
    result.size = max(result.size, 0)
    return result
  }
}
