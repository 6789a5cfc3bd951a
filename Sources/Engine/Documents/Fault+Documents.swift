/// Storyboards, nib files and what they connect.
extension Fault {
  /// Source: Apple's text as quoted in public reports of apps that ask for a storyboard by a wrong name.
  static func missingStoryboard(_ name: String) -> Fault {
    Fault(
      .missingStoryboard, .invalidArgument, .uikit,
      "Could not find a storyboard named '\(name)' in bundle NSBundle (main)")
  }

  static func missingScene(_ identifier: String, in storyboard: String) -> Fault {
    Fault(
      .missingScene, .invalidArgument, .uikit,
      "Storyboard (<UIStoryboard: \(storyboard)>) doesn't contain a view controller with identifier "
        + "'\(identifier)'")
  }

  package static func missingSegue(
    _ identifier: String, of controller: UIViewController
  ) -> Fault {
    Fault(
      .missingSegue, .invalidArgument, .uikit,
      "Receiver (\(FaultText.object(controller))) has no segue with identifier '\(identifier)'")
  }

  package static func undefinedKey(_ key: String, of object: AnyObject) -> Fault {
    let name = (object as? UIViewController).map(FaultText.object) ?? "<\(type(of: object))>"
    return Fault(
      .undefinedKey, .undefinedKey, .uikit,
      "[\(name) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "\(key).")
  }
}
