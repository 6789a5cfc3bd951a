public import GimbalEngine
public import GimbalGeometry

/// The object that knows what comes before and after a page.
///
/// Source: Apple, UIPageViewControllerDataSource.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; nil before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another; nil after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The object that receives the person's page turns.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded. Source: Apple, UIPageViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when the person begins to turn a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when a page that the person began to turn lies still.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// The place of the spine in an orientation to which the interface turns; pages that curl only.
  ///
  /// The delegate gives as many pages as the place asks for by
  /// `setViewControllers(_:direction:animated:completion:)` before it returns.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// The orientations that the page view controller supports (from iOS 7 on).
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// The orientation in which the page view controller is best presented (from iOS 7 on).
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Not implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    Machine.byDefault(pageViewController.spineLocation, self)
  }

  /// Not implemented.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { Machine.byDefault(.all, self) }

  /// Not implemented.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { Machine.byDefault(.portrait, self) }
}
