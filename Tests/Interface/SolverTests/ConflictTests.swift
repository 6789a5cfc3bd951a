import GimbalSolver
import Testing

@Suite struct ConflictTests {
  @Test func `the conflict is minimal and in the order of adding`() throws {
    var sheet = Sheet()
    let v = sheet.variables(4)
    try sheet.add([1 * v[3]], .equal, 5)
    let first = try sheet.add([1 * v[0]], .equal, 10)
    let second = try sheet.add([1 * v[1], -1 * v[0]], .equal, 8)
    try sheet.add([1 * v[2], -1 * v[1]], .equal, 8)
    let third = try sheet.add([1 * v[1]], .greaterOrEqual, 30)

    #expect(throws: SolverError.unsatisfiable([first, second, third])) {
      try sheet.solver.solve()
    }
  }

  @Test func `of many bounds of one length, two that cannot both hold conflict`() throws {
    for isReversed in [false, true] {
      var sheet = Sheet()
      let width = sheet.variables(1)[0]
      let bounds: [(Relation, Double)] = [
        (.lessOrEqual, 7), (.greaterOrEqual, 3), (.lessOrEqual, 5), (.greaterOrEqual, 10),
        (.lessOrEqual, 20), (.greaterOrEqual, 8),
      ]
      var ids: [Double: ConstraintID] = [:]
      for (relation, bound) in isReversed ? bounds.reversed() : bounds {
        ids[bound] = try sheet.add([1 * width], relation, bound)
      }
      let error = #expect(throws: SolverError.self) { try sheet.solver.solve() }
      guard case .unsatisfiable(let set)? = error else { continue }
      let named = bounds.filter { set.contains(ids[$0.1]!) }
      let (above, below) = (
        named.first { $0.0 == .greaterOrEqual }?.1, named.first { $0.0 == .lessOrEqual }?.1
      )
      #expect(set.count == 2 && above ?? 0 > below ?? 100, "\(named)")
    }
  }

  @Test func `a relaxed constraint outweighs all optional ones (L-CONF-2)`() throws {
    var sheet = Sheet()
    let width = sheet.variables(1)[0]
    let bound = try sheet.add([1 * width], .lessOrEqual, 50)
    let size = try sheet.add([1 * width], .equal, 80)
    try sheet.add([1 * width], .equal, 10, 999)
    var seen: [[ConstraintID]] = []

    try sheet.solver.solve { set, _ in
      seen.append(set)
      return size
    }

    #expect(seen == [[bound, size]])
    #expect(sheet.solver.value(of: width) == 50)
    #expect(sheet.solver.relaxedConstraints == [size])
    #expect(sheet.solver.conflict(of: size) == [bound, size])
  }

  @Test func `a relaxed constraint is required again, and its conflict is found again`() throws {
    var sheet = Sheet()
    let v = sheet.variables(2)
    let bound = try sheet.add([1 * v[0]], .lessOrEqual, 50)
    let size = try sheet.add([1 * v[0]], .equal, 80)
    let other = try sheet.add([1 * v[1]], .equal, 1)
    let same = try sheet.add([1 * v[1]], .equal, 2)
    try sheet.solver.solve { set, _ in set.last }
    #expect(sheet.solver.relaxedConstraints == [size, same])

    sheet.solver.takeBackRelaxation(of: size)
    #expect(sheet.solver.relaxedConstraints == [same])
    var seen: [[ConstraintID]] = []
    try sheet.solver.solve { set, _ in
      seen.append(set)
      return set.first
    }

    #expect(seen == [[bound, size]])
    #expect(sheet.solver.relaxedConstraints == [same, bound])
    #expect(sheet.solver.value(of: v[0]) == 80 && sheet.solver.value(of: v[1]) == 1)
    #expect(sheet.solver.conflict(of: other) == nil)
  }

  @Test func `a conflict reports whether a parameter value belongs to it`() throws {
    var sheet = Sheet()
    let (width, left, size) = (
      sheet.variables(1)[0], sheet.variables(1)[0], sheet.variables(1)[0]
    )
    try sheet.solver.setParameter(width, to: 50)
    try sheet.add([1 * left], .equal, 0)
    try sheet.add([1 * width, -(1 * left), -(1 * size)], .equal, 0)
    try sheet.add([1 * size], .equal, 80)
    let apart = sheet.variables(2)
    try sheet.add([1 * width, -(1 * apart[0])], .equal, 0)
    try sheet.add([1 * width, -(1 * apart[1])], .equal, 0)
    try sheet.add([1 * apart[0], -(1 * apart[1])], .equal, 1)
    var answers: [Int: Bool] = [:]

    try sheet.solver.solve { set, system in
      answers[set[0].index] = system.needsParameterValue(of: width, for: set)
      return set[0]
    }

    #expect(answers == [0: true, 3: false])
  }

  @Test func `a relaxed constraint is required again when the other is removed (L-CONF-2)`() throws
  {
    var sheet = Sheet()
    let width = sheet.variables(1)[0]
    let bound = try sheet.add([1 * width], .lessOrEqual, 50)
    let size = try sheet.add([1 * width], .equal, 80)
    try sheet.solver.solve { _, _ in size }

    try sheet.solver.remove(bound)
    #expect(try sheet.solve(width) == 80)
    #expect(sheet.solver.relaxedConstraints.isEmpty)

    let late = try sheet.add([1 * width], .equal, 30)
    #expect(throws: SolverError.unsatisfiable([size, late])) { try sheet.solver.solve() }
  }

  @Test func `a failed add leaves the solver as it was`() throws {
    var sheet = Sheet()
    let v = sheet.variables(2)
    let first = try sheet.add([1 * v[0], 1 * v[1]], .equal, 100)
    let second = try sheet.add([1 * v[0]], .greaterOrEqual, 70)
    try sheet.solver.solve()
    let values = sheet.solver.values
    let constraint = LinearConstraint([1 * v[1]], .equal, 40)

    #expect(throws: SolverError.unsatisfiable([first, second])) {
      try sheet.solver.addIfSatisfiable(constraint)
    }

    #expect(sheet.solver.values == values)
    #expect(sheet.solver.constraintCount == 2)
    try sheet.solver.addIfSatisfiable(LinearConstraint([1 * v[1]], .equal, 20))
    #expect(sheet.solver.values == [80, 20])
  }

  @Test(arguments: [0, 1])
  func `a constraint that a parameter value makes unsatisfiable is refused completely`(
    parameter: Int
  ) throws {
    var sheet = Sheet()
    let v = sheet.variables(3)
    try sheet.solver.setParameter(v[0], to: 100)
    try sheet.solver.setParameter(v[1], to: 200)
    let inset = try sheet.add([1 * v[2], -1 * v[parameter]], .equal, -20)
    let value = try sheet.solve(v[2])

    #expect(throws: SolverError.unsatisfiable([inset])) {
      try sheet.solver.addIfSatisfiable(LinearConstraint([1 * v[2]], .equal, value + 7))
    }
    #expect(sheet.solver.constraintCount == 1 && sheet.solver.value(of: v[2]) == value)
    try sheet.solver.addIfSatisfiable(LinearConstraint([1 * v[2]], .equal, value))
    #expect(sheet.solver.constraintCount == 2)
  }

  @Test func `a conflict caused by a parameter value is found`() throws {
    var sheet = Sheet()
    let v = sheet.variables(2)
    try sheet.solver.setParameter(v[0], to: 390)
    let gap = try sheet.add([1 * v[1], -1 * v[0]], .equal, -100)
    let least = try sheet.add([1 * v[1]], .greaterOrEqual, 0)
    #expect(try sheet.solve(v[1]) == 290)

    try sheet.solver.setParameter(v[0], to: 80)
    #expect(throws: SolverError.unsatisfiable([gap, least])) { try sheet.solver.solve() }
    try sheet.solver.setParameter(v[0], to: 390)
    #expect(try sheet.solve(v[1]) == 290)
  }

  @Test func `a conflict between parameter values names only the constraint`() throws {
    var sheet = Sheet()
    let v = sheet.variables(1)
    try sheet.solver.setParameter(v[0], to: 390)
    let least = try sheet.add([1 * v[0]], .greaterOrEqual, 300)
    try sheet.solver.solve()

    try sheet.solver.setParameter(v[0], to: 200)
    #expect(throws: SolverError.unsatisfiable([least])) { try sheet.solver.solve() }
    try sheet.solver.solve { set, _ in set.first }
    #expect(sheet.solver.relaxedConstraints == [least])
  }

  @Test func `a sum that is too wide conflicts with the whole row`() throws {
    var sheet = Sheet()
    let v = sheet.variables(4)
    try sheet.solver.setParameter(v[3], to: 100)
    var row: [ConstraintID] = []
    for width in v[..<3] { row.append(try sheet.add([1 * width], .greaterOrEqual, 40)) }
    row.append(
      try sheet.add([1 * v[0], 1 * v[1], 1 * v[2], -1 * v[3]], .lessOrEqual, 0))
    for width in v[..<3] { try sheet.add([1 * width], .equal, 60, 500) }

    #expect(throws: SolverError.unsatisfiable(row)) { try sheet.solver.solve() }
    try sheet.solver.setParameter(v[3], to: 150)
    #expect(try sheet.solve(v[0]) == 60)
    #expect(sheet.solver.values[..<3] == [60, 50, 40])
  }

  @Test func `a thousand contradictions end, each with a set of two`() throws {
    var sheet = Sheet()
    let width = sheet.variables(1)[0]
    for size in 0..<1000 { try sheet.add([1 * width], .equal, Double(size)) }
    var conflicts = 0

    try sheet.solver.solve { set, _ in
      conflicts += set.count == 2 ? 1 : 0
      return set[0]
    }

    #expect(conflicts == 999)
    #expect(sheet.solver.value(of: width) == 999)
  }

  @Test func `a changed parameter can make bounds unsatisfiable, which is a conflict (L-CONF-2)`()
    throws
  {
    var sheet = Sheet()
    let v = sheet.variables(3)
    try sheet.solver.setParameter(v[2], to: 100)
    try sheet.add([1 * v[0], 1 * v[1], -(1 * v[2])], .lessOrEqual, 0)
    try sheet.add([1 * v[0], -(1 * v[1])], .lessOrEqual, 5)
    for variable in v[..<2] {
      try sheet.add([1 * variable], .greaterOrEqual, 10)
      try sheet.add([1 * variable], .equal, 60, 500)
    }
    #expect(try sheet.solve(v[0]) + sheet.solver.value(of: v[1]) == 100)
    try sheet.solver.setParameter(v[2], to: 15)
    var conflicts: [[Int]] = []
    try sheet.solver.solve { conflict, _ in
      conflicts.append(conflict.map(\.index))
      return conflict.first
    }
    #expect(conflicts.count == 1)
    #expect(sheet.solver.brokenInvariants() == [])
    #expect(near(sheet.solver.value(of: v[0]), 10) && near(sheet.solver.value(of: v[1]), 10))
  }
}
