import GimbalSolver
import Testing

@Suite struct SolverTests {
  @Test func `a higher priority wins over any number of lower ones (L-PRIO-2, L-PRIO-7)`() throws {
    var sheet = Sheet()
    let x = sheet.variables(1)[0]
    for _ in 0..<2000 { try sheet.add([1 * x], .equal, 0, 1) }
    try sheet.add([1 * x], .equal, 10, 2)

    #expect(try sheet.solve(x) == 10)
  }

  @Test func `ten at 749 do not outweigh one at 750 (L-PRIO-2)`() throws {
    var sheet = Sheet()
    let width = sheet.variables(1)[0]
    for _ in 0..<10 { try sheet.add([1 * width], .equal, 10, 749) }
    try sheet.add([1 * width], .equal, 75, 750)

    #expect(try sheet.solve(width) == 75)
  }

  @Test func `an unsatisfiable optional constraint still pulls (L-PRIO-3)`() throws {
    var sheet = Sheet()
    let v = sheet.variables(2)
    try sheet.add([1 * v[0]], .equal, 0)
    try sheet.add([1 * v[1]], .lessOrEqual, 60)
    try sheet.add([1 * v[1]], .equal, 100, 500)

    #expect(try sheet.solve(v[1]) == 60)
  }

  @Test func `a variable with one limit is as near to 0 as the limit allows`() throws {
    for (relation, limit, expected) in [
      (Relation.lessOrEqual, -5.0, -5.0), (.greaterOrEqual, 7, 7), (.lessOrEqual, 5, 0),
      (.greaterOrEqual, -7, 0),
    ] {
      var sheet = Sheet()
      let x = sheet.variables(1)[0]
      try sheet.add([1 * x], relation, limit)
      #expect(try sheet.solve(x) == expected)
    }
  }

  @Test func `of two equal preferences the earlier one keeps its value (L-PRIO-4, L-PRIO-6)`()
    throws
  {
    var sheet = Sheet()
    let v = sheet.variables(2)
    for width in v {
      try sheet.add([1 * width], .greaterOrEqual, 200)
      try sheet.add([1 * width], .lessOrEqual, 400)
    }
    try sheet.add([1 * v[0], 1 * v[1]], .lessOrEqual, 500)
    try sheet.add([1 * v[1]], .equal, 300, 750)
    let second = try sheet.add([1 * v[0]], .equal, 300, 750)

    #expect(try sheet.solve(v[1]) == 300)
    #expect(sheet.solver.value(of: v[0]) == 200)

    try sheet.solver.remove(second)
    try sheet.add([1 * v[0]], .equal, 300, 751)
    #expect(try sheet.solve(v[0]) == 300)
  }

  @Test func `fractional priorities are separate levels (L-PRIO-5)`() throws {
    var sheet = Sheet()
    let x = sheet.variables(1)[0]
    try sheet.add([1 * x], .equal, 1, 999)
    try sheet.add([1 * x], .equal, 2, 999.5)

    #expect(try sheet.solve(x) == 2)
  }

  @Test func `an equality and a bound of one priority leave 24 to 30 open, and the earlier wins`()
    throws
  {
    var sheet = Sheet()
    let width = sheet.variables(1)[0]
    try sheet.add([1 * width], .equal, 24, 500)
    let bound = try sheet.add([1 * width], .greaterOrEqual, 30, 500)

    #expect(try sheet.solve(width) == 24)
    #expect(sheet.solver.ambiguousVariables() == [width])

    try sheet.solver.setPriority(525, of: bound)
    #expect(try sheet.solve(width) == 30)
    #expect(sheet.solver.ambiguousVariables().isEmpty)
  }

  @Test func `two factors in a cycle leave only 0 (L-CON-8)`() throws {
    var sheet = Sheet()
    let v = sheet.variables(2)
    for width in v { try sheet.add([1 * width], .greaterOrEqual, 0) }
    try sheet.add([1 * v[0], -2 * v[1]], .equal, 0)
    try sheet.add([1 * v[1], -3 * v[0]], .equal, 0)

    #expect(try sheet.solve(v[0]) == 0)
    #expect(sheet.solver.value(of: v[1]) == 0)
  }

  @Test func `a parameter value moves the variables that depend on it`() throws {
    var sheet = Sheet()
    let v = sheet.variables(3)
    try sheet.solver.setParameter(v[0], to: 390)
    try sheet.add([1 * v[1]], .equal, 16)
    try sheet.add([1 * v[1], 1 * v[2], -1 * v[0]], .equal, -16)
    #expect(try sheet.solve(v[2]) == 358)

    try sheet.solver.setParameter(v[0], to: 844)
    #expect(try sheet.solve(v[2]) == 812)

    try sheet.solver.release(v[0])
    try sheet.add([1 * v[2]], .equal, 100)
    #expect(try sheet.solve(v[0]) == 132)
  }

  @Test func `a variable between two parameter values follows both`() throws {
    var sheet = Sheet()
    let v = sheet.variables(3)
    try sheet.solver.setParameter(v[0], to: 10)
    try sheet.solver.setParameter(v[1], to: 30)
    try sheet.add([1 * v[2], -0.5 * v[0], -0.5 * v[1]], .equal, 0)
    #expect(try sheet.solve(v[2]) == 20)

    try sheet.solver.setParameter(v[0], to: 20)
    #expect(try sheet.solve(v[2]) == 25)
    try sheet.solver.setParameter(v[1], to: 100)
    #expect(try sheet.solve(v[2]) == 60)
  }

  @Test func `one of two parameters may cancel out, in either order of the constraints`() throws {
    for isReversed in [false, true] {
      var sheet = Sheet()
      let v = sheet.variables(4)
      let (near, size, x, width) = (v[0], v[1], v[2], v[3])
      try sheet.solver.setParameter(near, to: 10)
      try sheet.solver.setParameter(size, to: 300)
      if !isReversed { try sheet.add([1 * x, -1 * near], .equal, 16) }
      try sheet.add([1 * near, 1 * size, -1 * x, -1 * width], .equal, 16)
      if isReversed { try sheet.add([1 * x, -1 * near], .equal, 16) }

      for (origin, length) in [(10.0, 300.0), (40, 300), (40, 200), (0, 500), (7, 9)] {
        try sheet.solver.setParameter(near, to: origin)
        try sheet.solver.setParameter(size, to: length)
        #expect(try sheet.solve(x) == origin + 16)
        #expect(sheet.solver.value(of: width) == length - 32)
      }
    }
  }

  @Test func `three parameters in one sum count with their present values`() throws {
    var sheet = Sheet()
    let v = sheet.variables(4)
    try sheet.add([1 * v[3], -1 * v[0], -2 * v[1], 3 * v[2]], .equal, 1)
    for values in [[1.0, 10, 100], [2, 10, 100], [2, 20, 100], [2, 20, 200], [0, 0, 0]] {
      for (variable, value) in zip(v, values) {
        try sheet.solver.setParameter(variable, to: value)
      }
      #expect(try sheet.solve(v[3]) == 1 + values[0] + 2 * values[1] - 3 * values[2])
    }
  }

  @Test func `the same calls give the same bits`() throws {
    func run(_ seed: UInt64) -> [UInt64] {
      var system = RandomSystem(seed: seed)
      var bits: [UInt64] = []
      for _ in 0..<5 {
        system.change()
        if (try? system.solver.solve()) != nil {
          bits += system.solver.values.map(\.bitPattern)
        }
      }
      return bits
    }

    for seed in 0..<50 { #expect(run(UInt64(seed)) == run(UInt64(seed))) }
  }

  @Test func `adding and removing again restores the values`() throws {
    var sheet = Sheet()
    let v = sheet.variables(3)
    try sheet.add([1 * v[0], 1 * v[1], 1 * v[2]], .lessOrEqual, 100)
    for width in v { try sheet.add([1 * width], .equal, 50, 750) }
    try sheet.solver.solve()
    let before = sheet.solver.values

    let extra = try sheet.add([1 * v[0]], .equal, 7)
    #expect(try sheet.solve(v[0]) == 7)
    try sheet.solver.remove(extra)
    try sheet.solver.solve()

    #expect(before == [50, 50, 0])
    #expect(sheet.solver.values == before)
  }

  @Test func `a copy is independent`() throws {
    var sheet = Sheet()
    let v = sheet.variables(1)
    try sheet.add([1 * v[0]], .equal, 10, 500)
    try sheet.solver.solve()
    var copy = sheet.solver

    try copy.add(LinearConstraint([1 * v[0]], .equal, 20))
    try copy.solve()

    #expect(copy.value(of: v[0]) == 20)
    #expect(sheet.solver.value(of: v[0]) == 10)
    #expect(sheet.solver.constraintCount == 1)
    #expect(sheet.solver.brokenInvariants() == [])
  }

  @Test func `a long chain of optional gaps follows its heights`() throws {
    var sheet = Sheet()
    let tops = sheet.variables(300)
    let heights = sheet.variables(300)
    try sheet.add([1 * tops[0]], .equal, 8)
    for index in tops.indices {
      try sheet.add([1 * heights[index]], .greaterOrEqual, 0)
      try sheet.add([1 * heights[index]], .equal, Double(18 + index % 5), 750)
      if index == 0 { continue }
      try sheet.add(
        [1 * tops[index], -1 * tops[index - 1], -1 * heights[index - 1]], .equal, 8, 999)
    }
    #expect(try sheet.solve(tops[299]) == 8378)
    #expect(sheet.solver.ambiguousVariables().isEmpty)

    let size = try sheet.add([1 * heights[7]], .equal, 118)
    #expect(try sheet.solve(tops[8]) == 327)
    try sheet.solver.remove(size)
    #expect(try sheet.solve(tops[8]) == 229)
  }

  @Test func `repeated changes do not make the solver grow`() throws {
    var sheet = Sheet()
    let v = sheet.variables(2)
    try sheet.solver.setParameter(v[0], to: 100)
    for step in 0..<5000 {
      let id = try sheet.add([1 * v[1], -1 * v[0]], .equal, Double(step % 7))
      try sheet.solver.solve()
      #expect(sheet.solver.value(of: v[1]) == 100 + Double(step % 7))
      try sheet.solver.remove(id)
    }

    #expect(sheet.solver.constraintCount == 0)
    #expect(sheet.solver.brokenInvariants() == [])
    #expect(sheet.solver.bookkeepingCount < 200)
  }
}
