/// A component: its variables and constraints, and the substitution of its equalities.
///
/// See `Documentation/Solver.md`, steps 1 and 2.
extension Solver {
  /// Resolves a new variable by the only constraint that names it, if all its other variables are
  /// resolved.
  ///
  /// With this, building a system one constraint at a time takes time proportional to its size.
  /// Returns false if the component of the variable has to be solved.
  ///
  /// - Complexity: the constraint's terms.
  mutating func resolveAlone(_ variable: Int32) throws(SolverError) -> Bool {
    guard variables[Int(variable)].isFresh else { return false }
    variables[Int(variable)].isFresh = false
    var term = variables[Int(variable)].firstTerm
    guard term >= 0 else { return false }
    let constraint = terms[Int(term)].constraint
    guard constraints[Int(constraint)].relation == .equal, constraints[Int(constraint)].isRequired
    else { return false }
    while term >= 0 {
      guard terms[Int(term)].constraint == constraint else { return false }
      term = terms[Int(term)].next
    }
    for location in termRange(constraint) where terms[location].variable != variable {
      guard !variables[Int(terms[location].variable)].isDirty else { return false }
    }
    work.variables.removeAll()
    work.variables.append(variable)
    work.guards.removeAll()
    makeRoot(variable)
    reduce(constraint)
    guard work.expression.roots.count == 1, work.expression.roots[0] == variable else {
      return false
    }
    replace(0, because: constraint)
    variables[Int(variable)].isDirty = false
    try finish()
    return true
  }

  /// Solves a component; returns false if its required constraints cannot all be satisfied.
  mutating func solveOnce(from seed: Int32) throws(SolverError) -> Bool {
    collect(from: seed)
    return try substituteAndSolve()
  }

  /// Lists the component's variables and constraints, and makes every variable a root.
  mutating func collect(from seed: Int32) {
    work.variables.removeAll()
    work.equalities.removeAll()
    work.costs.removeAll()
    visit &+= 1
    enqueue(seed)
    var next = 0
    while next < work.variables.count {
      var term = variables[Int(work.variables[next])].firstTerm
      next += 1
      while term >= 0 {
        let constraint = terms[Int(term)].constraint
        term = terms[Int(term)].next
        guard constraints[Int(constraint)].visit != visit else { continue }
        constraints[Int(constraint)].visit = visit
        file(constraint)
        for location in termRange(constraint) { enqueue(terms[location].variable) }
      }
    }
  }

  @inline(__always)
  private mutating func file(_ constraint: Int32) {
    let location = Int(constraint)
    if constraints[location].relation == .equal, constraints[location].isRequired {
      work.equalities.append(constraint)
    } else {
      work.costs.append(constraint)
    }
  }

  @inline(__always)
  private mutating func enqueue(_ variable: Int32) {
    let index = Int(variable)
    guard variables[index].visit != visit, variables[index].parameter < 0 else { return }
    variables[index].visit = visit
    variables[index].isDirty = false
    work.variables.append(variable)
    makeRoot(variable)
  }

  @inline(__always)
  private mutating func makeRoot(_ variable: Int32) {
    let index = Int(variable)
    if variables[index].block >= 0 { releaseBlock(of: index) }
    // Invalidates the entries of parameters that refer to the former solution.
    stamps[index] &+= 1
    variables[index].reason = -1
    variables[index].link = .root(variable)
  }

  /// Prepares the same component for another attempt, after one of its constraints was relaxed.
  mutating func collectAgain() {
    let constraints = work.equalities.map { $0 } + work.costs.map { $0 }
    work.equalities.removeAll()
    work.costs.removeAll()
    for constraint in constraints { file(constraint) }
    for variable in work.variables { makeRoot(variable) }
  }

  /// Solves the collected component.
  ///
  /// Returns false if the required constraints cannot all be satisfied; the search for the conflict
  /// then begins with `work.conflict`.
  mutating func substituteAndSolve() throws(SolverError) -> Bool {
    work.guards.removeAll()
    work.conflict.removeAll(keepingCapacity: true)
    work.unresolved = work.variables.count
    // L-PRIO-2.1: required inequalities are the first level of the rest
    guard substituteEqualities() else { return false }
    if work.unresolved == 0 {
      for index in work.costs.indices {
        let constraint = work.costs[index]
        guard constraints[Int(constraint)].isRequired else { continue }
        reduce(constraint)
        guard holds(constraint) else { return false }
      }
      guard work.conflict.isEmpty else { return false }
      try finish()
      return true
    }
    // L-PRIO-2.2
    return try solveUnresolved()
  }

  /// Substitutes required equalities: an equality over one root resolves the root, one over two
  /// roots joins them.
  ///
  /// Other equalities wait until at most two of their roots are left.
  private mutating func substituteEqualities() -> Bool {
    work.pending.removeAll()
    for index in work.equalities.indices {
      let constraint = work.equalities[index]
      guard let isDone = substitute(constraint) else { return false }
      if !isDone { work.pending.append(constraint) }
    }
    // Each pass may reduce waiting equalities to two roots. At most 16 passes, because a chain in
    // reverse order would need one pass per link; definitions handle the rest.
    for _ in 0..<16 {
      var retained = 0
      for index in work.pending.indices {
        let constraint = work.pending[index]
        guard let isDone = substitute(constraint) else { return false }
        if !isDone {
          work.pending[retained] = constraint
          retained += 1
        }
      }
      let count = work.pending.count
      work.pending.removeSuffix(from: retained)
      if retained == count { break }
    }
    return true
  }

  /// Substitutes an equality; returns false if it has to wait, nil if it cannot be satisfied.
  private mutating func substitute(_ constraint: Int32) -> Bool? {
    reduce(constraint)
    switch work.expression.roots.count {
    case 0:
      return holds(constraint) ? true : nil
    case 1:
      replace(0, because: constraint)
      return true
    case 2:
      // The larger factor is the divisor, so that errors do not grow along the chain.
      let sizes = (abs(work.expression.factors[0]), abs(work.expression.factors[1]))
      let isFirst =
        sizes.0 == sizes.1
        ? follows(work.expression.roots[0], rather: work.expression.roots[1])
        : sizes.0 > sizes.1
      replace(isFirst ? 0 : 1, because: constraint)
      return true
    default:
      return false
    }
  }

  /// Expresses a root by the other root of the expression, or by parameter values alone.
  private mutating func replace(_ location: Int, because constraint: Int32) {
    let root = Int(work.expression.roots[location])
    let scale = -1 / work.expression.factors[location]
    let hasOther = work.expression.roots.count == 2
    variables[root].link = Link(
      parent: hasOther ? work.expression.roots[1 - location] : -1,
      parameter: work.expression.parameter,
      factor: hasOther ? work.expression.factors[1 - location] * scale : 0,
      parameterFactor: work.expression.parameterFactor * scale,
      constant: work.expression.constant * scale)
    variables[root].reason = constraint
    work.unresolved -= 1
  }
}
