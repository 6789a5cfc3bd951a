/// Behaviours of a system in lists.
extension SystemFeatures {
  /// The labels of a cell with a system style follow the text size automatically.
  package var cellLabelsFollowTextSize: Bool { version.major >= 11 }
  /// The labels of a cell begin at the margin of the window; before, at 15 points.
  ///
  /// See: R-LIST-5.
  package var cellsFollowWindowMargin: Bool { version.major >= 11 }
  /// The accessories and editing controls of cells are drawn as symbols.
  ///
  /// See: R-LIST-5.
  package var drawsAccessoriesAsSymbols: Bool { version.major >= 13 }
  /// Rows with the system's labels have more space, and subtitles are larger.
  ///
  /// See: R-LIST-18.
  package var hasTallRows: Bool { version.major >= 26 }
  /// A table shows the titles of headers in capital letters, unless its style is plain.
  package var capitalizesHeaderTitles: Bool { version.major < 26 }
  /// A table's delegate returns actions for a row that is swiped towards its leading edge.
  ///
  /// See: R-LIST-14.
  package var hasRowActions: Bool { version.major >= 8 }
  /// Rows have swipe actions on both sides, and a full swipe performs the first one.
  ///
  /// See: R-LIST-14.
  package var hasSwipeActions: Bool { version.major >= 11 }
  /// The buttons of a row's swipe actions are equally wide.
  ///
  /// See: R-LIST-17.
  package var hasEqualSwipeButtons: Bool { version.major >= 11 }
  /// The buttons of a row's swipe actions are round, with gaps between them.
  ///
  /// See: R-LIST-17.
  package var hasRoundSwipeButtons: Bool { version.major >= 26 }
  /// The wheels of pickers have margins.
  ///
  /// See: R-EDIT-6.
  package var pickersHaveMargins: Bool { version.major >= 14 }
}
