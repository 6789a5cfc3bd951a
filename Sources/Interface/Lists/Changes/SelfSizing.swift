/// The occasions on which existing cells are measured again (from iOS 16 on).
///
/// `UITableView` and `UICollectionView` have typealiases with UIKit's name.
///
/// Source: Apple, UITableView.SelfSizingInvalidation, UICollectionView.SelfSizingInvalidation.
public enum ListSelfSizing: Int, Sendable {
  /// Never.
  case disabled = 0
  /// When `invalidateIntrinsicContentSize()` is called on a cell or its `contentView`, or its
  /// content configuration changes.
  case enabled = 1
  /// As `enabled`, and when constraints or content sizes in `contentView` change.
  case enabledIncludingConstraints = 2
}
