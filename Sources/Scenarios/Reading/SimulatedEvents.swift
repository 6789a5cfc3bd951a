import GimbalDocuments
package import GimbalTraces

/// The events that this version records; a claim about another one says nothing.
package enum SimulatedEvents {
  /// Their names; a test compares them with what the engine sends.
  package static let names: [EventName] = [
    .bounds, .center, .frame, .transform, .alpha, .isHidden, .traitCollection, .safeAreaInsets,
    .additionalSafeAreaInsets, .interfaceOrientation, .orientation, .resize, .settings,
    .turnRefused, .exception, .warning, .layoutLoop, .layoutSubviews, .updateConstraints,
    .didAddSubview, .willRemoveSubview, .willMoveToSuperview, .didMoveToSuperview,
    .willMoveToWindow, .didMoveToWindow, .safeAreaInsetsDidChange, .traitCollectionDidChange,
    .requiresConstraintBasedLayout, .makeKeyAndVisible, .becomeKey, .resignKey, .rootViewController,
    .initialize, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
    .viewWillDisappear, .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    .updateViewConstraints, .viewSafeAreaInsetsDidChange, .willTransition, .viewWillTransition,
    .sizeForChildContentContainer, .willMoveToParent, .didMoveToParent, .addChild,
    .removeFromParent, .shouldAutomaticallyForwardAppearanceMethods, .shouldAutorotate,
    .supportedInterfaceOrientations, .willRotate, .willAnimateRotation, .didRotate,
    .applicationWillFinishLaunching, .applicationDidFinishLaunching, .applicationDidBecomeActive,
    .applicationSupportedInterfaceOrientations, .transitionDuration, .alongsideTransition,
    .completion, .animations, .animationCompletion, .orientationDidChangeNotification,
    .intrinsicContentSizeQuery, .conflict, .ambiguity, .layoutMargins, .layoutMarginsDidChange,
    .viewLayoutMarginsDidChange, .keyboard, .contentOffset, .contentSize,
    .adjustedContentInsetDidChange, .interactionChange, .animateTransition, .animationEnded,
    .completeTransition, .isFirstResponder, .resignFirstResponder, .transitionFromTo, .hitTest,
    .windowScene, .background, .foreground, .resignActive, .becomeActive, .terminate,
    .memoryWarning, .didReceiveMemoryWarning, .applicationWillResignActive,
    .applicationDidEnterBackground, .applicationWillEnterForeground, .applicationWillTerminate,
    .applicationDidReceiveMemoryWarning, .applicationConfigurationForConnecting,
    .applicationDidDiscardSceneSessions, .sceneWillConnect, .sceneDidDisconnect,
    .sceneDidBecomeActive, .sceneWillResignActive, .sceneWillEnterForeground,
    .sceneDidEnterBackground, .windowSceneDidUpdate, .windowSceneDidUpdateEffectiveGeometry,
    .didFinishLaunchingNotification, .didBecomeActiveNotification, .willResignActiveNotification,
    .didEnterBackgroundNotification, .willEnterForegroundNotification, .willTerminateNotification,
    .didReceiveMemoryWarningNotification, .didBecomeKeyNotification, .didResignKeyNotification,
    .didBecomeVisibleNotification, .didBecomeHiddenNotification, .sceneWillConnectNotification,
    .sceneDidActivateNotification, .sceneWillDeactivateNotification,
    .sceneDidDisconnectNotification, .pointInside, .pushViewController, .popViewController,
    .setViewControllers, .navigationWillShow, .popToRootViewController, .navigationDidShow,
    .navigationSupportedInterfaceOrientations, .navigationAnimationController,
    .navigationInteractionController, .tabAnimationController, .tabInteractionController,
    .tabShouldSelect, .tabDidSelect, .tabSupportedInterfaceOrientations, .splitWillChangeTo,
    .primaryViewControllerForCollapsing, .primaryViewControllerForExpanding, .traitOverrides,
    .setOverrideTraitCollection, .traitChangeHandler, .updateProperties, .collapseSecondaryOnto,
    .separateSecondaryFrom, .collapseSecondaryViewController, .separateSecondaryViewController,
    .pageDidFinishAnimating, .pageWillTransitionTo, .pageBefore, .pageAfter,
    .shouldAutorotateToInterfaceOrientation, .preferredInterfaceOrientationForPresentation,
    .attemptRotationToDeviceOrientation, .setNeedsUpdateOfSupportedInterfaceOrientations,
    .requestGeometryUpdate, .geometryErrorHandler, .applicationWillChangeStatusBarOrientation,
    .applicationDidChangeStatusBarOrientation, .willChangeStatusBarOrientationNotification,
    .didChangeStatusBarOrientationNotification, .preferredContentSizeDidChange,
    .systemLayoutFittingSizeDidChange, .childForStatusBarHidden, .childForStatusBarStyle,
    .childForHomeIndicatorAutoHidden, .childForScreenEdgesDeferringSystemGestures,
    .prefersStatusBarHidden, .preferredStatusBarStyle, .prefersHomeIndicatorAutoHidden,
    .preferredScreenEdgesDeferringSystemGestures, .setNeedsStatusBarAppearanceUpdate,
    .setNeedsUpdateOfHomeIndicatorAutoHidden, .setNeedsUpdateOfScreenEdgesDeferringSystemGestures,
    .childForInterfaceOrientationLock, .prefersInterfaceOrientationLocked,
    .setNeedsUpdateOfPrefersInterfaceOrientationLocked,
    .interactionControllerForPresentation, .draw, .deinitialize, .present, .dismiss,
    .preferredContentSize, .presentationCompletion, .dismissalCompletion,
    .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin,
    .dismissalTransitionDidEnd, .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews,
    .frameOfPresentedViewInContainerView, .adaptivePresentationStyleForTraits,
    .adaptivePresentationStyleFor, .viewControllerForAdaptivePresentationStyle,
    .willPresentWithAdaptiveStyle, .presentationControllerShouldDismiss,
    .presentationControllerWillDismiss, .presentationControllerDidDismiss,
    .presentationControllerDidAttemptToDismiss, .presentationControllerForPresented,
    .animationControllerForPresented, .animationControllerForDismissed,
    .interactionControllerForDismissal, .prepareForPopoverPresentation, .shouldRemovePresentersView,
    .shouldPresentInFullscreen, .sheetDidChangeDetent, .topColumnForCollapsing,
    .displayModeForExpanding, .splitViewControllerDidCollapse, .splitViewControllerDidExpand,
    .splitWillShow, .splitWillHide, .splitShow, .splitShowDetail,
    .splitSupportedInterfaceOrientations, .splitPreferredInterfaceOrientation,
    .navigationPreferredInterfaceOrientation, .tabPreferredInterfaceOrientation,
    .pageSupportedInterfaceOrientations, .pagePreferredInterfaceOrientation, .pageSpineLocation,
    .show,
    .showDetailViewController, .preferredStatusBarUpdateAnimation,
  ]

  /// Refuses a pattern of an event that is UIKit's but never recorded here.
  static func check(_ pattern: LocatedPattern, file: String) throws(DocumentError) {
    guard !pattern.pattern.mayMeanName(among: names) else { return }
    throw DocumentError(
      file: file, position: pattern.position,
      problem: "the event of \(QuotedText.of(pattern.text)) is UIKit's, but this version does not "
        + "simulate what sends it; allowed are the events that 'gimbal trace' shows")
  }
}
