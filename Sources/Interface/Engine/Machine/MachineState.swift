/// The state that one subject keeps with a device.
///
/// The class and the property of `Machine` that gives it stand with the subject, as in
/// `Rotation/RotationState.swift`: the machine knows that there is a place for it and no more. A state is
/// made when it is first asked for. What walks read at every view is in `TraversalState` instead.
@preconcurrency @MainActor
package protocol MachineState: AnyObject {
  static var position: MachineStateSlot { get }
  init()
}

/// The subjects that keep something of a device.
package enum MachineStateSlot: Int, CaseIterable {
  case animations
  case appearances
  case background
  case constraints
  case delayedCalls
  case delivery
  case exceptions
  case folding
  case guides
  case held
  case interactions
  case keyboard
  case layers
  case motion
  case objects
  case checker
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
    let position = states + State.position.rawValue
    if let known = position.pointee { return unsafeDowncast(known, to: State.self) }
    let made = State()
    position.pointee = made
    return made
  }

  /// Has a subject begin anew.
  func forget<State: MachineState>(_ type: State.Type) {
    states[State.position.rawValue] = nil
  }

  /// Room for all states, of which none has been made.
  static func makeStates() -> UnsafeMutablePointer<AnyObject?> {
    let states = UnsafeMutablePointer<AnyObject?>.allocate(
      capacity: MachineStateSlot.allCases.count)
    states.initialize(repeating: nil, count: MachineStateSlot.allCases.count)
    return states
  }

  nonisolated static func release(_ states: UnsafeMutablePointer<AnyObject?>) {
    states.deinitialize(count: MachineStateSlot.allCases.count)
    states.deallocate()
  }
}
