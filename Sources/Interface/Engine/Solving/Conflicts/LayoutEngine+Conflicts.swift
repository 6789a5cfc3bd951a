import Foundation
import GimbalSolver
import GimbalTraces
import GimbalTraits

/// Conflicts of required constraints.
///
/// One constraint of the minimal set is broken at once. Texts and objects are created after the
/// solution, and only if there is a recorder or a handler. Otherwise the cost of a conflict depends
/// only on the size of its set.
///
/// A throwaway engine (`systemLayoutSizeFitting`) reports only conflicts that the tree's own engine
/// has not found. These are mainly conflicts with the target size, which UIKit reports too. No
/// source describes this limit; it is Gimbal's choice (CHOICE).
@MainActor
extension LayoutEngine {
  /// A conflict that was resolved by relaxing a constraint, and has not been reported.
  struct FoundConflict {
    /// The set in the order of its list, without the inequalities for non-negative sizes.
    var rows: [ConstraintID]
    /// The constraint that was relaxed.
    var broken: ConstraintID
    /// True if the known width or height of the topmost view is part of the set.
    var hasTopWidth: Bool
    /// True if the known height of the topmost view is part of the set.
    var hasTopHeight: Bool
    /// The parts of the frame of the view that fills the window which are part of the set: x,
    /// width, y, height.
    var filling: [Bool]
  }

  /// Chooses the constraint of a minimal conflicting set that is broken, and records both.
  ///
  /// Rule: L-CONF-2.
  /// See: L-CONF-5.
  func breakConstraint(in conflict: [ConstraintID], of system: Solver) -> ConstraintID? {
    let found = describe(conflict, of: system)
    let rows = found.rows
    var members = rows.map { choiceMember($0, system) }
    if found.hasTopWidth || found.hasTopHeight || found.filling.contains(true) {
      members.append(ConflictChoice.Member(isExplicit: false, isSize: true, isFrameSize: true))
    }
    var broken = ConflictChoice.broken(of: members) ?? 0
    // Rows that follow from the screen cannot be broken.
    if broken >= rows.count { broken = 0 }
    let victim = rows.isEmpty ? conflict[0] : rows[broken]
    if conflict.contains(where: { namesKnownGuide($0, system) }) { brokenForGuides.append(victim) }
    if isListenedTo, reportedConflicts.insert(rows).inserted {
      conflicts.append(found.breaking(victim))
    }
    return victim
  }

  /// Returns a minimal conflicting set in the order of its list; the first constraint is the broken
  /// one for now.
  private func describe(_ conflict: [ConstraintID], of system: Solver) -> FoundConflict {
    let top = topIsKnown ? entries[itemIndex(of: root)] : nil
    let filling = fillingIndex >= 0 ? entries[Int(fillingIndex)] : nil
    return FoundConflict(
      rows: conflict.filter(isListed).sorted(by: comesBefore), broken: conflict[0],
      hasTopWidth: top.map { system.needsParameterValue(of: $0.width, for: conflict) } ?? false,
      hasTopHeight: top.map { system.needsParameterValue(of: $0.height, for: conflict) } ?? false,
      filling: filling.map { [$0.x, $0.width, $0.y, $0.height] }?
        .map { system.needsParameterValue(of: $0, for: conflict) } ?? [false, false, false, false])
  }

  /// Returns the conflicts whose broken constraint is currently not satisfied, in the order in
  /// which they were found.
  ///
  /// A rotation may have made a conflict satisfiable again.
  ///
  /// - Complexity: a solution, and a test for each set.
  func standingConflicts() -> [UnsatisfiableConstraints] {
    guard !isSolving else { return [] }
    solve()
    return solver.relaxedConstraints.compactMap { victim in
      guard !holds(victim), let conflict = solver.conflict(of: victim) else { return nil }
      return publicConflict(describe(conflict, of: solver).breaking(victim))
    }
  }

  /// Returns true if the current values satisfy a constraint, broken or not.
  private func holds(_ row: ConstraintID) -> Bool {
    guard let constraint = try? solver.constraint(row) else { return true }
    let left = constraint.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    let excess = left - constraint.constant
    return switch constraint.relation {
    case .equal: abs(excess) < 1e-3
    case .lessOrEqual: excess < 1e-3
    case .greaterOrEqual: excess > -1e-3
    }
  }

  private var isListenedTo: Bool {
    let machine = root.pointee.machine
    return machine.recorder.isRecording || machine.solving.onConflict != nil
  }

  private func isListed(_ row: ConstraintID) -> Bool {
    if case .nonNegative = sources[row.index] { false } else { true }
  }

  /// Orders constraints: masks first, then the app's in the order of activation, then others of the
  /// system.
  ///
  /// See: L-CONF-5.
  func comesBefore(_ left: ConstraintID, _ right: ConstraintID) -> Bool {
    let (one, other) = (rank(left), rank(right))
    return one != other ? one < other : left < right
  }

  private func rank(_ row: ConstraintID) -> (Int, UInt64) {
    switch sources[row.index] {
    case .mask: (0, 0)
    case .constraint(let constraint): (1, constraint.object.placement.serial)
    case .content: (2, 0)
    case .guide: (3, 0)
    case .top, .nonNegative, .none: (4, 0)
    }
  }

  private func choiceMember(_ row: ConstraintID, _ system: Solver) -> ConflictChoice.Member {
    switch sources[row.index] {
    case .constraint(let constraint): constraint.object.choiceMember
    case .mask(_, let row):
      ConflictChoice.Member(isExplicit: false, isSize: row % 2 == 1, isFrameSize: row % 2 == 1)
    case .guide(let itemIndex, _):
      ConflictChoice.Member(
        isExplicit: false, isFarEdge: isFarEdge(row, ofGuideAt: Int(itemIndex), system))
    case .top: ConflictChoice.Member(isExplicit: false, isSize: true, isFrameSize: true)
    case .content, .nonNegative, .none: ConflictChoice.Member(isExplicit: false, isSize: true)
    }
  }

  private func isFarEdge(
    _ row: ConstraintID, ofGuideAt itemIndex: Int, _ system: Solver
  ) -> Bool {
    guard let view = entries[itemIndex].guide?.object.owningView,
      let equation = try? system.constraint(row)
    else { return false }
    return GuideEquation(equation, entries[itemIndex], entries[self.itemIndex(of: view.node)]).shape
      == .far
  }

  // MARK: Reporting

  /// Reports the conflicts of the last solution.
  ///
  /// Rule: L-CONF-6.
  /// See: L-CONF-3.
  func reportConflicts() {
    // The engine that replaced this one finds and reports the same conflicts.
    guard !isRetired, !conflicts.isEmpty || hasCutSearch else { return }
    let found = conflicts
    conflicts = []
    reportedConflicts = []
    let machine = root.pointee.machine
    let hadCutSearch = hasCutSearch
    hasCutSearch = false
    // A handler may change the constraints of the following conflicts.
    for publicConflict in found.filter({ !isThrowaway || !isKnownElsewhere($0) }).compactMap(
      publicConflict)
    {
      let view = publicConflict.broken.concernedView ?? root.pointee.owner
      view.recordEvent(.conflict, publicConflict.arguments(on: machine))
      guard let listener = machine.solving.onConflict,
        machine.traversal.pointee.conflictCalls.begin(
          notifying: view, of: "onUnsatisfiableConstraints")
      else { continue }
      defer { machine.traversal.pointee.conflictCalls.end() }
      listener(publicConflict)
    }
    if hadCutSearch, !isThrowaway { reportCutSearch() }
  }

  /// Reports that the search for conflicts was cut off; the wording is Gimbal's.
  private func reportCutSearch() {
    let view = root.pointee.owner
    view.recordEvent(
      .warning,
      view.machine.arguments(
        TraceArgument(
          "text",
          .text(
            "Stopped searching for conflicting constraints below \(view.shortTraceName): the search "
              + "took too long. A constraint that is reported alone conflicts with others that were "
              + "not identified"))))
  }

  /// Returns true if the tree's engine has itself broken one of the same constraints.
  private func isKnownElsewhere(_ conflict: FoundConflict) -> Bool {
    conflict.rows.contains { row in
      guard case .constraint(let constraint) = sources[row.index] else { return false }
      let placement = constraint.object.placement
      guard let engine = placement.engine?.object, let row = placement.row else {
        return false
      }
      return engine.solver.conflict(of: row) != nil
    }
  }

  private var fillingView: UIView? {
    fillingIndex >= 0 ? entries[Int(fillingIndex)].node?.pointee.owner : nil
  }

  private func publicConflict(_ conflict: FoundConflict) -> UnsatisfiableConstraints? {
    var list: [NSLayoutConstraint] = []
    let isWindow = root.pointee.flags.contains(.isWindow)
    let mask = fillingView?.autoresizingMask ?? []
    let followsWidth = conflict.filling[1] && mask.contains(.flexibleWidth)
    let followsHeight = conflict.filling[3] && mask.contains(.flexibleHeight)
    if conflict.hasTopWidth && isWindow || followsWidth { list.append(topConstraint(0)) }
    if conflict.hasTopHeight && isWindow || followsHeight { list.append(topConstraint(1)) }
    // A width that follows the window's includes the position.
    let rows = [
      conflict.filling[0] || followsWidth, conflict.filling[1],
      conflict.filling[2] || followsHeight,
      conflict.filling[3],
    ]
    for (row, belongs) in rows.enumerated() where belongs {
      if let constraint = fillingView?.maskConstraint(row) { list.append(constraint) }
    }
    // Hugging and compression are listed as one constraint.
    var listed = Set(list.map(ObjectIdentifier.init))
    for row in conflict.rows {
      if let constraint = constraint(for: row), listed.insert(ObjectIdentifier(constraint)).inserted
      {
        list.append(constraint)
      }
    }
    if conflict.hasTopWidth, !isWindow { list.append(topConstraint(0)) }
    if conflict.hasTopHeight, !isWindow { list.append(topConstraint(1)) }
    guard let broken = constraint(for: conflict.broken) ?? list.first else { return nil }
    return UnsatisfiableConstraints(
      constraints: list, broken: broken, features: root.pointee.machine.features)
  }
}

extension LayoutEngine.FoundConflict {
  fileprivate func breaking(_ row: ConstraintID) -> Self {
    var copy = self
    copy.broken = row
    return copy
  }
}

extension NSLayoutConstraint {
  /// The view that moves when the constraint is broken; of two views the inner one.
  final var concernedView: UIView? {
    guard let view = first.item?.hostView else { return second?.item?.hostView }
    guard let other = second?.item?.hostView, other !== view else { return view }
    return other.isDescendant(of: view) ? other : view
  }
}
