import Foundation
import GimbalGeometry
import GimbalTraits

/// Exceptions about constraints, with UIKit's messages up to iOS 9 and from iOS 10 on.
extension AppException {
  /// The exception for a priority out of range.
  ///
  /// Rule: L-ERR-7.
  static func illegalPriority(_ priority: Float) -> AppException {
    AppException(
      .illegalPriority, .internalInconsistency, .uikit,
      "It's illegal to set priority:\(ExceptionText.number(CGFloat(priority))).  Priorities must be "
        + "greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
  }

  /// The exception for a change of an active constraint's priority from or to required.
  ///
  /// Rule: L-ERR-6.
  static func priorityCrossing(from old: Float, to new: Float) -> AppException {
    AppException(
      .priorityCrossing, .internalInconsistency, .uikit,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(MeasureText.significant(CGFloat(new))) and the existing "
        + "priority was \(MeasureText.significant(CGFloat(old))).")
  }

  /// The exception for a constraint without a first item.
  static func constraintWithoutItem(_ constraint: NSLayoutConstraint) -> AppException {
    let text = "Constraint must contain a first layout item"
    return isOld(constraint)
      ? AppException(.constraintWithoutItem, .invalidArgument, .uikit, selector + text)
      : AppException(
        .constraintWithoutItem, .invalidConstraint, .uikit, "\(constraint.description): \(text)")
  }

  /// The exception for a location attribute without a second item.
  ///
  /// Rule: L-ERR-1.
  static func locationAgainstNothing(_ constraint: NSLayoutConstraint) -> AppException {
    let text =
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
      + "creates an illegal constraint of a location equal to a constant. Location attributes "
      + "must be specified in pairs"
    let item = constraint.first.item?.hostView?.description ?? "(null)"
    return AppException(
      .locationAgainstNothing, .invalidArgument, .uikit,
      isOld(constraint) ? selector + text : "NSLayoutConstraint for \(item): \(text).")
  }

  /// The exception for a constraint between leading or trailing and left or right.
  ///
  /// Rule: L-ERR-2.
  static func mixedFamilies(_ constraint: NSLayoutConstraint) -> AppException {
    let left = constraint.first.anchor.description
    let right = constraint.second?.anchor.description ?? "(null)"
    return AppException(
      .mixedFamilies, .invalidArgument, .uikit,
      isOld(constraint)
        ? selector
          + "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither."
        : "NSLayoutConstraint for \(left): A constraint cannot be made between \(left) and "
          + "\(right) because their units are not compatible.")
  }

  /// The exception for a constraint between attributes of different kinds.
  ///
  /// Rule: L-ERR-3.
  static func mixedKinds(_ constraint: NSLayoutConstraint) -> AppException {
    isOld(constraint)
      ? AppException(
        .mixedKinds, .invalidArgument, .uikit, selector + "Invalid pairing of layout attributes")
      : AppException(
        .mixedKinds, .invalidConstraint, .uikit,
        "Constraint improperly relates anchors of incompatible types: \(constraint.description)")
  }

  /// The exception for a constant that is NaN or infinite.
  ///
  /// Rule: L-ERR-8.
  static func constantNotFinite(_ constant: CGFloat, of constraint: NSLayoutConstraint)
    -> AppException
  {
    let number = constant.isNaN ? "nan" : constant < 0 ? "-inf" : "inf"
    return AppException(
      .constantNotFinite, .internalInconsistency, .uikit,
      isOld(constraint)
        ? "Constant is not finite!  That's illegal.  constant:\(number)"
        : "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(number) "
          + "firstAnchor:\(constraint.first.anchor.description) "
          + "secondAnchor:\(constraint.second?.anchor.description ?? "(null)")")
  }

  /// The exception for a multiplier that is NaN or infinite.
  ///
  /// See: L-ERR-8.
  static func multiplierNotFinite(_ multiplier: CGFloat) -> AppException {
    AppException(
      .multiplierNotFinite, .internalInconsistency, .uikit,
      "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
  }

  /// The log line for a constant that was clamped to the largest allowed value.
  ///
  /// See: L-ERR-9.
  static func hugeConstant(of constraint: NSLayoutConstraint) -> AppException {
    AppException(
      .hugeConstant, nil, .uikit,
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  "
        + "A smaller value will be substituted, but this problem should be fixed. "
        + constraint.description)
  }

  /// The exception for a constraint whose items have no common ancestor.
  ///
  /// Rule: L-ERR-4.
  static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> AppException {
    let isOld = isOld(constraint)
    let names: [String] =
      isOld
      ? [constraint.firstItem, constraint.secondItem].map {
        ($0 as? NSObject)?.description ?? "(null)"
      }
      : [
        constraint.first.anchor.description, constraint.second?.anchor.description ?? "(null)",
      ]
    return AppException(
      .noCommonAncestor, .generic, .uikit,
      "Unable to activate constraint with \(isOld ? "items" : "anchors") \(names[0]) and "
        + "\(names[1]) because they have no common ancestor.  Does the constraint or its anchors "
        + "reference items in different view hierarchies?  That's illegal.")
  }

  /// The exception for a constraint that is added to a view whose tree does not contain its items.
  ///
  /// Rule: L-ERR-5.
  static var unpreparedTree: AppException {
    AppException(
      .unpreparedTree, .internalInconsistency, .uikit,
      "Impossible to set up layout with view hierarchy unprepared for constraint.")
  }

  /// The log line for a constraint that is added to a view whose tree does not contain its items.
  ///
  /// See: L-ERR-5.
  static func unpreparedTreeLog(_ constraint: NSLayoutConstraint) -> AppException {
    AppException(
      .unpreparedTreeLog, nil, .uikit,
      "The view hierarchy is not prepared for the constraint: \(constraint.description)\n\tWhen "
        + "added to a view, the constraint's items must be descendants of that view (or the view "
        + "itself). This will crash if the constraint needs to be resolved before the view "
        + "hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
        + "_viewHierarchyUnpreparedForConstraint:] to debug.")
  }

  /// The warning for values that the solver rejects; UIKit has no message for it.
  static func unsolvable(_ subject: String, _ error: any Error) -> AppException {
    AppException(.unsolvable, nil, .gimbal, "Auto Layout cannot work in \(subject): \(error)")
  }

  private static let selector =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
    + "constant:]: "

  private static func isOld(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.machine.features.namesInitializerInRefusals
  }
}
