/// The division of a component into subproblems, and their solution.
///
/// A *root* is the representative of the variables that equalities express by one another. Two
/// roots belong to one subproblem if a constraint names both, directly or through other roots. The
/// sets are trees in `work.nodes` (union-find). ``substituteAndSolve()`` calls
/// ``solveUnresolved()``.
///
/// See `Documentation/Solver.md`, steps 4 to 6.
extension Solver {
  /// Solves the roots that required equalities do not determine.
  mutating func solveUnresolved() throws(SolverError) -> Bool {
    work.rows.removeAll()
    work.definitions.removeAll()
    work.poolRoots.removeAll()
    work.poolFactors.removeAll()
    work.roots.removeAll()
    while work.nodes.count < variables.count {
      work.nodes.append(Work.Node(parent: Int32(work.nodes.count)))
    }
    for variable in work.variables where variables[Int(variable)].link.parent == variable {
      work.nodes[Int(variable)] = Work.Node(parent: variable)
      work.roots.append(variable)
    }
    for constraint in work.costs {
      reduce(constraint)
      guard addRow(constraint) else { return false }
    }
    guard definePending() else { return false }
    guard expandRows() else { return false }
    guard defineExactEqualities() else { return false }
    defineSingletons()
    collectSubproblems()
    var cores: [Core] = []
    for root in work.roots
    where work.nodes[Int(root)].definition < 0 && subproblem(of: root) == root {
      if work.nodes[Int(root)].size == 1 {
        guard solveScalar(root) else { return false }
      } else {
        var core = makeCore(of: root)
        try core.optimize(effort: stepLimit)
        work.effort += core.pivots * core.table.count / SearchLimit.cellsPerTerm
        if !isSearchComplete { work.skipsExplanations = true }
        let conflict = core.violated(orTight: !work.skipsExplanations)
        if !conflict.isEmpty {
          work.conflict += conflict
          guard work.skipsExplanations else { return false }
        }
        cores.append(core)
      }
    }
    guard work.conflict.isEmpty else { return false }
    resolveDefinitions()
    if !cores.isEmpty { makeBlock(cores) }
    try finish()
    return true
  }

  /// Returns the larger of `size` and the magnitude of `number`; NaN if either is NaN.
  @inline(__always)
  private func larger(_ size: Double, _ number: Double) -> Double {
    let other = abs(number)
    return other <= size ? size : size.isNaN ? size : other
  }

  /// Adds a constraint, whose sum over roots is `work.expression`, to the rows to be solved.
  ///
  /// Returns false if it is required and cannot be satisfied.
  private mutating func addRow(_ constraint: Int32) -> Bool {
    if work.expression.roots.isEmpty {
      return !constraints[Int(constraint)].isRequired || holds(constraint)
    }
    for root in work.expression.roots { work.nodes[Int(root)].hasCost = true }
    work.rows.append(CostRow(constraint: constraint, sum: store()))
    return true
  }

  /// Substitutes sums for defined roots in the constraints that name one.
  mutating func expandRows() -> Bool {
    guard !work.definitions.isEmpty else { return true }
    var retained = 0
    for index in work.rows.indices {
      var row = work.rows[index]
      let isDefined = row.sum.range.contains {
        work.nodes[Int(work.poolRoots[$0])].definition >= 0
      }
      if isDefined {
        restore(row.sum)
        expandExpression()
        if work.expression.roots.isEmpty {
          if constraints[Int(row.constraint)].isRequired {
            guard holds(row.constraint) else { return false }
          }
          continue
        }
        row.sum = store()
      }
      work.rows[retained] = row
      retained += 1
    }
    work.rows.removeSuffix(from: retained)
    work.effort += SearchLimit.term * work.poolRoots.count
    return true
  }

  /// Removes the rows that have become definitions or are empty.
  mutating func removeRows(_ isGone: [Bool]) {
    var retained = 0
    for index in work.rows.indices where !isGone[index] {
      work.rows[retained] = work.rows[index]
      retained += 1
    }
    work.rows.removeSuffix(from: retained)
  }

  /// Joins the roots that occur in one constraint into one subproblem.
  mutating func joinRoots() {
    for row in work.rows where row.sum.count > 1 {
      var here = home(of: row)
      for location in row.sum.range.dropFirst() {
        let other = subproblem(of: work.poolRoots[location])
        if other == here { continue }
        let (low, high) = (min(here, other), max(here, other))
        work.nodes[Int(high)].parent = low
        work.nodes[Int(low)].size += work.nodes[Int(high)].size
        here = low
      }
    }
  }

  /// Makes each root a subproblem of its own, before ``joinRoots()`` joins them again.
  mutating func separateRoots() {
    for root in work.roots {
      work.nodes[Int(root)].parent = root
      work.nodes[Int(root)].size = 1
    }
  }

  /// Links the rows and the roots of each subproblem into lists that begin at its first root.
  private mutating func collectSubproblems() {
    joinRoots()
    for index in work.rows.indices.reversed() {
      let home = Int(home(of: work.rows[index]))
      work.rows[index].next = work.nodes[home].firstRow
      work.nodes[home].firstRow = Int32(index)
    }
    for root in work.roots.reversed() where work.nodes[Int(root)].definition < 0 {
      let home = subproblem(of: root)
      if home == root { continue }
      work.nodes[Int(root)].nextInSubproblem = work.nodes[Int(home)].nextInSubproblem
      work.nodes[Int(home)].nextInSubproblem = root
    }
  }

  /// Returns the first root of the subproblem to which a constraint belongs.
  mutating func home(of row: CostRow) -> Int32 {
    subproblem(of: work.poolRoots[Int(row.sum.first)])
  }

  /// Returns the first root of a subproblem; halves the path to it for the next call.
  mutating func subproblem(of root: Int32) -> Int32 {
    var node = root
    while work.nodes[Int(node)].parent != node {
      let above = work.nodes[Int(work.nodes[Int(node)].parent)].parent
      work.nodes[Int(node)].parent = above
      node = above
    }
    return node
  }

  /// Sets the value of every variable of the component.
  ///
  /// - Throws: ``SolverError/outOfRange(_:)`` when a value is NaN, infinite or beyond 10¹⁰⁰.
  mutating func finish() throws(SolverError) {
    var largest = 0.0
    let home = seed(work.variables[0])
    for location in work.variables.indices {
      let variable = work.variables[location]
      let index = Int(variable)
      var link = find(variable)
      var isFree = false
      if link.parent >= 0 {
        let root = link.parent
        guard work.nodes[Int(root)].isSolved else {
          variables[index].isFree = false
          largest = larger(largest, numbers[index])
          continue
        }
        isFree = variables[Int(root)].isFree
        if root == variable {
          link = variables[index].link
          link.parent = -1
        } else {
          var up = variables[Int(root)].link
          up.parent = -1
          link = compose(link, with: up)
        }
      }
      variables[index].isFree = isFree
      if link.parameter >= 0 {
        numbers[index] = link.parameterFactor * parameterValues[Int(link.parameter)] + link.constant
        let dependent = Dependent(
          variable: variable, stamp: stamps[index], factor: link.parameterFactor,
          constant: link.constant)
        add(dependent, to: Int(link.parameter))
      } else {
        numbers[index] = link.constant
      }
      largest = larger(larger(largest, numbers[index]), link.parameterFactor)
    }
    guard largest <= Tolerance.largestResult else { throw .outOfRange(largest) }
    for region in work.guards {
      add(Guard(low: region.low, high: region.high, seed: home), to: Int(region.parameter))
    }
  }
}
