/// The alignment of an item relative to a rectangle.
///
/// Source: Apple, NSRectAlignment.
public enum NSRectAlignment: Int, Sendable {
  /// Centered.
  case none = 0
  /// At the top.
  case top = 1
  /// At the top leading corner.
  case topLeading = 2
  /// At the leading edge.
  case leading = 3
  /// At the bottom leading corner.
  case bottomLeading = 4
  /// At the bottom.
  case bottom = 5
  /// At the bottom trailing corner.
  case bottomTrailing = 6
  /// At the trailing edge.
  case trailing = 7
  /// At the top trailing corner.
  case topTrailing = 8
}

/// The area from which the insets of a section are measured.
///
/// Source: Apple, UIContentInsetsReference.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration; for a configuration, the safe area.
  case automatic = 0
  /// The edges of the view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable width.
  case readableContent = 4
}

/// The scrolling of a section orthogonal to its layout.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingBehavior.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, stopping at the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By pages as wide as the section.
  case paging = 3
  /// By one group.
  case groupPaging = 4
  /// By one group, which stops in the center.
  case groupPagingCentered = 5
}

/// Enumerations of list sections: `UICollectionLayoutListConfiguration.Appearance`.
public enum ListTerms {
  /// The appearances of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections with space between them and to the edges.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A sidebar without a background.
    case sidebarPlain = 4
  }
}
