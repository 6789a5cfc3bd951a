// The constraint solver: linear equalities and inequalities with strict priorities, solved
// incrementally. It does not know views, axes or screens. The layer Engine, above it, makes
// constraints from views and frames from values.

/// A system of linear constraints and the values that satisfy it best.
///
/// Required constraints hold exactly. The others are satisfied level by level: first the sum of
/// absolute errors at the highest priority becomes as small as possible, then that of the next, and
/// so on. Among equally good solutions, earlier constraints have precedence. Values that no
/// constraint determines are as near to 0 as possible. The same calls produce the same bits.
///
/// Changes only make variables dirty; ``solve()`` processes them. Its cost depends on the
/// constraints that are connected with a change through unknown variables.
///
/// Rule: L-PRIO-2, L-PRIO-4.
/// See: L-PRIO-6.
public struct Solver: Sendable {
  var token = Token()
  /// The records of the variables, by index.
  var variables = Pool<VariableRecord>()
  /// The indices of removed variables, which new ones get.
  var freeVariables = Pool<Int32>()
  /// Counts the solutions of a variable's component.
  ///
  /// Records with an older number are stale.
  ///
  /// The counts are stored by variable, separately from `variables`, because a change of a
  /// parameter reads all of them.
  var stamps = Pool<UInt32>()
  /// The records of the constraints, by slot.
  var constraints = Pool<ConstraintRecord>()
  /// The slots of removed constraints, which new ones get.
  var freeConstraints = Pool<Int32>()
  /// The positions of constraints among those of their priority, by slot; empty before
  /// ``setOrder(_:)``.
  var ranks = Pool<UInt32>()
  /// The terms of all constraints, by slot.
  var terms = Pool<TermRecord>()
  /// The values, by variable.
  var numbers = Pool<Double>()
  /// Free lists of term slots by number of terms: the first slot, or -1.
  ///
  /// Each names the next one in its first term.
  var freeTerms: [Int32] = []
  /// The sequence number of the next constraint.
  var nextSerial: UInt32 = 1

  /// The records of the parameters, by index.
  var parameters: [ParameterRecord] = []
  /// The values of the parameters, by index.
  var parameterValues: [Double] = []
  /// The indices of removed parameters, which new ones get.
  var freeParameters: [Int32] = []
  /// The indices of parameters whose values have changed since the last move.
  var changedParameters: [Int32] = []
  /// Constraints all of whose variables are parameters.
  var constraintsOnParameters: [Int32] = []

  /// The blocks of components that simplex cores solve.
  var blocks: [Block] = []
  /// The indices of free blocks, which new ones get.
  var freeBlocks: [Int32] = []

  /// Variables whose component has to be solved again.
  var dirty = Pool<Int32>()
  /// Relaxations in the order in which they happened; nil where the constraint is required again.
  var relaxations: [Relaxation?] = []
  /// By slot of a constraint, the indices in `relaxations` of the conflicts to which it belongs.
  var accusations: [Int32: [Int]] = [:]
  /// The number of constraints that are relaxed now.
  var relaxationCount = 0
  var work = Work()

  /// The number of the current traversal.
  var visit: UInt32 = 0

  /// The number of rows from which optional equalities are solved exactly by elimination.
  ///
  /// With fewer rows the core is as fast.
  var rowsWorthSettling = 64

  /// A system without variables.
  public init() {}

  /// The number of variables that exist.
  public var variableCount: Int { variables.count - freeVariables.count }

  /// The number of constraints that exist, including relaxed ones.
  public var constraintCount: Int { constraints.count - freeConstraints.count }

  /// The value of a variable in the last solution.
  public func value(of variable: Variable) -> Double { numbers[variable.index] }

  /// A copy of all values of the last solution, by ``Variable/index``.
  ///
  /// - Complexity: the number of variables.
  public var values: [Double] { numbers.withUnsafeBufferPointer { Array($0) } }

  /// All values of the last solution, for callers that read many of them.
  public var solution: Solution { Solution(numbers: numbers) }

  /// The values of a solution, shared with the solver until it changes them.
  public struct Solution {
    fileprivate let numbers: Pool<Double>

    /// Passes the values by ``Variable/index`` to `body`, in a buffer that is valid until it
    /// returns.
    public func withValues<Result, Failure: Error>(
      _ body: (UnsafeBufferPointer<Double>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try numbers.withUnsafeBufferPointer(body)
    }
  }

  /// True if the last solution has a minimal conflict set for every relaxed constraint; false if
  /// the search reached ``searchLimit``.
  public var isSearchComplete: Bool { work.effort <= searchLimit }

  /// The effort limit of the conflict search, in visited terms.
  ///
  /// The default takes about a second.
  public var searchLimit = SearchLimit.effort

  /// The effort limit of the simplex steps for one subproblem, in table entries read.
  ///
  /// Past it the values stay as they were. The default takes up to 20 seconds.
  public var stepLimit = SearchLimit.stepEffort
}
