import GimbalSnapshots

/// The ambiguous views of a layout, in connected groups.
struct OpenViews {
  /// The indices of views whose ambiguity has another known cause than the app's constraints.
  ///
  /// Such a view is in a conflict, of which one constraint was relaxed, or depends on content that
  /// the app sets at run time.
  private(set) var explained: Set<Int>
  private var leaders: [Int: Int]

  /// Groups an ambiguous view, the ambiguous ones that constraints connect with it, and their
  /// ancestors.
  ///
  /// - Complexity: O(constraints + ambiguous views × depth).
  init(of state: ConstraintState, among views: [ScreenView]) {
    let open = Set(state.ambiguities.map(\.view))
    explained = Set(state.conflicts.flatMap(\.views))
    leaders = Dictionary(uniqueKeysWithValues: open.map { ($0, $0) })
    guard !open.isEmpty else { return }
    for constraint in state.active {
      if let other = constraint.other { join(constraint.view, other) }
    }
    for view in open where views.indices.contains(view) {
      var parent = views[view].view.parent
      while let outer = parent, !open.contains(outer) { parent = views[outer].view.parent }
      if let outer = parent { join(view, outer) }
    }
    let waiting = Set(
      open.filter { views.indices.contains($0) && OpenViews.waits(views[$0], among: views) }
        .map { leader(of: $0) })
    explained.formUnion(open.filter { waiting.contains(leader(of: $0)) })
  }

  /// Returns true if a view or its superview is filled at run time.
  ///
  /// A missing class may also position the subviews of its views.
  private static func waits(_ view: ScreenView, among views: [ScreenView]) -> Bool {
    view.view.awaitsContent || view.view.parent.map { views[$0].view.awaitsContent } ?? false
  }

  private func leader(of view: Int) -> Int {
    var view = view
    while let next = leaders[view], next != view { view = next }
    return view
  }

  private mutating func join(_ one: Int, _ other: Int) {
    guard leaders[one] != nil, leaders[other] != nil else { return }
    let (first, second) = (leader(of: one), leader(of: other))
    leaders[max(first, second)] = min(first, second)
  }
}

extension LayoutJudge {
  /// Returns the views whose frames depend on the constraint of a conflict that was relaxed.
  ///
  /// - Complexity: O(views + conflicts × their views).
  func viewsInConflicts() -> Set<Int> {
    let conflicts = configuration.layout.constraints?.conflicts.filter { !$0.isOfSystem } ?? []
    return innermost(of: conflicts.map { Set($0.views) })
  }

  /// Returns the views whose frames constraints do not determine, whatever the reason.
  ///
  /// - Complexity: O(views × depth).
  func openViews() -> Set<Int> {
    let open = configuration.layout.constraints?.ambiguities.filter { $0.guide == nil } ?? []
    return innermost(of: [Set(open.map(\.view))])
  }

  /// Returns the views of groups, without superviews of others of a group, and all that is in them.
  private func innermost(of groups: [Set<Int>]) -> Set<Int> {
    var found: Set<Int> = []
    for group in groups {
      for index in group where views.indices.contains(index) {
        let inner = views[(index + 1)...].prefix { $0.view.depth > views[index].view.depth }
        guard !inner.contains(where: { group.contains($0.index) }) else { continue }
        found.insert(index)
        found.formUnion(inner.map(\.index))
      }
    }
    return found
  }
}
