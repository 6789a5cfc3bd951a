// Pictures of pixels, and the PNG files that hold them.
//
// This room paints rectangles, lines and short texts and compresses what it has painted; it knows no view, no
// device and no file. The room `Reports` comes next: it paints layouts.

public import Foundation

/// A color of a pixel: red, green and blue, each from 0 to 255.
public struct PixelColor: Hashable, Sendable {
  /// The part of red.
  public var red: UInt8
  /// The part of green.
  public var green: UInt8
  /// The part of blue.
  public var blue: UInt8

  /// Makes a color of its parts.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The color that another one with an opacity from 0 to 1 makes of this one.
  func covered(by other: PixelColor, _ alpha: CGFloat) -> PixelColor {
    func mix(_ below: UInt8, _ above: UInt8) -> UInt8 {
      UInt8((CGFloat(below) + (CGFloat(above) - CGFloat(below)) * alpha).rounded())
    }
    return PixelColor(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}

/// A picture of pixels, painted from back to front.
///
/// Lengths are in pixels from the upper left corner. What lies outside the picture is not painted; numbers that are
/// none paint nothing.
public struct Bitmap: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels, row by row from the top.
  private(set) var pixels: [PixelColor]

  /// The most pixels of a picture.
  public static let pixelLimit = 64 << 20

  /// A picture of one color; nil for sizes below 1 and for more pixels than ``pixelLimit``.
  public init?(width: Int, height: Int, filledWith color: PixelColor) {
    guard width > 0, height > 0, width <= Self.pixelLimit, height <= Self.pixelLimit / width
    else { return nil }
    self.width = width
    self.height = height
    pixels = Array(repeating: color, count: width * height)
  }

  /// The color of a pixel; nil outside the picture.
  public subscript(x: Int, y: Int) -> PixelColor? {
    (0..<width).contains(x) && (0..<height).contains(y) ? pixels[y * width + x] : nil
  }

  /// Paints a rectangle, with corners of a radius, with an opacity from 0 to 1.
  ///
  /// - Complexity: linear in the pixels of the rectangle within the picture.
  public mutating func fill(
    _ rect: CGRect, _ color: PixelColor, alpha: CGFloat = 1, radius: CGFloat = 0
  ) {
    guard let area = area(rect), alpha > 0 else { return }
    let alpha = min(alpha, 1)
    for y in area.rows {
      let inset = Self.inset(CGFloat(y) + 0.5, of: rect, radius: radius)
      let from = max(area.columns.lowerBound, Int((rect.minX + inset).rounded()))
      let to = min(area.columns.upperBound, Int((rect.maxX - inset).rounded()))
      guard from < to else { continue }
      for position in (y * width + from)..<(y * width + to) {
        pixels[position] = alpha == 1 ? color : pixels[position].covered(by: color, alpha)
      }
    }
  }

  /// Paints the edge of a rectangle, inside it and of some pixels' width.
  public mutating func stroke(
    _ rect: CGRect, _ color: PixelColor, width line: CGFloat = 1, alpha: CGFloat = 1
  ) {
    let sides = [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: line),
      CGRect(x: rect.minX, y: rect.maxY - line, width: rect.width, height: line),
      CGRect(x: rect.minX, y: rect.minY + line, width: line, height: rect.height - 2 * line),
      CGRect(x: rect.maxX - line, y: rect.minY + line, width: line, height: rect.height - 2 * line),
    ]
    for side in sides where side.width > 0 && side.height > 0 { fill(side, color, alpha: alpha) }
  }

  /// Writes a text on one line with its upper left corner at a point, each dot of a letter `size` pixels large.
  ///
  /// Letters beyond `space` pixels are left out, the last that fits is then `…`.
  public mutating func write(
    _ text: String, at point: CGPoint, _ color: PixelColor, size: Int = 1,
    space: CGFloat = .infinity
  ) {
    guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e6, abs(point.y) < 1e6 else { return }
    let advance = DotFont.advance * size
    let count = space.isFinite ? max(0, Int((space + CGFloat(size)) / CGFloat(advance))) : Int.max
    var scalars = Array(text.unicodeScalars.prefix(min(count, 4_096)))
    if text.unicodeScalars.count > scalars.count, !scalars.isEmpty {
      scalars[scalars.count - 1] = "…"
    }
    var x = Int(point.x.rounded())
    let y = Int(point.y.rounded())
    for scalar in scalars {
      for (row, bits) in DotFont.rows(of: scalar).enumerated() {
        for column in 0..<DotFont.width where bits & (1 << (DotFont.width - 1 - column)) != 0 {
          fill(
            CGRect(x: x + column * size, y: y + row * size, width: size, height: size), color)
        }
      }
      x += advance
    }
  }

  private func area(_ rect: CGRect) -> (columns: Range<Int>, rows: Range<Int>)? {
    let limit: CGFloat = 1e7
    guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ abs($0) < limit }) else {
      return nil
    }
    let left = max(0, Int(rect.minX.rounded()))
    let right = min(width, Int(rect.maxX.rounded()))
    let top = max(0, Int(rect.minY.rounded()))
    let bottom = min(height, Int(rect.maxY.rounded()))
    return left < right && top < bottom ? (left..<right, top..<bottom) : nil
  }

  /// The distance by which a round corner takes away from both ends of a row.
  private static func inset(_ y: CGFloat, of rect: CGRect, radius: CGFloat) -> CGFloat {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return 0 }
    let depth = max(rect.minY + radius - y, y - (rect.maxY - radius))
    return depth <= 0 ? 0 : radius - max(0, radius * radius - depth * depth).squareRoot()
  }
}

extension Bitmap: CustomStringConvertible {
  /// The size.
  public var description: String { "a picture of \(width) × \(height) pixels" }
}

extension PixelColor: CustomStringConvertible {
  /// The parts.
  public var description: String { "(\(red), \(green), \(blue))" }
}
