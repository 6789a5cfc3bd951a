/// The search for minimal conflict sets.
///
/// `ConflictChoice` in the module Engine chooses the constraint of a set that is broken.
///
/// See: L-CONF-5.
extension Solver {
  /// Returns a minimal set of required constraints that cannot be satisfied together, in the order
  /// of adding.
  ///
  /// The given constraints conflict with each other or with the derivation of their variables. The
  /// search follows that derivation, nearest first; it does not visit the whole system.
  ///
  /// - Complexity: for a sum of equations, the constraints as near as its members. Where
  ///   inequalities depend on each other, about k·log(n/k) solutions of parts of the derivation,
  ///   for a set of k among its n constraints, up to a bound (see ``minimalSubset(of:_:)``).
  mutating func minimalConflict(around constraints: [Int32]) -> [ConstraintID] {
    var derivation = Derivation(from: constraints)
    var elimination = Elimination()
    while let constraint = derivation.next(in: self) {
      guard let contradiction = take(constraint, into: &elimination) else { continue }
      let members = elimination.members(of: contradiction)
      if isReason(members, for: elimination.difference(of: contradiction)) {
        work.effort += elimination.effort
        return members.map { id($0.slot) }.sorted()
      }
    }
    work.effort += elimination.effort
    var candidates = derivation.found.sorted { id($0) < id($1) }
    var trial = Trial(of: self, candidates)
    if trial.holds(candidates, &work.effort) {
      candidates =
        work.equalities.map { $0 }
        + work.costs.filter { self.constraints[Int($0)].isRequired }
      candidates.sort { id($0) < id($1) }
      trial = Trial(of: self, candidates)
    }
    let found = minimalSubset(of: candidates) { trial.holds($0, &$1) }
    return found.map(id).sorted()
  }

  /// Adds a required constraint to an elimination as if it were an equality.
  func take(_ slot: Int32, into elimination: inout Elimination) -> Elimination.Contradiction? {
    var constant = -constraints[Int(slot)].constant
    var scale = abs(constant)
    var unknown: [(variable: Int32, factor: Double)] = []
    for location in termRange(slot) {
      let parameter = variables[Int(terms[location].variable)].parameter
      guard parameter >= 0 else {
        unknown.append((terms[location].variable, terms[location].coefficient))
        continue
      }
      let part = terms[location].coefficient * parameterValues[Int(parameter)]
      constant += part
      scale = max(scale, abs(part))
    }
    return elimination.add(slot, unknown, constant, scale: scale)
  }

  /// Returns true if a sum of constraints in which all terms cancel out proves a contradiction.
  ///
  /// Each inequality must push to the side of the difference.
  private func isReason(
    _ members: [(slot: Int32, factor: Double)], for difference: Double
  ) -> Bool {
    members.allSatisfy { slot, factor in
      switch constraints[Int(slot)].relation {
      case .equal: true
      case .lessOrEqual: (factor > 0) == (difference > 0)
      case .greaterOrEqual: (factor < 0) == (difference > 0)
      }
    }
  }

  /// Returns the required constraints of everything that is connected through unknown variables.
  func requiredConstraints(reachableFrom start: [Int32]) -> [Int32] {
    let tied = unknowns(
      tiedTo: start.map { Variable(index: Int($0), generation: variables[Int($0)].generation) })
    var isFound: Set<Int32> = []
    for variable in tied {
      var term = variables[variable.index].firstTerm
      while term >= 0 {
        let constraint = terms[Int(term)].constraint
        term = terms[Int(term)].next
        if constraints[Int(constraint)].isRequired { isFound.insert(constraint) }
      }
    }
    return isFound.sorted { id($0) < id($1) }
  }

  /// Returns true if conflicting constraints could be satisfied together without a variable's
  /// parameter value.
  ///
  /// For a minimal conflict, true means that the parameter value belongs to the conflict.
  ///
  /// - Complexity: a solution of the constraints alone.
  public func needsParameterValue(of variable: Variable, for conflict: [ConstraintID]) -> Bool {
    let slots = conflict.map(\.slot)
    guard slots.contains(where: { termRange($0).contains { isTerm($0, of: variable) } }) else {
      return false
    }
    return Trial(of: self, slots, without: variable).holds(slots)
  }

  private func isTerm(_ location: Int, of variable: Variable) -> Bool {
    Int(terms[location].variable) == variable.index
  }

  /// Returns a minimal unsatisfiable part of a list, by halving (QuickXplain).
  ///
  /// Each test adds to the effort. If the effort exceeds its bound, the whole remaining list is
  /// returned.
  mutating func minimalSubset(
    of candidates: [Int32], _ isSatisfiable: ([Int32], inout Int) -> Bool
  ) -> [Int32] {
    let limit = searchLimit
    /// Returns the members of `list` that are necessary, if all of `background` remains.
    func search(
      _ background: [Int32], _ isChanged: Bool, _ list: ArraySlice<Int32>, _ effort: inout Int
    ) -> [Int32] {
      if effort > limit { return Array(list) }
      if isChanged, !isSatisfiable(background, &effort) { return [] }
      if list.count == 1 { return Array(list) }
      let middle = list.startIndex + list.count / 2
      let right = search(background + list[..<middle], true, list[middle...], &effort)
      let left = search(background + right, !right.isEmpty, list[..<middle], &effort)
      return left + right
    }
    if candidates.isEmpty || isSatisfiable(candidates, &work.effort) { return candidates }
    return isSatisfiable([], &work.effort)
      ? search([], false, candidates[...], &work.effort) : []
  }
}

/// A sequence of constraints, then the constraints by which their variables were substituted or
/// defined, nearest first.
private struct Derivation {
  private(set) var found: [Int32]
  private var isSeen: Set<Int32>
  private var given = 0
  private var expanded = 0

  init(from constraints: [Int32]) {
    isSeen = Set(constraints)
    found = isSeen.sorted()
  }

  /// Returns the next constraint; nil at the end.
  mutating func next(in system: Solver) -> Int32? {
    while given == found.count, expanded < found.count {
      for location in system.termRange(found[expanded]) {
        let variable = system.variables[Int(system.terms[location].variable)]
        if variable.reason >= 0, variable.parameter < 0, isSeen.insert(variable.reason).inserted {
          found.append(variable.reason)
        }
      }
      expanded += 1
    }
    guard given < found.count else { return nil }
    given += 1
    return found[given - 1]
  }
}
