import Foundation
import GimbalTraits

/// Constraints that UIKit refuses, in its words.
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
  /// Rule: L-CON-5.
  /// See: L-ERR-1, L-ERR-2, L-ERR-3, L-ERR-8.
  final func validate() {
    if let refusal = refusal(), refusal != .mixedKinds || machine.features.refusesMixedKindsAtOnce {
      return refuse(refusal)
    }
    storedConstant = limited(storedConstant)
    // A size that is no multiple of another is a number.
    if storedMultiplier == 0 { second = nil }
    if second == nil { storedMultiplier = 1 }
  }

  /// True if the sides measure different things, which no engine takes.
  ///
  /// See: L-CON-5.
  final var mixesKinds: Bool {
    let kind = firstKind
    if kind == .none { return true }
    guard let secondKind else { return false }
    return secondKind != kind
  }

  /// The kind of the left side, which is read in place: a copy of a side counts references.
  private var firstKind: Attribute.Kind {
    first.distanceStart == nil ? first.attribute.kind : .size
  }

  /// The kind of the right side, read in place; nil where there is none.
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

  /// Makes the constraint one that can never be active, and tells why.
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

extension Machine {
  /// Logs once that a constant was cut.
  ///
  /// See: L-ERR-9 (once).
  func warnOfHugeConstant(_ constraint: NSLayoutConstraint) {
    guard !constraintCounts.hasWarnedOfHugeConstant else { return }
    constraintCounts.hasWarnedOfHugeConstant = true
    constraint.reporter.report(.hugeConstant(of: constraint))
  }
}
