extension EventName {
  /// `present(_:animated:completion:)`.
  @inlinable public static var present: EventName { EventName(rawValue: 0x0800) }
  /// `dismiss(animated:completion:)`.
  @inlinable public static var dismiss: EventName { EventName(rawValue: 0x0801) }
  /// `presentationCompletion`.
  @inlinable public static var presentationCompletion: EventName { EventName(rawValue: 0x0802) }
  /// `dismissalCompletion`.
  @inlinable public static var dismissalCompletion: EventName { EventName(rawValue: 0x0803) }
  /// `presentationTransitionWillBegin()`.
  @inlinable public static var presentationTransitionWillBegin: EventName {
    EventName(rawValue: 0x0804)
  }
  /// `presentationTransitionDidEnd(_:)`.
  @inlinable public static var presentationTransitionDidEnd: EventName {
    EventName(rawValue: 0x0805)
  }
  /// `dismissalTransitionWillBegin()`.
  @inlinable public static var dismissalTransitionWillBegin: EventName {
    EventName(rawValue: 0x0806)
  }
  /// `dismissalTransitionDidEnd(_:)`.
  @inlinable public static var dismissalTransitionDidEnd: EventName { EventName(rawValue: 0x0807) }
  /// `containerViewWillLayoutSubviews()`.
  @inlinable public static var containerViewWillLayoutSubviews: EventName {
    EventName(rawValue: 0x0808)
  }
  /// `containerViewDidLayoutSubviews()`.
  @inlinable public static var containerViewDidLayoutSubviews: EventName {
    EventName(rawValue: 0x0809)
  }
  /// `frameOfPresentedViewInContainerView`.
  @inlinable public static var frameOfPresentedViewInContainerView: EventName {
    EventName(rawValue: 0x080a)
  }
  /// `shouldRemovePresentersView`.
  @inlinable public static var shouldRemovePresentersView: EventName { EventName(rawValue: 0x080b) }
  /// `shouldPresentInFullscreen`.
  @inlinable public static var shouldPresentInFullscreen: EventName { EventName(rawValue: 0x080c) }
  /// `adaptivePresentationStyle(for:traitCollection:)`.
  @inlinable public static var adaptivePresentationStyleForTraits: EventName {
    EventName(rawValue: 0x080d)
  }
  /// `adaptivePresentationStyle(for:)`.
  @inlinable public static var adaptivePresentationStyleFor: EventName {
    EventName(rawValue: 0x080e)
  }
  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  @inlinable public static var viewControllerForAdaptivePresentationStyle: EventName {
    EventName(rawValue: 0x080f)
  }
  /// `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`.
  @inlinable public static var willPresentWithAdaptiveStyle: EventName {
    EventName(rawValue: 0x0810)
  }
  /// `presentationControllerShouldDismiss(_:)`.
  @inlinable public static var presentationControllerShouldDismiss: EventName {
    EventName(rawValue: 0x0811)
  }
  /// `presentationControllerWillDismiss(_:)`.
  @inlinable public static var presentationControllerWillDismiss: EventName {
    EventName(rawValue: 0x0812)
  }
  /// `presentationControllerDidDismiss(_:)`.
  @inlinable public static var presentationControllerDidDismiss: EventName {
    EventName(rawValue: 0x0813)
  }
  /// `presentationControllerDidAttemptToDismiss(_:)`.
  @inlinable public static var presentationControllerDidAttemptToDismiss: EventName {
    EventName(rawValue: 0x0814)
  }
  /// `presentationController(forPresented:presenting:source:)`.
  @inlinable public static var presentationControllerForPresented: EventName {
    EventName(rawValue: 0x0815)
  }
  /// `animationController(forPresented:presenting:source:)`.
  @inlinable public static var animationControllerForPresented: EventName {
    EventName(rawValue: 0x0816)
  }
  /// `animationController(forDismissed:)`.
  @inlinable public static var animationControllerForDismissed: EventName {
    EventName(rawValue: 0x0817)
  }
  /// `interactionControllerForPresentation(using:)`.
  @inlinable public static var interactionControllerForPresentation: EventName {
    EventName(rawValue: 0x0818)
  }
  /// `interactionControllerForDismissal(using:)`.
  @inlinable public static var interactionControllerForDismissal: EventName {
    EventName(rawValue: 0x0819)
  }
  /// `animateTransition(using:)`.
  @inlinable public static var animateTransition: EventName { EventName(rawValue: 0x081a) }
  /// `transitionDuration(using:)`.
  @inlinable public static var transitionDuration: EventName { EventName(rawValue: 0x081b) }
  /// `animationEnded(_:)`.
  @inlinable public static var animationEnded: EventName { EventName(rawValue: 0x081c) }
  /// `completeTransition(_:)`.
  @inlinable public static var completeTransition: EventName { EventName(rawValue: 0x081d) }
  /// `prepareForPopoverPresentation(_:)`.
  @inlinable public static var prepareForPopoverPresentation: EventName {
    EventName(rawValue: 0x081e)
  }
  /// `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`.
  @inlinable public static var sheetDidChangeDetent: EventName { EventName(rawValue: 0x081f) }

  /// Calls that present and dismiss: each constant with its text and what it is recorded with.
  static let presentationForms: [EventForm] = [
    EventForm(.present, "present(_:animated:completion:)", "object"),
    EventForm(.dismiss, "dismiss(animated:completion:)"),
    EventForm(.presentationCompletion, "presentationCompletion"),
    EventForm(.dismissalCompletion, "dismissalCompletion"),
    EventForm(.presentationTransitionWillBegin, "presentationTransitionWillBegin()"),
    EventForm(.presentationTransitionDidEnd, "presentationTransitionDidEnd(_:)", "bool"),
    EventForm(.dismissalTransitionWillBegin, "dismissalTransitionWillBegin()"),
    EventForm(.dismissalTransitionDidEnd, "dismissalTransitionDidEnd(_:)", "bool"),
    EventForm(.containerViewWillLayoutSubviews, "containerViewWillLayoutSubviews()"),
    EventForm(.containerViewDidLayoutSubviews, "containerViewDidLayoutSubviews()"),
    EventForm(.frameOfPresentedViewInContainerView, "frameOfPresentedViewInContainerView"),
    EventForm(.shouldRemovePresentersView, "shouldRemovePresentersView"),
    EventForm(.shouldPresentInFullscreen, "shouldPresentInFullscreen"),
    EventForm(
      .adaptivePresentationStyleForTraits, "adaptivePresentationStyle(for:traitCollection:)"),
    EventForm(.adaptivePresentationStyleFor, "adaptivePresentationStyle(for:)"),
    EventForm(
      .viewControllerForAdaptivePresentationStyle,
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)"),
    EventForm(
      .willPresentWithAdaptiveStyle,
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"),
    EventForm(.presentationControllerShouldDismiss, "presentationControllerShouldDismiss(_:)"),
    EventForm(.presentationControllerWillDismiss, "presentationControllerWillDismiss(_:)"),
    EventForm(.presentationControllerDidDismiss, "presentationControllerDidDismiss(_:)"),
    EventForm(
      .presentationControllerDidAttemptToDismiss, "presentationControllerDidAttemptToDismiss(_:)"),
    EventForm(
      .presentationControllerForPresented, "presentationController(forPresented:presenting:source:)"
    ),
    EventForm(
      .animationControllerForPresented, "animationController(forPresented:presenting:source:)"),
    EventForm(.animationControllerForDismissed, "animationController(forDismissed:)"),
    EventForm(
      .interactionControllerForPresentation, "interactionControllerForPresentation(using:)"),
    EventForm(.interactionControllerForDismissal, "interactionControllerForDismissal(using:)"),
    EventForm(.animateTransition, "animateTransition(using:)"),
    EventForm(.transitionDuration, "transitionDuration(using:)"),
    EventForm(.animationEnded, "animationEnded(_:)"),
    EventForm(.completeTransition, "completeTransition(_:)", "bool"),
    EventForm(.prepareForPopoverPresentation, "prepareForPopoverPresentation(_:)"),
    EventForm(
      .sheetDidChangeDetent, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"),
  ]
}
