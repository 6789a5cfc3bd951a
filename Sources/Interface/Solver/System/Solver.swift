// The constraint solver: linear equalities and inequalities with strict priorities, kept solved
// while they change. It refuses to know what a variable means: no view, no axis, no screen. What
// turns a screen into constraints and values back into frames is the room Engine, above.

/// A system of linear constraints and the values that satisfy it best.
///
/// Required constraints hold exactly. The others are met level by level: of all solutions with the
/// least sum of absolute errors at the highest priority those with the least at the next, and so
/// on. Of equally good solutions the one that keeps the values of earlier constraints is taken, and
/// what nothing determines stays as near to 0 as it can. The same calls give the same bits.
///
/// Changes are only noted; ``solve()`` works them in. What it then costs follows from what the
/// change can reach: the constraints that are connected through variables of unknown value.
///
/// Rule: L-PRIO-2, L-PRIO-4.
/// See: L-PRIO-6.
public struct Solver: Sendable {
  var token = Token()
  var variables = Pool<VariableRecord>()
  var freeVariables = Pool<Int32>()
  /// Counts the solutions of a variable's component; notes of older ones are stale.
  ///
  /// By variable, and apart from `variables`: moving a parameter reads all of them.
  var stamps = Pool<UInt32>()
  var constraints = Pool<ConstraintRecord>()
  var freeConstraints = Pool<Int32>()
  /// The places of constraints among those of their priority, by slot, once ``setOrder(_:)`` was used.
  var ranks = Pool<UInt32>()
  var terms = Pool<TermRecord>()
  /// The values, by variable.
  var numbers = Pool<Double>()
  /// The first of the free places for so many terms, or -1, by number of terms; each names the next in its first term.
  var freeTerms: [Int32] = []
  var nextSerial: UInt32 = 1

  var parameters: [ParameterRecord] = []
  var parameterValues: [Double] = []
  var freeParameters: [Int32] = []
  var changedParameters: [Int32] = []
  /// Constraints on parameters only.
  var constraintsOnParameters: [Int32] = []

  var blocks: [Block] = []
  var freeBlocks: [Int32] = []

  /// Variables whose component has to be solved again.
  var dirty = Pool<Int32>()
  /// In the order in which they happened; nil where the constraint is required again.
  var relaxations: [Relaxation?] = []
  /// For each constraint, by slot, the places in `relaxations` of the conflicts it belongs to.
  var accusations: [Int32: [Int]] = [:]
  /// The number of constraints that are relaxed now.
  var relaxationCount = 0
  var work = Work()

  /// Stamps for what has been visited.
  var visit: UInt32 = 0

  /// The number of rows from which optional equalities are tried for exact solutions.
  ///
  /// With fewer rows the core is as fast.
  var rowsWorthSettling = 64

  /// A system without variables.
  public init() {}

  /// The number of variables that exist.
  public var variableCount: Int { variables.count - freeVariables.count }

  /// The number of constraints that exist, those that were relaxed included.
  public var constraintCount: Int { constraints.count - freeConstraints.count }

  /// The value of a variable in the last solution.
  public func value(of variable: Variable) -> Double { numbers[variable.index] }

  /// A copy of all values of the last solution, by ``Variable/index``.
  ///
  /// - Complexity: the number of variables.
  public var values: [Double] { numbers.withUnsafeBufferPointer { Array($0) } }

  /// All values of the last solution at once: where many are read this is the way.
  public var solution: Solution { Solution(numbers: numbers) }

  /// The values of a solution, which they share with the solver until it changes them.
  public struct Solution {
    fileprivate let numbers: Pool<Double>

    /// Hands over the values by ``Variable/index``, in a buffer that is valid until `body` returns.
    public func withValues<Result, Failure: Error>(
      _ body: (UnsafeBufferPointer<Double>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try numbers.withUnsafeBufferPointer(body)
    }
  }

  /// True if the last solution has a minimal conflict set for every relaxed constraint; false if
  /// the search hit ``searchLimit``.
  public var isSearchComplete: Bool { work.effort <= searchLimit }

  /// The effort limit of the conflict search, in terms looked at.
  ///
  /// The default takes about a second.
  public var searchLimit = SearchLimit.effort

  /// The effort limit of the simplex steps for one subproblem, in numbers looked at.
  ///
  /// Past it the values stay as they were. The default takes up to 20 seconds.
  public var stepLimit = SearchLimit.stepEffort
}
