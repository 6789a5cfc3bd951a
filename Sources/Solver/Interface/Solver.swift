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
  var freeTerms: [Int: [Int32]] = [:]
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

  /// Hands over all values of the last solution at once, by ``Variable/index``.
  ///
  /// Where many are read this is the way: the buffer is valid until `body` returns.
  public func withValues<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try numbers.withUnsafeBufferPointer(body)
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

  /// Works in all changes since the last call.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)`` with a minimal set of required constraints that
  ///   cannot hold together; the changes stay noted, and the values of the variables concerned are
  ///   those of no particular solution until a call succeeds.
  ///   ``SolverError/tooManySteps(_:)`` when the search came to no end, or took more
  ///   than ``stepLimit``.
  public mutating func solve() throws(SolverError) {
    try solve { _, _ in nil }
  }

  /// Works in all changes since the last call, relaxing constraints where not all can hold.
  ///
  /// `choose` is called with each minimal set of required constraints that cannot hold together,
  /// in the order in which they were added, and with the system as it stands, of which it may ask
  /// what the constraints say; it names the one to relax. Nil ends the call with
  /// ``SolverError/unsatisfiable(_:)``. What is relaxed stays as an optional constraint above
  /// all others and becomes required again when another of its set is removed or changed.
  ///
  /// Past a bound for the search (``isSearchComplete``) what does not hold is relaxed as it comes;
  /// `choose` then sees each of these alone. A call that continues the last one shares its bound.
  ///
  /// - Throws: as ``solve()``; ``SolverError/unsatisfiable(_:)`` where `choose` returns nil.
  ///
  /// See: L-CONF-2.
  public mutating func solve(
    continuing: Bool = false,
    relaxing choose: (_ conflict: [ConstraintID], _ system: Solver) -> ConstraintID?
  ) throws(SolverError) {
    makeUnique()
    if !continuing { work.effort = 0 }
    moveParameters()
    try checkConstraintsOnParameters(choose)
    var next = 0
    while next < dirty.count {
      let seed = dirty[next]
      next += 1
      guard variables[Int(seed)].isDirty else { continue }
      do {
        if try resolveAlone(seed) { continue }
        try solveComponent(from: seed, choose)
      } catch {
        // The seeds that wait, this one included, stay noted: a later call goes on from here.
        dirty.removeFirst(next)
        markDirty(seed)
        throw error
      }
    }
    dirty.removeAll()
  }
}
