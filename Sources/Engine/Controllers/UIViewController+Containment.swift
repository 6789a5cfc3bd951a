import GimbalTraces

/// Parents and children among controllers.
extension UIViewController {
  /// Source: R-CON-1; R-CON-2 for a child that another parent has.
  func add(_ child: UIViewController) {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === child {
        return raise(
          .invalidArgument,
          "'\(ExceptionText.object(child))' cannot be a child of itself or of a descendant")
      }
      ancestor = current.parentController
    }
    guard child.parentController !== self else { return }
    send(.addChild, machine.controllerArgument(child)) {
      child.adopt(machine)
      child.send(.willMoveToParent, machine.controllerArgument(self)) {
        child.willMove(toParent: self)
      }
      if child.parentController != nil { child.leaveParent() }
      childControllers.append(child)
      child.parentController = self
      child.appearance.isMovingToParent = true
    }
  }

  /// Source: R-CON-2: `didMove(toParent: nil)` comes by itself.
  func removeSelfFromParent() {
    guard parentController != nil else { return }
    send(.removeFromParent) {
      leaveParent()
      send(.didMoveToParent, machine.controllerArgument(nil)) { didMove(toParent: nil) }
    }
  }

  private func leaveParent() {
    machine.hold(self)
    parentController?.childControllers.removeAll { $0 === self }
    parentController = nil
    appearance.isMovingToParent = false
    appearance.isMovingFromParent = appearance.state == .disappearing
  }
}

extension Machine {
  /// The arguments of an event that names a controller, or nothing.
  func controllerArgument(_ controller: UIViewController?) -> ArgumentsID {
    guard recorder.isRecording else { return .none }
    return recorder.arguments([
      TraceArgument("parent", controller.map { .receiver($0.registered()) } ?? .text("nil"))
    ])
  }
}
