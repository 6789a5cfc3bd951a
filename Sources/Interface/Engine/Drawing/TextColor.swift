package import GimbalGraphics
import GimbalTraits

/// The default color of text.
extension UIView {
  /// The default text color in this view: black, and from iOS 13 on `label`, which depends on the
  /// interface style.
  ///
  /// Rule: L-COL-9.
  package final var textColorBySystem: UIColor {
    machine.features.colorsTextByStyle ? .label : .black
  }
}
