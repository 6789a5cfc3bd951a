import Foundation
package import GimbalEngine
import GimbalGeometry

extension NSLayoutConstraint {
  /// The constraint as an equation in the names that a test gave its views, such as
  /// `b.leading == a.trailing + 8 @750`; what has its usual value is left out.
  @MainActor package var equation: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(Self.name(of: firstItem)).\(firstAttribute.text) \(sign) "
    if secondItem != nil {
      if multiplier != 1 { text += "\(MeasureText.number(multiplier))*" }
      text += "\(Self.name(of: secondItem)).\(secondAttribute.text)"
      if constant != 0 {
        text += " \(constant < 0 ? "-" : "+") \(MeasureText.number(abs(constant)))"
      }
    } else {
      text += MeasureText.number(constant)
    }
    if priority != .required { text += " @\(MeasureText.number(CGFloat(priority.rawValue)))" }
    return text
  }

  @MainActor private static func name(of item: AnyObject?) -> String {
    if let view = item as? UIView { return view.sceneIdentifier ?? "unnamed" }
    return (item as? UILayoutGuide)?.identifier ?? "nil"
  }
}
