package import Foundation
package import GimbalGeometry
package import GimbalTraits

/// The behaviour that a scenario file gives a controller of any class; an app would write a
/// subclass instead.
///
/// Swift cannot change methods of an existing class at run time, and every class would need a
/// subclass. Values returned here override those of the class; functions are called after the
/// class's own.
@preconcurrency @MainActor
package protocol ControllerBehavior: AnyObject {
  /// The orientations that the controller supports, or nil for those of its class.
  var supportedOrientations: UIInterfaceOrientationMask? { get }
  /// The orientation in which the controller is presented full screen, or nil for that of its
  /// class.
  var preferredOrientation: UIInterfaceOrientation? { get }
  /// True if the interface may rotate, or nil for the value of the class.
  var rotates: Bool? { get }
  /// True if the controller receives the rotation callbacks of iOS 7.
  var wantsLegacyRotation: Bool { get }
  /// True if the class itself receives `willTransition(to:with:)`, so that it passes the traits on.
  var passesTraitsOn: Bool { get }
  /// True if the class itself receives `viewWillTransition(to:with:)`, so that it passes the size
  /// on.
  var passesSizesOn: Bool { get }

  /// Returns the view of a controller whose class does not create one, or nil for a plain one.
  func makeView(for controller: UIViewController) -> UIView?
  /// Called after `viewDidLoad()`.
  func viewDidLoad(_ controller: UIViewController)
  /// Called after the controller's traits have changed.
  func traitsDidChange(_ controller: UIViewController)
  /// Called by `viewWillLayoutSubviews()`.
  func viewWillLayout(_ controller: UIViewController)
  /// Called after `preferredContentSizeDidChange(forChildContentContainer:)` of the parent.
  func preferredSizeDidChange(
    of container: any UIContentContainer, in controller: UIViewController)
  /// Called after `willTransition(to:with:)`.
  func traitsWillChange(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called after `viewWillTransition(to:with:)`.
  func sizeWillChange(
    _ controller: UIViewController, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
  /// Calls `willTransition(to:with:)` of the class and then that of the scripted behaviour.
  func callWillTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if scriptedBehavior?.passesTraitsOn ?? true { willTransition(to: traits, with: coordinator) }
    scriptedBehavior?.traitsWillChange(to: traits, with: coordinator)
  }

  /// Calls `viewWillTransition(to:with:)` of the class and then that of the scripted behaviour.
  package func callViewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if scriptedBehavior?.passesSizesOn ?? true { viewWillTransition(to: size, with: coordinator) }
    scriptedBehavior?.sizeWillChange(self, with: coordinator)
  }
}
