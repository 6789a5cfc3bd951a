extension Solver {
  /// The constraints that are given up, in the order in which that happened.
  ///
  /// - Complexity: the number of constraints that were given up.
  public var givenUpConstraints: [ConstraintID] { surrenders.compactMap { $0?.constraint } }

  /// The minimal set for which a constraint was given up, or nil when it was not.
  ///
  /// - Complexity: the number of conflicts to which it belongs.
  public func conflict(of constraint: ConstraintID) -> [ConstraintID]? {
    for place in accusations[constraint.slot] ?? [] {
      if let surrender = surrenders[place], surrender.constraint == constraint {
        return surrender.conflict
      }
    }
    return nil
  }

  mutating func giveUp(_ victim: ConstraintID, for conflict: [ConstraintID]) {
    if surrenders.count > 32, surrenders.count > 2 * surrenderCount { closeGaps() }
    constraints[Int(victim.slot)].isGivenUp = true
    note(Surrender(constraint: victim, conflict: conflict))
    surrenderCount += 1
  }

  private mutating func note(_ surrender: Surrender) {
    for member in surrender.conflict {
      constraints[Int(member.slot)].isAccused = true
      accusations[member.slot, default: []].append(surrenders.count)
    }
    surrenders.append(surrender)
  }

  /// Forgets what was taken back.
  private mutating func closeGaps() {
    let standing = surrenders.compactMap { $0 }
    surrenders = []
    accusations = [:]
    for surrender in standing { note(surrender) }
  }

  /// Requires again what was given up for a set to which a constraint belongs; the constraint itself
  /// is no longer given up.
  ///
  /// - Complexity: the number of conflicts to which it belongs.
  mutating func takeBackSurrenders(after constraint: ConstraintID) {
    guard constraints[Int(constraint.slot)].isAccused else { return }
    constraints[Int(constraint.slot)].isAccused = false
    for place in accusations.removeValue(forKey: constraint.slot) ?? [] {
      guard let surrender = surrenders[place], surrender.conflict.contains(constraint) else {
        continue
      }
      surrenders[place] = nil
      surrenderCount -= 1
      let slot = surrender.constraint.slot
      guard surrender.constraint != constraint,
        constraints[Int(slot)].serial == surrender.constraint.serial
      else { continue }
      constraints[Int(slot)].isGivenUp = false
      for place in termRange(slot) { markDirty(terms[place].variable) }
      if termRange(slot).allSatisfy({ variables[Int(terms[$0].variable)].known >= 0 }) {
        noteOnKnowns(slot)
      }
    }
    if surrenderCount == 0 {
      surrenders = []
      accusations = [:]
    }
  }

  /// Notes a constraint all of whose variables are known.
  mutating func noteOnKnowns(_ constraint: Int32) {
    if !constraintsOnKnowns.contains(constraint) { constraintsOnKnowns.append(constraint) }
  }

  /// A variable became known: constraints between known values belong to no component.
  mutating func collectConstraintsOnKnowns(around index: Int) {
    var term = variables[index].firstTerm
    while term >= 0 {
      let constraint = terms[Int(term)].constraint
      term = terms[Int(term)].next
      if termRange(constraint).allSatisfy({ variables[Int(terms[$0].variable)].known >= 0 }) {
        noteOnKnowns(constraint)
      }
    }
  }

  func holdsOnKnowns(_ constraint: Int32) -> Bool {
    let record = constraints[Int(constraint)]
    guard record.isRequired else { return true }
    var sum = -record.constant
    var scale = abs(sum)
    for place in termRange(constraint) {
      let known = Int(variables[Int(terms[place].variable)].known)
      let part = terms[place].coefficient * knownValues[known]
      sum += part
      scale = max(scale, abs(part))
    }
    if Tolerance.isMet(sum, scale: scale) { return true }
    return sum < 0 ? record.relation == .lessOrEqual : record.relation == .greaterOrEqual
  }

  mutating func checkConstraintsOnKnowns(
    _ choose: ([ConstraintID], Solver) -> ConstraintID?
  ) throws(SolverError) {
    for constraint in constraintsOnKnowns where !holdsOnKnowns(constraint) {
      let set = [id(constraint)]
      guard choose(set, self) == set[0] else { throw .unsatisfiable(set) }
      giveUp(set[0], for: set)
    }
  }
}
