/// Checks of the lists, the values and the blocks, for tests.
extension Solver {
  /// Returns descriptions of violated internal invariants; empty if the solver is consistent.
  ///
  /// For tests: call it after ``solve()``.
  ///
  /// - Complexity: the size of the system.
  public func brokenInvariants() -> [String] {
    brokenLists() + brokenSolution() + blocks.enumerated().flatMap { brokenBlock($0, $1) }
  }

  /// The number of records about values that depend on parameters.
  ///
  /// For tests: it must stay in proportion to the size of the system, however often the system
  /// changes.
  public var bookkeepingCount: Int {
    parameters.reduce(blocks.count) {
      $0 + $1.dependents.count + $1.guards.count + $1.frozen.count + $1.blocks.count
    }
  }

  private func brokenLists() -> [String] {
    var broken: [String] = []
    var listed = 0
    for index in variables.indices where variables[index].isLive {
      var term = variables[index].firstTerm
      var previous: Int32 = -1
      while term >= 0 {
        listed += 1
        let record = terms[Int(term)]
        if record.variable != Int32(index) || record.previous != previous {
          broken.append("term \(term) is in the list of variable \(index) by mistake")
        }
        if constraints[Int(record.constraint)].serial == 0 {
          broken.append("variable \(index) lists a term of a removed constraint")
        }
        previous = term
        term = record.next
      }
      if variables[index].lastTerm != previous {
        broken.append("the list of variable \(index) has another end than noted")
      }
    }
    let live = constraints.filter { $0.serial != 0 }
    let count = live.reduce(0) { $0 + Int($1.termCount) }
    if count != listed { broken.append("\(count) terms, but \(listed) in lists") }
    let free = freeTermCount
    if count + free != terms.count { broken.append("\(terms.count - count - free) terms are lost") }
    if constraintCount != live.count { broken.append("the number of constraints is wrong") }
    return broken
  }

  /// The number of free term slots.
  ///
  /// The result is larger than the number of slots if a free list is circular.
  private var freeTermCount: Int {
    var free = 0
    for count in freeTerms.indices {
      var first = freeTerms[count]
      while first >= 0, free <= terms.count {
        free += count
        first = terms[Int(first)].next
      }
    }
    return free
  }

  private func brokenSolution() -> [String] {
    var broken: [String] = []
    for slot in constraints.indices
    where constraints[slot].serial != 0 && constraints[slot].isRequired {
      var sum = -constraints[slot].constant
      var scale = abs(sum)
      for location in termRange(Int32(slot)) {
        let part = terms[location].coefficient * numbers[Int(terms[location].variable)]
        sum += part
        scale = max(scale, abs(part))
      }
      let relation = constraints[slot].relation
      if relation == .lessOrEqual { sum = max(0, sum) }
      if relation == .greaterOrEqual { sum = min(0, sum) }
      // The tolerance is larger, because values are computed by chains of sums, each with a small
      // error.
      if !Tolerance.isMet(sum * 1e-2, scale: scale) {
        broken.append("required constraint \(constraints[slot].serial) is off by \(sum)")
      }
    }
    return broken
  }

  private func brokenBlock(_ location: Int, _ block: Block) -> [String] {
    guard block.variable >= 0 else { return [] }
    var broken: [String] = []
    for core in block.cores {
      broken += core.brokenInvariants().map { "block \(location): \($0)" }
      for unknown in core.unknowns where variables[Int(unknown)].block != Int32(location) {
        broken.append("block \(location) computes variable \(unknown), which does not refer to it")
      }
    }
    return broken
  }
}

/// Checks of a simplex core, for tests.
extension Core {
  /// Returns descriptions of violated invariants of the table, the values and the breakpoint order.
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    if Set(basic + nonbasic) != Set(0..<linearFormCount) {
      broken.append("a linear form has no slot")
    }
    for linearForm in 0..<linearFormCount {
      for location in firstBreakpoint[linearForm]..<firstBreakpoint[linearForm + 1] {
        if location > firstBreakpoint[linearForm],
          breakpoints[location].position < breakpoints[location - 1].position
        {
          broken.append("the breakpoints of form \(linearForm) do not rise")
        }
      }
    }
    for linearForm in nonbasic
    where value[linearForm]
      != breakpoints[firstBreakpoint[linearForm] + segment[linearForm]].position
    {
      broken.append("nonbasic form \(linearForm) is at no breakpoint")
    }
    for row in firstTable.indices where row % max(1, columns) == 0 {
      let linearForm = columns + row / columns
      var sum = 0.0
      var scale = 0.0
      for column in 0..<columns {
        sum += firstTable[row + column] * value[column]
        scale = max(scale, abs(firstTable[row + column] * value[column]))
      }
      if !Tolerance.isMet((sum - value[linearForm]) * 1e-2, scale: scale) {
        broken.append("form \(linearForm) is \(value[linearForm]); its unknowns make \(sum)")
      }
    }
    return broken
  }
}
