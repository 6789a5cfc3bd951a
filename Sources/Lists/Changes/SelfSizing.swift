/// When cells that exist are measured again (from iOS 16 on); `UITableView` and `UICollectionView` give it UIKit's name.
///
/// Source: Apple, UITableView.SelfSizingInvalidation, UICollectionView.SelfSizingInvalidation.
public enum ListSelfSizing: Int, Sendable {
  /// Never by themselves.
  case disabled = 0
  /// When `invalidateIntrinsicContentSize()` is called on a cell or its `contentView`, and with another content
  /// configuration.
  case enabled = 1
  /// Then, and when constraints or content sizes in `contentView` change.
  case enabledIncludingConstraints = 2
}
