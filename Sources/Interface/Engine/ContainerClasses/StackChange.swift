/// A request to change a stack of controllers.
package enum StackRequest {
  /// Adds controllers on top.
  case push([UIViewController])
  /// Removes all controllers above one of the stack.
  case pop(to: UIViewController)
  /// Replaces all controllers.
  case replace(by: [UIViewController])

  /// Returns the stack after the request; a pop to a controller that has left the stack has no
  /// effect.
  ///
  /// - Complexity: a push and a pop visit only the controllers that change.
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

  /// Returns the operation; replacing the stack counts as a pop if its new top is already on the
  /// stack.
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

/// A stack, and the controllers that were added and removed.
package struct StackDifference {
  /// The stack after the change.
  package var stack: [UIViewController]
  /// The controllers that only the new stack contains.
  package var added: [UIViewController] = []
  /// The controllers that only the old stack contains.
  package var gone: [UIViewController] = []
}

/// A request that waits for the end of the current transition.
///
/// See: V-6.
package struct WaitingRequest {
  /// The push, pop or replacement that was requested.
  package var request: StackRequest
  /// True if the request is animated.
  package var animated: Bool

  /// Creates a waiting request; called if a request comes during a transition.
  package init(request: StackRequest, animated: Bool) {
    self.request = request
    self.animated = animated
  }
}

/// The result of one or more requests, which is shown in one step.
package struct StackStep {
  /// The stack whose last controller is on screen.
  package let old: [UIViewController]
  /// The operation that the transition shows, and that the delegate receives.
  package var operation: UINavigationController.Operation
  /// True if the step is animated.
  package var animated: Bool
  /// The controllers on the new stack that have not yet received `didMove(toParent:)`.
  package var added: [UIViewController] = []
  /// The controllers on the old stack that must leave it.
  package var gone: [UIViewController] = []

  /// Creates a step without changes, from the stack that is on screen.
  package init(
    old: [UIViewController], operation: UINavigationController.Operation, animated: Bool
  ) {
    self.old = old
    self.operation = operation
    self.animated = animated
  }

  /// Adds controllers that are pushed onto the stack, or that return to it.
  package mutating func add(_ controllers: [UIViewController]) {
    gone = gone.without(controllers)
    added += controllers
  }

  /// Records controllers that leave the stack, except those that were never shown.
  package mutating func take(
    _ controllers: [UIViewController], butNot unseen: [UIViewController] = []
  ) {
    added = added.without(controllers)
    gone += controllers.without(unseen)
  }
}

/// A step for the container's next layout, with its transition.
///
/// See: V-2.
@MainActor
package struct PendingStep {
  /// The changes of the stack that the layout will show.
  package var step: StackStep
  /// The coordinator that exists from the request on, before the transition begins.
  package let transition: PendingTransition
  /// True if the step replaces the whole stack without animation.
  package var replaces = false
  /// The top of the replaced stack, if a push covers it before it is shown.
  package var coveredTop: UIViewController?

  /// Creates a step that waits for the container's next layout.
  package init(step: StackStep, transition: PendingTransition) {
    self.step = step
    self.transition = transition
  }

  /// Adopts the animation and the operation of another request, if it leads to another controller.
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
