import GimbalEngine

/// The implementation that lower layers, which do not know `UIPageViewController`, call.
final class PageWorker: PageWork {
  var controllerType: UIViewController.Type { UIPageViewController.self }

  func isPageController(_ type: UIViewController.Type) -> Bool {
    type is UIPageViewController.Type
  }
}
