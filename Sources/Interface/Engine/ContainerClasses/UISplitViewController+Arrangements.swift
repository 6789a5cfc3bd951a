/// The enumerations of a split view controller.
extension UISplitViewController {
  /// The arrangements of the columns of an expanded split view.
  ///
  /// Source: Apple, UISplitViewController.DisplayMode.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The former name (up to iOS 13) of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name (up to iOS 13) of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name (up to iOS 13) of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The number of columns, or the classic style without columns.
  ///
  /// Source: Apple, UISplitViewController.Style (from iOS 14 on).
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// The columns.
  ///
  /// Source: Apple, UISplitViewController.Column (from iOS 14 on).
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// The ways in which the other columns are shown together with the secondary column.
  ///
  /// Source: Apple, UISplitViewController.SplitBehavior (from iOS 14 on).
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// The side of the primary column.
  ///
  /// Source: Apple, UISplitViewController.PrimaryEdge.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }
}
