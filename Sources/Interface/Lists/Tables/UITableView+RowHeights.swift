import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The numbers of sections and rows, and the heights of unseen rows, which are known or estimated
/// before a row is visible.
///
/// See: R-LIST-3.
extension UITableView {
  /// Queries the data source for sections and rows, if the table has not done so since it was
  /// reloaded.
  ///
  /// Called before anything that needs the rows.
  final func loadIfNeeded() {
    guard !state.isLoaded, !state.isLoading else { return }
    load()
    carryOutWaiting()
  }

  /// Reads the number of sections, and for each the header's and footer's heights, the number of
  /// rows, and their heights.
  ///
  /// A change inside a call ends the calls, because the numbers are read again.
  ///
  /// Rule: R-LIST-1.
  final func load() {
    state.isLoading = true
    state.geometry = TableGeometry(querySections(retained: nil))
    state.width = rowWidth
    state.isLoaded = true
    queryIndex()
    updateContentLength()
    positionEnds()
    endLoading()
  }

  /// Returns the sections of the data source; rows that existed before have their heights in
  /// `retained`.
  final func querySections(retained: RetainedHeights?) -> [TableSection] {
    let count =
      dataSource == nil
      ? 0 : queryDataSource(.numberOfSections) { $0.numberOfSections(in: self) } ?? 1
    return (0..<checked(sections: count, of: .table)).map { section in
      var header = queryPart(of: section, isHeader: true, count: count)
      var footer = queryPart(of: section, isHeader: false, count: count)
      let answer =
        state.isStale
        ? 0
        : queryDataSource(.tableRows, arguments("numberOfRowsInSection", section)) {
          $0.tableView(self, numberOfRowsInSection: section)
        } ?? 0
      let rows = checked(rows: answer, section: section, of: .table)
      if let old = retained?.section(section) {
        reuse(old.header, in: &header)
        reuse(old.footer, in: &footer)
      }
      return TableSection(
        rows: queryHeights(of: section, count: rows, retained: retained), header: header,
        footer: footer,
        padding: padding(above: header))
    }
  }

  private func reuse(_ old: SectionPart, in part: inout SectionPart) {
    guard !part.isKnown, old.isKnown, old.title == part.title else { return }
    part.height = old.height
    part.isKnown = true
    part.isShown = old.isShown
  }

  /// Returns the heights of a section's rows: known heights or estimates.
  ///
  /// It is called for each section when the table is loaded, and when its heights are forgotten.
  /// Without estimated heights, the delegate is called for each row.
  ///
  /// Rule: R-LIST-3.
  final func queryHeights(of section: Int, count: Int, retained: RetainedHeights?) -> LengthList {
    let fixed = rowHeight >= 0 ? rowHeight : nil
    let usual = ContentMetrics(machine.features).rowHeight
    let guess = estimatedRowHeight > 0 ? estimatedRowHeight : fixed ?? usual
    var isGuessing = estimatedRowHeight != 0
    if count > 0, !state.unanswered.contains(.rowEstimate),
      queryEstimate(RowLocation(section, 0)) != nil
    {
      isGuessing = true
    }
    var list = LengthList(count: count, guess: isGuessing ? guess : fixed ?? usual)
    let isCalled = !isGuessing || !state.unanswered.contains(.rowEstimate)
    for row in 0..<(isCalled ? count : 0) where !state.isStale {
      guard row < UIView.calledLengthLimit else {
        report(.tooManyLengths(count, section: section, of: .table))
        break
      }
      if isGuessing {
        guard let height = queryEstimate(RowLocation(section, row)) else { break }
        list.set(height < 0 || !height.isFinite ? guess : height, at: row, isKnown: false)
      } else {
        guard let height = queryHeight(of: RowLocation(section, row)) else { break }
        list.set(height < 0 ? usual : height, at: row)
      }
    }
    retained?.give(to: &list, section: section)
    return list
  }

  private func queryEstimate(_ location: RowLocation) -> CGFloat? {
    let path = location.path
    return queryDelegate(
      .tableRowEstimate, arguments("estimatedHeightForRowAt", path), once: .rowEstimate
    ) { $0.tableView(self, estimatedHeightForRowAt: path) }
  }

  /// True if no row's height has to be requested or measured when the row becomes visible.
  final var hasFixedHeights: Bool {
    estimatedRowHeight == 0 || (rowHeight >= 0 && state.unanswered.contains(.rowHeight))
  }

  // MARK: Changes of heights

  /// Invalidates the heights after a change of the table's properties.
  final func heightsDidChange() {
    guard state.isLoaded else { return }
    if defers({ $0.heightsDidChange() }) { return }
    forgetHeights()
    setNeedsLayout()
  }

  /// Invalidates all heights, to be queried and measured for the current width.
  ///
  /// See: R-LIST-9 (values of the delegate are queried again, measured ones become estimates
  /// again).
  ///
  /// - Complexity: O(sections), and O(rows) where the delegate gives each a height.
  final func forgetHeights() {
    let counts = state.geometry.rowCounts
    let old = state.geometry.sections
    let (top, bottom) = (state.geometry.top, state.geometry.bottom)
    let wasLoading = state.isLoading
    state.isLoading = true
    state.geometry = TableGeometry(
      counts.enumerated().map { section, count in
        var header = queryPart(of: section, isHeader: true, count: counts.count)
        var footer = queryPart(of: section, isHeader: false, count: counts.count)
        header.isShown = old[section].header.isShown
        footer.isShown = old[section].footer.isShown
        return TableSection(
          rows: queryHeights(of: section, count: count, retained: nil), header: header,
          footer: footer,
          padding: padding(above: header))
      })
    (state.geometry.top, state.geometry.bottom) = (top, bottom)
    state.width = rowWidth
    positionEnds()
    if !wasLoading { endLoading() }
    carryOutWaiting()
  }

  /// Measures a visible cell again whose content may need another height.
  final func contentDidChange(in cell: UITableViewCell) {
    guard !state.isQuerying, !state.isLayingOut, let location = cell.location, !hasFixedHeights,
      state.cell(at: location) === cell
    else { return }
    sizeMayHaveChanged(of: cell)
    setNeedsLayout()
  }
}

/// The heights of rows that remain after a change.
struct RetainedHeights {
  private var heights: [Int: [(row: Int, height: CGFloat)]] = [:]
  private var sections: [Int: TableSection] = [:]

  /// Collects the known heights by the positions that the rows have after the changes.
  init(
    _ geometry: TableGeometry, _ ways: ListWays, reloaded: Set<RowLocation>, _ changes: ListChanges
  ) {
    for (index, section) in geometry.sections.enumerated() {
      guard !changes.reloadedSections.contains(index), let other = ways.section(index) else {
        continue
      }
      sections[other] = section
    }
    for (index, section) in geometry.sections.enumerated() {
      section.rows.forEachSet { row, height, isKnown in
        let location = RowLocation(index, row)
        guard isKnown, !reloaded.contains(location), let target = ways.row(location) else { return }
        heights[target.section, default: []].append((target.row, height))
      }
    }
  }

  /// Returns the former state of a section by its new index; nil if it was inserted or reloaded.
  func section(_ section: Int) -> TableSection? { sections[section] }

  /// Sets the retained heights of a section's rows whose height is not known.
  ///
  /// Called when the heights are built again after a change.
  func give(to list: inout LengthList, section: Int) {
    // Inconsistent changes may lead to rows that do not exist.
    for (row, height) in heights[section] ?? [] where (0..<list.count).contains(row) {
      if !list.isKnown(row) { list.set(height, at: row) }
    }
  }
}
