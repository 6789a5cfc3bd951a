import GimbalTraits

/// Faults about traits, overrides and registrations.
extension Fault {
  /// A read of an override that is not set.
  ///
  /// See: R-TRAIT-7.
  static func unsetOverrideRead(_ trait: UITrait) -> Fault {
    Fault(
      .unsetOverrideRead, .internalInconsistency, .gimbal,
      "the trait override '\(trait.name)' was read without being set; ask contains(_:) first")
  }

  /// A handler for another class than the object that registers it.
  ///
  /// See: R-TRAIT-6.
  static func foreignHandler(for wanted: Any.Type, with holder: Any.Type) -> Fault {
    Fault(
      .foreignHandler, .invalidArgument, .gimbal,
      "a handler for \(wanted) cannot be registered with a \(holder)")
  }

  /// A handler for no traits.
  ///
  /// See: R-TRAIT-6.
  static var handlerWithoutTraits: Fault {
    Fault(
      .handlerWithoutTraits, nil, .gimbal,
      "a handler was registered for no trait: it is never called")
  }

  static var tooManyCollections: Fault {
    Fault(
      .tooManyCollections, .limit, .gimbal,
      "there have been more than \(Machine.collectionLimit) different trait collections")
  }
}
