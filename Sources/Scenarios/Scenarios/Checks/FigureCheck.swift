import Foundation
import GimbalDocuments
import GimbalGeometry

/// Compares figures of something that has a name.
struct FigureCheck {
  /// The name as sentences show it.
  let name: String

  /// The tolerance of figures, relative to the magnitude (at least 1 pt).
  static let tolerance: CGFloat = 1e-9

  typealias Figure = (name: String, found: CGFloat, wanted: CGFloat)

  func compare(
    _ what: String, _ found: CGRect, _ wanted: CGRect, _ formulas: [LengthExpression]
  ) -> ClaimFinding? {
    compare(
      what,
      [
        ("x", found.origin.x, wanted.origin.x), ("y", found.origin.y, wanted.origin.y),
        ("width", found.size.width, wanted.size.width),
        ("height", found.size.height, wanted.size.height),
      ], MeasureText.rect(found), MeasureText.rect(wanted), formulas)
  }

  func compare(
    _ what: String, _ found: UIEdgeInsets, _ wanted: UIEdgeInsets, _ formulas: [LengthExpression]
  ) -> ClaimFinding? {
    compare(
      what,
      [
        ("top", found.top, wanted.top), ("left", found.left, wanted.left),
        ("bottom", found.bottom, wanted.bottom), ("right", found.right, wanted.right),
      ], MeasureText.insets(found), MeasureText.insets(wanted), formulas)
  }

  func compare(
    _ what: String, _ found: CGSize, _ wanted: CGSize, _ formulas: [LengthExpression]
  ) -> ClaimFinding? {
    compare(
      what,
      [("width", found.width, wanted.width), ("height", found.height, wanted.height)],
      MeasureText.size(found), MeasureText.size(wanted), formulas)
  }

  func compare(_ what: String, _ found: CGFloat, _ wanted: CGFloat) -> ClaimFinding? {
    compare(
      what, [(what, found, wanted)], MeasureText.number(found), MeasureText.number(wanted), [])
  }

  /// Compares figure by figure; the evidence tells those that differ, with their formulas.
  func compare(
    _ what: String, _ figures: [Figure], _ found: String, _ wanted: String,
    _ formulas: [LengthExpression]
  ) -> ClaimFinding? {
    var lines: [String] = []
    for (index, figure) in figures.enumerated() where !Self.agree(figure.found, figure.wanted) {
      let formula = index < formulas.count ? formulas[index].text : ""
      let wanted = MeasureText.number(figure.wanted)
      lines.append(
        "  \(figure.name): found \(MeasureText.number(figure.found)), expected \(wanted)"
          + (formula.isEmpty || formula == wanted ? "" : " = \(QuotedText.of(formula))"))
    }
    if lines.isEmpty { return nil }
    return ClaimFinding(
      sentence: "\(what) of \(name) is \(found), expected \(wanted)",
      evidence: lines.joined(separator: "\n"))
  }

  private static func agree(_ a: CGFloat, _ b: CGFloat) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(a), abs(b))
  }
}
