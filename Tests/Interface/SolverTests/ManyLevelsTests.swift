import GimbalSolver
import SeededGenerator
import Testing

/// Limits and preferences of many different priorities between the same unknowns.
@Suite struct ManyLevelsTests {
  /// Returns unknowns between 0 and 100, and preferences about two of them each, each with its own priority.
  private func crowd(
    _ preferences: Int, over unknowns: Int, seed: Int
  ) throws -> (sheet: Sheet, list: [LinearConstraint]) {
    var random = SplitMix64(seed: seed)
    var sheet = Sheet()
    let v = sheet.variables(unknowns)
    var list: [LinearConstraint] = []
    for unknown in v {
      list.append(LinearConstraint([1 * unknown], .greaterOrEqual, 0))
      list.append(LinearConstraint([1 * unknown], .lessOrEqual, 100))
    }
    for index in 0..<preferences {
      let relation: Relation = [.lessOrEqual, .greaterOrEqual, .equal]
        .randomElement(using: &random)!
      let one = Int.random(in: 1..<unknowns, using: &random)
      let other = Int.random(in: 0..<one, using: &random)
      list.append(
        LinearConstraint(
          [1 * v[one], -1 * v[other]], relation, Double(Int.random(in: -40...40, using: &random)),
          priority: Float((index * 7) % preferences) + 0.5))
    }
    for constraint in list { try sheet.solver.add(constraint) }
    return (sheet, list)
  }

  @Test(arguments: 0..<20)
  func `sixty levels are compared one by one, as in the reference`(seed: Int) throws {
    var (sheet, list) = try crowd(60, over: 6, seed: seed)
    let expected = try #require(
      ReferenceSolver(variables: 6, constraints: list, parameters: []).objectives())

    try sheet.solver.solve()

    let found = errors(of: list, values: sheet.solver.values)
    #expect(found.required < 1e-6)
    #expect(zip(found.sums, expected).allSatisfy { abs($0 - $1) < 1e-6 * (1 + $1) })
  }

  @Test func `too few steps end with an error, and more steps give a solution`()
    throws
  {
    var (sheet, list) = try crowd(200, over: 30, seed: 3)
    sheet.solver.stepLimit = 2_000
    do {
      try sheet.solver.solve()
      Issue.record("a solution within the bound")
    } catch .tooManySteps(let steps) {
      #expect(steps < 100)
    }

    sheet.solver.stepLimit = 1_000_000_000
    try sheet.solver.solve()
    #expect(errors(of: list, values: sheet.solver.values).required < 1e-6)
    #expect(sheet.solver.brokenInvariants().isEmpty)
  }
}
