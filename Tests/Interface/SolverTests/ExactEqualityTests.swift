import SeededGenerator
import Testing

@testable import GimbalSolver

/// Optional equalities that hold exactly are fixed before the core starts (F-5).
@Suite struct ExactEqualityTests {
  private struct System {
    var solver = Solver()
    var variables: [Variable] = []
    var parameter: [Variable] = []

    /// A tree of lengths in proportion to their parents', with other preferences for them.
    init(seed: UInt64, threshold: Int) throws {
      solver.rowsWorthSettling = threshold
      var random = SplitMix64(seed: seed)
      let top = solver.makeVariable()
      variables.append(top)
      if Bool.random(using: &random) {
        try solver.setParameter(top, to: 400)
        parameter.append(top)
      } else {
        try add([Term(top)], .equal, Double(Int.random(in: 0...300, using: &random)), 50)
      }
      var parents = [top]
      while variables.count < 24, !parents.isEmpty {
        let parent = parents.removeFirst()
        let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in solver.makeVariable()
        }
        variables += children
        parents += children
        let gap = Double(Int.random(in: 0...8, using: &random))
        try add(children.map { Term($0) } + [Term(parent, -1)], .equal, -gap)
        for (index, child) in children.enumerated() {
          let share = Double(Int.random(in: 1...9, using: &random)) / 10
          try add([Term(child), Term(parent, -share)], .equal, 0, 999 - Float(index))
          let content = Double(Int.random(in: 0...40, using: &random))
          if Bool.random(using: &random) { try add([Term(child)], .lessOrEqual, content, 250) }
          if Bool.random(using: &random) { try add([Term(child)], .greaterOrEqual, content, 750) }
        }
      }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let pair = (0..<2).map { _ in variables.randomElement(using: &random)! }
        let relation: Relation = [.equal, .lessOrEqual, .equal].randomElement(using: &random)!
        let priority: Float = [998, 999, 500, 1000, 997].randomElement(using: &random)!
        let isRequired = priority == 1000 && relation == .equal
        try add(
          [Term(pair[0]), Term(pair[1], -0.5)], relation,
          Double(Int.random(in: 0...50, using: &random)), isRequired ? 996 : priority)
      }
    }

    mutating func add(
      _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float = 1000
    ) throws {
      try solver.add(LinearConstraint(terms, relation, constant, priority: priority))
    }

    mutating func solve() throws -> [Double] {
      try solver.solve { conflict, _ in conflict.last }
      return variables.map { solver.value(of: $0) }
    }
  }

  @Test(arguments: 0..<500 as Range<UInt64>)
  func `exact equalities give the result of the core (F-5)`(seed: UInt64) throws {
    var (plain, exact) = (
      try System(seed: seed, threshold: .max), try System(seed: seed, threshold: 0)
    )
    for width in [400.0, 401, 250, 30] {
      for parameter in plain.parameter { try plain.solver.setParameter(parameter, to: width) }
      for parameter in exact.parameter { try exact.solver.setParameter(parameter, to: width) }
      let (one, other) = (try plain.solve(), try exact.solve())
      #expect(zip(one, other).allSatisfy { near($0, $1, 1e-5) }, "\(width): \(one) \(other)")
      #expect(exact.solver.brokenInvariants().isEmpty)
    }
  }

  @Test func `contradicting equalities of one level are left to the core (F-5)`() throws {
    for threshold in [0, Int.max] {
      var sheet = Sheet()
      sheet.solver.rowsWorthSettling = threshold
      let v = sheet.variables(2)
      try sheet.add([1 * v[0], -(1 * v[1])], .equal, 0, 600)
      for number in [30.0, 10, 20] { try sheet.add([1 * v[0]], .equal, number, 500) }
      // The middle one has the minimum sum of errors.
      #expect(try sheet.solve(v[0]) == 20)
      #expect(sheet.solver.value(of: v[1]) == 20)
    }
  }

  @Test(arguments: [10.0, 0])
  func `equalities that agree only for the present values are left to the core (F-5)`(
    preference: Double
  ) throws {
    for threshold in [0, Int.max] {
      var sheet = Sheet()
      sheet.solver.rowsWorthSettling = threshold
      let v = sheet.variables(3)
      try sheet.solver.setParameter(v[2], to: preference)
      try sheet.add([1 * v[0], -(1 * v[1])], .equal, 0, 600)
      try sheet.add([1 * v[0], -(1 * v[2])], .equal, 0, 500)
      for _ in 0..<2 { try sheet.add([1 * v[1]], .equal, preference, 500) }
      #expect(try sheet.solve(v[0]) == preference)
      // Two against one: the minimum sum of errors.
      try sheet.solver.setParameter(v[2], to: 30)
      #expect(try sheet.solve(v[0]) == preference)
    }
  }
}
