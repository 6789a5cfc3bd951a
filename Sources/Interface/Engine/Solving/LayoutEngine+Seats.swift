import Foundation
import GimbalSolver

/// Giving and taking back seats: a seat is given when a constraint first needs it and when a
/// subtree joins.
@MainActor
extension LayoutEngine {
  /// Takes a subtree in; its constraints are worked in by the next solution.
  func join(_ view: UIView) {
    guard !isRetired else { return }
    joining.append(view)
    markChanged()
  }

  /// Works in the subtrees that have joined: seats from the top down, then their constraints in the
  /// order of activation.
  func seatJoined() {
    let joined = joining
    joining = []
    let walk = root.pointee.walk
    for view in joined where isThrowaway || view.node.top == root {
      let stamp = walk.pointee.treeStamp
      var owned: [AgedConstraint] = []
      gather(view.node, into: &owned)
      if isRetired { return }
      owned.sort()
      for constraint in owned.lazy.map(\.constraint) {
        // App code that was asked for an alignment may have moved views.
        if stamp != walk.pointee.treeStamp, !isInTree(constraint) { continue }
        if !isThrowaway { constraint.placement.engine = Unretained(self) }
        pending.append(constraint)
      }
    }
  }

  /// True if the constraint is active in the engine's tree, and no engine has it.
  private func isInTree(_ constraint: NSLayoutConstraint) -> Bool {
    guard let owner = constraint.owner else { return false }
    if isThrowaway { return root.isSelfOrAncestor(of: owner.node) }
    return constraint.placement.engine == nil && owner.node.top == root
  }

  private func gather(_ node: ViewNode, into owned: inout [AgedConstraint]) {
    guard node.pointee.flags.contains(.usesConstraints) || node == root else { return }
    _ = seat(of: node)
    if let state = node.pointee.owner.autoLayout {
      for constraint in state.owned.all where isThrowaway || constraint.placement.engine == nil {
        owned.append(AgedConstraint(constraint: constraint, serial: constraint.placement.serial))
      }
    }
    let walk = root.pointee.walk
    var child = node.pointee.firstChild
    while let current = child {
      let stamp = walk.pointee.treeStamp
      gather(current, into: &owned)
      child = current.pointee.nextSibling
      // An alignment is asked for once, so going over the views again ends.
      if stamp != walk.pointee.treeStamp { child = node.pointee.firstChild }
    }
  }

  /// The seat of a view, which is given one if it has none.
  ///
  /// A view that is not in the engine's tree, or not any more, gets none: the number is then good for
  /// the equation that is being made, which nothing will hold.
  func seat(of node: ViewNode) -> Int {
    if isSeated(node) { return Int(node.pointee.seatIndex) }
    if node != root, let parent = node.pointee.parent { _ = seat(of: parent) }
    let alignment =
      question?.answers[ObjectIdentifier(node.pointee.owner)]?.alignment
      ?? node.pointee.owner.alignmentRectInsets
    if isSeated(node) { return Int(node.pointee.seatIndex) }
    let index = makeEntry()
    entries[index].alignment = alignment
    guard mayGiveSeat(to: node) else { return index }
    entries[index].node = node
    node.pointee.seat = Seat(engine: Unretained(self), index: Int32(index))
    if node.isPlaced { seats.pointee.setPlaced(index, node) }
    if node.pointee.flags.contains(.wrapsText) { wrapping.append(Int32(index)) }
    markStale(Int32(index), node.isPlaced || node == root ? .content : .rectangle)
    return index
  }

  private func mayGiveSeat(to node: ViewNode) -> Bool {
    guard !isRetired else { return false }
    if node != root {
      guard let parent = node.pointee.parent, isSeated(parent) else { return false }
    }
    guard let question else { return true }
    return question.keeps(node)
  }

  private func isSeated(_ node: ViewNode) -> Bool {
    node.pointee.seatEngine?.names(self) == true
  }

  /// A view is placed by constraints now that followed its mask, or the other way round.
  nonisolated func placingDidChange(_ node: ViewNode) {
    let seat = node.pointee.seatIndex
    seats.pointee.setPlaced(Int(seat), node.isPlaced ? node : nil)
    seats.pointee.forget(Int(seat))
    markStale(seat, [.rectangle, .content])
    if root == node { rootSizeDidChange() }
  }

  /// The seat of a guide, which is given one if it has none.
  func seat(of guide: UILayoutGuide) -> Int {
    if guide.seat.engine?.names(self) == true { return Int(guide.seat.index) }
    if let view = guide.owningView { _ = seat(of: view.node) }
    if guide.seat.engine?.names(self) == true { return Int(guide.seat.index) }
    let index = makeEntry()
    guard let view = guide.owningView, isSeated(view.node) else { return index }
    entries[index].guide = Unretained(guide)
    guide.seat = Seat(engine: Unretained(self), index: Int32(index))
    if guide.kind != nil { markStale(Int32(index), .rectangle) }
    return index
  }

  private func makeEntry() -> Int {
    let entry = Entry(
      x: solver.makeVariable(leansOnLimits: true), y: solver.makeVariable(leansOnLimits: true),
      width: solver.makeVariable(),
      height: solver.makeVariable())
    let index: Int
    if let free = freeEntries.popLast() {
      index = Int(free)
      entries[index] = entry
    } else {
      index = entries.count
      entries.append(entry)
    }
    seats.pointee.assign(index, entry)
    return index
  }

  /// Lets a subtree go that leaves the tree: its own constraints stay active, without an engine.
  ///
  /// - Complexity: O(views in the subtree that take part).
  func release(_ node: ViewNode) {
    guard node.pointee.flags.contains(.usesConstraints) else { return }
    var seats: [Int32] = []
    letGo(node, &seats)
    lean(elsewhereThan: seats)
    for seat in seats { removeRows(of: Int(seat)) }
    for seat in seats { freeEntry(Int(seat)) }
    markChanged()
  }

  /// Has the constraints worked in anew that stay, though the view is leaving whose baseline their equations hold.
  ///
  /// - Complexity: O(constraints that lean times seats).
  ///
  /// See: L-CON-3.
  private func lean(elsewhereThan seats: [Int32]) {
    guard !leaning.isEmpty, !seats.isEmpty else { return }
    let left = Set(
      seats.lazy.map { self.entries[Int($0)] }.flatMap { [$0.x, $0.y, $0.width, $0.height] })
    let leaning = leaning
    for constraint in leaning {
      guard let row = constraint.placement.row, let equation = try? solver.constraint(row),
        equation.terms.contains(where: { left.contains($0.variable) })
      else { continue }
      withdraw(constraint)
      enqueue(constraint)
    }
  }

  private func letGo(_ node: ViewNode, _ seats: inout [Int32]) {
    guard node.pointee.flags.contains(.usesConstraints) else { return }
    if let state = node.pointee.owner.autoLayout {
      for constraint in state.owned.all where constraint.placement.engine != nil {
        withdraw(constraint)
      }
      for guide in state.everyGuide { take(&guide.seat, &seats) }
    }
    take(&node.pointee.seat, &seats)
    var child = node.pointee.firstChild
    while let current = child {
      letGo(current, &seats)
      child = current.pointee.nextSibling
    }
  }

  private func take(_ seat: inout Seat, _ seats: inout [Int32]) {
    if seat.engine?.names(self) == true { seats.append(seat.index) }
    seat = Seat()
  }

  /// Takes the seat of a guide back that its owner removes.
  func release(_ guide: UILayoutGuide) {
    guard guide.seat.engine?.names(self) == true else { return }
    let index = Int(guide.seat.index)
    guide.seat = Seat()
    removeRows(of: index)
    freeEntry(index)
    markChanged()
  }

  private func removeRows(of index: Int) {
    for row in 0..<SystemRows.count {
      if let id = entries[index].rows[row] { removeRow(id) }
      entries[index].rows[row] = nil
    }
    if let id = entries[index].nonNegative.0 { removeRow(id) }
    if let id = entries[index].nonNegative.1 { removeRow(id) }
    entries[index].nonNegative = (nil, nil)
    if let row = exercises.removeValue(forKey: Int32(index)) { removeRow(row) }
  }

  private func freeEntry(_ index: Int) {
    if fillingSeat == Int32(index) { fillingSeat = -1 }
    for place in knownGuides.indices.reversed() where knownGuides[place].seat == Int32(index) {
      knownGuides.remove(at: place)
    }
    let entry = entries[index]
    for variable in [entry.x, entry.y, entry.width, entry.height] {
      do throws(SolverError) {
        try solver.remove(variable)
      } catch {
        preconditionFailure("seat \(index) is left while \(namers(of: variable)) name it: \(error)")
      }
    }
    seatsLeft += 1
    entries[index].node = nil
    entries[index].guide = nil
    entries[index].stale = []
    seats.pointee.setPlaced(index, nil)
    for place in wrapping.indices.reversed() where wrapping[place] == Int32(index) {
      wrapping.remove(at: place)
    }
    freeEntries.append(Int32(index))
  }
}

extension LayoutEngine {
  /// Returns the sources of the rows in which a variable occurs.
  private func namers(of variable: Variable) -> [RowSource] {
    sources.filter { source in
      let row: ConstraintID? =
        switch source {
        case .constraint(let constraint): constraint.object.placement.row
        case .mask(let seat, let row), .content(let seat, let row), .guide(let seat, let row):
          entries[Int(seat)].rows[row]
        default: nil
        }
      let equation = row.flatMap { try? solver.constraint($0) }
      return equation?.terms.contains { $0.variable == variable } ?? false
    }
  }

  /// Takes all seats away, to give them anew.
  func dissolve() {
    for index in entries.indices {
      entries[index].node?.pointee.seat = Seat()
      entries[index].guide?.borrow { $0.seat = Seat() }
    }
    seatsLeft += entries.count
    entries = []
    freeEntries = []
    staleItems = []
    wrapping = []
    crossing = []
    leaning = []
    for source in sources {
      if case .constraint(let constraint) = source {
        constraint.borrow {
          $0.placement.engine = nil
          $0.placement.row = nil
        }
      }
    }
    // One that has left since may be another engine's by now.
    for constraint in pending where constraint.placement.engine?.names(self) == true {
      constraint.placement.engine = nil
    }
    pending = []
    stacksToOrder = []
    sources = []
    exercises = [:]
    ambiguity = nil
    seats.pointee.removeAll()
    topIsKnown = false
    fillingSeat = -1
    knownGuides = []
    topRows = (nil, nil)
    solver = Solver()
  }
}

extension ViewNode {
  /// True if the view is a controller's that fills its window.
  var fillsWindow: Bool {
    pointee.flags.contains(.hasController)
      && pointee.parent?.pointee.flags.contains(.isWindow) == true
  }

  /// True if the frame follows from constraints: not that of the view that fills a window.
  var isPlaced: Bool {
    guard pointee.flags.contains(.placedByConstraints) else { return false }
    return !fillsWindow
  }
}

/// A constraint with the number by which older ones come first.
private struct AgedConstraint: Comparable {
  let constraint: NSLayoutConstraint
  let serial: UInt64

  static func == (left: AgedConstraint, right: AgedConstraint) -> Bool {
    left.serial == right.serial
  }

  static func < (left: AgedConstraint, right: AgedConstraint) -> Bool {
    left.serial < right.serial
  }
}
