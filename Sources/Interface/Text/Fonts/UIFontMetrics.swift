public import Foundation
public import GimbalTraits

/// The scaling of fonts and lengths with the text size that the user has set.
///
/// Source: Apple, UIFontMetrics.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The scaling of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The scaling of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A length at the text size that is set, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { value * scale(nil) }

  /// A length at the text size of some traits, in points.
  ///
  /// Rule: L-TEXT-4.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value * scale(traitCollection) }

  /// A font at the text size that is set.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font at the text size of some traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection)) }

  /// A font at the text size that is set, not above a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font at the text size of some traits, not above a size in points.
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
