import GimbalTraces

/// The constraints phase: from the leaves to the root of a pass, only views that are marked and take
/// part in constraint-based layout.
extension Machine {
  /// Runs the phase for a subtree.
  ///
  /// Rule: D-4 (a pass with a marked view sends it to its root too), L-CYC-1.
  /// See: R-LAY-1.
  func updateConstraints(below root: ViewNode, notifyingRoot: Bool = true) {
    guard !root.pointee.flags.isDisjoint(with: .constraintFlags) else {
      return
    }
    let retained = root.top.pointee.owner
    defer { extendLifetime(retained) }
    guard
      traversal.pointee.constraintPhases.begin(
        notifying: root.pointee.owner, of: "updateConstraints")
    else { return }
    defer {
      // A view that asks for a phase in each phase would keep the run loop busy.
      if traversal.pointee.constraintPhases.end() { root.clearConstraintFlags() }
    }
    trackingReads {
      traversing {
        let rootNeedsConstraints = root.pointee.flags.contains(.needsConstraints)
        let sent = visitConstraints(root, isRoot: true)
        if sent, !rootNeedsConstraints, notifyingRoot { sendUpdateConstraints(root) }
      }
    }
  }

  /// Sends the topmost view of a tree `updateConstraints()`, marked or not.
  ///
  /// See: D-4.
  fileprivate func sendUpdateConstraints(toTop top: ViewNode) {
    top.pointee.flags.remove(.needsConstraints)
    traversing { _ = sendUpdateConstraints(top) }
  }

  /// Visits a subtree, leaves first; true if a view received `updateConstraints()`.
  ///
  /// See: D-2 (a controller that appears for the first time has its phase in its own layout step).
  private func visitConstraints(_ node: ViewNode, isRoot: Bool) -> Bool {
    if !isRoot, let controller = node.pointee.controller,
      controller.awaitsFirstConstraints
    {
      return false
    }
    var sent = false
    if node.pointee.flags.contains(.constraintsBelow) {
      node.pointee.flags.remove(.constraintsBelow)
      var child = node.pointee.firstChild
      while let current = child {
        let stamp = traversal.pointee.treeStamp
        child = current.pointee.nextSibling
        guard
          !current.pointee.flags.isDisjoint(with: .constraintFlags)
        else { continue }
        if visitConstraints(current, isRoot: false) { sent = true }
        if traversal.pointee.treeStamp != stamp { child = node.pointee.firstChild }
      }
    }
    guard node.pointee.flags.contains(.needsConstraints) else { return sent }
    node.pointee.flags.remove(.needsConstraints)
    return sendUpdateConstraints(node) || sent
  }

  /// Marks the layout of the controller's view around a view.
  ///
  /// Rule: V-52.
  private func setNeedsLayoutOfController(around node: ViewNode) {
    var ancestor: ViewNode? = node
    while let current = ancestor, !current.pointee.flags.contains(.hasController) {
      ancestor = current.pointee.parent
    }
    ancestor?.requestWork(.needsLayout)
  }

  /// Sends `updateConstraints()`, to a controller's view through its controller.
  ///
  /// Rule: R-LAY-4 (only where constraint-based layout is in use).
  /// See: R-LAY-3 (a controller's view gets it from its controller).
  @discardableResult
  private func sendUpdateConstraints(_ node: ViewNode) -> Bool {
    guard node.pointee.flags.contains(.usesConstraints) else { return false }
    if switches.constraintsPassLaysOut { setNeedsLayoutOfController(around: node) }
    if let controller = node.pointee.controller {
      controller.sendUpdateViewConstraints(node)
    } else {
      node.pointee.owner.sendUpdateConstraints()
    }
    return true
  }
}

extension ViewNode {
  /// Drops the marks for the constraints phase in the subtree.
  fileprivate func clearConstraintFlags() {
    guard !pointee.flags.isDisjoint(with: .constraintFlags) else { return }
    pointee.flags.remove(.constraintFlags)
    var child = pointee.firstChild
    while let node = child {
      child = node.pointee.nextSibling
      node.clearConstraintFlags()
    }
  }
}

extension UIView {
  func setNeedsOwnConstraints() { node.setNeedsConstraints() }

  /// A view at the top of its tree, which is the root of every pass, gets `updateConstraints` marked or
  /// not; one that asks in the middle of a phase does not begin it again.
  ///
  /// See: L-CYC-1, D-4, F-64.
  func runConstraintsPhase() {
    if node.pointee.parent == nil, !node.pointee.traversal.pointee.constraintPhases.isUnderWay {
      node.pointee.flags.insert(.needsConstraints)
    }
    let wasUnderWay = node.pointee.traversal.pointee.constraintPhases.isUnderWay
    machine.updateConstraints(below: node)
    if machine.switches.constraintsPassReachesTop, !wasUnderWay, node.pointee.parent != nil {
      machine.sendUpdateConstraints(toTop: node.top)
    }
  }

  func sendUpdateConstraints() {
    traitState?.reads.begin(.updateConstraints)
    send(.updateConstraints) {
      machine.tracked(.updateConstraints, of: node) { updateConstraints() }
    }
  }
}

extension UIViewController {
  func sendUpdateViewConstraints(_ node: ViewNode) {
    traitState?.reads.begin(.updateViewConstraints)
    send(.updateViewConstraints) {
      machine.tracked(.updateViewConstraints, of: node) { updateViewConstraints() }
    }
  }
}
