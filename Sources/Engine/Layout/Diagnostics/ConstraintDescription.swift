import Foundation
import GimbalGeometry

extension NSLayoutConstraint {
  /// Source: L-DESC-1, L-DESC-4.
  nonisolated func describeAsUIKit() -> String {
    let sign = [-1: "<=", 0: "==", 1: ">="][storedRelation.rawValue]!
    var text = "\(first.text) \(sign) "
    let number = MeasureText.significant(abs(storedConstant))
    if let second {
      if storedMultiplier != 1 { text += "\(MeasureText.significant(storedMultiplier))*" }
      text += second.text
      if storedConstant != 0 { text += storedConstant < 0 ? " - \(number)" : " + \(number)" }
    } else {
      text += MeasureText.significant(storedConstant)
    }
    return "<\(type(of: self)) \(text)   (\(placement.owner != nil ? "active" : "inactive"))>"
  }
}

extension LayoutAnchor {
  nonisolated func describeAsUIKit() -> String {
    "<\(type(of: self)) \"\(operand.text)\">"
  }
}

extension UILayoutGuide {
  /// Source: L-DESC-10.
  nonisolated func describeAsUIKit() -> String {
    "<\(type(of: self)): \(ObjectIdentity.text(ordinal, kind: .guide)) - \"\(identifier)\", "
      + "owningView = \(host?.description ?? "(null)")>"
  }
}

extension Operand {
  /// Source: L-DESC-2, L-DESC-4.
  var text: String {
    let name: String
    if let view = item as? UIView {
      name = "\(type(of: view)):\(ObjectIdentity.text(view.ordinal, kind: .view))"
    } else if let guide = item as? UILayoutGuide {
      name =
        "\(type(of: guide)):\(ObjectIdentity.text(guide.ordinal, kind: .guide))'\(guide.identifier)'"
    } else {
      name = "(null)"
    }
    return "\(name).\(attribute.text)"
  }

  func isSame(as other: Operand) -> Bool {
    item === other.item && attribute == other.attribute
      && distanceStart?.place.item === other.distanceStart?.place.item
      && distanceStart?.place.attribute == other.distanceStart?.place.attribute
  }
}
