/// Counters of the constraints of one device, for the order of activations and for warnings.
final class ConstraintCounts: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .constraints }
  /// The number of constraints that have been activated so far.
  var activated: UInt64 = 0
  /// True once the warning about a huge constant has been logged, which happens once per device.
  var hasWarnedOfHugeConstant = false
}

extension Machine {
  /// The counters of this device, created at the first use.
  var constraintCounts: ConstraintCounts {
    @inline(__always) get { state() }
  }
}
