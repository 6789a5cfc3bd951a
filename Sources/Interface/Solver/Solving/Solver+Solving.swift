extension Solver {
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
        setDirty(seed)
        throw error
      }
    }
    dirty.removeAll()
  }

  /// Adds a required constraint if it can hold beside those that are there, and solves.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)`` with the others of the conflict when it cannot;
  ///   nothing has changed then. Else what ``add(_:)`` and ``solve()`` throw.
  /// - Complexity: what the constraint can reach, twice.
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

  /// Solves the component of a variable: what is connected through variables of unknown value.
  ///
  /// 1. Collect the component.
  /// 2. Substitute: required equalities make variables follow from fewer and fewer roots. Mostly
  ///    nothing is left, and all is a function of parameter values.
  /// 3. The rest falls apart into subproblems that share only parameters and resolved variables. A
  ///    subproblem of one root is solved directly, others by the simplex core.
  /// 4. Values; and for which parameter values the component keeps its form.
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
