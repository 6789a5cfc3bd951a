/// Enumerations of stack views: `UIStackView.Distribution` and `UIStackView.Alignment`.
public enum StackTerms {
  /// How the views share the length along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill it; their priorities determine which grow or shrink.
    case fill = 0
    /// The views have equal lengths.
    case fillEqually = 1
    /// The views have lengths in proportion to their content.
    case fillProportionally = 2
    /// The gaps are equal, and at least the spacing.
    case equalSpacing = 3
    /// The distances between centers are equal, as far as the spacing permits.
    case equalCentering = 4
  }

  /// How the views are aligned across the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the width or height across the axis.
    case fill = 0
    /// The views' leading edges are aligned, in a column.
    case leading = 1
    /// The baselines of the views' first lines are aligned, in a horizontal stack.
    case firstBaseline = 2
    /// The views' centers are aligned.
    case center = 3
    /// The views' trailing edges are aligned, in a column.
    case trailing = 4
    /// The baselines of the views' last lines are aligned, in a horizontal stack.
    case lastBaseline = 5

    /// The views' top edges are aligned, in a horizontal stack.
    public static var top: Alignment { .leading }
    /// The views' bottom edges are aligned, in a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
