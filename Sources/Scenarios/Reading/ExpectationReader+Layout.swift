import Foundation
import GimbalDocuments
import GimbalEngine

/// Reading assertions about layout guides and constraints.
extension ExpectationReader {
  static func guideClaims(_ reader: ObjectReader) throws(DocumentError) -> [Claim] {
    guard let guide = reader.given("guide") else { return [] }
    guard let frame = reader.given("frame") else {
      throw guide.error("nothing is asserted of the guide; allowed is 'frame'")
    }
    let target = try guide.guideTarget()
    return [
      Claim(kind: .guide(target, frame: try frame.rect()), position: frame.node.position)
    ]
  }

  static func constraintClaims(_ reader: ObjectReader) throws(DocumentError) -> [Claim] {
    let keys = ScenarioShapes.constraintClaims.filter { reader.given($0) != nil }
    guard let constraint = reader.given("constraint") else {
      for key in keys { try refuse(key, in: reader, without: "constraint") }
      return []
    }
    guard !keys.isEmpty else {
      throw constraint.error(
        "nothing is asserted of the constraint; allowed is "
          + QuotedText.choice(ScenarioShapes.constraintClaims))
    }
    let target = try constraint.target(.constraint)
    var claims: [Claim] = []
    for key in keys {
      let value = reader.given(key)!
      let claim: ConstraintClaim =
        switch key {
        case "active": .active(try value.bool())
        case "constant": .constant(try value.number())
        case "priority": .priority(try value.priority())
        default: .owner(try value.target(.view))
        }
      claims.append(Claim(kind: .constraint(target, claim), position: value.node.position))
    }
    return claims
  }
}

extension FittingTarget {
  /// As small as the constraints allow.
  ///
  /// See: L-SIZE-7.
  static let compressed = FittingTarget(UIView.layoutFittingCompressedSize.width)
  /// As large as the constraints allow.
  ///
  /// See: L-SIZE-7.
  static let expanded = FittingTarget(UIView.layoutFittingExpandedSize.width)

  private init(_ side: Double) {
    let priority = UILayoutPriority.fittingSizeLevel.rawValue
    self.init(width: side, height: side, horizontal: priority, vertical: priority)
  }
}

extension DocumentValue {
  /// A guide by its name, or `name.margins`, or `margins` alone for the root's.
  fileprivate func guideTarget() throws(DocumentError) -> GuideTarget {
    let name = try nonemptyString()
    let item = EquationItem(naming: name)
    guard item.base != .holder, item.base != .superview else {
      throw error(
        "\(QuotedText.of(name)) has no meaning here; allowed is a layout guide, or a view's such as "
          + "'root.margins'")
    }
    return GuideTarget(item: item, name: name, position: node.position)
  }
}
