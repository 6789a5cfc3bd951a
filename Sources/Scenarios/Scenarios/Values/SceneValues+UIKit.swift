import Foundation
import GimbalEngine
import GimbalGraphics
import GimbalText
import GimbalTraits

/// The values of scenes as UIKit's values.
extension UIView {
  /// Calls the `setNeeds…` method of a step, as app code does.
  func flag(_ flag: SceneUpdateKind) {
    switch flag {
    case .layout: setNeedsLayout()
    case .updateConstraints: setNeedsUpdateConstraints()
    case .display: setNeedsDisplay()
    case .updateProperties: setNeedsUpdateProperties()
    }
  }
}

extension AxisPriorities {
  /// Calls a function with the priority of each axis that has one.
  func each(_ body: (NSLayoutConstraint.Axis, UILayoutPriority) -> Void) {
    if let horizontal { body(.horizontal, UILayoutPriority(horizontal)) }
    if let vertical { body(.vertical, UILayoutPriority(vertical)) }
  }
}

extension UIFont {
  /// Returns a font of a scene; a text style uses the view's text size.
  @MainActor
  static func of(_ font: SceneFont, for view: UIView) -> UIFont {
    switch font {
    case .system(let size, let weight): systemFont(ofSize: size, weight: weight)
    case .style(let style): preferredFont(forTextStyle: style, compatibleWith: view.traitCollection)
    }
  }
}

extension UIImage {
  /// Returns the image of a scene; nil for none.
  @MainActor
  convenience init?(_ image: SceneImage, for view: UIView) {
    guard case .size(let width, let height) = image else { return nil }
    self.init(
      simulatedSize: CGSize(width: width, height: height),
      scale: view.traitCollection.displayScale)
  }
}
