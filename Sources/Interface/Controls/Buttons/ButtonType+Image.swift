import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalTraits

extension UIButton.ButtonType {
  /// Returns the system's image of a button type; nil for a type without one.
  ///
  /// Rule: L-SIZE-19.
  func shownImage(on features: SystemFeatures) -> UIImage? {
    let size =
      features.drawsButtonsAsSymbols
      ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
    switch self {
    case .custom, .system: return nil
    case .detailDisclosure, .infoLight, .infoDark:
      return UIImage(ofSystem: "info.circle", size: size)
    case .contactAdd: return UIImage(ofSystem: "plus.circle", size: size)
    case .close: return UIImage(ofSystem: "xmark.circle.fill", size: CGSize(width: 30, height: 30))
    }
  }
}

extension UIButton {
  /// Sets the type and its system image, before the app sets any content.
  package final func become(_ type: ButtonType) {
    buttonType = type
    if let shownImage = type.shownImage(on: machine.features) {
      setImage(shownImage, for: .normal)
    } else {
      contentDidChange()
    }
  }
}
