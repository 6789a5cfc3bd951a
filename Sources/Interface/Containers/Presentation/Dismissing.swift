import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Dismissal, with the events in UIKit's order.
extension UIViewController {
  /// Dismisses all that this controller presents, or itself if it presents nothing.
  ///
  /// Without a presentation nothing happens, and the completion does not run; no source says so,
  /// this is Gimbal's choice (CHOICE).
  ///
  /// See: R-PRES-6.
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    send(.dismiss) {
      guard let lowest = presentationOver ?? presentationBelow else { return }
      // A running presentation ends first (Gimbal's choice, CHOICE); a running dismissal is not
      // begun again.
      guard !lowest.shown.presentation.isBeingDismissed else { return }
      for presentation in lowest.chain.reversed() { presentation.finishChange() }
      guard lowest.chain.allSatisfy({ $0.change == nil }) else {
        return machine.application.report(.dismissalUnderWay(self))
      }
      lowest.dismissChain(animated: animated, completion)
    }
  }
}

extension UIPresentationController {
  /// This presentation and those above it, lowest first.
  var chain: [UIPresentationController] {
    var chain = [self]
    while let next = chain[chain.count - 1].shown.presentationInside { chain.append(next) }
    return chain
  }

  /// Ends the presentation in progress at once, before another change of controllers.
  func finishPresenting() {
    if shown.presentation.isBeingPresented { finishChange() }
  }

  /// Dismisses everything presented above the presenter.
  ///
  /// Rule: R-PRES-6 (only the topmost one animates; up to iOS 7 a dismissal without animation ends at once).
  /// See: R-PRES-2, R-PRES-3.
  func dismissChain(
    animated: Bool, isInteractive: Bool = false, _ completion: (() -> Void)? = nil
  ) {
    let chain = chain
    let top = chain[chain.count - 1]
    guard let container = top.container else { return }
    let presenter = presentingViewController
    let leaving = top.presentedViewController
    let animator =
      animated && !isInteractive
      ? leaving.queryTransitioningDelegate(.animationControllerForDismissed) {
        $0.animationController(forDismissed: leaving)
      } : nil
    let interaction = animator.flatMap { animator in
      leaving.queryTransitioningDelegate(.interactionControllerForDismissal) {
        $0.interactionControllerForDismissal(using: animator)
      }
    }
    let restores = comesBack
    let transition = ControllerTransition(
      on: machine, in: container, from: top.shown, to: presenter, style: top.style,
      animated: animated, animator: animator, interaction: interaction,
      isInteractive: isInteractive, participants: [presenter] + chain.map(\.shown))
    transition.coordinator.views = (top.presentedView, restores ? presenter.viewIfLoaded : nil)
    change = transition
    for presentation in chain.reversed() {
      presentation.beginLeaving(animated: transition.isAnimated)
    }
    rotateBack(chain)
    if restores {
      presenter.beginAppearance(true, animated: transition.isAnimated)
      restorePresenter()
    }
    transition.finalFrames[ObjectIdentifier(presenter)] = container.bounds
    transition.moveViews = { [weak top] in top?.move($0, comes: false) }
    transition.end = { [weak self] completed in
      guard let self else { return }
      change = nil
      completed
        ? endDismissing(chain, restores, completion) : callOffDismissing(chain, restores)
    }
    transition.start()
    if machine.features.dismissesAtOnce, !transition.isAnimated { transition.finishNow() }
  }

  /// True if the presenter's view is restored.
  ///
  /// The view is not restored if the presenter's container now shows another child, which has
  /// removed the presentation from the screen.
  private var comesBack: Bool {
    guard cover != nil else { return false }
    if container?.superview != nil { return true }
    cover = nil
    presenter?.presentation.isCovered = false
    return false
  }

  /// Rotates back if the controllers below do not support the orientation, and updates the system's
  /// bars.
  ///
  /// See: R-ORI-4, R-ROT-13.
  private func rotateBack(_ chain: [UIPresentationController]) {
    defer {
      if chain.contains(where: \.rulesStatusBar) {
        SystemBarReview(machine).reviewSystemBars()
      } else {
        SystemBarReview(machine).reviewVerticalBars()
      }
    }
    guard chain.contains(where: \.fillsWindow),
      let deciding = SystemBarReview(machine).decidingController
    else {
      return
    }
    // R-ORI-5.5
    if machine.features.queriesSupportedOrientations {
      let allowed = OrientationNegotiation(machine).allowedOrientations(deciding)
      if !allowed.allows(machine.interfaceOrientation),
        let expected = OrientationNegotiation(machine).bestOrientation(in: allowed)
      {
        RotationAndResize(machine).rotateForPresentation(to: expected)
      }
    }
  }

  private func beginLeaving(animated: Bool) {
    shown.presentation.isBeingDismissed = true
    dimPresenter(false)
    notify(.dismissalTransitionWillBegin) { dismissalTransitionWillBegin() }
    shown.beginAppearance(false, animated: animated)
  }

  /// Ends a dismissal: appearances, links, completions.
  ///
  /// Rule: R-PRES-2 (which appearance ends first is switchable).
  /// See: R-PRES-6 (topmost first).
  private func endDismissing(
    _ chain: [UIPresentationController], _ restores: Bool, _ completion: (() -> Void)?
  ) {
    let presenter = presentingViewController
    let presenterFirst = machine.switches.presenterAppearsFirst
    if restores, presenterFirst { presenter.endAppearance() }
    for presentation in chain.reversed() { presentation.leave() }
    if restores, !presenterFirst { presenter.endAppearance() }
    if let completion { presenter.send(.dismissalCompletion, .none, completion) }
  }

  private func leave() {
    let shown = shown
    takeDown()
    shown.endAppearance()
    notify(.dismissalTransitionDidEnd, flag(true)) { dismissalTransitionDidEnd(true) }
    shown.presentation.isBeingDismissed = false
    if isDismissedByUser {
      isDismissedByUser = false
      notifyDelegate(.presentationControllerDidDismiss) {
        $0.presentationControllerDidDismiss(self)
      }
    }
    forget()
  }

  /// Ends a dismissal that a gesture has cancelled.
  ///
  /// See: R-PRES-8.
  private func callOffDismissing(_ chain: [UIPresentationController], _ restores: Bool) {
    let presenter = presentingViewController
    if restores { presenter.beginAppearance(false, animated: true) }
    for presentation in chain { presentation.comeBack() }
    if restores {
      removePresenter()
      presenter.endAppearance()
    }
  }

  private func comeBack() {
    isDismissedByUser = false
    positionDimmingView()
    shown.beginAppearance(true, animated: true)
    shown.endAppearance()
    notify(.dismissalTransitionDidEnd, flag(false)) { dismissalTransitionDidEnd(false) }
    shown.presentation.isBeingDismissed = false
    // The traits may have changed meanwhile.
    if let presenter { adapt(to: presenter.traitCollection, with: nil) }
  }
}

extension UIViewController {
  /// Removes all presentations over a root controller that is replaced: immediately, topmost first
  /// (CHOICE).
  func endPresentations() {
    guard let lowest = presentationInside else { return }
    let chain = lowest.chain
    for presentation in chain {
      presentation.pending == nil ? presentation.change?.finishNow() : presentation.forsake()
    }
    guard lowest.container != nil else { return }
    for presentation in lowest.chain.reversed() { presentation.leaveAtOnce() }
  }
}

extension UIPresentationController {
  fileprivate func leaveAtOnce() {
    beginLeaving(animated: false)
    presenter?.presentation.isCovered = false
    leave()
  }
}
