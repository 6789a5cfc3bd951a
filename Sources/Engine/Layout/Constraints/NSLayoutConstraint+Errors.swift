import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// What UIKit refuses, in its words.
extension NSLayoutConstraint {
  enum Refusal {
    case noFirstItem
    case locationAgainstNothing
    case mixedFamilies
    case mixedKinds
    case constantNotFinite
    case multiplierNotFinite
  }

  /// Refuses what can never hold; called when a constraint is made.
  ///
  /// Attributes of two kinds are refused here up to iOS 9; later on an engine refuses them.
  ///
  /// Source: L-CON-5, L-ERR-1 to L-ERR-3, L-ERR-8.
  final func validate() {
    if let refusal = refusal(), refusal != .mixedKinds || machine.system.major <= 9 {
      return refuse(refusal)
    }
    storedConstant = limited(storedConstant)
    // A size that is no multiple of another is a number.
    if storedMultiplier == 0 { second = nil }
    if second == nil { storedMultiplier = 1 }
  }

  /// Whether the sides measure different things, which no engine takes.
  ///
  /// Source: L-CON-5.
  final var mixesKinds: Bool {
    let kind = first.kind
    return kind == .none || second.map { $0.kind != kind } ?? false
  }

  private func refusal() -> Refusal? {
    if first.item == nil || second.map({ $0.item == nil }) ?? false { return .noFirstItem }
    if !storedConstant.isFinite { return .constantNotFinite }
    if !storedMultiplier.isFinite { return .multiplierNotFinite }
    let kind = first.kind
    if kind == .none { return .mixedKinds }
    guard let second, storedMultiplier != 0 else {
      return kind == .size ? nil : .locationAgainstNothing
    }
    guard second.kind == kind else { return .mixedKinds }
    let attributes = (first.attribute, second.attribute)
    if kind == .horizontal,
      attributes.0.isDirectional && attributes.1.isAbsoluteSide
        || attributes.0.isAbsoluteSide && attributes.1.isDirectional
    {
      return .mixedFamilies
    }
    return nil
  }

  /// Makes the constraint one that can never be active, and tells why.
  final func refuse(_ refusal: Refusal) {
    isIllegal = true
    let isOld = machine.system.major <= 9
    switch refusal {
    case .noFirstItem:
      reporter.raise(
        isOld ? .invalidArgument : .invalidConstraint,
        isOld
          ? selectorText + "Constraint must contain a first layout item"
          : "\(description): Constraint must contain a first layout item")
    case .locationAgainstNothing:
      let text =
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs"
      let item = first.item?.hostView?.description ?? "(null)"
      reporter.raise(
        .invalidArgument,
        isOld ? selectorText + text : "NSLayoutConstraint for \(item): \(text).")
    case .mixedFamilies:
      let left = first.anchor.description
      let right = second?.anchor.description ?? "(null)"
      reporter.raise(
        .invalidArgument,
        isOld
          ? selectorText
            + "A constraint cannot be made between a leading/trailing attribute and a right/left "
            + "attribute. Use leading/trailing for both or neither."
          : "NSLayoutConstraint for \(left): A constraint cannot be made between \(left) and "
            + "\(right) because their units are not compatible.")
    case .mixedKinds:
      reporter.raise(
        isOld ? .invalidArgument : .invalidConstraint,
        isOld
          ? selectorText + "Invalid pairing of layout attributes"
          : "Constraint improperly relates anchors of incompatible types: \(description)")
    case .constantNotFinite: raiseNotFinite(constant: storedConstant)
    case .multiplierNotFinite:
      reporter.raise(
        .internalInconsistency,
        "Multiplier is not finite!  That's illegal.  multiplier:\(storedMultiplier)")
    }
  }

  private var selectorText: String {
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
      + "constant:]: "
  }

  /// Source: L-ERR-8.
  final func raiseNotFinite(constant: CGFloat) {
    let number = constant.isNaN ? "nan" : constant < 0 ? "-inf" : "inf"
    guard machine.system.major > 9 else {
      return reporter.raise(
        .internalInconsistency, "Constant is not finite!  That's illegal.  constant:\(number)")
    }
    reporter.raise(
      .internalInconsistency,
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(number) "
        + "firstAnchor:\(first.anchor.description) "
        + "secondAnchor:\(second?.anchor.description ?? "(null)")")
  }

  /// Source: L-ERR-7.
  final func raisePriorityOutOfRange(_ priority: Float) {
    reporter.raise(.internalInconsistency, ExceptionText.illegalPriority(priority))
  }

  /// Source: L-ERR-6.
  final func raisePriorityCrossing(to priority: Float) {
    let new = MeasureText.significant(CGFloat(priority))
    let old = MeasureText.significant(CGFloat(storedPriority.rawValue))
    reporter.raise(
      .internalInconsistency,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(new) and the existing priority was \(old).")
  }

  /// Source: L-ERR-4.
  final func raiseNoCommonAncestor() {
    let isOld = machine.system.major <= 9
    let names: [String] =
      isOld
      ? [firstItem, secondItem].map { ($0 as? NSObject)?.description ?? "(null)" }
      : [first.anchor.description, second?.anchor.description ?? "(null)"]
    reporter.raise(
      .generic,
      "Unable to activate constraint with \(isOld ? "items" : "anchors") \(names[0]) and "
        + "\(names[1]) because they have no common ancestor.  Does the constraint or its anchors "
        + "reference items in different view hierarchies?  That's illegal.")
  }

  /// Source: L-ERR-5; D-11 (the constraint is not added).
  final func raiseUnprepared(for view: UIView) {
    view.note(
      .warning,
      view.machine.arguments(
        TraceArgument(
          "text",
          .text(
            "The view hierarchy is not prepared for the constraint: \(description)\n\tWhen added "
              + "to a view, the constraint's items must be descendants of that view (or the view "
              + "itself). This will crash if the constraint needs to be resolved before the view "
              + "hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
              + "_viewHierarchyUnpreparedForConstraint:] to debug."))))
    view.raise(
      .internalInconsistency,
      "Impossible to set up layout with view hierarchy unprepared for constraint.")
  }
}

extension Machine {
  /// Source: L-ERR-9 (CHOICE: once).
  func warnOfHugeConstant(_ constraint: NSLayoutConstraint) {
    guard !hasWarnedOfHugeConstant else { return }
    hasWarnedOfHugeConstant = true
    constraint.reporter.note(
      .warning,
      arguments(
        TraceArgument(
          "text",
          .text(
            "This NSLayoutConstraint is being configured with a constant that exceeds internal "
              + "limits.  A smaller value will be substituted, but this problem should be fixed. "
              + constraint.description))))
  }
}
