/// Roots that an equality defines as sums of other roots.
///
/// See `Documentation/Solver.md`, step 3.
extension Solver {
  /// For each waiting equality, defines one root as a sum of others.
  ///
  /// Definitions are not substituted into each other, because in a long chain of heights the sums
  /// would grow quadratically. A root that no sum names yet can be defined at once. Otherwise the
  /// equality is first rewritten over undefined roots.
  mutating func definePending() -> Bool {
    var highest: Int32 = 0
    var lowest: Int32 = 0
    for constraint in work.pending {
      reduce(constraint)
      if let location = definable(isFresh: true) {
        highest += 1
        define(location, rank: highest, because: constraint)
        continue
      }
      expandExpression()
      if let location = definable(isFresh: false) {
        lowest -= 1
        define(location, rank: lowest, because: constraint)
      } else {
        guard holds(constraint) else { return false }
      }
    }
    numberDefinitions()
    return true
  }

  /// Sorts the definitions by rank, and stores the new index of each at its root.
  mutating func numberDefinitions() {
    work.definitions.sort { $0.rank < $1.rank }
    for (index, definition) in work.definitions.enumerated() {
      work.nodes[Int(definition.root)].definition = Int32(index)
    }
  }

  /// Defines roots by optional equalities if no other constraint names them.
  ///
  /// Such a root can always satisfy its only constraint. Then another root may have only one
  /// constraint left, so a chain of optional gaps is resolved from its end.
  mutating func defineSingletons() {
    guard work.rows.contains(where: { $0.sum.count > 1 }) else { return }
    for index in work.rows.indices {
      for location in work.rows[index].sum.range {
        let root = Int(work.poolRoots[location])
        work.nodes[root].rowCount += 1
        work.nodes[root].rowSum += index
      }
    }
    var queue = work.roots.filter { work.nodes[Int($0)].rowCount == 1 }
    if queue.isEmpty { return }
    var isGone = Array(repeating: false, count: work.rows.count)
    var lowest = work.definitions.first.map { min(0, $0.rank) } ?? 0
    while let root = queue.popLast() {
      // `rowSum` is the sum of the indices of the remaining rows. With one row left it is its
      // index.
      guard work.nodes[Int(root)].rowCount == 1 else { continue }
      let index = work.nodes[Int(root)].rowSum
      let row = work.rows[index]
      let record = constraints[Int(row.constraint)]
      guard row.sum.count > 1, record.relation == .equal, !record.isRequired else { continue }
      restore(row.sum)
      let largest = work.expression.factors.reduce(0) { max($0, abs($1)) }
      guard abs(work.expression.factor(of: root)) >= 0.1 * largest,
        let location = work.expression.roots.firstIndex(of: root)
      else { continue }
      isGone[index] = true
      for other in work.expression.roots {
        work.nodes[Int(other)].rowCount -= 1
        work.nodes[Int(other)].rowSum -= index
        if work.nodes[Int(other)].rowCount == 1 { queue.append(other) }
      }
      lowest -= 1
      define(location, rank: lowest, because: -1)
    }
    removeRows(isGone)
    numberDefinitions()
  }

  /// Returns the best root to be defined by `work.expression`.
  ///
  /// A root without costs is best, then one that leans on limits, then the latest. The others must
  /// stay free to be near 0.
  func definable(isFresh: Bool) -> Int? {
    let largest = work.expression.factors.reduce(0) { max($0, abs($1)) }
    var best: Int?
    for (location, root) in work.expression.roots.enumerated()
    where abs(work.expression.factors[location]) >= 0.1 * largest {
      let node = work.nodes[Int(root)]
      if isFresh && (node.isReferenced || node.definition >= 0) { continue }
      guard let other = best else {
        best = location
        continue
      }
      let otherRoot = work.expression.roots[other]
      let otherHasCost = work.nodes[Int(otherRoot)].hasCost
      if node.hasCost != otherHasCost ? otherHasCost : follows(root, rather: otherRoot) {
        best = location
      }
    }
    return best
  }

  /// Returns true if, of two otherwise equal roots, `root` is the one to be defined by `other`.
  func follows(_ root: Int32, rather other: Int32) -> Bool {
    let leans = variables[Int(root)].leansOnLimits
    return leans != variables[Int(other)].leansOnLimits ? leans : root > other
  }

  /// Defines a root by the other terms of the expression, which an equality with the value 0 has.
  ///
  /// The function moves the expression to the pool, and records the constraint as the reason.
  mutating func define(_ location: Int, rank: Int32, because constraint: Int32) {
    let root = work.expression.roots[location]
    let scale = -1 / work.expression.factors[location]
    work.expression.drop(root: root)
    for other in work.expression.roots { work.nodes[Int(other)].isReferenced = true }
    var sum = store()
    for location in sum.range { work.poolFactors[location] *= scale }
    sum.parameterFactor *= scale
    sum.constant *= scale
    work.nodes[Int(root)].definition = Int32(work.definitions.count)
    variables[Int(root)].reason = constraint
    work.definitions.append(Definition(root: root, rank: rank, sum: sum))
  }

  /// Rewrites `work.expression` over roots without a definition.
  mutating func expandExpression() {
    while true {
      var best: Int32 = -1
      for root in work.expression.roots {
        let definition = work.nodes[Int(root)].definition
        if definition >= 0,
          best < 0 || work.definitions[Int(definition)].rank > work.definitions[Int(best)].rank
        {
          best = definition
        }
      }
      guard best >= 0 else { break }
      let definition = work.definitions[Int(best)]
      let factor = work.expression.factor(of: definition.root)
      work.expression.drop(root: definition.root)
      addToExpression(definition.sum, times: factor)
    }
    completeExpression()
  }

  /// Turns definitions that name only solved roots into solutions.
  mutating func resolveDefinitions() {
    for definition in work.definitions {
      var isFree = false
      var isSolved = true
      for location in definition.sum.range {
        let root = Int(work.poolRoots[location])
        isSolved = isSolved && work.nodes[root].isSolved
        isFree = isFree || variables[root].isFree
      }
      guard isSolved else { continue }
      work.expression.begin(variables: variables.count)
      for location in definition.sum.range {
        var link = variables[Int(work.poolRoots[location])].link
        link.parent = -1
        addToExpression(link, times: work.poolFactors[location])
      }
      if definition.sum.parameter >= 0 {
        addToExpression(parameter: definition.sum.parameter, factor: definition.sum.parameterFactor)
      }
      work.expression.add(constant: definition.sum.constant)
      completeExpression()
      let root = Int(definition.root)
      variables[root].link = Link(
        parent: definition.root, parameter: work.expression.parameter, factor: 1,
        parameterFactor: work.expression.parameterFactor, constant: work.expression.constant)
      variables[root].isFree = isFree
      work.nodes[root].isSolved = true
    }
  }
}
