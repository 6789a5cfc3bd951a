/// A variable expressed by another one and by a parameter:
/// factor · parent + parameterFactor · parameter + constant.
struct Link {
  /// Another variable, the variable itself when it is a root, or -1 when there is no unknown part.
  var parent: Int32
  /// A place in `parameters`, or -1.
  var parameter: Int32
  var factor: Double
  var parameterFactor: Double
  var constant: Double

  @inline(__always)
  static func root(_ variable: Int32) -> Link {
    Link(parent: variable, parameter: -1, factor: 1, parameterFactor: 0, constant: 0)
  }
}

struct VariableRecord {
  /// The list of terms in which the variable occurs, oldest first.
  var firstTerm: Int32 = -1
  var lastTerm: Int32 = -1
  var generation: UInt32 = 0
  /// A place in `parameters`, or -1.
  var parameter: Int32 = -1
  /// The block that computes it, or -1.
  var block: Int32 = -1
  /// The last collection that came by.
  var visit: UInt32 = 0
  /// The constraint through which it stopped being a root, or -1.
  var reason: Int32 = -1
  var isLive = true
  /// Waits in `dirty`.
  var isDirty = false
  /// Is dirty only because an equality was the first to name it: no other variable follows from it.
  var isFresh = false
  /// Other values would be as good.
  var isFree = false
  /// Rests at the first inequality that bounds it, not near 0.
  var leansOnLimits = false
  var link: Link
}

struct ConstraintRecord {
  var firstTerm: Int32
  var termCount: Int32
  var constant: Double
  var priority: Float
  /// Rises with every constraint; 0 when the slot is free.
  var serial: UInt32
  /// The last collection that came by.
  var visit: UInt32 = 0
  var relation: Relation
  /// Required by its priority, but in force above all optional ones only.
  var isRelaxed = false
  /// Belongs to the conflict set of a relaxed constraint.
  var isSuspect = false

  var isRequired: Bool { priority >= LinearConstraint.required && !isRelaxed }

  /// Higher is more important: the bits of a positive number rise with it.
  var level: UInt32 {
    isRequired ? .max : priority.bitPattern
  }
}

struct TermRecord {
  var variable: Int32
  var constraint: Int32
  /// Neighbours in the list of the variable.
  var next: Int32
  var previous: Int32
  var coefficient: Double
}

/// A relaxed constraint and its minimal conflict set.
struct Relaxation {
  var constraint: ConstraintID
  var conflict: [ConstraintID]
}
