/// Exceptions about storyboards, nib files and their connections.
extension AppException {
  /// The exception for a storyboard that is not found.
  ///
  /// Source: Apple's text as quoted in public reports of apps that load a storyboard by a wrong
  /// name.
  static func missingStoryboard(_ name: String) -> AppException {
    AppException(
      .missingStoryboard, .invalidArgument, .uikit,
      "Could not find a storyboard named '\(name)' in bundle NSBundle (main)")
  }

  /// The log line for a main storyboard when the delegate has no `window` property.
  ///
  /// Source: UIKit's log line, as quoted in public reports.
  static func noWindowProperty(ofScene isScene: Bool) -> AppException {
    AppException(
      .noWindowProperty, nil, .uikit,
      "The \(isScene ? "scene" : "app") delegate must implement the window property if it wants to use a main "
        + "storyboard file.")
  }

  /// The log line for a main storyboard without an initial controller.
  ///
  /// Source: UIKit's log line, as quoted in public reports.
  static func noInitialController(_ storyboard: String) -> AppException {
    AppException(
      .noInitialController, nil, .uikit,
      "Failed to instantiate the default view controller for UIMainStoryboardFile '\(storyboard)' - "
        + "perhaps the designated entry point is not set?")
  }

  /// The error for a document that exists but cannot be read.
  ///
  /// UIKit has no such error, because its files are compiled.
  static func unreadableDocument(_ issue: UnreadableDocument) -> AppException {
    AppException(.unreadableDocument, .invalidArgument, .gimbal, issue.line)
  }

  /// The exception for a storyboard that has no controller with an identifier.
  static func missingScene(_ identifier: String, in storyboard: String) -> AppException {
    AppException(
      .missingScene, .invalidArgument, .uikit,
      "Storyboard (<UIStoryboard: \(storyboard)>) doesn't contain a view controller with identifier "
        + "'\(identifier)'")
  }

  /// The exception for `performSegue(withIdentifier:sender:)` with an identifier that no segue has.
  package static func missingSegue(
    _ identifier: String, of controller: UIViewController
  ) -> AppException {
    AppException(
      .missingSegue, .invalidArgument, .uikit,
      "Receiver (\(ExceptionText.object(controller))) has no segue with identifier '\(identifier)'")
  }

  /// The exception for an outlet that its object has no property for.
  package static func undefinedKey(_ key: String, of object: AnyObject) -> AppException {
    let name = (object as? UIViewController).map(ExceptionText.object) ?? "<\(type(of: object))>"
    return AppException(
      .undefinedKey, .undefinedKey, .uikit,
      "[\(name) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "\(key).")
  }
}
