public import GimbalGraphics
public import GimbalText

/// Configurations of symbols for text.
extension UIImage.SymbolConfiguration {
  /// Creates a configuration with the current size of a text style; later changes of the text size
  /// do not affect it.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
  }

  /// Creates a configuration with the current size of a text style and a scale.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
  }

  /// Creates a configuration with the size of a font.
  public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

  /// Creates a configuration with the size of a font and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
  }
}
