import GimbalEngine

/// Answers for the class of page view controllers in rooms that do not know it.
final class PageWorker: PageWork {
  var controllerType: UIViewController.Type { UIPageViewController.self }

  func isPageController(_ type: UIViewController.Type) -> Bool {
    type is UIPageViewController.Type
  }
}
