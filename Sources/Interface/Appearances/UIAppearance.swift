public import GimbalEngine
public import GimbalTraits

/// An object in which others can be, for ``UIAppearance``.
///
/// Source: Apple, UIAppearanceContainer.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

/// A class whose instances take looks that are set for all of them.
///
/// See: R-LOOK-1, R-LOOK-2, R-LOOK-3.
/// Source: Apple, UIAppearance.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// The proxy for all instances of the class.
  static func appearance() -> Self

  /// The proxy for instances inside others: each in the next, the outermost last.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self

  /// The proxy for instances with some traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for instances with some traits inside others.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// The proxies of views: what is set on one counts for views that come into a window afterwards.
///
/// A proxy of an app's own class is made by `init(frame:)`; properties that the app has added to it are not taken.
extension UIView: UIAppearance {
  /// The proxy for all views of the class.
  public class func appearance() -> Self { proxy([], nil) }

  /// The proxy for views inside others: each in the next, the outermost last.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(containerTypes, nil) }

  /// The proxy for views with some traits.
  public class func appearance(for trait: UITraitCollection) -> Self { proxy([], trait) }

  /// The proxy for views with some traits inside others.
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(containerTypes, trait) }

  private class func proxy(
    _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) -> Self {
    let scope = AppearanceScope(
      type: ObjectIdentifier(self), containers: containers.map(ObjectIdentifier.init),
      traits: traits)
    let proxy = AppearanceRecords.current.proxy(for: scope) {
      AppearanceProxy(
        scope, view: AppearanceMaking.view(of: self), isFor: { $0 is Self },
        containers: containers.map { AppearanceProxy.test($0) })
    }
    return unsafeDowncast(proxy.view, to: self)
  }
}

/// The proxies of bar buttons, whose looks are kept: bars draw nothing.
extension UIBarButtonItem {
  private static let shared = UIBarButtonItem()

  /// A button that keeps what is set on it, and gives it to none.
  public class func appearance() -> UIBarButtonItem { shared }

  /// A button that keeps what is set on it, and gives it to none.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { shared }
}

/// The proxies of a tab bar's items, whose looks are kept: bars draw nothing.
extension UITabBarItem {
  private static let shared = UITabBarItem()

  /// An item that keeps what is set on it, and gives it to none.
  public class func appearance() -> UITabBarItem { shared }

  /// An item that keeps what is set on it, and gives it to none.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { shared }
}
