package import Foundation
package import GimbalDocuments
package import GimbalGeometry

/// The objects of a layout document with their keys, as in its JSON schema.
///
/// The readers of `LayoutSnapshot` and `ViewContent` pass them to `DocumentValue.object(_:)`, which
/// refuses other keys.
enum LayoutShapes {
  /// The keys of a layout.
  static let layout = ObjectShape(
    "layout",
    required: [
      "format", "screen", "fixedScreen", "orientation", "window", "safeAreaInsets", "traits",
      "views",
    ], optional: ["$schema", "constraints"])
  /// The keys of a view.
  static let view = ObjectShape(
    "view",
    required: [
      "name", "class", "parent", "depth", "frame", "bounds", "center", "transform", "windowFrame",
      "fixedFrame", "safeAreaInsets", "hidden", "effectiveAlpha", "clips", "controllerView",
      "background",
    ], optional: ["role", "madeBySystem", "touchable", "text", "scrolledSize"])
  /// The keys of a view's text.
  static let text = ObjectShape(
    "text",
    required: [
      "string", "rect", "lines", "neededLines", "lineWidth", "fontSize", "color", "cut",
    ], optional: ["lineStart"])
  /// The keys of the state of constraints.
  static let constraints = ObjectShape(
    "constraints", required: ["conflicts", "ambiguities"], optional: ["active"])
  /// The keys of an active constraint.
  static let active = ObjectShape(
    "active", required: ["view", "other", "shape", "constant", "priority"])
  /// The keys of a conflict.
  static let conflict = ObjectShape("conflict", required: ["view", "sentence"])
  /// The keys of an ambiguous view or guide.
  static let ambiguity = ObjectShape("ambiguity", required: ["view", "guide", "variables"])

  /// The limit of views in a layout that is read.
  static let viewLimit = 100_000
  /// The maximum number of lines that a text can have.
  static let lineLimit = 1_000_000_000
}

/// Measurements as arrays of numbers: their writers and readers.
///
/// The functions that take a value write, and those that take a `DocumentValue` read. Layout
/// documents, reports in JSON and the data of pages use them. A number that JSON cannot represent is
/// one of the strings `nan`, `inf` and `-inf`.
package enum LayoutJSON {
  /// Returns a number, or a string for NaN and infinite values.
  package static func number(_ value: CGFloat) -> JSONValue {
    value.isFinite ? .number(Double(value)) : .string(MeasureText.number(value))
  }

  /// Writes an array of numbers.
  package static func numbers(_ values: [CGFloat]) -> JSONValue { .elements(values.map(number)) }

  /// Writes a size as width and height.
  package static func size(_ size: CGSize) -> JSONValue { numbers([size.width, size.height]) }

  /// Writes a rectangle as x, y, width and height.
  package static func rect(_ rect: CGRect) -> JSONValue {
    numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// Returns the insets in the order top, left, bottom, right.
  package static func insets(_ insets: UIEdgeInsets) -> JSONValue {
    numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns a, b, c, d, tx and ty.
  static func transform(_ t: CGAffineTransform) -> JSONValue {
    numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// Reads a number, or one of the strings for NaN and infinite values.
  ///
  /// - Throws: an error with the source location for any other value.
  static func number(_ value: DocumentValue) throws(DocumentError) -> CGFloat {
    if case .string = value.node.value {
      switch try value.word(of: ["nan", "inf", "-inf"]) {
      case "nan": return .nan
      case "inf": return .infinity
      default: return -.infinity
      }
    }
    let limit = Double.greatestFiniteMagnitude
    return CGFloat(try value.number(in: -limit...limit))
  }

  /// Reads an array of exactly `count` numbers.
  ///
  /// - Throws: an error with the source location for any other value.
  package static func numbers(_ value: DocumentValue, count: Int) throws(DocumentError) -> [CGFloat]
  {
    let elements = try value.array(limit: count)
    guard elements.count == count else {
      throw value.error(
        "\(value.path.subject) has \(elements.count) numbers; it must have \(count)")
    }
    var numbers: [CGFloat] = []
    for element in elements { numbers.append(try number(element)) }
    return numbers
  }

  /// Reads width and height.
  ///
  /// - Throws: an error with the source location for any other value.
  static func size(_ value: DocumentValue) throws(DocumentError) -> CGSize {
    let n = try numbers(value, count: 2)
    return CGSize(width: n[0], height: n[1])
  }

  /// Reads x, y, width and height.
  ///
  /// - Throws: an error with the source location for any other value.
  package static func rect(_ value: DocumentValue) throws(DocumentError) -> CGRect {
    let n = try numbers(value, count: 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// Reads insets in the order top, left, bottom, right.
  ///
  /// - Throws: an error with the source location for any other value.
  static func insets(_ value: DocumentValue) throws(DocumentError) -> UIEdgeInsets {
    let n = try numbers(value, count: 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// Reads a, b, c, d, tx and ty; null is the identity, for which the result is nil.
  ///
  /// - Throws: an error with the source location for any other value.
  static func transform(_ value: DocumentValue) throws(DocumentError) -> CGAffineTransform? {
    if value.isNull { return nil }
    let n = try numbers(value, count: 6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Reads red, green, blue and opacity; nil for null.
  ///
  /// - Throws: an error with the source location for any other value.
  static func background(_ value: DocumentValue) throws(DocumentError) -> [CGFloat]? {
    value.isNull ? nil : try numbers(value, count: 4)
  }
}
