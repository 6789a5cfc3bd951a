import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Requests for changes of the stack, and when they are carried out.
///
/// From iOS 7 on the stack of a container in a window changes at once, and the container's next layout
/// loads, places and tells the controllers; up to iOS 6, and outside a window, the call does.
///
/// See: V-2, V-72.
extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    if let exception = refusal(of: controller) { return report(exception) }
    send(.pushViewController, machine.argument(nil, controller)) {
      submit(.push([controller]), animated: animated)
    }
  }

  /// Pushes columns of a split view that is collapsed, which an app may not.
  func pushColumns(_ columns: [UIViewController], animated: Bool) {
    submit(.push(columns.without(stackToCome)), animated: animated)
  }

  /// The reason why a controller cannot be pushed; nil when it can.
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

  func popTo(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard stackToCome.contains(where: { $0 === controller }) else {
      report(.poppedToNonMember)
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
    let stack = stackToCome
    guard let controller, let index = stack.firstIndex(where: { $0 === controller }),
      index + 1 < stack.count
    else { return [] }
    send(name) { submit(.pop(to: controller), animated: animated, isInteractive: isInteractive) }
    return Array(stack[(index + 1)...])
  }

  func replace(by controllers: [UIViewController], animated: Bool) {
    if controllers.hasRepeats { return report(.repeatedOnStack(controllers)) }
    if let exception = refusal(ofChildren: controllers) { return report(exception) }
    send(.setViewControllers) { submit(.replace(by: controllers), animated: animated) }
  }

  // MARK: When

  /// The stack after all requests that wait.
  ///
  /// - Complexity: O(1) where nothing waits.
  var stackToCome: [UIViewController] {
    waiting.reduce(stack) { stack, entry in entry.request.changes(of: stack).stack }
  }

  /// Carries a request out, or lets it wait: while a transition is under way from iOS 7 on, which up to
  /// iOS 6 ends first, and while the two controllers of one receive their callbacks.
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

  /// Carries on with what waited for the end of a transition, up to the next one.
  func carryOnWithWaiting() {
    while change == nil, !isBeginningChange, pending == nil, !waiting.isEmpty {
      var next = waiting.removeFirst()
      // The new controller may have arrived meanwhile, or been taken elsewhere.
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
    stack = difference.stack
    if joins {
      recordCoveredTop(request)
      pending?.join(request, animated: animated, from: old, to: stack)
    } else if changesInLayout, !isInteractive {
      wait(request, animated: animated, from: old)
    }
    var step = StackStep(old: old, operation: request.operation(on: old), animated: animated)
    // A request that is carried out in the call comes before requests made in its callbacks.
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

  /// Tells controllers that they come onto the stack or leave it, which has them already or no more.
  ///
  /// See: R-NAV-1 (before the view is loaded, a choice).
  private func notify(_ difference: StackDifference, in step: inout StackStep) {
    for controller in difference.added {
      if pending?.step.gone.contains(where: { $0 === controller }) == true {
        controller.sendWillMove(toParent: self)
      }
      addChild(controller)
      guard controller.parent === self else {
        // It went elsewhere in its callback.
        stack.removeAll { $0 === controller }
        continue
      }
      // It was taken off the stack in its callback; one that has been shown leaves with the step.
      let isLost = [controller].without(stack).without(pending?.step.old ?? [])
      for controller in isLost { leave(controller) }
    }
    for controller in difference.gone { controller.sendWillMove(toParent: nil) }
    // Their callbacks may have asked for further changes of the stack.
    let gone = difference.gone.without(stack)
    let added = onStack(difference.added)
    guard pending != nil else {
      step.add(added)
      return step.take(gone)
    }
    // A controller that comes and goes before it could be shown leaves now.
    let unseen = gone.without(pending?.step.old ?? [])
    pending?.step.add(added)
    pending?.step.take(gone, butNot: unseen)
    for controller in unseen { leave(controller) }
  }

  /// Those of several controllers that are on the stack.
  private func onStack(_ controllers: [UIViewController]) -> [UIViewController] {
    if controllers.count == 1, controllers.first === stack.last { return controllers }
    return controllers.without(controllers.without(stack))
  }

  /// Notes the top of a stack that an unanimated request has set and that a push covers in the same turn.
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

  /// Carries out what waits for the layout.
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

  /// Ends what is under way, and all that waits for it, at once.
  func finishChange() {
    var steps = 0
    while pending != nil || change != nil, steps < NestedCalls.limit {
      carryOutPending()
      change?.finishNow()
      steps += 1
    }
  }

  /// Settles the pending step unseen: the container has left before it could be shown.
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

  /// The app has ended: nothing more comes of what was asked for.
  func forgetRequests() {
    pending = nil
    waiting = []
  }

  /// Makes a step's controllers the stack's, apart from all views.
  func settle(_ step: StackStep) {
    for controller in step.gone { leave(controller) }
    notifyAdded(step)
  }

  /// Tells those that came onto the stack, and are still there.
  func notifyAdded(_ step: StackStep) {
    for controller in step.added where controller.parent === self {
      controller.sendDidMove(toParent: self)
    }
  }

  /// Removes a controller; one that has just disappeared receives `viewDidDisappear` without a
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

/// A stack whose controllers are tabs of a tab bar controller above it.
@preconcurrency @MainActor
protocol StackOfTabs: UINavigationController {
  /// Called when a controller has left the stack and has no parent any more.
  func didRelease(_ controller: UIViewController)

  /// Called when app code takes a tab away.
  func didLoseTab(_ child: UIViewController, to parent: UIViewController?)
}

/// A child that app code takes away from the container leaves its stack, as with the tabs.
extension UINavigationController {
  /// Strikes a controller off the stack.
  func forget(_ controller: UIViewController) {
    guard stack.contains(where: { $0 === controller }) else { return }
    stack.removeAll { $0 === controller }
    showItems()
    if isViewLoaded { showTop() }
  }
}
