import Testing

@testable import GimbalSolver

@Suite struct ToleranceTests {
  @Test func `a difference counts relative to the numbers that it comes from (F-58)`() {
    #expect(Tolerance.isMet(1e-4, scale: 1e6))
    #expect(!Tolerance.isMet(1e-2, scale: 1e6))
    #expect(Tolerance.isMet(1e-10, scale: 0))
    #expect(!Tolerance.isMet(1e-4, scale: 1))
  }

  @Test func `large sizes that agree up to rounding do not conflict (F-58)`() throws {
    var sheet = Sheet()
    let (a, b) = (sheet.variables(1)[0], sheet.variables(1)[0])
    try sheet.add([1 * a], .equal, 1e9)
    try sheet.add([1 * b, -1 * a], .equal, 0)
    try sheet.add([1 * b], .equal, 1e9 + 1e-4)

    try sheet.solver.solve()
    #expect(sheet.solver.relaxedConstraints.isEmpty)
  }
}
