package import Foundation
package import GimbalGeometry
package import GimbalTraits

/// The functions of the Containers module that the container classes in this module call.
///
/// These classes are here because overridable members of `UIViewController` have them as types.
@MainActor
package struct ContainerWork {
  /// The functions of `UINavigationController`.
  package let navigation: any NavigationWork
  /// The functions of `UITabBarController`.
  package let tabs: any TabWork
  /// The functions of `UISplitViewController`.
  package let split: any SplitWork
  /// The functions of `UIPageViewController`.
  package let pages: any PageWork

  /// Collects the functions; `linkedContainerWork()` of the Containers module calls it.
  package init(
    navigation: any NavigationWork, tabs: any TabWork, split: any SplitWork, pages: any PageWork
  ) {
    self.navigation = navigation
    self.tabs = tabs
    self.split = split
    self.pages = pages
  }

  /// The functions of the Containers module that is linked.
  package static let linked = suppliedContainerWork()
}

/// Returns the functions of the Containers module, which defines this function.
///
/// The linker must resolve the symbol, so a static archive with the definition cannot be left out.
@MainActor
@_silgen_name("gimbal_containerWork")
private func suppliedContainerWork() -> ContainerWork

/// The functions of navigation controllers, which `UINavigationController` calls.
@preconcurrency @MainActor
package protocol NavigationWork: ContainerLife {
  /// Returns the view of the container, when it is loaded.
  func makeView(for container: UINavigationController) -> UIView
  /// Carries out `pushViewController(_:animated:)`.
  func push(_ controller: UIViewController, on container: UINavigationController, animated: Bool)
  /// Carries out `setViewControllers(_:animated:)`.
  func replaceStack(
    of container: UINavigationController, by controllers: [UIViewController], animated: Bool)
  /// Carries out `popViewController(animated:)`; returns nil for a stack of one controller.
  func popTop(of container: UINavigationController, animated: Bool) -> UIViewController?
  /// Carries out `popToViewController(_:animated:)`; returns nil if nothing is popped.
  func pop(_ container: UINavigationController, to controller: UIViewController, animated: Bool)
    -> [UIViewController]?
  /// Carries out `popToRootViewController(animated:)`; returns nil if nothing is popped.
  func popToRoot(of container: UINavigationController, animated: Bool) -> [UIViewController]?
  /// Returns the orientations that the container's delegate supports; nil if it does not say.
  func orientations(of container: UINavigationController) -> UIInterfaceOrientationMask?
  /// Returns the delegate's preferred orientation for presentation; nil if it does not say.
  func preferredOrientation(of container: UINavigationController) -> UIInterfaceOrientation?
  /// Puts the secondary controller of a split view that collapses on the stack.
  func collapse(_ secondary: UIViewController, onto container: UINavigationController)
  /// Removes and returns the top controller for a split view that expands; nil if it is the only
  /// one.
  func separate(from container: UINavigationController) -> UIViewController?
  /// Called when gestures or the keyboard start or stop hiding the bars.
  func barsMayHide(of container: UINavigationController)
  /// Lays out the views of a toolbar's buttons.
  func positionItems(of toolbar: UIToolbar)
  /// Creates or updates the system views of a navigation bar or toolbar: its title and buttons.
  func showParts(of bar: UIView)
}

/// The functions of tab bar controllers, which `UITabBarController` calls.
@preconcurrency @MainActor
package protocol TabWork: ContainerLife {
  /// Returns the view of the container, when it is loaded.
  func makeView(for container: UITabBarController) -> UIView
  /// Carries out a change of `viewControllers`.
  func replaceTabs(of container: UITabBarController, by controllers: [UIViewController])
  /// Returns the value of `selectedViewController`.
  func shownTab(of container: UITabBarController) -> UIViewController?
  /// Carries out a change of `selectedViewController`.
  func select(_ controller: UIViewController?, in container: UITabBarController)
  /// Returns the value of `selectedIndex`.
  func selectedIndex(of container: UITabBarController) -> Int
  /// Carries out a change of `selectedIndex`.
  func selectTab(at index: Int, in container: UITabBarController)
  /// Creates the navigation controller of the tabs that do not fit in the bar.
  func makeMore(for container: UITabBarController) -> UINavigationController
  /// Creates or updates the buttons of a tab bar.
  func showParts(of bar: UITabBar)
  /// Returns true for a bar that floats above the content and receives touches only in its buttons.
  func floats(_ bar: UITabBar) -> Bool
  /// Returns the rectangle around the buttons of a floating bar, in its coordinates.
  func buttonArea(of bar: UITabBar) -> CGRect
  /// Returns the orientations that the container's delegate supports; nil if it does not say.
  func orientations(of container: UITabBarController) -> UIInterfaceOrientationMask?
  /// Returns the delegate's preferred orientation for presentation; nil if it does not say.
  func preferredOrientation(of container: UITabBarController) -> UIInterfaceOrientation?
}

/// The functions of split view controllers, which `UISplitViewController` calls.
@preconcurrency @MainActor
package protocol SplitWork: ContainerLife {
  /// Returns the view of the container, when it is loaded.
  func makeView(for container: UISplitViewController) -> UIView
  /// Returns the value of `viewControllers`.
  func shownControllers(of container: UISplitViewController) -> [UIViewController]
  /// Carries out a change of `viewControllers`.
  func setControllers(_ controllers: [UIViewController], of container: UISplitViewController)
  /// Carries out `setViewController(_:for:)`.
  func setController(
    _ controller: UIViewController?, for column: UISplitViewController.Column,
    of container: UISplitViewController)
  /// Carries out `show(_:sender:)` of a split view.
  func showPrimary(
    _ controller: UIViewController, _ sender: Any?, in container: UISplitViewController)
  /// Carries out `showDetailViewController(_:sender:)` of a split view.
  func showSecondary(
    _ controller: UIViewController, _ sender: Any?, in container: UISplitViewController)
  /// Returns true if `isCollapsed` must be false for now: on a phone, before the columns have
  /// appeared, on some systems.
  func hidesCollapse(of container: UISplitViewController) -> Bool
  /// Updates the display mode for the current size and the preferences.
  func updateDisplayMode(of container: UISplitViewController)
  /// Performs the action of the button for the display mode.
  func toggleDisplayMode(of container: UISplitViewController)
  /// Returns the value of `splitBehavior`.
  func splitBehavior(of container: UISplitViewController) -> UISplitViewController.SplitBehavior
  /// Returns the width of a column in the container's view, in points.
  func width(of column: UISplitViewController.Column, of container: UISplitViewController)
    -> CGFloat
  /// Carries out `show(_:)` of a column.
  func reveal(_ column: UISplitViewController.Column, of container: UISplitViewController)
  /// Carries out `hide(_:)` of a column.
  func conceal(_ column: UISplitViewController.Column, of container: UISplitViewController)
  /// Returns the value of `isShowing(_:)` of a column.
  func isSeen(_ column: UISplitViewController.Column, of container: UISplitViewController) -> Bool
  /// Collapses or expands for the next width class.
  func adapt(_ container: UISplitViewController, to width: UIUserInterfaceSizeClass)
  /// Returns the frame of a child's column, in points, for a size of the container; nil if the
  /// controller is not a child.
  func columnFrame(
    of child: any UIContentContainer, in size: CGSize, of container: UISplitViewController
  ) -> CGRect?
  /// Returns the orientations that the container's delegate supports; nil if it does not say.
  func orientations(of container: UISplitViewController) -> UIInterfaceOrientationMask?
  /// Returns the delegate's preferred orientation for presentation; nil if it does not say.
  func preferredOrientation(of container: UISplitViewController) -> UIInterfaceOrientation?
}

/// The interface to page view controllers, whose class is in a higher module.
@preconcurrency @MainActor
package protocol PageWork: AnyObject {
  /// The class of page view controllers, for modules that create controllers by class name.
  var controllerType: UIViewController.Type { get }
  /// Returns true for the class of page view controllers and its subclasses.
  func isPageController(_ type: UIViewController.Type) -> Bool
}
