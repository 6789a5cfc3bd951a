import Foundation
import GimbalEngine
package import GimbalGeometry
import GimbalTraces

/// The visible rows, the only ones that have cells.
extension UITableView {
  /// The maximum number of rounds of a layout pass in which measured heights change which rows are
  /// visible.
  private static let roundLimit = 16

  // MARK: Extents

  /// The insets of rows from the edges of the table.
  ///
  /// See: R-LIST-2 (in the style `insetGrouped` the margin of the table), R-LIST-21.
  final var rowInsets: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let margin = CellMetrics(of: self).tableMargin
    return (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
  }

  /// The width of a row in points: the width of the table without the insets of its style.
  final var rowWidth: CGFloat {
    let insets = rowInsets
    return max(0, bounds.width - insets.left - insets.right)
  }

  private var separatorMargin: CGFloat {
    let metrics = CellMetrics(of: self)
    return style == .insetGrouped ? metrics.margin : metrics.tableMargin
  }

  /// The insets of separators that the table has by default, in points.
  final var standardSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: separatorMargin, bottom: 0, right: 0)
  }

  /// The insets of separators that the app has set, in points; nil for the system's.
  package final var ownSeparatorInset: UIEdgeInsets? {
    get { state.separatorInset }
    set { state.separatorInset = newValue }
  }

  /// Returns the rectangle of a vertical range of the content, as wide as the rows.
  final func rect(_ span: (y: CGFloat, height: CGFloat)) -> CGRect {
    CGRect(x: rowInsets.left, y: span.y, width: rowWidth, height: span.height)
  }

  /// Carries out `rect(forSection:)`; zero for a section that does not exist.
  final func rectOfSection(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard state.geometry.sections.indices.contains(section) else { return .zero }
    return rect((state.geometry.y(of: section), state.geometry.sections[section].height))
  }

  /// Returns the rectangle of a header or footer; zero for a section that does not exist.
  final func rectOfPart(_ section: Int, isHeader: Bool) -> CGRect {
    loadIfNeeded()
    guard state.geometry.sections.indices.contains(section) else { return .zero }
    return rect(
      isHeader ? state.geometry.headerSpan(of: section) : state.geometry.footerSpan(of: section))
  }

  /// Carries out `rectForRow(at:)`; zero for a row that does not exist.
  final func rectOfRow(_ path: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let location = RowLocation(path), location.lies(in: state.geometry) else { return .zero }
    return rect(state.geometry.span(of: location))
  }

  /// Returns the row at a point of the content; nil if there is none.
  final func row(at point: CGPoint) -> RowLocation? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width,
      let location = state.geometry.firstRow(endingBeyond: point.y),
      state.geometry.span(of: location).y <= point.y
    else { return nil }
    return location
  }

  /// Returns the rows that intersect a rectangle of the content.
  final func rows(in rect: CGRect) -> [IndexPath] {
    loadIfNeeded()
    var paths: [IndexPath] = []
    var location = state.geometry.firstRow(endingBeyond: rect.minY)
    while let row = location, state.geometry.span(of: row).y < rect.maxY {
      paths.append(row.path)
      location = state.geometry.row(after: row)
    }
    return paths
  }

  // MARK: Layout

  /// Shows the rows that intersect the bounds, removes the others, and positions all.
  ///
  /// Heights that are measured in the pass move the rows below; the topmost visible row stays.
  ///
  /// Rule: R-LIST-9.
  /// See: R-LIST-3.
  ///
  /// - Complexity: O(visible rows × log n).
  final func layOutRows() {
    guard !state.isLayingOut, state.changeDepth == 0 else { return }
    guard !state.isLoading, !state.isMoving else {
      state.missedLayout = true
      return
    }
    guard bounds.width > 0 || state.isLoaded else { return }
    rowSwipe.closeIfScrolled()
    state.isLayingOut = true
    layOutOnce()
    state.isLayingOut = false
    if !state.waiting.isEmpty {
      carryOutWaiting()
    } else if !state.isCarryingOut {
      state.restarts = 0
    }
  }

  /// Performs one layout pass, which stops when the app changes the table inside it.
  private func layOutOnce() {
    loadIfNeeded()
    guard state.waiting.isEmpty else { return }
    var anchor = firstSeenRow()
    if state.width != rowWidth { forgetHeights() }
    measureShownRows()
    guard state.waiting.isEmpty else { return }
    var expected: [RowLocation] = []
    for _ in 0..<UITableView.roundLimit {
      var hasMoved = false
      if anchor == nil, hasFixedHeights == false { anchor = firstSeenRow() }
      let partsMoved = showParts(in: visibleSpan)
      guard state.waiting.isEmpty else { return }
      expected = showRows(in: visibleSpan)
      guard state.waiting.isEmpty else { return }
      if let retained = anchor, retained.location.lies(in: state.geometry) {
        let y = state.geometry.span(of: retained.location).y - retained.distance
        if abs(y - bounds.minY) > 0.001 {
          hasMoved = true
          contentOffset.y = y
        }
      }
      if !partsMoved, !hasMoved { break }
    }
    putAwayRows(except: expected)
    positionRows()
    updateContentLength()
    positionParts()
    positionEnds()
    positionIndex()
    prefetch(around: expected)
  }

  /// Updates the content length of the scroll view.
  final func updateContentLength() {
    let size = CGSize(width: bounds.width, height: state.geometry.height)
    if contentSize != size { contentSize = size }
  }

  private var visibleSpan: ClosedRange<CGFloat> {
    bounds.span(isVertical: true)
  }

  /// Returns the first visible row and its distance from the top; nil at the top of the content.
  private func firstSeenRow() -> (location: RowLocation, distance: CGFloat)? {
    guard bounds.minY > -adjustedContentInset.top + 0.5 else { return nil }
    let top = bounds.minY + adjustedContentInset.top
    for row in state.shown where row.location.lies(in: state.geometry) {
      let span = state.geometry.span(of: row.location)
      if span.y + span.height > top, span.y < bounds.maxY {
        return (row.location, span.y - bounds.minY)
      }
    }
    return nil
  }

  /// Measures the rows that have a cell and lost their heights.
  private func measureShownRows() {
    guard !hasFixedHeights else { return }
    for row in state.shown where row.location.lies(in: state.geometry) {
      guard state.waiting.isEmpty else { return }
      if !state.geometry.sections[row.location.section].rows.isKnown(row.location.row) {
        findHeight(of: row.location, row.cell)
      }
    }
  }

  /// Makes the rows that intersect a part of the content, from the top down.
  private func showRows(in visible: ClosedRange<CGFloat>) -> [RowLocation] {
    var expected: [RowLocation] = []
    guard visible.upperBound > visible.lowerBound else { return expected }
    var location = state.geometry.firstRow(endingBeyond: visible.lowerBound)
    while let row = location, row.lies(in: state.geometry),
      state.geometry.span(of: row).y < visible.upperBound
    {
      guard state.cell(at: row) != nil || makeRow(row) else { break }
      expected.append(row)
      guard row.lies(in: state.geometry), state.waiting.isEmpty else { break }
      location = state.geometry.row(after: row)
    }
    return expected
  }

  /// Requests the cell of a row, measures its height, and shows it; returns false if there is no
  /// cell.
  ///
  /// See: R-LIST-1 (the cell, its height, that it will be shown).
  private func makeRow(_ location: RowLocation) -> Bool {
    guard let cell = queryCell(location), isStillExpected(cell, at: location) else { return false }
    cell.table = self
    cell.location = location
    if let level = queryDelegate(
      .tableIndentation, arguments("indentationLevelForRowAt", location.path), once: .indentation,
      { $0.tableView(self, indentationLevelForRowAt: location.path) })
    {
      cell.indentationLevel = level
    }
    guard isStillExpected(cell, at: location) else { return false }
    prepareEditing(of: cell, location)
    guard isStillExpected(cell, at: location) else { return false }
    cell.setSelected(state.selected.contains(location), animated: false)
    cell.frame = rect(state.geometry.span(of: location))
    if !hasFixedHeights, !state.geometry.sections[location.section].rows.isKnown(location.row) {
      findHeight(of: location, cell)
      guard isStillExpected(cell, at: location) else { return false }
    }
    cell.frame = rect(state.geometry.span(of: location))
    _ = queryDelegate(.tableWillDisplay, arguments("forRowAt", location.path)) {
      $0.tableView(self, willDisplay: cell, forRowAt: location.path)
    }
    let index = state.shown.firstIndex { $0.location > location } ?? state.shown.count
    let above = index > 0 ? state.shown[index - 1].cell : nil
    if cell.superview !== self || above != nil { insertCell(cell, above: above) }
    state.shown.insert(ShownRow(location: location, cell: cell), at: index)
    return true
  }

  /// Returns true if the row still needs the new cell after the app's callbacks; otherwise the cell
  /// is stored for reuse.
  private func isStillExpected(_ cell: UITableViewCell, at location: RowLocation) -> Bool {
    if state.waiting.isEmpty, location.lies(in: state.geometry) { return true }
    cell.location = nil
    if let identifier = cell.reuseIdentifier, !cell.documented.isStatic {
      state.cells.put(cell, identifier)
    }
    return false
  }

  /// Inserts a cell among the subviews in the order of rows, behind headers.
  private func insertCell(_ cell: UITableViewCell, above: UITableViewCell?) {
    if let above, above.superview === self {
      insertSubview(cell, aboveSubview: above)
    } else {
      insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    }
  }

  private func queryCell(_ location: RowLocation) -> UITableViewCell? {
    guard let dataSource else { return nil }
    state.isQuerying = true
    defer { state.isQuerying = false }
    let source = receiver(of: dataSource, as: "dataSource", cached: &state.sourceReceiver)
    let path = location.path
    let cell = source.send(.tableCell, arguments("cellForRowAt", path)) {
      dataSource.tableView(self, cellForRowAt: path)
    }
    // A cell that already shows another row cannot show this one too.
    for row in state.shown where row.cell === cell {
      report(.cellMissing(self, from: dataSource))
      return nil
    }
    return cell
  }

  /// Computes the height of a row from the delegate, otherwise from its content.
  ///
  /// See: R-LIST-3.
  private func findHeight(of location: RowLocation, _ cell: UITableViewCell) {
    var height = queryHeight(of: location) ?? rowHeight
    if height < 0 {
      let fit = cell.systemLayoutSizeFitting(
        CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      height =
        fit.height.isFinite && fit.height > 0
        ? fit.height : ContentMetrics(machine.features).rowHeight
    }
    guard location.lies(in: state.geometry) else { return }
    state.geometry.change(location.section) { $0.rows.set(height, at: location.row) }
  }

  /// Removes the cells of all rows that are not in a list.
  final func putAwayRows(except expected: [RowLocation]) {
    guard state.shown.count != expected.count || state.shown.map(\.location) != expected else {
      return
    }
    let remaining = Set(expected)
    let gone = state.shown.filter { !remaining.contains($0.location) }
    state.shown.removeAll { !remaining.contains($0.location) }
    for row in gone { putAway(row.cell, location: row.location) }
  }

  /// Removes a cell from the table and stores it for reuse.
  final func putAway(_ cell: UITableViewCell, location: RowLocation) {
    cell.removeFromSuperview()
    cell.location = nil
    rowSwipe.closeIfOpen(cell)
    if state.moved?.cell === cell { state.moved = nil }
    _ = queryDelegate(.tableDidEndDisplaying, arguments("forRowAt", location.path)) {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: location.path)
    }
    if !cell.documented.isStatic, let identifier = cell.reuseIdentifier {
      state.cells.put(cell, identifier)
    }
  }

  /// Positions the cells, including those that a touch has moved.
  final func positionRows() {
    for row in state.shown where row.location.lies(in: state.geometry) {
      var frame = rect(state.geometry.span(of: row.location))
      frame = state.moved?.frame(of: row, at: frame) ?? rowSwipe.moved(frame, of: row.cell)
      if row.cell.frame != frame { row.cell.frame = frame }
    }
  }

  /// Makes all cells lay out their parts again.
  final func rowsNeedLayout() {
    for row in state.shown { row.cell.setNeedsLayout() }
    if state.isLoaded { heightsDidChange() }
  }

  // MARK: Header and footer

  /// Positions the views above and below all sections, and stores their heights.
  final func positionEnds() {
    let width = bounds.width
    if let view = tableHeaderView {
      if view.superview !== self { addSubview(view) }
      if view.frame.origin != .zero || view.frame.width != width {
        view.frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
      }
    }
    let top = tableHeaderView?.frame.height ?? 0
    let bottom = tableFooterView?.frame.height ?? 0
    if state.geometry.top != top || state.geometry.bottom != bottom {
      state.geometry.top = top
      state.geometry.bottom = bottom
      setNeedsLayout()
    }
    if let view = tableFooterView {
      if view.superview !== self { addSubview(view) }
      let frame = CGRect(
        x: 0, y: state.geometry.height - bottom, width: width, height: bottom)
      if view.frame != frame { view.frame = frame }
    }
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
  }

  /// Replaces the header or footer view of the table.
  final func replaceEnd(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if state.isLoaded { positionEnds() }
    setNeedsLayout()
  }

  /// Replaces the background view, which lies behind all rows.
  final func replaceBackground(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let view = backgroundView { insertSubview(view, at: 0) }
    setNeedsLayout()
  }
}

extension RowLocation {
  /// Returns true if a table has the row.
  func lies(in geometry: TableGeometry) -> Bool {
    geometry.sections.indices.contains(section) && row >= 0
      && row < geometry.sections[section].rows.count
  }
}
