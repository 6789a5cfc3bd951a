import GimbalEngine
public import GimbalGraphics

/// The values by states that belong to a button's pictures: symbols' configurations and backgrounds.
struct ButtonAppearances {
  var symbols = StateTable<UIImage.SymbolConfiguration>()
  var backgrounds = StateTable<UIImage>()

  /// A picture as it is shown in a state: a symbol with the configuration for that.
  func configured(_ image: UIImage, for state: UIControl.State) -> UIImage {
    symbols.value(for: state).flatMap(image.applyingSymbolConfiguration) ?? image
  }
}

/// Symbols and backgrounds by states.
extension UIButton {
  /// Sets the configuration with which symbols are shown for a state; nil takes it away.
  ///
  /// Source: Apple, UIButton.setPreferredSymbolConfiguration(_:forImageIn:).
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    appearances.symbols[state] = configuration
    showContent()
  }

  /// The configuration of symbols for a state, or the one for the normal state.
  public func preferredSymbolConfigurationForImage(in state: UIControl.State)
    -> UIImage.SymbolConfiguration?
  { appearances.symbols.value(for: state) }

  /// The picture behind title and picture.
  public var currentBackgroundImage: UIImage? { appearances.backgrounds.value(for: state) }
}
