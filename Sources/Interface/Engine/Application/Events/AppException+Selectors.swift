/// The exception for an object without a method.
extension AppException {
  /// The exception for a method that the object does not implement; the message omits the object's
  /// address.
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
