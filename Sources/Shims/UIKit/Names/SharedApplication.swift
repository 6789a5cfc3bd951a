public import GimbalEngine

/// The class of apps asked by its methods' names, as libraries do that extensions may link.
extension UIApplication {
  /// True for `sharedApplication`: other methods of the class are not found by name.
  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector?.name == "sharedApplication"
  }

  /// The app's object for `sharedApplication`; nil for all other names.
  ///
  /// Source: Apple, NSObjectProtocol.perform(_:).
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }

  /// The same; the value has no meaning.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector)
  }
}
