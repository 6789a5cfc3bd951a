import GimbalEngine

/// Changes that an app makes inside a callback of its delegate or its data source.
extension UITableView {
  /// The number of consecutive times that changes may restart a layout pass, or the update of cells
  /// when editing begins or ends.
  static let restartLimit = 3

  /// Enqueues a change until the running pass ends; returns false if none runs.
  ///
  /// A pass that has an enqueued change stops, because the app's data differ from those of the
  /// pass.
  ///
  /// See: R-LIST-20.
  final func defers(_ change: @escaping @MainActor (UITableView) -> Void) -> Bool {
    guard state.isLayingOut || state.isLoading || state.isMoving else { return false }
    if state.isLoading { state.isStale = true }
    state.waiting.append(change)
    return true
  }

  /// Ends the reading of the numbers of sections and rows.
  final func endLoading() {
    state.isLoading = false
    endMoving()
  }

  /// Ends the moving of cells, and requests the layout that was skipped meanwhile.
  final func endMoving() {
    state.isMoving = false
    guard state.missedLayout else { return }
    state.missedLayout = false
    setNeedsLayout()
  }

  /// Carries out the changes that were made inside the pass that has ended.
  ///
  /// Numbers of rows that changed while they were read are read again. Changes that recur in every
  /// pass are reported as a layout loop, and the table reads its numbers in the next layout.
  ///
  /// Rule: R-LIST-20.
  final func carryOutWaiting() {
    guard !state.waiting.isEmpty, !state.isLayingOut, !state.isLoading, !state.isMoving,
      !state.isCarryingOut
    else { return }
    state.isCarryingOut = true
    defer { state.isCarryingOut = false }
    while !state.waiting.isEmpty {
      let waiting = state.waiting
      state.waiting = []
      state.restarts += 1
      guard state.restarts <= UITableView.restartLimit else {
        state.isStale = false
        state.isLoaded = false
        return LayoutLoops.report(self, limit: UITableView.restartLimit)
      }
      setNeedsLayout()
      guard state.isStale else {
        for change in waiting { change(self) }
        continue
      }
      // The numbers are not compared, because the former numbers are not known.
      let depth = state.changeDepth
      state.changeDepth = depth + 1
      for change in waiting { change(self) }
      state.changeDepth = depth
      state.changes = ListChanges()
      state.isStale = false
      reload()
    }
  }
}
