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
final class UITableViewCellContentView: UIView, EncapsulatedView, ConstraintWatching {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? any SelfSizingCell)?.invalidateIntrinsicContentSize()
  }

  /// See: R-LIST-19.
  func constraintsDidChange() {
    (superview as? any SelfSizingCell)?.contentConstraintsDidChange()
  }
}
