import GimbalSolver
import Testing

@Suite struct ErrorTests {
  @Test func `invalid numbers, priorities and handles are refused by name`() throws {
    var sheet = Sheet()
    let v = sheet.variables(2)
    let id = try sheet.add([1 * v[0], 1 * v[1]], .equal, 1)
    let other = Solver().values.count
    #expect(other == 0)

    #expect(throws: SolverError.noTerms) { try sheet.add([], .equal, 1) }
    #expect(throws: SolverError.notFinite(.infinity)) {
      try sheet.add([1 * v[0]], .equal, .infinity)
    }
    for number in [1e16, 1e-16] {
      #expect(throws: SolverError.outOfRange(number)) {
        try sheet.add([number * v[0]], .equal, 1)
      }
    }
    #expect(throws: SolverError.notFinite(-.infinity)) {
      try sheet.add([-.infinity * v[0]], .equal, 1)
    }
    for priority: Float in [0, -1, 1000.5] {
      #expect(throws: SolverError.priorityOutOfRange(priority)) {
        try sheet.add([1 * v[0]], .equal, 1, priority)
      }
    }
    #expect(throws: SolverError.variableInUse(v[0], constraints: 1)) {
      try sheet.solver.remove(v[0])
    }
    #expect(throws: SolverError.notParameter(v[0])) { try sheet.solver.release(v[0]) }
    try sheet.solver.remove(id)
    #expect(throws: SolverError.unknownConstraint(id)) { try sheet.solver.remove(id) }
    #expect(throws: SolverError.unknownConstraint(id)) {
      try sheet.solver.setConstant(3, of: id)
    }
    try sheet.solver.remove(v[0])
    #expect(throws: SolverError.unknownVariable(v[0])) {
      try sheet.add([1 * v[0]], .equal, 1)
    }
    let again = sheet.solver.makeVariable()
    #expect(again.index == v[0].index && again != v[0])
    #expect(sheet.solver.constraintCount == 0)
  }

  @Test func `every error names the found and the allowed value`() throws {
    #expect(
      SolverError.priorityOutOfRange(1001).description
        == "found priority 1001.0; allowed is more than 0 and at most 1000")
    #expect(
      SolverError.unsatisfiable([]).description == "0 required constraints conflict")
  }

  @Test func `an undetermined variable is ambiguous, and a determined one is not (L-AMB-1)`()
    throws
  {
    var sheet = Sheet()
    let v = sheet.variables(4)
    try sheet.solver.setParameter(v[0], to: 300)
    try sheet.add([1 * v[1], 1 * v[2], -1 * v[0]], .equal, 0)
    try sheet.add([1 * v[1]], .lessOrEqual, 97, 250)
    let hug = try sheet.add([1 * v[2]], .lessOrEqual, 97, 250)
    try sheet.add([1 * v[3]], .lessOrEqual, 100)
    try sheet.solver.solve()
    #expect(sheet.solver.ambiguousVariables() == [v[1], v[2], v[3]])

    try sheet.solver.setPriority(251, of: hug)
    #expect(try sheet.solve(v[2]) == 97)
    #expect(sheet.solver.value(of: v[1]) == 203)
    #expect(sheet.solver.ambiguousVariables() == [v[3]])
  }

  @Test func `ambiguity is found where the simplex core is needed`() throws {
    var sheet = Sheet()
    let v = sheet.variables(3)
    try sheet.add([1 * v[0], 1 * v[1], 1 * v[2]], .lessOrEqual, 100)
    for width in v { try sheet.add([1 * width], .equal, 50, 750) }
    try sheet.solver.solve()
    #expect(sheet.solver.ambiguousVariables() == v)

    for (index, width) in v.enumerated() {
      try sheet.add([1 * width], .equal, Double(20 + 15 * index), Float(300 - index))
    }
    try sheet.solver.solve()
    #expect(sheet.solver.ambiguousVariables().isEmpty)
  }
}
