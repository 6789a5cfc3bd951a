/// The solution of a subproblem with one unknown.
extension Solver {
  /// Returns the breakpoint of a constraint on one root, where its sum is 0.
  ///
  /// Rule: L-PRIO-3 (what cannot hold still costs its distance), L-PRIO-8 (an inequality costs
  /// nothing on its own side).
  func breakpoint(_ row: CostRow, slope: Double) -> Breakpoint {
    let record = constraints[Int(row.constraint)]
    let (constant, factor) = (-row.sum.constant / slope, -row.sum.parameterFactor / slope)
    let parameter = row.sum.parameter
    let isUpperBound = (record.relation == .lessOrEqual) == (slope > 0)
    let isEquality = record.relation == .equal
    return Breakpoint(
      position: parameter < 0 ? constant : factor * parameterValues[Int(parameter)] + constant,
      parameter: parameter, factor: factor, constant: constant, level: record.level,
      serial: rank(row.constraint), below: isEquality || !isUpperBound ? abs(slope) : 0,
      above: isEquality || isUpperBound ? abs(slope) : 0, constraint: row.constraint)
  }

  /// Solves a subproblem of one root, level by level.
  ///
  /// After each level an interval of best values remains.
  ///
  /// Returns false if its required constraints cannot hold.
  mutating func solveScalar(_ root: Int32) -> Bool {
    work.breakpoints.removeAll()
    var row = work.nodes[Int(root)].firstRow
    while row >= 0 {
      let entry = work.rows[Int(row)]
      work.breakpoints.append(breakpoint(entry, slope: work.poolFactors[Int(entry.sum.first)]))
      row = entry.next
    }
    if work.breakpoints.count > 1 {
      work.breakpoints.sort { $0.level != $1.level ? $0.level > $1.level : $0.serial < $1.serial }
    }
    var best = ScalarOptimum()
    var first = 0
    while first < work.breakpoints.count, !best.isPoint {
      var end = first + 1
      while end < work.breakpoints.count,
        work.breakpoints[end].level == work.breakpoints[first].level
      { end += 1 }
      best.narrow(to: work.breakpoints, first..<end)
      if work.breakpoints[first].level == .max, isViolated(first..<end, by: best) {
        if !work.skipsExplanations { return false }
      }
      first = end
    }
    let isFree = !best.isPoint
    let breakpoint = best.choose(
      work.breakpoints, leansOnLimits: variables[Int(root)].leansOnLimits)
    variables[Int(root)].link = Link(
      parent: root, parameter: breakpoint?.parameter ?? -1, factor: 1,
      parameterFactor: breakpoint?.factor ?? 0,
      constant: breakpoint?.constant ?? 0)
    variables[Int(root)].isFree = isFree
    work.nodes[Int(root)].isSolved = true
    limitOrder(around: breakpoint, isFree: isFree)
    return true
  }

  /// Returns true if required constraints on one root do not hold at the best value.
  ///
  /// Enqueues the two that are furthest apart as a conflict; if `work.skipsExplanations`, all
  /// violated ones.
  private mutating func isViolated(_ range: Range<Int>, by best: ScalarOptimum) -> Bool {
    let value = best.low > -.infinity ? best.low : best.high
    var least = range.lowerBound
    var most = range.lowerBound
    var isViolated = false
    for location in range {
      let breakpoint = work.breakpoints[location]
      if !Tolerance.isMet(breakpoint.error(at: value), scale: abs(breakpoint.position)) {
        isViolated = true
        if work.skipsExplanations { work.conflict.append(breakpoint.constraint) }
      }
      let (low, high) = (work.breakpoints[least], work.breakpoints[most])
      if breakpoint.below > 0, low.below == 0 || breakpoint.position > low.position {
        least = location
      }
      if breakpoint.above > 0, high.above == 0 || breakpoint.position < high.position {
        most = location
      }
    }
    if isViolated, !work.skipsExplanations {
      work.conflict = [work.breakpoints[least].constraint, work.breakpoints[most].constraint]
    }
    return isViolated
  }

  /// Records for which parameter values the chosen breakpoint stays the best.
  private mutating func limitOrder(around chosen: Breakpoint?, isFree: Bool) {
    let chosen =
      chosen
      ?? Breakpoint(
        position: 0, parameter: -1, factor: 0, constant: 0, level: 0, serial: 0, below: 0, above: 0,
        constraint: -1)
    let isSafe =
      !isFree && ScalarOptimum.isBest(chosen, up: true, in: work.breakpoints)
      && ScalarOptimum.isBest(chosen, up: false, in: work.breakpoints)
    for breakpoint in work.breakpoints where !breakpoint.isParallel(to: chosen) {
      if isSafe && breakpoint.level != .max { continue }
      let gap = breakpoint.position - chosen.position
      if breakpoint.parameter >= 0 && chosen.parameter >= 0
        && breakpoint.parameter != chosen.parameter
      {
        _ = freeze(breakpoint.parameter, 0) + freeze(chosen.parameter, 0)
        continue
      }
      let parameter = max(breakpoint.parameter, chosen.parameter)
      let factor = breakpoint.factor - chosen.factor
      let value = parameterValues[Int(parameter)]
      if Tolerance.isMet(gap, scale: abs(breakpoint.position)) {
        restrict(parameter, from: value, to: value)
      } else {
        let limit = -(breakpoint.constant - chosen.constant) / factor
        let isAbove = gap > 0
        restrict(
          parameter, from: isAbove == (factor > 0) ? limit : -.infinity,
          to: isAbove == (factor > 0) ? .infinity : limit)
      }
    }
  }
}
