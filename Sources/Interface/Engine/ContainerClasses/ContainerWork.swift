package import Foundation
package import GimbalGeometry
package import GimbalTraits

/// The work of the room above, that of containers, for the classes whose bodies stand in this one.
///
/// Bodies stand here because `UIViewController` names the classes in members that can be overridden.
@MainActor
package struct ContainerWork {
  package let navigation: any NavigationWork
  package let tabs: any TabWork
  package let split: any SplitWork
  package let pages: any PageWork

  /// The work of a room.
  package init(
    navigation: any NavigationWork, tabs: any TabWork, split: any SplitWork, pages: any PageWork
  ) {
    self.navigation = navigation
    self.tabs = tabs
    self.split = split
    self.pages = pages
  }

  /// The work of the room that is linked.
  package static let linked = suppliedContainerWork()
}

/// Returns what the room of containers does; that room defines the function.
///
/// It is a symbol that the linker must find, so that a static archive cannot leave it out.
@MainActor
@_silgen_name("gimbal_containerWork")
private func suppliedContainerWork() -> ContainerWork

/// The work of navigation controllers.
@preconcurrency @MainActor
package protocol NavigationWork: ContainerLife {
  func makeView(for container: UINavigationController) -> UIView
  func push(_ controller: UIViewController, on container: UINavigationController, animated: Bool)
  func replaceStack(
    of container: UINavigationController, by controllers: [UIViewController], animated: Bool)
  func popTop(of container: UINavigationController, animated: Bool) -> UIViewController?
  func pop(_ container: UINavigationController, to controller: UIViewController, animated: Bool)
    -> [UIViewController]?
  func popToRoot(of container: UINavigationController, animated: Bool) -> [UIViewController]?
  /// The delegate's answer, or nil.
  func orientations(of container: UINavigationController) -> UIInterfaceOrientationMask?
  /// The delegate's answer, or nil.
  func preferredOrientation(of container: UINavigationController) -> UIInterfaceOrientation?
  func collapse(_ secondary: UIViewController, onto container: UINavigationController)
  func separate(from container: UINavigationController) -> UIViewController?
  /// Called when fingers or the keyboard are to put the bars away, or no more.
  func barsMayHide(of container: UINavigationController)
  /// Gives the views of a toolbar's buttons their places.
  func positionItems(of toolbar: UIToolbar)
  /// Makes or updates the views of the system's in a navigation bar or a toolbar: its title, its buttons.
  func showParts(of bar: UIView)
}

/// The work of tab bar controllers.
@preconcurrency @MainActor
package protocol TabWork: ContainerLife {
  func makeView(for container: UITabBarController) -> UIView
  func replaceTabs(of container: UITabBarController, by controllers: [UIViewController])
  func shownTab(of container: UITabBarController) -> UIViewController?
  func select(_ controller: UIViewController?, in container: UITabBarController)
  func selectedIndex(of container: UITabBarController) -> Int
  func selectTab(at index: Int, in container: UITabBarController)
  func makeMore(for container: UITabBarController) -> UINavigationController
  /// Makes or updates the buttons in a tab bar.
  func showParts(of bar: UITabBar)
  /// True for a bar that floats above the content, which takes touches with its buttons alone.
  func floats(_ bar: UITabBar) -> Bool
  /// The delegate's answer, or nil.
  func orientations(of container: UITabBarController) -> UIInterfaceOrientationMask?
  /// The delegate's answer, or nil.
  func preferredOrientation(of container: UITabBarController) -> UIInterfaceOrientation?
}

/// The work of split view controllers.
@preconcurrency @MainActor
package protocol SplitWork: ContainerLife {
  func makeView(for container: UISplitViewController) -> UIView
  func shownControllers(of container: UISplitViewController) -> [UIViewController]
  func setControllers(_ controllers: [UIViewController], of container: UISplitViewController)
  func setController(
    _ controller: UIViewController?, for column: UISplitViewController.Column,
    of container: UISplitViewController)
  func showPrimary(
    _ controller: UIViewController, _ sender: Any?, in container: UISplitViewController)
  func showSecondary(
    _ controller: UIViewController, _ sender: Any?, in container: UISplitViewController)
  /// True while a collapse that is under way is not yet to be seen.
  func hidesCollapse(of container: UISplitViewController) -> Bool
  func updateDisplayMode(of container: UISplitViewController)
  func splitBehavior(of container: UISplitViewController) -> UISplitViewController.SplitBehavior
  /// The width of a column in the container's view, in points.
  func width(of column: UISplitViewController.Column, of container: UISplitViewController)
    -> CGFloat
  func reveal(_ column: UISplitViewController.Column, of container: UISplitViewController)
  func conceal(_ column: UISplitViewController.Column, of container: UISplitViewController)
  func isSeen(_ column: UISplitViewController.Column, of container: UISplitViewController) -> Bool
  /// Collapses or expands for a width class that is to come.
  func adapt(_ container: UISplitViewController, to width: UIUserInterfaceSizeClass)
  /// The frame of the column of a child in a container of a size; nil for a stranger.
  func columnFrame(
    of child: any UIContentContainer, in size: CGSize, of container: UISplitViewController
  ) -> CGRect?
  /// The delegate's answer, or nil.
  func orientations(of container: UISplitViewController) -> UIInterfaceOrientationMask?
  /// The delegate's answer, or nil.
  func preferredOrientation(of container: UISplitViewController) -> UIInterfaceOrientation?
}

/// Questions about page view controllers, whose class stands in the room above.
@preconcurrency @MainActor
package protocol PageWork: AnyObject {
  /// The class, for rooms that make controllers by the names of their classes.
  var controllerType: UIViewController.Type { get }
  /// True for the class and those derived from it.
  func isPageController(_ type: UIViewController.Type) -> Bool
}
