/// The regions of the display that content should avoid, which folders below the one that keeps them may change.
@preconcurrency @MainActor
protocol RegionProviding: AnyObject {
  /// Compares the regions with those that views have read, and has their readers laid out where they differ: at
  /// once, or after the current turn of the run loop.
  func regionsMayChange(afterCommit: Bool)

  /// Has the hinge interactions of a view that has come into a window or left it call their handlers.
  ///
  /// Called on devices that fold only.
  func viewDidChangeWindow(_ view: UIView)
}

extension Machine {
  var regionProvider: any RegionProviding { self }
}
