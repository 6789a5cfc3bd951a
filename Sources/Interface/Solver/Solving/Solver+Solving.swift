/// The call `solve()`, and the steps for each dirty component.
extension Solver {
  /// Solves the system for all changes since the last call.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)`` with a minimal set of required constraints that
  ///   cannot hold together. The changes stay pending, and the affected values are undefined until
  ///   a call succeeds. ``SolverError/tooManySteps(_:)`` when the search did not end, or took more
  ///   than ``stepLimit``.
  public mutating func solve() throws(SolverError) {
    try solve { _, _ in nil }
  }

  /// Solves the system for all changes since the last call, and relaxes constraints if not all can
  /// be satisfied.
  ///
  /// `choose` receives each minimal set of required constraints that cannot be satisfied together,
  /// in the order in which they were added, and the current system. It returns the constraint to
  /// relax. If it returns nil, the call throws ``SolverError/unsatisfiable(_:)``. A relaxed
  /// constraint is optional, with a higher priority than all other optional ones. It becomes
  /// required again when another member of its set is removed or changed.
  ///
  /// Past the effort limit (``isSearchComplete``), each violated constraint is relaxed when it is
  /// found; `choose` then receives only this constraint. A call with `continuing` shares the effort
  /// limit of the last call.
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
        // The waiting seeds, including this one, stay dirty, so that a later call continues here.
        dirty.removeFirst(next)
        setDirty(seed)
        throw error
      }
    }
    dirty.removeAll()
  }

  /// Adds a required constraint if it can be satisfied together with the existing ones, and solves.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)`` with the others of the conflict when it cannot;
  ///   nothing has changed then. Otherwise what ``add(_:)`` and ``solve()`` throw.
  /// - Complexity: twice everything that is connected with the constraint.
  @discardableResult
  public mutating func addIfSatisfiable(
    _ constraint: LinearConstraint
  ) throws(SolverError) -> ConstraintID {
    try solve()
    try check(constraint)
    if constraint.priority >= LinearConstraint.required {
      let extent = requiredConstraints(
        reachableFrom: constraint.terms.map { Int32($0.variable.index) })
      let trial = Trial(of: self, extent, and: constraint)
      work.effort = 0
      if !trial.holds(extent) {
        let set = minimalSubset(of: extent) { trial.holds($0, &$1) }
        throw .unsatisfiable(set.map(id).sorted())
      }
    }
    let added = try add(constraint)
    try solve()
    return added
  }

  /// Solves the component of a variable: all variables and constraints that unknown variables
  /// connect with it.
  ///
  /// 1. Collect the component.
  /// 2. Substitute: required equalities express variables by fewer and fewer roots. Usually no root
  /// is left, and all values are functions of parameter values.
  /// 3. Divide what is left into subproblems that share only parameters and resolved variables.
  ///    Solve a subproblem of one root directly, the others by the simplex core.
  /// 4. Set the values, and record for which parameter values the solution stays valid.
  mutating func solveComponent(
    from seed: Int32, _ choose: ([ConstraintID], Solver) -> ConstraintID?
  ) throws(SolverError) {
    collect(from: seed)
    work.skipsExplanations = false
    var searches = 0
    while try !substituteAndSolve() {
      searches += 1
      try settleConflict(after: searches, choose)
      collectAgain()
    }
  }
}
