/// The simplex method for sums of piecewise linear costs at strict levels, for one subproblem.
///
/// A form is a sum of the subproblem's unknowns, each unknown among them; a breakpoint is where the
/// cost of a form changes its slope. As many forms as there are unknowns are nonbasic: each stands
/// at one of its breakpoints, and so they determine all values. The others are basic: row i of the
/// table expresses basic form i by the nonbasic ones.
///
/// A step lets one nonbasic form leave its breakpoint in a direction in which the cost falls, and
/// passes breakpoints of all forms until it falls no more; the form of that breakpoint becomes
/// nonbasic. "Required" is the first level of cost, so every state is a valid start, and a changed
/// constant needs no other method than the first solution did.
///
/// Costs are vectors: the levels, then ties (every constraint a little less than the one before it),
/// then, in one step or three, the distances of the unknowns from where they rest.
struct Core: Sendable {
  /// The unknowns, by variable; form i is unknown i.
  let unknowns: [Int32]
  let hasRequired: Bool
  /// The number of cost components.
  let depth: Int
  let tieLevel: Int

  /// The breakpoints form by form, in rising order.
  var breakpoints: [Breakpoint]
  let firstBreakpoint: [Int]
  var value: [Double]
  /// For a basic form the number of breakpoints below it; for a nonbasic one the breakpoint it
  /// stands at.
  var segment: [Int]
  /// Of a basic form its slope; of a nonbasic one its slope below its breakpoint; depth numbers a form.
  var slope: [Double]

  /// The form of each column, and of each row.
  var nonbasic: [Int]
  var basic: [Int]
  var table: [Double]
  /// The columns of each row that are not 0.
  var support: [[Int32]]
  /// The table when the unknowns are nonbasic.
  let firstTable: [Double]
  var pivots = 0
  /// The number of table entries that the steps have read.
  var looked = 0
  var scratch = CoreScratch()

  /// The number of levels from which rows are sorted by level before each step.
  static let depthWorthSorting = 32

  var columns: Int { unknowns.count }
  var forms: Int { firstBreakpoint.count - 1 }

  /// Starts with each unknown at the value that is best for it alone.
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
    let forms = firstBreakpoint.count - 1
    value = Array(repeating: 0, count: forms)
    segment = Array(repeating: 0, count: forms)
    slope = Array(repeating: 0, count: forms * depth)
    nonbasic = Array(0..<unknowns.count)
    basic = Array(unknowns.count..<forms)
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
    for form in 0..<columns {
      var place = firstBreakpoint[form]
      setSlope(of: form, below: place)
      let last = firstBreakpoint[form + 1] - 1
      while place < last {
        pass(form, place, by: 1)
        if isRising(form) {
          pass(form, place, by: -1)
          break
        }
        place += 1
      }
      segment[form] = place - firstBreakpoint[form]
    }
    place()
  }

  private func isRising(_ form: Int) -> Bool {
    for level in 0..<depth {
      let slope = slope[form * depth + level]
      if abs(slope) > Tolerance.epsilon { return slope > 0 }
    }
    return true
  }

  /// Updates the slope of a form that passes a breakpoint.
  @inline(__always)
  mutating func pass(_ form: Int, _ place: Int, by sign: Double) {
    let jump = sign * (breakpoints[place].below + breakpoints[place].above)
    slope[form * depth + Int(breakpoints[place].level)] += jump
    slope[form * depth + tieLevel] += jump * breakpoints[place].tie
  }

  /// The slope of a form below one of its breakpoints.
  mutating func setSlope(of form: Int, below place: Int) {
    for level in 0..<depth { slope[form * depth + level] = 0 }
    for other in firstBreakpoint[form]..<firstBreakpoint[form + 1] {
      let part = other < place ? breakpoints[other].above : -breakpoints[other].below
      slope[form * depth + Int(breakpoints[other].level)] += part
      slope[form * depth + tieLevel] += part * breakpoints[other].tie
    }
  }

  /// Values from where the nonbasic forms stand, and segments of the basic ones from values.
  mutating func place() {
    for form in nonbasic {
      value[form] = breakpoints[firstBreakpoint[form] + segment[form]].position
    }
    for row in basic.indices {
      let form = basic[row]
      value[form] = sum(of: row)
      var count = 0
      for place in firstBreakpoint[form]..<firstBreakpoint[form + 1]
      where breakpoints[place].position < value[form] { count += 1 }
      segment[form] = count
      setSlope(of: form, below: firstBreakpoint[form] + count)
    }
  }

  func sum(of row: Int) -> Double {
    var sum = 0.0
    for column in support[row] {
      sum += table[row * columns + Int(column)] * value[nonbasic[Int(column)]]
    }
    return sum
  }

  mutating func findSupport(of row: Int) {
    support[row].removeAll(keepingCapacity: true)
    for column in 0..<columns where table[row * columns + column] != 0 {
      support[row].append(Int32(column))
    }
  }

  /// Moves the breakpoints with the parameter values; false when none moved.
  mutating func move(to parameterValues: [Double]) -> Bool {
    var hasMoved = false
    for form in 0..<forms {
      var formHasMoved = false
      for place in firstBreakpoint[form]..<firstBreakpoint[form + 1]
      where breakpoints[place].parameter >= 0 {
        let position =
          breakpoints[place].factor * parameterValues[Int(breakpoints[place].parameter)]
          + breakpoints[place].constant
        if position != breakpoints[place].position {
          breakpoints[place].position = position
          formHasMoved = true
        }
      }
      if formHasMoved {
        sortBreakpoints(of: form)
        hasMoved = true
      }
    }
    guard hasMoved else { return false }
    for form in nonbasic { setSlope(of: form, below: firstBreakpoint[form] + segment[form]) }
    if pivots > 500 + 10 * forms { startAfresh() } else { place() }
    return true
  }

  /// Sorts the breakpoints of a form again; a nonbasic form stays at its breakpoint.
  private mutating func sortBreakpoints(of form: Int) {
    let first = firstBreakpoint[form]
    var at = first + segment[form]
    for index in (first + 1)..<max(first + 1, firstBreakpoint[form + 1]) {
      var place = index
      while place > first, breakpoints[place].position < breakpoints[place - 1].position {
        breakpoints.swapAt(place, place - 1)
        if at == place { at = place - 1 } else if at == place - 1 { at = place }
        place -= 1
      }
    }
    segment[form] = at - first
  }

  /// The required constraints that do not hold, with those at their limit where asked for; none when
  /// all hold.
  func violated(orTight: Bool) -> [Int32] {
    guard hasRequired else { return [] }
    var isViolated = false
    var found: [Int32] = []
    for form in 0..<forms {
      for breakpoint in breakpoints[firstBreakpoint[form]..<firstBreakpoint[form + 1]]
      where breakpoint.level == 0 {
        let error = breakpoint.error(at: value[form])
        let scale = max(abs(breakpoint.position), abs(value[form]))
        if !Tolerance.isMet(error, scale: scale) {
          isViolated = true
          found.append(breakpoint.constraint)
        } else if orTight, Tolerance.isMet(value[form] - breakpoint.position, scale: scale) {
          found.append(breakpoint.constraint)
        }
      }
    }
    return isViolated ? found : []
  }
}

/// Room for the numbers of one step.
struct CoreScratch {
  var cost: [Double] = []
  var isAlive: [Bool] = []
  var direction: [Double] = []
  var rate: [Double] = []
  /// The rows that the step moves.
  var moving: [Int] = []
  /// The columns of a row while they are put together.
  var columns: [Int32] = []
  /// Their next breakpoints, on a long way.
  var queue = ReachQueue()
  /// The rows by the levels of their breakpoints: where those of a level begin, and end.
  var rows: [Int] = []
  var firstRow: [Int] = []
  var endRow: [Int] = []

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
