import Foundation
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalGraphics

/// Colors of scenes as UIKit's colors.
extension SceneColor {
  /// The color of UIKit; nil for none.
  var color: UIColor? {
    switch self {
    case .none: nil
    case .system(let name): UIColor.systemColors.first { $0.name == name }?.color
    case .components(let red, let green, let blue, let alpha):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}

extension UIView {
  /// The color of the view's text; nil without text.
  var sceneTextColor: UIColor? {
    get {
      switch self {
      case let label as UILabel: label.textColor
      case let field as UITextField: field.textColor
      case let text as UITextView: text.textColor
      default: nil
      }
    }
    set {
      switch self {
      case let label as UILabel: label.textColor = newValue
      case let field as UITextField: field.textColor = newValue
      case let text as UITextView: text.textColor = newValue
      default: break
      }
    }
  }
}
