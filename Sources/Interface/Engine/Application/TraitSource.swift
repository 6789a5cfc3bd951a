import GimbalTraits

/// Questions of the app's objects about the traits of their device.
@preconcurrency @MainActor
protocol TraitSource: AnyObject {
  /// The traits of the app's window at present.
  var windowTraits: TraitIndex { get }
  /// The same as a collection.
  var collectionOfWindows: UITraitCollection { get }
  /// The traits of the screen, of which those of the scene are made.
  var screenTraits: UITraitCollection { get }

  /// A collection by its place.
  func collection(_ index: TraitIndex) -> UITraitCollection

  /// Makes the window's traits the current ones for app code outside callbacks.
  func resetCurrentTraits()
}

extension Machine {
  /// The device as the source of traits.
  var traitSource: any TraitSource { self }
}
