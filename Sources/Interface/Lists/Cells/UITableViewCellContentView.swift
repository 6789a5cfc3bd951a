import GimbalEngine

/// A cell that can make its list measure it again.
@preconcurrency @MainActor
protocol SelfSizingCell: UIView {
  /// Called when constraints in the content view change.
  func contentConstraintsDidChange()
}

extension UITableViewCell: SelfSizingCell {
  /// Passes the change to the table, which may measure the row again.
  final func contentConstraintsDidChange() { table?.constraintsDidChange(in: self) }
}

/// The view that contains a cell's content, the value of `contentView`.
class UITableViewCellContentView: UIView, EncapsulatedView, ConstraintWatching {
  /// Notifies the cell, whose height may depend on the content.
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? any SelfSizingCell)?.invalidateIntrinsicContentSize()
  }

  /// Called when a constraint inside the cell has changed; passes the call to the cell.
  ///
  /// See: R-LIST-19.
  func constraintsDidChange() {
    (superview as? any SelfSizingCell)?.contentConstraintsDidChange()
  }
}

/// The content view of a collection view's cell, with UIKit's class name.
///
/// Source: apps that compare the class of a touched view with the name.
final class UICollectionViewCellContentView: UITableViewCellContentView {}
