import Foundation

/// The position and size of a view along one axis of its superview.
struct AutoresizingAxis {
  /// The distance from the superview's near edge (left or top), in points.
  var near: CGFloat
  /// The width or height of the view, in points.
  var size: CGFloat

  /// The mask bits, of both axes, that let a view move or change its size.
  static let moving: UInt = 0b011_011

  /// Distributes the superview's growth among the flexible parts, in proportion to their current
  /// lengths.
  ///
  /// Bit 0 of the mask makes the near margin flexible, bit 1 the size, bit 2 the far margin.
  ///
  /// Rule: L-MASK-3, L-MASK-4 (nothing is rounded), L-MASK-5 (no negative size), L-MASK-6
  /// (arithmetic; equal shares if all flexible parts have length 0).
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

  /// Distributes the growth among two or three flexible parts.
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
