package import Foundation
import GimbalTraits

/// Limits of a constraint's constant, and the view that reports its exceptions.
extension NSLayoutConstraint {
  /// The largest constant, in points; a greater one is clamped.
  ///
  /// See: L-ERR-9.
  static let largestConstant: CGFloat = 2_777_777

  /// Creates a constraint between two sides, or on one side.
  package convenience init(
    _ first: Operand, _ relation: Relation, _ second: Operand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required,
    spacing: SpacingKind = .points, origin: ConstraintOrigin
  ) {
    self.init()
    self.first = first
    self.second = second
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    storedPriority = priority
    self.spacing = spacing
    self.origin = origin
    isIllegal = false
    validate()
  }

  /// The device of the constraint's items.
  final var machine: Machine { reporter.machine }

  /// The view with which exceptions about the constraint are recorded.
  final var reporter: any Recorded {
    first.item?.hostView ?? second?.item?.hostView ?? Machine.forNewObjects.application
  }

  /// Returns a constant clamped to the largest allowed.
  ///
  /// Rule: L-ERR-9.
  func limited(_ constant: CGFloat) -> CGFloat {
    guard abs(constant) > NSLayoutConstraint.largestConstant else { return constant }
    warnOfHugeConstant()
    return constant < 0 ? -NSLayoutConstraint.largestConstant : NSLayoutConstraint.largestConstant
  }
}
