import GimbalSolver
import SeededGenerator
import Testing

/// Many contradictions at once: each is reported with a minimal set (L-CONF-2), and the search ends.
@Suite struct ManyConflictsTests {
  /// Random differences of unknowns, so many that most contradict each other.
  private func web(
    _ count: Int, over unknowns: Int, relations: [Relation], seed: UInt64
  ) throws -> (sheet: Sheet, equations: [ConstraintID: LinearConstraint]) {
    var generator = SplitMix64(seed: seed)
    var sheet = Sheet()
    let v = sheet.variables(unknowns)
    var equations: [ConstraintID: LinearConstraint] = [:]
    for _ in 0..<count {
      let (one, other) = (
        v[Int.random(in: 0..<unknowns, using: &generator)],
        v[Int.random(in: 0..<unknowns, using: &generator)]
      )
      let half = v[Int.random(in: 0..<unknowns, using: &generator)]
      let equation = LinearConstraint(
        [1 * one, -1 * other, 0.5 * half], relations.randomElement(using: &generator) ?? .equal,
        Double(Int.random(in: -20...20, using: &generator)))
      equations[try sheet.solver.add(equation)] = equation
    }
    return (sheet, equations)
  }

  /// Returns whether constraints can hold together without the rest.
  private func canHold(_ set: [LinearConstraint], unknowns: Int) throws -> Bool {
    var sheet = Sheet()
    _ = sheet.variables(unknowns)
    for equation in set { try sheet.solver.add(equation) }
    do {
      try sheet.solver.solve()
      return true
    } catch .unsatisfiable {
      return false
    }
  }

  @Test func `each of many contradictions has a set in which every member is needed`() throws {
    var (sheet, equations) = try web(400, over: 24, relations: [.equal], seed: 7)
    var sets: [[ConstraintID]] = []

    try sheet.solver.solve { set, _ in
      sets.append(set)
      return set[set.count / 2]
    }

    #expect(sheet.solver.isSearchComplete)
    #expect(sheet.solver.brokenInvariants().isEmpty)
    #expect(sets.count == sheet.solver.relaxedConstraints.count)
    #expect(sets.count >= 400 - 24)
    for (index, set) in sets.enumerated() where index % 9 == 0 {
      let members = set.compactMap { equations[$0] }
      #expect(try !canHold(members, unknowns: 24))
      for position in members.indices {
        var others = members
        others.remove(at: position)
        #expect(try canHold(others, unknowns: 24), "set \(index) without its member \(position)")
      }
    }
  }

  @Test func `the relaxed constraint is chosen from each set, and the rest holds`() throws {
    var (sheet, equations) = try web(
      120, over: 16, relations: [.equal, .lessOrEqual, .greaterOrEqual], seed: 3)

    try sheet.solver.solve { set, _ in set.last }

    #expect(sheet.solver.isSearchComplete)
    #expect(sheet.solver.brokenInvariants().isEmpty)
    let relaxed = Set(sheet.solver.relaxedConstraints)
    let retained = equations.keys.sorted().filter { !relaxed.contains($0) }
    #expect(try canHold(retained.compactMap { equations[$0] }, unknowns: 16))
  }

  @Test func `past the search limit an unsatisfiable constraint is relaxed alone`() throws {
    var (sheet, equations) = try web(
      300, over: 12, relations: [.lessOrEqual, .greaterOrEqual], seed: 11)
    sheet.solver.searchLimit = 20_000
    var alone = 0

    try sheet.solver.solve { set, _ in
      alone += set.count == 1 ? 1 : 0
      return set.last
    }

    #expect(!sheet.solver.isSearchComplete)
    #expect(alone > 10)
    #expect(sheet.solver.brokenInvariants().isEmpty)
    let relaxed = Set(sheet.solver.relaxedConstraints)
    let retained = equations.keys.sorted().filter { !relaxed.contains($0) }
    #expect(try canHold(retained.compactMap { equations[$0] }, unknowns: 12))
  }

  @Test func `a thousand equalities past the limit end as well`() throws {
    var (sheet, _) = try web(1000, over: 12, relations: [.equal], seed: 5)
    sheet.solver.searchLimit = 0

    try sheet.solver.solve { set, _ in set[0] }

    #expect(!sheet.solver.isSearchComplete)
    #expect(sheet.solver.relaxedConstraints.count > 900)
    #expect(sheet.solver.brokenInvariants().isEmpty)
  }

  @Test func `constraints relaxed for many sets hold again when these are removed`() throws {
    var (sheet, equations) = try web(300, over: 10, relations: [.equal], seed: 9)
    try sheet.solver.solve { set, _ in set[0] }
    let all = equations.keys.sorted()

    for constraint in all.dropFirst(5) { try sheet.solver.remove(constraint) }
    try sheet.solver.solve()

    #expect(sheet.solver.relaxedConstraints.isEmpty)
    #expect(sheet.solver.brokenInvariants().isEmpty)
  }
}
