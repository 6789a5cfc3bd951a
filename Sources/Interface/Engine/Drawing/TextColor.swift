package import GimbalGraphics
import GimbalTraits

extension UIView {
  /// The color of text in the view for which none is set: black, and from iOS 13 on `label`, which goes by the
  /// style.
  ///
  /// Rule: L-COL-9.
  package final var textColorBySystem: UIColor {
    machine.features.colorsTextByStyle ? .label : .black
  }
}
