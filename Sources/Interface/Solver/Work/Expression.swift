/// A sum under construction.
///
/// Each root occurs once.
struct Expression {
  /// The roots of the sum.
  var roots = Pool<Int32>()
  /// The factors of `roots`.
  var factors = Pool<Double>()
  private var sizes = Pool<Double>()
  private var slots = Pool<Int32>()
  /// The parameter of the sum; -1 for none.
  var parameter: Int32 = -1
  /// The factor of `parameter`.
  var parameterFactor = 0.0
  private var parameterSize = 0.0
  /// A second parameter, which may cancel out until the sum is complete.
  private(set) var guest: Int32 = -1
  /// The factor of `guest`.
  private(set) var guestFactor = 0.0
  private var guestSize = 0.0
  /// The constant of the sum.
  var constant = 0.0
  /// The largest number that was added to the constant.
  var scale = 0.0

  /// Returns an empty sum in the same memory.
  func emptied() -> Expression {
    var fresh = Expression()
    fresh.roots = roots.emptied()
    fresh.factors = factors.emptied()
    fresh.sizes = sizes.emptied()
    fresh.slots = slots.emptied()
    return fresh
  }

  /// Empties the sum; called before a constraint is added.
  ///
  /// The memory is used again, with a slot for each of `variables`.
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

  /// Adds a number, which also counts for the scale of rounding errors.
  @inline(__always)
  mutating func add(constant value: Double) {
    constant += value
    scale = max(scale, abs(value))
  }

  /// Adds a term; terms of one variable are combined.
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

  /// Adds a parameter; returns false if the sum has two other parameters already.
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

  /// Removes the parameters from the sum.
  mutating func dropParameters() {
    parameter = -1
    parameterFactor = 0
    guest = -1
  }

  /// Returns the factor of a variable; 0 if the expression does not have it.
  func factor(of root: Int32) -> Double {
    let slot = slots[Int(root)]
    return slot < 0 ? 0 : factors[Int(slot)]
  }

  /// Removes the term of a variable; the last term moves to its index.
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

  /// Drops the terms that have cancelled out.
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
