public import Foundation
import GimbalControls
import GimbalEngine
import GimbalText

/// The text field of a search bar.
///
/// Source: Apple, UISearchTextField.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The bar that receives the field's events.
  final weak var bar: UISearchBar?

  /// Creates a field with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a field from a storyboard or nib file; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    let controlMetrics = controlMetrics(.searchField)
    borderStyle = .roundedRect
    font = controlMetrics.uiFont
    returnKeyType = .search
    clearButtonMode = .always
  }

  /// The height of a search field, in points; there is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics(.searchField).size.height)
  }
}
