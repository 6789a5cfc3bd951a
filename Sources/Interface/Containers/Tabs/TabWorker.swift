import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The implementation of a tab bar controller's work, in the extensions of this folder.
///
/// `UITabBarController` in the module Engine calls it as `ContainerWork.linked.tabs`.
final class TabWorker: TabWork {
  /// Returns the view of the container, when it is loaded.
  func makeView(for container: UITabBarController) -> UIView {
    UILayoutContainerView(of: container, hasBars: true)
  }

  /// Carries out a change of `viewControllers`.
  func replaceTabs(of container: UITabBarController, by controllers: [UIViewController]) {
    container.replaceTabs(by: controllers)
  }

  /// Returns the value of `selectedViewController`.
  func shownTab(of container: UITabBarController) -> UIViewController? { container.shownTab }

  /// Carries out a change of `selectedViewController`.
  func select(_ controller: UIViewController?, in container: UITabBarController) {
    container.select(controller)
  }

  /// Returns the value of `selectedIndex`.
  func selectedIndex(of container: UITabBarController) -> Int {
    container.tabs.firstIndex { $0 === container.shownTab } ?? NSNotFound
  }

  /// Carries out a change of `selectedIndex`.
  func selectTab(at index: Int, in container: UITabBarController) { container.selectTab(at: index) }

  /// Creates the navigation controller of the tabs that do not fit in the bar.
  func makeMore(for container: UITabBarController) -> UINavigationController {
    MoreNavigationController(of: container)
  }

  /// Creates or updates the buttons of a tab bar.
  func showParts(of bar: UITabBar) { bar.showParts() }

  /// Returns true for a bar that floats above the content and receives touches only in its buttons.
  func floats(_ bar: UITabBar) -> Bool { bar.floats }

  /// Returns the rectangle around the buttons of a floating bar, in its coordinates.
  func buttonArea(of bar: UITabBar) -> CGRect {
    TabBarPlan(bar, floats: true).plan.parts.reduce(CGRect.null) { $0.union($1.frame) }
  }

  /// Returns the orientations that the container's delegate supports; nil if it does not say.
  func orientations(of container: UITabBarController) -> UIInterfaceOrientationMask? {
    container.delegatesAnswer(
      container.notifyDelegate(.tabSupportedInterfaceOrientations) {
        $0.tabBarControllerSupportedInterfaceOrientations(container)
      })
  }

  /// Returns the delegate's preferred orientation for presentation; nil if it does not say.
  func preferredOrientation(of container: UITabBarController) -> UIInterfaceOrientation? {
    container.delegatesAnswer(
      container.notifyDelegate(.tabPreferredInterfaceOrientation) {
        $0.tabBarControllerPreferredInterfaceOrientationForPresentation(container)
      })
  }

  // MARK: Life cycle

  /// Returns one sentence for each invariant that the container violates.
  func brokenInvariants(of container: UIViewController) -> [String] {
    let container = unsafeDowncast(container, to: UITabBarController.self)
    let more = container.more
    // A controller that the list "More" shows is the list's child.
    return container.rulesOfChildren(
      container.tabs.filter { more == nil || $0.parentController !== more }, "tabs")
      + container.rulesOfChildren([container.selected].compactMap(\.self), "tabs")
  }

  /// Called before the container's view appears, before the app's own `viewWillAppear(_:)`.
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
