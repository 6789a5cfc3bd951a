import GimbalEngine

/// The implementation that lower layers, which do not know `UIPageViewController`, call.
final class PageWorker: PageWork {
  /// The class of page view controllers.
  var controllerType: UIViewController.Type { UIPageViewController.self }

  /// Returns true for `UIPageViewController` and its subclasses.
  func isPageController(_ type: UIViewController.Type) -> Bool {
    type is UIPageViewController.Type
  }
}
