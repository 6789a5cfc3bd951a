import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Presenting one controller over another.
extension UIViewController {
  /// Source: R-PRES-1, R-PRES-3, R-PRES-4.
  func presentOver(
    _ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    presented.adopt(machine)
    if let reason = refusal(toPresent: presented) { return raise(.invalidArgument, reason) }
    if let text = warning(against: presented) {
      return note(.warning, machine.arguments(TraceArgument("text", .text(text))))
    }
    send(.present, machine.argument(nil, presented)) {
      let (presenter, style) = attachment(for: presented)
      let controller = presented.preparedPresentationController(over: presenter, from: self)
      if style != presented.ownPresentationStyle { controller.shownStyle = style }
      controller.adaptAtFirst(to: presenter.traitCollection)
      presenter.begin(controller, from: self, animated: animated, completion)
    }
  }

  private func begin(
    _ controller: UIPresentationController, from source: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let presented = controller.presentedViewController
    presentation.presented = presented
    presented.presentation.presenter = self
    presented.presentation.source = source
    presented.presentation.isBeingPresented = true
    turnForPresentation(of: presented, controller.effectiveStyle)
    let shown = controller.shown
    shown.loadViewIfNeeded()
    guard let container = makeContainer(for: controller) else { return }
    let animator = animated ? presented.animator(presentedBy: self, from: source) : nil
    let transition = ControllerTransition(
      on: machine, in: container, from: self, to: shown, style: controller.effectiveStyle,
      animated: animated, animator: animator,
      interaction: animator.flatMap { presented.interaction(using: $0, isPresenting: true) },
      participants: [self, presented])
    controller.transition = transition
    let removes = controller.asksToRemovePresenter()
    (controller as? UIPopoverPresentationController).map {
      if controller.effectiveStyle == .popover { $0.prepare() }
    }
    controller.send(.presentationTransitionWillBegin) {
      controller.presentationTransitionWillBegin()
    }
    if removes { beginAppearance(false, animated: transition.isAnimated) }
    shown.beginAppearance(true, animated: transition.isAnimated)
    controller.placePresentedView(atFirst: true)
    transition.finalFrames[ObjectIdentifier(shown)] = shown.view.frame
    transition.placeViews = {
      if shown.view.superview == nil { container.addSubview(shown.view) }
    }
    transition.end = { completed in
      self.end(controller, completed: completed, removes: removes)
      if completed {
        completion.map { completion in self.send(.presentationCompletion, .none, completion) }
      }
    }
    transition.start()
  }

  /// Source: R-PRES-1 (the presented one ends first; flags are clear in the completion).
  private func end(_ controller: UIPresentationController, completed: Bool, removes: Bool) {
    let presented = controller.presentedViewController
    let shown = controller.shown
    controller.transition = nil
    if completed {
      if let container = controller.container, shown.view.superview == nil {
        container.addSubview(shown.view)
      }
      if removes {
        controller.hasRemovedPresenter = true
        loadedView?.removeFromSuperview()
      }
      shown.endAppearance()
      if removes { endAppearance() }
    } else {
      shown.beginAppearance(false, animated: true)
      shown.viewIfLoaded?.removeFromSuperview()
      shown.endAppearance()
      if removes {
        beginAppearance(true, animated: true)
        endAppearance()
      }
    }
    presented.presentation.isBeingPresented = false
    controller.send(.presentationTransitionDidEnd) {
      controller.presentationTransitionDidEnd(completed)
    }
    if !completed { letGo(of: controller) }
  }

  /// Cuts what ties a presentation to this controller.
  func letGo(of controller: UIPresentationController) {
    let presented = controller.presentedViewController
    controller.container?.removeFromSuperview()
    controller.container = nil
    controller.hasRemovedPresenter = false
    presented.presentation.presenter = nil
    presented.presentation.source = nil
    if presentation.presented === presented { presentation.presented = nil }
  }

  /// The view in which a presentation happens: over the window, or over a context's own place.
  private func makeContainer(for controller: UIPresentationController) -> UIView? {
    let place =
      controller.effectiveStyle.keepsToContext
      ? loadedView?.superview : loadedView?.window ?? hostWindow
    guard let place else { return nil }
    let frame = controller.effectiveStyle.keepsToContext ? loadedView!.frame : place.bounds
    let container = PresentationContainerView(of: controller, frame: frame)
    controller.container = container
    place.addSubview(container)
    return container
  }

  /// The window of a controller whose own view was taken away by a presentation.
  private var hostWindow: UIWindow? {
    machine.windows.first { $0.rootViewController === self } ?? presentation.presenter?.hostWindow
  }

  /// A full-screen presentation turns the interface first if what it shows does not support it.
  ///
  /// The presenter hears nothing of this turn (R-ROT-13, CHOICE).
  ///
  /// Source: R-ORI-5.
  private func turnForPresentation(
    of presented: UIViewController, _ style: UIModalPresentationStyle
  ) {
    guard style == .fullScreen, let wanted = machine.orientation(toPresent: presented) else {
      return
    }
    machine.turnForPresentation(to: wanted)
  }

  // MARK: Presentation controllers and animators

  /// The presentation controller of this controller: made once for each presentation.
  func madePresentationController() -> UIPresentationController {
    if let controller = presentation.controller { return controller }
    let controller: UIPresentationController
    switch ownPresentationStyle {
    case .popover:
      controller = UIPopoverPresentationController(
        presentedViewController: self, presenting: nil)
    case .pageSheet where machine.system.major >= 15,
      .formSheet where machine.system.major >= 15:
      controller = UISheetPresentationController(presentedViewController: self, presenting: nil)
    default:
      controller = UIPresentationController(presentedViewController: self, presenting: nil)
    }
    presentation.controller = controller
    return controller
  }

  private func preparedPresentationController(
    over presenter: UIViewController, from source: UIViewController
  ) -> UIPresentationController {
    if ownPresentationStyle == UIModalPresentationStyle.custom, presentation.controller == nil {
      let custom =
        tellTransitioningDelegate(.presentationControllerForPresented) {
          $0.presentationController(forPresented: self, presenting: presenter, source: source)
        } ?? nil
      if let custom { presentation.controller = custom }
    }
    let controller = madePresentationController()
    controller.adopt(machine)
    return controller
  }

  private func animator(presentedBy presenter: UIViewController, from source: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    tellTransitioningDelegate(.animationControllerForPresented) {
      $0.animationController(forPresented: self, presenting: presenter, source: source)
    } ?? nil
  }

  func interaction(
    using animator: any UIViewControllerAnimatedTransitioning, isPresenting: Bool
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if isPresenting {
      return tellTransitioningDelegate(.interactionControllerForPresentation) {
        $0.interactionControllerForPresentation(using: animator)
      } ?? nil
    }
    return tellTransitioningDelegate(.interactionControllerForDismissal) {
      $0.interactionControllerForDismissal(using: animator)
    } ?? nil
  }

  func tellTransitioningDelegate<Result>(
    _ name: EventName, _ call: (any UIViewControllerTransitioningDelegate) -> Result
  ) -> Result? {
    guard let delegate = presentation.transitioningDelegate else { return nil }
    return receiver(
      of: delegate, as: "transitioningDelegate", kept: &presentation.delegateReceiver
    ).sendOptional(name) { call(delegate) }
  }
}
