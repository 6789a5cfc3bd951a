import GimbalTraits
import Testing

/// The systems with which behaviours begin and end, as the pages of their rules state them (F-58).
@Suite struct SystemFeaturesTests {
  private typealias Row = (
    rule: String, feature: KeyPath<SystemFeatures, Bool>, first: SystemVersion?,
    end: SystemVersion?
  )

  /// The behaviours of a rule: the first system that has it, and the first later one that has not.
  private static var rows: [Row] {
    [
      ("R-SDK-2", \.logsMissingSceneLifeCycle, .iOS(18, 4), nil),
      ("R-SDK-2", \.saysSceneLifeCycleIsRequiredSoon, .iOS(26), nil),
      ("R-SDK-2", \.requiresSceneLifeCycle, .iOS(27), nil),
      ("R-RSZ-7", \.resizesPhoneApps, .iOS(27), nil),
      ("R-FOLD-9", \.hasDisplayRegions, .iOS(27, 1), nil),
      ("L-MARG-1", \.plainViewsHaveNoMargins, .iOS(27, 1), nil),
      ("R-ORI-9", \.queriesSceneDelegates, .iOS(27), nil),
      ("R-ORI-4", \.queriesSupportedOrientations, .iOS(6), nil),
      ("R-ORI-4", \.queriesContainerDelegates, .iOS(7), nil),
      ("R-ORI-5", \.rootOutweighsApp, .iOS(13), nil),
      ("R-ORI-6", \.attemptsRotation, nil, .iOS(16)),
      ("R-ORI-7", \.queriesShouldAutorotate, nil, .iOS(16)),
      ("R-ORI-8", \.rotatesWindowsByRoot, .iOS(7), .iOS(14)),
      ("R-ORI-1", \.notifiesPadsBeforeRotation, nil, .iOS(13)),
      ("R-LAUNCH-7", \.launchesInPortrait, nil, .iOS(11)),
      ("V-78", \.rotatesSilentlyAtLaunch, .iOS(13), .iOS(14)),
      ("R-LAUNCH-2", \.raisesWindowWithoutRoot, .iOS(9), nil),
      ("R-LAUNCH-2", \.newWindowsFillScreen, .iOS(9), nil),
      ("R-LAUNCH-3", \.hasScenes, .iOS(13), nil),
      ("R-LAUNCH-3", \.activatesSceneBeforeApp, .iOS(13), .iOS(16)),
      ("V-14", \.unloadsViews, nil, .iOS(6)), ("V-14", \.sendsViewWillUnload, .iOS(5), .iOS(6)),
      ("L-GUIDE-2", \.viewsExtendUnderBars, .iOS(7), nil),
      ("R-BAR-3", \.positionsSearchInline, .iOS(16), nil),
      ("V-46", \.floatsTabBars, .iOS(18), nil),
      ("R-NAV-3", \.swipesBack, .iOS(7), nil), ("L-ANIM-19", \.slidesOver, .iOS(7), nil),
      ("R-PRES-8", \.swipesPresentationsAway, .iOS(13), nil),
      ("R-TRAIT-2", \.presentedInheritFromSuperviews, .iOS(27), nil),
      ("R-TRAIT-9", \.tracksTraits, .iOS(18), nil),
      ("V-27", \.postsTextSize, .iOS(7), nil),
      ("V-27", \.delaysTextSizeOfDetachedViews, .iOS(13), .iOS(15)),
      ("L-SAFE-2", \.hasSafeArea, .iOS(11), nil), ("L-MARG-1", \.managesMargins, .iOS(8), nil),
      ("R-SAFE-1", \.showsAddedSafeAreaAtOnce, .iOS(13), nil),
      ("L-ERR-6", \.refusesPriorityCrossing, .iOS(8), nil),
      ("L-ERR-6", \.crossesPriorityBeforeLayout, .iOS(18), nil),
      ("L-ERR-1", \.refusesMixedKindsAtOnce, nil, .iOS(10)),
      ("L-VFL-4", \.spacesToMargins, .iOS(8), nil),
      ("V-74", \.resizesDetachedViews, nil, .iOS(10)), ("V-53", \.layoutSetsFrames, nil, .iOS(8)),
      ("R-PRES-10", \.interruptsTransitions, .iOS(10), nil),
      ("L-COL-9", \.colorsTextByStyle, .iOS(13), nil),
      ("R-CTRL-6", \.buttonsReserveTaps, .iOS(6), nil),
      ("R-CTRL-7", \.hasPrimaryActions, .iOS(9), nil),
      ("L-TEXT-17", \.endsOnLineFeeds, .iOS(11), nil),
      ("L-SIZE-14", \.hasCompactDatePickers, .iOS(14), nil),
      ("L-SIZE-19", \.drawsButtonsAsSymbols, .iOS(13), nil),
      ("V-48", \.roundsTitles, .iOS(15), nil), ("R-LIST-19", \.remeasuresCells, .iOS(16), nil),
      ("V-11", \.delaysPagesOfViewDidLoad, .iOS(11), nil),
      ("R-NAV-5", \.notifiesOfCoveredTops, .iOS(16), .iOS(18)),
      ("R-ROT-15", \.announcesCoveredColumnNarrow, .iOS(9), .iOS(9, 1)),
      ("V-2", \.changesStacksInLayout, .iOS(7), nil),
      ("V-7", \.refreshesConstraintsInPush, .iOS(7), .iOS(10)),
      ("V-15", \.notifiesTwiceOfFirst, .iOS(5), .iOS(6)),
      ("V-4", \.showsStacksInLayout, .iOS(18), nil),
      ("V-13", \.hidesCollapse, .iOS(17), .iOS(17, 2)),
      ("R-PRES-7", \.presentsSheets, .iOS(13), nil),
      ("R-ALERT-4", \.drawsLinesInAlerts, nil, .iOS(14)),
      ("R-LIST-5", \.separatorsCutContent, nil, .iOS(13)),
      ("R-LIST-7", \.padsSectionHeaders, .iOS(15), nil),
      ("R-ITEMS-6", \.marginsInvalidateCollections, .iOS(13), .iOS(14)),
      ("R-BAR-12", \.showsBarButtonsOnGlass, .iOS(26), nil),
      ("R-KEY-5", \.hidesKeyboardBehindAlerts, .iOS(11), nil),
      ("R-ALERT-2", \.centersAlertsInSafeArea, .iOS(13), nil),
      ("R-ALERT-2", \.hasWiderActionSheets, .iOS(13), nil),
      ("L-SIZE-15", \.givesScopesARow, nil, .iOS(13)),
      ("R-CTRL-9", \.refreshesOnlyInWindow, .iOS(17), nil),
      ("L-ANIM-24", \.flushesUpdatesInAnimations, .iOS(26), nil),
      ("R-LIST-5", \.cellsFollowWindowMargin, .iOS(11), nil),
      ("R-LIST-5", \.drawsAccessoriesAsSymbols, .iOS(13), nil),
      ("R-LIST-14", \.hasRowActions, .iOS(8), nil),
      ("R-LIST-14", \.hasSwipeActions, .iOS(11), nil),
      ("R-LIST-17", \.hasEqualSwipeButtons, .iOS(11), nil),
      ("R-LIST-17", \.hasRoundSwipeButtons, .iOS(26), nil),
      ("R-LIST-18", \.hasTallRows, .iOS(26), nil),
      ("R-EDIT-6", \.pickersHaveMargins, .iOS(14), nil),
    ]
  }

  @Test func `behaviours begin and end with the systems of their rules`() {
    let systems =
      (4...18).map { SystemVersion.iOS($0) } + (26...27).map { SystemVersion.iOS($0) }
      + [.iOS(9, 1), .iOS(17, 1), .iOS(17, 2), .iOS(18, 3), .iOS(18, 4), .iOS(27, 1)]
    for system in systems {
      let features = SystemFeatures(system)
      for row in Self.rows {
        let isAfter = row.first.map { system >= $0 } ?? true
        let isBefore = row.end.map { system < $0 } ?? true
        let found = features[keyPath: row.feature]
        #expect(found == (isAfter && isBefore), "\(row.rule): \(row.feature) on \(system)")
      }
    }
  }

  /// R-SDK-2, R-FOLD-9, L-MARG-1.
  @Test func `behaviours of an SDK need the app's SDK and the system`() {
    let older = SystemFeatures(.iOS(27, 1), sdk: .iOS27)
    #expect(!older.hasDisplayRegions && !older.plainViewsHaveNoMargins)
    let earlier = SystemFeatures(.iOS(27), sdk: .iOS27Point1)
    #expect(!earlier.hasDisplayRegions && !earlier.plainViewsHaveNoMargins)
    #expect(older.requiresSceneLifeCycle && earlier.requiresSceneLifeCycle)
    #expect(!SystemFeatures(.iOS(27), sdk: .iOS26).requiresSceneLifeCycle)
    #expect(!SystemFeatures(.iOS(26), sdk: .iOS27).requiresSceneLifeCycle)
  }

  /// V-12: the app becomes active between the callbacks of the first screen.
  @Test func `an app is active before its first controller appeared up to iOS 7, on 9 and 10`() {
    let systems = (4...18).filter { SystemFeatures(.iOS($0)).isActiveBeforeAppeared }
    #expect(systems == [4, 5, 6, 7, 9, 10])
  }
}
