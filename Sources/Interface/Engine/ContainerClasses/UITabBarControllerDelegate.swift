public import GimbalGeometry

/// The object that has a say in which tab the person shows.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded. Source: Apple, UITabBarControllerDelegate.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// True if a tab that the person taps may be shown.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called after the person has shown a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// The orientations that the tab bar controller supports.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask

  /// The orientation in which the tab bar controller is best presented.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation

  /// The object that animates the change of tabs, by a tap or by code; nil for no animation.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The object through which a gesture drives an animator.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Not implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { Machine.byDefault(true, self) }

  /// Not implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { Machine.byDefault(.all, self) }

  /// Not implemented.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { Machine.byDefault(.portrait, self) }

  /// Not implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Machine.byDefault(nil, self) }

  /// Not implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { Machine.byDefault(nil, self) }
}
