/// The behaviours of a system version, one property for each.
///
/// It is made once for a device and is the only type that compares version numbers. Differences in
/// the order of callbacks are in `CallbackTiming`.
package struct SystemFeatures: Sendable {
  package let version: SystemVersion
  package let callbackTiming: CallbackTiming
  /// The SDK that the running app was built with.
  package let sdk: AppSDK

  // MARK: SDK of the app

  /// The app has the appearance of iOS 26: it was built with that SDK and without the compatibility
  /// key, which the SDK of iOS 27 ignores.
  ///
  /// See: R-SDK-3.
  package let hasDesignOf26: Bool
  /// Plain views have no default margins.
  ///
  /// See: L-MARG-1.
  package let plainViewsHaveNoMargins: Bool
  /// An app without the scene life cycle logs one line at launch.
  ///
  /// See: R-SDK-2.
  package let logsMissingSceneLifeCycle: Bool
  /// The logged line announces that the scene life cycle will soon be required.
  ///
  /// See: R-SDK-2.
  package let saysSceneLifeCycleIsRequiredSoon: Bool
  /// An app without the scene life cycle does not launch.
  ///
  /// See: R-SDK-2.
  package let requiresSceneLifeCycle: Bool
  /// iPhone apps of its SDK are resized where another device mirrors them.
  ///
  /// See: R-RSZ-7.
  package let resizesPhoneApps: Bool
  /// The app receives the whole display of a foldable device, its regions, and bars at the side.
  ///
  /// See: R-FOLD-9, R-FOLD-13.
  package let hasDisplayRegions: Bool
  /// The delegates of window scenes are queried for orientations before the app's delegate.
  ///
  /// See: R-ORI-9.
  package let queriesSceneDelegates: Bool

  // MARK: Orientations

  /// Controllers return a mask of supported orientations; before, they were queried for each one.
  package let queriesSupportedOrientations: Bool
  /// The root controller is queried for `shouldAutorotate`.
  package let queriesShouldAutorotate: Bool
  /// `attemptRotationToDeviceOrientation()` has an effect.
  package let attemptsRotation: Bool
  /// The root's orientations apply if root and app share none; before, that was an exception.
  package let rootOutweighsApp: Bool
  /// A phone launches in portrait and rotates afterwards.
  package let launchesInPortrait: Bool
  /// The delegates of containers are queried for orientations.
  package let queriesContainerDelegates: Bool
  /// A rotation at launch changes the traits of views without callbacks.
  package let rotatesSilentlyAtLaunch: Bool
  /// Status bar orientation notifications are posted.
  package let postsStatusBarOrientation: Bool
  /// Each window rotates by its own root controller.
  package let rotatesWindowsByRoot: Bool
  /// Observers on iPads receive a rotation of the device before the interface follows.
  package let notifiesPadsBeforeRotation: Bool
  /// Controllers may lock the orientation.
  package let locksOrientation: Bool

  // MARK: Launch and life

  /// The app is active before its first controller has appeared.
  package let isActiveBeforeAppeared: Bool
  /// A window without a root controller is an exception.
  package let raisesWindowWithoutRoot: Bool
  /// A scene is active before the state of its app changes.
  package let activatesSceneBeforeApp: Bool
  /// Apps have scenes.
  package let hasScenes: Bool
  /// The system takes snapshots of apps in the background.
  package let takesSnapshots: Bool
  /// Views that are not in a window are unloaded on memory warnings.
  package let unloadsViews: Bool
  /// `viewWillUnload()` is called.
  package let sendsViewWillUnload: Bool
  /// A device's name is the name of its model, not the name that its owner gave it.
  package let namesDeviceByKind: Bool
  /// The system of an iPad is named iPadOS.
  package let hasPadOS: Bool

  // MARK: Windows and bars

  /// A window that is made without a frame fills the app's part of the screen.
  package let newWindowsFillScreen: Bool
  /// Windows are queried for `canBecomeKey`.
  package let queriesCanBecomeKey: Bool
  /// Controllers' views extend under the bars.
  package let viewsExtendUnderBars: Bool
  /// Controllers decide the style of the status bar.
  package let controllersRuleStatusBar: Bool
  /// Controllers hide the home indicator and choose the edges that defer system gestures.
  package let hasHomeIndicator: Bool
  /// A hidden status bar keeps its height in the layout.
  package let reservesHiddenStatusBar: Bool
  /// Navigation bars have large titles.
  package let hasLargeTitles: Bool
  /// Navigation bars show the search bars of their items.
  package let hasSearchInBars: Bool
  /// The search bar of an item is inline with the buttons if it fits.
  package let positionsSearchInline: Bool
  /// A tab bar controller hides its bar on `setTabBarHidden(_:animated:)`.
  package let hidesTabBars: Bool
  /// The tab bar of an iPad floats at the top.
  package let floatsTabBars: Bool
  /// A swipe from the edge pops in a navigation controller.
  package let swipesBack: Bool
  /// In a push one controller slides over the other, which moves by a part of its width.
  package let slidesOver: Bool
  /// A swipe dismisses a sheet, and a tap outside a popover, if their presentations permit it.
  package let swipesPresentationsAway: Bool
  /// The first scroll view is inset by the bars.
  package let insetsScrollViews: Bool

  // MARK: Traits

  /// A presented controller inherits traits from its view's superviews; before, overrides of the
  /// container's views did not apply to it.
  ///
  /// See: R-TRAIT-2.
  package let presentedInheritFromSuperviews: Bool
  /// The traits that app code reads in a phase are recorded.
  package let tracksTraits: Bool
  /// A switch decides whether a style that is set before the view is loaded causes a callback.
  package let switchesStyleSetBeforeLoad: Bool
  /// Changes of the text size post a notification.
  package let postsTextSize: Bool
  /// Views outside a window receive a changed text size only after its notification.
  package let delaysTextSizeOfDetachedViews: Bool
  /// The layout guides of controllers are hidden subviews of their views.
  package let hasGuideViews: Bool
  /// Views have safe areas.
  package let hasSafeArea: Bool
  /// Views have margins, of which the system manages some.
  package let managesMargins: Bool
  /// Properties are updated in a separate phase before layout.
  package let updatesPropertiesBeforeLayout: Bool

  // MARK: Constraints

  /// The constraints of a view are updated before it first appears.
  package let updatesConstraintsAtAppearance: Bool
  /// The priority of an active constraint cannot change from or to required.
  package let refusesPriorityCrossing: Bool
  /// Such a change is an exception only after the view hierarchy of the constraint has been laid
  /// out.
  package let crossesPriorityBeforeLayout: Bool
  /// Attributes of different kinds are an exception when the constraint is made, not when it is
  /// activated.
  package let refusesMixedKindsAtOnce: Bool
  /// Messages about invalid constraints name the initializer.
  package let namesInitializerInRefusals: Bool
  /// Descriptions of constraints contain their active state.
  package let describesState: Bool
  /// Vertical formats can measure from baseline to baseline.
  package let spacesBaselines: Bool
  /// The standard space to the superview is its margin.
  package let spacesToMargins: Bool
  /// The trace of Auto Layout has its older format.
  package let tracesAsOfOld: Bool
  /// Layout gives a view outside of a hierarchy the size of its own constraints.
  package let resizesDetachedViews: Bool
  /// The constraints for autoresizing masks name edges, not the numbers of the frame.
  package let describesMaskEdges: Bool
  /// Layout by constraints gives a transformed view its frame, not its bounds and center.
  package let layoutSetsFrames: Bool
  /// Animations of views are additive: a second one continues from the current presentation value.
  package let addsAnimations: Bool
  /// A gesture can take over a transition of controllers that has begun without it or was released.
  package let interruptsTransitions: Bool
  /// The log of a conflict gives its hints in one line.
  package let hintsInOneLine: Bool
  /// The log of a conflict names the function that throws.
  package let hintsAtExceptions: Bool
  /// UIKit's views are part of UIKitCore.
  package let hasUIKitCore: Bool
  /// Text without a color takes its color from the style.
  package let colorsTextByStyle: Bool
  /// Buttons prevent single-tap recognizers of superviews from handling their taps.
  package let buttonsReserveTaps: Bool
  /// Buttons send `primaryActionTriggered`.
  package let hasPrimaryActions: Bool
  /// A label that contains only line feeds has a line after the last one.
  package let endsOnLineFeeds: Bool
  /// Date pickers show values that open a calendar unless the wheels style is set.
  package let hasCompactDatePickers: Bool
  /// Buttons of system types that have an image show a symbol.
  package let drawsButtonsAsSymbols: Bool
  /// The size of a button's title is rounded to whole points.
  package let roundsTitles: Bool
  /// True if lists measure existing cells again automatically.
  ///
  /// See: R-LIST-19.
  package let remeasuresCells: Bool

  // MARK: Containers and presentations

  /// Pages that are set in `viewDidLoad()` have appeared before anything is laid out.
  package let delaysPagesOfViewDidLoad: Bool
  /// A child that is added while its parent appears receives no `viewWillAppear`.
  package let leavesOutLateChildren: Bool
  /// A navigation delegate receives the top of a replaced stack that a push covers immediately.
  package let notifiesOfCoveredTops: Bool
  /// In a rotation, the column under an overlay receives its width next to the overlay as new size.
  package let announcesCoveredColumnNarrow: Bool
  /// The top of a sheet is lower on phones with a Home button.
  package let lowersSheets: Bool
  /// A container ends a running transition when another one starts.
  package let endsTransitionsEarly: Bool
  /// A change of a visible stack waits for the container's layout.
  package let changesStacksInLayout: Bool
  /// An animated push brings the constraints of both controllers up to date.
  package let refreshesConstraintsInPush: Bool
  /// A navigation controller's delegate receives the first controller before it has appeared.
  package let notifiesTwiceOfFirst: Bool
  /// A container that enters a window shows no controller before its layout.
  package let showsStacksInLayout: Bool
  /// On a phone a split view controller does not report at first that it is collapsed.
  package let hidesCollapse: Bool
  /// An animated presentation begins at the end of the run-loop turn.
  package let waitsToPresent: Bool
  /// A dismissal without animation ends within the call.
  package let dismissesAtOnce: Bool
  /// The delegate of a presentation is queried for a style with traits.
  package let queriesStyleByTraits: Bool
  /// Presentations are sheets by default, which users swipe down.
  package let presentsSheets: Bool
  /// A line of one pixel is above each row of an alert's buttons.
  package let drawsLinesInAlerts: Bool
  /// Sheets have detents.
  package let hasDetents: Bool
  /// No gap is above a sheet.
  package let sheetsExtendToTop: Bool
  /// The message about presenting a controller that has a parent names the parent.
  package let refusesChildren: Bool
  /// Messages about rejected presentations and preferences are detailed.
  package let detailsRefusals: Bool

  // MARK: Lists

  /// Tables size rows and headers automatically by their content and estimate the others' heights.
  package let estimatesRowHeights: Bool
  /// A cell's content view ends above the separator.
  package let separatorsCutContent: Bool
  /// A plain table leaves a gap above the headers of its sections.
  package let padsSectionHeaders: Bool
  /// The text of a table's cells automatically follows the readable width.
  package let cellsFollowReadableWidth: Bool
  /// Additional safe area insets count in the view's safe area before the next layout.
  package let showsAddedSafeAreaAtOnce: Bool
  /// Changed margins invalidate the layout of a collection view.
  package let marginsInvalidateCollections: Bool

  /// Collects the behaviours of a system for an app; a nil `sdk` is the newest that it knows.
  package init(
    _ version: SystemVersion, sdk: AppSDK? = nil, designRequiresCompatibility: Bool = false
  ) {
    let major = version.major
    let sdk = sdk ?? AppSDK(of: version)
    self.version = version
    self.sdk = sdk
    callbackTiming = CallbackTiming(version)
    hasDesignOf26 =
      major >= 26 && sdk >= .iOS26 && !(designRequiresCompatibility && sdk < .iOS27)
    plainViewsHaveNoMargins = version >= .iOS(27, 1) && sdk >= .iOS27Point1
    logsMissingSceneLifeCycle = version >= .iOS(18, 4)
    saysSceneLifeCycleIsRequiredSoon = major >= 26
    resizesPhoneApps = major >= 27
    hasDisplayRegions = version >= .iOS(27, 1) && sdk >= .iOS27Point1
    queriesSceneDelegates = major >= 27
    requiresSceneLifeCycle = major >= 27 && sdk >= .iOS27
    queriesSupportedOrientations = major >= 6
    queriesShouldAutorotate = major < 16
    attemptsRotation = major < 16
    rootOutweighsApp = major >= 13
    launchesInPortrait = major <= 10
    queriesContainerDelegates = major >= 7
    rotatesSilentlyAtLaunch = major == 13
    postsStatusBarOrientation = major <= 12
    rotatesWindowsByRoot = (7...13).contains(major)
    notifiesPadsBeforeRotation = major <= 12
    locksOrientation = major >= 26
    presentedInheritFromSuperviews = major >= 27
    isActiveBeforeAppeared = major <= 7 || major == 9 || major == 10
    raisesWindowWithoutRoot = major >= 9
    activatesSceneBeforeApp = (13...15).contains(major)
    hasScenes = major >= 13
    takesSnapshots = major >= 9
    unloadsViews = major <= 5
    sendsViewWillUnload = major == 5
    namesDeviceByKind = major >= 16
    hasPadOS = major >= 13
    newWindowsFillScreen = major >= 9
    queriesCanBecomeKey = major >= 15
    viewsExtendUnderBars = major >= 7
    controllersRuleStatusBar = major >= 7
    hasHomeIndicator = major >= 11
    reservesHiddenStatusBar = version >= .iOS(26) && version < .iOS(26, 1)
    hasLargeTitles = major >= 11
    hasSearchInBars = major >= 11
    positionsSearchInline = major >= 16
    hidesTabBars = major >= 18
    floatsTabBars = major >= 18
    swipesBack = major >= 7
    slidesOver = major >= 7
    swipesPresentationsAway = major >= 13
    insetsScrollViews = (7...10).contains(major)
    tracksTraits = major >= 18
    switchesStyleSetBeforeLoad = major >= 14
    postsTextSize = major >= 7
    delaysTextSizeOfDetachedViews = (13...14).contains(major)
    hasGuideViews = (7...8).contains(major)
    hasSafeArea = major >= 11
    managesMargins = major >= 8
    updatesPropertiesBeforeLayout = major >= 26
    updatesConstraintsAtAppearance = major >= 6
    refusesPriorityCrossing = major >= 8
    crossesPriorityBeforeLayout = major >= 18
    refusesMixedKindsAtOnce = major <= 9
    namesInitializerInRefusals = major <= 9
    describesState = major >= 10
    spacesBaselines = major >= 11
    spacesToMargins = major >= 8
    tracesAsOfOld = major <= 7
    resizesDetachedViews = major < 10
    describesMaskEdges = major >= 11
    layoutSetsFrames = major < 8
    addsAnimations = major >= 8
    interruptsTransitions = major >= 10
    colorsTextByStyle = major >= 13
    hintsInOneLine = major <= 8
    hintsAtExceptions = major <= 7
    hasUIKitCore = major >= 12
    buttonsReserveTaps = major >= 6
    hasPrimaryActions = major >= 9
    endsOnLineFeeds = major >= 11
    hasCompactDatePickers = major >= 14
    drawsButtonsAsSymbols = major >= 13
    roundsTitles = major >= 15
    remeasuresCells = major >= 16
    delaysPagesOfViewDidLoad = major >= 11
    leavesOutLateChildren = (6...7).contains(major)
    notifiesOfCoveredTops = (16...17).contains(major)
    announcesCoveredColumnNarrow = version >= .iOS(9) && version < .iOS(9, 1)
    lowersSheets = (15...25).contains(major)
    endsTransitionsEarly = major < 7
    changesStacksInLayout = major >= 7
    refreshesConstraintsInPush = (7...9).contains(major)
    notifiesTwiceOfFirst = major == 5
    showsStacksInLayout = major >= 18
    hidesCollapse = version >= .iOS(17) && version < .iOS(17, 2)
    waitsToPresent = major >= 7
    dismissesAtOnce = major <= 7
    queriesStyleByTraits = version >= .iOS(8, 3)
    presentsSheets = major >= 13
    drawsLinesInAlerts = major <= 13
    hasDetents = major >= 15
    sheetsExtendToTop = major >= 26
    refusesChildren = major >= 13
    detailsRefusals = major >= 13
    estimatesRowHeights = major >= 11
    separatorsCutContent = major <= 12
    padsSectionHeaders = major >= 15
    cellsFollowReadableWidth = (9...11).contains(major)
    showsAddedSafeAreaAtOnce = major >= 13
    marginsInvalidateCollections = major == 13
  }

  /// Returns true if layout repeats after changes of observable models that it read.
  ///
  /// `declared` is the app's declaration; nil means none.
  ///
  /// See: R-LAY-11.
  package func observesModels(_ declared: Bool?) -> Bool {
    version.major >= 18 && (declared ?? (version.major >= 26))
  }

  /// Returns true if the API of a major version is available; a behaviour has its own property.
  package func offers(from major: Int) -> Bool { version.major >= major }
}

/// Colors of a version, usable on any thread and without a device.
extension SystemVersion {
  /// Teal is the darker one.
  package var hasDarkerTeal: Bool { self >= .iOS(15) }
  /// The system's hues are those of 2025.
  package var hasHuesOf2025: Bool { self >= .iOS(26) }
}
