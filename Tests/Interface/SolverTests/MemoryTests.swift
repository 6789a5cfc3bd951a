import SeededGenerator
import Testing

@testable import GimbalSolver

/// Reused memory: for constraints in the slots of others, and for a system in the memory of another.
@Suite struct MemoryTests {
  @Test(arguments: 0..<400 as Range<UInt64>)
  func `an emptied system gives the same bits as a new one`(seed: UInt64) {
    var former = RandomSystem(seed: seed)
    _ = try? former.solver.solve()
    former.change()
    _ = try? former.solver.solve { set, _ in set.last }
    former.solver.removeAll()
    #expect(former.solver.variableCount == 0 && former.solver.constraintCount == 0)
    #expect(former.solver.brokenInvariants() == [])

    var again = RandomSystem(seed: seed + 1000, in: &former.solver)
    var fresh = RandomSystem(seed: seed + 1000)
    for _ in 0..<3 {
      let results = (
        Result { try again.solver.solve { set, _ in set.last } },
        Result { try fresh.solver.solve { set, _ in set.last } }
      )
      #expect("\(results.0)" == "\(results.1)")
      #expect(again.ids == fresh.ids)
      #expect(again.solver.values.map(\.bitPattern) == fresh.solver.values.map(\.bitPattern))
      #expect(again.solver.relaxedConstraints == fresh.solver.relaxedConstraints)
      #expect(again.solver.brokenInvariants() == fresh.solver.brokenInvariants())
      again.change()
      fresh.change()
    }
  }

  @Test func `emptying a system leaves its copies unchanged`() throws {
    var sheet = Sheet()
    let v = sheet.variables(2)
    try sheet.add([1 * v[0]], .equal, 7)
    try sheet.add([1 * v[1], -(1 * v[0])], .equal, 4)
    #expect(try sheet.solve(v[1]) == 11)
    let copy = sheet.solver
    sheet.solver.removeAll()
    let other = sheet.variables(2)
    try sheet.add([1 * other[1]], .equal, 3)
    #expect(try sheet.solve(other[1]) == 3)
    #expect(copy.values == [7, 11])
  }

  @Test func `storage of removed constraints is reused for those with as many terms`() throws {
    var sheet = Sheet()
    let v = sheet.variables(12)
    var random = SplitMix64(seed: 5)
    var live = try (0..<30).map { try sheet.add(terms(v, $0 % 10 + 1), .lessOrEqual, 100) }
    let space = sheet.solver.terms.count
    for _ in 0..<500 {
      // All constraints of some numbers of terms are removed at once, and added again in another order.
      let chosen = live.indices.filter { _ in Bool.random(using: &random) }
      for position in chosen.shuffled(using: &random) { try sheet.solver.remove(live[position]) }
      #expect(sheet.solver.brokenInvariants() == [])
      for position in chosen {
        live[position] = try sheet.add(terms(v, position % 10 + 1), .lessOrEqual, 100)
      }
      #expect(sheet.solver.terms.count == space)
    }
    try sheet.solver.solve()
    #expect(sheet.solver.brokenInvariants() == [])
  }

  private func terms(_ variables: [Variable], _ count: Int) -> [Term] {
    variables.prefix(count).map { 1 * $0 }
  }
}
