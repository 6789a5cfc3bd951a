import Foundation
import GimbalEngine
import GimbalTraces

/// Changes of rows and sections.
extension UITableView {
  /// Begins a group of changes, which may be nested; called by `beginUpdates()`.
  ///
  /// Loads the rows first, so that their number before the changes is known.
  final func beginChanges() {
    guard !state.isQuerying else { return report(.reloadInCell(.table)) }
    if defers({ $0.beginChanges() }) { return }
    if state.changeDepth == 0 { loadIfNeeded() }
    state.changeDepth += 1
  }

  /// Ends a group of changes; the outermost one carries them out.
  ///
  /// Called by `endUpdates()`.
  final func endChanges() {
    if defers({ $0.endChanges() }) { return }
    guard state.changeDepth > 0 else { return }
    state.changeDepth -= 1
    if state.changeDepth == 0 { carryOut() }
  }

  /// Carries out the changes of a block, and calls `completion` when their animation would end.
  ///
  /// Called by `performBatchUpdates(_:completion:)`.
  final func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard !state.isQuerying else { return report(.reloadInCell(.table)) }
    beginChanges()
    updates?()
    endChanges()
    guard let completion else { return }
    // W-54: without a device, the virtual clock does not advance.
    if machine.isDetached { return completion(true) }
    machine.clock.schedule(after: CellMetrics.changeDuration) { completion(true) }
  }

  /// Records a change, and carries it out immediately outside of `beginUpdates()` and
  /// `endUpdates()`.
  final func change(_ body: @escaping (inout ListChanges) -> Void) {
    guard !state.isQuerying else { return report(.reloadInCell(.table)) }
    if defers({ $0.change(body) }) { return }
    beginChanges()
    body(&state.changes)
    endChanges()
  }

  /// Carries out changes that the data source's data already contains.
  ///
  /// A table that has not read the former numbers reads the new ones only.
  final func change(afterDataChanged changes: ListChanges) {
    if defers({ $0.change(afterDataChanged: changes) }) { return }
    guard state.isLoaded else { return setNeedsLayout() }
    change { $0 = changes }
  }

  /// Reads the numbers of rows again, checks that the changes fit them, and moves rows to their new
  /// positions.
  ///
  /// Inconsistent changes raise an exception, and the table takes the data source's numbers.
  ///
  /// See: R-LIST-8.
  private func carryOut() {
    let changes = state.changes
    state.changes = ListChanges()
    // An empty update measures all heights again.
    if changes.isEmpty {
      forgetHeights()
      return layOutRows()
    }
    let before = state.geometry
    let ways = changes.ways(from: before.sections.count)
    state.isLoading = true
    let retained = RetainedHeights(before, ways, reloaded: changes.reloadedRows, changes)
    state.geometry = TableGeometry(querySections(retained: retained))
    endLoading()
    if state.isStale { return carryOutWaiting() }
    if let exception = changes.exception(
      before: before.rowCounts, after: state.geometry.rowCounts, of: .table)
    {
      report(exception)
      putEverythingAway()
      state.selected = []
      return setNeedsLayout()
    }
    state.isMoving = true
    move(along: ways, changes)
    endMoving()
    positionEnds()
    layOutRows()
    setNeedsLayout()
    carryOutWaiting()
  }

  /// Moves cells, headers and selection to their new positions.
  private func move(along ways: ListWays, _ changes: ListChanges) {
    var stay: [ShownRow] = []
    var gone: [ShownRow] = []
    for row in state.shown {
      if let target = ways.row(row.location), !changes.reloadedRows.contains(row.location) {
        row.cell.location = target
        stay.append(ShownRow(location: target, cell: row.cell))
      } else {
        gone.append(row)
      }
    }
    state.shown = stay.sorted { $0.location < $1.location }
    for row in gone { putAway(row.cell, location: row.location) }
    moveParts(along: ways, changes)
    // A reloaded row loses its selection, as a deleted one does.
    state.selected = Set(
      state.selected.compactMap { changes.reloadedRows.contains($0) ? nil : ways.row($0) })
    state.touched = state.touched.flatMap { ways.row($0) }
    state.prefetched = Set(state.prefetched.compactMap { ways.row($0) })
  }

  private func moveParts(along ways: ListWays, _ changes: ListChanges) {
    hideParts { changes.reloadedSections.contains($0) || ways.section($0) == nil }
    let headers = state.headers.compactMap { part in ways.section(part.key).map { ($0, part.value) }
    }
    let footers = state.footers.compactMap { part in ways.section(part.key).map { ($0, part.value) }
    }
    state.headers = Dictionary(headers, uniquingKeysWith: { $1 })
    state.footers = Dictionary(footers, uniquingKeysWith: { $1 })
  }

  /// Reconfigures the existing cells of rows, and measures them again.
  final func reconfigure(_ paths: [IndexPath]) {
    guard !state.isQuerying else { return report(.reloadInCell(.table)) }
    if defers({ $0.reconfigure(paths) }) { return }
    guard let dataSource else { return }
    for path in paths {
      guard let location = RowLocation(path), let cell = state.cell(at: location) else { continue }
      // The data source receives the existing cell when it dequeues one.
      state.reconfigured = cell
      state.isQuerying = true
      _ = receiver(of: dataSource, as: "dataSource", cached: &state.sourceReceiver).send(
        .tableCell, arguments("cellForRowAt", path)
      ) { dataSource.tableView(self, cellForRowAt: path) }
      state.isQuerying = false
      state.reconfigured = nil
      cell.setNeedsUpdateConfiguration()
      // See: R-LIST-19.
      forgetHeight(of: location)
    }
    setNeedsLayout()
  }
}

extension UITableView: SnapshotList {}
