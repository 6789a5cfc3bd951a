import Foundation
public import GimbalEngine
public import GimbalGeometry

/// A view that lays its content out in the safe area, and extends the content's edges beyond it.
///
/// The extension is not drawn.
///
/// Rule: L-GUIDE-9.
/// Source: Apple, UIBackgroundExtensionView (from iOS 26 on).
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// The content, a subview.
  @Settable open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if refuses(content: contentView) {
        _contentView.wrappedValue = oldValue
        return
      }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      setNeedsLayout()
    }
  }

  /// True if the view lays its content out; false if the app sets its frame or constraints.
  @Settable open var automaticallyPlacesContentView = true {
    didSet { setNeedsLayout() }
  }

  /// Lays out the content in the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard automaticallyPlacesContentView, let contentView else { return }
    contentView.frame = bounds.inset(by: safeAreaInsets)
  }

  /// Lays out the content after a change of the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
