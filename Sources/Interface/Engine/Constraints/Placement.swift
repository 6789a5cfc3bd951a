import GimbalSolver

/// The positions of an active constraint in its owner, its items and an engine.
struct Placement {
  /// The view that holds the constraint and outlives the placement; nil while the constraint is
  /// inactive.
  var owner: Unretained<UIView>?
  /// The index in the owner's `OwnedConstraints`; -1 while the constraint is inactive.
  var ownedIndex = -1
  /// The indexes in the `ConstraintReferences` of its items, by side.
  var referenceIndexes = SIMD4<Int32>(repeating: -1)
  /// The number of the activation on its device.
  var serial: UInt64 = 0
  /// The engine to which the constraint was added; nil before that.
  var giver: Unretained<LayoutVariableOwner>?
  /// The id in the engine's solver; nil until the engine has added it.
  var row: ConstraintID?
}

/// Constraints in the order in which they were added, each removable in constant time.
struct OwnedConstraints {
  private var slots: ContiguousArray<NSLayoutConstraint?> = []
  /// The number of the constraints, without gaps.
  private(set) var count = 0

  /// The constraints in the order in which they were added.
  ///
  /// - Complexity: O(count).
  var all: [NSLayoutConstraint] { slots.compactMap { $0 } }

  /// Adds a constraint, and stores its index in its `placement`; called when it becomes active.
  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.placement.ownedIndex = slots.count
    slots.append(constraint)
    count += 1
  }

  /// Removes a constraint, and its index from its `placement`; called when it becomes inactive.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    assert(holds(constraint), "a view removes a constraint that it does not hold")
    slots[constraint.placement.ownedIndex] = nil
    constraint.placement.ownedIndex = -1
    count -= 1
    // Gaps are closed when they outnumber the constraints, so that a removal takes constant time on
    // average.
    if slots.count > 8, slots.count > 2 * count { closeGaps() }
  }

  /// Returns true if this list contains the constraint at its stored index.
  func holds(_ constraint: NSLayoutConstraint) -> Bool {
    let index = constraint.placement.ownedIndex
    return slots.indices.contains(index) && slots[index] === constraint
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for (index, constraint) in slots.enumerated() { constraint?.placement.ownedIndex = index }
  }
}

/// The active constraints that contain an item and are held by another view, in no order.
struct ConstraintReferences {
  private struct Reference {
    /// The constraint, which its owner retains.
    let constraint: Unretained<NSLayoutConstraint>
    /// The side of the constraint that names the item; 0 is its first item.
    let side: Int
  }

  private var list: ContiguousArray<Reference> = []

  /// True if each constraint has the right indexes.
  var isInOrder: Bool {
    list.indices.allSatisfy {
      list[$0].constraint.object.placement.referenceIndexes[list[$0].side] == Int32($0)
    }
  }

  /// The constraints in the order of their activation, without duplicates.
  ///
  /// - Complexity: O(count log count).
  var all: [NSLayoutConstraint] {
    var last: UInt64 = 0
    return list.map { $0.constraint.object }
      .sorted { $0.placement.serial < $1.placement.serial }
      .filter { constraint in
        defer { last = constraint.placement.serial }
        return constraint.placement.serial != last
      }
  }

  /// Adds a reference from an item to a constraint that names it; `side` is 0 for the first item
  /// and 1 for the second.
  mutating func insert(_ constraint: NSLayoutConstraint, side: Int) {
    constraint.placement.referenceIndexes[side] = Int32(list.count)
    list.append(Reference(constraint: Unretained(constraint), side: side))
  }

  /// Removes a constraint; the last one moves to its index.
  mutating func remove(_ constraint: NSLayoutConstraint, side: Int) {
    let index = Int(constraint.placement.referenceIndexes[side])
    guard index >= 0 else { return }
    assert(
      list[index].side == side && list[index].constraint.names(constraint),
      "an item removes a reference that is another constraint's")
    constraint.placement.referenceIndexes[side] = -1
    let last = list.removeLast()
    guard index < list.count else { return }
    list[index] = last
    last.constraint.borrow {
      $0.placement.referenceIndexes[last.side] = Int32(index)
    }
  }
}
