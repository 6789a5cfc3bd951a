import GimbalTraces
import GimbalTraits

/// Containment: parents and children.
extension UIViewController {
  /// Adds a child controller, and removes it from its former parent.
  ///
  /// Rule: R-CON-1.
  /// See: R-CON-2 (for a child of another parent).
  func add(_ child: UIViewController) {
    guard child.parentController !== self else { return }
    if let exception = refusal(ofChild: child) { return report(exception) }
    send(.addChild, machine.argument(nil, child)) {
      child.adopt(machine)
      child.sendMove(.willMoveToParent, self) { child.willMove(toParent: self) }
      // The callback may have added the child itself, or a controller with which it cannot be
      // added.
      guard child.parentController !== self else { return }
      if let exception = refusal(ofChild: child) { return report(exception) }
      child.move(to: self)
    }
  }

  /// Removes the controller from its parent.
  ///
  /// Rule: R-CON-2 (the engine sends `didMove(toParent: nil)`).
  func removeSelfFromParent() {
    guard parentController != nil else { return }
    send(.removeFromParent) {
      move(to: nil)
      // See: V-1.
      if appearance.endsOnceParted { endAppearance() }
      sendMove(.didMoveToParent, nil) { didMove(toParent: nil) }
    }
  }

  /// Adds a child on behalf of a system container, which shows it at once or not at all.
  ///
  /// See: R-CON-1.
  package func take(_ child: UIViewController) {
    guard child.parentController !== self else { return }
    addChild(child)
    child.sendDidMove(toParent: self)
  }

  /// Removes a child on behalf of a system container, its view first.
  ///
  /// See: R-CON-2.
  package func release(_ child: UIViewController) {
    guard child.parentController === self else { return }
    child.sendWillMove(toParent: nil)
    child.loadedView?.removeFromSuperview()
    child.removeFromParent()
  }

  /// Changes the parent, and notifies the former one.
  ///
  /// Both links are set before app code runs, because a container that loses a child shows another
  /// one.
  private func move(to parent: UIViewController?) {
    let old = parentController
    assert(parent !== old, "a controller is moved to the parent that it has")
    if old != nil { machine.hold(self) }
    let count = old?.childControllers.count ?? 1
    old?.childControllers.removeAll { $0 === self }
    assert(
      (old?.childControllers.count ?? 0) == count - 1,
      "the former parent of a controller did not have it as a child exactly once")
    parent?.childControllers.append(self)
    parentController = parent
    appearance.isMovingToParent = parent != nil
    appearance.joinedLate =
      machine.features.leavesOutLateChildren && parent?.appearance.state == .appearing
      && parent?.containerLife == nil
    appearance.isMovingFromParent = old != nil && appearance.state == .disappearing
    // A split view controller releases a controller that another container takes over.
    if let keeper, let parent, !parent.stands(on: keeper) { keeper.columns.forget(self) }
    if let old { old.containerLife?.didLose(self, to: parent, old) }
  }
}

extension UIViewController {
  /// Returns the nearest ancestor of a class.
  ///
  /// - Complexity: O(depth).
  package func nearestParent<Container: UIViewController>() -> Container? {
    var ancestor = parentController
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parentController
    }
    return nil
  }

  /// Sends `willMove(toParent:)` to a child, as a system container must.
  package func sendWillMove(toParent parent: UIViewController?) {
    appearance.isMovingFromParent = parent == nil && parentController != nil
    sendMove(.willMoveToParent, parent) { willMove(toParent: parent) }
  }

  /// Sends `didMove(toParent:)` to a child, as a system container must.
  package func sendDidMove(toParent parent: UIViewController?) {
    if parent != nil { appearance.isMovingFromParent = false }
    sendMove(.didMoveToParent, parent) { didMove(toParent: parent) }
  }

  private func sendMove(_ name: EventName, _ parent: UIViewController?, _ call: () -> Void) {
    let outer = isMovedByEngine
    isMovedByEngine = true
    send(name, machine.argument("toParent", parent), call)
    isMovedByEngine = outer
  }

  /// Records a call that the app must make itself when it adds or removes a child's view.
  ///
  /// A child that receives `willMove(toParent: nil)` is leaving, and `isMovingFromParent` is true
  /// during its disappearance.
  ///
  /// See: R-CON-1, R-CON-2, R-PRES-9.
  func recordMove(_ name: EventName, _ parent: UIViewController?) {
    if name == .willMoveToParent, parent == nil, parentController != nil {
      appearance.isMovingFromParent = true
    }
    if !isMovedByEngine { recordEvent(name, machine.argument("toParent", parent)) }
  }
}
