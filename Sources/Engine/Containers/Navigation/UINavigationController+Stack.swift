package import Foundation
import GimbalGeometry
import GimbalTraces

/// Pushing and popping, with the events in UIKit's order.
extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    if let fault = refusal(of: controller) { return report(fault) }
    send(.pushViewController, machine.argument(nil, controller)) {
      change(to: stack + [controller], .push, animated: animated)
    }
  }

  /// Pushes columns of a split view that is collapsed, which an app may not.
  func pushColumns(_ columns: [UIViewController], animated: Bool) {
    let new = columns.filter { column in !stack.contains { $0 === column } }
    change(to: stack + new, .push, animated: animated)
  }

  /// Why a controller cannot be pushed; nil when it can.
  private func refusal(of controller: UIViewController) -> Fault? {
    if stack.contains(where: { $0 === controller }) { return .pushedTwice(controller) }
    if controller is UINavigationController, !takesNavigationControllers {
      return .pushedNavigation
    }
    if controller is UISplitViewController { return .pushedSplit(on: self) }
    return self.refusal(ofChild: controller)
  }

  func popTo(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard stack.contains(where: { $0 === controller }) else {
      report(.poppedToStranger)
      return nil
    }
    let gone = pop(to: controller, animated: animated)
    return gone.isEmpty ? nil : gone
  }

  /// Takes everything above a controller off the stack.
  func pop(
    to controller: UIViewController?, _ name: EventName = .popViewController, animated: Bool,
    isInteractive: Bool = false
  ) -> [UIViewController] {
    guard let controller, let index = stack.firstIndex(where: { $0 === controller }),
      index + 1 < stack.count
    else { return [] }
    let gone = Array(stack[(index + 1)...])
    send(name) {
      change(
        to: Array(stack[...index]), .pop, animated: animated, isInteractive: isInteractive)
    }
    return gone
  }

  func replace(by controllers: [UIViewController], animated: Bool) {
    if controllers.hasRepeats { return report(.repeatedOnStack(controllers)) }
    if let fault = refusal(ofChildren: controllers) { return report(fault) }
    let isPop = controllers.last.map { last in stack.contains { $0 === last } } ?? true
    send(.setViewControllers) {
      change(to: controllers, isPop ? .pop : .push, animated: animated)
    }
  }

  private func change(
    to new: [UIViewController], _ operation: Operation, animated: Bool,
    isInteractive: Bool = false
  ) {
    finishChange()
    let old = stack
    let added = new.without(old)
    let gone = old.without(new)
    // Source: R-NAV-1: before the view is loaded (CHOICE).
    for controller in added { addChild(controller) }
    // A callback may have taken one elsewhere (F-13).
    let new = new.filter { $0.parentController === self }
    for controller in gone { controller.sendWillMove(toParent: nil) }
    stack = new
    showItems()
    tabBarController?.barsMayChange()
    wishAsShown()
    guard let next = new.last, let last = old.last, next !== last, isVisible else {
      for controller in gone { leave(controller) }
      for controller in added { controller.sendDidMove(toParent: self) }
      if isViewLoaded { showTop() }
      return
    }
    show(
      next, insteadOf: last,
      Step(operation: operation, old: old, added: added, gone: gone, animated: animated),
      isInteractive: isInteractive)
  }

  private func leave(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    controller.setBarInsets(.zero)
    guard controller.parent === self else { return }
    controller.removeFromParent()
    didRelease(controller)
  }

  /// What one push or pop changes.
  private struct Step {
    var operation: Operation
    var old: [UIViewController]
    var added: [UIViewController]
    var gone: [UIViewController]
    var animated: Bool
  }

  /// Source: R-NAV-1, R-NAV-2, R-NAV-4 (who goes ends first).
  private func show(
    _ next: UIViewController, insteadOf last: UIViewController, _ step: Step, isInteractive: Bool
  ) {
    next.loadViewIfNeeded()
    let animator = step.animated && !isInteractive ? animator(step.operation, last, next) : nil
    let transition = ControllerTransition(
      on: machine, in: contentView, from: last, to: next, animated: step.animated,
      animator: animator, interaction: animator.flatMap(interaction),
      isInteractive: isInteractive, participants: [self, last, next])
    change = transition
    transition.finalFrames[ObjectIdentifier(next)] = contentView.bounds
    last.beginAppearance(false, animated: transition.isAnimated)
    next.beginAppearance(true, animated: transition.isAnimated)
    tellDelegate(.navigationWillShow, next) {
      $0.navigationController(self, willShow: next, animated: step.animated)
    }
    transition.placeViews = { [weak self] in self?.placeTop() }
    transition.end = { [weak self] completed in
      self?.change = nil
      completed ? self?.finish(next, last, step) : self?.goBack(to: last, from: next, step)
    }
    transition.start()
    viewIfLoaded?.setNeedsLayout()
    reviewSystemBars()
  }

  private func finish(_ next: UIViewController, _ last: UIViewController, _ step: Step) {
    placeTop()
    last.viewIfLoaded?.removeFromSuperview()
    last.endAppearance()
    for controller in step.gone { leave(controller) }
    for controller in step.added { controller.sendDidMove(toParent: self) }
    next.endAppearance()
    tellDelegate(.navigationDidShow, next) {
      $0.navigationController(self, didShow: next, animated: step.animated)
    }
  }

  /// A pop that a gesture called off.
  ///
  /// Source: R-NAV-3: the controller that was revealed goes without ever having been there.
  private func goBack(to last: UIViewController, from next: UIViewController, _ step: Step) {
    stack = step.old.filter { $0.parentController === self }
    showItems()
    tabBarController?.barsMayChange()
    next.beginAppearance(false, animated: true)
    next.viewIfLoaded?.removeFromSuperview()
    next.endAppearance()
    for controller in step.gone { controller.sendDidMove(toParent: self) }
    for controller in step.added { leave(controller) }
    last.beginAppearance(true, animated: true)
    placeTop()
    last.endAppearance()
    reviewSystemBars()
  }

  // MARK: The person

  /// The person begins to swipe back from the edge; false where there is nothing to go back to.
  package func beginSwipeBack() -> Bool {
    guard change == nil, stack.count > 1, isVisible else { return false }
    _ = pop(to: stack.dropLast().last, animated: true, isInteractive: true)
    return change != nil
  }

  /// How far the person has swiped, from 0 to 1.
  package func updateSwipeBack(_ percent: CGFloat) {
    change?.updateInteractiveTransition(percent)
  }

  /// The person lets go, past the middle or not; false where no finger is on the screen.
  @discardableResult
  package func endSwipeBack(cancelled: Bool) -> Bool {
    change?.letGo(cancelled: cancelled) ?? false
  }

  // MARK: The delegate

  /// The delegate hears of the controller that is there when the container first appears, as of one
  /// that is pushed (CHOICE; Apple documents that it hears of every controller that is shown).
  func showFirst(isOver: Bool) {
    guard let top = stack.last else { return }
    let animated = appearance.animated
    if firstShow == .due, !isOver, change == nil {
      firstShow = .begun
      tellDelegate(.navigationWillShow, top) {
        $0.navigationController(self, willShow: top, animated: animated)
      }
    } else if firstShow == .begun, isOver {
      firstShow = .over
      guard change == nil else { return }
      tellDelegate(.navigationDidShow, top) {
        $0.navigationController(self, didShow: top, animated: animated)
      }
    }
  }

  private func animator(
    _ operation: Operation, _ from: UIViewController, _ to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tellDelegate(.navigationAnimationController) {
      $0.navigationController(self, animationControllerFor: operation, from: from, to: to)
    } ?? nil
  }

  private func interaction(for animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    tellDelegate(.navigationInteractionController) {
      $0.navigationController(self, interactionControllerFor: animator)
    } ?? nil
  }

  /// Calls the delegate and records it; nil when it does not implement the member.
  @discardableResult
  func tellDelegate<Result>(
    _ name: EventName, _ shown: UIViewController? = nil,
    _ call: (any UINavigationControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "navigationDelegate", kept: &delegateReceiver).sendOptional(
      name,
      shown.map {
        machine.argument(name == .navigationWillShow ? "willShow" : "didShow", $0)
      } ?? .none
    ) { call(delegate) }
  }
}
