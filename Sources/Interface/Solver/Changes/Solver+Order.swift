extension Solver {
  /// Changes the order among tied constraints of one priority: of those that cannot all hold, the
  /// first of `order` keeps its value longest.
  ///
  /// Among all others they keep, together, the places that they have. A constraint that was never named
  /// here has the place at which it was added.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(n log n) in the length of `order`; nothing is solved again if it holds already.
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

  /// The place of a constraint among those of its priority; a smaller one keeps its value longer.
  @inline(__always)
  func rank(_ slot: Int32) -> UInt32 {
    Int(slot) < ranks.count ? ranks[Int(slot)] : constraints[Int(slot)].serial
  }
}
