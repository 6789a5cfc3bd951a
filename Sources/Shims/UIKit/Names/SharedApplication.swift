public import GimbalEngine

/// Lookup of the app's class methods by name, as libraries for app extensions do.
extension UIApplication {
  /// Returns true for `sharedApplication`: other methods of the class are not found by name.
  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector?.name == "sharedApplication"
  }

  /// Returns the app object for `sharedApplication`; nil for all other names.
  ///
  /// Source: Apple, NSObjectProtocol.perform(_:).
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }

  /// Returns the app object for `sharedApplication`, nil for other names; the argument is ignored.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector)
  }
}
