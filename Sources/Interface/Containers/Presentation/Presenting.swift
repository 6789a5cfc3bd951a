import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Presentation, with the events in UIKit's order.
extension UIViewController {
  /// Begins a presentation, unless the call is rejected; called by
  /// `present(_:animated:completion:)`.
  ///
  /// Chooses the presenter and the style, and records the call.
  func beginPresenting(
    _ other: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let name = machine.argument(nil, other)
    send(.present, name) {
      other.adopt(machine)
      // The presentation of the presenter ends first; no source says so, this is Gimbal's choice
      // (CHOICE).
      presentationBelow?.finishPresenting()
      guard mayPresent(other) else { return }
      let (presenter, style) = presenter(for: other.expectedStyle)
      if presenter.providesPresentationContextTransitionStyle, presentsInContext(style) {
        other.modalTransitionStyle = presenter.modalTransitionStyle
      }
      other.takePresentation(in: style, by: presenter, from: self)
        .begin(other, over: presenter, from: self, animated: animated, completion)
    }
  }

  /// Returns true for the styles that cover only a context.
  ///
  /// See: R-PRES-5 (a context can give its transition style to what is presented in it).
  private func presentsInContext(_ style: UIModalPresentationStyle) -> Bool {
    style == .currentContext || style == .overCurrentContext
  }
}

extension UIPresentationController {
  /// Begins a presentation, immediately or after the commit.
  ///
  /// See: R-PRES-1, R-PRES-3, R-PRES-4.
  func begin(
    _ controller: UIViewController, over presenter: UIViewController,
    from source: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    held = controller
    adaptAtFirst(to: presenter.traitCollection)
    if let popover = self as? UIPopoverPresentationController, !popover.prepareAnchor() {
      forget()
      controller.presentation.prepared = self
      return
    }
    guard let rotation = rotationToPresent(shown) else { return forget() }
    if animated, machine.animations.areEnabled, machine.features.waitsToPresent {
      guard link(controller, over: presenter, from: source) else { return forget() }
      wait(for: controller, over: presenter, from: source, rotation, completion)
    } else {
      carryOut(rotation)
      guard link(controller, over: presenter, from: source) else { return forget() }
      run(controller, over: presenter, from: source, animated: animated, nil, completion)
    }
  }

  /// Links presenter and presented controller during the app's call; returns false if they cannot
  /// be linked.
  private func link(
    _ controller: UIViewController, over presenter: UIViewController, from source: UIViewController
  ) -> Bool {
    guard source.mayStillPresent(controller, as: shown, over: presenter) else { return false }
    presenter.presentation.over = self
    shown.presentation.own = self
    controller.presentation.own = self
    shown.presentation.isBeingPresented = true
    shown.adopt(machine)
    return true
  }

  /// From iOS 7 on, defers an animated presentation until after the commit of the run-loop turn.
  ///
  /// Rule: V-3.
  private func wait(
    for controller: UIViewController, over presenter: UIViewController,
    from source: UIViewController, _ rotation: UIInterfaceOrientation?, _ completion: (() -> Void)?
  ) {
    let pending = PendingTransition(
      on: machine, in: presenter.view, from: presenter, to: shown, style: style, animated: true,
      participants: [presenter, shown])
    self.pending = pending
    pending.whenDue = { [self, unowned pending] in
      guard presenter.viewIfLoaded?.window != nil else {
        let attempt = AppException.Attempt(presenting: controller, over: presenter, from: source)
        source.report(.presenterNotInWindow(attempt))
        return forsake()
      }
      carryOut(rotation)
      guard presenter.presentation.over === self else { return pending.abandon() }
      run(controller, over: presenter, from: source, animated: true, pending, completion)
    }
    machine.afterCommit.append { [weak pending] in pending?.begin() }
  }

  /// Unlinks the two controllers before their presentation has begun.
  func forsake() {
    pending?.abandon()
    takeDown()
    shown.presentation.isBeingPresented = false
    forget()
  }

  /// Begins what is pending and ends what is under way, immediately.
  func finishChange() {
    pending?.begin()
    change?.finishNow()
  }

  /// Carries a presentation out: delegates, container, appearances, transition.
  ///
  /// Rule: R-PRES-4.
  private func run(
    _ controller: UIViewController, over presenter: UIViewController,
    from source: UIViewController, animated: Bool, _ pending: PendingTransition?,
    _ completion: (() -> Void)?
  ) {
    let shown = shown
    let animator =
      animated
      ? controller.queryTransitioningDelegate(.animationControllerForPresented) {
        $0.animationController(forPresented: controller, presenting: presenter, source: source)
      } : nil
    let interaction = animator.flatMap { animator in
      controller.queryTransitioningDelegate(.interactionControllerForPresentation) {
        $0.interactionControllerForPresentation(using: animator)
      }
    }
    shown.loadViewIfNeeded()
    let container = makeContainer()
    let removes = notify(.shouldRemovePresentersView) { shouldRemovePresentersView }
    let transition = ControllerTransition(
      on: machine, in: container, from: presenter, to: shown, style: style, animated: animated,
      animator: animator, interaction: interaction, pending: pending,
      participants: [presenter, shown])
    change = transition
    transition.coordinator.views = (removes ? presenter.viewIfLoaded : nil, presentedView)
    notifyOfAdaptation(with: transition.coordinator)
    insertContainer()
    imposeTraits()
    if rulesStatusBar {
      SystemBarReview(machine).reviewSystemBars()
    } else {
      SystemBarReview(machine).reviewVerticalBars()
    }
    let beginsFirst = machine.switches.presentationBeginsFirst
    if beginsFirst { sendBeginning() }
    let isAnimated = transition.isAnimated
    if removes { presenter.beginAppearance(false, animated: isAnimated) }
    shown.beginAppearance(true, animated: isAnimated)
    if !beginsFirst { sendBeginning() }
    // The view is at its final position before an animator is called.
    if let view = presentedView { position(view) }
    transition.initialFrames[ObjectIdentifier(shown)] = .zero
    transition.finalFrames[ObjectIdentifier(shown)] = presentedView?.frame
    transition.positionViews = { [weak self] in self?.positionPresentedView() }
    transition.moveViews = { [weak self] in self?.move($0, comes: true) }
    transition.end = { [weak self] completed in
      guard let self else { return }
      change = nil
      completed ? endPresenting(removes, completion) : callOffPresenting(removes)
    }
    transition.start()
  }

  private func sendBeginning() {
    notify(.presentationTransitionWillBegin) { presentationTransitionWillBegin() }
  }

  /// Adds the presented view to the container, at its position.
  func positionPresentedView() {
    guard let container, let view = presentedView else { return }
    if view.superview !== container { container.addSubview(view) }
  }

  /// Ends a presentation: appearances, flags, completion.
  ///
  /// Rule: R-PRES-1 (the presented one ends first), R-PRES-9.
  /// See: R-PRES-4.
  private func endPresenting(_ removes: Bool, _ completion: (() -> Void)?) {
    let shown = shown
    let presenter = presentingViewController
    shown.endAppearance()
    if removes {
      removePresenter()
      presenter.endAppearance()
    }
    notify(.presentationTransitionDidEnd, flag(true)) { presentationTransitionDidEnd(true) }
    shown.presentation.isBeingPresented = false
    if let completion { presenter.send(.presentationCompletion, .none, completion) }
  }

  /// Ends a presentation that a gesture has cancelled.
  ///
  /// The completion does not run; no source says so, this is Gimbal's choice (CHOICE).
  private func callOffPresenting(_ removes: Bool) {
    let shown = shown
    let presenter = presentingViewController
    shown.beginAppearance(false, animated: true)
    if removes { presenter.beginAppearance(true, animated: true) }
    takeDown()
    shown.endAppearance()
    if removes { presenter.endAppearance() }
    notify(.presentationTransitionDidEnd, flag(false)) { presentationTransitionDidEnd(false) }
    shown.presentation.isBeingPresented = false
    forget()
  }

  /// Removes the views from the screen and unlinks presenter and presented controller.
  func takeDown() {
    let shown = shown
    dimPresenter(false)
    machine.hold(self)
    machine.hold(shown)
    shown.viewIfLoaded?.removeFromSuperview()
    stopFloating(shown.viewIfLoaded)
    container?.removeFromSuperview()
    if presenter?.presentation.over === self { presenter?.presentation.over = nil }
    // A callback about the removed views may have presented them again.
    for one in [shown, presentedViewController] where one.presentation.own === self {
      one.presentation.own = nil
    }
    liftTraits()
  }

  /// Releases the state of one presentation, so that it can be deallocated or begin again.
  func forget() {
    (self as? UIPopoverPresentationController)?.forgetPosition()
    container = nil
    adaptedStyle = nil
    substitute = nil
    cover = nil
    held = nil
  }

  /// Returns the recorded argument of a callback with one Boolean value.
  func flag(_ value: Bool) -> ArgumentsID {
    machine.recorder.isRecording ? machine.recorder.flagArguments(value) : .none
  }

  /// Returns the rotation that a full-screen controller needs.
  ///
  /// The outer optional is nil if the orientations of the controller contradict each other. The
  /// inner one is nil if no rotation is needed.
  ///
  /// See: R-ORI-5, R-ROT-13.
  private func rotationToPresent(_ controller: UIViewController) -> UIInterfaceOrientation?? {
    // R-ORI-5.1
    guard style == .fullScreen else { return .some(nil) }
    switch OrientationNegotiation(machine).rotation(toPresent: controller) {
    case .refuse: return nil
    case .stay: return .some(nil)
    case .rotation(let expected): return .some(expected)
    }
  }

  /// Rotates the interface without callbacks: the presenter receives none, and the presented
  /// controller is not on screen yet.
  private func carryOut(_ rotation: UIInterfaceOrientation?) {
    if let rotation { RotationAndResize(machine).rotateForPresentation(to: rotation) }
  }
}
