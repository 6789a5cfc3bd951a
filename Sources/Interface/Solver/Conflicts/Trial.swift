/// A test of parts of a list of required constraints for feasibility; parameters keep their values.
struct Trial {
  private var empty = Solver()
  private var copies: [Int32: LinearConstraint] = [:]
  private var added: LinearConstraint?
  /// False when a parameter value is out of range.
  private var hasParameters = true

  /// Prepares constraints of a system, with an additional one or without the parameter value of one
  /// variable.
  ///
  /// - Complexity: the number of their terms.
  init(
    of system: Solver, _ slots: [Int32], and added: LinearConstraint? = nil,
    without free: Variable? = nil
  ) {
    var variables: [Variable: Variable] = [:]
    /// Returns a constraint with the trial's variables; adds those that it does not have.
    func copy(_ constraint: LinearConstraint, in trial: inout Trial) -> LinearConstraint {
      var copy = constraint
      for index in copy.terms.indices {
        let original = copy.terms[index].variable
        if let parameter = variables[original] {
          copy.terms[index].variable = parameter
          continue
        }
        let made = trial.empty.makeVariable()
        variables[original] = made
        copy.terms[index].variable = made
        if let value = system.parameterValue(of: original), original != free {
          trial.hasParameters =
            (try? trial.empty.setParameter(made, to: value)) != nil && trial.hasParameters
        }
      }
      return copy
    }
    for slot in slots { copies[slot] = copy(system.linearConstraint(slot), in: &self) }
    self.added = added.map { copy($0, in: &self) }
  }

  /// Returns true if the constraints in the slots can be satisfied together.
  ///
  /// - Complexity: a solution of these constraints alone.
  func holds(_ slots: [Int32]) -> Bool {
    var effort = 0
    return holds(slots, &effort)
  }

  /// Adds its cost to the effort.
  func holds(_ slots: [Int32], _ effort: inout Int) -> Bool {
    guard hasParameters else { return false }
    var trial = empty
    defer { effort += trial.work.effort + SearchLimit.constraint * slots.count }
    for slot in slots {
      guard let constraint = copies[slot], (try? trial.add(constraint)) != nil else { return false }
    }
    if let added, (try? trial.add(added)) == nil { return false }
    return trial.canHold()
  }
}

/// The parts of a solver that only trials use.
extension Solver {
  fileprivate func parameterValue(of variable: Variable) -> Double? {
    let parameter = variables[variable.index].parameter
    return parameter < 0 ? nil : parameterValues[Int(parameter)]
  }

  /// Returns true if the constraints can be satisfied; does not search for the conflict if not.
  fileprivate mutating func canHold() -> Bool {
    moveParameters()
    for constraint in constraintsOnParameters where !holdsOnParameters(constraint) { return false }
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
