/// A request for a change of a stack of controllers.
package enum StackRequest {
  case push([UIViewController])
  case pop(to: UIViewController)
  case replace(by: [UIViewController])

  /// The stack after the request; a controller that has left it meanwhile is not popped to.
  ///
  /// - Complexity: a push and a pop look only at what they change.
  package func changes(of stack: [UIViewController]) -> StackDifference {
    switch self {
    case .push(let controllers):
      return StackDifference(stack: stack + controllers, added: controllers)
    case .pop(let controller):
      guard let index = stack.lastIndex(where: { $0 === controller }) else {
        return StackDifference(stack: stack)
      }
      return StackDifference(stack: Array(stack[...index]), gone: Array(stack[(index + 1)...]))
    case .replace(let controllers):
      return StackDifference(
        stack: controllers, added: controllers.without(stack), gone: stack.without(controllers))
    }
  }

  /// A stack whose last controller was there before is popped to it.
  package func operation(on stack: [UIViewController]) -> UINavigationController.Operation {
    switch self {
    case .push: return .push
    case .pop: return .pop
    case .replace(let controllers):
      guard let last = controllers.last else { return .pop }
      return stack.contains { $0 === last } ? .pop : .push
    }
  }
}

/// A stack, and the controllers that came onto it and left it.
package struct StackDifference {
  package var stack: [UIViewController]
  package var added: [UIViewController] = []
  package var gone: [UIViewController] = []
}

/// A request that waits for the end of the transition that is under way.
///
/// See: V-6.
package struct WaitingRequest {
  package var request: StackRequest
  package var animated: Bool

  /// A request that waits.
  package init(request: StackRequest, animated: Bool) {
    self.request = request
    self.animated = animated
  }
}

/// The result of one or several requests to a stack, which is shown in one step.
package struct StackStep {
  /// The stack of which the last controller is on screen.
  package let old: [UIViewController]
  package var operation: UINavigationController.Operation
  package var animated: Bool
  /// The controllers that are to receive `didMove(toParent:)`: they are on the stack, or on it again.
  package var added: [UIViewController] = []
  /// The controllers that are to leave.
  package var gone: [UIViewController] = []

  /// A step in which no controller has come or gone yet.
  package init(
    old: [UIViewController], operation: UINavigationController.Operation, animated: Bool
  ) {
    self.old = old
    self.operation = operation
    self.animated = animated
  }

  /// Controllers come onto the stack, or back onto it.
  package mutating func add(_ controllers: [UIViewController]) {
    gone = gone.without(controllers)
    added += controllers
  }

  /// Notes controllers that leave the stack; those that were never shown are gone already.
  package mutating func take(
    _ controllers: [UIViewController], butNot unseen: [UIViewController] = []
  ) {
    added = added.without(controllers)
    gone += controllers.without(unseen)
  }
}

/// A step that the container's next layout carries out, with the transition of which it is a part.
///
/// See: V-2.
@MainActor
package struct PendingStep {
  package var step: StackStep
  package let transition: PendingTransition
  /// True if the step replaces the whole stack without animation.
  package var replaces = false
  /// The top of such a stack, which a push covers before it could be shown.
  package var coveredTop: UIViewController?

  /// A step, and its transition.
  package init(step: StackStep, transition: PendingTransition) {
    self.step = step
    self.transition = transition
  }

  /// Takes on the way of showing of a further request, if that leads to another controller.
  package mutating func join(
    _ request: StackRequest, animated: Bool, from stack: [UIViewController],
    to new: [UIViewController]
  ) {
    guard stack.last !== new.last else { return }
    step.animated = animated
    step.operation = request.operation(on: step.old)
    transition.lead(to: new.last, animated: animated)
  }
}
