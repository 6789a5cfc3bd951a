// Bitmap images, and PNG files of them.
//
// This module paints rectangles, lines and short strings and compresses the result. It has no
// views, devices or files. `GimbalReports` paints layouts with it.

public import Foundation

/// A color of a pixel: red, green and blue, each from 0 to 255.
public struct PixelColor: Hashable, Sendable {
  /// The red component.
  public var red: UInt8
  /// The green component.
  public var green: UInt8
  /// The blue component.
  public var blue: UInt8

  /// Creates a color of its components.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Returns the color after another one with an opacity from 0 to 1 is painted over this one.
  func covered(by other: PixelColor, _ alpha: CGFloat) -> PixelColor {
    func mix(_ below: UInt8, _ above: UInt8) -> UInt8 {
      UInt8((CGFloat(below) + (CGFloat(above) - CGFloat(below)) * alpha).rounded())
    }
    return PixelColor(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}

/// A bitmap image that is painted from back to front.
///
/// Lengths are in pixels from the upper left corner. Parts outside the image are not painted, nor
/// are shapes with NaN.
public struct Bitmap: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels, row by row from the top.
  private(set) var pixels: [PixelColor]

  /// The limit of pixels.
  public static let pixelLimit = 64 << 20

  /// Creates an image of one color; nil for sizes below 1 and for more pixels than ``pixelLimit``.
  public init?(width: Int, height: Int, filledWith color: PixelColor) {
    guard width > 0, height > 0, width <= Self.pixelLimit, height <= Self.pixelLimit / width
    else { return nil }
    self.width = width
    self.height = height
    pixels = Array(repeating: color, count: width * height)
  }

  /// The color of a pixel; nil outside the image.
  public subscript(x: Int, y: Int) -> PixelColor? {
    (0..<width).contains(x) && (0..<height).contains(y) ? pixels[y * width + x] : nil
  }

  /// Paints a rectangle with a corner radius and an opacity from 0 to 1.
  ///
  /// - Complexity: linear in the pixels of the rectangle within the image.
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

  /// Paints the border of a rectangle, inside it, with a width in pixels.
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

  /// Writes a string on one line from its upper left corner, with dots of `size` pixels.
  ///
  /// Letters beyond `space` pixels are left out, and the last one that fits is then `…`.
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

  /// Returns the inset of a row at both ends because of rounded corners.
  private static func inset(_ y: CGFloat, of rect: CGRect, radius: CGFloat) -> CGFloat {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return 0 }
    let depth = max(rect.minY + radius - y, y - (rect.maxY - radius))
    return depth <= 0 ? 0 : radius - max(0, radius * radius - depth * depth).squareRoot()
  }
}

extension Bitmap: CustomStringConvertible {
  /// The size.
  public var description: String { "an image of \(width) × \(height) pixels" }
}

extension PixelColor: CustomStringConvertible {
  /// The components.
  public var description: String { "(\(red), \(green), \(blue))" }
}
