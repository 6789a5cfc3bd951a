import GimbalSolver
import SeededGenerator
import Testing

/// An order of precedence other than that of adding (V-40, L-PRIO-6).
@Suite struct OrderTests {
  /// Returns widths with preferred lengths in a row that is longer.
  private func row(_ lengths: [Double], _ space: Double) throws -> (
    Sheet, [Variable], [ConstraintID]
  ) {
    var sheet = Sheet()
    let v = sheet.variables(lengths.count)
    try sheet.add(v.map { 1 * $0 }, .equal, space)
    let preferences = try zip(v, lengths).map { try sheet.add([1 * $0], .lessOrEqual, $1, 250) }
    return (sheet, v, preferences)
  }

  @Test func `the first in the order keeps its value longest (V-40)`() throws {
    var (sheet, v, preferences) = try row([10, 20, 30], 100)
    try sheet.solver.solve()
    #expect(v.map { sheet.solver.value(of: $0) } == [10, 20, 70])
    try sheet.solver.setOrder(preferences.reversed())
    try sheet.solver.solve()
    #expect(v.map { sheet.solver.value(of: $0) } == [50, 20, 30])
    try sheet.solver.setOrder([preferences[0], preferences[2], preferences[1]])
    try sheet.solver.solve()
    #expect(v.map { sheet.solver.value(of: $0) } == [10, 60, 30])
    #expect(sheet.solver.brokenInvariants().isEmpty)
  }

  @Test func `an order that already holds does not solve again`() throws {
    var (sheet, v, preferences) = try row([10, 20, 30], 100)
    try sheet.solver.solve()
    let copy = sheet.solver
    try sheet.solver.setOrder(preferences)
    try sheet.solver.solve()
    #expect(v.map { sheet.solver.value(of: $0) } == v.map { copy.value(of: $0) })
    // A copy is unchanged.
    try sheet.solver.setOrder(preferences.reversed())
    try sheet.solver.solve()
    #expect(v.map { copy.value(of: $0) } == [10, 20, 70])
  }

  @Test func `a constraint in the slot of a removed one is last in the order`() throws {
    var (sheet, v, preferences) = try row([10, 20, 30], 100)
    try sheet.solver.setOrder(preferences.reversed())
    try sheet.solver.remove(preferences[1])
    try sheet.add([1 * v[1]], .lessOrEqual, 20, 250)
    try sheet.solver.solve()
    #expect(v.map { sheet.solver.value(of: $0) } == [10, 60, 30])
    #expect(throws: SolverError.self) { try sheet.solver.setOrder(preferences) }
  }

  /// `setOrder` and adding in that order have the same result.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `an order acts as if the constraints had been added in it`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 2...6, using: &random)
    let order = Array(0..<count).shuffled(using: &random)
    let lengths = (0..<count).map { _ in Double(Int.random(in: 0...60, using: &random)) }
    let priorities = (0..<count).map { _ in Float(Int.random(in: 1...2, using: &random)) }
    let relation = [Relation.lessOrEqual, .greaterOrEqual, .equal].randomElement(using: &random)!
    let space = Double(Int.random(in: 0...200, using: &random))
    func values(_ adding: [Int], _ setting: [Int]?) throws -> [Double] {
      var sheet = Sheet()
      let v = sheet.variables(count)
      try sheet.add(v.map { 1 * $0 }, .equal, space)
      for variable in v { try sheet.add([1 * variable], .greaterOrEqual, 0) }
      var ids: [Int: ConstraintID] = [:]
      for index in adding {
        ids[index] = try sheet.add([1 * v[index]], relation, lengths[index], priorities[index])
      }
      if let setting { try sheet.solver.setOrder(setting.map { ids[$0]! }) }
      try sheet.solver.solve()
      return v.map { sheet.solver.value(of: $0) }
    }
    #expect(try values(order, nil) == values(Array(0..<count), order))
  }

  @Test func `unknowns linked by constraints are found, those behind parameters are not`()
    throws
  {
    var sheet = Sheet()
    let v = sheet.variables(6)
    try sheet.solver.setParameter(v[2], to: 5)
    try sheet.add([1 * v[0], 1 * v[1]], .equal, 10)
    try sheet.add([1 * v[1], 1 * v[2]], .equal, 10)
    try sheet.add([1 * v[2], 1 * v[3]], .equal, 10)
    try sheet.add([1 * v[1], 1 * v[4]], .lessOrEqual, 10, 1)
    #expect(sheet.solver.unknowns(tiedTo: [v[0]]) == [v[0], v[1], v[4]])
    #expect(sheet.solver.unknowns(tiedTo: [v[2]]).isEmpty)
    #expect(sheet.solver.unknowns(tiedTo: [v[5], v[3]]) == [v[5], v[3]])
  }
}
