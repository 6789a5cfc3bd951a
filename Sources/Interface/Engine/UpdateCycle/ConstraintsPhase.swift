import GimbalTraces

/// The constraints phase: calls `updateConstraints()` of the views that need it and use Auto
/// Layout, subviews before their superview.
@MainActor
struct ConstraintsPhase {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// Runs the constraints phase for the subtree of `root`.
  ///
  /// Rule: D-4 (if any view in the pass needs the call, the root receives it too), L-CYC-1.
  /// See: R-LAY-1.
  func updateConstraints(below root: ViewNode, notifyingRoot: Bool = true) {
    guard !root.pointee.flags.isDisjoint(with: .constraintFlags) else {
      return
    }
    let retained = root.top.pointee.owner
    defer { extendLifetime(retained) }
    guard
      machine.traversal.pointee.constraintPhases.begin(
        notifying: root.pointee.owner, of: "updateConstraints")
    else { return }
    defer {
      // A view that requests another phase in each phase would keep the run loop busy forever.
      if machine.traversal.pointee.constraintPhases.end() { root.clearConstraintFlags() }
    }
    TraitReadTracking(machine).trackingReads {
      machine.traversing {
        let rootNeedsConstraints = root.pointee.flags.contains(.needsConstraints)
        let sent = visitConstraints(root, isRoot: true)
        if sent, !rootNeedsConstraints, notifyingRoot { sendUpdateConstraints(root) }
      }
    }
  }

  /// Sends `updateConstraints()` to the topmost view of a tree, even if the view did not request
  /// it.
  ///
  /// See: D-4.
  fileprivate func sendUpdateConstraints(toTop top: ViewNode) {
    top.pointee.flags.remove(.needsConstraints)
    machine.traversing { _ = sendUpdateConstraints(top) }
  }

  /// Visits a subtree, leaves first; returns true if a view received `updateConstraints()`.
  ///
  /// See: D-2 (a controller that appears for the first time runs its phase in its own layout step).
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
        let stamp = machine.traversal.pointee.treeStamp
        child = current.pointee.nextSibling
        guard
          !current.pointee.flags.isDisjoint(with: .constraintFlags)
        else { continue }
        if visitConstraints(current, isRoot: false) { sent = true }
        if machine.traversal.pointee.treeStamp != stamp { child = node.pointee.firstChild }
      }
    }
    guard node.pointee.flags.contains(.needsConstraints) else { return sent }
    node.pointee.flags.remove(.needsConstraints)
    return sendUpdateConstraints(node) || sent
  }

  /// Sets the needs-layout flag of the nearest controller's view above a view.
  ///
  /// Rule: V-52.
  private func setNeedsLayoutOfController(around node: ViewNode) {
    var ancestor: ViewNode? = node
    while let current = ancestor, !current.pointee.flags.contains(.hasController) {
      ancestor = current.pointee.parent
    }
    ancestor?.requestWork(.needsLayout)
  }

  /// Sends `updateConstraints()`; a controller's view receives it through its controller.
  ///
  /// Rule: R-LAY-4 (only for views that use constraint-based layout).
  /// See: R-LAY-3 (the controller sends it to its view).
  @discardableResult
  private func sendUpdateConstraints(_ node: ViewNode) -> Bool {
    guard node.pointee.flags.contains(.usesConstraints) else { return false }
    if machine.switches.constraintsPassLaysOut { setNeedsLayoutOfController(around: node) }
    if let controller = node.pointee.controller {
      controller.sendUpdateViewConstraints(node)
    } else {
      node.pointee.owner.sendUpdateConstraints()
    }
    return true
  }
}

extension ViewNode {
  /// Clears the flags of the constraints phase in the subtree.
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
  /// Requests `updateConstraints()` for the view; called by `setNeedsUpdateConstraints()`.
  func setNeedsOwnConstraints() { node.setNeedsConstraints() }

  /// Runs the constraints phase for the view's subtree.
  ///
  /// The topmost view of a tree receives `updateConstraints` whether or not it needs it. If a
  /// constraints phase is running, this method does not start another one.
  ///
  /// See: L-CYC-1, D-4, F-64.
  func runConstraintsPhase() {
    if node.pointee.parent == nil, !node.pointee.traversal.pointee.constraintPhases.isUnderWay {
      node.pointee.flags.insert(.needsConstraints)
    }
    let wasUnderWay = node.pointee.traversal.pointee.constraintPhases.isUnderWay
    ConstraintsPhase(machine).updateConstraints(below: node)
    if machine.switches.constraintsPassReachesTop, !wasUnderWay, node.pointee.parent != nil {
      ConstraintsPhase(machine).sendUpdateConstraints(toTop: node.top)
    }
  }

  /// Sends `updateConstraints()`, and tracks the traits and models that it reads.
  ///
  /// Called in the constraints phase, and by the default `updateViewConstraints()`.
  func sendUpdateConstraints() {
    traitState?.reads.begin(.updateConstraints)
    send(.updateConstraints) {
      ModelObservation(machine).tracked(.updateConstraints, of: node) { updateConstraints() }
    }
  }
}

extension UIViewController {
  /// Sends `updateViewConstraints()`, and tracks the traits and models that it reads.
  ///
  /// Called in the constraints phase, and at the first appearance.
  ///
  /// See: D-2.
  func sendUpdateViewConstraints(_ node: ViewNode) {
    traitState?.reads.begin(.updateViewConstraints)
    send(.updateViewConstraints) {
      ModelObservation(machine).tracked(.updateViewConstraints, of: node) {
        updateViewConstraints()
      }
    }
  }
}
