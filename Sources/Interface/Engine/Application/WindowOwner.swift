/// A delegate that may have a window.
///
/// Apple's requirement is optional: reading the window of a delegate returns an optional of an
/// optional, while the delegate declares `var window: UIWindow?`.
///
/// Source: Apple, UIApplicationDelegate.window, UIWindowSceneDelegate.window.
@preconcurrency @MainActor
public protocol _WindowOwner: AnyObject {
  /// The window, which the delegate retains.
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension _WindowOwner {
  /// The default if not implemented: the delegate has no window.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { OptionalCalls.byDefault(nil, self) }
    set { OptionalCalls.callDefault(self) }
  }

  /// The window as an optional requirement: the outer nil means that the delegate does not
  /// implement it.
  var optionalWindow: UIWindow?? {
    let owner: any _WindowOwner = self
    guard let machine = Machine.current else { return .some(owner.window) }
    let (window, isImplemented) = OptionalCalls(machine).callOptional(
      .function("window"), of: owner
    ) {
      owner.window as UIWindow?
    }
    return isImplemented ? .some(window) : .none
  }
}

extension UIApplicationDelegate {
  /// The app's window; the inner nil means no window, the outer nil that the delegate has no such
  /// property.
  public var window: UIWindow?? { optionalWindow }
}

extension UIWindowSceneDelegate {
  /// The scene's window; the inner nil means no window, the outer nil that the delegate has no such
  /// property.
  public var window: UIWindow?? { optionalWindow }
}
