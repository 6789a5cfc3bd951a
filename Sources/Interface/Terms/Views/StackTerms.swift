/// Values for stack views: `UIStackView.Distribution` and `UIStackView.Alignment`.
public enum StackTerms {
  /// Along the axis: how the views share the room.
  public enum Distribution: Int, Sendable {
    /// The views fill it; their priorities say which grow or shrink.
    case fill = 0
    /// The views are equally long.
    case fillEqually = 1
    /// The views are long in proportion to their content.
    case fillProportionally = 2
    /// The gaps are equally long, and at least the spacing.
    case equalSpacing = 3
    /// The middles are equally far apart, where the spacing lets them.
    case equalCentering = 4
  }

  /// Across the axis: where the views stand.
  public enum Alignment: Int, Sendable {
    /// The views fill the room across.
    case fill = 0
    /// The views' leading edges meet, in a column.
    case leading = 1
    /// The baselines of the views' first lines meet, in a row.
    case firstBaseline = 2
    /// The views' middles meet.
    case center = 3
    /// The views' trailing edges meet, in a column.
    case trailing = 4
    /// The baselines of the views' last lines meet, in a row.
    case lastBaseline = 5

    /// The views' top edges meet, in a row.
    public static var top: Alignment { .leading }
    /// The views' bottom edges meet, in a row.
    public static var bottom: Alignment { .trailing }
  }
}
