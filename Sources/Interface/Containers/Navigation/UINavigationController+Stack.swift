import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Requests for changes of the stack, when they are carried out, and the first callbacks of each.
///
/// From iOS 7 on, a request changes the stack of a container in a window immediately. The
/// container's next layout loads and positions the views and sends the appearance callbacks. Up to
/// iOS 6, and outside a window, the request does this itself.
///
/// See: R-NAV-1, V-2, V-72.
extension UINavigationController {
  /// Pushes a controller, or raises an exception; called by `pushViewController(_:animated:)`.
  ///
  /// Records the call; a push during a transition waits for its end.
  ///
  /// See: V-6.
  func push(_ controller: UIViewController, animated: Bool) {
    if let exception = refusal(of: controller) { return report(exception) }
    send(.pushViewController, machine.argument(nil, controller)) {
      submit(.push([controller]), animated: animated)
    }
  }

  /// Pushes columns of a collapsed split view; called by the split view controller.
  ///
  /// A column may be a navigation controller, so it is not refused as in `push(_:animated:)`. The
  /// call is not recorded. Columns that are already on the stack are left out.
  func pushColumns(_ columns: [UIViewController], animated: Bool) {
    submit(.push(columns.without(stackToCome)), animated: animated)
  }

  /// Returns the reason why a controller cannot be pushed; nil if it can.
  private func refusal(of controller: UIViewController) -> AppException? {
    if stackToCome.contains(where: { $0 === controller }) {
      return .pushedTwice(controller, on: self)
    }
    if controller is UINavigationController, !(self is any StackOfTabs) {
      return .pushedNavigation
    }
    if controller is UISplitViewController { return .pushedSplit(on: self) }
    return self.refusal(ofChild: controller)
  }

  /// Pops to a controller, and returns the removed ones; called by
  /// `popToViewController(_:animated:)`.
  func popTo(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard stackToCome.contains(where: { $0 === controller }) else {
      report(.poppedToNonMember)
      return nil
    }
    let gone = pop(to: controller, animated: animated)
    return gone.isEmpty ? nil : gone
  }

  /// Removes everything above a controller from the stack.
  func pop(
    to controller: UIViewController?, _ name: EventName = .popViewController, animated: Bool,
    isInteractive: Bool = false
  ) -> [UIViewController] {
    let stack = stackToCome
    guard let controller, let index = stack.firstIndex(where: { $0 === controller }),
      index + 1 < stack.count
    else { return [] }
    send(name) { submit(.pop(to: controller), animated: animated, isInteractive: isInteractive) }
    return Array(stack[(index + 1)...])
  }

  /// Replaces the whole stack; a controller that is in the list twice is reported.
  ///
  /// Called by `setViewControllers(_:animated:)`.
  func replace(by controllers: [UIViewController], animated: Bool) {
    if controllers.hasRepeats { return report(.repeatedOnStack(controllers)) }
    if let exception = refusal(ofChildren: controllers) { return report(exception) }
    send(.setViewControllers) { submit(.replace(by: controllers), animated: animated) }
  }

  // MARK: Timing of changes

  /// The stack as it will be after all waiting requests.
  ///
  /// - Complexity: O(1) where nothing waits.
  var stackToCome: [UIViewController] {
    waiting.reduce(stack) { stack, entry in entry.request.changes(of: stack).stack }
  }

  /// Carries out a request or enqueues it.
  ///
  /// From iOS 7 on, a request waits while a transition is under way; up to iOS 6, it ends the
  /// transition. A request also waits while the two controllers of a transition receive their
  /// callbacks.
  ///
  /// Rule: V-6 (observed on 11; both bounds are a CHOICE).
  private func submit(_ request: StackRequest, animated: Bool, isInteractive: Bool = false) {
    if machine.features.endsTransitionsEarly, !isBeginningChange { finishChange() }
    if change != nil || isBeginningChange || !waiting.isEmpty {
      waiting.append(WaitingRequest(request: request, animated: animated))
    } else {
      apply(request, animated: animated, isInteractive: isInteractive)
    }
  }

  /// Carries out the requests that waited for the end of a transition, up to the next transition.
  func carryOnWithWaiting() {
    while change == nil, !isBeginningChange, pending == nil, !waiting.isEmpty {
      var next = waiting.removeFirst()
      // The new controller may already be on the stack, or have moved elsewhere.
      if case .push(let controllers) = next.request {
        next.request = .push(controllers.without(stack))
      }
      let coming = next.request.changes(of: stack).added
      if let exception = refusal(ofChildren: coming) {
        report(exception)
      } else {
        apply(next.request, animated: next.animated, isInteractive: false)
      }
    }
  }

  /// True if a change waits for the container's next layout.
  ///
  /// Rule: V-2, V-72.
  private var changesInLayout: Bool {
    guard machine.features.changesStacksInLayout, isVisible, let view = viewIfLoaded else {
      return false
    }
    return view.window != nil || machine.transitions.windowEntries > 0
  }

  private func apply(_ request: StackRequest, animated: Bool, isInteractive: Bool) {
    let old = stack
    let difference = request.changes(of: old)
    let joins = pending != nil
    // R-NAV-1.1
    stack = difference.stack
    if joins {
      recordCoveredTop(request)
      pending?.join(request, animated: animated, from: old, to: stack)
    } else if changesInLayout, !isInteractive {
      wait(request, animated: animated, from: old)
    }
    var step = StackStep(old: old, operation: request.operation(on: old), animated: animated)
    // Set, so that requests made in callbacks are carried out after this one.
    isBeginningChange = pending == nil
    notify(difference, in: &step)
    isBeginningChange = false
    showItems()
    tabBarController?.barsMayChange()
    growPreferredContentSize()
    if pending != nil {
      viewIfLoaded?.setNeedsLayout()
    } else {
      carryOut(step, nil, isInteractive: isInteractive)
      carryOnWithWaiting()
    }
  }

  /// Sends callbacks to controllers that enter or leave the stack, after the stack has changed.
  ///
  /// See: R-NAV-1 (before the view is loaded, a choice).
  private func notify(_ difference: StackDifference, in step: inout StackStep) {
    for controller in difference.added {
      if pending?.step.gone.contains(where: { $0 === controller }) == true {
        controller.sendWillMove(toParent: self)
      }
      // R-NAV-1.2
      addChild(controller)
      guard controller.parent === self else {
        // The controller got another parent in its callback.
        stack.removeAll { $0 === controller }
        continue
      }
      // Its callback removed it from the stack. A controller that has been shown is removed when
      // the step ends.
      let isLost = [controller].without(stack).without(pending?.step.old ?? [])
      for controller in isLost { leave(controller) }
    }
    for controller in difference.gone { controller.sendWillMove(toParent: nil) }
    // Their callbacks may have requested further changes of the stack.
    let gone = difference.gone.without(stack)
    let added = onStack(difference.added)
    guard pending != nil else {
      step.add(added)
      return step.take(gone)
    }
    // A controller that enters and leaves before it could be shown leaves now.
    let unseen = gone.without(pending?.step.old ?? [])
    pending?.step.add(added)
    pending?.step.take(gone, butNot: unseen)
    for controller in unseen { leave(controller) }
  }

  /// Returns the given controllers that are on the stack.
  private func onStack(_ controllers: [UIViewController]) -> [UIViewController] {
    if controllers.count == 1, controllers.first === stack.last { return controllers }
    return controllers.without(controllers.without(stack))
  }

  /// Records a top controller that was set without animation and that a push covers in the same
  /// run-loop turn.
  ///
  /// Rule: R-NAV-5.
  private func recordCoveredTop(_ request: StackRequest) {
    guard machine.features.notifiesOfCoveredTops, let pending, pending.replaces,
      case .push(let pushed) = request,
      let top = stack.without(pushed).last, top !== pending.step.old.last
    else { return }
    self.pending?.coveredTop = top
  }

  private func wait(_ request: StackRequest, animated: Bool, from old: [UIViewController]) {
    pending = PendingStep(
      step: StackStep(old: old, operation: request.operation(on: old), animated: animated),
      transition: PendingTransition(
        on: machine, in: contentView, from: old.last, to: stack.last, animated: animated,
        participants: [self]))
    if case .replace = request { pending?.replaces = !animated }
    pending?.transition.whenAbandoned = { [weak self] in self?.forgetRequests() }
  }

  /// Carries out the change that waits for the layout.
  func carryOutPending() {
    guard let pending else { return }
    self.pending = nil
    if let top = pending.coveredTop {
      notifyDelegate(.navigationDidShow, top) {
        $0.navigationController(self, didShow: top, animated: false)
      }
    }
    carryOut(pending.step, pending.transition)
    carryOnWithWaiting()
  }

  /// Ends the running change, and all changes that wait for it, immediately.
  func finishChange() {
    var steps = 0
    while pending != nil || change != nil, steps < NestedCalls.limit {
      carryOutPending()
      change?.finishNow()
      steps += 1
    }
  }

  /// Finishes the pending step without showing it: the container was removed before.
  func dropPending() {
    guard let pending else { return }
    self.pending = nil
    settle(pending.step)
    if let last = pending.step.old.last, last !== stack.last {
      last.viewIfLoaded?.removeFromSuperview()
    }
    pending.transition.skip()
    carryOnWithWaiting()
  }

  /// Discards all requests after the end of the app.
  func forgetRequests() {
    pending = nil
    waiting = []
  }

  /// Sets the stack to a step's controllers, without touching views.
  func settle(_ step: StackStep) {
    for controller in step.gone { leave(controller) }
    notifyAdded(step)
  }

  /// Sends callbacks to the controllers that entered the stack and are still on it.
  func notifyAdded(_ step: StackStep) {
    for controller in step.added where controller.parent === self {
      controller.sendDidMove(toParent: self)
    }
  }

  /// Removes a controller; if it has just disappeared, it receives `viewDidDisappear` without a
  /// parent.
  ///
  /// See: V-1.
  func leave(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    controller.setBarInsets(.zero)
    guard controller.parent === self else { return }
    controller.removeFromParent()
    (self as? any StackOfTabs)?.didRelease(controller)
  }
}

/// A navigation controller whose controllers are tabs of the tab bar controller that contains it.
@preconcurrency @MainActor
protocol StackOfTabs: UINavigationController {
  /// Called when a controller has left the stack and has no parent any more.
  func didRelease(_ controller: UIViewController)

  /// Called when app code removes a tab from the navigation controller or gives it another parent.
  func didLoseTab(_ child: UIViewController, to parent: UIViewController?)
}

/// Children that app code removes from the container leave its stack too, as with tabs.
extension UINavigationController {
  /// Removes a controller that has left the container from the stack, and shows the new top.
  func forget(_ controller: UIViewController) {
    guard stack.contains(where: { $0 === controller }) else { return }
    stack.removeAll { $0 === controller }
    showItems()
    if isViewLoaded { showTop() }
  }
}
