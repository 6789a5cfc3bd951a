/// The steps that lower the costs until no step lowers them any more.
extension Core {
  /// Steps until no step lowers the cost.
  ///
  /// When steps do not move anything any more, Bland's rule is used, so that they end: the first
  /// form that can leave its breakpoint leaves it. Limits on the number of steps and on the effort
  /// are the last resort.
  mutating func optimize(effort: Int) throws(SolverError) {
    let limit = 1000 + 100 * linearFormCount
    var idle = 0
    looked = 0
    for step in 0..<2 * limit {
      // Begin again with an exact table, because only accumulated rounding errors cause so many
      // steps.
      if step == limit { startAfresh() }
      guard looked <= effort else { throw .tooManySteps(step) }
      // Steepest descent is faster than Bland's rule, and steps that move nothing usually end by
      // themselves. Only Bland's rule excludes cycles.
      guard let (column, isUp) = entering(isCareful: idle > 12 || step > limit) else {
        settle()
        return
      }
      idle = try advance(column, isUp, isCareful: idle > 12 || step > limit) ? 0 : idle + 1
    }
    throw .tooManySteps(2 * limit)
  }

  /// Recomputes basic values from the table to remove accumulated rounding error.
  private mutating func settle() {
    // Each step has added a rounded amount to the values.
    for row in basic.indices { value[basic[row]] = sum(of: row) }
  }

  /// Returns a column and a direction in which the cost falls, at the highest level that any
  /// lowers.
  private mutating func entering(isCareful: Bool) -> (column: Int, isUp: Bool)? {
    for index in 0..<2 * columns { scratch.isAlive[index] = true }
    var living = 2 * columns
    let isSorted = depth > Core.depthWorthSorting
    if isSorted { sortRows() }
    // L-PRIO-2.2
    for level in 0..<depth where living > 0 {
      looked += columns
      if isSorted, level != tieLevel { addSortedCosts(at: level) } else { addCosts(at: level) }
      var best = -1
      var bestSlope = -Tolerance.epsilon
      for column in 0..<columns where scratch.isAlive[2 * column] || scratch.isAlive[2 * column + 1]
      {
        let linearForm = nonbasic[column]
        let breakpoint = breakpoints[firstBreakpoint[linearForm] + segment[linearForm]]
        let below = slope[linearForm * depth + level]
        var jump = 0.0
        if level == Int(breakpoint.level) {
          jump = breakpoint.below + breakpoint.above
        } else if level == tieLevel {
          jump = (breakpoint.below + breakpoint.above) * breakpoint.tie
        }
        for index in 2 * column...2 * column + 1 where scratch.isAlive[index] {
          let change =
            index == 2 * column
            ? scratch.cost[column] + below + jump : -(scratch.cost[column] + below)
          if change > Tolerance.epsilon {
            // A direction that raises the cost of a higher level is excluded from all lower ones.
            scratch.isAlive[index] = false
            living -= 1
          } else if change < -Tolerance.epsilon {
            if isCareful {
              if best < 0 || linearForm < nonbasic[best / 2] { best = index }
            } else if change < bestSlope {
              best = index
              bestSlope = change
            }
          }
        }
      }
      if best >= 0 { return (best / 2, best % 2 == 0) }
    }
    return nil
  }

  /// Adds the reduced costs of all columns at one level.
  private mutating func addCosts(at level: Int) {
    for column in 0..<columns { scratch.cost[column] = 0 }
    for row in basic.indices { addCosts(of: row, at: level) }
  }

  /// Adds the reduced costs at one level, reading only rows with a breakpoint at that level.
  private mutating func addSortedCosts(at level: Int) {
    for column in 0..<columns { scratch.cost[column] = 0 }
    for location in scratch.firstRow[level]..<scratch.endRow[level] {
      addCosts(of: scratch.rows[location], at: level)
    }
  }

  @inline(__always)
  private mutating func addCosts(of row: Int, at level: Int) {
    let slope = slope[basic[row] * depth + level]
    if slope == 0 { return }
    looked += support[row].count
    let start = row * columns
    for column in support[row] {
      scratch.cost[Int(column)] += slope * table[start + Int(column)]
    }
  }

  /// Sorts the rows by the levels of their breakpoints.
  ///
  /// A row has a slope only at these levels and at the level of ties.
  private mutating func sortRows() {
    for level in 0...depth { scratch.firstRow[level] = 0 }
    for linearForm in basic {
      for breakpoint in breakpoints[firstBreakpoint[linearForm]..<firstBreakpoint[linearForm + 1]] {
        scratch.firstRow[Int(breakpoint.level) + 1] += 1
      }
    }
    for level in 0..<depth {
      scratch.firstRow[level + 1] += scratch.firstRow[level]
      scratch.endRow[level] = scratch.firstRow[level]
    }
    for row in basic.indices {
      for breakpoint in breakpoints[firstBreakpoint[basic[row]]..<firstBreakpoint[basic[row] + 1]] {
        let level = Int(breakpoint.level)
        let end = scratch.endRow[level]
        if end > scratch.firstRow[level], scratch.rows[end - 1] == row { continue }
        scratch.rows[end] = row
        scratch.endRow[level] = end + 1
      }
    }
  }

  /// Moves a nonbasic form until the cost stops falling; returns false if nothing moved.
  private mutating func advance(
    _ column: Int, _ isUp: Bool, isCareful: Bool
  ) throws(SolverError) -> Bool {
    let linearForm = nonbasic[column]
    let sign = isUp ? 1.0 : -1.0
    prepareDirection(column, isUp)
    // Index of the next breakpoint of the moving form itself, counted as in `segment` of a basic
    // form.
    var ownCount = segment[linearForm] + (isUp ? 1 : 0)
    var length = 0.0
    var passed = 0
    while true {
      var best = NextBreakpoint(row: -2, length: .infinity, rate: 0)
      let ownLocation = firstBreakpoint[linearForm] + (isUp ? ownCount : ownCount - 1)
      if ownLocation >= firstBreakpoint[linearForm], ownLocation < firstBreakpoint[linearForm + 1] {
        best = NextBreakpoint(
          row: -1,
          length: max(length, sign * (breakpoints[ownLocation].position - value[linearForm])),
          rate: 1)
      }
      if passed < Core.passesBeforeQueue {
        for row in scratch.moving {
          guard let extent = extent(row, from: length) else { continue }
          if isBetter(extent, than: best, isCareful: isCareful) { best = extent }
        }
      } else {
        if passed == Core.passesBeforeQueue { queueBreakpoints(from: length) }
        takeNearest(&best, isCareful: isCareful)
      }
      passed += 1
      let (bestRow, bestLength, bestRate) = (best.row, best.length, best.rate)
      // Costs are bounded below, so only a rounding error can produce a direction without a
      // breakpoint.
      guard bestRow > -2 else { throw .tooManySteps(pivots) }
      length = max(length, bestLength)
      if bestRow < 0 {
        if passBreakpoint(ownLocation, rate: 1) {
          move(column, by: sign * length)
          segment[linearForm] = ownLocation - firstBreakpoint[linearForm]
          value[linearForm] = breakpoints[ownLocation].position
          setSlope(of: linearForm, below: ownLocation)
          return length > 0
        }
        ownCount += isUp ? 1 : -1
      } else {
        let other = basic[bestRow]
        let isRising = scratch.rate[bestRow] > 0
        let location = firstBreakpoint[other] + (isRising ? segment[other] : segment[other] - 1)
        if passBreakpoint(location, rate: bestRate) {
          move(column, by: sign * length)
          value[other] = breakpoints[location].position
          segment[other] = location - firstBreakpoint[other]
          if !isRising { pass(other, location, by: -1) }
          segment[linearForm] = ownCount
          setSlope(of: linearForm, below: firstBreakpoint[linearForm] + ownCount)
          pivot(bestRow, column)
          return length > 0
        }
        pass(other, location, by: isRising ? 1 : -1)
        segment[other] += isRising ? 1 : -1
        if passed > Core.passesBeforeQueue, let next = extent(bestRow, from: length) {
          scratch.queue.insert(next)
        }
      }
    }
  }

  /// Computes the cost of one unit of a direction, level by level, and how fast each basic form
  /// moves.
  private mutating func prepareDirection(_ column: Int, _ isUp: Bool) {
    let linearForm = nonbasic[column]
    let sign = isUp ? 1.0 : -1.0
    let breakpoint = breakpoints[firstBreakpoint[linearForm] + segment[linearForm]]
    for level in 0..<depth { scratch.direction[level] = sign * slope[linearForm * depth + level] }
    if isUp {
      let jump = breakpoint.below + breakpoint.above
      scratch.direction[Int(breakpoint.level)] += jump
      scratch.direction[tieLevel] += jump * breakpoint.tie
    }
    scratch.moving.removeAll(keepingCapacity: true)
    for row in basic.indices {
      let rate = sign * table[row * columns + column]
      if abs(rate) <= Tolerance.epsilon { continue }
      scratch.moving.append(row)
      scratch.rate[row] = rate
      let start = basic[row] * depth
      for level in 0..<depth { scratch.direction[level] += rate * slope[start + level] }
    }
  }

  /// Passes a breakpoint; returns true if the cost stops falling beyond it.
  private mutating func passBreakpoint(_ location: Int, rate: Double) -> Bool {
    let jump = (breakpoints[location].below + breakpoints[location].above) * rate
    scratch.direction[Int(breakpoints[location].level)] += jump
    scratch.direction[tieLevel] += jump * breakpoints[location].tie
    for level in 0..<depth where abs(scratch.direction[level]) > Tolerance.epsilon {
      return scratch.direction[level] > 0
    }
    return true
  }

  private mutating func move(_ column: Int, by amount: Double) {
    value[nonbasic[column]] += amount
    for row in scratch.moving {
      value[basic[row]] += amount * table[row * columns + column]
    }
  }

  /// Exchanges a basic and a nonbasic form.
  private mutating func pivot(_ row: Int, _ column: Int) {
    pivots += 1
    let width = columns
    let inverse = 1 / table[row * width + column]
    let linearForm = basic[row]
    basic[row] = nonbasic[column]
    nonbasic[column] = linearForm
    let pivotRow = row * width
    for other in support[row] { table[pivotRow + Int(other)] *= -inverse }
    table[pivotRow + column] = inverse
    for index in basic.indices where index != row {
      let start = index * width
      let factor = table[start + column]
      if factor == 0 { continue }
      table[start + column] = 0
      for other in support[row] {
        let location = start + Int(other)
        let sum = table[location] + factor * table[pivotRow + Int(other)]
        // Entries that should cancel out are set to 0; otherwise the support of the row would grow
        // with every pivot.
        table[location] = abs(sum) < Tolerance.epsilon * 1e-3 ? 0 : sum
      }
      addSupport(of: row, to: index)
    }
  }

  /// Finds the nonzero columns of a row among its former ones and those of the pivot's row.
  private mutating func addSupport(of pivot: Int, to row: Int) {
    let start = row * columns
    let (own, other) = (support[row], support[pivot])
    scratch.columns.removeAll(keepingCapacity: true)
    var (left, right) = (0, 0)
    while left < own.count || right < other.count {
      let column: Int32
      if right == other.count || (left < own.count && own[left] <= other[right]) {
        column = own[left]
        if right < other.count, other[right] == column { right += 1 }
        left += 1
      } else {
        column = other[right]
        right += 1
      }
      if table[start + Int(column)] != 0 { scratch.columns.append(column) }
    }
    swap(&support[row], &scratch.columns)
  }
}
