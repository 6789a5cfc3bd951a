import GimbalTraits

/// Exceptions about traits, overrides and registrations.
extension AppException {
  /// The exception for reading an override that is not set.
  ///
  /// See: R-TRAIT-7.
  static func unsetOverrideRead(_ trait: UITrait) -> AppException {
    AppException(
      .unsetOverrideRead, .internalInconsistency, .gimbal,
      "the trait override '\(trait.name)' was read without being set; call contains(_:) first")
  }

  /// The exception for a handler whose parameter has another class than the object that registers
  /// it.
  ///
  /// See: R-TRAIT-6.
  static func foreignHandler(for expected: Any.Type, with holder: Any.Type) -> AppException {
    AppException(
      .foreignHandler, .invalidArgument, .gimbal,
      "a handler for \(expected) cannot be registered with a \(holder)")
  }

  /// The exception for a handler that is registered for no traits.
  ///
  /// See: R-TRAIT-6.
  static var handlerWithoutTraits: AppException {
    AppException(
      .handlerWithoutTraits, nil, .gimbal,
      "a handler was registered for no trait: it is never called")
  }

  /// The views of the device have had more different trait collections than the table can hold.
  static var tooManyCollections: AppException {
    AppException(
      .tooManyCollections, .limit, .gimbal,
      "there have been more than \(TraitTable.limit) different trait collections")
  }
}
