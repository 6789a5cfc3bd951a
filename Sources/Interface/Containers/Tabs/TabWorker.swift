import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The implementation of a tab bar controller's work, in the extensions of this folder.
///
/// `UITabBarController` in the module Engine calls it as `ContainerWork.linked.tabs`.
final class TabWorker: TabWork {
  func makeView(for container: UITabBarController) -> UIView {
    UILayoutContainerView(of: container, hasBars: true)
  }

  func replaceTabs(of container: UITabBarController, by controllers: [UIViewController]) {
    container.replaceTabs(by: controllers)
  }

  func shownTab(of container: UITabBarController) -> UIViewController? { container.shownTab }

  func select(_ controller: UIViewController?, in container: UITabBarController) {
    container.select(controller)
  }

  func selectedIndex(of container: UITabBarController) -> Int {
    container.tabs.firstIndex { $0 === container.shownTab } ?? NSNotFound
  }

  func selectTab(at index: Int, in container: UITabBarController) { container.selectTab(at: index) }

  func makeMore(for container: UITabBarController) -> UINavigationController {
    MoreNavigationController(of: container)
  }

  func showParts(of bar: UITabBar) { bar.showParts() }

  func floats(_ bar: UITabBar) -> Bool { bar.floats }

  func orientations(of container: UITabBarController) -> UIInterfaceOrientationMask? {
    container.delegatesAnswer(
      container.notifyDelegate(.tabSupportedInterfaceOrientations) {
        $0.tabBarControllerSupportedInterfaceOrientations(container)
      })
  }

  func preferredOrientation(of container: UITabBarController) -> UIInterfaceOrientation? {
    container.delegatesAnswer(
      container.notifyDelegate(.tabPreferredInterfaceOrientation) {
        $0.tabBarControllerPreferredInterfaceOrientationForPresentation(container)
      })
  }

  // MARK: Life cycle

  func brokenInvariants(of container: UIViewController) -> [String] {
    let container = unsafeDowncast(container, to: UITabBarController.self)
    let more = container.more
    // A controller that the list "More" shows is the list's child.
    return container.rulesOfChildren(
      container.tabs.filter { more == nil || $0.parentController !== more }, "tabs")
      + container.rulesOfChildren([container.selected].compactMap(\.self), "tabs")
  }

  func prepareToAppear(_ container: UIViewController) {
    unsafeDowncast(container, to: UITabBarController.self).showSelected()
  }

  /// Removes a child from the tabs if it has moved to another parent.
  ///
  /// A controller that the list "More" shows stays a tab.
  func didLose(
    _ child: UIViewController, to parent: UIViewController?, _ container: UIViewController
  ) {
    let container = unsafeDowncast(container, to: UITabBarController.self)
    // A controller that the list "More" shows stays a tab.
    let list = parent as? MoreNavigationController
    if let list, list === container.more || list.isShowing { return }
    container.forget(child)
  }
}
