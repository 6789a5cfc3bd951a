public import Foundation

/// The text of numbers and measurements.
public enum MeasureText {
  /// Returns the number, rounded to a millionth, which removes errors of computation.
  ///
  /// Whole numbers have no fraction, minus zero is `0`; `nan`, `inf` and `-inf` are named.
  public static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    // A double from this size on has no exact millionths.
    let rounded = abs(value) < 1e9 ? (value * 1e6).rounded() / 1e6 : value
    if rounded == 0 { return "0" }
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the number with six significant digits, as `%g` writes it; minus zero is `0`.
  ///
  /// Rule: L-DESC-5.
  public static func significant(_ value: CGFloat) -> String {
    if value == 0 { return "0" }
    // The longest text is "-1.23457e-308" with its terminator.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      let length = withVaList([Double(value)]) {
        vsnprintf(buffer.baseAddress!, buffer.count, "%g", $0)
      }
      return String(decoding: buffer.prefix(Int(length)).map(UInt8.init), as: UTF8.self)
    }
  }

  /// Returns a size such as `852 × 393`.
  public static func size(_ size: CGSize) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }

  /// Returns a point such as `(1, 2)`.
  public static func point(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }

  /// Returns a rectangle such as `(0, 59, 393, 759)`: x, y, width, height.
  public static func rect(_ rect: CGRect) -> String {
    let origin = "\(number(rect.origin.x)), \(number(rect.origin.y))"
    return "(\(origin), \(number(rect.size.width)), \(number(rect.size.height)))"
  }

  /// Returns insets such as `{59, 0, 34, 0}`: top, left, bottom, right.
  public static func insets(_ insets: UIEdgeInsets) -> String {
    "{\(number(insets.top)), \(number(insets.left)), "
      + "\(number(insets.bottom)), \(number(insets.right))}"
  }

  /// Returns a transform such as `[0, -1, 1, 0, 0, 0]`: a, b, c, d, tx, ty.
  public static func transform(_ t: CGAffineTransform) -> String {
    "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", ") + "]"
  }

  /// Returns a rectangle as view descriptions write it, such as `(0 20; 320 460)`.
  ///
  /// Source: UIKit's description of a view, whose numbers have six significant digits.
  public static func frame(_ rect: CGRect) -> String {
    "(\(significant(rect.origin.x)) \(significant(rect.origin.y)); "
      + "\(significant(rect.size.width)) \(significant(rect.size.height)))"
  }
}
