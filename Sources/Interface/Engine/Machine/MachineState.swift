/// The state that one subject keeps with a device.
///
/// The class and the property of `Machine` that gives it stand with the subject, as in
/// `Rotation/RotationState.swift`: the machine knows that there is a place for it and no more. A state is
/// made when it is first asked for. What walks read at every view is in `WalkState` instead.
@preconcurrency @MainActor
package protocol MachineState: AnyObject {
  static var place: MachineStatePlace { get }
  init()
}

/// The subjects that keep something of a device.
package enum MachineStatePlace: Int, CaseIterable {
  case animations
  case appearances
  case background
  case constraints
  case delayedCalls
  case delivery
  case faults
  case folding
  case guides
  case held
  case interactions
  case keyboard
  case layers
  case motion
  case objects
  case referee
  case responders
  case rotation
  case runLoop
  case scenes
  case showing
  case solving
  case systemBars
  case touches
  case traits
  case traitTable
  case transitions
}

extension Machine {
  /// The state that a subject keeps of the device.
  @inline(__always)
  package func state<State: MachineState>(_ type: State.Type = State.self) -> State {
    let place = states + State.place.rawValue
    if let known = place.pointee { return unsafeDowncast(known, to: State.self) }
    let made = State()
    place.pointee = made
    return made
  }

  /// Has a subject begin anew.
  func forget<State: MachineState>(_ type: State.Type) {
    states[State.place.rawValue] = nil
  }

  /// Room for all states, of which none has been made.
  static func makeStates() -> UnsafeMutablePointer<AnyObject?> {
    let states = UnsafeMutablePointer<AnyObject?>.allocate(
      capacity: MachineStatePlace.allCases.count)
    states.initialize(repeating: nil, count: MachineStatePlace.allCases.count)
    return states
  }

  nonisolated static func release(_ states: UnsafeMutablePointer<AnyObject?>) {
    states.deinitialize(count: MachineStatePlace.allCases.count)
    states.deallocate()
  }
}
