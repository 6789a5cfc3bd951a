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

  @Test func `positions are parallel only if one parameter moves both by the same factor`() {
    func position(_ parameter: Int32, _ factor: Double) -> Breakpoint {
      Breakpoint(
        position: 0, parameter: parameter, factor: factor, constant: 0, level: 0, serial: 0,
        below: 1, above: 1, constraint: 0)
    }
    #expect(position(-1, 0).isParallel(to: position(-1, 0)))
    #expect(position(3, 1).isParallel(to: position(3, 1)))
    #expect(!position(3, 1).isParallel(to: position(3, 2)))
    #expect(!position(3, 1).isParallel(to: position(4, 1)))
    #expect(!position(3, 1).isParallel(to: position(-1, 0)))
  }
}
