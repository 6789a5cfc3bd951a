public import Foundation
public import GimbalGeometry

/// Geometry as strings, such as `{10, 20}`.
///
/// Source: Apple, NSCoder, "Encoding and decoding geometry-related values".
extension NSCoder {
  /// Returns the string of a point: `{x, y}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }

  /// Returns the string of a vector: `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

  /// Returns the string of a size: `{width, height}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

  /// Returns the string of a rectangle: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    text([string(for: rect.origin), string(for: rect.size)])
  }

  /// Returns the string of insets: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns the string of insets: `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Returns the string of an offset: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }

  /// Returns the string of a transform: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let parts = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[" + parts.map(number).joined(separator: ", ") + "]"
  }

  /// Returns the point of a string; zero if it is invalid.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Returns the vector of a string; zero if it is invalid.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }

  /// Returns the size of a string; zero if it is invalid.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Returns the rectangle of a string; zero if it is invalid.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, count: 4).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? .zero
  }

  /// Returns the insets of a string; zero if it is invalid.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, count: 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// Returns the insets of a string; zero if it is invalid.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(in: string, count: 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// Returns the offset of a string; zero if it is invalid.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// Returns the transform of a string; the identity if it is invalid.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, count: 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  private static func text(_ numbers: [CGFloat]) -> String { text(numbers.map(number)) }

  private static func text(_ parts: [String]) -> String {
    "{" + parts.joined(separator: ", ") + "}"
  }

  /// Formats a number; an integer is written without a decimal point, as with C's `%.17g`.
  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }

  private static func numbers(in text: String, count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return parts.count == count ? parts.map { CGFloat($0) } : nil
  }
}
