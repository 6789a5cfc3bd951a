// Made from the table of events, `EventName.swift`: `GIMBAL_WRITE_TABLES=1 swift test --filter EventMembersTests`.
// swift-format-ignore-file

/// The events of the table, which an editor completes: `.willTransition(of: controller)`.
extension EventPattern {
  // MARK: State changes and findings of any receiver
  /// The event `bounds`, with `rect → rect`.
  public static var bounds: EventMember { EventMember(.bounds) }
  /// The event `transform`, with `transform → transform`.
  public static var transform: EventMember { EventMember(.transform) }
  /// The event `traitCollection`, with `text`.
  public static var traitCollection: EventMember { EventMember(.traitCollection) }
  /// The event `traitOverrides`, with `text`.
  public static var traitOverrides: EventMember { EventMember(.traitOverrides) }
  /// The event `additionalSafeAreaInsets`, with `additionalSafeAreaInsets: insets → insets`.
  public static var additionalSafeAreaInsets: EventMember { EventMember(.additionalSafeAreaInsets) }
  /// The event `layoutMargins`, with `layoutMargins: insets → insets`.
  public static var layoutMargins: EventMember { EventMember(.layoutMargins) }
  /// The event `interfaceOrientation`, with `orientation → orientation`.
  public static var interfaceOrientation: EventMember { EventMember(.interfaceOrientation) }
  /// The event `orientation`, with `orientation → orientation`.
  public static var orientation: EventMember { EventMember(.orientation) }
  /// The event `resize`, with `text, size: size`.
  public static var resize: EventMember { EventMember(.resize) }
  /// The event `settings`, with `text`.
  public static var settings: EventMember { EventMember(.settings) }
  /// The event `turnRefused`, with `reason: text`.
  public static var rotationRefused: EventMember { EventMember(.rotationRefused) }
  /// The event `contentOffset`, with `contentOffset: point → point`.
  public static var contentOffset: EventMember { EventMember(.contentOffset) }
  /// The event `contentSize`, with `contentSize: size → size`.
  public static var contentSize: EventMember { EventMember(.contentSize) }
  /// The event `isFirstResponder`, with `bool`.
  public static var isFirstResponder: EventMember { EventMember(.isFirstResponder) }
  /// The event `background`.
  public static var background: EventMember { EventMember(.background) }
  /// The event `foreground`.
  public static var foreground: EventMember { EventMember(.foreground) }
  /// The event `memoryWarning`.
  public static var memoryWarning: EventMember { EventMember(.memoryWarning) }
  /// The event `exception`, with `name: text, reason: text`.
  public static var exception: EventMember { EventMember(.exception) }
  /// The event `warning`, with `text: text`.
  public static var warning: EventMember { EventMember(.warning) }
  /// The event `layoutLoop`, with `limit: number, view: text | reason: text`.
  public static var layoutLoop: EventMember { EventMember(.layoutLoop) }
  /// The event `conflict`, with `summary: text, broken: text, constraints: text, log: text`.
  public static var conflict: EventMember { EventMember(.conflict) }
  /// The event `ambiguity`, with `variables: text | variables: text, guide: text`.
  public static var ambiguity: EventMember { EventMember(.ambiguity) }
  /// The event `keyboard`, with `height: number → number`.
  public static var keyboard: EventMember { EventMember(.keyboard) }
  /// The event `preferredContentSize`, with `size → size`.
  public static var preferredContentSize: EventMember { EventMember(.preferredContentSize) }
  /// The event `touch`, with `phase: text, at: point, [finger: number]`.
  public static var touch: EventMember { EventMember(.touch) }
  /// The event `shake`.
  public static var shake: EventMember { EventMember(.shake) }
  /// The event `fold`.
  public static var fold: EventMember { EventMember(.fold) }
  /// The event `unfold`.
  public static var unfold: EventMember { EventMember(.unfold) }
  /// The event `hinge`, with `degrees: number`.
  public static var hinge: EventMember { EventMember(.hinge) }
  /// The event `posture`, with `text`.
  public static var posture: EventMember { EventMember(.posture) }
  /// The event `foldRefused`, with `reason: text`.
  public static var foldRefused: EventMember { EventMember(.foldRefused) }
  /// The event `updateHandler`, with `status: text, angle: number`.
  public static var hingeUpdate: EventMember { EventMember(.hingeUpdate) }

  // MARK: Events, touches and gestures
  /// The event `sendEvent(_:)`.
  public static var sendEvent: EventMember { EventMember(.sendEvent) }
  /// The event `touchesBegan(_:with:)`, with `point, [count: number]`.
  public static var touchesBegan: EventMember { EventMember(.touchesBegan) }
  /// The event `touchesMoved(_:with:)`, with `point, [count: number]`.
  public static var touchesMoved: EventMember { EventMember(.touchesMoved) }
  /// The event `touchesEnded(_:with:)`, with `point, [count: number]`.
  public static var touchesEnded: EventMember { EventMember(.touchesEnded) }
  /// The event `touchesCancelled(_:with:)`, with `point, [count: number]`.
  public static var touchesCancelled: EventMember { EventMember(.touchesCancelled) }
  /// The event `state`, with `text`.
  public static var gestureState: EventMember { EventMember(.gestureState) }
  /// The event `action`, with `text`.
  public static var gestureAction: EventMember { EventMember(.gestureAction) }
  /// The event `reset()`.
  public static var gestureReset: EventMember { EventMember(.gestureReset) }
  /// The event `gestureRecognizerShouldBegin(_:)`, with `object`.
  public static var gestureShouldBegin: EventMember { EventMember(.gestureShouldBegin) }
  /// The event `gestureRecognizer(_:shouldReceive:)`, with `object, shouldReceive: point`.
  public static var gestureShouldReceive: EventMember { EventMember(.gestureShouldReceive) }
  /// The event `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`, with `object, shouldRecognizeSimultaneouslyWith: object`.
  public static var gestureShouldRecognizeSimultaneously: EventMember { EventMember(.gestureShouldRecognizeSimultaneously) }
  /// The event `gestureRecognizer(_:shouldRequireFailureOf:)`, with `object, shouldRequireFailureOf: object`.
  public static var gestureShouldRequireFailure: EventMember { EventMember(.gestureShouldRequireFailure) }
  /// The event `gestureRecognizer(_:shouldBeRequiredToFailBy:)`, with `object, shouldBeRequiredToFailBy: object`.
  public static var gestureShouldBeRequiredToFail: EventMember { EventMember(.gestureShouldBeRequiredToFail) }
  /// The event `beginTracking(_:with:)`, with `point`.
  public static var beginTracking: EventMember { EventMember(.beginTracking) }
  /// The event `continueTracking(_:with:)`, with `point`.
  public static var continueTracking: EventMember { EventMember(.continueTracking) }
  /// The event `endTracking(_:with:)`, with `point`.
  public static var endTracking: EventMember { EventMember(.endTracking) }
  /// The event `cancelTracking(with:)`.
  public static var cancelTracking: EventMember { EventMember(.cancelTracking) }
  /// The event `sendAction(_:to:for:)`, with `text`.
  public static var sendAction: EventMember { EventMember(.sendAction) }
  /// The event `sendAction(_:)`, with `text`.
  public static var sendUIAction: EventMember { EventMember(.sendUIAction) }

  // MARK: Calls into views
  /// The event `layoutSubviews()`.
  public static var layoutSubviews: EventMember { EventMember(.layoutSubviews) }
  /// The event `updateConstraints()`.
  public static var updateConstraints: EventMember { EventMember(.updateConstraints) }
  /// The event `updateProperties()`.
  public static var updateProperties: EventMember { EventMember(.updateProperties) }
  /// The event `draw(_:)`, with `rect`.
  public static var draw: EventMember { EventMember(.draw) }
  /// The event `didAddSubview(_:)`, with `object`.
  public static var didAddSubview: EventMember { EventMember(.didAddSubview) }
  /// The event `willRemoveSubview(_:)`, with `object`.
  public static var willRemoveSubview: EventMember { EventMember(.willRemoveSubview) }
  /// The event `willMove(toSuperview:)`, with `toSuperview: object?`.
  public static var willMoveToSuperview: EventMember { EventMember(.willMoveToSuperview) }
  /// The event `didMoveToSuperview()`.
  public static var didMoveToSuperview: EventMember { EventMember(.didMoveToSuperview) }
  /// The event `willMove(toWindow:)`, with `toWindow: object?`.
  public static var willMoveToWindow: EventMember { EventMember(.willMoveToWindow) }
  /// The event `didMoveToWindow()`.
  public static var didMoveToWindow: EventMember { EventMember(.didMoveToWindow) }
  /// The event `safeAreaInsetsDidChange()`, with `insets`.
  public static var safeAreaInsetsDidChange: EventMember { EventMember(.safeAreaInsetsDidChange) }
  /// The event `layoutMarginsDidChange()`, with `insets`.
  public static var layoutMarginsDidChange: EventMember { EventMember(.layoutMarginsDidChange) }
  /// The event `traitCollectionDidChange(_:)`, with `text`.
  public static var traitCollectionDidChange: EventMember { EventMember(.traitCollectionDidChange) }
  /// The event `traitChangeHandler`, with `text`.
  public static var traitChangeHandler: EventMember { EventMember(.traitChangeHandler) }
  /// The event `tintColorDidChange()`.
  public static var tintColorDidChange: EventMember { EventMember(.tintColorDidChange) }
  /// The event `point(inside:with:)`, with `point`.
  public static var pointInside: EventMember { EventMember(.pointInside) }
  /// The event `hitTest(_:with:)`, with `point`.
  public static var hitTest: EventMember { EventMember(.hitTest) }
  /// The event `intrinsicContentSize.get`.
  public static var intrinsicContentSizeQuery: EventMember { EventMember(.intrinsicContentSizeQuery) }
  /// The event `resignFirstResponder()`.
  public static var resignFirstResponder: EventMember { EventMember(.resignFirstResponder) }

  // MARK: Calls into windows and screens
  /// The event `makeKeyAndVisible()`.
  public static var makeKeyAndVisible: EventMember { EventMember(.makeKeyAndVisible) }
  /// The event `becomeKey()`.
  public static var becomeKey: EventMember { EventMember(.becomeKey) }
  /// The event `resignKey()`.
  public static var resignKey: EventMember { EventMember(.resignKey) }
  /// The event `rootViewController`, with `object`.
  public static var rootViewController: EventMember { EventMember(.rootViewController) }
  /// The event `windowScene`.
  public static var windowScene: EventMember { EventMember(.windowScene) }

  // MARK: Calls into controllers: loading, appearance, layout, environment
  /// The event `init`.
  public static var initialize: EventMember { EventMember(.initialize) }
  /// The event `awakeFromNib()`.
  public static var awakeFromNib: EventMember { EventMember(.awakeFromNib) }
  /// The event `shouldPerformSegue(withIdentifier:sender:)`, with `withIdentifier: text`.
  public static var shouldPerformSegue: EventMember { EventMember(.shouldPerformSegue) }
  /// The event `prepare(for:sender:)`, with `for: text, destination: object`.
  public static var prepare: EventMember { EventMember(.prepare) }
  /// The event `loadView()`.
  public static var loadView: EventMember { EventMember(.loadView) }
  /// The event `viewDidLoad()`.
  public static var viewDidLoad: EventMember { EventMember(.viewDidLoad) }
  /// The event `viewWillUnload()`.
  public static var viewWillUnload: EventMember { EventMember(.viewWillUnload) }
  /// The event `viewDidUnload()`.
  public static var viewDidUnload: EventMember { EventMember(.viewDidUnload) }
  /// The event `viewWillAppear(_:)`, with `bool`.
  public static var viewWillAppear: EventMember { EventMember(.viewWillAppear) }
  /// The event `viewIsAppearing(_:)`, with `bool`.
  public static var viewIsAppearing: EventMember { EventMember(.viewIsAppearing) }
  /// The event `viewDidAppear(_:)`, with `bool`.
  public static var viewDidAppear: EventMember { EventMember(.viewDidAppear) }
  /// The event `viewWillDisappear(_:)`, with `bool`.
  public static var viewWillDisappear: EventMember { EventMember(.viewWillDisappear) }
  /// The event `viewDidDisappear(_:)`, with `bool`.
  public static var viewDidDisappear: EventMember { EventMember(.viewDidDisappear) }
  /// The event `viewWillLayoutSubviews()`.
  public static var viewWillLayoutSubviews: EventMember { EventMember(.viewWillLayoutSubviews) }
  /// The event `viewDidLayoutSubviews()`.
  public static var viewDidLayoutSubviews: EventMember { EventMember(.viewDidLayoutSubviews) }
  /// The event `updateViewConstraints()`.
  public static var updateViewConstraints: EventMember { EventMember(.updateViewConstraints) }
  /// The event `viewSafeAreaInsetsDidChange()`.
  public static var viewSafeAreaInsetsDidChange: EventMember { EventMember(.viewSafeAreaInsetsDidChange) }
  /// The event `viewLayoutMarginsDidChange()`.
  public static var viewLayoutMarginsDidChange: EventMember { EventMember(.viewLayoutMarginsDidChange) }
  /// The event `willTransition(to:with:)`, with `text`.
  public static var willTransition: EventMember { EventMember(.willTransition) }
  /// The event `viewWillTransition(to:with:)`, with `to: size`.
  public static var viewWillTransition: EventMember { EventMember(.viewWillTransition) }
  /// The event `size(forChildContentContainer:withParentContainerSize:)`, with `forChildContentContainer: object, withParentContainerSize: size`.
  public static var sizeForChildContentContainer: EventMember { EventMember(.sizeForChildContentContainer) }
  /// The event `preferredContentSizeDidChange(forChildContentContainer:)`, with `forChildContentContainer: object`.
  public static var preferredContentSizeDidChange: EventMember { EventMember(.preferredContentSizeDidChange) }
  /// The event `systemLayoutFittingSizeDidChange(forChildContentContainer:)`, with `forChildContentContainer: object`.
  public static var systemLayoutFittingSizeDidChange: EventMember { EventMember(.systemLayoutFittingSizeDidChange) }
  /// The event `didReceiveMemoryWarning()`.
  public static var didReceiveMemoryWarning: EventMember { EventMember(.didReceiveMemoryWarning) }
  /// The event `deinit`.
  public static var deinitialize: EventMember { EventMember(.deinitialize) }

  // MARK: Calls about parents and children
  /// The event `willMove(toParent:)`, with `toParent: object?`.
  public static var willMoveToParent: EventMember { EventMember(.willMoveToParent) }
  /// The event `didMove(toParent:)`, with `toParent: object?`.
  public static var didMoveToParent: EventMember { EventMember(.didMoveToParent) }
  /// The event `addChild(_:)`, with `object`.
  public static var addChild: EventMember { EventMember(.addChild) }
  /// The event `removeFromParent()`.
  public static var removeFromParent: EventMember { EventMember(.removeFromParent) }
  /// The event `setOverrideTraitCollection(_:forChild:)`, with `text, forChild: object`.
  public static var setOverrideTraitCollection: EventMember { EventMember(.setOverrideTraitCollection) }
  /// The event `transition(from:to:duration:options:animations:completion:)`.
  public static var transitionFromTo: EventMember { EventMember(.transitionFromTo) }
  /// The event `childForStatusBarHidden`.
  public static var childForStatusBarHidden: EventMember { EventMember(.childForStatusBarHidden) }
  /// The event `childForStatusBarStyle`.
  public static var childForStatusBarStyle: EventMember { EventMember(.childForStatusBarStyle) }
  /// The event `childForHomeIndicatorAutoHidden`.
  public static var childForHomeIndicatorAutoHidden: EventMember { EventMember(.childForHomeIndicatorAutoHidden) }
  /// The event `prefersStatusBarHidden`.
  public static var prefersStatusBarHidden: EventMember { EventMember(.prefersStatusBarHidden) }
  /// The event `preferredStatusBarStyle`.
  public static var preferredStatusBarStyle: EventMember { EventMember(.preferredStatusBarStyle) }
  /// The event `prefersHomeIndicatorAutoHidden`.
  public static var prefersHomeIndicatorAutoHidden: EventMember { EventMember(.prefersHomeIndicatorAutoHidden) }
  /// The event `setNeedsStatusBarAppearanceUpdate()`.
  public static var setNeedsStatusBarAppearanceUpdate: EventMember { EventMember(.setNeedsStatusBarAppearanceUpdate) }
  /// The event `childForScreenEdgesDeferringSystemGestures`.
  public static var childForScreenEdgesDeferringSystemGestures: EventMember { EventMember(.childForScreenEdgesDeferringSystemGestures) }
  /// The event `preferredScreenEdgesDeferringSystemGestures`.
  public static var preferredScreenEdgesDeferringSystemGestures: EventMember { EventMember(.preferredScreenEdgesDeferringSystemGestures) }
  /// The event `setNeedsUpdateOfHomeIndicatorAutoHidden()`.
  public static var setNeedsUpdateOfHomeIndicatorAutoHidden: EventMember { EventMember(.setNeedsUpdateOfHomeIndicatorAutoHidden) }
  /// The event `setNeedsUpdateOfScreenEdgesDeferringSystemGestures()`.
  public static var setNeedsUpdateOfScreenEdgesDeferringSystemGestures: EventMember { EventMember(.setNeedsUpdateOfScreenEdgesDeferringSystemGestures) }
  /// The event `preferredStatusBarUpdateAnimation`.
  public static var preferredStatusBarUpdateAnimation: EventMember { EventMember(.preferredStatusBarUpdateAnimation) }
  /// The event `childViewControllerForInterfaceOrientationLock`.
  public static var childForInterfaceOrientationLock: EventMember { EventMember(.childForInterfaceOrientationLock) }
  /// The event `prefersInterfaceOrientationLocked`.
  public static var prefersInterfaceOrientationLocked: EventMember { EventMember(.prefersInterfaceOrientationLocked) }
  /// The event `setNeedsUpdateOfPrefersInterfaceOrientationLocked()`.
  public static var setNeedsUpdateOfPrefersInterfaceOrientationLocked: EventMember { EventMember(.setNeedsUpdateOfPrefersInterfaceOrientationLocked) }
  /// The event `preferredVerticalBarBehavior`.
  public static var preferredVerticalBarBehavior: EventMember { EventMember(.preferredVerticalBarBehavior) }
  /// The event `childForPreferredVerticalBarBehavior`.
  public static var childForPreferredVerticalBarBehavior: EventMember { EventMember(.childForPreferredVerticalBarBehavior) }
  /// The event `setNeedsUpdateOfVerticalBarConfiguration()`.
  public static var setNeedsUpdateOfVerticalBarConfiguration: EventMember { EventMember(.setNeedsUpdateOfVerticalBarConfiguration) }

  // MARK: Calls about interface orientation
  /// The event `shouldAutorotate`.
  public static var shouldAutorotate: EventMember { EventMember(.shouldAutorotate) }
  /// The event `shouldAutorotate(to:)`, with `to: orientation`.
  public static var shouldAutorotateToInterfaceOrientation: EventMember { EventMember(.shouldAutorotateToInterfaceOrientation) }
  /// The event `supportedInterfaceOrientations`.
  public static var supportedInterfaceOrientations: EventMember { EventMember(.supportedInterfaceOrientations) }
  /// The event `preferredInterfaceOrientationForPresentation`.
  public static var preferredInterfaceOrientationForPresentation: EventMember { EventMember(.preferredInterfaceOrientationForPresentation) }
  /// The event `willRotate(to:duration:)`, with `to: orientation, duration: number`.
  public static var willRotate: EventMember { EventMember(.willRotate) }
  /// The event `willAnimateRotation(to:duration:)`, with `to: orientation, duration: number`.
  public static var willAnimateRotation: EventMember { EventMember(.willAnimateRotation) }
  /// The event `didRotate(from:)`, with `from: orientation`.
  public static var didRotate: EventMember { EventMember(.didRotate) }
  /// The event `attemptRotationToDeviceOrientation()`.
  public static var attemptRotationToDeviceOrientation: EventMember { EventMember(.attemptRotationToDeviceOrientation) }
  /// The event `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  public static var setNeedsUpdateOfSupportedInterfaceOrientations: EventMember { EventMember(.setNeedsUpdateOfSupportedInterfaceOrientations) }
  /// The event `requestGeometryUpdate(_:errorHandler:)`, with `text`.
  public static var requestGeometryUpdate: EventMember { EventMember(.requestGeometryUpdate) }
  /// The event `geometryErrorHandler`.
  public static var geometryErrorHandler: EventMember { EventMember(.geometryErrorHandler) }

  // MARK: Calls into the application and its delegate
  /// The event `application(_:willFinishLaunchingWithOptions:)`.
  public static var applicationWillFinishLaunching: EventMember { EventMember(.applicationWillFinishLaunching) }
  /// The event `application(_:didFinishLaunchingWithOptions:)`.
  public static var applicationDidFinishLaunching: EventMember { EventMember(.applicationDidFinishLaunching) }
  /// The event `applicationDidBecomeActive(_:)`.
  public static var applicationDidBecomeActive: EventMember { EventMember(.applicationDidBecomeActive) }
  /// The event `applicationWillResignActive(_:)`.
  public static var applicationWillResignActive: EventMember { EventMember(.applicationWillResignActive) }
  /// The event `applicationDidEnterBackground(_:)`.
  public static var applicationDidEnterBackground: EventMember { EventMember(.applicationDidEnterBackground) }
  /// The event `applicationWillEnterForeground(_:)`.
  public static var applicationWillEnterForeground: EventMember { EventMember(.applicationWillEnterForeground) }
  /// The event `applicationWillTerminate(_:)`.
  public static var applicationWillTerminate: EventMember { EventMember(.applicationWillTerminate) }
  /// The event `applicationDidReceiveMemoryWarning(_:)`.
  public static var applicationDidReceiveMemoryWarning: EventMember { EventMember(.applicationDidReceiveMemoryWarning) }
  /// The event `application(_:supportedInterfaceOrientationsFor:)`.
  public static var applicationSupportedInterfaceOrientations: EventMember { EventMember(.applicationSupportedInterfaceOrientations) }
  /// The event `application(_:configurationForConnecting:options:)`.
  public static var applicationConfigurationForConnecting: EventMember { EventMember(.applicationConfigurationForConnecting) }
  /// The event `application(_:didDiscardSceneSessions:)`.
  public static var applicationDidDiscardSceneSessions: EventMember { EventMember(.applicationDidDiscardSceneSessions) }
  /// The event `application(_:willChangeStatusBarOrientation:duration:)`.
  public static var applicationWillChangeStatusBarOrientation: EventMember { EventMember(.applicationWillChangeStatusBarOrientation) }
  /// The event `application(_:didChangeStatusBarOrientation:)`.
  public static var applicationDidChangeStatusBarOrientation: EventMember { EventMember(.applicationDidChangeStatusBarOrientation) }
  /// The event `resignActive`.
  public static var resignActive: EventMember { EventMember(.resignActive) }
  /// The event `becomeActive`.
  public static var becomeActive: EventMember { EventMember(.becomeActive) }
  /// The event `terminate`.
  public static var terminate: EventMember { EventMember(.terminate) }

  // MARK: Calls into scenes and their delegate
  /// The event `scene(_:willConnectTo:options:)`.
  public static var sceneWillConnect: EventMember { EventMember(.sceneWillConnect) }
  /// The event `sceneDidDisconnect(_:)`.
  public static var sceneDidDisconnect: EventMember { EventMember(.sceneDidDisconnect) }
  /// The event `sceneDidBecomeActive(_:)`.
  public static var sceneDidBecomeActive: EventMember { EventMember(.sceneDidBecomeActive) }
  /// The event `sceneWillResignActive(_:)`.
  public static var sceneWillResignActive: EventMember { EventMember(.sceneWillResignActive) }
  /// The event `sceneWillEnterForeground(_:)`.
  public static var sceneWillEnterForeground: EventMember { EventMember(.sceneWillEnterForeground) }
  /// The event `sceneDidEnterBackground(_:)`.
  public static var sceneDidEnterBackground: EventMember { EventMember(.sceneDidEnterBackground) }
  /// The event `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`.
  public static var windowSceneDidUpdate: EventMember { EventMember(.windowSceneDidUpdate) }
  /// The event `windowScene(_:didUpdateEffectiveGeometry:)`.
  public static var windowSceneDidUpdateEffectiveGeometry: EventMember { EventMember(.windowSceneDidUpdateEffectiveGeometry) }
  /// The event `supportedInterfaceOrientations(for:)`.
  public static var windowSceneSupportedInterfaceOrientations: EventMember { EventMember(.windowSceneSupportedInterfaceOrientations) }

  // MARK: Calls that present and dismiss
  /// The event `present(_:animated:completion:)`, with `object`.
  public static var present: EventMember { EventMember(.present) }
  /// The event `dismiss(animated:completion:)`.
  public static var dismiss: EventMember { EventMember(.dismiss) }
  /// The event `presentationCompletion`.
  public static var presentationCompletion: EventMember { EventMember(.presentationCompletion) }
  /// The event `dismissalCompletion`.
  public static var dismissalCompletion: EventMember { EventMember(.dismissalCompletion) }
  /// The event `presentationTransitionWillBegin()`.
  public static var presentationTransitionWillBegin: EventMember { EventMember(.presentationTransitionWillBegin) }
  /// The event `presentationTransitionDidEnd(_:)`, with `bool`.
  public static var presentationTransitionDidEnd: EventMember { EventMember(.presentationTransitionDidEnd) }
  /// The event `dismissalTransitionWillBegin()`.
  public static var dismissalTransitionWillBegin: EventMember { EventMember(.dismissalTransitionWillBegin) }
  /// The event `dismissalTransitionDidEnd(_:)`, with `bool`.
  public static var dismissalTransitionDidEnd: EventMember { EventMember(.dismissalTransitionDidEnd) }
  /// The event `containerViewWillLayoutSubviews()`.
  public static var containerViewWillLayoutSubviews: EventMember { EventMember(.containerViewWillLayoutSubviews) }
  /// The event `containerViewDidLayoutSubviews()`.
  public static var containerViewDidLayoutSubviews: EventMember { EventMember(.containerViewDidLayoutSubviews) }
  /// The event `frameOfPresentedViewInContainerView`.
  public static var frameOfPresentedViewInContainerView: EventMember { EventMember(.frameOfPresentedViewInContainerView) }
  /// The event `shouldRemovePresentersView`.
  public static var shouldRemovePresentersView: EventMember { EventMember(.shouldRemovePresentersView) }
  /// The event `shouldPresentInFullscreen`.
  public static var shouldPresentInFullscreen: EventMember { EventMember(.shouldPresentInFullscreen) }
  /// The event `adaptivePresentationStyle(for:traitCollection:)`.
  public static var adaptivePresentationStyleForTraits: EventMember { EventMember(.adaptivePresentationStyleForTraits) }
  /// The event `adaptivePresentationStyle(for:)`.
  public static var adaptivePresentationStyleFor: EventMember { EventMember(.adaptivePresentationStyleFor) }
  /// The event `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  public static var viewControllerForAdaptivePresentationStyle: EventMember { EventMember(.viewControllerForAdaptivePresentationStyle) }
  /// The event `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`.
  public static var willPresentWithAdaptiveStyle: EventMember { EventMember(.willPresentWithAdaptiveStyle) }
  /// The event `presentationControllerShouldDismiss(_:)`.
  public static var presentationControllerShouldDismiss: EventMember { EventMember(.presentationControllerShouldDismiss) }
  /// The event `presentationControllerWillDismiss(_:)`.
  public static var presentationControllerWillDismiss: EventMember { EventMember(.presentationControllerWillDismiss) }
  /// The event `presentationControllerDidDismiss(_:)`.
  public static var presentationControllerDidDismiss: EventMember { EventMember(.presentationControllerDidDismiss) }
  /// The event `presentationControllerDidAttemptToDismiss(_:)`.
  public static var presentationControllerDidAttemptToDismiss: EventMember { EventMember(.presentationControllerDidAttemptToDismiss) }
  /// The event `presentationController(forPresented:presenting:source:)`.
  public static var presentationControllerForPresented: EventMember { EventMember(.presentationControllerForPresented) }
  /// The event `animationController(forPresented:presenting:source:)`.
  public static var animationControllerForPresented: EventMember { EventMember(.animationControllerForPresented) }
  /// The event `animationController(forDismissed:)`.
  public static var animationControllerForDismissed: EventMember { EventMember(.animationControllerForDismissed) }
  /// The event `interactionControllerForPresentation(using:)`.
  public static var interactionControllerForPresentation: EventMember { EventMember(.interactionControllerForPresentation) }
  /// The event `interactionControllerForDismissal(using:)`.
  public static var interactionControllerForDismissal: EventMember { EventMember(.interactionControllerForDismissal) }
  /// The event `animateTransition(using:)`.
  public static var animateTransition: EventMember { EventMember(.animateTransition) }
  /// The event `transitionDuration(using:)`.
  public static var transitionDuration: EventMember { EventMember(.transitionDuration) }
  /// The event `interruptibleAnimator(using:)`.
  public static var interruptibleAnimator: EventMember { EventMember(.interruptibleAnimator) }
  /// The event `animationEnded(_:)`.
  public static var animationEnded: EventMember { EventMember(.animationEnded) }
  /// The event `completeTransition(_:)`, with `bool`.
  public static var completeTransition: EventMember { EventMember(.completeTransition) }
  /// The event `prepareForPopoverPresentation(_:)`.
  public static var prepareForPopoverPresentation: EventMember { EventMember(.prepareForPopoverPresentation) }
  /// The event `popoverPresentationController(_:willRepositionPopoverTo:in:)`.
  public static var willRepositionPopover: EventMember { EventMember(.willRepositionPopover) }
  /// The event `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`.
  public static var sheetDidChangeDetent: EventMember { EventMember(.sheetDidChangeDetent) }

  // MARK: Calls into navigation, tab and split controllers and their delegates
  /// The event `pushViewController(_:animated:)`, with `object`.
  public static var pushViewController: EventMember { EventMember(.pushViewController) }
  /// The event `popViewController(animated:)`.
  public static var popViewController: EventMember { EventMember(.popViewController) }
  /// The event `popToRootViewController(animated:)`.
  public static var popToRootViewController: EventMember { EventMember(.popToRootViewController) }
  /// The event `setViewControllers(_:animated:)`.
  public static var setViewControllers: EventMember { EventMember(.setViewControllers) }
  /// The event `navigationController(_:willShow:animated:)`, with `willShow: object`.
  public static var navigationWillShow: EventMember { EventMember(.navigationWillShow) }
  /// The event `navigationController(_:didShow:animated:)`, with `didShow: object`.
  public static var navigationDidShow: EventMember { EventMember(.navigationDidShow) }
  /// The event `navigationControllerSupportedInterfaceOrientations(_:)`.
  public static var navigationSupportedInterfaceOrientations: EventMember { EventMember(.navigationSupportedInterfaceOrientations) }
  /// The event `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`.
  public static var navigationPreferredInterfaceOrientation: EventMember { EventMember(.navigationPreferredInterfaceOrientation) }
  /// The event `navigationController(_:animationControllerFor:from:to:)`.
  public static var navigationAnimationController: EventMember { EventMember(.navigationAnimationController) }
  /// The event `tabBarController(_:shouldSelect:)`, with `shouldSelect: object`.
  public static var tabShouldSelect: EventMember { EventMember(.tabShouldSelect) }
  /// The event `tabBarController(_:didSelect:)`, with `didSelect: object`.
  public static var tabDidSelect: EventMember { EventMember(.tabDidSelect) }
  /// The event `tabBarControllerSupportedInterfaceOrientations(_:)`.
  public static var tabSupportedInterfaceOrientations: EventMember { EventMember(.tabSupportedInterfaceOrientations) }
  /// The event `primaryViewController(forCollapsing:)`.
  public static var primaryViewControllerForCollapsing: EventMember { EventMember(.primaryViewControllerForCollapsing) }
  /// The event `primaryViewController(forExpanding:)`.
  public static var primaryViewControllerForExpanding: EventMember { EventMember(.primaryViewControllerForExpanding) }
  /// The event `splitViewController(_:collapseSecondary:onto:)`.
  public static var collapseSecondaryOnto: EventMember { EventMember(.collapseSecondaryOnto) }
  /// The event `splitViewController(_:separateSecondaryFrom:)`.
  public static var separateSecondaryFrom: EventMember { EventMember(.separateSecondaryFrom) }
  /// The event `collapseSecondaryViewController(_:for:)`, with `object`.
  public static var collapseSecondaryViewController: EventMember { EventMember(.collapseSecondaryViewController) }
  /// The event `separateSecondaryViewController(for:)`.
  public static var separateSecondaryViewController: EventMember { EventMember(.separateSecondaryViewController) }
  /// The event `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
  public static var topColumnForCollapsing: EventMember { EventMember(.topColumnForCollapsing) }
  /// The event `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`.
  public static var displayModeForExpanding: EventMember { EventMember(.displayModeForExpanding) }
  /// The event `splitViewControllerDidCollapse(_:)`.
  public static var splitViewControllerDidCollapse: EventMember { EventMember(.splitViewControllerDidCollapse) }
  /// The event `splitViewControllerDidExpand(_:)`.
  public static var splitViewControllerDidExpand: EventMember { EventMember(.splitViewControllerDidExpand) }
  /// The event `splitViewController(_:willChangeTo:)`.
  public static var splitWillChangeTo: EventMember { EventMember(.splitWillChangeTo) }
  /// The event `show(_:sender:)`, with `object`.
  public static var show: EventMember { EventMember(.show) }
  /// The event `showDetailViewController(_:sender:)`, with `object`.
  public static var showDetailViewController: EventMember { EventMember(.showDetailViewController) }
  /// The event `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
  public static var pageDidFinishAnimating: EventMember { EventMember(.pageDidFinishAnimating) }
  /// The event `pageViewController(_:willTransitionTo:)`.
  public static var pageWillTransitionTo: EventMember { EventMember(.pageWillTransitionTo) }
  /// The event `pageViewController(_:viewControllerBefore:)`, with `object`.
  public static var pageBefore: EventMember { EventMember(.pageBefore) }
  /// The event `pageViewController(_:viewControllerAfter:)`, with `object`.
  public static var pageAfter: EventMember { EventMember(.pageAfter) }
  /// The event `navigationController(_:interactionControllerFor:)`.
  public static var navigationInteractionController: EventMember { EventMember(.navigationInteractionController) }
  /// The event `tabBarController(_:animationControllerForTransitionFrom:to:)`.
  public static var tabAnimationController: EventMember { EventMember(.tabAnimationController) }
  /// The event `tabBarController(_:interactionControllerFor:)`.
  public static var tabInteractionController: EventMember { EventMember(.tabInteractionController) }
  /// The event `splitViewController(_:willShow:)`, with `text`.
  public static var splitWillShow: EventMember { EventMember(.splitWillShow) }
  /// The event `splitViewController(_:willHide:)`, with `text`.
  public static var splitWillHide: EventMember { EventMember(.splitWillHide) }
  /// The event `splitViewController(_:show:sender:)`, with `object`.
  public static var splitShow: EventMember { EventMember(.splitShow) }
  /// The event `splitViewController(_:showDetail:sender:)`, with `object`.
  public static var splitShowDetail: EventMember { EventMember(.splitShowDetail) }
  /// The event `splitViewControllerSupportedInterfaceOrientations(_:)`.
  public static var splitSupportedInterfaceOrientations: EventMember { EventMember(.splitSupportedInterfaceOrientations) }
  /// The event `splitViewControllerPreferredInterfaceOrientationForPresentation(_:)`.
  public static var splitPreferredInterfaceOrientation: EventMember { EventMember(.splitPreferredInterfaceOrientation) }
  /// The event `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`.
  public static var tabPreferredInterfaceOrientation: EventMember { EventMember(.tabPreferredInterfaceOrientation) }
  /// The event `pageViewControllerSupportedInterfaceOrientations(_:)`.
  public static var pageSupportedInterfaceOrientations: EventMember { EventMember(.pageSupportedInterfaceOrientations) }
  /// The event `pageViewControllerPreferredInterfaceOrientationForPresentation(_:)`.
  public static var pagePreferredInterfaceOrientation: EventMember { EventMember(.pagePreferredInterfaceOrientation) }
  /// The event `pageViewController(_:spineLocationFor:)`, with `for: orientation`.
  public static var pageSpineLocation: EventMember { EventMember(.pageSpineLocation) }

  // MARK: Blocks of transition coordinators and animations
  /// The event `alongsideTransition`.
  public static var alongsideTransition: EventMember { EventMember(.alongsideTransition) }
  /// The event `completion`.
  public static var completion: EventMember { EventMember(.completion) }
  /// The event `animations`, with `duration: number, [delay: number], [damping: number], [velocity: number], [options: text]`.
  public static var animations: EventMember { EventMember(.animations) }
  /// The event `animationCompletion`.
  public static var animationCompletion: EventMember { EventMember(.animationCompletion) }
  /// The event `interactionChange`.
  public static var interactionChange: EventMember { EventMember(.interactionChange) }
  /// The event `adjustedContentInsetDidChange()`, with `insets`.
  public static var adjustedContentInsetDidChange: EventMember { EventMember(.adjustedContentInsetDidChange) }

  // MARK: Calls to the delegates of scroll views
  /// The event `scrollViewDidScroll(_:)`.
  public static var scrollViewDidScroll: EventMember { EventMember(.scrollViewDidScroll) }
  /// The event `scrollViewDidZoom(_:)`, with `scale: number`.
  public static var scrollViewDidZoom: EventMember { EventMember(.scrollViewDidZoom) }
  /// The event `scrollViewWillBeginDragging(_:)`.
  public static var scrollViewWillBeginDragging: EventMember { EventMember(.scrollViewWillBeginDragging) }
  /// The event `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, with `withVelocity: point, targetContentOffset: point`.
  public static var scrollViewWillEndDragging: EventMember { EventMember(.scrollViewWillEndDragging) }
  /// The event `scrollViewDidEndDragging(_:willDecelerate:)`, with `willDecelerate: bool`.
  public static var scrollViewDidEndDragging: EventMember { EventMember(.scrollViewDidEndDragging) }
  /// The event `scrollViewWillBeginDecelerating(_:)`.
  public static var scrollViewWillBeginDecelerating: EventMember { EventMember(.scrollViewWillBeginDecelerating) }
  /// The event `scrollViewDidEndDecelerating(_:)`.
  public static var scrollViewDidEndDecelerating: EventMember { EventMember(.scrollViewDidEndDecelerating) }
  /// The event `scrollViewDidEndScrollingAnimation(_:)`.
  public static var scrollViewDidEndScrollingAnimation: EventMember { EventMember(.scrollViewDidEndScrollingAnimation) }
  /// The event `viewForZooming(in:)`.
  public static var viewForZooming: EventMember { EventMember(.viewForZooming) }
  /// The event `scrollViewWillBeginZooming(_:with:)`.
  public static var scrollViewWillBeginZooming: EventMember { EventMember(.scrollViewWillBeginZooming) }
  /// The event `scrollViewDidEndZooming(_:with:atScale:)`, with `atScale: number`.
  public static var scrollViewDidEndZooming: EventMember { EventMember(.scrollViewDidEndZooming) }
  /// The event `scrollViewShouldScrollToTop(_:)`.
  public static var scrollViewShouldScrollToTop: EventMember { EventMember(.scrollViewShouldScrollToTop) }
  /// The event `scrollViewDidScrollToTop(_:)`.
  public static var scrollViewDidScrollToTop: EventMember { EventMember(.scrollViewDidScrollToTop) }
  /// The event `scrollViewDidChangeAdjustedContentInset(_:)`.
  public static var scrollViewDidChangeAdjustedContentInset: EventMember { EventMember(.scrollViewDidChangeAdjustedContentInset) }

  // MARK: Calls about text input
  /// The event `textFieldShouldBeginEditing(_:)`.
  public static var textFieldShouldBeginEditing: EventMember { EventMember(.textFieldShouldBeginEditing) }
  /// The event `textFieldDidBeginEditing(_:)`.
  public static var textFieldDidBeginEditing: EventMember { EventMember(.textFieldDidBeginEditing) }
  /// The event `textFieldShouldEndEditing(_:)`.
  public static var textFieldShouldEndEditing: EventMember { EventMember(.textFieldShouldEndEditing) }
  /// The event `textFieldDidEndEditing(_:reason:)`.
  public static var textFieldDidEndEditing: EventMember { EventMember(.textFieldDidEndEditing) }
  /// The event `textField(_:shouldChangeCharactersIn:replacementString:)`, with `replacementString: text`.
  public static var textFieldShouldChangeCharacters: EventMember { EventMember(.textFieldShouldChangeCharacters) }
  /// The event `textFieldDidChangeSelection(_:)`.
  public static var textFieldDidChangeSelection: EventMember { EventMember(.textFieldDidChangeSelection) }
  /// The event `textFieldShouldClear(_:)`.
  public static var textFieldShouldClear: EventMember { EventMember(.textFieldShouldClear) }
  /// The event `textFieldShouldReturn(_:)`.
  public static var textFieldShouldReturn: EventMember { EventMember(.textFieldShouldReturn) }
  /// The event `textViewShouldBeginEditing(_:)`.
  public static var textViewShouldBeginEditing: EventMember { EventMember(.textViewShouldBeginEditing) }
  /// The event `textViewDidBeginEditing(_:)`.
  public static var textViewDidBeginEditing: EventMember { EventMember(.textViewDidBeginEditing) }
  /// The event `textViewShouldEndEditing(_:)`.
  public static var textViewShouldEndEditing: EventMember { EventMember(.textViewShouldEndEditing) }
  /// The event `textViewDidEndEditing(_:)`.
  public static var textViewDidEndEditing: EventMember { EventMember(.textViewDidEndEditing) }
  /// The event `textView(_:shouldChangeTextIn:replacementText:)`, with `replacementText: text`.
  public static var textViewShouldChangeText: EventMember { EventMember(.textViewShouldChangeText) }
  /// The event `textViewDidChange(_:)`.
  public static var textViewDidChange: EventMember { EventMember(.textViewDidChange) }
  /// The event `textViewDidChangeSelection(_:)`.
  public static var textViewDidChangeSelection: EventMember { EventMember(.textViewDidChangeSelection) }
  /// The event `searchBarShouldBeginEditing(_:)`.
  public static var searchBarShouldBeginEditing: EventMember { EventMember(.searchBarShouldBeginEditing) }
  /// The event `searchBarTextDidBeginEditing(_:)`.
  public static var searchBarTextDidBeginEditing: EventMember { EventMember(.searchBarTextDidBeginEditing) }
  /// The event `searchBarShouldEndEditing(_:)`.
  public static var searchBarShouldEndEditing: EventMember { EventMember(.searchBarShouldEndEditing) }
  /// The event `searchBarTextDidEndEditing(_:)`.
  public static var searchBarTextDidEndEditing: EventMember { EventMember(.searchBarTextDidEndEditing) }
  /// The event `searchBar(_:textDidChange:)`.
  public static var searchBarTextDidChange: EventMember { EventMember(.searchBarTextDidChange) }
  /// The event `searchBar(_:shouldChangeTextIn:replacementText:)`.
  public static var searchBarShouldChangeText: EventMember { EventMember(.searchBarShouldChangeText) }
  /// The event `searchBarSearchButtonClicked(_:)`.
  public static var searchBarSearchButtonClicked: EventMember { EventMember(.searchBarSearchButtonClicked) }
  /// The event `searchBarCancelButtonClicked(_:)`.
  public static var searchBarCancelButtonClicked: EventMember { EventMember(.searchBarCancelButtonClicked) }
  /// The event `searchBar(_:selectedScopeButtonIndexDidChange:)`.
  public static var searchBarScopeDidChange: EventMember { EventMember(.searchBarScopeDidChange) }
  /// The event `presentSearchController(_:)`.
  public static var presentSearchController: EventMember { EventMember(.presentSearchController) }
  /// The event `willPresentSearchController(_:)`.
  public static var willPresentSearchController: EventMember { EventMember(.willPresentSearchController) }
  /// The event `didPresentSearchController(_:)`.
  public static var didPresentSearchController: EventMember { EventMember(.didPresentSearchController) }
  /// The event `willDismissSearchController(_:)`.
  public static var willDismissSearchController: EventMember { EventMember(.willDismissSearchController) }
  /// The event `didDismissSearchController(_:)`.
  public static var didDismissSearchController: EventMember { EventMember(.didDismissSearchController) }
  /// The event `updateSearchResults(for:)`.
  public static var updateSearchResults: EventMember { EventMember(.updateSearchResults) }
  /// The event `numberOfComponents(in:)`.
  public static var numberOfComponents: EventMember { EventMember(.numberOfComponents) }
  /// The event `pickerView(_:numberOfRowsInComponent:)`.
  public static var numberOfRowsInComponent: EventMember { EventMember(.numberOfRowsInComponent) }
  /// The event `pickerView(_:widthForComponent:)`.
  public static var pickerWidth: EventMember { EventMember(.pickerWidth) }
  /// The event `pickerView(_:rowHeightForComponent:)`.
  public static var pickerRowHeight: EventMember { EventMember(.pickerRowHeight) }
  /// The event `pickerView(_:titleForRow:forComponent:)`.
  public static var pickerTitle: EventMember { EventMember(.pickerTitle) }
  /// The event `pickerView(_:attributedTitleForRow:forComponent:)`.
  public static var pickerAttributedTitle: EventMember { EventMember(.pickerAttributedTitle) }
  /// The event `pickerView(_:viewForRow:forComponent:reusing:)`.
  public static var pickerViewForRow: EventMember { EventMember(.pickerViewForRow) }
  /// The event `pickerView(_:didSelectRow:inComponent:)`.
  public static var pickerDidSelectRow: EventMember { EventMember(.pickerDidSelectRow) }
  /// The event `keyboardWillShowNotification`.
  public static var keyboardWillShowNotification: EventMember { EventMember(.keyboardWillShowNotification) }
  /// The event `keyboardDidShowNotification`.
  public static var keyboardDidShowNotification: EventMember { EventMember(.keyboardDidShowNotification) }
  /// The event `keyboardWillHideNotification`.
  public static var keyboardWillHideNotification: EventMember { EventMember(.keyboardWillHideNotification) }
  /// The event `keyboardDidHideNotification`.
  public static var keyboardDidHideNotification: EventMember { EventMember(.keyboardDidHideNotification) }
  /// The event `keyboardWillChangeFrameNotification`.
  public static var keyboardWillChangeFrameNotification: EventMember { EventMember(.keyboardWillChangeFrameNotification) }
  /// The event `keyboardDidChangeFrameNotification`.
  public static var keyboardDidChangeFrameNotification: EventMember { EventMember(.keyboardDidChangeFrameNotification) }

  // MARK: Calls into lists, their data sources and delegates
  /// The event `prepareForReuse()`.
  public static var prepareForReuse: EventMember { EventMember(.prepareForReuse) }
  /// The event `numberOfSections(in:)`.
  public static var numberOfSections: EventMember { EventMember(.numberOfSections) }
  /// The event `tableView(_:numberOfRowsInSection:)`, with `numberOfRowsInSection: number`.
  public static var tableRows: EventMember { EventMember(.tableRows) }
  /// The event `tableView(_:cellForRowAt:)`, with `cellForRowAt: text`.
  public static var tableCell: EventMember { EventMember(.tableCell) }
  /// The event `tableView(_:titleForHeaderInSection:)`, with `titleForHeaderInSection: number`.
  public static var tableHeaderTitle: EventMember { EventMember(.tableHeaderTitle) }
  /// The event `tableView(_:titleForFooterInSection:)`, with `titleForFooterInSection: number`.
  public static var tableFooterTitle: EventMember { EventMember(.tableFooterTitle) }
  /// The event `tableView(_:heightForRowAt:)`, with `heightForRowAt: text`.
  public static var tableRowHeight: EventMember { EventMember(.tableRowHeight) }
  /// The event `tableView(_:heightForHeaderInSection:)`, with `heightForHeaderInSection: number`.
  public static var tableHeaderHeight: EventMember { EventMember(.tableHeaderHeight) }
  /// The event `tableView(_:heightForFooterInSection:)`, with `heightForFooterInSection: number`.
  public static var tableFooterHeight: EventMember { EventMember(.tableFooterHeight) }
  /// The event `tableView(_:estimatedHeightForRowAt:)`, with `estimatedHeightForRowAt: text`.
  public static var tableRowEstimate: EventMember { EventMember(.tableRowEstimate) }
  /// The event `tableView(_:viewForHeaderInSection:)`, with `viewForHeaderInSection: number`.
  public static var tableHeaderView: EventMember { EventMember(.tableHeaderView) }
  /// The event `tableView(_:viewForFooterInSection:)`, with `viewForFooterInSection: number`.
  public static var tableFooterView: EventMember { EventMember(.tableFooterView) }
  /// The event `tableView(_:willDisplay:forRowAt:)`, with `forRowAt: text`.
  public static var tableWillDisplay: EventMember { EventMember(.tableWillDisplay) }
  /// The event `tableView(_:didEndDisplaying:forRowAt:)`, with `forRowAt: text`.
  public static var tableDidEndDisplaying: EventMember { EventMember(.tableDidEndDisplaying) }
  /// The event `tableView(_:willDisplayHeaderView:forSection:)`, with `forSection: number`.
  public static var tableWillDisplayHeader: EventMember { EventMember(.tableWillDisplayHeader) }
  /// The event `tableView(_:willDisplayFooterView:forSection:)`, with `forSection: number`.
  public static var tableWillDisplayFooter: EventMember { EventMember(.tableWillDisplayFooter) }
  /// The event `tableView(_:didEndDisplayingHeaderView:forSection:)`, with `forSection: number`.
  public static var tableDidEndDisplayingHeader: EventMember { EventMember(.tableDidEndDisplayingHeader) }
  /// The event `tableView(_:didEndDisplayingFooterView:forSection:)`, with `forSection: number`.
  public static var tableDidEndDisplayingFooter: EventMember { EventMember(.tableDidEndDisplayingFooter) }
  /// The event `tableView(_:shouldHighlightRowAt:)`, with `shouldHighlightRowAt: text`.
  public static var tableShouldHighlight: EventMember { EventMember(.tableShouldHighlight) }
  /// The event `tableView(_:didHighlightRowAt:)`, with `didHighlightRowAt: text`.
  public static var tableDidHighlight: EventMember { EventMember(.tableDidHighlight) }
  /// The event `tableView(_:didUnhighlightRowAt:)`, with `didUnhighlightRowAt: text`.
  public static var tableDidUnhighlight: EventMember { EventMember(.tableDidUnhighlight) }
  /// The event `tableView(_:willSelectRowAt:)`, with `willSelectRowAt: text`.
  public static var tableWillSelect: EventMember { EventMember(.tableWillSelect) }
  /// The event `tableView(_:didSelectRowAt:)`, with `didSelectRowAt: text`.
  public static var tableDidSelect: EventMember { EventMember(.tableDidSelect) }
  /// The event `tableView(_:willDeselectRowAt:)`, with `willDeselectRowAt: text`.
  public static var tableWillDeselect: EventMember { EventMember(.tableWillDeselect) }
  /// The event `tableView(_:didDeselectRowAt:)`, with `didDeselectRowAt: text`.
  public static var tableDidDeselect: EventMember { EventMember(.tableDidDeselect) }
  /// The event `tableView(_:accessoryButtonTappedForRowWith:)`, with `accessoryButtonTappedForRowWith: text`.
  public static var tableAccessoryTapped: EventMember { EventMember(.tableAccessoryTapped) }
  /// The event `tableView(_:canEditRowAt:)`, with `canEditRowAt: text`.
  public static var tableCanEdit: EventMember { EventMember(.tableCanEdit) }
  /// The event `tableView(_:canMoveRowAt:)`, with `canMoveRowAt: text`.
  public static var tableCanMove: EventMember { EventMember(.tableCanMove) }
  /// The event `tableView(_:editingStyleForRowAt:)`, with `editingStyleForRowAt: text`.
  public static var tableEditingStyle: EventMember { EventMember(.tableEditingStyle) }
  /// The event `tableView(_:shouldIndentWhileEditingRowAt:)`, with `shouldIndentWhileEditingRowAt: text`.
  public static var tableShouldIndent: EventMember { EventMember(.tableShouldIndent) }
  /// The event `tableView(_:indentationLevelForRowAt:)`, with `indentationLevelForRowAt: text`.
  public static var tableIndentation: EventMember { EventMember(.tableIndentation) }
  /// The event `tableView(_:willBeginEditingRowAt:)`, with `willBeginEditingRowAt: text`.
  public static var tableWillBeginEditing: EventMember { EventMember(.tableWillBeginEditing) }
  /// The event `tableView(_:didEndEditingRowAt:)`, with `didEndEditingRowAt: text`.
  public static var tableDidEndEditing: EventMember { EventMember(.tableDidEndEditing) }
  /// The event `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`, with `titleForDeleteConfirmationButtonForRowAt: text`.
  public static var tableDeleteTitle: EventMember { EventMember(.tableDeleteTitle) }
  /// The event `tableView(_:commit:forRowAt:)`, with `forRowAt: text`.
  public static var tableCommit: EventMember { EventMember(.tableCommit) }
  /// The event `tableView(_:moveRowAt:to:)`, with `moveRowAt: text, to: text`.
  public static var tableMove: EventMember { EventMember(.tableMove) }
  /// The event `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`, with `targetIndexPathForMoveFromRowAt: text, toProposedIndexPath: text`.
  public static var tableMoveTarget: EventMember { EventMember(.tableMoveTarget) }
  /// The event `sectionIndexTitles(for:)`.
  public static var tableIndexTitles: EventMember { EventMember(.tableIndexTitles) }
  /// The event `tableView(_:sectionForSectionIndexTitle:at:)`, with `sectionForSectionIndexTitle: text, at: number`.
  public static var tableIndexSection: EventMember { EventMember(.tableIndexSection) }
  /// The event `tableView(_:editActionsForRowAt:)`, with `editActionsForRowAt: text`.
  public static var tableEditActions: EventMember { EventMember(.tableEditActions) }
  /// The event `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`, with `leadingSwipeActionsConfigurationForRowAt: text`.
  public static var tableLeadingSwipe: EventMember { EventMember(.tableLeadingSwipe) }
  /// The event `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`, with `trailingSwipeActionsConfigurationForRowAt: text`.
  public static var tableTrailingSwipe: EventMember { EventMember(.tableTrailingSwipe) }
  /// The event `tableView(_:prefetchRowsAt:)`, with `prefetchRowsAt: text`.
  public static var tablePrefetch: EventMember { EventMember(.tablePrefetch) }
  /// The event `tableView(_:cancelPrefetchingForRowsAt:)`, with `cancelPrefetchingForRowsAt: text`.
  public static var tableCancelPrefetch: EventMember { EventMember(.tableCancelPrefetch) }
  /// The event `collectionView(_:numberOfItemsInSection:)`, with `numberOfItemsInSection: number`.
  public static var collectionItems: EventMember { EventMember(.collectionItems) }
  /// The event `collectionView(_:cellForItemAt:)`, with `cellForItemAt: text`.
  public static var collectionCell: EventMember { EventMember(.collectionCell) }
  /// The event `collectionView(_:viewForSupplementaryElementOfKind:at:)`, with `viewForSupplementaryElementOfKind: text, at: text`.
  public static var collectionSupplementary: EventMember { EventMember(.collectionSupplementary) }
  /// The event `collectionView(_:willDisplay:forItemAt:)`, with `forItemAt: text`.
  public static var collectionWillDisplay: EventMember { EventMember(.collectionWillDisplay) }
  /// The event `collectionView(_:didEndDisplaying:forItemAt:)`, with `forItemAt: text`.
  public static var collectionDidEndDisplaying: EventMember { EventMember(.collectionDidEndDisplaying) }
  /// The event `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`, with `forElementKind: text, at: text`.
  public static var collectionWillDisplaySupplementary: EventMember { EventMember(.collectionWillDisplaySupplementary) }
  /// The event `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`, with `forElementOfKind: text, at: text`.
  public static var collectionDidEndDisplayingSupplementary: EventMember { EventMember(.collectionDidEndDisplayingSupplementary) }
  /// The event `collectionView(_:shouldHighlightItemAt:)`, with `shouldHighlightItemAt: text`.
  public static var collectionShouldHighlight: EventMember { EventMember(.collectionShouldHighlight) }
  /// The event `collectionView(_:didHighlightItemAt:)`, with `didHighlightItemAt: text`.
  public static var collectionDidHighlight: EventMember { EventMember(.collectionDidHighlight) }
  /// The event `collectionView(_:didUnhighlightItemAt:)`, with `didUnhighlightItemAt: text`.
  public static var collectionDidUnhighlight: EventMember { EventMember(.collectionDidUnhighlight) }
  /// The event `collectionView(_:shouldSelectItemAt:)`, with `shouldSelectItemAt: text`.
  public static var collectionShouldSelect: EventMember { EventMember(.collectionShouldSelect) }
  /// The event `collectionView(_:didSelectItemAt:)`, with `didSelectItemAt: text`.
  public static var collectionDidSelect: EventMember { EventMember(.collectionDidSelect) }
  /// The event `collectionView(_:shouldDeselectItemAt:)`, with `shouldDeselectItemAt: text`.
  public static var collectionShouldDeselect: EventMember { EventMember(.collectionShouldDeselect) }
  /// The event `collectionView(_:didDeselectItemAt:)`, with `didDeselectItemAt: text`.
  public static var collectionDidDeselect: EventMember { EventMember(.collectionDidDeselect) }
  /// The event `collectionView(_:prefetchItemsAt:)`, with `prefetchItemsAt: text`.
  public static var collectionPrefetch: EventMember { EventMember(.collectionPrefetch) }
  /// The event `collectionView(_:cancelPrefetchingForItemsAt:)`, with `cancelPrefetchingForItemsAt: text`.
  public static var collectionCancelPrefetch: EventMember { EventMember(.collectionCancelPrefetch) }
  /// The event `collectionView(_:layout:sizeForItemAt:)`, with `sizeForItemAt: text`.
  public static var flowItemSize: EventMember { EventMember(.flowItemSize) }
  /// The event `collectionView(_:layout:insetForSectionAt:)`, with `insetForSectionAt: number`.
  public static var flowInset: EventMember { EventMember(.flowInset) }
  /// The event `collectionView(_:layout:minimumLineSpacingForSectionAt:)`, with `minimumLineSpacingForSectionAt: number`.
  public static var flowLineSpacing: EventMember { EventMember(.flowLineSpacing) }
  /// The event `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`, with `minimumInteritemSpacingForSectionAt: number`.
  public static var flowItemSpacing: EventMember { EventMember(.flowItemSpacing) }
  /// The event `collectionView(_:layout:referenceSizeForHeaderInSection:)`, with `referenceSizeForHeaderInSection: number`.
  public static var flowHeaderSize: EventMember { EventMember(.flowHeaderSize) }
  /// The event `collectionView(_:layout:referenceSizeForFooterInSection:)`, with `referenceSizeForFooterInSection: number`.
  public static var flowFooterSize: EventMember { EventMember(.flowFooterSize) }

  // MARK: Notifications by the names that Swift gives them
  /// The event `orientationDidChangeNotification`.
  public static var orientationDidChangeNotification: EventMember { EventMember(.orientationDidChangeNotification) }
  /// The event `didFinishLaunchingNotification`.
  public static var didFinishLaunchingNotification: EventMember { EventMember(.didFinishLaunchingNotification) }
  /// The event `didBecomeActiveNotification`.
  public static var didBecomeActiveNotification: EventMember { EventMember(.didBecomeActiveNotification) }
  /// The event `willResignActiveNotification`.
  public static var willResignActiveNotification: EventMember { EventMember(.willResignActiveNotification) }
  /// The event `didEnterBackgroundNotification`.
  public static var didEnterBackgroundNotification: EventMember { EventMember(.didEnterBackgroundNotification) }
  /// The event `willEnterForegroundNotification`.
  public static var willEnterForegroundNotification: EventMember { EventMember(.willEnterForegroundNotification) }
  /// The event `willTerminateNotification`.
  public static var willTerminateNotification: EventMember { EventMember(.willTerminateNotification) }
  /// The event `didReceiveMemoryWarningNotification`.
  public static var didReceiveMemoryWarningNotification: EventMember { EventMember(.didReceiveMemoryWarningNotification) }
  /// The event `willChangeStatusBarOrientationNotification`.
  public static var willChangeStatusBarOrientationNotification: EventMember { EventMember(.willChangeStatusBarOrientationNotification) }
  /// The event `didChangeStatusBarOrientationNotification`.
  public static var didChangeStatusBarOrientationNotification: EventMember { EventMember(.didChangeStatusBarOrientationNotification) }
  /// The event `UIContentSizeCategory.didChangeNotification`.
  public static var contentSizeCategoryDidChangeNotification: EventMember { EventMember(.contentSizeCategoryDidChangeNotification) }
  /// The event `didBecomeKeyNotification`.
  public static var didBecomeKeyNotification: EventMember { EventMember(.didBecomeKeyNotification) }
  /// The event `didResignKeyNotification`.
  public static var didResignKeyNotification: EventMember { EventMember(.didResignKeyNotification) }
  /// The event `didBecomeVisibleNotification`.
  public static var didBecomeVisibleNotification: EventMember { EventMember(.didBecomeVisibleNotification) }
  /// The event `didBecomeHiddenNotification`.
  public static var didBecomeHiddenNotification: EventMember { EventMember(.didBecomeHiddenNotification) }
  /// The event `willConnectNotification`.
  public static var sceneWillConnectNotification: EventMember { EventMember(.sceneWillConnectNotification) }
  /// The event `didActivateNotification`.
  public static var sceneDidActivateNotification: EventMember { EventMember(.sceneDidActivateNotification) }
  /// The event `willDeactivateNotification`.
  public static var sceneWillDeactivateNotification: EventMember { EventMember(.sceneWillDeactivateNotification) }
  /// The event `didDisconnectNotification`.
  public static var sceneDidDisconnectNotification: EventMember { EventMember(.sceneDidDisconnectNotification) }

  // MARK: Calls through layers
  /// The event `layoutSublayers(of:)`.
  public static var layoutSublayersOf: EventMember { EventMember(.layoutSublayersOf) }
}
