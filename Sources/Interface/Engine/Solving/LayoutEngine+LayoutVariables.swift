import Foundation
import GimbalSolver

/// Assignment and release of layout variables.
///
/// An item gets its variables when a constraint first needs them, and when its subtree joins the
/// engine.
@MainActor
extension LayoutEngine {
  /// Adds a subtree; the next solution adds its constraints.
  func join(_ view: UIView) {
    guard !isRetired else { return }
    joining.append(view)
    setNeedsSolving()
  }

  /// Adds the subtrees that have joined: variables from the top down, then the constraints in the
  /// order of activation.
  func variablesWereAdded() {
    let joined = joining
    joining = []
    let traversal = root.pointee.traversal
    for view in joined where isThrowaway || view.node.top == root {
      let stamp = traversal.pointee.treeStamp
      var owned: [AgedConstraint] = []
      gather(view.node, into: &owned)
      if isRetired { return }
      owned.sort()
      for constraint in owned.lazy.map(\.constraint) {
        // App code that was called for an alignment may have moved views.
        if stamp != traversal.pointee.treeStamp, !isInTree(constraint) { continue }
        if !isThrowaway { constraint.placement.engine = Unretained(self) }
        pending.append(constraint)
      }
    }
  }

  /// Returns true if the constraint is active in the engine's tree, and no engine has it.
  private func isInTree(_ constraint: NSLayoutConstraint) -> Bool {
    guard let owner = constraint.owner else { return false }
    if isThrowaway { return root.isSelfOrAncestor(of: owner.node) }
    return constraint.placement.engine == nil && owner.node.top == root
  }

  private func gather(_ node: ViewNode, into owned: inout [AgedConstraint]) {
    guard node.pointee.flags.contains(.usesConstraints) || node == root else { return }
    _ = itemIndex(of: node)
    if let state = node.pointee.owner.autoLayout {
      for constraint in state.owned.all where isThrowaway || constraint.placement.engine == nil {
        owned.append(AgedConstraint(constraint: constraint, serial: constraint.placement.serial))
      }
    }
    let traversal = root.pointee.traversal
    var child = node.pointee.firstChild
    while let current = child {
      let stamp = traversal.pointee.treeStamp
      gather(current, into: &owned)
      child = current.pointee.nextSibling
      // Each alignment is queried once, so visiting the views again ends.
      if stamp != traversal.pointee.treeStamp { child = node.pointee.firstChild }
    }
  }

  /// Returns the index of a view's entry, and creates the entry on first use.
  ///
  /// For a view that is not in the engine's tree the index is valid only for the equation being
  /// created, which is not stored.
  func itemIndex(of node: ViewNode) -> Int {
    if hasVariables(node) { return Int(node.pointee.variablesIndex) }
    if node != root, let parent = node.pointee.parent { _ = itemIndex(of: parent) }
    let alignment =
      question?.answers[ObjectIdentifier(node.pointee.owner)]?.alignment
      ?? node.pointee.owner.alignmentRectInsets
    if hasVariables(node) { return Int(node.pointee.variablesIndex) }
    let index = makeEntry()
    entries[index].alignment = alignment
    guard mayAddVariables(to: node) else { return index }
    entries[index].node = node
    node.pointee.layoutVariables = LayoutVariables(engine: Unretained(self), index: Int32(index))
    if node.isPositioned { solvedFrames.pointee.setPositioned(index, node) }
    if node.pointee.flags.contains(.wrapsText) { wrapping.append(Int32(index)) }
    setStale(Int32(index), node.isPositioned || node == root ? .content : .rectangle)
    return index
  }

  private func mayAddVariables(to node: ViewNode) -> Bool {
    guard !isRetired else { return false }
    if node != root {
      guard let parent = node.pointee.parent, hasVariables(parent) else { return false }
    }
    guard let question else { return true }
    return question.retains(node)
  }

  private func hasVariables(_ node: ViewNode) -> Bool {
    node.pointee.variablesEngine?.names(self) == true
  }

  /// Called when the view's frame starts to be determined by constraints instead of its mask, or
  /// the reverse.
  nonisolated func positioningDidChange(_ node: ViewNode) {
    let itemIndex = node.pointee.variablesIndex
    solvedFrames.pointee.setPositioned(Int(itemIndex), node.isPositioned ? node : nil)
    solvedFrames.pointee.forget(Int(itemIndex))
    setStale(itemIndex, [.rectangle, .content])
    if root == node { rootSizeDidChange() }
  }

  /// Returns the index of a guide's entry, and creates the entry on first use.
  func itemIndex(of guide: UILayoutGuide) -> Int {
    if guide.layoutVariables.engine?.names(self) == true { return Int(guide.layoutVariables.index) }
    if let view = guide.owningView { _ = itemIndex(of: view.node) }
    if guide.layoutVariables.engine?.names(self) == true { return Int(guide.layoutVariables.index) }
    let index = makeEntry()
    guard let view = guide.owningView, hasVariables(view.node) else { return index }
    entries[index].guide = Unretained(guide)
    guide.layoutVariables = LayoutVariables(engine: Unretained(self), index: Int32(index))
    if guide.kind != nil { setStale(Int32(index), .rectangle) }
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
      assert(
        entries[index].node == nil && entries[index].guide == nil,
        "entry \(index) is free and belongs to an item")
      entries[index] = entry
    } else {
      index = entries.count
      entries.append(entry)
    }
    solvedFrames.pointee.assign(index, entry)
    return index
  }

  /// Removes a subtree that leaves the tree; its own constraints stay active without an engine.
  ///
  /// - Complexity: O(views in the subtree that use Auto Layout).
  func release(_ node: ViewNode) {
    guard node.pointee.flags.contains(.usesConstraints) else { return }
    var itemIndices: [Int32] = []
    letGo(node, &itemIndices)
    lean(elsewhereThan: itemIndices)
    for itemIndex in itemIndices { removeRows(of: Int(itemIndex)) }
    for itemIndex in itemIndices { freeEntry(Int(itemIndex)) }
    setNeedsSolving()
  }

  /// Adds constraints again whose equations contain a baseline of a view that leaves.
  ///
  /// - Complexity: O(constraints with such baselines × entries).
  ///
  /// See: L-CON-3.
  private func lean(elsewhereThan itemIndices: [Int32]) {
    guard !leaning.isEmpty, !itemIndices.isEmpty else { return }
    let left = Set(
      itemIndices.lazy.map { self.entries[Int($0)] }.flatMap { [$0.x, $0.y, $0.width, $0.height] })
    let leaning = leaning
    for constraint in leaning {
      guard let row = constraint.placement.row, let equation = try? solver.constraint(row),
        equation.terms.contains(where: { left.contains($0.variable) })
      else { continue }
      withdraw(constraint)
      enqueue(constraint)
    }
  }

  private func letGo(_ node: ViewNode, _ itemIndices: inout [Int32]) {
    guard node.pointee.flags.contains(.usesConstraints) else { return }
    if let state = node.pointee.owner.autoLayout {
      for constraint in state.owned.all where constraint.placement.engine != nil {
        withdraw(constraint)
      }
      for guide in state.everyGuide { take(&guide.layoutVariables, &itemIndices) }
    }
    take(&node.pointee.layoutVariables, &itemIndices)
    var child = node.pointee.firstChild
    while let current = child {
      letGo(current, &itemIndices)
      child = current.pointee.nextSibling
    }
  }

  private func take(_ layoutVariables: inout LayoutVariables, _ itemIndices: inout [Int32]) {
    if layoutVariables.engine?.names(self) == true { itemIndices.append(layoutVariables.index) }
    layoutVariables = LayoutVariables()
  }

  /// Releases the entry of a guide that its owner removes.
  func release(_ guide: UILayoutGuide) {
    guard guide.layoutVariables.engine?.names(self) == true else { return }
    let index = Int(guide.layoutVariables.index)
    guide.layoutVariables = LayoutVariables()
    removeRows(of: index)
    freeEntry(index)
    setNeedsSolving()
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
    if fillingIndex == Int32(index) { fillingIndex = -1 }
    for position in knownGuides.indices.reversed()
    where knownGuides[position].itemIndex == Int32(index) {
      knownGuides.remove(at: position)
    }
    let entry = entries[index]
    for variable in [entry.x, entry.y, entry.width, entry.height] {
      do throws(SolverError) {
        try solver.remove(variable)
      } catch {
        preconditionFailure(
          "layout variables \(index) are freed while \(namers(of: variable)) use them: \(error)")
      }
    }
    releasedCount += 1
    entries[index].node = nil
    entries[index].guide = nil
    entries[index].stale = []
    solvedFrames.pointee.setPositioned(index, nil)
    for position in wrapping.indices.reversed() where wrapping[position] == Int32(index) {
      wrapping.remove(at: position)
    }
    freeEntries.append(Int32(index))
  }
}

extension LayoutEngine {
  /// Returns the sources of the rows that contain a variable.
  private func namers(of variable: Variable) -> [RowSource] {
    sources.filter { source in
      let row: ConstraintID? =
        switch source {
        case .constraint(let constraint): constraint.object.placement.row
        case .mask(let itemIndex, let row), .content(let itemIndex, let row),
          .guide(let itemIndex, let row):
          entries[Int(itemIndex)].rows[row]
        default: nil
        }
      let equation = row.flatMap { try? solver.constraint($0) }
      return equation?.terms.contains { $0.variable == variable } ?? false
    }
  }

  /// Releases all entries, so that they are created again.
  func dissolve() {
    for index in entries.indices {
      entries[index].node?.pointee.layoutVariables = LayoutVariables()
      entries[index].guide?.borrow { $0.layoutVariables = LayoutVariables() }
    }
    releasedCount += entries.count
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
    // A constraint that has left since may belong to another engine.
    for constraint in pending where constraint.placement.engine?.names(self) == true {
      constraint.placement.engine = nil
    }
    pending = []
    stacksToOrder = []
    sources = []
    exercises = [:]
    ambiguity = nil
    solvedFrames.pointee.removeAll()
    topIsKnown = false
    fillingIndex = -1
    knownGuides = []
    topRows = (nil, nil)
    solver = Solver()
  }
}

extension ViewNode {
  /// True if the view is a controller's root view that fills its window.
  var fillsWindow: Bool {
    pointee.flags.contains(.hasController)
      && pointee.parent?.pointee.flags.contains(.isWindow) == true
  }

  /// True if constraints determine the frame; false for the view that fills a window.
  var isPositioned: Bool {
    guard pointee.flags.contains(.positionedByConstraints) else { return false }
    return !fillsWindow
  }
}

/// A constraint with its activation number, by which constraints are sorted.
private struct AgedConstraint: Comparable {
  /// The constraint, which its owner retains.
  let constraint: NSLayoutConstraint
  /// The number of its activation on the device.
  let serial: UInt64

  /// Compares the activation numbers.
  static func == (left: AgedConstraint, right: AgedConstraint) -> Bool {
    left.serial == right.serial
  }

  /// The constraint that was activated first comes first.
  static func < (left: AgedConstraint, right: AgedConstraint) -> Bool {
    left.serial < right.serial
  }
}
