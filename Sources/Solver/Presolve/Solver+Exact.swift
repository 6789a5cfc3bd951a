extension Solver {
  /// Lets optional equalities define roots, the highest level first, where all of a level can hold at
  /// once and nothing above or beside them is an inequality: a best solution meets them exactly.
  ///
  /// Constraints that higher levels determine completely have an error that nothing can change;
  /// they are dropped. Nested stacks that share in proportion consist mostly of such equalities; in
  /// the core their table would grow with the square of their number. False when a required
  /// constraint cannot hold.
  mutating func defineExactEqualities() -> Bool {
    guard work.rows.count > rowsWorthSettling else { return true }
    var classes = RootClasses()
    for row in work.rows {
      for place in row.sum.range {
        classes.join(work.poolRoots[Int(row.sum.first)], work.poolRoots[place])
      }
    }
    let home = work.rows.map { classes.home(of: work.poolRoots[Int($0.sum.first)]) }
    var isBlocked: Set<Int32> = []
    var isGone = Array(repeating: false, count: work.rows.count)
    var lowest = work.definitions.reduce(0) { min($0, $1.rank) }
    let order = work.rows.indices.sorted { left, right in
      let (first, second) = (work.rows[left].constraint, work.rows[right].constraint)
      let levels = (constraints[Int(first)].level, constraints[Int(second)].level)
      return levels.0 != levels.1 ? levels.0 > levels.1 : rank(first) < rank(second)
    }
    var next = 0
    while next < order.count {
      let level = constraints[Int(work.rows[order[next]].constraint)].level
      let end = order[next...].firstIndex {
        constraints[Int(work.rows[$0].constraint)].level != level
      }
      let group = order[next..<(end ?? order.count)]
      next = end ?? order.count
      // Required equalities have been substituted: what is required here is an inequality.
      for index in group
      where constraints[Int(work.rows[index].constraint)].relation != .equal {
        isBlocked.insert(home[index])
      }
      let open = group.filter { !isBlocked.contains(home[$0]) }
      guard define(open, &isGone, &lowest) else { break }
    }
    guard isGone.contains(true) else { return true }
    var kept = 0
    for index in work.rows.indices where !isGone[index] {
      work.rows[kept] = work.rows[index]
      kept += 1
    }
    work.rows.removeSuffix(from: kept)
    numberDefinitions()
    return expandRows()
  }

  /// Lets the equalities of one level define roots; false, with nothing defined, when they contradict
  /// each other, or would for other parameter values.
  private mutating func define(
    _ group: [Int], _ isGone: inout [Bool], _ lowest: inout Int32
  ) -> Bool {
    for index in group {
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
    for index in group where !isGone[index] {
      restore(work.rows[index].sum)
      expandExpression()
      if let place = definable(isFresh: false) {
        lowest -= 1
        define(place, rank: lowest, because: -1)
      } else if work.expression.parameter >= 0
        || !Tolerance.isMet(work.expression.constant, scale: work.expression.scale)
      {
        for place in first..<work.definitions.count {
          work.nodes[Int(work.definitions[place].root)].definition = -1
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

/// Roots that constraints tie together.
private struct RootClasses {
  private var parents: [Int32: Int32] = [:]

  mutating func home(of root: Int32) -> Int32 {
    var node = root
    while let parent = parents[node] {
      if let above = parents[parent] { parents[node] = above }
      node = parent
    }
    return node
  }

  mutating func join(_ left: Int32, _ right: Int32) {
    let (one, other) = (home(of: left), home(of: right))
    if one != other { parents[max(one, other)] = min(one, other) }
  }
}
