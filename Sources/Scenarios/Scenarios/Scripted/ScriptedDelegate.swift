import GimbalContainers
import GimbalEngine

/// The delegate of a scene's container, which returns the results from the scene.
///
/// Methods without effect exist so that the trace records their calls.
@MainActor
final class ScriptedDelegate {
  private let answers: SceneDelegate
  private let builtScene: BuiltScene

  /// Creates a delegate that returns some results; `builtScene` finds controllers by their names.
  init(_ answers: SceneDelegate, builtScene: BuiltScene) {
    self.answers = answers
    self.builtScene = builtScene
  }

  /// Returns the controller that a result names.
  private func controller(_ target: Target?) -> UIViewController? {
    guard let target else { return nil }
    do throws(SceneError) {
      return try builtScene.existingController(target)
    } catch {
      builtScene.recordError(error)
      return nil
    }
  }
}

extension ScriptedDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

extension ScriptedDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    answers.shouldSelect
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension ScriptedDelegate: UISplitViewControllerDelegate {
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    controller(answers.primaryForCollapsing)
  }

  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    controller(answers.primaryForExpanding)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    answers.collapses
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    controller(answers.separates)
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

extension ScriptedDelegate: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// The data source of a scene's page view controller, with its pages in order.
@MainActor
final class ScriptedPages: UIPageViewControllerDataSource {
  /// The pages, from the first to the last.
  let pages: [UIViewController]

  /// Creates the data source of some pages.
  init(_ pages: [UIViewController]) { self.pages = pages }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    neighbour(of: viewController, -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    neighbour(of: viewController, 1)
  }

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }
}
