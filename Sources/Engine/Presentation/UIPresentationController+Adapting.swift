import Foundation
import GimbalTraces
import GimbalTraits

/// How presentations are shown where there is less room, and how messages go on to what they show.
extension UIPresentationController {
  /// The style in some traits without a delegate; `none` for the presentation's own.
  ///
  /// Source: R-PRES-7: in compact width full screen up to iOS 12, and a sheet after that.
  func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard traits.horizontalSizeClass == .compact, shouldPresentInFullscreen else { return .none }
    switch presentationStyle {
    case .popover: return machine.system.major >= 13 ? .pageSheet : .fullScreen
    case .formSheet, .pageSheet: return machine.system.major >= 13 ? .none : .fullScreen
    default: return .none
    }
  }

  /// Which style the delegate wants, else the default.
  ///
  /// Source: R-PRES-7: the form with traits first (from iOS 8.3 on), then the one without.
  private func askedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let fallback = adaptivePresentationStyle(for: traits)
    let isCompact = traits.horizontalSizeClass == .compact
    guard adapts, delegate != nil else { return fallback }
    if machine.system >= .iOS(8, 3),
      let style = tellDelegate(
        .adaptivePresentationStyleForTraits,
        { $0.adaptivePresentationStyle(for: self, traitCollection: traits) })
    {
      return style == .automatic ? fallback : style
    }
    guard isCompact,
      let style = tellDelegate(
        .adaptivePresentationStyleFor, { $0.adaptivePresentationStyle(for: self) })
    else { return fallback }
    return style == .automatic ? fallback : style
  }

  /// Whether a presentation of this style adapts at all.
  private var adapts: Bool {
    switch presentationStyle {
    case .popover, .formSheet, .pageSheet: true
    case UIModalPresentationStyle.custom: shouldPresentInFullscreen && machine.era >= .e2
    default: false
    }
  }

  /// Decides on the style before the presentation begins.
  func adaptAtFirst(to traits: UITraitCollection) {
    guard machine.era >= .e2, adapts else { return }
    let style = askedStyle(in: traits)
    guard style != .none, style != presentationStyle else { return }
    take(style, with: nil)
  }

  /// Source: R-PRES-7 (in the setup stage; the order of the two calls is a CHOICE).
  private func take(
    _ style: UIModalPresentationStyle,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let other =
      tellDelegate(.viewControllerForAdaptivePresentationStyle) {
        $0.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      } ?? nil
    tellDelegate(.willPresentWithAdaptiveStyle) {
      $0.presentationController(
        self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    }
    shownStyle = style == .none ? nil : style
    standIn = other === presentedViewController ? nil : other
    standIn?.adopt(machine)
  }

  /// Adapts a presentation that stands to new traits, without an animation (CHOICE).
  func adapt(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard machine.era >= .e2, adapts, container != nil else { return }
    let asked = askedStyle(in: traits)
    let style = asked == presentationStyle ? .none : asked
    guard style != (shownStyle ?? .none) else { return }
    let before = shown
    let presenter = presentedViewController.presentation.presenter
    take(style, with: coordinator)
    exchange(before, for: shown)
    guard let presenter, asksToRemovePresenter() != hasRemovedPresenter else {
      container?.setNeedsLayout()
      return
    }
    hasRemovedPresenter.toggle()
    if hasRemovedPresenter {
      presenter.beginAppearance(false, animated: false)
      presenter.loadedView?.removeFromSuperview()
      presenter.endAppearance()
    } else if let container, let place = container.superview, let view = presenter.loadedView {
      presenter.beginAppearance(true, animated: false)
      view.frame = container.frame
      place.insertSubview(view, belowSubview: container)
      presenter.endAppearance()
    }
    container?.setNeedsLayout()
  }

  private func exchange(_ old: UIViewController, for new: UIViewController) {
    guard old !== new, let container else { return }
    old.beginAppearance(false, animated: false)
    new.beginAppearance(true, animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    placePresentedView(atFirst: true)
    container.addSubview(new.view)
    old.endAppearance()
    new.endAppearance()
  }

  /// Source: R-PRES-3.
  func asksToRemovePresenter() -> Bool {
    send(.shouldRemovePresentersView) { shouldRemovePresentersView }
  }

  /// Makes the presentation belong to the machine on which it happens.
  func adopt(_ machine: Machine) {
    guard self.machine !== machine else { return }
    self.machine = machine
    receiver = .none
    delegateReceiver = nil
  }

  // MARK: Messages

  /// Source: R-ROT-2.
  func forwardTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    shown.announce(machine.traits.index(of: traits), with: coordinator)
  }

  /// Source: R-ROT-2: the presented controller gets the size that the presentation gives it.
  func forwardSizeTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let view = shown.viewIfLoaded else { return }
    let childSize = send(.sizeForChildContentContainer, machine.childArguments(shown, size)) {
      self.size(forChildContentContainer: shown, withParentContainerSize: size)
    }
    guard childSize != view.bounds.size else { return }
    shown.announce(childSize, with: coordinator)
  }

  /// Hands the traits that the presentation sets to what it presents.
  func overrideDidChange() {
    presentedViewController.setPresentationTraits(overrideTraitCollection, UITraitOverrides())
  }

  /// Calls the delegate and records it; nil when it does not implement the member.
  @discardableResult
  func tellDelegate<Result>(
    _ name: EventName, _ call: (any UIAdaptivePresentationControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "presentationDelegate", kept: &delegateReceiver)
      .sendOptional(name) { call(delegate) }
  }
}

extension UIViewController {
  /// The presentation controller of what this controller presents, while that stands or comes.
  private var carriedPresentation: UIPresentationController? {
    guard let presented = presentation.presented, !presented.presentation.isBeingDismissed else {
      return nil
    }
    return presented.presentation.controller
  }

  /// Passes new traits on to the presentation over this controller, after its children.
  ///
  /// Source: R-ROT-2.
  func presentationTold(
    of traits: TraitIndex, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let controller = carriedPresentation else { return }
    let arguments = machine.traits.arguments(from: self.traits, to: traits, in: machine.recorder)
    let collection = machine.traits[traits]
    controller.send(.willTransition, arguments) {
      controller.willTransition(to: collection, with: coordinator)
    }
  }

  /// Passes a new size on to the presentation over this controller: the same as the controller's own.
  ///
  /// Source: R-ROT-2.
  func presentationTold(
    of size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let controller = carriedPresentation else { return }
    controller.send(.viewWillTransition, machine.sizeArgument("to", size)) {
      controller.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Tells the presentation of a presented controller that it would like to have another size.
  ///
  /// Source: R-CC-2.
  func presentationTold(ofWishOf child: UIViewController) {
    guard child.presentation.presenter != nil, let controller = child.presentation.controller
    else { return }
    controller.send(.preferredContentSizeDidChange, machine.container(child)) {
      controller.preferredContentSizeDidChange(forChildContentContainer: child)
    }
  }
}
