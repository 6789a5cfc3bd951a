/// A test of parts of a list of required constraints for feasibility; parameters keep their values.
struct Trial {
  private var empty = Solver()
  private var copies: [Int32: LinearConstraint] = [:]
  private var added: LinearConstraint?
  /// False when a known value is beyond all measure.
  private var hasKnowns = true

  /// Tries constraints of a system, together with one that is not in it, and without the known value
  /// of one variable.
  ///
  /// - Complexity: the number of their terms.
  init(
    of system: Solver, _ slots: [Int32], and added: LinearConstraint? = nil,
    without free: Variable? = nil
  ) {
    var variables: [Variable: Variable] = [:]
    func copy(_ constraint: LinearConstraint, in trial: inout Trial) -> LinearConstraint {
      var copy = constraint
      for index in copy.terms.indices {
        let original = copy.terms[index].variable
        if let known = variables[original] {
          copy.terms[index].variable = known
          continue
        }
        let made = trial.empty.makeVariable()
        variables[original] = made
        copy.terms[index].variable = made
        if let value = system.knownValue(of: original), original != free {
          trial.hasKnowns = (try? trial.empty.setKnown(made, to: value)) != nil && trial.hasKnowns
        }
      }
      return copy
    }
    for slot in slots { copies[slot] = copy(system.linearConstraint(slot), in: &self) }
    self.added = added.map { copy($0, in: &self) }
  }

  /// - Complexity: a solution of these constraints alone.
  func holds(_ slots: [Int32]) -> Bool {
    var effort = 0
    return holds(slots, &effort)
  }

  /// Adds to the effort what it took.
  func holds(_ slots: [Int32], _ effort: inout Int) -> Bool {
    guard hasKnowns else { return false }
    var trial = empty
    defer { effort += trial.work.effort + SearchLimit.constraint * slots.count }
    for slot in slots {
      guard let constraint = copies[slot], (try? trial.add(constraint)) != nil else { return false }
    }
    if let added, (try? trial.add(added)) == nil { return false }
    return trial.canHold()
  }
}

extension Solver {
  fileprivate func knownValue(of variable: Variable) -> Double? {
    let known = variables[variable.index].known
    return known < 0 ? nil : knownValues[Int(known)]
  }

  /// Solves without looking for the reason when that fails.
  fileprivate mutating func canHold() -> Bool {
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
}
