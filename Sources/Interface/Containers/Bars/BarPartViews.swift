import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText

/// A system button in a bar, with a title, an image or both.
///
/// See: R-BAR-12.
class BarButtonView: UIControl, ImageButton {
  /// Called when the user taps the button; the plan of the bar sets it.
  final var onTap: (() -> Void)?
  private var label: UILabel?
  private var itemImage: UIImageView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let action = UIAction(identifier: UIAction.Identifier("bar-button")) { [weak self] _ in
      self?.onTap?()
    }
    addAction(action, for: .touchUpInside)
  }

  /// Creates a plain button; system views are not created from documents.
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates the label of the title; buttons of tabs have another class.
  func makeLabel() -> UILabel { _UIBarButtonLabel(frame: .zero) }

  /// Creates the image view; buttons of tabs have another class.
  func makeImage() -> UIImageView { _UIBarButtonImageView(frame: .zero) }

  /// The name of a button that shows only an image.
  final var imageName: String? { label == nil ? accessibilityLabel : nil }

  /// Shows the contents of a part, without its frame.
  final func show(_ part: BarPart) {
    if let text = part.text, !text.isEmpty {
      let label = self.label ?? makeLabel()
      label.font = part.font
      if label.text != text { label.text = text }
      label.textColor = part.color ?? tintColor
      label.textAlignment = .center
      if label.frame != part.textFrame { label.frame = part.textFrame }
      if self.label == nil { addPart(label, at: 1) }
      self.label = label
    } else if let label {
      removePart(label)
      self.label = nil
    }
    if let frame = part.imageFrame {
      let itemImage = self.itemImage ?? makeImage()
      if itemImage.image !== part.image { itemImage.image = part.image }
      if itemImage.frame != frame { itemImage.frame = frame }
      if self.itemImage == nil { addPart(itemImage, at: 0) }
      self.itemImage = itemImage
    } else if let itemImage {
      removePart(itemImage)
      self.itemImage = nil
    }
    isEnabled = part.isEnabled
    isSelected = part.isSelected
    accessibilityLabel = part.label
  }
}

// The class names are those in UIKit's printed view hierarchies; a few classes exist only in
// Gimbal.

/// A button in a navigation bar or a toolbar (from iOS 11 on).
final class _UIButtonBarButton: BarButtonView {}
/// A button in a navigation bar (up to iOS 10).
final class UINavigationButton: BarButtonView {}
/// The back button in a navigation bar (up to iOS 10).
final class UINavigationItemButtonView: BarButtonView {}
/// A button in a toolbar (up to iOS 10).
final class UIToolbarTextButton: BarButtonView {}

/// The title in a navigation bar; UIKit's is a plain label.
final class _UINavigationBarTitleLabel: UILabel {}
/// The title of a button in a bar.
final class _UIBarButtonLabel: UILabel {}
/// The image of a button in a bar.
final class _UIBarButtonImageView: UIImageView {}

/// A view that contains buttons and receives no touches itself.
class BarContentView: UIView {
  /// Returns nil for a touch between the buttons, which goes to the view behind.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The view with the title and the buttons of a navigation bar (from iOS 11 on).
final class _UINavigationBarContentView: BarContentView {}
/// The view with the buttons of a navigation bar in the side bar (from iOS 27.1 on).
final class _UINavigationBarSideView: BarContentView {}
/// The view with the buttons of a toolbar (from iOS 11 on).
final class _UIToolbarContentView: BarContentView {}

/// The view with the large title of a navigation bar.
final class _UINavigationBarLargeTitleView: BarContentView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a plain view; system views are not created from documents.
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
