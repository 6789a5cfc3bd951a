public import Foundation

/// The grid of a screen's pixels, to which computed positions are rounded.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point, above zero.
  public let scale: CGFloat

  /// Creates a grid from the number of pixels per point.
  ///
  /// - Precondition: `scale` is finite and above zero.
  public init(scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "a pixel grid needs a scale above 0, not \(scale)")
    self.scale = scale
  }

  /// Returns the nearest position on the grid, in points; a half pixel goes up.
  ///
  /// Values too large to have fractions of a pixel, infinite ones and NaN come back unchanged.
  ///
  /// See: L-PIX-1.
  @inlinable
  public func round(_ value: CGFloat) -> CGFloat {
    wholePixels(value).map { $0 / scale } ?? value
  }

  /// Returns the distance between two positions after both are rounded.
  ///
  /// The distance is a whole number of pixels. It is computed without the rounding error of a
  /// difference of fractions, so that 100 points stay 100 points.
  @inlinable
  public func distance(from start: CGFloat, to end: CGFloat) -> CGFloat {
    guard let first = wholePixels(start), let last = wholePixels(end) else {
      return round(end) - round(start)
    }
    return (last - first) / scale
  }

  /// Returns the length rounded up to the grid, in points.
  ///
  /// A length within a thousandth of a pixel of the grid is rounded to it. Values too large to have
  /// fractions of a pixel, infinite ones and NaN are returned unchanged.
  @inlinable
  public func roundUp(_ length: CGFloat) -> CGFloat {
    let pixels = length * scale
    guard abs(pixels) < 0x1p52 else { return length }
    return (pixels - 0.001).rounded(.up) / scale
  }

  /// Returns the rectangle with its four sides rounded, so that adjacent rectangles stay adjacent.
  ///
  /// Rule: L-PIX-1, V-41.
  @inlinable
  public func round(_ rect: CGRect) -> CGRect {
    CGRect(
      x: round(rect.minX), y: round(rect.minY), width: distance(from: rect.minX, to: rect.maxX),
      height: distance(from: rect.minY, to: rect.maxY))
  }

  /// Returns the nearest whole number of pixels; nil for values without fractions of a pixel.
  @inlinable
  func wholePixels(_ value: CGFloat) -> CGFloat? {
    let pixels = value * scale
    guard abs(pixels) < 0x1p52 else { return nil }
    let whole = pixels.rounded(.down)
    return pixels - whole >= 0.5 ? whole + 1 : whole
  }
}
