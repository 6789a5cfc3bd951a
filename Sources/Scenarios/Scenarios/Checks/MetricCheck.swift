import Foundation
import GimbalDocuments
import GimbalGeometry

/// Compares the measurements of a named object; the checks of a case create it.
struct MetricCheck {
  /// The name of the object, as messages have it.
  let name: String

  /// The tolerance of values, relative to the magnitude (at least 1 pt).
  static let tolerance: CGFloat = 1e-9

  /// A number with its name: a coordinate, a length or an inset, in points.
  typealias Metric = (name: String, found: CGFloat, expected: CGFloat)

  /// Compares the four numbers of rectangles; `what` names the rectangle in the explanation.
  ///
  /// - Returns: nil if all agree.
  func compare(
    _ what: String, _ found: CGRect, _ expected: CGRect, _ formulas: [LengthExpression]
  ) -> OutcomeFinding? {
    compare(
      what,
      [
        ("x", found.origin.x, expected.origin.x), ("y", found.origin.y, expected.origin.y),
        ("width", found.size.width, expected.size.width),
        ("height", found.size.height, expected.size.height),
      ], MeasureText.rect(found), MeasureText.rect(expected), formulas)
  }

  /// Compares the four insets; `what` names them in the explanation.
  ///
  /// - Returns: nil if all agree.
  func compare(
    _ what: String, _ found: UIEdgeInsets, _ expected: UIEdgeInsets, _ formulas: [LengthExpression]
  ) -> OutcomeFinding? {
    compare(
      what,
      [
        ("top", found.top, expected.top), ("left", found.left, expected.left),
        ("bottom", found.bottom, expected.bottom), ("right", found.right, expected.right),
      ], MeasureText.insets(found), MeasureText.insets(expected), formulas)
  }

  /// Compares widths and heights; `what` names the size in the explanation.
  ///
  /// - Returns: nil if both agree.
  func compare(
    _ what: String, _ found: CGSize, _ expected: CGSize, _ formulas: [LengthExpression]
  ) -> OutcomeFinding? {
    compare(
      what,
      [("width", found.width, expected.width), ("height", found.height, expected.height)],
      MeasureText.size(found), MeasureText.size(expected), formulas)
  }

  /// Compares single numbers; `what` names the number in the explanation.
  ///
  /// - Returns: nil if they agree.
  func compare(_ what: String, _ found: CGFloat, _ expected: CGFloat) -> OutcomeFinding? {
    compare(
      what, [(what, found, expected)], MeasureText.number(found), MeasureText.number(expected), [])
  }

  /// Compares value by value; the explanation lists those that differ, with their formulas.
  func compare(
    _ what: String, _ metrics: [Metric], _ found: String, _ expected: String,
    _ formulas: [LengthExpression]
  ) -> OutcomeFinding? {
    var lines: [String] = []
    for (index, metric) in metrics.enumerated() where !Self.agree(metric.found, metric.expected) {
      let formula = index < formulas.count ? formulas[index].text : ""
      let expected = MeasureText.number(metric.expected)
      lines.append(
        "  \(metric.name): found \(MeasureText.number(metric.found)), expected \(expected)"
          + (formula.isEmpty || formula == expected ? "" : " = \(QuotedText.of(formula))"))
    }
    if lines.isEmpty { return nil }
    return OutcomeFinding(
      message: "\(what) of \(name) is \(found), expected \(expected)",
      artifacts: lines.joined(separator: "\n"))
  }

  private static func agree(_ a: CGFloat, _ b: CGFloat) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(a), abs(b))
  }
}
