import Foundation
import GimbalTraits

/// Constraints that UIKit rejects, with its messages.
extension NSLayoutConstraint {
  /// The reasons for which UIKit rejects a constraint.
  enum Refusal {
    /// A side with an attribute has no item.
    case noFirstItem
    /// A position is related to a constant, without a second attribute.
    case locationAgainstNothing
    /// An attribute by left or right is related to one by leading or trailing.
    case mixedFamilies
    /// The attributes are of different kinds, such as a width and a position.
    case mixedKinds
    /// The constant is NaN or infinite.
    case constantNotFinite
    /// The multiplier is NaN or infinite.
    case multiplierNotFinite
  }

  /// Rejects a constraint that can never be satisfied; called when a constraint is created.
  ///
  /// Up to iOS 9 attributes of different kinds are rejected here; later systems reject them in the
  /// layout engine.
  ///
  /// Rule: L-CON-5.
  /// See: L-ERR-1, L-ERR-2, L-ERR-3, L-ERR-8.
  final func validate() {
    if let refusal = refusal(), refusal != .mixedKinds || machine.features.refusesMixedKindsAtOnce {
      return refuse(refusal)
    }
    storedConstant = limited(storedConstant)
    // A size with multiplier 0 is a constant.
    if storedMultiplier == 0 { second = nil }
    if second == nil { storedMultiplier = 1 }
  }

  /// True if the two sides have attributes of different kinds, which no engine accepts.
  ///
  /// See: L-CON-5.
  final var mixesKinds: Bool {
    let kind = firstKind
    if kind == .none { return true }
    guard let secondKind else { return false }
    return secondKind != kind
  }

  /// The kind of the left side, read in place, because a copy of a side counts references.
  private var firstKind: Attribute.Kind {
    first.distanceStart == nil ? first.attribute.kind : .size
  }

  /// The kind of the right side, read in place; nil if there is none.
  private var secondKind: Attribute.Kind? {
    guard let attribute = second?.attribute else { return nil }
    return second?.distanceStart == nil ? attribute.kind : .size
  }

  private func refusal() -> Refusal? {
    if first.item == nil || second != nil && second?.item == nil { return .noFirstItem }
    if !storedConstant.isFinite { return .constantNotFinite }
    if !storedMultiplier.isFinite { return .multiplierNotFinite }
    let kind = firstKind
    if kind == .none { return .mixedKinds }
    guard let secondKind, storedMultiplier != 0 else {
      return kind == .size ? nil : .locationAgainstNothing
    }
    guard secondKind == kind else { return .mixedKinds }
    let attributes = (first.attribute, second?.attribute ?? .notAnAttribute)
    if kind == .horizontal,
      attributes.0.isDirectional && attributes.1.isAbsoluteSide
        || attributes.0.isAbsoluteSide && attributes.1.isDirectional
    {
      return .mixedFamilies
    }
    return nil
  }

  /// Rejects the constraint and reports the reason; the constraint can never become active.
  final func refuse(_ refusal: Refusal) {
    isIllegal = true
    reporter.report(exception(of: refusal))
  }

  private func exception(of refusal: Refusal) -> AppException {
    switch refusal {
    case .noFirstItem: .constraintWithoutItem(self)
    case .locationAgainstNothing: .locationAgainstNothing(self)
    case .mixedFamilies: .mixedFamilies(self)
    case .mixedKinds: .mixedKinds(self)
    case .constantNotFinite: .constantNotFinite(storedConstant, of: self)
    case .multiplierNotFinite: .multiplierNotFinite(storedMultiplier)
    }
  }
}

extension NSLayoutConstraint {
  /// Logs once per device that a constant was clamped.
  ///
  /// See: L-ERR-9 (once).
  final func warnOfHugeConstant() {
    guard !machine.constraintCounts.hasWarnedOfHugeConstant else { return }
    machine.constraintCounts.hasWarnedOfHugeConstant = true
    reporter.report(.hugeConstant(of: self))
  }
}
