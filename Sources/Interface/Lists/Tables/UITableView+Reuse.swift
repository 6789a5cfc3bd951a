import Foundation
import GimbalEngine
import GimbalTraces

/// Reused cells and headers, reloading and prefetching.
extension UITableView {
  /// Registers how cells with an identifier are made; nil removes the registration.
  package final func registerCells(_ identifier: String, _ maker: (() -> UITableViewCell)?) {
    state.cells.register(
      identifier,
      maker.map { maker in
        {
          let cell = maker()
          cell.name(identifier)
          return cell
        }
      })
  }

  /// Registers how headers and footers with an identifier are made; nil removes the registration.
  package final func registerHeaders(
    _ identifier: String, _ maker: (() -> UITableViewHeaderFooterView)?
  ) {
    state.headerViews.register(
      identifier,
      maker.map { maker in
        {
          let view = maker()
          view.name(identifier)
          return view
        }
      })
  }

  /// Returns a cell for reuse, or a new one; nil if the identifier is not registered.
  ///
  /// Rule: R-LIST-4.
  final func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = state.reconfigured, cell.reuseIdentifier == identifier { return cell }
    guard let cell = state.cells.waitingView(identifier) else {
      return state.cells.newView(identifier)
    }
    cell.send(.prepareForReuse) { cell.prepareForReuse() }
    return cell
  }

  /// Returns a header or footer for reuse, or a new one; nil if the identifier is not registered.
  final func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = state.headerViews.waitingView(identifier) else {
      return state.headerViews.newView(identifier)
    }
    view.send(.prepareForReuse) { view.prepareForReuse() }
    return view
  }

  /// Discards rows and selection, reads the numbers of rows immediately, and requests cells in the
  /// next layout.
  ///
  /// See: R-LIST-1.
  final func reload() {
    guard !state.isQuerying else { return report(.reloadInCell(.table)) }
    if defers({ $0.reload() }) || state.isStale { return }
    if !state.isCarryingOut { state.restarts = 0 }
    state.isMoving = true
    putEverythingAway()
    endMoving()
    state.unanswered = []
    state.selected = []
    state.touched = nil
    state.changes = ListChanges()
    load()
    setNeedsLayout()
    carryOutWaiting()
  }

  /// Removes all rows, headers and footers; called before all data is read again.
  final func putEverythingAway() {
    putAwayRows(except: [])
    hideParts { _ in true }
    state.prefetched = []
  }

  /// Notifies the prefetching data source of the rows after the visible ones, and cancels the
  /// others.
  ///
  /// Rule: R-LIST-11.
  final func prefetch(around shown: [RowLocation]) {
    guard isPrefetchingEnabled, let source = prefetchDataSource, let last = shown.last else {
      return
    }
    var soon: [RowLocation] = []
    var location = last
    while soon.count < CellMetrics.prefetchCount, let next = state.geometry.row(after: location) {
      soon.append(next)
      location = next
    }
    let seen = Set(shown)
    let new = soon.filter { !state.prefetched.contains($0) }
    let gone = state.prefetched.subtracting(soon).subtracting(seen)
    state.prefetched = Set(soon)
    let receiver = receiver(of: source, as: "prefetcher", cached: &state.prefetchReceiver)
    if !new.isEmpty {
      let paths = new.map(\.path)
      receiver.send(
        .tablePrefetch,
        machine.arguments(TraceArgument("prefetchRowsAt", .text(PathText.of(paths))))
      ) { source.tableView(self, prefetchRowsAt: paths) }
    }
    if !gone.isEmpty, state.waiting.isEmpty {
      let paths = gone.sorted().map(\.path)
      _ = receiver.sendOptional(
        .tableCancelPrefetch, to: source,
        machine.arguments(TraceArgument("cancelPrefetchingForRowsAt", .text(PathText.of(paths))))
      ) { source.tableView(self, cancelPrefetchingForRowsAt: paths) }
    }
  }
}
