/// Adding, changing and removing constraints.
extension Solver {
  /// Adds a constraint.
  ///
  /// The next ``solve()`` finds out whether it can be satisfied.
  ///
  /// - Throws: ``SolverError/notFinite(_:)``, ``SolverError/outOfRange(_:)``,
  ///   ``SolverError/priorityOutOfRange(_:)``, ``SolverError/noTerms``,
  ///   ``SolverError/unknownVariable(_:)``.
  /// - Complexity: the number of terms.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    makeUnique()
    try check(constraint)
    let serial = nextSerial
    nextSerial += 1
    let first = takeTerms(constraint.terms.count)
    let record = ConstraintRecord(
      firstTerm: Int32(first), termCount: Int32(constraint.terms.count),
      constant: constraint.constant, priority: constraint.priority, serial: serial,
      relation: constraint.relation)
    let slot: Int32
    if let free = freeConstraints.popLast() {
      slot = free
      constraints[Int(free)] = record
      if Int(free) < ranks.count { ranks[Int(free)] = serial }
    } else {
      precondition(constraints.count < Int(Int32.max), "more constraints than handles")
      slot = Int32(constraints.count)
      constraints.append(record)
    }
    let isOnParameters = list(constraint.terms, at: first, of: slot)
    if isOnParameters { enqueueParameterConstraint(slot) }
    return ConstraintID(slot: slot, serial: serial)
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: the number of terms.
  public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
    makeUnique()
    try check(constraint)
    takeBackRelaxations(after: constraint)
    if constraintsOnParameters.contains(constraint.slot) {
      constraintsOnParameters.removeAll { $0 == constraint.slot }
    }
    let slot = Int(constraint.slot)
    let range = termRange(constraint.slot)
    for location in range {
      let term = terms[location]
      if term.previous >= 0 {
        terms[Int(term.previous)].next = term.next
      } else {
        variables[Int(term.variable)].firstTerm = term.next
      }
      if term.next >= 0 {
        terms[Int(term.next)].previous = term.previous
      } else {
        variables[Int(term.variable)].lastTerm = term.previous
      }
      setDirty(term.variable)
    }
    giveBack(range)
    constraints[slot].serial = 0
    freeConstraints.append(constraint.slot)
  }

  /// Changes the right side of a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/notFinite(_:)``,
  ///   ``SolverError/outOfRange(_:)``.
  public mutating func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    makeUnique()
    try check(constraint)
    try Tolerance.check(input: constant)
    guard constraints[Int(constraint.slot)].constant != constant else { return }
    constraints[Int(constraint.slot)].constant = constant
    touch(constraint)
  }

  /// Changes the priority of a constraint.
  ///
  /// Both the old and the new priority may be required.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/priorityOutOfRange(_:)``.
  public mutating func setPriority(
    _ priority: Float, of constraint: ConstraintID
  ) throws(SolverError) {
    makeUnique()
    try check(constraint)
    try check(priority: priority)
    guard constraints[Int(constraint.slot)].priority != priority else { return }
    constraints[Int(constraint.slot)].priority = priority
    touch(constraint)
  }

  /// Returns the constraint as it was added, with its current constant and priority.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func constraint(_ id: ConstraintID) throws(SolverError) -> LinearConstraint {
    try check(id)
    return linearConstraint(id.slot)
  }

  /// Returns the constraint in a slot as the caller added it.
  func linearConstraint(_ slot: Int32) -> LinearConstraint {
    let record = constraints[Int(slot)]
    let list = termRange(slot).map { location in
      let index = Int(terms[location].variable)
      return Term(
        Variable(index: index, generation: variables[index].generation),
        terms[location].coefficient)
    }
    return LinearConstraint(list, record.relation, record.constant, priority: record.priority)
  }

  private mutating func touch(_ constraint: ConstraintID) {
    takeBackRelaxations(after: constraint)
    constraints[Int(constraint.slot)].isRelaxed = false
    for location in termRange(constraint.slot) { setDirty(terms[location].variable) }
  }

  /// Returns the indices in `terms` of a constraint's terms.
  @inline(__always)
  func termRange(_ slot: Int32) -> Range<Int> {
    let first = Int(constraints[Int(slot)].firstTerm)
    return first..<first + Int(constraints[Int(slot)].termCount)
  }

  /// Returns the identity of the constraint that is in a slot now.
  func id(_ slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, serial: constraints[Int(slot)].serial)
  }

  /// Adds terms to the lists of their variables and makes the variables dirty.
  ///
  /// If a required equality is the first constraint that names some of its variables, only these
  /// become dirty. Returns true if all variables are parameters.
  private mutating func list(_ list: [Term], at first: Int, of slot: Int32) -> Bool {
    var isOnParameters = true
    let isDefinition =
      constraints[Int(slot)].relation == .equal && constraints[Int(slot)].isRequired
      && list.contains { isUnnamed($0.variable.index) }
    if isDefinition {
      for term in list where isUnnamed(term.variable.index) {
        setDirty(Int32(term.variable.index))
        variables[term.variable.index].isFresh = true
      }
    }
    for offset in list.indices {
      let location = Int32(first + offset)
      let index = list[offset].variable.index
      let last = variables[index].lastTerm
      terms[first + offset] = TermRecord(
        variable: Int32(index), constraint: slot, next: -1, previous: last,
        coefficient: list[offset].coefficient)
      if last >= 0 {
        terms[Int(last)].next = location
      } else {
        variables[index].firstTerm = location
      }
      variables[index].lastTerm = location
      if variables[index].parameter < 0 {
        isOnParameters = false
        if !isDefinition { setDirty(Int32(index)) }
      }
    }
    return isOnParameters
  }

  /// Returns true if a variable is not a parameter and no constraint names it.
  private func isUnnamed(_ index: Int) -> Bool {
    variables[index].firstTerm < 0 && variables[index].parameter < 0
  }

  private mutating func takeTerms(_ count: Int) -> Int {
    if count < freeTerms.count, freeTerms[count] >= 0 {
      let first = Int(freeTerms[count])
      freeTerms[count] = terms[first].next
      return first
    }
    precondition(terms.count + count < Int(Int32.max), "more terms than handles")
    return terms.appendLocations(count)
  }

  /// Inlined, because a function call would copy the solver's fields.
  @inline(__always)
  func check(_ constraint: LinearConstraint) throws(SolverError) {
    guard !constraint.terms.isEmpty else { throw .noTerms }
    try Tolerance.check(input: constraint.constant)
    try check(priority: constraint.priority)
    for term in constraint.terms {
      try check(term.variable)
      try Tolerance.check(input: term.coefficient, isFactor: true)
    }
  }

  private mutating func giveBack(_ range: Range<Int>) {
    while freeTerms.count <= range.count { freeTerms.append(-1) }
    terms[range.lowerBound].next = freeTerms[range.count]
    freeTerms[range.count] = Int32(range.lowerBound)
  }

  /// Checks a priority that a caller passes.
  ///
  /// - Throws: ``SolverError/priorityOutOfRange(_:)`` unless it is more than 0 and at most
  ///   required.
  func check(priority: Float) throws(SolverError) {
    guard priority > 0, priority <= LinearConstraint.required else {
      throw .priorityOutOfRange(priority)
    }
  }

  /// Checks a constraint that a caller passes.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if this solver does not have it any more.
  func check(_ constraint: ConstraintID) throws(SolverError) {
    guard constraints.indices.contains(Int(constraint.slot)),
      constraints[Int(constraint.slot)].serial == constraint.serial
    else { throw .unknownConstraint(constraint) }
  }
}
