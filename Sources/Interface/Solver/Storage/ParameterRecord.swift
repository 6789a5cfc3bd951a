/// A parameter: a variable with a value that the caller sets, and the records that depend on it.
///
/// `Solver.setParameter(_:to:)` creates it. `moveParameters()` reads it to update what depends on a
/// changed value. An entry with an older stamp than its variable is stale and ignored.
struct ParameterRecord {
  /// The index of the variable; -1 if the record is free for another parameter.
  var variable: Int32
  /// True if the value has changed since the last call of `moveParameters()`.
  var isChanged = false
  /// Variables that are computed from the value alone.
  var dependents: [Dependent] = []
  /// Ranges of the value; a component whose range the value leaves is solved again.
  var guards: [Guard] = []
  /// Variables of components that were solved for its current value only.
  var frozen: [Seed] = []
  /// Blocks to be solved again when its value changes.
  var blocks: [Seed] = []
  /// The lengths of the lists at which stale entries are removed.
  var limits = Limits()

  /// A limit for each list of a parameter's record.
  struct Limits {
    var dependents = 64
    var guards = 64
    var frozen = 16
    var blocks = 16
  }
}

/// A variable whose value is factor · parameter + constant.
struct Dependent {
  var variable: Int32
  var stamp: UInt32
  var factor: Double
  var constant: Double
}

/// The range of a parameter's values for which the solution of a component stays valid.
struct Guard {
  var low: Double
  var high: Double
  var seed: Seed
}

/// A variable that stands for its component, with the stamp of the component's last solution.
struct Seed {
  var variable: Int32
  var stamp: UInt32
}
