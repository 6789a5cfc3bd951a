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
  /// Counts the solutions of a variable's component; what an older one left behind is stale.
  ///
  /// By variable, and apart from the rest of it: moving a known value asks for all of them.
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

  var knowns: [KnownRecord] = []
  var knownValues: [Double] = []
  var freeKnowns: [Int32] = []
  var changedKnowns: [Int32] = []
  /// Constraints all of whose variables are known.
  var constraintsOnKnowns: [Int32] = []

  var blocks: [Block] = []
  var freeBlocks: [Int32] = []

  /// Variables whose component has to be solved again.
  var dirty = Pool<Int32>()
  /// In the order in which they happened; nil where one was taken back.
  var surrenders: [Surrender?] = []
  /// The places in the list of those to whose conflict a constraint belongs, by its slot.
  var accusations: [Int32: [Int]] = [:]
  /// How many surrenders stand.
  var surrenderCount = 0
  var work = Work()

  /// Stamps for what has been visited.
  var visit: UInt32 = 0

  /// From how many rows on optional equalities are looked through for those that hold exactly: below,
  /// the core is as fast.
  var rowsWorthSettling = 64

  /// A system without variables.
  public init() {}

  /// The number of variables that exist.
  public var variableCount: Int { variables.count - freeVariables.count }

  /// The number of constraints that exist, those that were given up included.
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

  /// True if the last solution found out for every constraint that it gave up which others are at odds
  /// with it; false when that would have taken too long.
  public var isSearchComplete: Bool { work.effort <= searchLimit }

  /// How many terms a solution may look at to find out which constraints are at odds: as many as take
  /// about a second.
  public var searchLimit = SearchLimit.effort

  /// How many numbers the steps to one part's solution may look at, before it is left as it was: as
  /// many as take up to 20 seconds.
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

  /// Works in all changes since the last call, giving up constraints where not all can hold.
  ///
  /// `choose` is called with each minimal set of required constraints that cannot hold together,
  /// in the order in which they were added, and with the system as it stands, of which it may ask
  /// what the constraints say; it names the one to give up. Nil ends the call with
  /// ``SolverError/unsatisfiable(_:)``. What is given up stays as an optional constraint above
  /// all others and becomes required again when another of its set is removed or changed.
  ///
  /// Past a bound for the search (``isSearchComplete``) what does not hold is given up as it comes;
  /// `choose` then sees each of these alone. A call that continues the last one shares its bound.
  ///
  /// See: L-CONF-2.
  public mutating func solve(
    continuing: Bool = false,
    givingUp choose: (_ conflict: [ConstraintID], _ system: Solver) -> ConstraintID?
  ) throws(SolverError) {
    makeUnique()
    if !continuing { work.effort = 0 }
    moveKnowns()
    try checkConstraintsOnKnowns(choose)
    var next = 0
    while next < dirty.count {
      let seed = dirty[next]
      next += 1
      guard variables[Int(seed)].isDirty else { continue }
      do {
        if try resolveAlone(seed) { continue }
        try solveComponent(from: seed, choose)
      } catch {
        dirty.removeFirst(next)
        markDirty(seed)
        throw error
      }
    }
    dirty.removeAll()
  }
}
