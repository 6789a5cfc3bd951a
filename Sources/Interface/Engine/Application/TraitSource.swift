import GimbalTraits

/// The interface through which the app's objects read the traits of their device.
@preconcurrency @MainActor
protocol TraitSource: AnyObject {
  /// The current traits of the app's window.
  var windowTraits: TraitIndex { get }
  /// The current traits of the app's window, as a `UITraitCollection`.
  var collectionOfWindows: UITraitCollection { get }
  /// The traits of the screen, from which those of the scene are derived.
  var screenTraits: UITraitCollection { get }

  /// Returns the collection at an index of the trait table.
  func collection(_ index: TraitIndex) -> UITraitCollection

  /// Makes the window's traits current for app code outside of callbacks.
  func resetCurrentTraits()
}

extension Machine {
  /// The device as a `TraitSource`, through which lower folders read the Traits folder.
  var traitSource: any TraitSource { self }
}
