/// Required constraints that were relaxed because of a conflict.
extension Solver {
  /// The relaxed constraints, in the order in which they were relaxed.
  ///
  /// - Complexity: the number of constraints that were relaxed.
  public var relaxedConstraints: [ConstraintID] { relaxations.compactMap { $0?.constraint } }

  /// Returns the minimal conflict set for which a constraint was relaxed, or nil if it is not
  /// relaxed.
  ///
  /// - Complexity: the number of conflicts to which it belongs.
  public func conflict(of constraint: ConstraintID) -> [ConstraintID]? {
    for location in accusations[constraint.slot] ?? [] {
      if let relaxation = relaxations[location], relaxation.constraint == constraint {
        return relaxation.conflict
      }
    }
    return nil
  }

  /// Relaxes a required constraint, and records its conflict set; called when a conflict is found.
  mutating func relax(_ victim: ConstraintID, for conflict: [ConstraintID]) {
    if relaxations.count > 32, relaxations.count > 2 * relaxationCount { closeGaps() }
    constraints[Int(victim.slot)].isRelaxed = true
    recordRelaxation(Relaxation(constraint: victim, conflict: conflict))
    relaxationCount += 1
  }

  private mutating func recordRelaxation(_ relaxation: Relaxation) {
    for member in relaxation.conflict {
      constraints[Int(member.slot)].isSuspect = true
      accusations[member.slot, default: []].append(relaxations.count)
    }
    relaxations.append(relaxation)
  }

  /// Removes the entries of constraints that are required again.
  private mutating func closeGaps() {
    let standing = relaxations.compactMap { $0 }
    relaxations = []
    accusations = [:]
    for relaxation in standing { recordRelaxation(relaxation) }
  }

  /// Makes the constraints required again that were relaxed because of a conflict set with
  /// `constraint`; `constraint` itself is not relaxed any more.
  ///
  /// - Complexity: the number of conflicts to which it belongs.
  mutating func takeBackRelaxations(after constraint: ConstraintID) {
    guard constraints[Int(constraint.slot)].isSuspect else { return }
    constraints[Int(constraint.slot)].isSuspect = false
    for location in accusations.removeValue(forKey: constraint.slot) ?? [] {
      guard let relaxation = relaxations[location], relaxation.conflict.contains(constraint) else {
        continue
      }
      relaxations[location] = nil
      relaxationCount -= 1
      if relaxation.constraint != constraint { requireAgain(relaxation.constraint) }
    }
    if relaxationCount == 0 {
      relaxations = []
      accusations = [:]
    }
  }

  /// Makes a relaxed constraint required again; the next solution searches for its conflict again.
  ///
  /// - Complexity: the number of conflicts to which it belongs.
  public mutating func takeBackRelaxation(of constraint: ConstraintID) {
    makeUnique()
    for location in accusations[constraint.slot] ?? []
    where relaxations[location]?.constraint == constraint {
      relaxations[location] = nil
      relaxationCount -= 1
      requireAgain(constraint)
    }
  }

  private mutating func requireAgain(_ constraint: ConstraintID) {
    let slot = constraint.slot
    guard constraints[Int(slot)].serial == constraint.serial else { return }
    constraints[Int(slot)].isRelaxed = false
    for location in termRange(slot) { setDirty(terms[location].variable) }
    if termRange(slot).allSatisfy({ variables[Int(terms[$0].variable)].parameter >= 0 }) {
      enqueueParameterConstraint(slot)
    }
  }

  /// Enqueues a constraint that names only parameters.
  mutating func enqueueParameterConstraint(_ constraint: Int32) {
    if !constraintsOnParameters.contains(constraint) { constraintsOnParameters.append(constraint) }
  }

  /// Removes constraints from the components if all their variables have become parameters.
  mutating func collectConstraintsOnParameters(around index: Int) {
    var term = variables[index].firstTerm
    while term >= 0 {
      let constraint = terms[Int(term)].constraint
      term = terms[Int(term)].next
      if termRange(constraint).allSatisfy({ variables[Int(terms[$0].variable)].parameter >= 0 }) {
        enqueueParameterConstraint(constraint)
      }
    }
  }

  /// Returns true if a constraint holds at the parameters' values, or is not required.
  ///
  /// All variables of the constraint are parameters.
  func holdsOnParameters(_ constraint: Int32) -> Bool {
    let record = constraints[Int(constraint)]
    guard record.isRequired else { return true }
    var sum = -record.constant
    var scale = abs(sum)
    for location in termRange(constraint) {
      let parameter = Int(variables[Int(terms[location].variable)].parameter)
      let part = terms[location].coefficient * parameterValues[parameter]
      sum += part
      scale = max(scale, abs(part))
    }
    if Tolerance.isMet(sum, scale: scale) { return true }
    return sum < 0 ? record.relation == .lessOrEqual : record.relation == .greaterOrEqual
  }

  /// Relaxes each required constraint on parameters alone that does not hold.
  ///
  /// `solve()` calls it. Such a constraint is its own conflict set, which is passed to `choose`.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if `choose` does not choose the constraint.
  mutating func checkConstraintsOnParameters(
    _ choose: ([ConstraintID], Solver) -> ConstraintID?
  ) throws(SolverError) {
    for constraint in constraintsOnParameters where !holdsOnParameters(constraint) {
      let set = [id(constraint)]
      guard choose(set, self) == set[0] else { throw .unsatisfiable(set) }
      relax(set[0], for: set)
    }
  }
}
