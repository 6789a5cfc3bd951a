import GimbalEngine

/// A cell whose list measures it again when it says so.
@preconcurrency @MainActor
protocol SelfSizingCell: UIView {
  /// Called when constraints in the content view change.
  func contentConstraintsDidChange()
}

extension UITableViewCell: SelfSizingCell {
  final func contentConstraintsDidChange() { table?.constraintsDidChange(in: self) }
}

/// The view that holds what a cell shows.
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

/// The same of a collection's cell, whose class has a name of its own.
///
/// Source: apps that compare the class of a touched view with the name.
final class UICollectionViewCellContentView: UITableViewCellContentView {}
