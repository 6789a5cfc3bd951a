/// A point at which the cost of a form changes its slope.
///
/// Its place is factor · known + constant; to its left the cost falls with the slope -below, to its
/// right it rises with the slope above.
struct Kink {
  var position: Double
  var known: Int32
  var factor: Double
  var constant: Double
  /// Higher first: as in ``ConstraintRecord``, or a place in a core's list.
  var level: UInt32
  var serial: UInt32
  var below: Double
  var above: Double
  /// What an error counts when all levels are equally good.
  var tie = 0.0
  var constraint: Int32

  func error(at value: Double) -> Double {
    let slope = value < position ? below : above
    return slope == 0 ? 0 : slope * abs(value - position)
  }
}

extension Solver {
  /// The kink of a constraint on a root: its sum is compared with 0 and falls or rises with it.
  ///
  /// Rule: L-PRIO-3 (what cannot hold still costs its distance), L-PRIO-8 (an inequality costs
  /// nothing on its own side).
  func kink(_ row: CostRow, slope: Double) -> Kink {
    let record = constraints[Int(row.constraint)]
    let (constant, factor) = (-row.sum.constant / slope, -row.sum.knownFactor / slope)
    let known = row.sum.known
    let isUpperBound = (record.relation == .lessOrEqual) == (slope > 0)
    let isEquality = record.relation == .equal
    return Kink(
      position: known < 0 ? constant : factor * knownValues[Int(known)] + constant,
      known: known, factor: factor, constant: constant, level: record.level,
      serial: rank(row.constraint), below: isEquality || !isUpperBound ? abs(slope) : 0,
      above: isEquality || isUpperBound ? abs(slope) : 0, constraint: row.constraint)
  }

  /// Solves a cell of one root, level by level: what a level leaves open is an interval.
  ///
  /// False when its required constraints cannot hold.
  mutating func solveScalar(_ root: Int32) -> Bool {
    work.kinks.removeAll()
    var row = work.nodes[Int(root)].firstRow
    while row >= 0 {
      let entry = work.rows[Int(row)]
      work.kinks.append(kink(entry, slope: work.poolFactors[Int(entry.sum.first)]))
      row = entry.next
    }
    if work.kinks.count > 1 {
      work.kinks.sort { $0.level != $1.level ? $0.level > $1.level : $0.serial < $1.serial }
    }
    var best = ScalarOptimum()
    var first = 0
    while first < work.kinks.count, !best.isPoint {
      var end = first + 1
      while end < work.kinks.count, work.kinks[end].level == work.kinks[first].level { end += 1 }
      best.narrow(to: work.kinks, first..<end)
      if work.kinks[first].level == .max, isViolated(first..<end, by: best) {
        if !work.isHasty { return false }
      }
      first = end
    }
    let isFree = !best.isPoint
    let kink = best.choose(
      work.kinks, leansOnLimits: variables[Int(root)].leansOnLimits)
    variables[Int(root)].link = Link(
      parent: root, known: kink?.known ?? -1, factor: 1, knownFactor: kink?.factor ?? 0,
      constant: kink?.constant ?? 0)
    variables[Int(root)].isFree = isFree
    work.nodes[Int(root)].isSolved = true
    keepOrder(around: kink, isFree: isFree)
    return true
  }

  /// True if required constraints on one root do not hold where that is best; notes the two that are
  /// furthest apart, and in haste all that do not hold.
  private mutating func isViolated(_ range: Range<Int>, by best: ScalarOptimum) -> Bool {
    let value = best.low > -.infinity ? best.low : best.high
    var least = range.lowerBound
    var most = range.lowerBound
    var isViolated = false
    for place in range {
      let kink = work.kinks[place]
      if !Tolerance.isMet(kink.error(at: value), scale: abs(kink.position)) {
        isViolated = true
        if work.isHasty { work.conflict.append(kink.constraint) }
      }
      let (low, high) = (work.kinks[least], work.kinks[most])
      if kink.below > 0, low.below == 0 || kink.position > low.position { least = place }
      if kink.above > 0, high.above == 0 || kink.position < high.position { most = place }
    }
    if isViolated, !work.isHasty {
      work.conflict = [work.kinks[least].constraint, work.kinks[most].constraint]
    }
    return isViolated
  }

  /// Notes for which known values the chosen kink stays the best.
  private mutating func keepOrder(around chosen: Kink?, isFree: Bool) {
    let chosen =
      chosen
      ?? Kink(
        position: 0, known: -1, factor: 0, constant: 0, level: 0, serial: 0, below: 0, above: 0,
        constraint: -1)
    let isSafe =
      !isFree && ScalarOptimum.isBest(chosen, up: true, in: work.kinks)
      && ScalarOptimum.isBest(chosen, up: false, in: work.kinks)
    for kink in work.kinks where !kink.isParallel(to: chosen) {
      if isSafe && kink.level != .max { continue }
      let gap = kink.position - chosen.position
      if kink.known >= 0 && chosen.known >= 0 && kink.known != chosen.known {
        _ = freeze(kink.known, 0) + freeze(chosen.known, 0)
        continue
      }
      let known = max(kink.known, chosen.known)
      let factor = kink.factor - chosen.factor
      let value = knownValues[Int(known)]
      if Tolerance.isMet(gap, scale: abs(kink.position)) {
        keep(known, from: value, to: value)
      } else {
        let limit = -(kink.constant - chosen.constant) / factor
        let isAbove = gap > 0
        keep(
          known, from: isAbove == (factor > 0) ? limit : -.infinity,
          to: isAbove == (factor > 0) ? .infinity : limit)
      }
    }
  }
}

extension Kink {
  func isParallel(to other: Kink) -> Bool {
    if known < 0 && other.known < 0 { return true }
    return (known == other.known || known < 0 || other.known < 0)
      && Tolerance.isNothing(factor - other.factor, among: max(abs(factor), abs(other.factor)))
  }
}
