import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraces
import GimbalTraits

/// The section index at the side of a table; a touch on a title scrolls to its section.
///
/// See: R-LIST-16.
final class UITableViewIndex: UIControl {
  /// The titles from the data source, from the top down.
  private(set) var titles: [String] = []
  private weak var table: UITableView?
  private var shown: Int?

  /// Creates the index of a table.
  init(of table: UITableView) {
    self.table = table
    super.init(frame: .zero)
  }

  /// Returns nil: the system creates this view only in code.
  required init?(coder: NSCoder) { nil }

  /// Sets the titles.
  func show(_ titles: [String]) { self.titles = titles }

  /// The height of all titles: a line for each, less if they do not fit.
  private var length: CGFloat {
    let line = CellMetrics.indexFont.lineHeight
    return min(bounds.height, CGFloat(titles.count) * line)
  }

  /// Returns the index of the title at `y` in the view, in points; beyond the ends, the first or
  /// last one.
  private func title(at y: CGFloat) -> Int? {
    guard !titles.isEmpty, length > 0 else { return nil }
    let location = (y - (bounds.height - length) / 2) / length * CGFloat(titles.count)
    return min(max(0, Int(location.rounded(.down))), titles.count - 1)
  }

  /// No pan or swipe recognizer begins for a touch on the index.
  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Scrolls to the section of the touched title.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    shown = nil
    return follow(touch)
  }

  /// Scrolls to the next touched title's section.
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch) }

  private func follow(_ touch: UITouch) -> Bool {
    guard let title = title(at: touch.location(in: self).y) else { return false }
    if title != shown {
      shown = title
      table?.scroll(toTitle: titles[title], at: title)
    }
    return true
  }
}

/// The section index.
extension UITableView {
  /// The width that the index takes from the content of rows, in points.
  final var indexWidth: CGFloat { state.index == nil ? 0 : CellMetrics.indexWidth }

  /// Requests the titles of the index from a plain table's data source, and shows it if there are
  /// any.
  ///
  /// Rule: R-LIST-16.
  final func queryIndex() {
    guard style == .plain else { return }
    let titles =
      queryDataSource(.tableIndexTitles, once: .indexTitles) { $0.sectionIndexTitles(for: self) }
      ?? nil
    let rows = state.geometry.rowCounts.reduce(0, +)
    guard let titles, !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
      guard let index = state.index else { return }
      state.index = nil
      index.removeFromSuperview()
      return contentWidthDidChange()
    }
    let isNew = state.index == nil
    let index = state.index ?? UITableViewIndex(of: self)
    index.show(titles)
    state.index = index
    // Only if rows are shown, because later rows are measured with the index anyway.
    if isNew, !state.shown.isEmpty { contentWidthDidChange() }
  }

  /// Invalidates the heights of all rows, whose content became wider or narrower.
  private func contentWidthDidChange() {
    for row in state.shown { row.cell.setNeedsLayout() }
    state.width = -1
    setNeedsLayout()
  }

  /// Positions the index at the trailing edge of the visible part, in front of the rows.
  final func positionIndex() {
    guard let index = state.index else { return }
    let insets = adjustedContentInset
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = CellMetrics.indexWidth
    let frame = CGRect(
      x: isReversed ? safeAreaInsets.left : bounds.width - safeAreaInsets.right - width,
      y: bounds.minY + insets.top, width: width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if index.superview !== self || subviews.last !== index { addSubview(index) }
    if index.frame != frame { index.frame = frame }
  }

  /// Scrolls to the section that the data source returns for a title, or to that with its index.
  final func scroll(toTitle title: String, at index: Int) {
    let section =
      queryDataSource(
        .tableIndexSection,
        machine.arguments(
          TraceArgument("sectionForSectionIndexTitle", .text(title)),
          TraceArgument("at", .number(Double(index))))
      ) { $0.tableView(self, sectionForSectionIndexTitle: title, at: index) } ?? index
    guard state.geometry.sections.indices.contains(section) else { return }
    let inset = adjustedContentInset
    let most = max(-inset.top, state.geometry.height + inset.bottom - bounds.height)
    let top = state.geometry.headerSpan(of: section).y - inset.top
    contentOffset = CGPoint(x: contentOffset.x, y: min(max(top, -inset.top), most))
  }
}
