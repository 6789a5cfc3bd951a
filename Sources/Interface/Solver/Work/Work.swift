/// Scratch memory for solving one component.
///
/// It is retained between solutions, which saves allocations.
struct Work {
  /// The variables of the component, in the order of the traversal.
  var variables = Pool<Int32>()
  /// The required equalities of the component.
  var equalities = Pool<Int32>()
  /// Optional constraints and required inequalities.
  var costs = Pool<Int32>()
  /// Required equalities over three unknown roots or more.
  var pending = Pool<Int32>()
  /// The number of the component's variables whose values are not known yet.
  var unresolved = 0
  /// Violated required constraints and those that they may conflict with; only the violated ones if
  /// `skipsExplanations`.
  var conflict: [Int32] = []
  /// True if unsatisfiable constraints are collected and left out without a search for the
  /// conflict.
  var skipsExplanations = false
  /// The effort that the current solution has spent on conflict sets.
  var effort = 0
  /// The ranges of parameters for which the steps so far are valid.
  var guards = Pool<Region>()
  /// The sum that is being computed.
  var expression = Expression()
  /// The variables on the way to a representative, while their links are shortened.
  var path = Pool<Int32>()

  /// The records of roots, by variable.
  var nodes = Pool<Node>()
  /// The unknown roots of the component.
  var roots = Pool<Int32>()
  /// The constraints that the definitions leave, over unknown roots.
  var rows = Pool<CostRow>()
  /// The roots that are defined as sums of others.
  var definitions = Pool<Definition>()
  /// The roots of all sums, one sum after the other.
  var poolRoots = Pool<Int32>()
  /// The factors of `poolRoots`.
  var poolFactors = Pool<Double>()
  /// The breakpoints of the subproblem with one unknown that is being solved.
  var breakpoints = Pool<Breakpoint>()

  /// Returns new scratch memory that replaces this one.
  func emptied() -> Work {
    var fresh = Work()
    fresh.variables = variables.emptied()
    fresh.equalities = equalities.emptied()
    fresh.costs = costs.emptied()
    fresh.pending = pending.emptied()
    fresh.guards = guards.emptied()
    fresh.expression = expression.emptied()
    fresh.path = path.emptied()
    fresh.nodes = nodes.emptied()
    fresh.roots = roots.emptied()
    fresh.rows = rows.emptied()
    fresh.definitions = definitions.emptied()
    fresh.poolRoots = poolRoots.emptied()
    fresh.poolFactors = poolFactors.emptied()
    fresh.breakpoints = breakpoints.emptied()
    return fresh
  }

  /// The range of a parameter's values for which the solution of the component stays valid.
  struct Region {
    /// The parameter.
    var parameter: Int32
    /// The smallest valid value.
    var low: Double
    /// The greatest valid value.
    var high: Double
  }

  /// The record of a root: its subproblem and its state.
  struct Node {
    /// Another root of the subproblem, nearer to the first one; the root itself if it is the first.
    var parent: Int32
    /// For a subproblem's first root: the number of its roots.
    var size: Int32 = 1
    /// For a subproblem's first root: the highest level of its inequalities; 0 without any.
    var barrier: UInt32 = 0
    /// An index in `definitions`; -1 for a root without a definition.
    var definition: Int32 = -1
    /// For a subproblem's first root: the first of its rows, or -1.
    var firstRow: Int32 = -1
    /// The next root of the same subproblem, or -1.
    var nextInSubproblem: Int32 = -1
    /// The number of rows that name it, and the sum of their indices.
    var rowCount = 0
    var rowSum = 0
    /// True if a constraint in `costs` names the root.
    var hasCost = false
    /// True if a definition names the root.
    var isReferenced = false
    /// True if the root's value is known.
    var isSolved = false
  }
}

/// Σ factor · root + parameterFactor · parameter + constant; the roots are in the pools.
struct Sum {
  /// The index of the first root and factor in the pools.
  var first: Int32
  /// The number of roots.
  var count: Int32
  /// The parameter of the sum; -1 for none.
  var parameter: Int32
  /// The factor of the parameter.
  var parameterFactor: Double
  /// The constant of the sum.
  var constant: Double
  /// The largest number that was added to the constant, for tolerances.
  var scale: Double
  /// The indices of the roots and factors in the pools.
  var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
}

/// A constraint over unresolved roots; its sum is compared with 0.
struct CostRow {
  /// The slot of the constraint.
  var constraint: Int32
  var sum: Sum
  /// The next row of the same subproblem, or -1.
  var next: Int32 = -1
}

/// A root that is a sum of others.
///
/// Sums name only roots of lower rank or without a definition.
struct Definition {
  /// The defined root.
  var root: Int32
  /// The position in the order in which definitions are evaluated.
  var rank: Int32
  var sum: Sum
}
