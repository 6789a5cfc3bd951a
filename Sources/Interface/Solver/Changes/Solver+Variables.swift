/// Adding and removing variables, and making them parameters.
extension Solver {
  /// Reserves capacity, so that adding this many variables and constraints does not move memory.
  public mutating func reserve(variables variableCount: Int, constraints constraintCount: Int) {
    makeUnique()
    variables.reserveCapacity(variableCount)
    stamps.reserveCapacity(variableCount)
    numbers.reserveCapacity(variableCount)
    constraints.reserveCapacity(constraintCount)
    terms.reserveCapacity(2 * constraintCount)
  }

  /// Makes a variable.
  ///
  /// Its value is 0 until a constraint names it.
  ///
  /// If only inequalities restrict the variable, its value is as near to 0 as they allow. With
  /// `leansOnLimits`, its value is instead the limit that was added first, as in a simplex tableau.
  public mutating func makeVariable(leansOnLimits: Bool = false) -> Variable {
    makeUnique()
    if let free = freeVariables.popLast() {
      let index = Int(free)
      variables[index].leansOnLimits = leansOnLimits
      variables[index].isLive = true
      variables[index].isFree = true
      variables[index].link = .root(free)
      numbers[index] = 0
      return Variable(index: index, generation: variables[index].generation)
    }
    precondition(variables.count < Int(Int32.max), "more variables than handles")
    var record = VariableRecord(link: .root(Int32(variables.count)))
    record.isFree = true
    record.leansOnLimits = leansOnLimits
    variables.append(record)
    stamps.append(0)
    numbers.append(0)
    return Variable(index: variables.count - 1, generation: 0)
  }

  /// Removes a variable that no constraint names.
  ///
  /// - Throws: ``SolverError/variableInUse(_:constraints:)``,
  ///   ``SolverError/unknownVariable(_:)``.
  public mutating func remove(_ variable: Variable) throws(SolverError) {
    makeUnique()
    try check(variable)
    let index = variable.index
    var count = 0
    var term = variables[index].firstTerm
    while term >= 0 {
      count += 1
      term = terms[Int(term)].next
    }
    guard count == 0 else { throw .variableInUse(variable, constraints: count) }
    forgetParameter(index)
    releaseBlock(of: index)
    variables[index].generation &+= 1
    stamps[index] &+= 1
    variables[index].isLive = false
    variables[index].isDirty = false
    freeVariables.append(Int32(index))
  }

  /// Makes a variable a parameter with a given value, or changes the value of a parameter.
  ///
  /// Constraints that share only parameters are solved separately. After a change of a parameter
  /// value, usually only values are evaluated and nothing is solved.
  ///
  /// - Throws: ``SolverError/notFinite(_:)``, ``SolverError/outOfRange(_:)``,
  ///   ``SolverError/unknownVariable(_:)``.
  /// - Complexity: the first time the number of constraints that name the variable.
  public mutating func setParameter(_ variable: Variable, to value: Double) throws(SolverError) {
    makeUnique()
    try check(variable)
    try Tolerance.check(input: value)
    let index = variable.index
    if variables[index].parameter < 0 { makeParameter(index) }
    let parameter = Int(variables[index].parameter)
    guard parameterValues[parameter] != value else { return }
    parameterValues[parameter] = value
    if !parameters[parameter].isChanged {
      parameters[parameter].isChanged = true
      changedParameters.append(Int32(parameter))
    }
  }

  /// Makes a parameter an ordinary variable again, which constraints determine.
  ///
  /// - Throws: ``SolverError/notParameter(_:)``, ``SolverError/unknownVariable(_:)``.
  /// - Complexity: the number of constraints that name the variable.
  public mutating func release(_ variable: Variable) throws(SolverError) {
    makeUnique()
    try check(variable)
    guard variables[variable.index].parameter >= 0 else { throw .notParameter(variable) }
    forgetParameter(variable.index)
    variables[variable.index].isFree = true
    setNeighboursDirty(of: variable.index)
    setDirty(Int32(variable.index))
  }

  private mutating func makeParameter(_ index: Int) {
    setNeighboursDirty(of: index)
    releaseBlock(of: index)
    var record = ParameterRecord(variable: Int32(index), isChanged: true)
    record.dependents.reserveCapacity(record.limits.dependents)
    let parameter: Int32
    if let free = freeParameters.popLast() {
      parameter = free
      parameters[Int(free)] = record
      parameterValues[Int(free)] = 0
    } else {
      parameter = Int32(parameters.count)
      parameters.append(record)
      parameterValues.append(0)
    }
    changedParameters.append(parameter)
    variables[index].parameter = parameter
    stamps[index] &+= 1
    variables[index].isDirty = false
    variables[index].isFree = false
    variables[index].reason = -1
    variables[index].link = Link(
      parent: -1, parameter: parameter, factor: 0, parameterFactor: 1, constant: 0)
    collectConstraintsOnParameters(around: index)
  }

  private mutating func forgetParameter(_ index: Int) {
    let parameter = variables[index].parameter
    guard parameter >= 0 else { return }
    constraintsOnParameters = constraintsOnParameters.filter { constraint in
      !termRange(constraint).contains { terms[$0].variable == Int32(index) }
    }
    changedParameters.removeAll { $0 == parameter }
    parameters[Int(parameter)] = ParameterRecord(variable: -1)
    freeParameters.append(parameter)
    variables[index].parameter = -1
    stamps[index] &+= 1
    variables[index].link = .root(Int32(index))
  }

  /// Makes the neighbours of a variable dirty that has become a parameter, or an ordinary variable
  /// again, because components may split or join.
  private mutating func setNeighboursDirty(of index: Int) {
    var term = variables[index].firstTerm
    while term >= 0 {
      for other in termRange(terms[Int(term)].constraint) { setDirty(terms[other].variable) }
      term = terms[Int(term)].next
    }
  }

  /// Checks a variable that a caller passes.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)`` if this solver does not have it any more.
  func check(_ variable: Variable) throws(SolverError) {
    guard variables.indices.contains(variable.index), variables[variable.index].isLive,
      variables[variable.index].generation == variable.generation
    else { throw .unknownVariable(variable) }
  }

  /// Sets the dirty flag of a variable, so that the next `solve()` solves its component again.
  ///
  /// A parameter never becomes dirty.
  @inline(__always)
  mutating func setDirty(_ variable: Int32) {
    let index = Int(variable)
    variables[index].isFresh = false
    guard !variables[index].isDirty, variables[index].parameter < 0 else { return }
    variables[index].isDirty = true
    dirty.append(variable)
  }
}
