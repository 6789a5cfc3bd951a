/// A callback or a state change that the engine records: the table of events, one line each.
///
/// A line has the Swift name, `viewWillTransition(to:with:)`, and after a space the arguments in a
/// trace. An argument has a kind, and a label unless the name of the event has it. Commas separate
/// arguments, brackets surround an optional one, and `|` separates alternatives. A test that
/// records every event shows that the table is right and complete.
///
/// The order is that of the numbers in a recorder; files contain the text.
// One line per event, whatever its length.
// swift-format-ignore
public enum EventName: String, CaseIterable, Hashable, Sendable {
  // State changes and findings of any receiver.
  case bounds = "bounds rect → rect"
  case transform = "transform transform → transform"
  case traitCollection = "traitCollection text"
  case traitOverrides = "traitOverrides text"
  case additionalSafeAreaInsets = "additionalSafeAreaInsets additionalSafeAreaInsets: insets → insets"
  case layoutMargins = "layoutMargins layoutMargins: insets → insets"
  case interfaceOrientation = "interfaceOrientation orientation → orientation"
  case orientation = "orientation orientation → orientation"
  case resize = "resize text, size: size"
  case settings = "settings text"
  case rotationRefused = "turnRefused reason: text"
  case contentOffset = "contentOffset contentOffset: point → point"
  case contentSize = "contentSize contentSize: size → size"
  case isFirstResponder = "isFirstResponder bool"
  case background
  case foreground
  case memoryWarning
  case exception = "exception name: text, reason: text"
  case warning = "warning text: text"
  case layoutLoop = "layoutLoop limit: number, view: text | reason: text"
  case conflict = "conflict summary: text, broken: text, constraints: text, log: text"
  case ambiguity = "ambiguity variables: text | variables: text, guide: text"
  case custom
  case keyboard = "keyboard height: number → number"
  case preferredContentSize = "preferredContentSize size → size"
  case touch = "touch phase: text, at: point, [finger: number]"
  case shake
  case fold
  case unfold
  case hinge = "hinge degrees: number"
  case posture = "posture text"
  case foldRefused = "foldRefused reason: text"
  case hingeUpdate = "updateHandler status: text, angle: number"

  // Events, touches and gestures.
  case sendEvent = "sendEvent(_:)"
  case touchesBegan = "touchesBegan(_:with:) point, [count: number]"
  case touchesMoved = "touchesMoved(_:with:) point, [count: number]"
  case touchesEnded = "touchesEnded(_:with:) point, [count: number]"
  case touchesCancelled = "touchesCancelled(_:with:) point, [count: number]"
  case gestureState = "state text"
  case gestureAction = "action text"
  case gestureReset = "reset()"
  case gestureShouldBegin = "gestureRecognizerShouldBegin(_:) object"
  case gestureShouldReceive = "gestureRecognizer(_:shouldReceive:) object, shouldReceive: point"
  case gestureShouldRecognizeSimultaneously = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) object, shouldRecognizeSimultaneouslyWith: object"
  case gestureShouldRequireFailure = "gestureRecognizer(_:shouldRequireFailureOf:) object, shouldRequireFailureOf: object"
  case gestureShouldBeRequiredToFail = "gestureRecognizer(_:shouldBeRequiredToFailBy:) object, shouldBeRequiredToFailBy: object"
  case beginTracking = "beginTracking(_:with:) point"
  case continueTracking = "continueTracking(_:with:) point"
  case endTracking = "endTracking(_:with:) point"
  case cancelTracking = "cancelTracking(with:)"
  case sendAction = "sendAction(_:to:for:) text"
  case sendUIAction = "sendAction(_:) text"

  // Calls into views.
  case layoutSubviews = "layoutSubviews()"
  case updateConstraints = "updateConstraints()"
  case updateProperties = "updateProperties()"
  case draw = "draw(_:) rect"
  case didAddSubview = "didAddSubview(_:) object"
  case willRemoveSubview = "willRemoveSubview(_:) object"
  case willMoveToSuperview = "willMove(toSuperview:) toSuperview: object?"
  case didMoveToSuperview = "didMoveToSuperview()"
  case willMoveToWindow = "willMove(toWindow:) toWindow: object?"
  case didMoveToWindow = "didMoveToWindow()"
  case safeAreaInsetsDidChange = "safeAreaInsetsDidChange() insets"
  case layoutMarginsDidChange = "layoutMarginsDidChange() insets"
  case traitCollectionDidChange = "traitCollectionDidChange(_:) text"
  case traitChangeHandler = "traitChangeHandler text"
  case tintColorDidChange = "tintColorDidChange()"
  case pointInside = "point(inside:with:) point"
  case hitTest = "hitTest(_:with:) point"
  case intrinsicContentSizeQuery = "intrinsicContentSize.get"
  case resignFirstResponder = "resignFirstResponder()"

  // Calls into windows and screens.
  case makeKeyAndVisible = "makeKeyAndVisible()"
  case becomeKey = "becomeKey()"
  case resignKey = "resignKey()"
  case rootViewController = "rootViewController object"
  case windowScene

  // Calls into controllers: loading, appearance, layout, environment.
  case initialize = "init"
  case awakeFromNib = "awakeFromNib()"
  case shouldPerformSegue = "shouldPerformSegue(withIdentifier:sender:) withIdentifier: text"
  case prepare = "prepare(for:sender:) for: text, destination: object"
  case loadView = "loadView()"
  case viewDidLoad = "viewDidLoad()"
  case viewWillUnload = "viewWillUnload()"
  case viewDidUnload = "viewDidUnload()"
  case viewWillAppear = "viewWillAppear(_:) bool"
  case viewIsAppearing = "viewIsAppearing(_:) bool"
  case viewDidAppear = "viewDidAppear(_:) bool"
  case viewWillDisappear = "viewWillDisappear(_:) bool"
  case viewDidDisappear = "viewDidDisappear(_:) bool"
  case viewWillLayoutSubviews = "viewWillLayoutSubviews()"
  case viewDidLayoutSubviews = "viewDidLayoutSubviews()"
  case updateViewConstraints = "updateViewConstraints()"
  case viewSafeAreaInsetsDidChange = "viewSafeAreaInsetsDidChange()"
  case viewLayoutMarginsDidChange = "viewLayoutMarginsDidChange()"
  case willTransition = "willTransition(to:with:) text"
  case viewWillTransition = "viewWillTransition(to:with:) to: size"
  case sizeForChildContentContainer = "size(forChildContentContainer:withParentContainerSize:) forChildContentContainer: object, withParentContainerSize: size"
  case preferredContentSizeDidChange = "preferredContentSizeDidChange(forChildContentContainer:) forChildContentContainer: object"
  case systemLayoutFittingSizeDidChange = "systemLayoutFittingSizeDidChange(forChildContentContainer:) forChildContentContainer: object"
  case didReceiveMemoryWarning = "didReceiveMemoryWarning()"
  case deinitialize = "deinit"

  // Calls about parents and children.
  case willMoveToParent = "willMove(toParent:) toParent: object?"
  case didMoveToParent = "didMove(toParent:) toParent: object?"
  case addChild = "addChild(_:) object"
  case removeFromParent = "removeFromParent()"
  case setOverrideTraitCollection = "setOverrideTraitCollection(_:forChild:) text, forChild: object"
  case transitionFromTo = "transition(from:to:duration:options:animations:completion:)"
  case childForStatusBarHidden
  case childForStatusBarStyle
  case childForHomeIndicatorAutoHidden
  case prefersStatusBarHidden
  case preferredStatusBarStyle
  case prefersHomeIndicatorAutoHidden
  case setNeedsStatusBarAppearanceUpdate = "setNeedsStatusBarAppearanceUpdate()"
  case childForScreenEdgesDeferringSystemGestures
  case preferredScreenEdgesDeferringSystemGestures
  case setNeedsUpdateOfHomeIndicatorAutoHidden = "setNeedsUpdateOfHomeIndicatorAutoHidden()"
  case setNeedsUpdateOfScreenEdgesDeferringSystemGestures = "setNeedsUpdateOfScreenEdgesDeferringSystemGestures()"
  case preferredStatusBarUpdateAnimation
  case childForInterfaceOrientationLock = "childViewControllerForInterfaceOrientationLock"
  case prefersInterfaceOrientationLocked
  case setNeedsUpdateOfPrefersInterfaceOrientationLocked = "setNeedsUpdateOfPrefersInterfaceOrientationLocked()"
  case preferredVerticalBarBehavior
  case childForPreferredVerticalBarBehavior
  case setNeedsUpdateOfVerticalBarConfiguration = "setNeedsUpdateOfVerticalBarConfiguration()"

  // Calls about interface orientation.
  case shouldAutorotate
  case shouldAutorotateToInterfaceOrientation = "shouldAutorotate(to:) to: orientation"
  case supportedInterfaceOrientations
  case preferredInterfaceOrientationForPresentation
  case willRotate = "willRotate(to:duration:) to: orientation, duration: number"
  case willAnimateRotation = "willAnimateRotation(to:duration:) to: orientation, duration: number"
  case didRotate = "didRotate(from:) from: orientation"
  case attemptRotationToDeviceOrientation = "attemptRotationToDeviceOrientation()"
  case setNeedsUpdateOfSupportedInterfaceOrientations = "setNeedsUpdateOfSupportedInterfaceOrientations()"
  case requestGeometryUpdate = "requestGeometryUpdate(_:errorHandler:) text"
  case geometryErrorHandler

  // Calls into the application and its delegate.
  case applicationWillFinishLaunching = "application(_:willFinishLaunchingWithOptions:)"
  case applicationDidFinishLaunching = "application(_:didFinishLaunchingWithOptions:)"
  case applicationDidBecomeActive = "applicationDidBecomeActive(_:)"
  case applicationWillResignActive = "applicationWillResignActive(_:)"
  case applicationDidEnterBackground = "applicationDidEnterBackground(_:)"
  case applicationWillEnterForeground = "applicationWillEnterForeground(_:)"
  case applicationWillTerminate = "applicationWillTerminate(_:)"
  case applicationDidReceiveMemoryWarning = "applicationDidReceiveMemoryWarning(_:)"
  case applicationSupportedInterfaceOrientations = "application(_:supportedInterfaceOrientationsFor:)"
  case applicationConfigurationForConnecting = "application(_:configurationForConnecting:options:)"
  case applicationDidDiscardSceneSessions = "application(_:didDiscardSceneSessions:)"
  case applicationWillChangeStatusBarOrientation = "application(_:willChangeStatusBarOrientation:duration:)"
  case applicationDidChangeStatusBarOrientation = "application(_:didChangeStatusBarOrientation:)"
  case resignActive
  case becomeActive
  case terminate

  // Calls into scenes and their delegate.
  case sceneWillConnect = "scene(_:willConnectTo:options:)"
  case sceneDidDisconnect = "sceneDidDisconnect(_:)"
  case sceneDidBecomeActive = "sceneDidBecomeActive(_:)"
  case sceneWillResignActive = "sceneWillResignActive(_:)"
  case sceneWillEnterForeground = "sceneWillEnterForeground(_:)"
  case sceneDidEnterBackground = "sceneDidEnterBackground(_:)"
  case windowSceneDidUpdate = "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
  case windowSceneDidUpdateEffectiveGeometry = "windowScene(_:didUpdateEffectiveGeometry:)"
  case windowSceneSupportedInterfaceOrientations = "supportedInterfaceOrientations(for:)"

  // Calls that present and dismiss.
  case present = "present(_:animated:completion:) object"
  case dismiss = "dismiss(animated:completion:)"
  case presentationCompletion
  case dismissalCompletion
  case presentationTransitionWillBegin = "presentationTransitionWillBegin()"
  case presentationTransitionDidEnd = "presentationTransitionDidEnd(_:) bool"
  case dismissalTransitionWillBegin = "dismissalTransitionWillBegin()"
  case dismissalTransitionDidEnd = "dismissalTransitionDidEnd(_:) bool"
  case containerViewWillLayoutSubviews = "containerViewWillLayoutSubviews()"
  case containerViewDidLayoutSubviews = "containerViewDidLayoutSubviews()"
  case frameOfPresentedViewInContainerView
  case shouldRemovePresentersView
  case shouldPresentInFullscreen
  case adaptivePresentationStyleForTraits = "adaptivePresentationStyle(for:traitCollection:)"
  case adaptivePresentationStyleFor = "adaptivePresentationStyle(for:)"
  case viewControllerForAdaptivePresentationStyle = "presentationController(_:viewControllerForAdaptivePresentationStyle:)"
  case willPresentWithAdaptiveStyle = "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
  case presentationControllerShouldDismiss = "presentationControllerShouldDismiss(_:)"
  case presentationControllerWillDismiss = "presentationControllerWillDismiss(_:)"
  case presentationControllerDidDismiss = "presentationControllerDidDismiss(_:)"
  case presentationControllerDidAttemptToDismiss = "presentationControllerDidAttemptToDismiss(_:)"
  case presentationControllerForPresented = "presentationController(forPresented:presenting:source:)"
  case animationControllerForPresented = "animationController(forPresented:presenting:source:)"
  case animationControllerForDismissed = "animationController(forDismissed:)"
  case interactionControllerForPresentation = "interactionControllerForPresentation(using:)"
  case interactionControllerForDismissal = "interactionControllerForDismissal(using:)"
  case animateTransition = "animateTransition(using:)"
  case transitionDuration = "transitionDuration(using:)"
  case interruptibleAnimator = "interruptibleAnimator(using:)"
  case animationEnded = "animationEnded(_:)"
  case completeTransition = "completeTransition(_:) bool"
  case prepareForPopoverPresentation = "prepareForPopoverPresentation(_:)"
  case willRepositionPopover = "popoverPresentationController(_:willRepositionPopoverTo:in:)"
  case sheetDidChangeDetent = "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"

  // Calls into navigation, tab and split controllers and their delegates.
  case pushViewController = "pushViewController(_:animated:) object"
  case popViewController = "popViewController(animated:)"
  case popToRootViewController = "popToRootViewController(animated:)"
  case setViewControllers = "setViewControllers(_:animated:)"
  case navigationWillShow = "navigationController(_:willShow:animated:) willShow: object"
  case navigationDidShow = "navigationController(_:didShow:animated:) didShow: object"
  case navigationSupportedInterfaceOrientations = "navigationControllerSupportedInterfaceOrientations(_:)"
  case navigationPreferredInterfaceOrientation = "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"
  case navigationAnimationController = "navigationController(_:animationControllerFor:from:to:)"
  case tabShouldSelect = "tabBarController(_:shouldSelect:) shouldSelect: object"
  case tabDidSelect = "tabBarController(_:didSelect:) didSelect: object"
  case tabSupportedInterfaceOrientations = "tabBarControllerSupportedInterfaceOrientations(_:)"
  case primaryViewControllerForCollapsing = "primaryViewController(forCollapsing:)"
  case primaryViewControllerForExpanding = "primaryViewController(forExpanding:)"
  case collapseSecondaryOnto = "splitViewController(_:collapseSecondary:onto:)"
  case separateSecondaryFrom = "splitViewController(_:separateSecondaryFrom:)"
  case collapseSecondaryViewController = "collapseSecondaryViewController(_:for:) object"
  case separateSecondaryViewController = "separateSecondaryViewController(for:)"
  case topColumnForCollapsing = "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
  case displayModeForExpanding = "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)"
  case splitViewControllerDidCollapse = "splitViewControllerDidCollapse(_:)"
  case splitViewControllerDidExpand = "splitViewControllerDidExpand(_:)"
  case splitWillChangeTo = "splitViewController(_:willChangeTo:)"
  case show = "show(_:sender:) object"
  case showDetailViewController = "showDetailViewController(_:sender:) object"
  case pageDidFinishAnimating = "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
  case pageWillTransitionTo = "pageViewController(_:willTransitionTo:)"
  case pageBefore = "pageViewController(_:viewControllerBefore:) object"
  case pageAfter = "pageViewController(_:viewControllerAfter:) object"
  case navigationInteractionController = "navigationController(_:interactionControllerFor:)"
  case tabAnimationController = "tabBarController(_:animationControllerForTransitionFrom:to:)"
  case tabInteractionController = "tabBarController(_:interactionControllerFor:)"
  case splitWillShow = "splitViewController(_:willShow:) text"
  case splitWillHide = "splitViewController(_:willHide:) text"
  case splitShow = "splitViewController(_:show:sender:) object"
  case splitShowDetail = "splitViewController(_:showDetail:sender:) object"
  case splitSupportedInterfaceOrientations = "splitViewControllerSupportedInterfaceOrientations(_:)"
  case splitPreferredInterfaceOrientation = "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)"
  case tabPreferredInterfaceOrientation = "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)"
  case pageSupportedInterfaceOrientations = "pageViewControllerSupportedInterfaceOrientations(_:)"
  case pagePreferredInterfaceOrientation = "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)"
  case pageSpineLocation = "pageViewController(_:spineLocationFor:) for: orientation"

  // Blocks of transition coordinators and animations.
  case alongsideTransition
  case completion
  case animations = "animations duration: number, [delay: number], [damping: number], [velocity: number], [options: text] |"
  case animationCompletion
  case interactionChange
  case adjustedContentInsetDidChange = "adjustedContentInsetDidChange() insets"

  // Calls to the delegates of scroll views.
  case scrollViewDidScroll = "scrollViewDidScroll(_:)"
  case scrollViewDidZoom = "scrollViewDidZoom(_:) scale: number"
  case scrollViewWillBeginDragging = "scrollViewWillBeginDragging(_:)"
  case scrollViewWillEndDragging = "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) withVelocity: point, targetContentOffset: point"
  case scrollViewDidEndDragging = "scrollViewDidEndDragging(_:willDecelerate:) willDecelerate: bool"
  case scrollViewWillBeginDecelerating = "scrollViewWillBeginDecelerating(_:)"
  case scrollViewDidEndDecelerating = "scrollViewDidEndDecelerating(_:)"
  case scrollViewDidEndScrollingAnimation = "scrollViewDidEndScrollingAnimation(_:)"
  case viewForZooming = "viewForZooming(in:)"
  case scrollViewWillBeginZooming = "scrollViewWillBeginZooming(_:with:)"
  case scrollViewDidEndZooming = "scrollViewDidEndZooming(_:with:atScale:) atScale: number"
  case scrollViewShouldScrollToTop = "scrollViewShouldScrollToTop(_:)"
  case scrollViewDidScrollToTop = "scrollViewDidScrollToTop(_:)"
  case scrollViewDidChangeAdjustedContentInset = "scrollViewDidChangeAdjustedContentInset(_:)"

  // Calls about text input.
  case textFieldShouldBeginEditing = "textFieldShouldBeginEditing(_:)"
  case textFieldDidBeginEditing = "textFieldDidBeginEditing(_:)"
  case textFieldShouldEndEditing = "textFieldShouldEndEditing(_:)"
  case textFieldDidEndEditing = "textFieldDidEndEditing(_:reason:)"
  case textFieldShouldChangeCharacters = "textField(_:shouldChangeCharactersIn:replacementString:) replacementString: text"
  case textFieldDidChangeSelection = "textFieldDidChangeSelection(_:)"
  case textFieldShouldClear = "textFieldShouldClear(_:)"
  case textFieldShouldReturn = "textFieldShouldReturn(_:)"
  case textViewShouldBeginEditing = "textViewShouldBeginEditing(_:)"
  case textViewDidBeginEditing = "textViewDidBeginEditing(_:)"
  case textViewShouldEndEditing = "textViewShouldEndEditing(_:)"
  case textViewDidEndEditing = "textViewDidEndEditing(_:)"
  case textViewShouldChangeText = "textView(_:shouldChangeTextIn:replacementText:) replacementText: text"
  case textViewDidChange = "textViewDidChange(_:)"
  case textViewDidChangeSelection = "textViewDidChangeSelection(_:)"
  case searchBarShouldBeginEditing = "searchBarShouldBeginEditing(_:)"
  case searchBarTextDidBeginEditing = "searchBarTextDidBeginEditing(_:)"
  case searchBarShouldEndEditing = "searchBarShouldEndEditing(_:)"
  case searchBarTextDidEndEditing = "searchBarTextDidEndEditing(_:)"
  case searchBarTextDidChange = "searchBar(_:textDidChange:)"
  case searchBarShouldChangeText = "searchBar(_:shouldChangeTextIn:replacementText:)"
  case searchBarSearchButtonClicked = "searchBarSearchButtonClicked(_:)"
  case searchBarCancelButtonClicked = "searchBarCancelButtonClicked(_:)"
  case searchBarScopeDidChange = "searchBar(_:selectedScopeButtonIndexDidChange:)"
  case presentSearchController = "presentSearchController(_:)"
  case willPresentSearchController = "willPresentSearchController(_:)"
  case didPresentSearchController = "didPresentSearchController(_:)"
  case willDismissSearchController = "willDismissSearchController(_:)"
  case didDismissSearchController = "didDismissSearchController(_:)"
  case updateSearchResults = "updateSearchResults(for:)"
  case numberOfComponents = "numberOfComponents(in:)"
  case numberOfRowsInComponent = "pickerView(_:numberOfRowsInComponent:)"
  case pickerWidth = "pickerView(_:widthForComponent:)"
  case pickerRowHeight = "pickerView(_:rowHeightForComponent:)"
  case pickerTitle = "pickerView(_:titleForRow:forComponent:)"
  case pickerAttributedTitle = "pickerView(_:attributedTitleForRow:forComponent:)"
  case pickerViewForRow = "pickerView(_:viewForRow:forComponent:reusing:)"
  case pickerDidSelectRow = "pickerView(_:didSelectRow:inComponent:)"
  case keyboardWillShowNotification
  case keyboardDidShowNotification
  case keyboardWillHideNotification
  case keyboardDidHideNotification
  case keyboardWillChangeFrameNotification
  case keyboardDidChangeFrameNotification

  // Calls into lists, their data sources and delegates.
  case prepareForReuse = "prepareForReuse()"
  case numberOfSections = "numberOfSections(in:)"
  case tableRows = "tableView(_:numberOfRowsInSection:) numberOfRowsInSection: number"
  case tableCell = "tableView(_:cellForRowAt:) cellForRowAt: text"
  case tableHeaderTitle = "tableView(_:titleForHeaderInSection:) titleForHeaderInSection: number"
  case tableFooterTitle = "tableView(_:titleForFooterInSection:) titleForFooterInSection: number"
  case tableRowHeight = "tableView(_:heightForRowAt:) heightForRowAt: text"
  case tableHeaderHeight = "tableView(_:heightForHeaderInSection:) heightForHeaderInSection: number"
  case tableFooterHeight = "tableView(_:heightForFooterInSection:) heightForFooterInSection: number"
  case tableRowEstimate = "tableView(_:estimatedHeightForRowAt:) estimatedHeightForRowAt: text"
  case tableHeaderView = "tableView(_:viewForHeaderInSection:) viewForHeaderInSection: number"
  case tableFooterView = "tableView(_:viewForFooterInSection:) viewForFooterInSection: number"
  case tableWillDisplay = "tableView(_:willDisplay:forRowAt:) forRowAt: text"
  case tableDidEndDisplaying = "tableView(_:didEndDisplaying:forRowAt:) forRowAt: text"
  case tableWillDisplayHeader = "tableView(_:willDisplayHeaderView:forSection:) forSection: number"
  case tableWillDisplayFooter = "tableView(_:willDisplayFooterView:forSection:) forSection: number"
  case tableDidEndDisplayingHeader = "tableView(_:didEndDisplayingHeaderView:forSection:) forSection: number"
  case tableDidEndDisplayingFooter = "tableView(_:didEndDisplayingFooterView:forSection:) forSection: number"
  case tableShouldHighlight = "tableView(_:shouldHighlightRowAt:) shouldHighlightRowAt: text"
  case tableDidHighlight = "tableView(_:didHighlightRowAt:) didHighlightRowAt: text"
  case tableDidUnhighlight = "tableView(_:didUnhighlightRowAt:) didUnhighlightRowAt: text"
  case tableWillSelect = "tableView(_:willSelectRowAt:) willSelectRowAt: text"
  case tableDidSelect = "tableView(_:didSelectRowAt:) didSelectRowAt: text"
  case tableWillDeselect = "tableView(_:willDeselectRowAt:) willDeselectRowAt: text"
  case tableDidDeselect = "tableView(_:didDeselectRowAt:) didDeselectRowAt: text"
  case tableAccessoryTapped = "tableView(_:accessoryButtonTappedForRowWith:) accessoryButtonTappedForRowWith: text"
  case tableCanEdit = "tableView(_:canEditRowAt:) canEditRowAt: text"
  case tableCanMove = "tableView(_:canMoveRowAt:) canMoveRowAt: text"
  case tableEditingStyle = "tableView(_:editingStyleForRowAt:) editingStyleForRowAt: text"
  case tableShouldIndent = "tableView(_:shouldIndentWhileEditingRowAt:) shouldIndentWhileEditingRowAt: text"
  case tableIndentation = "tableView(_:indentationLevelForRowAt:) indentationLevelForRowAt: text"
  case tableWillBeginEditing = "tableView(_:willBeginEditingRowAt:) willBeginEditingRowAt: text"
  case tableDidEndEditing = "tableView(_:didEndEditingRowAt:) didEndEditingRowAt: text"
  case tableDeleteTitle = "tableView(_:titleForDeleteConfirmationButtonForRowAt:) titleForDeleteConfirmationButtonForRowAt: text"
  case tableCommit = "tableView(_:commit:forRowAt:) forRowAt: text"
  case tableMove = "tableView(_:moveRowAt:to:) moveRowAt: text, to: text"
  case tableMoveTarget = "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) targetIndexPathForMoveFromRowAt: text, toProposedIndexPath: text"
  case tableIndexTitles = "sectionIndexTitles(for:)"
  case tableIndexSection = "tableView(_:sectionForSectionIndexTitle:at:) sectionForSectionIndexTitle: text, at: number"
  case tableEditActions = "tableView(_:editActionsForRowAt:) editActionsForRowAt: text"
  case tableLeadingSwipe = "tableView(_:leadingSwipeActionsConfigurationForRowAt:) leadingSwipeActionsConfigurationForRowAt: text"
  case tableTrailingSwipe = "tableView(_:trailingSwipeActionsConfigurationForRowAt:) trailingSwipeActionsConfigurationForRowAt: text"
  case tablePrefetch = "tableView(_:prefetchRowsAt:) prefetchRowsAt: text"
  case tableCancelPrefetch = "tableView(_:cancelPrefetchingForRowsAt:) cancelPrefetchingForRowsAt: text"
  case collectionItems = "collectionView(_:numberOfItemsInSection:) numberOfItemsInSection: number"
  case collectionCell = "collectionView(_:cellForItemAt:) cellForItemAt: text"
  case collectionSupplementary = "collectionView(_:viewForSupplementaryElementOfKind:at:) viewForSupplementaryElementOfKind: text, at: text"
  case collectionWillDisplay = "collectionView(_:willDisplay:forItemAt:) forItemAt: text"
  case collectionDidEndDisplaying = "collectionView(_:didEndDisplaying:forItemAt:) forItemAt: text"
  case collectionWillDisplaySupplementary = "collectionView(_:willDisplaySupplementaryView:forElementKind:at:) forElementKind: text, at: text"
  case collectionDidEndDisplayingSupplementary = "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) forElementOfKind: text, at: text"
  case collectionShouldHighlight = "collectionView(_:shouldHighlightItemAt:) shouldHighlightItemAt: text"
  case collectionDidHighlight = "collectionView(_:didHighlightItemAt:) didHighlightItemAt: text"
  case collectionDidUnhighlight = "collectionView(_:didUnhighlightItemAt:) didUnhighlightItemAt: text"
  case collectionShouldSelect = "collectionView(_:shouldSelectItemAt:) shouldSelectItemAt: text"
  case collectionDidSelect = "collectionView(_:didSelectItemAt:) didSelectItemAt: text"
  case collectionShouldDeselect = "collectionView(_:shouldDeselectItemAt:) shouldDeselectItemAt: text"
  case collectionDidDeselect = "collectionView(_:didDeselectItemAt:) didDeselectItemAt: text"
  case collectionPrefetch = "collectionView(_:prefetchItemsAt:) prefetchItemsAt: text"
  case collectionCancelPrefetch = "collectionView(_:cancelPrefetchingForItemsAt:) cancelPrefetchingForItemsAt: text"
  case flowItemSize = "collectionView(_:layout:sizeForItemAt:) sizeForItemAt: text"
  case flowInset = "collectionView(_:layout:insetForSectionAt:) insetForSectionAt: number"
  case flowLineSpacing = "collectionView(_:layout:minimumLineSpacingForSectionAt:) minimumLineSpacingForSectionAt: number"
  case flowItemSpacing = "collectionView(_:layout:minimumInteritemSpacingForSectionAt:) minimumInteritemSpacingForSectionAt: number"
  case flowHeaderSize = "collectionView(_:layout:referenceSizeForHeaderInSection:) referenceSizeForHeaderInSection: number"
  case flowFooterSize = "collectionView(_:layout:referenceSizeForFooterInSection:) referenceSizeForFooterInSection: number"

  // Notifications by the names that Swift gives them.
  case orientationDidChangeNotification
  case didFinishLaunchingNotification
  case didBecomeActiveNotification
  case willResignActiveNotification
  case didEnterBackgroundNotification
  case willEnterForegroundNotification
  case willTerminateNotification
  case didReceiveMemoryWarningNotification
  case willChangeStatusBarOrientationNotification
  case didChangeStatusBarOrientationNotification
  case contentSizeCategoryDidChangeNotification = "UIContentSizeCategory.didChangeNotification"
  case didBecomeKeyNotification
  case didResignKeyNotification
  case didBecomeVisibleNotification
  case didBecomeHiddenNotification
  case sceneWillConnectNotification = "willConnectNotification"
  case sceneDidActivateNotification = "didActivateNotification"
  case sceneWillDeactivateNotification = "willDeactivateNotification"
  case sceneDidDisconnectNotification = "didDisconnectNotification"

  // Calls through layers.
  case layoutSublayersOf = "layoutSublayers(of:)"
}
