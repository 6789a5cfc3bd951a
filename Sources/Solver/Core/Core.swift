/// The simplex method for sums of kinked costs at strict levels, for one cell.
///
/// A form is a sum of the cell's unknowns, each unknown among them; a kink is where the cost of a
/// form changes its slope. Of all forms as many as there are unknowns are nonbasic: each of them
/// stands at one of its kinks, and so they determine all values. The others are basic: row i of the
/// table says how basic form i follows from the nonbasic ones.
///
/// A step lets one nonbasic form leave its kink in a direction in which the cost falls, and passes
/// kinks of all forms until it falls no more; the form of that kink becomes nonbasic. Being required
/// is the first level of cost, so every state is a valid start, and a changed constant needs no
/// other method than the first solution did.
///
/// Costs are vectors: the levels, then ties (every constraint a little less than the one before it),
/// then in one step or three how far the unknowns are from where they rest.
struct Core: Sendable {
  /// The unknowns, by variable; form i is unknown i.
  let unknowns: [Int32]
  let hasRequired: Bool
  /// The number of cost components.
  let depth: Int
  let tieLevel: Int

  /// The kinks form by form, in rising order.
  var kinks: [Kink]
  let firstKink: [Int]
  var value: [Double]
  /// Of a basic form the number of kinks below it; of a nonbasic one the kink that it stands at.
  var segment: [Int]
  /// Of a basic form its slope; of a nonbasic one its slope below its kink; depth numbers a form.
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
  /// How many numbers the steps have looked at.
  var looked = 0
  var scratch = CoreScratch()

  /// From how many levels on rows are sorted by level before each step.
  static let depthWorthSorting = 32

  var columns: Int { unknowns.count }
  var forms: Int { firstKink.count - 1 }

  /// A cell at the values that are best for each of its unknowns alone.
  init(
    unknowns: [Int32], levels: Int, rests: Int, hasRequired: Bool, kinks: [Kink],
    firstKink: [Int], table: [Double]
  ) {
    self.unknowns = unknowns
    self.hasRequired = hasRequired
    tieLevel = levels
    depth = levels + 1 + rests
    self.kinks = kinks
    self.firstKink = firstKink
    firstTable = table
    self.table = table
    let forms = firstKink.count - 1
    value = Array(repeating: 0, count: forms)
    segment = Array(repeating: 0, count: forms)
    slope = Array(repeating: 0, count: forms * depth)
    nonbasic = Array(0..<unknowns.count)
    basic = Array(unknowns.count..<forms)
    support = Array(repeating: [], count: basic.count)
    scratch.prepare(columns: unknowns.count, rows: basic.count, depth: depth, kinks: kinks.count)
    startAfresh()
  }

  /// Makes the unknowns nonbasic, each where it is best for itself.
  mutating func startAfresh() {
    pivots = 0
    table = firstTable
    for column in 0..<columns { nonbasic[column] = column }
    for row in basic.indices {
      basic[row] = columns + row
      findSupport(of: row)
    }
    for form in 0..<columns {
      var place = firstKink[form]
      setSlope(of: form, below: place)
      let last = firstKink[form + 1] - 1
      while place < last {
        pass(form, place, by: 1)
        if isRising(form) {
          pass(form, place, by: -1)
          break
        }
        place += 1
      }
      segment[form] = place - firstKink[form]
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

  /// Adds to the slope of a form what passing a kink does.
  @inline(__always)
  mutating func pass(_ form: Int, _ place: Int, by sign: Double) {
    let jump = sign * (kinks[place].below + kinks[place].above)
    slope[form * depth + Int(kinks[place].level)] += jump
    slope[form * depth + tieLevel] += jump * kinks[place].tie
  }

  /// The slope of a form below one of its kinks.
  mutating func setSlope(of form: Int, below place: Int) {
    for level in 0..<depth { slope[form * depth + level] = 0 }
    for other in firstKink[form]..<firstKink[form + 1] {
      let part = other < place ? kinks[other].above : -kinks[other].below
      slope[form * depth + Int(kinks[other].level)] += part
      slope[form * depth + tieLevel] += part * kinks[other].tie
    }
  }

  /// Values from where the nonbasic forms stand, and segments of the basic ones from values.
  mutating func place() {
    for form in nonbasic { value[form] = kinks[firstKink[form] + segment[form]].position }
    for row in basic.indices {
      let form = basic[row]
      value[form] = sum(of: row)
      var count = 0
      for place in firstKink[form]..<firstKink[form + 1]
      where kinks[place].position < value[form] { count += 1 }
      segment[form] = count
      setSlope(of: form, below: firstKink[form] + count)
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

  /// Moves the kinks with the known values; false when none moved.
  mutating func move(to knownValues: [Double]) -> Bool {
    var hasMoved = false
    for form in 0..<forms {
      var formHasMoved = false
      for place in firstKink[form]..<firstKink[form + 1] where kinks[place].known >= 0 {
        let position =
          kinks[place].factor * knownValues[Int(kinks[place].known)] + kinks[place].constant
        if position != kinks[place].position {
          kinks[place].position = position
          formHasMoved = true
        }
      }
      if formHasMoved {
        sortKinks(of: form)
        hasMoved = true
      }
    }
    guard hasMoved else { return false }
    for form in nonbasic { setSlope(of: form, below: firstKink[form] + segment[form]) }
    if pivots > 500 + 10 * forms { startAfresh() } else { place() }
    return true
  }

  /// Brings the kinks of a form in order again; a nonbasic form stays at the kink it stood at.
  private mutating func sortKinks(of form: Int) {
    let first = firstKink[form]
    var at = first + segment[form]
    for index in (first + 1)..<max(first + 1, firstKink[form + 1]) {
      var place = index
      while place > first, kinks[place].position < kinks[place - 1].position {
        kinks.swapAt(place, place - 1)
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
      for kink in kinks[firstKink[form]..<firstKink[form + 1]] where kink.level == 0 {
        let error = kink.error(at: value[form])
        let scale = max(abs(kink.position), abs(value[form]))
        if !Tolerance.isMet(error, scale: scale) {
          isViolated = true
          found.append(kink.constraint)
        } else if orTight, Tolerance.isMet(value[form] - kink.position, scale: scale) {
          found.append(kink.constraint)
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
  /// Their next kinks, on a long way.
  var queue = ReachQueue()
  /// The rows by the levels of their kinks: where those of a level begin, and end.
  var rows: [Int] = []
  var firstRow: [Int] = []
  var endRow: [Int] = []

  mutating func prepare(columns: Int, rows: Int, depth: Int, kinks: Int) {
    cost = Array(repeating: 0, count: columns)
    isAlive = Array(repeating: true, count: 2 * columns)
    direction = Array(repeating: 0, count: depth)
    rate = Array(repeating: 0, count: rows)
    guard depth > Core.depthWorthSorting else { return }
    self.rows = Array(repeating: 0, count: kinks)
    firstRow = Array(repeating: 0, count: depth + 1)
    endRow = Array(repeating: 0, count: depth)
  }
}
