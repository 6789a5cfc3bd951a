/// The simplex method for sums of piecewise linear costs at strict levels, for one subproblem.
///
/// A linear form is a sum of the subproblem's unknowns; each unknown alone is also a linear form. A
/// breakpoint is where the cost of a form changes its slope. The number of nonbasic forms is the
/// number of unknowns. Each nonbasic form is at one of its breakpoints, and together they determine
/// all values. The others are basic: row i of the table expresses basic form i by the nonbasic
/// ones.
///
/// A step lets one nonbasic form leave its breakpoint in a direction in which the cost falls. It
/// passes breakpoints of all forms until the cost stops falling; the form of that breakpoint
/// becomes nonbasic. "Required" is the first level of cost, so every state is a valid start. A
/// changed constant is therefore solved by the same method as the first solution.
///
/// Costs are vectors. Their components are the levels, then a component for ties, in which each
/// constraint has a little less weight than the one before it. The last one or three components are
/// the distances of the unknowns from their preferred values.
struct Core: Sendable {
  /// The unknowns, by variable; form i is unknown i.
  let unknowns: [Int32]
  /// True if the first level is that of required constraints.
  let hasRequired: Bool
  /// The number of cost components.
  let depth: Int
  /// The index of the cost component for ties.
  let tieLevel: Int

  /// The breakpoints, form by form, in ascending order.
  var breakpoints: [Breakpoint]
  /// The index of each form's first breakpoint; the last element is the number of breakpoints.
  let firstBreakpoint: [Int]
  /// The current value of each form.
  var value: [Double]
  /// For a basic form, the number of breakpoints below it; for a nonbasic form, the index of the
  /// breakpoint at which it is.
  var segment: [Int]
  /// For a basic form, its slope; for a nonbasic form, its slope below its breakpoint.
  ///
  /// Each form has `depth` numbers.
  var slope: [Double]

  /// The form of each column, and of each row.
  var nonbasic: [Int]
  /// The form of each row.
  var basic: [Int]
  /// The factors of the nonbasic forms in each basic form, row by row.
  var table: [Double]
  /// The nonzero columns of each row.
  var support: [[Int32]]
  /// The table when the unknowns are nonbasic.
  let firstTable: [Double]
  /// The number of exchanges of a basic and a nonbasic form.
  var pivots = 0
  /// The number of table entries that the steps have read.
  var looked = 0
  /// The scratch memory of a step.
  var scratch = CoreScratch()

  /// The number of levels from which rows are sorted by level before each step.
  static let depthWorthSorting = 32

  /// The number of nonbasic forms, which is that of the unknowns.
  var columns: Int { unknowns.count }
  /// The number of linear forms, basic and nonbasic.
  var linearFormCount: Int { firstBreakpoint.count - 1 }

  /// Creates a core in which each unknown has the value that is best for it alone.
  init(
    unknowns: [Int32], levels: Int, rests: Int, hasRequired: Bool, breakpoints: [Breakpoint],
    firstBreakpoint: [Int], table: [Double]
  ) {
    self.unknowns = unknowns
    self.hasRequired = hasRequired
    tieLevel = levels
    depth = levels + 1 + rests
    self.breakpoints = breakpoints
    self.firstBreakpoint = firstBreakpoint
    firstTable = table
    self.table = table
    let linearFormCount = firstBreakpoint.count - 1
    value = Array(repeating: 0, count: linearFormCount)
    segment = Array(repeating: 0, count: linearFormCount)
    slope = Array(repeating: 0, count: linearFormCount * depth)
    nonbasic = Array(0..<unknowns.count)
    basic = Array(unknowns.count..<linearFormCount)
    support = Array(repeating: [], count: basic.count)
    scratch.prepare(
      columns: unknowns.count, rows: basic.count, depth: depth, breakpoints: breakpoints.count)
    startAfresh()
  }

  /// Makes the unknowns nonbasic, each at the value that is best for it alone.
  mutating func startAfresh() {
    pivots = 0
    table = firstTable
    for column in 0..<columns { nonbasic[column] = column }
    for row in basic.indices {
      basic[row] = columns + row
      findSupport(of: row)
    }
    for linearForm in 0..<columns {
      var location = firstBreakpoint[linearForm]
      setSlope(of: linearForm, below: location)
      let last = firstBreakpoint[linearForm + 1] - 1
      while location < last {
        pass(linearForm, location, by: 1)
        if isRising(linearForm) {
          pass(linearForm, location, by: -1)
          break
        }
        location += 1
      }
      segment[linearForm] = location - firstBreakpoint[linearForm]
    }
    location()
  }

  private func isRising(_ linearForm: Int) -> Bool {
    for level in 0..<depth {
      let slope = slope[linearForm * depth + level]
      if abs(slope) > Tolerance.epsilon { return slope > 0 }
    }
    return true
  }

  /// Updates the slope of a form that passes a breakpoint.
  @inline(__always)
  mutating func pass(_ linearForm: Int, _ location: Int, by sign: Double) {
    let jump = sign * (breakpoints[location].below + breakpoints[location].above)
    slope[linearForm * depth + Int(breakpoints[location].level)] += jump
    slope[linearForm * depth + tieLevel] += jump * breakpoints[location].tie
  }

  /// Computes the slope of a form below one of its breakpoints.
  mutating func setSlope(of linearForm: Int, below location: Int) {
    for level in 0..<depth { slope[linearForm * depth + level] = 0 }
    for other in firstBreakpoint[linearForm]..<firstBreakpoint[linearForm + 1] {
      let part = other < location ? breakpoints[other].above : -breakpoints[other].below
      slope[linearForm * depth + Int(breakpoints[other].level)] += part
      slope[linearForm * depth + tieLevel] += part * breakpoints[other].tie
    }
  }

  /// Computes values from the breakpoints of the nonbasic forms, and segments of the basic ones
  /// from the values.
  mutating func location() {
    for linearForm in nonbasic {
      value[linearForm] = breakpoints[firstBreakpoint[linearForm] + segment[linearForm]].position
    }
    for row in basic.indices {
      let linearForm = basic[row]
      value[linearForm] = sum(of: row)
      var count = 0
      for location in firstBreakpoint[linearForm]..<firstBreakpoint[linearForm + 1]
      where breakpoints[location].position < value[linearForm] { count += 1 }
      segment[linearForm] = count
      setSlope(of: linearForm, below: firstBreakpoint[linearForm] + count)
    }
  }

  /// Returns the value of a row: the sum over the variables outside the basis.
  func sum(of row: Int) -> Double {
    var sum = 0.0
    for column in support[row] {
      sum += table[row * columns + Int(column)] * value[nonbasic[Int(column)]]
    }
    return sum
  }

  /// Lists the columns in which a row is not zero, for `sum(of:)`.
  mutating func findSupport(of row: Int) {
    support[row].removeAll(keepingCapacity: true)
    for column in 0..<columns where table[row * columns + column] != 0 {
      support[row].append(Int32(column))
    }
  }

  /// Moves the breakpoints with the parameter values; returns false if none moved.
  mutating func move(to parameterValues: [Double]) -> Bool {
    var hasMoved = false
    for linearForm in 0..<linearFormCount {
      var linearFormHasMoved = false
      for location in firstBreakpoint[linearForm]..<firstBreakpoint[linearForm + 1]
      where breakpoints[location].parameter >= 0 {
        let position =
          breakpoints[location].factor * parameterValues[Int(breakpoints[location].parameter)]
          + breakpoints[location].constant
        if position != breakpoints[location].position {
          breakpoints[location].position = position
          linearFormHasMoved = true
        }
      }
      if linearFormHasMoved {
        sortBreakpoints(of: linearForm)
        hasMoved = true
      }
    }
    guard hasMoved else { return false }
    for linearForm in nonbasic {
      setSlope(of: linearForm, below: firstBreakpoint[linearForm] + segment[linearForm])
    }
    if pivots > 500 + 10 * linearFormCount { startAfresh() } else { location() }
    return true
  }

  /// Sorts the breakpoints of a form again; a nonbasic form stays at its breakpoint.
  private mutating func sortBreakpoints(of linearForm: Int) {
    let first = firstBreakpoint[linearForm]
    var at = first + segment[linearForm]
    for index in (first + 1)..<max(first + 1, firstBreakpoint[linearForm + 1]) {
      var location = index
      while location > first, breakpoints[location].position < breakpoints[location - 1].position {
        breakpoints.swapAt(location, location - 1)
        if at == location { at = location - 1 } else if at == location - 1 { at = location }
        location -= 1
      }
    }
    segment[linearForm] = at - first
  }

  /// Returns the violated required constraints; empty if all are satisfied.
  ///
  /// If `orTight`, the result includes the constraints that are satisfied exactly at their limit.
  func violated(orTight: Bool) -> [Int32] {
    guard hasRequired else { return [] }
    var isViolated = false
    var found: [Int32] = []
    for linearForm in 0..<linearFormCount {
      for breakpoint in breakpoints[firstBreakpoint[linearForm]..<firstBreakpoint[linearForm + 1]]
      where breakpoint.level == 0 {
        let error = breakpoint.error(at: value[linearForm])
        let scale = max(abs(breakpoint.position), abs(value[linearForm]))
        if !Tolerance.isMet(error, scale: scale) {
          isViolated = true
          found.append(breakpoint.constraint)
        } else if orTight, Tolerance.isMet(value[linearForm] - breakpoint.position, scale: scale) {
          found.append(breakpoint.constraint)
        }
      }
    }
    return isViolated ? found : []
  }
}

/// Scratch memory for one step.
struct CoreScratch {
  /// For each column, the slope of the cost at one level.
  var cost: [Double] = []
  /// For each column and direction, true if no level so far forbids the step.
  var isAlive: [Bool] = []
  /// The slope of the cost along the step, for each cost component.
  var direction: [Double] = []
  /// For each row, the change of its form for one unit of the step.
  var rate: [Double] = []
  /// The rows that the step moves.
  var moving: [Int] = []
  /// The columns of a row while they are collected.
  var columns: [Int32] = []
  /// The next breakpoints of the moving rows, in a step that passes many.
  var queue = BreakpointQueue()
  /// The rows by the levels of their breakpoints: where those of a level begin and end.
  var rows: [Int] = []
  /// For each level, the index of its first row in `rows`.
  var firstRow: [Int] = []
  /// For each level, the index after its last row in `rows`.
  var endRow: [Int] = []

  /// Allocates the lists for a problem of these sizes; called once before its steps.
  mutating func prepare(columns: Int, rows: Int, depth: Int, breakpoints: Int) {
    cost = Array(repeating: 0, count: columns)
    isAlive = Array(repeating: true, count: 2 * columns)
    direction = Array(repeating: 0, count: depth)
    rate = Array(repeating: 0, count: rows)
    guard depth > Core.depthWorthSorting else { return }
    self.rows = Array(repeating: 0, count: breakpoints)
    firstRow = Array(repeating: 0, count: depth + 1)
    endRow = Array(repeating: 0, count: depth)
  }
}
