/// A parameter: a variable with a value that the caller sets, and the records that depend on it.
struct ParameterRecord {
  /// -1 when the slot is free.
  var variable: Int32
  var isChanged = false
  var dependents: [Dependent] = []
  var guards: [Guard] = []
  /// Variables of components that were solved for its current value only.
  var frozen: [Seed] = []
  /// Blocks to be solved again when its value changes.
  var blocks: [Seed] = []
  /// The list lengths at which stale entries are removed.
  var limits = Limits()

  struct Limits {
    var dependents = 64
    var guards = 64
    var frozen = 16
    var blocks = 16
  }
}

/// A variable that is factor · parameter + constant.
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

/// A variable with the stamp of the last solution of its component.
struct Seed {
  var variable: Int32
  var stamp: UInt32
}
