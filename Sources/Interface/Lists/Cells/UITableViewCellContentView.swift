import GimbalEngine

/// A cell that can make its list measure it again.
@preconcurrency @MainActor
protocol SelfSizingCell: UIView {
  /// Called when constraints in the content view change.
  func contentConstraintsDidChange()
}

extension UITableViewCell: SelfSizingCell {
  final func contentConstraintsDidChange() { table?.constraintsDidChange(in: self) }
}

/// The view that contains a cell's content.
class UITableViewCellContentView: UIView, EncapsulatedView, ConstraintWatching {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? any SelfSizingCell)?.invalidateIntrinsicContentSize()
  }

  /// See: R-LIST-19.
  func constraintsDidChange() {
    (superview as? any SelfSizingCell)?.contentConstraintsDidChange()
  }
}

/// The content view of a collection view's cell, with UIKit's class name.
///
/// Source: apps that compare the class of a touched view with the name.
final class UICollectionViewCellContentView: UITableViewCellContentView {}
