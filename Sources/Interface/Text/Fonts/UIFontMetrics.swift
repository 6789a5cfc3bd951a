public import Foundation
public import GimbalTraits

/// The scaling of fonts and lengths with the user's preferred text size.
///
/// Source: Apple, UIFontMetrics.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The scaling of the body text style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the scaling of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a length at the preferred text size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { value * scale(nil) }

  /// Returns a length at the text size of some traits, in points.
  ///
  /// Rule: L-TEXT-4.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value * scale(traitCollection) }

  /// Returns a font at the preferred text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font at the text size of some traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection)) }

  /// Returns a font at the preferred text size, limited to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font at the text size of some traits, limited to a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  private func scale(_ traits: UITraitCollection?) -> CGFloat {
    let usual = UIFont.preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      / usual.pointSize
  }
}
