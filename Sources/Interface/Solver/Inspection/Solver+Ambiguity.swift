/// Variables whose values the constraints do not determine.
extension Solver {
  /// Returns the variables that could have other values in equally good solutions, by index.
  ///
  /// Call it after ``solve()``. A parameter is never among them.
  ///
  /// - Complexity: O(variables) for components without a simplex core; otherwise two solutions of
  ///   the component for each of its variables.
  ///
  /// See: L-AMB-1.
  public func ambiguousVariables() -> [Variable] {
    var found: [Variable] = []
    for index in variables.indices where variables[index].isLive && variables[index].parameter < 0 {
      let variable = Variable(index: index, generation: variables[index].generation)
      let isFree: Bool
      if variables[index].firstTerm < 0 {
        isFree = true
      } else if variables[index].isFree {
        isFree = true
      } else {
        isFree = variables[index].block >= 0 && hasRange(variable)
      }
      if isFree { found.append(variable) }
    }
    return found
  }

  /// Returns true if an additional weak constraint changes the value of the variable.
  private func hasRange(_ variable: Variable) -> Bool {
    var probe = self
    let here = numbers[variable.index]
    let step = 1 + abs(here)
    for direction in [-step, step] {
      let pull = LinearConstraint(
        [Term(variable)], .equal, here + direction, priority: .leastNonzeroMagnitude)
      guard let id = try? probe.add(pull), (try? probe.solve()) != nil else { return false }
      let moved = probe.numbers[variable.index] - here
      if !Tolerance.isMet(moved * 1e-3, scale: abs(here)) { return true }
      guard (try? probe.remove(id)) != nil else { return false }
    }
    return false
  }
}
