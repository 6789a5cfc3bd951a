import GimbalTraces
import GimbalTraits

/// Parents and children among controllers.
extension UIViewController {
  /// Makes a controller a child, and takes it from its former parent.
  ///
  /// Rule: R-CON-1.
  /// See: R-CON-2 (for a child that another parent has).
  func add(_ child: UIViewController) {
    guard child.parentController !== self else { return }
    if let exception = refusal(ofChild: child) { return report(exception) }
    send(.addChild, machine.argument(nil, child)) {
      child.adopt(machine)
      child.sendMove(.willMoveToParent, self) { child.willMove(toParent: self) }
      // The callback may have made the link itself, or one that rules it out.
      guard child.parentController !== self else { return }
      if let exception = refusal(ofChild: child) { return report(exception) }
      child.move(to: self)
    }
  }

  /// Ends the controller's being a child.
  ///
  /// Rule: R-CON-2 (`didMove(toParent: nil)` comes by itself).
  func removeSelfFromParent() {
    guard parentController != nil else { return }
    send(.removeFromParent) {
      move(to: nil)
      // See: V-1.
      if appearance.endsOnceParted { endAppearance() }
      sendMove(.didMoveToParent, nil) { didMove(toParent: nil) }
    }
  }

  /// Takes a controller in, as a container of the system's that shows it at once or not at all.
  ///
  /// See: R-CON-1.
  package func take(_ child: UIViewController) {
    guard child.parentController !== self else { return }
    addChild(child)
    child.sendDidMove(toParent: self)
  }

  /// Lets a child go, its view first.
  ///
  /// See: R-CON-2.
  package func release(_ child: UIViewController) {
    guard child.parentController === self else { return }
    child.sendWillMove(toParent: nil)
    child.loadedView?.removeFromSuperview()
    child.removeFromParent()
  }

  /// Changes the parent, and tells the former one.
  ///
  /// A container that loses a child shows another one, so that app code runs: both links are made before.
  private func move(to parent: UIViewController?) {
    let old = parentController
    if old != nil { machine.hold(self) }
    old?.childControllers.removeAll { $0 === self }
    parent?.childControllers.append(self)
    parentController = parent
    appearance.isMovingToParent = parent != nil
    appearance.joinedLate =
      machine.features.leavesOutLateChildren && parent?.appearance.state == .appearing
      && parent?.containerLife == nil
    appearance.isMovingFromParent = old != nil && appearance.state == .disappearing
    // A split view controller loses a controller that another one takes.
    if let keeper, let parent, !parent.stands(on: keeper) { keeper.columns.forget(self) }
    if let old { old.containerLife?.didLose(self, to: parent, old) }
  }
}

extension UIViewController {
  /// The nearest parent of a class.
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

  /// Tells a child, as a container of the system's must, that it is about to go to a parent, or to none.
  package func sendWillMove(toParent parent: UIViewController?) {
    appearance.isMovingFromParent = parent == nil && parentController != nil
    sendMove(.willMoveToParent, parent) { willMove(toParent: parent) }
  }

  /// Tells a child, as a container of the system's must, that it went to a parent.
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

  /// Records a call that the app makes itself, as it must around adding and removing a child's view.
  ///
  /// A child that receives `willMove(toParent: nil)` is leaving, as it can see while it disappears.
  ///
  /// See: R-CON-1, R-CON-2, R-PRES-9.
  func recordMove(_ name: EventName, _ parent: UIViewController?) {
    if name == .willMoveToParent, parent == nil, parentController != nil {
      appearance.isMovingFromParent = true
    }
    if !isMovedByEngine { recordEvent(name, machine.argument("toParent", parent)) }
  }
}
