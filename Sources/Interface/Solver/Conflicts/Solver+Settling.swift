/// The relaxation of constraints until a component can be solved.
extension Solver {
  /// Relaxes constraints until the current component can be solved.
  ///
  /// `work.conflict` lists where to search.
  ///
  /// The first few conflicts are searched for one by one. If there are more, all equalities of the
  /// component are processed together. When the search exceeds its effort limit, each constraint
  /// that cannot be satisfied is relaxed without a search.
  mutating func settleConflict(
    after searches: Int, _ choose: ([ConstraintID], Solver) -> ConstraintID?
  ) throws(SolverError) {
    work.effort += SearchLimit.constraint * (work.equalities.count + work.costs.count)
    if work.skipsExplanations {
      for constraint in work.conflict { try relaxOne(of: [id(constraint)], choose) }
    } else if !isSearchComplete {
      work.skipsExplanations = true
    } else if searches == SearchLimit.singleSearches,
      try settleEqualities(work.equalities.map { $0 }, choose)
    {
      return
    } else {
      try relaxOne(of: minimalConflict(around: work.conflict), choose)
    }
  }

  private mutating func relaxOne(
    of set: [ConstraintID], _ choose: ([ConstraintID], Solver) -> ConstraintID?
  ) throws(SolverError) {
    guard let victim = choose(set, self), set.contains(victim) else {
      for variable in work.variables { setDirty(variable) }
      throw .unsatisfiable(set)
    }
    relax(victim, for: set)
  }

  /// Processes required equalities in order and relaxes one for each contradiction; returns false
  /// if there was none.
  ///
  /// - Complexity: for each equality the equalities of which it is a sum, and for each
  ///   contradiction those that depend on the relaxed one. The component is not solved again.
  private mutating func settleEqualities(
    _ equalities: [Int32], _ choose: ([ConstraintID], Solver) -> ConstraintID?
  ) throws(SolverError) -> Bool {
    var elimination = Elimination()
    var isChanged = false
    var spent = work.effort
    var next = 0
    while next < equalities.count {
      let constraint = equalities[next]
      next += 1
      guard constraints[Int(constraint)].isRequired else { continue }
      var queue = [take(constraint, into: &elimination)].compactMap { $0 }
      while let contradiction = queue.popLast() {
        let set = elimination.members(of: contradiction).map { id($0.slot) }.sorted()
        if set.isEmpty { continue }
        if elimination.hasRemoved, !elimination.isExact(contradiction) {
          spent += elimination.effort
          elimination = Elimination()
          next = 0
          break
        }
        try relaxOne(of: set, choose)
        isChanged = true
        guard let victim = relaxations.last??.constraint.slot else { continue }
        queue += elimination.remove(victim, from: contradiction)
      }
      work.effort = spent + elimination.effort
      if !isSearchComplete { break }
    }
    return isChanged
  }
}
