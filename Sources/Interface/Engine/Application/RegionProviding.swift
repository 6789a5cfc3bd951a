/// The regions of the display that content should avoid; lower folders call it when they may
/// change.
@preconcurrency @MainActor
protocol RegionProviding: AnyObject {
  /// Compares the regions with those that views have read, and lays out their readers if they
  /// differ.
  ///
  /// This happens at once, or after the current run-loop turn.
  func regionsMayChange(afterCommit: Bool)

  /// Calls the handlers of a view's hinge interactions after the view has entered or left a window.
  ///
  /// Called only on foldable devices.
  func viewDidChangeWindow(_ view: UIView)
}

extension Machine {
  /// The device as a `RegionProviding`, through which lower folders call the Folding folder.
  var regionProvider: any RegionProviding { self }
}
