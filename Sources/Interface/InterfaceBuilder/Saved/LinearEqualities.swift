import Foundation

/// Linear equalities between variables, solved as far as they determine values.
///
/// Equalities that contradict each other determine nothing, and neither do those that share
/// variables with them.
struct LinearEqualities<Variable: Hashable> {
  private struct Row {
    /// The factors of the variables besides the one that the row is for.
    var terms: [Variable: CGFloat]
    /// The constant side.
    var constant: CGFloat
  }

  /// The rows by the variable that each expresses by others.
  private var rows: [Variable: Row] = [:]
  /// The rows in which a variable has a factor.
  private var uses: [Variable: Set<Variable>] = [:]
  /// The variables with a given value.
  private var given: [Variable: CGFloat] = [:]
  /// The variables in equalities that contradict others, and those that depend on them.
  private var contradicted: Set<Variable> = []
  /// The variables with which each one shares an equality.
  private var neighbours: [Variable: Set<Variable>] = [:]

  /// Creates a system without equalities.
  init() {}

  private static var noise: CGFloat { 0.000_000_1 }
  /// The largest difference of two sides that contradict nothing, from rounded constants.
  private static var rounding: CGFloat { 0.05 }

  /// Gives a variable its value, before equalities with it are added.
  mutating func give(_ variable: Variable, _ value: CGFloat) { given[variable] = value }

  /// Adds an equality between a sum of variables and a constant.
  ///
  /// - Complexity: O(rows × variables) in the worst case; rows have few variables in documents.
  mutating func add(_ terms: [(variable: Variable, factor: CGFloat)], equals constant: CGFloat) {
    let names = terms.map(\.variable).filter { given[$0] == nil }
    for name in names { neighbours[name, default: []].formUnion(names) }
    var row = reduced(terms)
    row.constant += constant
    guard let pivot = row.terms.max(by: { $0.value.magnitude < $1.value.magnitude }) else {
      if row.constant.magnitude > Self.rounding { contradicted.formUnion(names) }
      return
    }
    row.terms[pivot.key] = nil
    row.terms = row.terms.mapValues { $0 / pivot.value }
    row.constant /= pivot.value
    for id in uses.removeValue(forKey: pivot.key) ?? [] { substitute(pivot.key, row, into: id) }
    rows[pivot.key] = row
    for name in row.terms.keys { uses[name, default: []].insert(pivot.key) }
  }

  /// Extends the contradicted variables to all that share equalities with them, after all
  /// equalities were added.
  mutating func spreadContradictions() {
    var waiting = contradicted
    while let next = waiting.popFirst() {
      for name in neighbours[next] ?? [] where contradicted.insert(name).inserted {
        waiting.insert(name)
      }
    }
  }

  /// Returns true if equalities with a variable contradict each other.
  func isContradicted(_ variable: Variable) -> Bool { contradicted.contains(variable) }

  /// Returns the value of a sum of variables; nil if the equalities do not determine it.
  func value(of terms: [(variable: Variable, factor: CGFloat)]) -> CGFloat? {
    guard !terms.contains(where: { $0.factor != 0 && contradicted.contains($0.variable) }) else {
      return nil
    }
    let row = reduced(terms)
    return row.terms.isEmpty ? -row.constant : nil
  }

  /// Replaces variables by the rows that express them; the constant is the negative value of those
  /// that are known.
  private func reduced(_ terms: [(variable: Variable, factor: CGFloat)]) -> Row {
    var row = Row(terms: [:], constant: 0)
    for (variable, factor) in terms where factor != 0 {
      if let value = given[variable] {
        row.constant -= factor * value
        continue
      }
      guard let own = rows[variable] else {
        row.terms[variable, default: 0] += factor
        continue
      }
      row.constant -= factor * own.constant
      for (other, part) in own.terms { row.terms[other, default: 0] -= factor * part }
    }
    row.terms = row.terms.filter { $0.value.magnitude > Self.noise }
    return row
  }

  private mutating func substitute(_ variable: Variable, _ row: Row, into id: Variable) {
    guard var other = rows[id], let factor = other.terms.removeValue(forKey: variable) else {
      return
    }
    other.constant -= factor * row.constant
    for (name, part) in row.terms {
      let sum = (other.terms[name] ?? 0) - factor * part
      if sum.magnitude > Self.noise {
        other.terms[name] = sum
        uses[name, default: []].insert(id)
      } else {
        other.terms[name] = nil
        uses[name]?.remove(id)
      }
    }
    rows[id] = other
  }
}
