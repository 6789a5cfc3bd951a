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
    /// The limit of `dependents`.
    var dependents = 64
    /// The limit of `guards`.
    var guards = 64
    /// The limit of `frozen`.
    var frozen = 16
    /// The limit of `blocks`.
    var blocks = 16
  }
}

/// A variable whose value is factor · parameter + constant.
struct Dependent {
  /// The index of the variable.
  var variable: Int32
  /// The variable's stamp when the entry was made.
  var stamp: UInt32
  /// The factor of the parameter.
  var factor: Double
  /// The number that is added.
  var constant: Double
}

/// The range of a parameter's values for which the solution of a component stays valid.
struct Guard {
  /// The least value of the range.
  var low: Double
  /// The greatest value of the range.
  var high: Double
  /// The component that is solved again outside of the range.
  var seed: Seed
}

/// A variable that stands for its component, with the stamp of the component's last solution.
struct Seed {
  /// The index of the variable.
  var variable: Int32
  /// The stamp when the entry was made; another one makes the entry stale.
  var stamp: UInt32
}
