/// The part of a component that simplex cores solve, and the variables that are computed from it.
struct Block: Sendable {
  /// A variable of its component; -1 when the slot is free.
  var variable: Int32 = -1
  var cores: [Core] = []
  /// Sums of unknowns, ordered so that each names only earlier ones.
  var definitions: [BlockDefinition] = []
  var members: [Member] = []
}

/// A variable that is a sum of others.
struct BlockDefinition {
  var variable: Int32
  var terms: [(variable: Int32, factor: Double)]
  var parameter: Int32
  var parameterFactor: Double
  var constant: Double
}

/// A variable of a block that is computed from its representative, after the cores are solved.
struct Member {
  var variable: Int32
  var link: Link
}
