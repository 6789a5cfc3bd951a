/// The occasions on which cells that exist are measured again (from iOS 16 on); `UITableView` and `UICollectionView`
/// give it UIKit's name.
///
/// Source: Apple, UITableView.SelfSizingInvalidation, UICollectionView.SelfSizingInvalidation.
public enum ListSelfSizing: Int, Sendable {
  /// None.
  case disabled = 0
  /// A call of `invalidateIntrinsicContentSize()` on a cell or its `contentView`, and another content
  /// configuration.
  case enabled = 1
  /// These, and changes of constraints or content sizes in `contentView`.
  case enabledIncludingConstraints = 2
}
