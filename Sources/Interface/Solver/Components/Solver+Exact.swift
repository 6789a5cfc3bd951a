/// Optional equalities that can be satisfied exactly and therefore become definitions.
extension Solver {
  /// Defines roots by optional equalities that every best solution satisfies exactly, the highest
  /// level first.
  ///
  /// This applies to a level above all inequalities of the subproblem, if its equalities can all be
  /// satisfied together. Constraints that higher levels determine completely are dropped, because
  /// their error cannot change. Nested stacks with proportional distributions have mostly such
  /// equalities; in the core, their table would grow quadratically. Returns false if a required
  /// constraint cannot be satisfied.
  mutating func defineExactEqualities() -> Bool {
    guard work.rows.count > rowsWorthSettling else { return true }
    joinRoots()
    // The definitions below may separate subproblems.
    defer { separateRoots() }
    // Required equalities have already been substituted, so each required row is an inequality.
    for row in work.rows where constraints[Int(row.constraint)].relation != .equal {
      let home = Int(home(of: row))
      work.nodes[home].barrier = max(
        work.nodes[home].barrier, constraints[Int(row.constraint)].level)
    }
    var candidates: [Candidate] = []
    for (index, row) in work.rows.enumerated() {
      let constraint = constraints[Int(row.constraint)]
      guard constraint.relation == .equal,
        constraint.level > work.nodes[Int(home(of: row))].barrier
      else { continue }
      candidates.append(
        Candidate(index: index, level: constraint.level, rank: rank(row.constraint)))
    }
    if candidates.isEmpty { return true }
    candidates.sort { $0.level != $1.level ? $0.level > $1.level : $0.rank < $1.rank }
    var isGone = Array(repeating: false, count: work.rows.count)
    var lowest = work.definitions.reduce(0) { min($0, $1.rank) }
    var next = 0
    while next < candidates.count {
      let level = candidates[next].level
      let end = candidates[next...].firstIndex { $0.level != level } ?? candidates.count
      guard define(candidates[next..<end], &isGone, &lowest) else { break }
      next = end
    }
    guard isGone.contains(true) else { return true }
    removeRows(isGone)
    numberDefinitions()
    return expandRows()
  }

  /// Defines roots by the equalities of one level.
  ///
  /// Returns false, with nothing defined, if they contradict each other now or for other parameter
  /// values.
  private mutating func define(
    _ group: ArraySlice<Candidate>, _ isGone: inout [Bool], _ lowest: inout Int32
  ) -> Bool {
    for index in group.map(\.index) {
      restore(work.rows[index].sum)
      expandExpression()
      if work.expression.roots.isEmpty {
        isGone[index] = true
      } else {
        work.rows[index].sum = store()
      }
    }
    let first = work.definitions.count
    var done: [Int] = []
    for index in group.map(\.index) where !isGone[index] {
      restore(work.rows[index].sum)
      expandExpression()
      if let location = definable(isFresh: false) {
        lowest -= 1
        define(location, rank: lowest, because: -1)
      } else if work.expression.parameter >= 0
        || !Tolerance.isMet(work.expression.constant, scale: work.expression.scale)
      {
        for location in first..<work.definitions.count {
          work.nodes[Int(work.definitions[location].root)].definition = -1
        }
        work.definitions.removeSuffix(from: first)
        for index in done { isGone[index] = false }
        return false
      }
      isGone[index] = true
      done.append(index)
    }
    return true
  }
}

/// An optional equality above all inequalities of its subproblem.
private struct Candidate {
  /// The index of the equality among the rows.
  var index: Int
  /// The priority level; higher numbers come first.
  var level: UInt32
  /// The position of the constraint among those of its level.
  var rank: UInt32
}
