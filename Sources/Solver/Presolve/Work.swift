/// Scratch memory for solving one component; kept between solutions, so that nothing is allocated
/// anew.
struct Work {
  /// The variables of the component, first reached first.
  var variables = Pool<Int32>()
  /// Its required equalities.
  var equalities = Pool<Int32>()
  /// Optional constraints and required inequalities.
  var costs = Pool<Int32>()
  /// Required equalities over three unknown roots or more.
  var pending = Pool<Int32>()
  var unresolved = 0
  /// Violated required constraints and those that they may conflict with; in haste only the former.
  var conflict: [Int32] = []
  /// True if what cannot hold is noted and left out, without asking for the reason.
  var isHasty = false
  /// The effort that the present solution has spent on conflict sets.
  var effort = 0
  var guards = Pool<Region>()
  var expression = Expression()
  var path = Pool<Int32>()

  var nodes = Pool<Node>()
  var roots = Pool<Int32>()
  var rows = Pool<CostRow>()
  var definitions = Pool<Definition>()
  var poolRoots = Pool<Int32>()
  var poolFactors = Pool<Double>()
  var breakpoints = Pool<Breakpoint>()

  /// The values of a parameter for which the component keeps its form.
  struct Region {
    var parameter: Int32
    var low: Double
    var high: Double
  }

  /// The notes on a root.
  struct Node {
    var parent: Int32
    var size: Int32 = 1
    /// Of a subproblem's first root: the highest level of its inequalities; 0 without any.
    var barrier: UInt32 = 0
    var definition: Int32 = -1
    var firstRow: Int32 = -1
    var nextInSubproblem: Int32 = -1
    /// The number of constraints that name it, and the sum of their places.
    var rowCount = 0
    var rowSum = 0
    var hasCost = false
    var isReferenced = false
    var isSolved = false
  }
}

/// Σ factor · root + parameterFactor · parameter + constant; the roots stand in the pools.
struct Sum {
  var first: Int32
  var count: Int32
  var parameter: Int32
  var parameterFactor: Double
  var constant: Double
  var scale: Double
  var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
}

/// A constraint over unresolved roots; its sum is compared with 0.
struct CostRow {
  var constraint: Int32
  var sum: Sum
  var next: Int32 = -1
}

/// A root that is a sum of others.
///
/// Sums name only roots of lower rank or without definition.
struct Definition {
  var root: Int32
  var rank: Int32
  var sum: Sum
}

/// A sum that is being put together; a root occurs once.
struct Expression {
  var roots = Pool<Int32>()
  var factors = Pool<Double>()
  private var sizes = Pool<Double>()
  private var slots = Pool<Int32>()
  var parameter: Int32 = -1
  var parameterFactor = 0.0
  private var parameterSize = 0.0
  /// A second parameter, which may cancel out until the sum is complete.
  private(set) var guest: Int32 = -1
  private(set) var guestFactor = 0.0
  private var guestSize = 0.0
  var constant = 0.0
  /// The largest number that went into the constant.
  var scale = 0.0

  mutating func begin(variables: Int) {
    for index in 0..<roots.count { slots[Int(roots[index])] = -1 }
    roots.removeAll()
    factors.removeAll()
    sizes.removeAll()
    while slots.count < variables { slots.append(-1) }
    parameter = -1
    parameterFactor = 0
    parameterSize = 0
    guest = -1
    constant = 0
    scale = 0
  }

  @inline(__always)
  mutating func add(constant value: Double) {
    constant += value
    scale = max(scale, abs(value))
  }

  @inline(__always)
  mutating func add(root: Int32, factor: Double) {
    let slot = slots[Int(root)]
    if slot < 0 {
      slots[Int(root)] = Int32(roots.count)
      roots.append(root)
      factors.append(factor)
      sizes.append(abs(factor))
    } else {
      factors[Int(slot)] += factor
      sizes[Int(slot)] = max(sizes[Int(slot)], abs(factor))
    }
  }

  /// False when two other parameters are already in the sum.
  @inline(__always)
  mutating func add(parameter other: Int32, factor: Double) -> Bool {
    if parameter != other {
      guard guest != other, parameter < 0 || parameterFactor == 0 else {
        return add(guest: other, factor: factor)
      }
      parameter = other
      parameterFactor = 0
      parameterSize = 0
    }
    parameterFactor += factor
    parameterSize = max(parameterSize, abs(factor))
    return true
  }

  private mutating func add(guest other: Int32, factor: Double) -> Bool {
    if guest != other {
      guard guest < 0 else { return false }
      guest = other
      guestFactor = 0
      guestSize = 0
    }
    guestFactor += factor
    guestSize = max(guestSize, abs(factor))
    return true
  }

  /// Takes the parameters out of the sum.
  mutating func dropParameters() {
    parameter = -1
    parameterFactor = 0
    guest = -1
  }

  func factor(of root: Int32) -> Double {
    let slot = slots[Int(root)]
    return slot < 0 ? 0 : factors[Int(slot)]
  }

  mutating func drop(root: Int32) {
    let slot = Int(slots[Int(root)])
    precondition(slot >= 0, "root \(root) is not in the sum")
    slots[Int(root)] = -1
    let last = roots.count - 1
    if slot != last {
      roots[slot] = roots[last]
      factors[slot] = factors[last]
      sizes[slot] = sizes[last]
      slots[Int(roots[slot])] = Int32(slot)
    }
    roots.removeLast()
    factors.removeLast()
    sizes.removeLast()
  }

  /// Drops what has cancelled out.
  @inline(__always)
  mutating func dropZeros() {
    var index = roots.count - 1
    while index >= 0 {
      if Tolerance.isNothing(factors[index], among: sizes[index]) { drop(root: roots[index]) }
      index -= 1
    }
    if guest >= 0, Tolerance.isNothing(guestFactor, among: guestSize) { guest = -1 }
    if parameter >= 0, Tolerance.isNothing(parameterFactor, among: parameterSize) {
      (parameter, parameterFactor, parameterSize) =
        guest < 0 ? (-1, 0, 0) : (guest, guestFactor, guestSize)
      guest = -1
    }
  }
}
