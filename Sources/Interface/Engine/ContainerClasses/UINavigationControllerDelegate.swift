public import GimbalGeometry

/// The delegate of a navigation controller.
///
/// Each member has a default implementation, which is called if the delegate does not implement the
/// member. The engine then records no event.
///
/// Source: Apple, UINavigationControllerDelegate.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before another controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called after another controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Returns the orientations that the navigation controller supports.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// Returns the preferred orientation for presenting the navigation controller.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation

  /// Returns the animator of a push or pop; nil for the system's animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object through which a gesture drives an animator; nil for none.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Reports to the caller that the app does not implement the method.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { OptionalCalls.callDefault(self) }

  /// Returns `.all`, and reports to the caller that the app does not implement the method.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { OptionalCalls.byDefault(.all, self) }

  /// Returns `.portrait`, and reports to the caller that the app does not implement the method.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { OptionalCalls.byDefault(.portrait, self) }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalCalls.byDefault(nil, self) }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalCalls.byDefault(nil, self) }
}
