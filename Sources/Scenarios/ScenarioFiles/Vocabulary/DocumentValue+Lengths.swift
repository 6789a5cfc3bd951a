import Foundation
import GimbalDocuments
import GimbalGeometry

/// Readers of lengths, rectangles and transforms.
extension DocumentValue {
  /// Reads a length as a number or a formula.
  ///
  /// - Throws: an error with the source location for another value or a wrong formula.
  func length() throws(DocumentError) -> LengthExpression {
    if case .string(let text) = node.value {
      var parser = try LengthParser(self, text: text)
      return try parser.expression()
    }
    guard case .number = node.value else { throw mismatch("a number or a formula") }
    return LengthExpression(try number(), at: node.position)
  }

  /// Reads a rectangle of lengths as `[x, y, width, height]`.
  ///
  /// - Throws: an error with the source location for another value.
  func rect() throws(DocumentError) -> RectExpression {
    let all = try lengths(4, "a rectangle as [x, y, width, height]")
    return RectExpression(x: all[0], y: all[1], width: all[2], height: all[3])
  }

  /// Reads a point of lengths as `[x, y]`.
  ///
  /// - Throws: an error with the source location for another value.
  func point() throws(DocumentError) -> PointExpression {
    let all = try lengths(2, "a point as [x, y]")
    return PointExpression(x: all[0], y: all[1])
  }

  /// Reads a size of lengths as `[width, height]`.
  ///
  /// - Throws: an error with the source location for another value.
  func size() throws(DocumentError) -> PointExpression {
    let all = try lengths(2, "a size as [width, height]")
    return PointExpression(x: all[0], y: all[1])
  }

  /// Reads insets of lengths as `[top, left, bottom, right]`.
  ///
  /// - Throws: an error with the source location for another value.
  func insets() throws(DocumentError) -> InsetsExpression {
    let all = try lengths(4, "insets as [top, left, bottom, right]")
    return InsetsExpression(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }

  /// Reads insets without formulas: top, left, bottom, right.
  func edgeInsets() throws(DocumentError) -> UIEdgeInsets {
    let n = try numbers(4, "insets as [top, left, bottom, right]")
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// Reads directional insets without formulas: top, leading, bottom, trailing.
  func directionalInsets() throws(DocumentError) -> NSDirectionalEdgeInsets {
    let n = try numbers(4, "insets as [top, leading, bottom, trailing]")
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  /// Reads an array of exactly so many numbers; `what` describes it in messages.
  ///
  /// - Throws: an error with the source location for another value.
  func numbers(_ count: Int, _ what: String) throws(DocumentError) -> [Double] {
    guard case .array(let elements) = node.value, elements.count == count else { throw not(what) }
    var numbers: [Double] = []
    for value in try array() { numbers.append(try value.number()) }
    return numbers
  }

  private func lengths(_ count: Int, _ what: String) throws(DocumentError) -> [LengthExpression] {
    guard case .array(let elements) = node.value, elements.count == count else { throw not(what) }
    var lengths: [LengthExpression] = []
    for value in try array() { lengths.append(try value.length()) }
    return lengths
  }

  private func not(_ what: String) -> DocumentError {
    guard case .array(let elements) = node.value else { return mismatch(what) }
    let count = elements.count == 1 ? "1 element" : "\(elements.count) elements"
    return error("\(path.subject) has \(count); allowed is \(what)")
  }
}

extension ObjectReader {
  /// Returns the only present key among some, with its value; none or several are an error.
  func only(
    of keys: [String], _ what: String
  ) throws(DocumentError) -> (key: String, value: DocumentValue) {
    let found = keys.filter { given($0) != nil }
    guard found.count == 1 else {
      throw value.error(
        found.isEmpty
          ? "\(what) is empty; allowed is \(QuotedText.choice(keys))"
          : "\(what) has \(found.map { QuotedText.of($0) }.joined(separator: " and "))"
            + "; allowed is one of them")
    }
    return (found[0], given(found[0])!)
  }

  /// Throws an error for a key that requires another.
  func refuse(_ key: String, without other: String) throws(DocumentError) {
    guard let value = given(key) else { return }
    throw value.error("\(QuotedText.of(key)) is only allowed with \(QuotedText.of(other))")
  }
}
