/// A variable expressed by another variable and a parameter.
///
/// Its value is factor · parent + parameterFactor · parameter + constant. Substitution creates it,
/// and the last step computes the variable's value from it.
struct Link {
  /// Another variable, the variable itself if it is a root, or -1 without an unknown part.
  var parent: Int32
  /// An index in `parameters`, or -1.
  var parameter: Int32
  /// The factor of the other variable.
  var factor: Double
  /// The factor of the parameter.
  var parameterFactor: Double
  /// The number that is added.
  var constant: Double

  /// Returns the link of a variable that is not expressed by another one.
  @inline(__always)
  static func root(_ variable: Int32) -> Link {
    Link(parent: variable, parameter: -1, factor: 1, parameterFactor: 0, constant: 0)
  }
}

/// The state of one variable, by its index.
///
/// `Solver.variables` has one for each variable, and one for each index that is free.
struct VariableRecord {
  /// The list of terms in which the variable occurs, oldest first.
  var firstTerm: Int32 = -1
  /// The newest term in which the variable occurs; -1 for none.
  var lastTerm: Int32 = -1
  /// Counts the removals of variables with this index, so that an old `Variable` is recognized.
  var generation: UInt32 = 0
  /// An index in `parameters`, or -1.
  var parameter: Int32 = -1
  /// The block that computes it, or -1.
  var block: Int32 = -1
  /// The number of the last traversal that visited it.
  var visit: UInt32 = 0
  /// The constraint through which it stopped being a root, or -1.
  var reason: Int32 = -1
  /// False while the index is free.
  var isLive = true
  /// True if it waits in `dirty`.
  var isDirty = false
  /// True if it is dirty only because an equality was the first to name it; then no other variable
  /// depends on it.
  var isFresh = false
  /// True if other values would be equally good.
  var isFree = false
  /// True if it takes the first inequality that bounds it instead of a value near 0.
  var leansOnLimits = false
  /// The expression of the variable by another one, or by itself.
  var link: Link
}

/// The state of one constraint, by its slot.
struct ConstraintRecord {
  /// The slot of the first term; the others follow it.
  var firstTerm: Int32
  /// The number of terms.
  var termCount: Int32
  /// The constant of the constraint.
  var constant: Double
  /// The priority as it was set.
  var priority: Float
  /// The sequence number of the added constraint; 0 when the slot is free.
  var serial: UInt32
  /// The number of the last traversal that visited it.
  var visit: UInt32 = 0
  /// The relation of the sum of the terms to the constant.
  var relation: Relation
  /// True if its priority is required but it is relaxed, so that it only precedes all optional
  /// ones.
  var isRelaxed = false
  /// True if it belongs to the conflict set of a relaxed constraint.
  var isSuspect = false

  /// True if the constraint must hold: its priority is required and it is not relaxed.
  var isRequired: Bool { priority >= LinearConstraint.required && !isRelaxed }

  /// The importance of the constraint; a higher level has precedence.
  ///
  /// The bit pattern of a positive number rises with its value.
  var level: UInt32 {
    isRequired ? .max : priority.bitPattern
  }
}

/// A term of a constraint, which is also an entry in the list of its variable.
struct TermRecord {
  /// The index of the variable.
  var variable: Int32
  /// The slot of the constraint.
  var constraint: Int32
  /// Neighbours in the list of the variable.
  var next: Int32
  /// The older term of the same variable; -1 for none.
  var previous: Int32
  /// The factor of the variable in the constraint.
  var coefficient: Double
}

/// A relaxed constraint and its minimal conflict set.
struct Relaxation {
  /// The constraint that is relaxed.
  var constraint: ConstraintID
  /// The constraints that cannot all be satisfied.
  var conflict: [ConstraintID]
}
