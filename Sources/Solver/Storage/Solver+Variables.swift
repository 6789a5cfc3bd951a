extension Solver {
  /// Makes room, so that adding so much does not move what is there.
  public mutating func reserve(variables variableCount: Int, constraints constraintCount: Int) {
    makeUnique()
    variables.reserveCapacity(variableCount)
    stamps.reserveCapacity(variableCount)
    numbers.reserveCapacity(variableCount)
    constraints.reserveCapacity(constraintCount)
    terms.reserveCapacity(2 * constraintCount)
  }

  /// Makes a variable; until a constraint names it its value is 0.
  ///
  /// Where nothing but inequalities hold a variable that leans on limits, it rests at the limit that
  /// was added first, as an unrestricted variable does in a simplex tableau; another one rests as
  /// near to 0 as it can.
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
    forgetKnown(index)
    releaseBlock(of: index)
    variables[index].generation &+= 1
    stamps[index] &+= 1
    variables[index].isLive = false
    variables[index].isDirty = false
    freeVariables.append(Int32(index))
  }

  /// Gives a variable a value from outside, or another one.
  ///
  /// Known values tie nothing together: what is connected only through them is solved apart, and
  /// moving one is mostly an evaluation.
  ///
  /// - Throws: ``SolverError/notFinite(_:)``, ``SolverError/outOfRange(_:)``, ``SolverError/unknownVariable(_:)``.
  /// - Complexity: the first time the number of constraints that name the variable.
  public mutating func setKnown(_ variable: Variable, to value: Double) throws(SolverError) {
    makeUnique()
    try check(variable)
    try Tolerance.check(input: value)
    let index = variable.index
    if variables[index].known < 0 { makeKnown(index) }
    let known = Int(variables[index].known)
    guard knownValues[known] != value else { return }
    knownValues[known] = value
    if !knowns[known].isChanged {
      knowns[known].isChanged = true
      changedKnowns.append(Int32(known))
    }
  }

  /// Lets constraints determine a variable again that had a known value.
  ///
  /// - Throws: ``SolverError/notKnown(_:)``, ``SolverError/unknownVariable(_:)``.
  /// - Complexity: the number of constraints that name the variable.
  public mutating func release(_ variable: Variable) throws(SolverError) {
    makeUnique()
    try check(variable)
    guard variables[variable.index].known >= 0 else { throw .notKnown(variable) }
    forgetKnown(variable.index)
    variables[variable.index].isFree = true
    markNeighboursDirty(of: variable.index)
    markDirty(Int32(variable.index))
  }

  private mutating func makeKnown(_ index: Int) {
    markNeighboursDirty(of: index)
    releaseBlock(of: index)
    var record = KnownRecord(variable: Int32(index), isChanged: true)
    record.dependents.reserveCapacity(record.limits.dependents)
    let known: Int32
    if let free = freeKnowns.popLast() {
      known = free
      knowns[Int(free)] = record
      knownValues[Int(free)] = 0
    } else {
      known = Int32(knowns.count)
      knowns.append(record)
      knownValues.append(0)
    }
    changedKnowns.append(known)
    variables[index].known = known
    stamps[index] &+= 1
    variables[index].isDirty = false
    variables[index].isFree = false
    variables[index].reason = -1
    variables[index].link = Link(
      parent: -1, known: known, factor: 0, knownFactor: 1, constant: 0)
    collectConstraintsOnKnowns(around: index)
  }

  private mutating func forgetKnown(_ index: Int) {
    let known = variables[index].known
    guard known >= 0 else { return }
    constraintsOnKnowns = constraintsOnKnowns.filter { constraint in
      !termRange(constraint).contains { terms[$0].variable == Int32(index) }
    }
    changedKnowns.removeAll { $0 == known }
    knowns[Int(known)] = KnownRecord(variable: -1)
    freeKnowns.append(known)
    variables[index].known = -1
    stamps[index] &+= 1
    variables[index].link = .root(Int32(index))
  }

  /// A variable that becomes known, or stops, may part or join what its constraints connect.
  private mutating func markNeighboursDirty(of index: Int) {
    var term = variables[index].firstTerm
    while term >= 0 {
      for other in termRange(terms[Int(term)].constraint) { markDirty(terms[other].variable) }
      term = terms[Int(term)].next
    }
  }

  func check(_ variable: Variable) throws(SolverError) {
    guard variables.indices.contains(variable.index), variables[variable.index].isLive,
      variables[variable.index].generation == variable.generation
    else { throw .unknownVariable(variable) }
  }

  @inline(__always)
  mutating func markDirty(_ variable: Int32) {
    let index = Int(variable)
    variables[index].isFresh = false
    guard !variables[index].isDirty, variables[index].known < 0 else { return }
    variables[index].isDirty = true
    dirty.append(variable)
  }
}
