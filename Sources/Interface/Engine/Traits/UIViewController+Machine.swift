import GimbalTraces

/// The device to which a controller belongs.
extension UIViewController {
  /// Makes the controller, its view and its children belong to a machine.
  package func adopt(_ machine: Machine) {
    guard self.machine !== machine else { return }
    self.machine = machine
    ordinal = machine.ordinal(of: type(of: self))
    receiver = .none
    traits = TraitPrediction(machine).initialTraits
    firstTraits = traits
    traitState?.forgetTraits()
    for child in childControllers { child.adopt(machine) }
  }
}
