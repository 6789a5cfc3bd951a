import GimbalSolver

/// Invariants of Auto Layout: layout variables, entries and nodes are consistent, and each
/// constraint is held once.
extension Invariants {
  /// Checks the layout engine of the tree whose topmost view is `top`.
  mutating func checkEngine(of top: UIView) {
    guard let engine = top.autoLayout?.hostedEngine else { return }
    expect(engine.root == top.node, top, "hosts the engine of another tree")
    expect(!engine.isRetired, top, "hosts an engine that is at its end")
    expect(!engine.isSolving, top, "hosts an engine that is in the middle of a solution")
    expect(
      !engine.needsSolving || top.node.pointee.flags.contains(.needsSolving), top,
      "hosts an engine that has changes to work in, unlike its flag")
    var free: Set<Int32> = []
    for index in engine.freeEntries {
      expect(
        free.insert(index).inserted, top,
        "hosts an engine that lists layout variables \(index) as free twice")
    }
    for (index, entry) in engine.entries.enumerated() {
      check(entry, at: Int32(index), of: engine, isFree: free.contains(Int32(index)), hostedBy: top)
    }
    for (index, source) in engine.sources.enumerated() {
      guard case .constraint(let named) = source else { continue }
      let placement = named.object.placement
      expect(
        placement.engine?.names(engine) == true && placement.row?.index == index, named.object,
        "is row \(index) of an engine, and does not refer to it")
    }
  }

  private mutating func check(
    _ entry: LayoutEngine.Entry, at index: Int32, of engine: LayoutEngine, isFree: Bool,
    hostedBy top: UIView
  ) {
    if let node = entry.node {
      let view = node.pointee.owner
      expect(!isFree, view, "has layout variables \(index), which are free")
      expect(
        node.pointee.variablesEngine?.names(engine) == true && node.pointee.variablesIndex == index,
        view,
        "has layout variables \(index), and does not refer to them")
      expect(
        node.top == top.node, view,
        "has layout variables \(index) in the engine of a hierarchy that it has left")
      expect(
        engine.solvedFrames.pointee.positioned[Int(index)] == (node.isPositioned ? node : nil),
        view,
        "differs from the engine's frames in whether layout variables \(index) set its frame")
    } else if let guide = entry.guide?.object {
      expect(!isFree, guide, "has layout variables \(index), which are free")
      expect(
        guide.layoutVariables.engine?.names(engine) == true && guide.layoutVariables.index == index,
        guide,
        "has layout variables \(index), and does not refer to them")
    }
  }

  /// Checks the layout variables of a view and its guides.
  mutating func checkVariables(of view: UIView) {
    expect(
      view.node.pointee.variablesEngine == nil || view.node.pointee.flags.contains(.usesConstraints)
        || view.node.pointee.parent == nil,
      view, "has layout variables, and does not take part in Auto Layout")
    check(view.node.pointee.layoutVariables, of: view, in: view) { $0.node == view.node }
    for guide in view.autoLayout?.everyGuide ?? [] {
      expect(guide.host === view, guide, "is among the guides of a view that is not its owner")
      check(guide.layoutVariables, of: guide, in: view) { $0.guide?.names(guide) == true }
    }
  }

  private mutating func check(
    _ layoutVariables: LayoutVariables, of item: AnyObject, in view: UIView,
    names: (LayoutEngine.Entry) -> Bool
  ) {
    guard let engine = layoutVariables.engine?.object else { return }
    guard view.node.top.pointee.owner.autoLayout?.hostedEngine === engine else {
      return expect(false, item, "has layout variables in an engine of another hierarchy")
    }
    let isThere = engine.entries.indices.contains(Int(layoutVariables.index))
    expect(
      isThere && names(engine.entries[Int(layoutVariables.index)]), item,
      "has layout variables \(layoutVariables.index), which belong to another item")
  }

  /// Checks the constraints that a view holds, and those that contain it.
  mutating func checkConstraints(of view: UIView) {
    guard let state = view.autoLayout else { return }
    let engine = view.node.top.pointee.owner.autoLayout?.hostedEngine
    var seen: Set<ObjectIdentifier> = []
    expect(state.owned.isInOrder, view, "owns constraints that do not have their positions")
    for constraint in state.owned.all {
      expect(seen.insert(ObjectIdentifier(constraint)).inserted, constraint, "is owned twice")
      expect(
        constraint.placement.owner?.names(view) == true, constraint,
        "is owned by a view that it does not refer to")
      if let own = constraint.placement.engine?.object {
        expect(own === engine, constraint, "is worked in by an engine that is not its tree's")
      } else {
        expect(constraint.placement.row == nil, constraint, "has a row, and no engine")
      }
      for item in [constraint.first.item, constraint.second?.item] {
        guard let host = item?.hostView else { continue }
        expect(
          view.node.isSelfOrAncestor(of: host.node), constraint,
          "refers to a view outside the hierarchy of its owner")
      }
    }
    let holders = [state.references] + state.everyGuide.map(\.references)
    expect(
      holders.allSatisfy(\.isInOrder), view,
      "is referred to by constraints that do not have their positions"
    )
    for constraint in holders.flatMap(\.all) {
      expect(constraint.owner != nil, constraint, "is inactive, and a view counts it as active")
    }
  }
}

extension OwnedConstraints {
  /// True if each constraint has its right index.
  fileprivate var isInOrder: Bool {
    all.count == count && all.allSatisfy { holds($0) }
  }
}
