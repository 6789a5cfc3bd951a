extension Solver {
  /// A minimal set of required constraints that cannot hold together, by order of adding.
  ///
  /// The constraints given are at odds with each other or with what their variables were derived
  /// from: a search in what led there, not in the whole system.
  ///
  /// - Complexity: for a set of k among n constraints of the derivation about k·log(n/k) solutions
  ///   of parts of it, up to a bound (see ``minimalSubset(of:_:)``).
  mutating func minimalConflict(around constraints: [Int32]) -> [ConstraintID] {
    var candidates = derivation(of: constraints)
    if isSatisfiable(candidates, and: nil) {
      candidates =
        work.equalities.map { $0 }
        + work.costs.filter { self.constraints[Int($0)].isRequired }
      candidates.sort { id($0) < id($1) }
    }
    return minimalSubset(of: candidates) { isSatisfiable($0, and: nil) }.map(id).sorted()
  }

  /// Constraints with all those through which their variables stopped being roots.
  private func derivation(of constraints: [Int32]) -> [Int32] {
    var isSeen: Set<Int32> = Set(constraints)
    var found = isSeen.sorted()
    var next = 0
    while next < found.count {
      for place in termRange(found[next]) {
        let reason = variables[Int(terms[place].variable)].reason
        if reason >= 0, variables[Int(terms[place].variable)].known < 0,
          isSeen.insert(reason).inserted
        {
          found.append(reason)
        }
      }
      next += 1
    }
    return found.sorted { id($0) < id($1) }
  }

  /// The required constraints of all that is connected with variables of unknown value.
  func requiredConstraints(reachableFrom start: [Int32]) -> [Int32] {
    var isSeen: Set<Int32> = Set(start)
    var queue = start.filter { variables[Int($0)].known < 0 }
    var isFound: Set<Int32> = []
    var found: [Int32] = []
    var next = 0
    while next < queue.count {
      var term = variables[Int(queue[next])].firstTerm
      next += 1
      while term >= 0 {
        let constraint = terms[Int(term)].constraint
        term = terms[Int(term)].next
        guard isFound.insert(constraint).inserted else { continue }
        if constraints[Int(constraint)].isRequired { found.append(constraint) }
        for place in termRange(constraint) {
          let other = terms[place].variable
          if variables[Int(other)].known < 0, isSeen.insert(other).inserted { queue.append(other) }
        }
      }
    }
    return found.sorted { id($0) < id($1) }
  }

  /// Whether constraints that cannot hold together could if a variable had no known value.
  ///
  /// Of a minimal conflict this tells whether the known value belongs to it.
  ///
  /// - Complexity: a solution of the constraints alone.
  public func needsKnownValue(of variable: Variable, for conflict: [ConstraintID]) -> Bool {
    let slots = conflict.map(\.slot)
    guard slots.contains(where: { termRange($0).contains { isTerm($0, of: variable) } }) else {
      return false
    }
    return isSatisfiable(slots, and: nil, without: variable)
  }

  private func isTerm(_ place: Int, of variable: Variable) -> Bool {
    Int(terms[place].variable) == variable.index
  }

  /// Whether required constraints can hold together at the present known values, but for one.
  func isSatisfiable(
    _ slots: [Int32], and added: LinearConstraint?, without free: Variable? = nil
  ) -> Bool {
    var trial = Solver()
    var copies: [Variable: Variable] = [:]
    func add(_ constraint: LinearConstraint, to trial: inout Solver) -> Bool {
      var copy = constraint
      for index in copy.terms.indices {
        let original = copy.terms[index].variable
        if copies[original] == nil {
          let made = trial.makeVariable()
          copies[original] = made
          let known = variables[original.index].known
          if known >= 0, original != free {
            guard (try? trial.setKnown(made, to: knownValues[Int(known)])) != nil else {
              return false
            }
          }
        }
        copy.terms[index].variable = copies[original] ?? original
      }
      return (try? trial.add(copy)) != nil
    }
    for slot in slots {
      guard add(linearConstraint(slot), to: &trial) else { return false }
    }
    if let added {
      guard add(added, to: &trial) else { return false }
    }
    return trial.canHold()
  }

  /// Solves without looking for the reason when that fails.
  private mutating func canHold() -> Bool {
    moveKnowns()
    for constraint in constraintsOnKnowns where !holdsOnKnowns(constraint) { return false }
    var next = 0
    while next < dirty.count {
      let variable = dirty[next]
      next += 1
      guard variables[Int(variable)].isDirty else { continue }
      guard (try? solveOnce(from: variable)) == true else { return false }
    }
    return true
  }

  /// A minimal part of a list that is not satisfiable, by halving (QuickXplain).
  ///
  /// Past a million constraints tried, a set of some five hundred, what is left stays as it is.
  func minimalSubset(
    of candidates: [Int32], _ isSatisfiable: ([Int32]) -> Bool
  ) -> [Int32] {
    var budget = 1_000_000
    func holds(_ list: [Int32]) -> Bool {
      budget -= list.count
      return isSatisfiable(list)
    }
    func search(_ background: [Int32], _ isChanged: Bool, _ list: ArraySlice<Int32>) -> [Int32] {
      if budget < 0 { return Array(list) }
      if isChanged, !holds(background) { return [] }
      if list.count == 1 { return Array(list) }
      let middle = list.startIndex + list.count / 2
      let right = search(background + list[..<middle], true, list[middle...])
      let left = search(background + right, !right.isEmpty, list[..<middle])
      return left + right
    }
    if candidates.isEmpty || isSatisfiable(candidates) { return candidates }
    return isSatisfiable([]) ? search([], false, candidates[...]) : []
  }
}
