/// Counters of the constraints of one device.
final class ConstraintCounts: MachineState {
  static var position: MachineStateSlot { .constraints }
  /// The number of constraints that have been activated so far.
  var activated: UInt64 = 0
  var hasWarnedOfHugeConstant = false
}

extension Machine {
  var constraintCounts: ConstraintCounts {
    @inline(__always) get { state() }
  }
}
