import GimbalTraits

/// The traits of a device's screen and scene, and how deep questions and changes of traits are nested.
package final class DeviceTraits: MachineState {
  package static var position: MachineStateSlot { .traits }
  /// The traits of an object that is made now, and when they were found.
  var predicted: (traits: TraitIndex, stamp: EnvironmentStamp)?
  /// The object that notes the traits that app code reads, from iOS 18 on.
  var reader: TraitReader?
  /// The window scene's overrides of the screen's traits.
  var sceneOverrides = UITraitOverrides()
  /// The traits of the screen that have been announced and are still to come.
  package internal(set) var announced: TraitIndex?
  /// The views in no window that receive another text size after its notification; nil while none changes.
  ///
  /// See: V-27.
  var delayed: [(view: UIView, traits: TraitIndex)]?
  /// The nesting depth of trait updates and of override assignments.
  var nestedUpdates = 0
  var nestedOverrides = 0

  package init() {}
}

extension Machine {
  package var deviceTraits: DeviceTraits { state() }
}
