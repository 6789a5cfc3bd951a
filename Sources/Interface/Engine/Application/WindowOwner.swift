/// A delegate that may keep its app's or scene's window.
///
/// Apple's requirement is optional: code that asks a delegate for its window gets an optional of an
/// optional, while the delegate declares `var window: UIWindow?`. Source: Apple,
/// UIApplicationDelegate.window, UIWindowSceneDelegate.window.
@preconcurrency @MainActor
public protocol _WindowOwner: AnyObject {
  /// The window, which the delegate keeps alive.
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension _WindowOwner {
  /// Not implemented: no window of the delegate's own.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { Machine.byDefault(nil, self) }
    set { Machine.callDefault(self) }
  }

  /// The window as an optional requirement has it: nil where the delegate does not implement it.
  var optionalWindow: UIWindow?? {
    let owner: any _WindowOwner = self
    guard let machine = Machine.current else { return .some(owner.window) }
    let (window, isImplemented) = machine.callOptional(.function("window"), of: owner) {
      owner.window as UIWindow?
    }
    return isImplemented ? .some(window) : .none
  }
}

extension UIApplicationDelegate {
  /// The app's window; nil within where there is none, and without where the delegate has no such
  /// property.
  public var window: UIWindow?? { optionalWindow }
}

extension UIWindowSceneDelegate {
  /// The scene's window; nil within where there is none, and without where the delegate has no such
  /// property.
  public var window: UIWindow?? { optionalWindow }
}
