import Foundation

extension UIView {
  /// Which parts of a view's position and size follow the superview's size.
  ///
  /// Source: L-MASK-1.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a mask from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge is a spring.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is a spring.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge is a spring.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge is a spring.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is a spring.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge is a spring.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// The springs as UIKit prints them: `W+BM`, in the order LM W RM TM H BM; empty for none.
    ///
    /// Source: L-AMB-5.
    public var text: String {
      let tokens = ["LM", "W", "RM", "TM", "H", "BM"]
      return tokens.indices.filter { rawValue >> UInt($0) & 1 == 1 }.map { tokens[$0] }
        .joined(separator: "+")
    }
  }
}

extension ViewNode {
  /// Gives the subviews the frames that their masks ask for, after the bounds have changed size.
  ///
  /// Source: L-MASK-2, R-LAY-7: before `layoutSubviews`.
  @MainActor
  func autoresizeChildren(from old: CGSize, to new: CGSize) {
    guard pointee.flags.contains(.autoresizesSubviews), pointee.firstChild != nil else { return }
    let machine = pointee.machine
    machine.beginWalk()
    var next = pointee.firstChild
    while let child = next {
      let following = child.pointee.nextSibling
      let mask = child.pointee.autoresizingMask.rawValue
      if mask & AutoresizingAxis.moving != 0 { child.autoresize(mask: mask, from: old, to: new) }
      // An override of the setter may have moved the view itself.
      next = child.pointee.parent == self ? child.pointee.nextSibling : following
      if let candidate = next, candidate.pointee.parent != self { next = nil }
    }
    machine.endWalk()
  }

  @MainActor
  private func autoresize(mask: UInt, from old: CGSize, to new: CGSize) {
    let size = pointee.bounds.size
    // The frame without its transform: what the mask is about.
    let near = CGPoint(
      x: pointee.center.x - size.width / 2, y: pointee.center.y - size.height / 2)
    let x = AutoresizingAxis(
      near: near.x, size: size.width, mask: mask
    ).resized(from: old.width, to: new.width)
    let y = AutoresizingAxis(
      near: near.y, size: size.height, mask: mask >> 3
    ).resized(from: old.height, to: new.height)
    guard x.near != near.x || y.near != near.y || x.size != size.width || y.size != size.height
    else { return }
    let result = CGRect(x: x.near, y: y.near, width: x.size, height: y.size)
    if pointee.flags.contains(.transformed) {
      pointee.owner.bounds = CGRect(origin: pointee.bounds.origin, size: result.size)
      pointee.owner.center = CGPoint(x: result.midX, y: result.midY)
    } else {
      pointee.owner.frame = result
    }
  }
}

/// One axis of a view in its superview: near margin, size, and the mask's three bits for them.
struct AutoresizingAxis {
  var near: CGFloat
  var size: CGFloat
  /// Bit 0: the near margin is a spring, bit 1: the size, bit 2: the far margin.
  var mask: UInt

  /// The bits that make a view move or grow at all, on either axis.
  static let moving: UInt = 0b011_011

  /// Shares the superview's growth among the springs in proportion to their present lengths.
  ///
  /// Source: L-MASK-3 (arithmetic; equal shares where the springs have no length to go by), L-MASK-5
  /// (no negative size), L-MASK-4 (nothing is rounded).
  @inline(__always)
  func resized(from old: CGFloat, to new: CGFloat) -> AutoresizingAxis {
    let growth = new - old
    guard growth != 0, mask & 0b011 != 0 else { return self }
    let nearSpring = mask & 1 != 0
    let sizeSpring = mask & 2 != 0
    let farSpring = mask & 4 != 0
    let far = old - near - size
    let springs = (nearSpring ? near : 0) + (sizeSpring ? size : 0) + (farSpring ? far : 0)
    var result = self
    let count = (mask & 0b111).nonzeroBitCount
    if count > 1, springs > 0 {
      if nearSpring { result.near += growth * near / springs }
      if sizeSpring { result.size += growth * size / springs }
    } else {
      let share = growth / CGFloat(count)
      if nearSpring { result.near += share }
      if sizeSpring { result.size += share }
    }
    if sizeSpring, result.size < 0 { result.size = 0 }
    return result
  }
}
