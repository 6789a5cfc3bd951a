package import Foundation
import GimbalTraits

extension NSLayoutConstraint {
  /// The largest constant, in points; a greater one is cut to it.
  ///
  /// See: L-ERR-9.
  static let largestConstant: CGFloat = 1e9

  /// A constraint between two sides, or of one alone.
  package convenience init(
    _ first: Operand, _ relation: Relation, _ second: Operand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required,
    spacing: SpacingForm = .points, origin: ConstraintOrigin
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

  func setConstant(_ constant: CGFloat) {
    guard constant.isFinite else { return reporter.report(.constantNotFinite(constant, of: self)) }
    guard constant != storedConstant else { return }
    storedConstant = limited(constant)
    spacing = .points
    placement.engine?.object.constantDidChange(self)
  }

  /// Sets the priority, or raises if it may not be set.
  ///
  /// See: L-ERR-6, L-ERR-7.
  func setPriority(_ priority: UILayoutPriority) {
    let number = priority.rawValue
    guard number > 0, number <= UILayoutPriority.required.rawValue else {
      return reporter.report(.illegalPriority(number))
    }
    guard priority != storedPriority else { return }
    if isActive, (priority == .required) != (storedPriority == .required),
      machine.features.refusesPriorityCrossing
    {
      return reporter.report(.priorityCrossing(from: storedPriority.rawValue, to: number))
    }
    storedPriority = priority
    placement.engine?.object.priorityDidChange(self)
  }

  /// The device on which the constraint's items are.
  final var machine: Machine { reporter.machine }

  /// The view to which what goes wrong with the constraint is recorded.
  final var reporter: any Recorded {
    first.item?.hostView ?? second?.item?.hostView ?? Machine.forNewObjects.application
  }

  /// Cuts a constant to the largest allowed.
  ///
  /// Rule: L-ERR-9.
  func limited(_ constant: CGFloat) -> CGFloat {
    guard abs(constant) > NSLayoutConstraint.largestConstant else { return constant }
    machine.warnOfHugeConstant(self)
    return constant < 0 ? -NSLayoutConstraint.largestConstant : NSLayoutConstraint.largestConstant
  }
}
