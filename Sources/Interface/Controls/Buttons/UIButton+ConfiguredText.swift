import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText
import GimbalTraits

/// The text, the image and the background of a button with a configuration.
///
/// See: L-SIZE-17.
extension UIButton {
  private typealias UIKit = AttributeScopes.UIKitAttributes

  /// Returns the attributed title; nil if it is plain.
  func configuredTitle(_ configuration: Configuration) -> NSAttributedString? {
    styled(
      configuration.attributedTitle, configuration.title ?? currentTitle,
      configuration.titleTextAttributesTransformer, configuredFont(configuration))
  }

  /// Returns the attributed subtitle; nil if it is plain.
  func configuredSubtitle(_ configuration: Configuration) -> NSAttributedString? {
    styled(
      configuration.attributedSubtitle, configuration.subtitle,
      configuration.subtitleTextAttributesTransformer, configuredSubtitleFont)
  }

  /// Returns a text with its attributes or the system's font, after the configuration's transformer
  /// has changed each run.
  private func styled(
    _ attributed: AttributedString?, _ plain: String?,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont
  ) -> NSAttributedString? {
    guard attributed != nil || transformer != nil,
      var text = attributed ?? plain.map({ AttributedString($0) })
    else { return nil }
    for run in Array(text.runs) {
      var attributes = run.attributes
      if attributes[UIKit.FontAttribute.self] == nil {
        attributes[UIKit.FontAttribute.self] = font
      }
      text[run.range].setAttributes(transformer?(attributes) ?? attributes)
    }
    return NSAttributedString(text)
  }

  /// Returns the image; a symbol image has the configuration's symbol configuration.
  func configuredImage(_ configuration: Configuration) -> UIImage? {
    guard let image = configuration.image,
      let symbol = configuration.preferredSymbolConfigurationForImage
    else { return configuration.image }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }

  /// Positions the configuration's custom view behind everything, within the background's insets.
  func positionBackground() {
    let view = configuration?.background.customView
    if backgroundView !== view, backgroundView?.superview === self {
      backgroundView?.removeFromSuperview()
    }
    backgroundView = view
    guard let view, let background = configuration?.background else { return }
    if view.superview !== self { insertSubview(view, at: 0) }
    view.frame = bounds.inset(
      by: UIEdgeInsets(
        background.backgroundInsets,
        rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
  }
}
