import GimbalEngine

/// The implementation of a page view controller's work for lower layers, which do not know the
/// class.
final class PageWorker: PageWork {
  var controllerType: UIViewController.Type { UIPageViewController.self }

  func isPageController(_ type: UIViewController.Type) -> Bool {
    type is UIPageViewController.Type
  }
}
