import Foundation
import GimbalTraces
import GimbalTraits

/// Dismissing what is presented.
extension UIViewController {
  /// Dismisses what this controller presents, or else itself; nothing where nothing is presented.
  ///
  /// Source: R-PRES-6.
  func dismissPresented(animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter = nearestPresenter ?? nearestPresented?.presentation.presenter else {
      return
    }
    send(.dismiss) {
      presenter.dismissChain(animated: animated, isInteractive: false, completion)
    }
  }

  /// Source: R-PRES-2, R-PRES-3, R-PRES-6 (the topmost is told first, CHOICE).
  func dismissChain(
    animated: Bool, isInteractive: Bool, _ completion: (() -> Void)?,
    whenDone: (@MainActor (_ completed: Bool) -> Void)? = nil
  ) {
    let gone = chain.reversed().compactMap(\.presentation.controller)
    guard let lowest = gone.last, let top = gone.first, let container = top.container else {
      return
    }
    // A presentation that is under way ends first (CHOICE).
    for controller in gone { controller.transition?.finishNow() }
    guard presentation.presented != nil else { return }
    let animator =
      animated && !isInteractive ? top.presentedViewController.dismissalAnimator() : nil
    let transition = ControllerTransition(
      on: machine, in: container, from: top.shown, to: self, style: top.effectiveStyle,
      animated: animated, animator: animator,
      interaction: animator.flatMap {
        top.presentedViewController.interaction(using: $0, isPresenting: false)
      },
      isInteractive: isInteractive,
      participants: [self] + gone.map(\.presentedViewController))
    top.transition = transition
    let returns = lowest.hasRemovedPresenter
    let leaving = gone.filter { $0.shown.viewIfLoaded?.window != nil }
    for controller in gone {
      controller.presentedViewController.presentation.isBeingDismissed = true
      controller.send(.dismissalTransitionWillBegin) { controller.dismissalTransitionWillBegin() }
    }
    for controller in leaving {
      controller.shown.beginAppearance(false, animated: transition.isAnimated)
    }
    if returns {
      beginAppearance(true, animated: transition.isAnimated)
      bringBack(below: lowest.container)
    }
    transition.end = { completed in
      top.transition = nil
      if completed {
        self.finish(gone, leaving, returns: returns)
      } else {
        self.stay(gone, leaving, returns: returns)
      }
      for controller in gone {
        controller.presentedViewController.presentation.isBeingDismissed = false
        controller.send(.dismissalTransitionDidEnd) {
          controller.dismissalTransitionDidEnd(completed)
        }
        if completed { controller.presentedViewController.presentation.controller = nil }
      }
      self.machine.reviewStatusBar()
      whenDone?(completed)
      completion.map { completion in self.send(.dismissalCompletion, .none, completion) }
    }
    transition.start()
  }

  /// Source: R-PRES-2: the presenter ends first (CHOICE); the presented one has no presenter then.
  private func finish(
    _ gone: [UIPresentationController], _ leaving: [UIPresentationController], returns: Bool
  ) {
    for controller in gone {
      controller.shown.viewIfLoaded?.removeFromSuperview()
      (controller.presentedViewController.presentation.presenter ?? self).letGo(of: controller)
    }
    if returns { endAppearance() }
    for controller in leaving { controller.shown.endAppearance() }
  }

  /// A dismissal that a gesture called off.
  ///
  /// Source: R-PRES-8.
  private func stay(
    _ gone: [UIPresentationController], _ leaving: [UIPresentationController], returns: Bool
  ) {
    if returns {
      beginAppearance(false, animated: true)
      loadedView?.removeFromSuperview()
      endAppearance()
    }
    for controller in leaving.reversed() {
      controller.shown.beginAppearance(true, animated: true)
      controller.shown.endAppearance()
    }
  }

  /// Puts the view of a presenter that was taken away back below the presentation.
  private func bringBack(below container: UIView?) {
    guard let container, let place = container.superview, let view = loadedView,
      view.superview !== place
    else { return }
    view.frame = container.frame
    place.insertSubview(view, belowSubview: container)
  }

  private func dismissalAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    tellTransitioningDelegate(.animationControllerForDismissed) {
      $0.animationController(forDismissed: self)
    } ?? nil
  }
}

/// Swiping a sheet away.
extension UIViewController {
  /// The person begins to swipe the presentation of this controller down; false when it is no sheet or
  /// may not go.
  ///
  /// Source: R-PRES-8.
  package func beginSwipeDown() -> Bool {
    guard let presenter = presentation.presenter, let controller = presentation.controller,
      machine.system.major >= 13, controller.transition == nil, presentation.presented == nil,
      controller.effectiveStyle.isSheet || controller.effectiveStyle == .popover
    else { return false }
    let mayGo =
      !isModalInPresentation
      && controller.tellDelegate(.presentationControllerShouldDismiss) {
        $0.presentationControllerShouldDismiss(controller)
      } ?? true
    guard mayGo else {
      controller.tellDelegate(.presentationControllerDidAttemptToDismiss) {
        $0.presentationControllerDidAttemptToDismiss(controller)
      }
      return false
    }
    controller.tellDelegate(.presentationControllerWillDismiss) {
      $0.presentationControllerWillDismiss(controller)
    }
    presenter.dismissChain(animated: true, isInteractive: true, nil) { completed in
      guard completed else { return }
      controller.tellDelegate(.presentationControllerDidDismiss) {
        $0.presentationControllerDidDismiss(controller)
      }
    }
    return controller.transition != nil
  }

  /// The person lets the sheet go, far enough down or not.
  package func endSwipeDown(cancelled: Bool) {
    presentation.controller?.transition?.letGo(cancelled: cancelled)
  }
}
