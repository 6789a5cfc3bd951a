/// Dependents and guards of parameters, which are evaluated when a parameter changes.
extension Solver {
  /// Returns true if the component has not been solved or changed since the seed was made.
  func isCurrent(_ seed: Seed) -> Bool {
    stamps[Int(seed.variable)] == seed.stamp
  }

  /// Returns a seed of the last solution of a variable's component.
  func seed(_ variable: Int32) -> Seed {
    Seed(variable: variable, stamp: stamps[Int(variable)])
  }

  /// Adds a variable that is evaluated again when the parameter changes.
  ///
  /// Outdated entries are removed when the list reaches its limit.
  mutating func add(_ dependent: Dependent, to parameter: Int) {
    if parameters[parameter].dependents.count >= parameters[parameter].limits.dependents {
      let live = parameters[parameter].dependents.filter {
        stamps[Int($0.variable)] == $0.stamp
      }
      parameters[parameter].limits.dependents = max(64, 2 * live.count)
      parameters[parameter].dependents = live
      parameters[parameter].dependents.reserveCapacity(parameters[parameter].limits.dependents)
    }
    parameters[parameter].dependents.append(dependent)
  }

  /// Adds a range of the parameter in which a component's solution is valid.
  mutating func add(_ entry: Guard, to parameter: Int) {
    if parameters[parameter].guards.count >= parameters[parameter].limits.guards {
      let live = parameters[parameter].guards.filter { isCurrent($0.seed) }
      parameters[parameter].limits.guards = max(64, 2 * live.count)
      parameters[parameter].guards = live
    }
    parameters[parameter].guards.append(entry)
  }

  /// Adds a component that is solved again at every change of the parameter.
  mutating func addFrozen(_ entry: Seed, to parameter: Int) {
    if let last = parameters[parameter].frozen.last, last.variable == entry.variable,
      last.stamp == entry.stamp
    {
      return
    }
    if parameters[parameter].frozen.count >= parameters[parameter].limits.frozen {
      let live = parameters[parameter].frozen.filter { isCurrent($0) }
      parameters[parameter].limits.frozen = max(16, 2 * live.count)
      parameters[parameter].frozen = live
    }
    parameters[parameter].frozen.append(entry)
  }

  /// Adds a component whose block is solved again at every change of the parameter.
  mutating func addBlock(_ entry: Seed, to parameter: Int) {
    if parameters[parameter].blocks.count >= parameters[parameter].limits.blocks {
      let live = parameters[parameter].blocks.filter { isCurrent($0) }
      parameters[parameter].limits.blocks = max(16, 2 * live.count)
      parameters[parameter].blocks = live
    }
    parameters[parameter].blocks.append(entry)
  }

  /// Propagates changed parameter values to every variable that follows from them.
  ///
  /// Components that leave the range of values for which they were solved become dirty.
  mutating func moveParameters() {
    guard !changedParameters.isEmpty else { return }
    var moved: [Seed] = []
    for parameter in changedParameters {
      let parameter = Int(parameter)
      guard parameters[parameter].isChanged else { continue }
      parameters[parameter].isChanged = false
      let value = parameterValues[parameter]
      numbers[Int(parameters[parameter].variable)] = value
      evaluateDependents(of: parameter, at: value)
      for entry in parameters[parameter].guards
      where (value < entry.low || value > entry.high) && isCurrent(entry.seed) {
        setDirty(entry.seed.variable)
      }
      for entry in parameters[parameter].frozen where isCurrent(entry) { setDirty(entry.variable) }
      if !parameters[parameter].frozen.isEmpty {
        parameters[parameter].frozen.removeAll(keepingCapacity: true)
      }
      for entry in parameters[parameter].blocks where isCurrent(entry) { moved.append(entry) }
    }
    changedParameters.removeAll(keepingCapacity: true)
    for entry in moved where !variables[Int(entry.variable)].isDirty {
      let block = Int(variables[Int(entry.variable)].block)
      if !solveBlockAgain(block) { setDirty(entry.variable) }
    }
  }

  private mutating func evaluateDependents(of parameter: Int, at value: Double) {
    for entry in parameters[parameter].dependents {
      let index = Int(entry.variable)
      guard stamps[index] == entry.stamp else { continue }
      numbers[index] = entry.factor * value + entry.constant
    }
  }
}
