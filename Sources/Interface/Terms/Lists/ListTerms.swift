/// The place of something in relation to a rectangle.
///
/// Source: Apple, NSRectAlignment.
public enum NSRectAlignment: Int, Sendable {
  /// In the middle.
  case none = 0
  /// At the top.
  case top = 1
  /// At the top, before the middle.
  case topLeading = 2
  /// Before.
  case leading = 3
  /// At the bottom, before the middle.
  case bottomLeading = 4
  /// At the bottom.
  case bottom = 5
  /// At the bottom, after the middle.
  case bottomTrailing = 6
  /// After.
  case trailing = 7
  /// At the top, after the middle.
  case topTrailing = 8
}

/// The reference of the insets of a section.
///
/// Source: Apple, UIContentInsetsReference.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration; for that, the safe area.
  case automatic = 0
  /// The edges of the view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The width that can be read well.
  case readableContent = 4
}

/// The scrolling of a section across the direction of the layout.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingBehavior.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, and comes to rest where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// By pages as wide as the section.
  case paging = 3
  /// By one group.
  case groupPaging = 4
  /// By one group, which rests in the middle.
  case groupPagingCentered = 5
}

/// Values for sections of rows: `UICollectionLayoutListConfiguration.Appearance`.
public enum ListTerms {
  /// The looks of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections apart from each other and from the edges.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A sidebar without a background.
    case sidebarPlain = 4
  }
}
