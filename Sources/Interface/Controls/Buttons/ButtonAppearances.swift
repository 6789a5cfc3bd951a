import GimbalEngine
public import GimbalGraphics

/// A button's symbol configurations and background images by state.
struct ButtonAppearances {
  /// The values of `setPreferredSymbolConfiguration(_:forImageIn:)`.
  var symbols = StateTable<UIImage.SymbolConfiguration>()
  /// The values of `setBackgroundImage(_:for:)`.
  var backgrounds = StateTable<UIImage>()

  /// Returns an image for a state: a symbol with the configuration for that state.
  func configured(_ image: UIImage, for state: UIControl.State) -> UIImage {
    symbols.value(for: state).flatMap(image.applyingSymbolConfiguration) ?? image
  }
}

/// Symbol configurations and background images by state.
extension UIButton {
  /// Sets the configuration of symbols for a state; nil removes it.
  ///
  /// Source: Apple, UIButton.setPreferredSymbolConfiguration(_:forImageIn:).
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    appearances.symbols[state] = configuration
    showContent()
  }

  /// Returns the configuration of symbols for a state, or the one for the normal state.
  public func preferredSymbolConfigurationForImage(in state: UIControl.State)
    -> UIImage.SymbolConfiguration?
  { appearances.symbols.value(for: state) }

  /// The current background image.
  public var currentBackgroundImage: UIImage? { appearances.backgrounds.value(for: state) }
}
