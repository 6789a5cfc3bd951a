package import Foundation
package import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Shows another controller of the stack, with the events in UIKit's order.
extension UINavigationController {
  /// Shows a changed stack; if another controller becomes visible, with a transition.
  func carryOut(_ step: StackStep, _ pending: PendingTransition?, isInteractive: Bool = false) {
    guard let next = stack.last, let last = step.old.last, next !== last, isVisible, hasShown,
      change == nil, !isBeginningChange
    else {
      settle(step)
      if isViewLoaded { showTop() }
      pending?.skip()
      return
    }
    isBeginningChange = true
    show(next, insteadOf: last, step, pending, isInteractive: isInteractive)
    isBeginningChange = false
  }

  /// Replaces a controller by another one in a transition.
  ///
  /// Rule: R-NAV-1, V-2a.
  /// See: R-NAV-2, R-NAV-4 (the outgoing controller ends first).
  private func show(
    _ next: UIViewController, insteadOf last: UIViewController, _ step: StackStep,
    _ pending: PendingTransition?, isInteractive: Bool
  ) {
    let lastComes = last.appearance.state == .appearing
    // See: V-4.
    if last.appearance.isAppearingIsDue { last.viewIfLoaded?.layoutIfNeeded() }
    // R-NAV-1.2
    next.loadViewIfNeeded()
    let animated = step.animated && !lastComes
    let animator = animated && !isInteractive ? animator(step.operation, last, next) : nil
    let transition = ControllerTransition(
      on: machine, in: contentView, from: last, to: next, animated: animated,
      animator: animator, interaction: animator.flatMap(interaction),
      isInteractive: isInteractive, pending: pending, participants: [self, last, next])
    change = transition
    transition.finalFrames[ObjectIdentifier(next)] = contentView.bounds
    // R-NAV-1.3
    last.beginAppearance(false, animated: transition.isAnimated)
    next.beginAppearance(true, animated: transition.isAnimated)
    notifyDelegate(.navigationWillShow, next) {
      $0.navigationController(self, willShow: next, animated: step.animated)
    }
    if lastComes { endUnseen(last) }
    transition.positionViews = { [weak self] in self?.positionTop() }
    transition.moveViews = { [weak self] motion in
      self?.slide(next, over: last, isPop: step.operation == .pop, motion)
    }
    transition.end = { [weak self] completed in
      guard let self else { return }
      change = nil
      completed ? finish(next, last, step, transition) : goBack(to: last, from: next, step)
      carryOnWithWaiting()
    }
    // R-NAV-1.4: the next update pass lays the view out
    transition.start()
    if transition.isAnimated { refreshConstraints(of: [last, next]) }
    // See: V-2a.
    if !transition.isAnimated, !machine.switches.unanimatedPushLaysOutFirst {
      transition.finishNow()
    }
    viewIfLoaded?.setNeedsLayout()
    reviewSystemBars()
  }

  /// The part of its width by which the lower view moves in a push or a pop from iOS 7 on.
  ///
  /// See: L-ANIM-19.
  private static let depthOfSlide: CGFloat = 0.3
  /// The part of the width by which the contents of the bars move in a push or a pop.
  ///
  /// See: L-ANIM-19.
  private static let depthOfContents: CGFloat = 0.5

  /// Animates a push or a pop: the upper view moves by its whole width; from iOS 7 on, the lower
  /// one by a part of it.
  ///
  /// See: L-ANIM-19.
  private func slide(
    _ next: UIViewController, over last: UIViewController, isPop: Bool,
    _ motion: any TransitionMotion
  ) {
    let isMirrored = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = contentView.bounds.width * (isMirrored ? -1 : 1)
    let depth = width * (machine.features.slidesOver ? Self.depthOfSlide : 1)
    let (far, near) = (CGVector(dx: width, dy: 0), CGVector(dx: -depth, dy: 0))
    motion.slide(next.view, from: isPop ? near : far, to: .zero)
    if let view = last.viewIfLoaded { motion.slide(view, from: .zero, to: isPop ? far : near) }
    let way = CGVector(dx: (isPop ? -Self.depthOfContents : Self.depthOfContents) * width, dy: 0)
    for view in contentsThatCome() {
      motion.slide(view, from: way, to: .zero)
      motion.fade(view, from: 0, to: 1)
    }
  }

  /// Ends the appearance callbacks of a controller that is covered before it has appeared.
  ///
  /// See: V-4.
  private func endUnseen(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearance()
  }

  /// Ends a push or a pop.
  ///
  /// Rule: R-NAV-2, R-NAV-4, V-1 (the outgoing controller has no parent any more when it has
  /// disappeared), V-5 (the incoming one is notified of its parent when it has appeared).
  private func finish(
    _ next: UIViewController, _ last: UIViewController, _ step: StackStep,
    _ transition: ControllerTransition
  ) {
    positionTop()
    last.viewIfLoaded?.removeFromSuperview()
    if step.gone.contains(where: { $0 === last }) {
      last.appearance.endsOnceParted = true
      leave(last)
    }
    // R-NAV-1.5
    last.endAppearance()
    for controller in step.gone where controller !== last { leave(controller) }
    next.endAppearance()
    notifyAdded(step)
    if transition.isAnimated { refreshConstraints(of: [next]) }
    notifyDelegate(.navigationDidShow, next) {
      $0.navigationController(self, didShow: next, animated: step.animated)
    }
  }

  /// Ends a pop that a gesture has cancelled.
  ///
  /// Rule: R-NAV-3 (the controller that was revealed goes without ever having been there).
  private func goBack(to last: UIViewController, from next: UIViewController, _ step: StackStep) {
    stack = step.old.filter { $0.parentController === self }
    showItems()
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.barsMayChange()
    next.beginAppearance(false, animated: true)
    next.viewIfLoaded?.removeFromSuperview()
    next.endAppearance()
    for controller in step.gone { controller.sendDidMove(toParent: self) }
    for controller in step.added { leave(controller) }
    last.beginAppearance(true, animated: true)
    positionTop()
    last.endAppearance()
    reviewSystemBars()
  }

  /// Updates the constraints of both controllers in an animated change from iOS 7 to 9, and lays
  /// out the appearing one before and after that.
  ///
  /// Rule: V-7.
  private func refreshConstraints(of controllers: [UIViewController]) {
    guard machine.features.refreshesConstraintsInPush else { return }
    for controller in controllers {
      guard let view = controller.viewIfLoaded, !controller.awaitsFirstConstraints else { continue }
      view.setNeedsUpdateConstraints()
      if controller.isVisible { view.setNeedsLayout() }
      view.updateConstraintsIfNeeded()
    }
  }

  // MARK: The user

  /// Begins a swipe back from the edge by the user; returns false if there is no previous
  /// controller.
  package func beginSwipeBack() -> Bool {
    guard change == nil, pending == nil, stack.count > 1, isVisible else { return false }
    _ = pop(to: stack.dropLast().last, animated: true, isInteractive: true)
    return change != nil
  }

  /// Moves the swipe to a fraction of its distance, from 0 to 1.
  package func updateSwipeBack(_ percent: CGFloat) {
    change?.updateInteractiveTransition(percent)
  }

  /// Ends the swipe, completed or cancelled; returns false if none is under way.
  @discardableResult
  package func endSwipeBack(cancelled: Bool) -> Bool {
    change?.letGo(cancelled: cancelled) ?? false
  }

  // MARK: The delegate

  /// Sends the delegate `willShow` and `didShow` for the first controller when the container first
  /// appears.
  ///
  /// The order is that of a push. Apple documents only that the delegate is called for every
  /// controller that is shown; the order is Gimbal's choice.
  ///
  /// Rule: V-15.
  func showFirst(isOver: Bool) {
    guard let top = stack.last, hasShown else { return }
    if firstShow == .due, !isOver, change == nil {
      firstShow = .begun
      let animated = appearance.animated
      notifyDelegate(.navigationWillShow, top) {
        $0.navigationController(self, willShow: top, animated: animated)
      }
      // See: V-15: on iOS 5 also once before it has appeared.
      if machine.features.notifiesTwiceOfFirst { notifyOfFirst(top) }
    } else if firstShow == .begun, isOver {
      firstShow = .over
      if change == nil { notifyOfFirst(top) }
    }
  }

  private func notifyOfFirst(_ top: UIViewController) {
    let animated = appearance.animated
    notifyDelegate(.navigationDidShow, top) {
      $0.navigationController(self, didShow: top, animated: animated)
    }
  }

  private func animator(
    _ operation: Operation, _ from: UIViewController, _ to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    notifyDelegate(.navigationAnimationController) {
      $0.navigationController(self, animationControllerFor: operation, from: from, to: to)
    } ?? nil
  }

  private func interaction(for animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    notifyDelegate(.navigationInteractionController) {
      $0.navigationController(self, interactionControllerFor: animator)
    } ?? nil
  }

  /// Calls the delegate and records it; returns nil if it does not implement the member.
  @discardableResult
  func notifyDelegate<Result>(
    _ name: EventName, _ shown: UIViewController? = nil,
    _ call: (any UINavigationControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "navigationDelegate", cached: &delegateReceiver).sendOptional(
      name, to: delegate,
      shown.map {
        machine.argument(name == .navigationWillShow ? "willShow" : "didShow", $0)
      } ?? .none
    ) { call(delegate) }
  }
}
