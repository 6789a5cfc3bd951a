import GimbalSolver

/// A slow solver that is independent of the real one: a dense tableau, level by level.
///
/// Every variable is the difference of two non-negative ones, every constraint an equality with
/// a slack or two errors. The sum of errors of the highest level is minimised, then held, and so on.
struct ReferenceSolver {
  var variables: Int
  var constraints: [LinearConstraint]
  var parameters: [(variable: Int, value: Double)]

  /// Returns the minimum sums of errors, highest level first, or nil when the required ones cannot hold.
  func objectives() -> [Double]? {
    let levels = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    var rows: [[Double]] = []
    var columns = 2 * variables
    var errors: [Float: [Int]] = [:]
    func row(_ terms: [(Int, Double)], _ constant: Double) -> [Double] {
      var row = Array(repeating: 0.0, count: columns)
      for (variable, coefficient) in terms {
        row[2 * variable] += coefficient
        row[2 * variable + 1] -= coefficient
      }
      return row + [constant]
    }
    func widen(with entry: Double) -> Int {
      for index in rows.indices { rows[index].insert(0, at: columns) }
      rows[rows.count - 1][columns] = entry
      columns += 1
      return columns - 1
    }
    for parameter in parameters { rows.append(row([(parameter.variable, 1)], parameter.value)) }
    for constraint in constraints {
      let terms = constraint.terms.map { ($0.variable.index, $0.coefficient) }
      rows.append(row(terms, constraint.constant))
      let isRequired = constraint.priority >= 1000
      for (sign, isExcess) in [(-1.0, true), (1.0, false)] {
        let isAllowed =
          isExcess ? constraint.relation == .greaterOrEqual : constraint.relation == .lessOrEqual
        if isRequired && !isAllowed { continue }
        let column = widen(with: sign)
        if !isAllowed { errors[constraint.priority, default: []].append(column) }
      }
    }
    var table = Tableau(rows: rows, columns: columns)
    guard table.makeFeasible() else { return nil }
    var sums: [Double] = []
    for level in levels {
      var cost = Array(repeating: 0.0, count: columns)
      for column in errors[level] ?? [] { cost[column] = 1 }
      sums.append(table.minimize(cost))
    }
    return sums
  }
}

/// Rows in a basis; columns that would increase a minimized cost are excluded from it.
private struct Tableau {
  var rows: [[Double]]
  var columns: Int
  var basis: [Int] = []
  var isBanned: [Bool]
  let epsilon = 1e-9

  init(rows: [[Double]], columns: Int) {
    self.rows = rows
    self.columns = columns
    isBanned = Array(repeating: false, count: columns)
  }

  /// Adds an artificial column per row and drives them out of the basis.
  mutating func makeFeasible() -> Bool {
    let count = rows.count
    for index in rows.indices {
      if rows[index][columns] < 0 { rows[index] = rows[index].map { -$0 } }
      let constant = rows[index].removeLast()
      rows[index] += (0..<count).map { $0 == index ? 1 : 0 }
      rows[index].append(constant)
      basis.append(columns + index)
    }
    isBanned += Array(repeating: false, count: count)
    let cost = Array(repeating: 0.0, count: columns) + Array(repeating: 1.0, count: count)
    let first = columns
    columns += count
    let sum = minimize(cost)
    for column in first..<columns { isBanned[column] = true }
    return sum < 1e-7
  }

  /// Minimizes the sum of costs by Bland's rule.
  ///
  /// Columns that would increase it later are banned.
  mutating func minimize(_ partialCost: [Double]) -> Double {
    let cost = partialCost + Array(repeating: 0, count: columns - partialCost.count)
    while true {
      let reduced = reducedCosts(cost)
      guard let entering = reduced.indices.first(where: { !isBanned[$0] && reduced[$0] < -epsilon })
      else {
        for column in 0..<columns where reduced[column] > epsilon { isBanned[column] = true }
        return rows.indices.reduce(0) { $0 + cost[basis[$1]] * rows[$1][columns] }
      }
      var best = -1
      for index in rows.indices where rows[index][entering] > epsilon {
        guard best >= 0 else {
          best = index
          continue
        }
        let gap =
          rows[index][columns] / rows[index][entering] - rows[best][columns] / rows[best][entering]
        if gap < -1e-12 || (gap <= 1e-12 && basis[index] < basis[best]) { best = index }
      }
      precondition(best >= 0, "a sum of errors cannot fall without end")
      pivot(best, entering)
    }
  }

  private func reducedCosts(_ cost: [Double]) -> [Double] {
    var reduced = cost
    for index in rows.indices where cost[basis[index]] != 0 {
      let factor = cost[basis[index]]
      for column in 0..<columns { reduced[column] -= factor * rows[index][column] }
    }
    return reduced
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let inverse = 1 / rows[row][column]
    for index in rows[row].indices { rows[row][index] *= inverse }
    let pivotRow = rows[row]
    for other in rows.indices where other != row {
      let factor = rows[other][column]
      if factor == 0 { continue }
      rows[other].withUnsafeMutableBufferPointer { target in
        for index in target.indices { target[index] -= factor * pivotRow[index] }
      }
    }
    basis[row] = column
  }
}
