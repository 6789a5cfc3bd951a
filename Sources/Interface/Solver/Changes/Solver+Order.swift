/// The order of constraints of equal priority.
extension Solver {
  /// Changes the order of tied constraints of one priority.
  ///
  /// If not all of them can be satisfied, the first one in `order` is the last to be violated.
  ///
  /// The constraints of `order` share the positions that they have now among all constraints.
  /// Before the first call, a constraint has the position at which it was added.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(n log n) in the length of `order`; nothing is solved again if the order does
  ///   not change.
  ///
  /// Rule: L-PRIO-6.
  public mutating func setOrder(_ order: [ConstraintID]) throws(SolverError) {
    for constraint in order { try check(constraint) }
    let locations = order.map { rank($0.slot) }.sorted()
    guard order.map({ rank($0.slot) }) != locations else { return }
    makeUnique()
    while ranks.count < constraints.count { ranks.append(constraints[ranks.count].serial) }
    for (constraint, location) in zip(order, locations) where rank(constraint.slot) != location {
      ranks[Int(constraint.slot)] = location
      for term in termRange(constraint.slot) { setDirty(terms[term].variable) }
    }
  }

  /// Returns the position of a constraint among those of its priority; the smallest is violated
  /// last.
  @inline(__always)
  func rank(_ slot: Int32) -> UInt32 {
    Int(slot) < ranks.count ? ranks[Int(slot)] : constraints[Int(slot)].serial
  }
}
