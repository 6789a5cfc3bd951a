/// The state that one folder of the engine stores with a device.
///
/// The folder declares the class, and the property of `Machine` that returns it, as in
/// `Rotation/RotationState.swift`. The machine only has a slot for it. A state is created when it
/// is first read. Values that traversals read in every view are in `TraversalState` instead.
@preconcurrency @MainActor
package protocol MachineState: AnyObject {
  /// The slot of the machine in which a state of this class is stored; no two classes share one.
  static var position: MachineStateSlot { get }
  /// Creates the state of a device; called at its first use.
  init()
}

/// The slots of the states that folders store with a device.
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
  /// Returns the state that a folder stores with the device.
  @inline(__always)
  package func state<State: MachineState>(_ type: State.Type = State.self) -> State {
    let position = states + State.position.rawValue
    if let known = position.pointee { return unsafeDowncast(known, to: State.self) }
    let made = State()
    position.pointee = made
    return made
  }

  /// Removes a state, so that the next read creates a new one.
  func forget<State: MachineState>(_ type: State.Type) {
    states[State.position.rawValue] = nil
  }
}

extension MachineStateSlot {
  /// Allocates the slots of all states, each with nil; the machine's `deinit` releases them.
  static func allocate() -> UnsafeMutablePointer<AnyObject?> {
    let states = UnsafeMutablePointer<AnyObject?>.allocate(
      capacity: allCases.count)
    states.initialize(repeating: nil, count: allCases.count)
    return states
  }

  /// Releases all states and their slots; called by the machine's `deinit`.
  nonisolated static func release(_ states: UnsafeMutablePointer<AnyObject?>) {
    states.deinitialize(count: allCases.count)
    states.deallocate()
  }
}
