import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The implementation of a navigation controller's work, in the extensions of this folder.
///
/// `UINavigationController` in the module Engine calls it as `ContainerWork.linked.navigation`.
final class NavigationWorker: NavigationWork {
  /// Returns the view of the container, when it is loaded.
  func makeView(for container: UINavigationController) -> UIView {
    let view = UILayoutContainerView(of: container, hasBars: true)
    container.addBackSwipe(to: view)
    return view
  }

  /// Carries out `pushViewController(_:animated:)`.
  func push(_ controller: UIViewController, on container: UINavigationController, animated: Bool) {
    container.push(controller, animated: animated)
  }

  /// Carries out `setViewControllers(_:animated:)`.
  func replaceStack(
    of container: UINavigationController, by controllers: [UIViewController], animated: Bool
  ) {
    container.replace(by: controllers, animated: animated)
  }

  /// Carries out `popViewController(animated:)`; returns nil for a stack of one controller.
  func popTop(of container: UINavigationController, animated: Bool) -> UIViewController? {
    container.pop(to: container.stackToCome.dropLast().last, animated: animated).last
  }

  /// Carries out `popToViewController(_:animated:)`; returns nil if nothing is popped.
  func pop(
    _ container: UINavigationController, to controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    container.popTo(controller, animated: animated)
  }

  /// Carries out `popToRootViewController(animated:)`; returns nil if nothing is popped.
  func popToRoot(of container: UINavigationController, animated: Bool) -> [UIViewController]? {
    let gone = container.pop(
      to: container.stackToCome.first, .popToRootViewController, animated: animated)
    return gone.isEmpty ? nil : gone
  }

  /// Returns the orientations that the container's delegate supports; nil if it does not say.
  func orientations(of container: UINavigationController) -> UIInterfaceOrientationMask? {
    container.delegatesAnswer(
      container.notifyDelegate(.navigationSupportedInterfaceOrientations) {
        $0.navigationControllerSupportedInterfaceOrientations(container)
      })
  }

  /// Returns the delegate's preferred orientation for presentation; nil if it does not say.
  func preferredOrientation(of container: UINavigationController) -> UIInterfaceOrientation? {
    container.delegatesAnswer(
      container.notifyDelegate(.navigationPreferredInterfaceOrientation) {
        $0.navigationControllerPreferredInterfaceOrientationForPresentation(container)
      })
  }

  /// Puts the secondary controller of a split view that collapses on the stack.
  func collapse(_ secondary: UIViewController, onto container: UINavigationController) {
    container.stackColumns([secondary])
  }

  /// Removes and returns the top controller for a split view that expands; nil if it is the only
  /// one.
  func separate(from container: UINavigationController) -> UIViewController? {
    guard container.stack.count > 1, let top = container.stack.last else { return nil }
    container.unstack([top])
    return top
  }

  /// Called when gestures or the keyboard start or stop hiding the bars.
  func barsMayHide(of container: UINavigationController) { container.followHiding() }

  /// Lays out the views of a toolbar's buttons.
  func positionItems(of toolbar: UIToolbar) { toolbar.positionItems() }

  /// Creates or updates the system views of a navigation bar or toolbar: its title and buttons.
  func showParts(of bar: UIView) {
    (bar as? UINavigationBar)?.showParts()
    (bar as? UIToolbar)?.showParts()
  }

  // MARK: Life cycle

  /// Shows the top controller before the container appears, on system versions that do so.
  ///
  /// Rule: V-4 (from iOS 18 on a container that comes into a window shows no controller before its
  /// layout).
  func prepareToAppear(_ container: UIViewController) {
    let container = unsafeDowncast(container, to: UINavigationController.self)
    container.followHiding()
    if container.machine.features.showsStacksInLayout,
      container.machine.transitions.windowEntries > 0,
      !container.hasShown
    {
      container.view.setNeedsLayout()
    } else {
      container.showTop()
    }
  }

  /// Notifies the delegate of the first controller, around the container's appearance callbacks.
  func didSendAppearance(isOver: Bool, _ container: UIViewController) {
    unsafeDowncast(container, to: UINavigationController.self).showFirst(isOver: isOver)
  }

  /// Removes a child from the stack if it has moved to another parent, without a pop.
  func didLose(
    _ child: UIViewController, to parent: UIViewController?, _ container: UIViewController
  ) {
    if let list = container as? any StackOfTabs { return list.didLoseTab(child, to: parent) }
    unsafeDowncast(container, to: UINavigationController.self).forget(child)
  }

  /// Returns one sentence for each invariant that the container violates.
  func brokenInvariants(of container: UIViewController) -> [String] {
    let container = unsafeDowncast(container, to: UINavigationController.self)
    return container.rulesOfChildren(container.stack, "stack")
  }

  /// Called after the disappearance callbacks of the container and its children.
  func didSendDisappearance(_ container: UIViewController) {
    unsafeDowncast(container, to: UINavigationController.self).dropPending()
  }

  /// Called when the app ends while the container is on screen; the app receives no callback.
  func appDidEnd(_ container: UIViewController) {
    unsafeDowncast(container, to: UINavigationController.self).forgetRequests()
  }
}
