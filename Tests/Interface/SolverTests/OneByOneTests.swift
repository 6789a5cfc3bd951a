import SeededGenerator
import Testing

@testable import GimbalSolver

/// Constraints that are added one at a time, each followed by a solution.
@Suite struct OneByOneTests {
  @Test func `an equality that defines a new variable leaves the others unchanged`() throws {
    var sheet = Sheet()
    let v = sheet.variables(4)
    try sheet.solver.setParameter(v[0], to: 100)
    try sheet.add([1 * v[1], -(1 * v[0])], .equal, 0)
    #expect(try sheet.solve(v[1]) == 100)
    let before = sheet.solver.stamps[v[1].index]
    try sheet.add([1 * v[2], -(1 * v[1])], .equal, -8)
    #expect(try sheet.solve(v[2]) == 92)
    #expect(sheet.solver.stamps[v[1].index] == before)
    // A constraint that is not a definition affects them.
    try sheet.add([1 * v[3], -(1 * v[1])], .lessOrEqual, -8)
    #expect(try sheet.solve(v[3]) == 0)
    #expect(sheet.solver.stamps[v[1].index] != before)
  }

  @Test func `separately solved variables follow parameter values and changed constraints`() throws
  {
    var sheet = Sheet()
    let v = sheet.variables(3)
    try sheet.solver.setParameter(v[0], to: 100)
    let first = try sheet.add([1 * v[1], -(0.5 * v[0])], .equal, 0)
    _ = try sheet.solve(v[1])
    try sheet.add([1 * v[2], -(2 * v[1])], .equal, 1)
    #expect(try sheet.solve(v[2]) == 101)
    try sheet.solver.setParameter(v[0], to: 50)
    #expect(try sheet.solve(v[2]) == 51)
    try sheet.solver.setConstant(3, of: first)
    #expect(try sheet.solve(v[2]) == 57)
    try sheet.solver.remove(first)
    #expect(try sheet.solve(v[2]) - 2 * sheet.solver.value(of: v[1]) == 1)
  }

  @Test func `a definition among variables that are still to be solved waits for them`() throws {
    var sheet = Sheet()
    let v = sheet.variables(3)
    try sheet.add([1 * v[1], 1 * v[2]], .equal, 10)
    try sheet.add([1 * v[0], -(1 * v[1])], .equal, 0)
    try sheet.add([1 * v[1], -(1 * v[2])], .equal, 4)
    #expect(try sheet.solve(v[0]) == 7)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `solving one at a time is as good as all at once`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var sheet = Sheet()
    let v = sheet.variables(14)
    for parameter in v[..<2] {
      try sheet.solver.setParameter(parameter, to: Double(Int.random(in: 1...400, using: &random)))
    }
    var live: [(id: ConstraintID, constraint: LinearConstraint)] = []
    var named = 2
    for step in 0..<40 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6 where named < v.count:
        // Like views: each new number is computed from earlier ones.
        let others = (0..<Int.random(in: 0...2, using: &random)).map { _ in
          -(Double(Int.random(in: 1...2, using: &random))
            * v[Int.random(in: 0..<named, using: &random)])
        }
        let constraint = LinearConstraint(
          [1 * v[named]] + others, .equal, Double(Int.random(in: -20...20, using: &random)))
        named += 1
        live.append((try sheet.solver.add(constraint), constraint))
      case 6 where !live.isEmpty:
        let position = Int.random(in: 0..<live.count, using: &random)
        try sheet.solver.remove(live.remove(at: position).id)
      case 7:
        try sheet.solver.setParameter(
          v[Int.random(in: 0..<2, using: &random)],
          to: Double(Int.random(in: 1...400, using: &random)))
      case 8 where !live.isEmpty:
        let position = Int.random(in: 0..<live.count, using: &random)
        live[position].constraint.constant += 3
        try sheet.solver.setConstant(live[position].constraint.constant, of: live[position].id)
      default:
        let terms = (0..<2).map { _ in 1 * v[Int.random(in: 0..<v.count, using: &random)] }
        let constraint = LinearConstraint(
          [terms[0], -terms[1]], Bool.random(using: &random) ? .equal : .lessOrEqual,
          Double(Int.random(in: -50...50, using: &random)), priority: 500)
        live.append((try sheet.solver.add(constraint), constraint))
      }
      try sheet.solver.solve()
      #expect(sheet.solver.brokenInvariants() == [])
      let list = live.map(\.constraint)
      let found = errors(of: list, values: sheet.solver.values)
      var fresh = Sheet()
      let copies = fresh.variables(v.count)
      for position in 0..<2 {
        try fresh.solver.setParameter(copies[position], to: sheet.solver.value(of: v[position]))
      }
      for constraint in list { try fresh.solver.add(constraint) }
      try fresh.solver.solve()
      let expected = errors(of: list, values: fresh.solver.values)
      #expect(near(found.required, 0), "seed \(seed), step \(step)")
      for (ours, theirs) in zip(found.sums, expected.sums) {
        #expect(near(ours, theirs), "seed \(seed), step \(step)")
      }
    }
  }
}
