public import GimbalEngine
public import GimbalGeometry

/// The object that provides the pages before and after a page.
///
/// Source: Apple, UIPageViewControllerDataSource.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another one; nil before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another one; nil after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The object that receives the user's page changes.
///
/// Each member has a default; a call of the default means that the delegate does not implement the
/// member, and records no event. Source: Apple, UIPageViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when the user begins to change the page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when a page change by the user has ended.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// Returns the spine location for an orientation to which the interface rotates (page curl only).
  ///
  /// The delegate sets as many pages as the location requires by
  /// `setViewControllers(_:direction:animated:completion:)` before it returns.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// Returns the orientations that the page view controller supports (from iOS 7 on).
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// Returns the orientation in which the page view controller is best presented (from iOS 7 on).
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Reports to the caller that the app does not implement the method.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { OptionalCalls.callDefault(self) }

  /// Returns the current spine location, and reports to the caller that the app does not implement
  /// the method.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    OptionalCalls.byDefault(pageViewController.spineLocation, self)
  }

  /// Returns `.all`, and reports to the caller that the app does not implement the method.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { OptionalCalls.byDefault(.all, self) }

  /// Returns `.portrait`, and reports to the caller that the app does not implement the method.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { OptionalCalls.byDefault(.portrait, self) }
}
