import Foundation
import GimbalDocuments
import GimbalEngine
import GimbalGeometry

/// Conditions on scroll views and lists.
extension ViewCheck {
  /// Checks an expectation about a scroll view, table or collection view; nil if it holds.
  ///
  /// Called by `ViewCheck` for the expectations that need such a view.
  func checkScrolling(
    _ outcome: ViewExpectation, _ view: UIView, _ scope: LengthScope
  ) throws(SceneError) -> OutcomeFinding? {
    let name = QuotedText.of(target.name)
    let metricCheck = MetricCheck(name: name)
    switch outcome {
    case .contentSize(let size):
      guard let view = view as? UIScrollView else { break }
      return metricCheck.compare(
        "content size", view.contentSize, try scope.size(size), size.all)
    case .contentOffset(let point):
      guard let view = view as? UIScrollView else { break }
      let (found, expected) = (view.contentOffset, try scope.point(point))
      return metricCheck.compare(
        "content offset", [("x", found.x, expected.x), ("y", found.y, expected.y)],
        MeasureText.point(found), MeasureText.point(expected), point.all)
    case .rowCounts(let expected):
      guard let list = BuiltList(view) else { break }
      return list.counts == expected
        ? nil
        : OutcomeFinding(message: "\(name) has the row counts \(list.counts), expected \(expected)")
    case .visibleRows(let first, let last):
      guard let list = BuiltList(view) else { break }
      let found = list.visible
      let text = { (row: SceneRowPath?) in row?.text ?? "none" }
      return found.first == first && found.last == last
        ? nil
        : OutcomeFinding(
          message: "\(name) shows the rows \(text(found.first)) to \(text(found.last)), expected "
            + "\(first.text) to \(last.text)")
    case .selectedRows(let expected):
      guard let list = BuiltList(view) else { break }
      let strings = { (rows: [SceneRowPath]) in
        rows.isEmpty ? "none" : rows.map(\.text).joined(separator: " ")
      }
      return list.selected == expected
        ? nil
        : OutcomeFinding(
          message: "the selected rows of \(name) are \(strings(list.selected)), expected "
            + strings(expected))
    default: return nil
    }
    return OutcomeFinding(
      message: "\(name) is a \(type(of: view)), which does not have this property")
  }
}
