import Foundation
import GimbalGeometry
import GimbalTraits

/// The description of a constraint, as UIKit prints it.
extension NSLayoutConstraint {
  /// Returns the description in UIKit's words, with the address of the object.
  ///
  /// Rule: L-DESC-1.
  nonisolated func describeAsUIKit() -> String {
    let system = self as? SystemLayoutConstraint
    let isOld =
      !describesState
    var names = ItemNames()
    var text = "<\(printedClass):\(address) "
    if let groups = system?.groups { text += "\(groups) " }
    if let identifier { text += "'\(identifier)' " }
    text += body(&names, isOld: isOld)
    if let suffix = system?.suffix {
      text += " \(suffix)"
    } else if storedPriority != .required {
      text += " priority:\(MeasureText.significant(CGFloat(storedPriority.rawValue)))"
    }
    let list = names.all.joined(separator: ", ")
    guard isOld else {
      let state = isInForce ? "active" : "inactive"
      return text + "   (\(state)\(list.isEmpty ? "" : ", names: \(list) "))>"
    }
    return text + (list.isEmpty ? ">" : "   (Names: \(list) )>")
  }

  /// True if the description shows whether the constraint is active, because an item was released.
  private nonisolated var describesState: Bool {
    (first.describedView ?? second?.describedView)?.node.pointee.machine.features.describesState
      ?? true
  }

  private nonisolated var printedClass: String {
    if spacing == .systemBaseline { return "_UISystemBaselineConstraint" }
    return (self as? SystemLayoutConstraint)?.printedName ?? ItemNames.className(of: self)
  }

  private nonisolated var isInForce: Bool {
    (self as? SystemLayoutConstraint)?.isHeld ?? (placement.owner != nil)
  }

  /// The number that is shown instead of an address; constraints are numbered when first described.
  private nonisolated var address: String {
    if ordinal == 0, let view = first.describedView ?? second?.describedView {
      let traversal = view.node.pointee.traversal
      traversal.pointee.describedConstraints += 1
      ordinal = traversal.pointee.describedConstraints
    }
    return ObjectIdentity.text(Int(ordinal), kind: .constraint)
  }

  /// Returns the visual format, or otherwise the equation.
  ///
  /// See: L-DESC-3, L-DESC-4.
  private nonisolated func body(_ names: inout ItemNames, isOld: Bool) -> String {
    if let visual = (self as? SystemLayoutConstraint)?.visualFormatBody {
      return visual.text(self, &names)
    }
    if let visual = VisualFormatBody(of: self, isOld: isOld) { return visual.text(self, &names) }
    return equation(&names, isOld: isOld)
  }

  /// Returns the constraint as `A.attribute == m*B.attribute + c`.
  ///
  /// Rule: L-DESC-4.
  /// See: L-DESC-5, L-DESC-6.
  private nonisolated func equation(_ names: inout ItemNames, isOld: Bool) -> String {
    let system = self as? SystemLayoutConstraint
    let left = first.text(&names, system?.firstName)
    let number = MeasureText.significant(abs(storedConstant))
    let sign = storedConstant < 0 ? "-" : "+"
    var text = "\(left) \(storedRelation.sign) "
    guard let second else {
      if system?.explainsContainer == true {
        names.explainContainer(system?.describedContainer)
      }
      let isPosition = first.kind != .size
      return text + (storedConstant < 0 || isPosition && isOld ? "\(sign) " : "") + number
    }
    if storedMultiplier != 1 { text += "\(MeasureText.significant(storedMultiplier))*" }
    text += second.text(&names, system?.secondName)
    switch spacing {
    case .points: return storedConstant == 0 ? text : "\(text) \(sign) \(number)"
    case .standard: return "\(text) \(sign) \(spacing.text(abs(storedConstant)))"
    case .system, .systemBaseline: return "\(text) \(spacing.text(storedConstant))"
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The operator of the relation in descriptions.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension SpacingKind {
  /// Returns the text of a constant in the form in which it was given.
  ///
  /// Rule: L-DESC-6.
  func text(_ constant: CGFloat) -> String {
    let number = MeasureText.significant(constant)
    return switch self {
    case .points: number
    case .standard: "NSSpace(\(number))"
    case .system, .systemBaseline: "NSLayoutAnchorConstraintSpace(\(number))"
    }
  }
}

extension Operand {
  /// The view that represents the side's item in its tree.
  var describedView: UIView? {
    switch item {
    case let view as UIView: view
    case let guide as UILayoutGuide: guide.host
    default: nil
    }
  }

  /// The text of the side in an anchor's name.
  ///
  /// See: L-DESC-2, L-DESC-4.
  var text: String {
    var names = ItemNames()
    return text(&names)
  }

  /// Returns the text of the side, whose attribute may have a special name such as `minX`.
  func text(_ names: inout ItemNames, _ attributeName: String? = nil) -> String {
    let end = "\(names.name(of: item)).\(attributeName ?? attribute.text)"
    guard let start = distanceStart?.position else { return end }
    return "(\(end) - \(names.name(of: start.item)).\(start.attribute.text))"
  }

  /// Returns true if both sides have the same item, attribute and start of a distance.
  func isSame(as other: Operand) -> Bool {
    item === other.item && attribute == other.attribute
      && distanceStart?.position.item === other.distanceStart?.position.item
      && distanceStart?.position.attribute == other.distanceStart?.position.attribute
  }
}
