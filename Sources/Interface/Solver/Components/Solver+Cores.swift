/// The construction of simplex cores from the constraints of subproblems.
extension Solver {
  /// Makes the simplex core of a subproblem: its constraints by linear form, and costs that keep
  /// unknowns near 0.
  func makeCore(of home: Int32) -> Core {
    var unknowns = [home]
    var next = work.nodes[Int(home)].nextInSubproblem
    while next >= 0 {
      unknowns.append(next)
      next = work.nodes[Int(next)].nextInSubproblem
    }
    var column: [Int32: Int] = [:]
    for (index, unknown) in unknowns.enumerated() { column[unknown] = index }
    var rows: [Int] = []
    var row = work.nodes[Int(home)].firstRow
    while row >= 0 {
      rows.append(Int(row))
      row = work.rows[Int(row)].next
    }
    var linearForms = LinearFormList(columns: unknowns.count)
    var entries: [(linearForm: Int, breakpoint: Breakpoint)] = []
    for row in rows {
      let entry = work.rows[row]
      let range = entry.sum.range
      let parts = range.map { (column[work.poolRoots[$0]]!, work.poolFactors[$0]) }
        .sorted { $0.0 < $1.0 }
      let (linearForm, slope) = linearForms.linearForm(parts)
      entries.append((linearForm, breakpoint(entry, slope: slope)))
    }
    let levels = numberLevels(&entries)
    let rests = addRests(of: unknowns, to: &entries, below: levels.count)
    entries.sort {
      if $0.linearForm != $1.linearForm { return $0.linearForm < $1.linearForm }
      if $0.breakpoint.position != $1.breakpoint.position {
        return $0.breakpoint.position < $1.breakpoint.position
      }
      return $0.breakpoint.level != $1.breakpoint.level
        ? $0.breakpoint.level < $1.breakpoint.level : $0.breakpoint.serial < $1.breakpoint.serial
    }
    var firstBreakpoint = [0]
    for (index, entry) in entries.enumerated() {
      while firstBreakpoint.count <= entry.linearForm { firstBreakpoint.append(index) }
    }
    firstBreakpoint.append(entries.count)
    return Core(
      unknowns: unknowns, levels: levels.count, rests: rests, hasRequired: levels.first == .max,
      breakpoints: entries.map(\.breakpoint), firstBreakpoint: firstBreakpoint,
      table: linearForms.table)
  }

  /// Adds the costs that decide the values of undetermined unknowns; returns the number of levels.
  ///
  /// 1. Unknowns that do not lean on limits come as near to 0 as they can.
  /// 2. Unknowns that lean come to the limits that bound them, earlier limits first.
  /// 3. Then those come as near to 0 as they can.
  private func addRests(
    of unknowns: [Int32], to entries: inout [(linearForm: Int, breakpoint: Breakpoint)],
    below levels: Int
  ) -> Int {
    let leaning = unknowns.map { variables[Int($0)].leansOnLimits }
    let leans = leaning.contains(true)
    for index in unknowns.indices {
      let weight = 1 / Double(1 + index)
      let step = leaning[index] ? 3 : 1
      entries.append(
        (
          index,
          Breakpoint(
            position: 0, parameter: -1, factor: 0, constant: 0, level: UInt32(levels + step),
            serial: 0,
            below: weight, above: weight, constraint: -1)
        ))
    }
    guard leans else { return 1 }
    var limits: [Int] = []
    for index in entries.indices.dropLast(unknowns.count) {
      let breakpoint = entries[index].breakpoint
      guard breakpoint.below == 0 || breakpoint.above == 0, breakpoint.below + breakpoint.above > 0
      else { continue }
      limits.append(index)
    }
    limits.sort { entries[$0].breakpoint.serial < entries[$1].breakpoint.serial }
    for (rank, index) in limits.enumerated() {
      var (linearForm, breakpoint) = entries[index]
      // The earliest outweighs all later ones together, because 1/4 + 1/9 + … is less than 1.
      let weight = 1 / Double((rank + 1) * (rank + 1))
      (breakpoint.below, breakpoint.above) = (weight, weight)
      (breakpoint.level, breakpoint.tie, breakpoint.constraint) = (UInt32(levels + 2), 0, -1)
      entries.append((linearForm, breakpoint))
    }
    return 3
  }

  /// Numbers the levels, highest first, and sets the weights for ties; earlier constraints have
  /// more weight.
  ///
  /// Rule: L-PRIO-7 (costs are compared level by level, never added up).
  private func numberLevels(_ entries: inout [(linearForm: Int, breakpoint: Breakpoint)])
    -> [UInt32]
  {
    entries.sort {
      $0.breakpoint.level != $1.breakpoint.level
        ? $0.breakpoint.level > $1.breakpoint.level : $0.breakpoint.serial < $1.breakpoint.serial
    }
    var levels: [UInt32] = []
    var rank = 0.0
    for index in entries.indices {
      let level = entries[index].breakpoint.level
      if level != levels.last { levels.append(level) }
      if level != .max {
        rank += 1
        entries[index].breakpoint.tie = 1 / rank
      }
      entries[index].breakpoint.level = UInt32(levels.count - 1)
    }
    return levels
  }
}

/// The linear forms of a subproblem.
///
/// Sums that differ only by a factor are one form.
private struct LinearFormList {
  let columns: Int
  /// The sums other than the unknowns themselves, one row each, scaled so that the first factor is
  /// 1.
  var table: [Double] = []
  private var parts: [[(Int, Double)]] = []
  private var byFirst: [Int: [Int]] = [:]

  init(columns: Int) { self.columns = columns }

  /// Returns the linear form of a sum, and the factor by which the sum is a multiple of it.
  mutating func linearForm(_ sum: [(Int, Double)]) -> (linearForm: Int, slope: Double) {
    let slope = sum[0].1
    if sum.count == 1 { return (sum[0].0, slope) }
    let key = sum[0].0 * columns + sum[sum.count - 1].0
    let unit = sum.map { ($0.0, $0.1 / slope) }
    for index in byFirst[key] ?? [] where parts[index].count == unit.count {
      let isSame = zip(parts[index], unit).allSatisfy {
        $0.0 == $1.0 && Tolerance.isNothing($0.1 - $1.1, among: abs($0.1))
      }
      if isSame { return (columns + index, slope) }
    }
    byFirst[key, default: []].append(parts.count)
    parts.append(unit)
    let start = table.count
    table.append(contentsOf: repeatElement(0, count: columns))
    for (column, factor) in unit { table[start + column] = factor }
    return (columns + parts.count - 1, slope)
  }
}
