import GimbalEngine

/// A cell whose list measures it again when it says so.
@preconcurrency @MainActor
protocol SelfSizingCell: UIView {}

extension UITableViewCell: SelfSizingCell {}

/// The view that holds what a cell shows.
final class UITableViewCellContentView: UIView, EncapsulatedView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? any SelfSizingCell)?.invalidateIntrinsicContentSize()
  }
}
