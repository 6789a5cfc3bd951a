/// The part of a component that simplex cores solve, and the variables that are computed from it.
struct Block: Sendable {
  /// A variable of its component; -1 when the slot is free.
  var variable: Int32 = -1
  /// The subproblems that the simplex method solves.
  var cores: [Core] = []
  /// Sums of unknowns, ordered so that each names only earlier ones.
  var definitions: [BlockDefinition] = []
  /// The variables that follow from the solved ones.
  var members: [Member] = []
}

/// A variable that is a sum of others.
struct BlockDefinition {
  /// The variable that is the sum.
  var variable: Int32
  /// The other variables with their factors.
  var terms: [(variable: Int32, factor: Double)]
  /// An index in `parameters`, or -1.
  var parameter: Int32
  /// The factor of the parameter.
  var parameterFactor: Double
  /// The number that is added.
  var constant: Double
}

/// A variable of a block that is computed from its representative, after the cores are solved.
struct Member {
  /// The variable that is computed.
  var variable: Int32
  /// The expression of the variable by its representative.
  var link: Link
}
