import Foundation
import GimbalDocuments
import GimbalEngine
import GimbalGeometry

/// Claims about scroll views and lists.
extension ViewCheck {
  func checkScrolling(
    _ claim: ViewClaim, _ view: UIView, _ scope: LengthScope
  ) throws(StageProblem) -> ClaimFinding? {
    let name = QuotedText.of(target.name)
    let figures = FigureCheck(name: name)
    switch claim {
    case .contentSize(let size):
      guard let view = view as? UIScrollView else { break }
      return figures.compare(
        "content size", view.contentSize, try scope.size(size), size.all)
    case .contentOffset(let point):
      guard let view = view as? UIScrollView else { break }
      let (found, wanted) = (view.contentOffset, try scope.point(point))
      return figures.compare(
        "content offset", [("x", found.x, wanted.x), ("y", found.y, wanted.y)],
        MeasureText.point(found), MeasureText.point(wanted), point.all)
    case .rowCounts(let wanted):
      guard let list = StagedList(view) else { break }
      return list.counts == wanted
        ? nil
        : ClaimFinding(sentence: "\(name) has the row counts \(list.counts), expected \(wanted)")
    case .visibleRows(let first, let last):
      guard let list = StagedList(view) else { break }
      let found = list.visible
      let text = { (row: SceneRowPath?) in row?.text ?? "none" }
      return found.first == first && found.last == last
        ? nil
        : ClaimFinding(
          sentence: "\(name) shows the rows \(text(found.first)) to \(text(found.last)), expected "
            + "\(first.text) to \(last.text)")
    case .selectedRows(let wanted):
      guard let list = StagedList(view) else { break }
      let texts = { (rows: [SceneRowPath]) in
        rows.isEmpty ? "none" : rows.map(\.text).joined(separator: " ")
      }
      return list.selected == wanted
        ? nil
        : ClaimFinding(
          sentence: "the selected rows of \(name) are \(texts(list.selected)), expected "
            + texts(wanted))
    default: return nil
    }
    return ClaimFinding(
      sentence: "\(name) is a \(type(of: view)), of which this cannot be asked")
  }
}
