import GimbalTraits

/// The trait state of a device: its screen, its scene and the nesting of trait updates.
package final class DeviceTraits: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .traits }
  /// The traits of an object that is created now, and the stamp of their prediction.
  var predicted: (traits: TraitIndex, stamp: EnvironmentStamp)?
  /// Records the traits that app code reads (from iOS 18 on); nil before.
  var reader: TraitReader?
  /// The window scene's overrides of the screen's traits.
  var sceneOverrides = UITraitOverrides()
  /// The screen's traits that have been announced but not yet applied.
  package internal(set) var announced: TraitIndex?
  /// The views in no window that receive a new text size after its notification; nil while none
  /// changes.
  ///
  /// See: V-27.
  var delayed: [(view: UIView, traits: TraitIndex)]?
  /// The nesting depth of trait updates and of override assignments.
  var nestedUpdates = 0
  /// The nesting depth of assignments of overrides by app code, which is limited.
  var nestedOverrides = 0

  /// Creates the state of a device; called at its first use.
  package init() {}
}

extension Machine {
  /// The trait state of this device, created at the first use.
  package var deviceTraits: DeviceTraits { state() }
}
