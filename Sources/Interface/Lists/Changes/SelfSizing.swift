/// The occasions on which existing cells are measured again (from iOS 16 on).
///
/// `UITableView` and `UICollectionView` have typealiases with UIKit's name.
///
/// Source: Apple, UITableView.SelfSizingInvalidation, UICollectionView.SelfSizingInvalidation.
public enum ListSelfSizing: Int, Sendable {
  /// None.
  case disabled = 0
  /// A call of `invalidateIntrinsicContentSize()` on a cell or its `contentView`, or another
  /// content configuration.
  case enabled = 1
  /// These, and changes of constraints or content sizes in `contentView`.
  case enabledIncludingConstraints = 2
}
