public import GimbalGraphics
public import GimbalText

/// Forms of symbols beside text.
extension UIImage.SymbolConfiguration {
  /// Creates a form of the size of a text style, as it is now; it does not follow the text size.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
  }

  /// Creates a form of the size of a text style, as it is now, and a scale.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
  }

  /// Creates a form of the size of a font.
  public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

  /// Creates a form of the size of a font, and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
  }
}
