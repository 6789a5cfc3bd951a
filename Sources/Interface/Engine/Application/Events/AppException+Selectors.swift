extension AppException {
  /// The call of a method that the object does not have; the address of the object is left out.
  ///
  /// Source: Apple, `NSObject.doesNotRecognizeSelector(_:)`.
  package static func unrecognizedSelector(_ selector: Selector, sentTo object: AnyObject)
    -> AppException
  {
    AppException(
      .unrecognizedSelector, .invalidArgument, .uikit,
      "-[\(type(of: object)) \(selector.name ?? "\(selector)")]: unrecognized selector sent to instance"
    )
  }
}
