extension Solver {
  /// The core of a cell: its constraints gathered by form, and what keeps the unknowns near 0.
  func makeCore(of home: Int32) -> Core {
    var unknowns = [home]
    var next = work.nodes[Int(home)].nextInCell
    while next >= 0 {
      unknowns.append(next)
      next = work.nodes[Int(next)].nextInCell
    }
    var column: [Int32: Int] = [:]
    for (index, unknown) in unknowns.enumerated() { column[unknown] = index }
    var rows: [Int] = []
    var row = work.nodes[Int(home)].firstRow
    while row >= 0 {
      rows.append(Int(row))
      row = work.rows[Int(row)].next
    }
    var forms = FormList(columns: unknowns.count)
    var entries: [(form: Int, kink: Kink)] = []
    for row in rows {
      let entry = work.rows[row]
      let range = entry.sum.range
      let parts = range.map { (column[work.poolRoots[$0]]!, work.poolFactors[$0]) }
        .sorted { $0.0 < $1.0 }
      let (form, slope) = forms.form(parts)
      entries.append((form, kink(entry, slope: slope)))
    }
    let levels = numberLevels(&entries)
    let rests = addRests(of: unknowns, to: &entries, below: levels.count)
    entries.sort {
      if $0.form != $1.form { return $0.form < $1.form }
      if $0.kink.position != $1.kink.position { return $0.kink.position < $1.kink.position }
      return $0.kink.level != $1.kink.level
        ? $0.kink.level < $1.kink.level : $0.kink.serial < $1.kink.serial
    }
    var firstKink = [0]
    for (index, entry) in entries.enumerated() {
      while firstKink.count <= entry.form { firstKink.append(index) }
    }
    firstKink.append(entries.count)
    return Core(
      unknowns: unknowns, levels: levels.count, rests: rests, hasRequired: levels.first == .max,
      kinks: entries.map(\.kink), firstKink: firstKink, table: forms.table)
  }

  /// Says where unknowns rest that the constraints leave open, and returns in how many steps.
  ///
  /// First what does not lean on limits is as near to 0 as it can be; then what leans stands at the
  /// limits that it is under, earlier ones more; then it is as near to 0 as it can be.
  private func addRests(
    of unknowns: [Int32], to entries: inout [(form: Int, kink: Kink)], below levels: Int
  ) -> Int {
    let leaning = unknowns.map { variables[Int($0)].leansOnLimits }
    let leans = leaning.contains(true)
    for index in unknowns.indices {
      let weight = 1 / Double(1 + index)
      let step = leaning[index] ? 3 : 1
      entries.append(
        (
          index,
          Kink(
            position: 0, known: -1, factor: 0, constant: 0, level: UInt32(levels + step), serial: 0,
            below: weight, above: weight, constraint: -1)
        ))
    }
    guard leans else { return 1 }
    var limits: [Int] = []
    for index in entries.indices.dropLast(unknowns.count) {
      let kink = entries[index].kink
      guard kink.below == 0 || kink.above == 0, kink.below + kink.above > 0 else { continue }
      limits.append(index)
    }
    limits.sort { entries[$0].kink.serial < entries[$1].kink.serial }
    for (rank, index) in limits.enumerated() {
      var (form, kink) = entries[index]
      // The earliest outweighs all that come after it: 1/4 + 1/9 + … is less than 1.
      let weight = 1 / Double((rank + 1) * (rank + 1))
      (kink.below, kink.above) = (weight, weight)
      (kink.level, kink.tie, kink.constraint) = (UInt32(levels + 2), 0, -1)
      entries.append((form, kink))
    }
    return 3
  }

  /// Numbers the levels, highest first, and weighs the constraints for ties: earlier ones more.
  ///
  /// Rule: L-PRIO-7 (costs are compared level by level, never added up).
  private func numberLevels(_ entries: inout [(form: Int, kink: Kink)]) -> [UInt32] {
    entries.sort {
      $0.kink.level != $1.kink.level
        ? $0.kink.level > $1.kink.level : $0.kink.serial < $1.kink.serial
    }
    var levels: [UInt32] = []
    var rank = 0.0
    for index in entries.indices {
      let level = entries[index].kink.level
      if level != levels.last { levels.append(level) }
      if level != .max {
        rank += 1
        entries[index].kink.tie = 1 / rank
      }
      entries[index].kink.level = UInt32(levels.count - 1)
    }
    return levels
  }
}

/// The forms of a cell: sums that differ by a factor only are one form.
private struct FormList {
  let columns: Int
  /// The sums beyond the unknowns, whose first factor is 1; a row each.
  var table: [Double] = []
  private var parts: [[(Int, Double)]] = []
  private var byFirst: [Int: [Int]] = [:]

  init(columns: Int) { self.columns = columns }

  /// The form of a sum, and the factor by which the sum is a multiple of it.
  mutating func form(_ sum: [(Int, Double)]) -> (form: Int, slope: Double) {
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
