public import GimbalEngine
public import GimbalTraits

/// A class that can be named as a container in
/// ``UIAppearance/appearance(whenContainedInInstancesOf:)``.
///
/// Source: Apple, UIAppearanceContainer.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

/// A class whose instances take appearances that are set for all of them.
///
/// See: R-LOOK-1, R-LOOK-2, R-LOOK-3.
/// Source: Apple, UIAppearance.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// Returns the proxy for all instances of the class.
  static func appearance() -> Self

  /// Returns the proxy for instances inside containers of these classes, innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self

  /// Returns the proxy for instances with some traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for instances with some traits inside containers.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// The proxies of views.
///
/// A value that is set on a proxy applies to views that enter a window afterwards.
///
/// A proxy of an app's own class is created with `init(frame:)`. Views do not take properties that
/// the app's class adds.
extension UIView: UIAppearance {
  /// Returns the proxy for all views of the class.
  public class func appearance() -> Self { proxy([], nil) }

  /// Returns the proxy for views inside containers of these classes, innermost first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(containerTypes, nil) }

  /// Returns the proxy for views with some traits.
  public class func appearance(for trait: UITraitCollection) -> Self { proxy([], trait) }

  /// Returns the proxy for views with some traits inside containers.
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

/// The proxies of bar buttons.
///
/// Their values are stored only, because bars are not drawn.
extension UIBarButtonItem {
  private static let shared = UIBarButtonItem()

  /// Returns a button that stores the values set on it, without effect.
  public class func appearance() -> UIBarButtonItem { shared }

  /// Returns a button that stores the values set on it, without effect.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { shared }
}

/// The proxies of a tab bar's items.
///
/// Their values are stored only, because bars are not drawn.
extension UITabBarItem {
  private static let shared = UITabBarItem()

  /// Returns an item that stores the values set on it, without effect.
  public class func appearance() -> UITabBarItem { shared }

  /// Returns an item that stores the values set on it, without effect.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem { shared }
}
