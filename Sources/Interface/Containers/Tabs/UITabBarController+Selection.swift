import Foundation
package import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Showing one tab instead of another.
extension UITabBarController {
  /// Replaces the controllers; called by the setter of `viewControllers`.
  ///
  /// Ends a change that is under way, removes old children, and selects a tab.
  func replaceTabs(by controllers: [UIViewController]) {
    if controllers.hasRepeats { return report(.repeatedTab(controllers)) }
    // A tab that the list "More" shows is a child of the list.
    let newControllers = controllers.without(tabs)
    if let exception = refusal(ofChildren: newControllers) { return report(exception) }
    finishChange()
    let shown = shownTab
    let gone = tabs.without(controllers)
    let added = newControllers
    more?.forgetShown()
    for tab in gone { tab.sendWillMove(toParent: nil) }
    for tab in added { addChild(tab) }
    // A callback may have moved one elsewhere.
    tabs = controllers.filter { tab in
      tab.parent === self || more.map { tab.parent === $0 } ?? false
    }
    arrangeMore()
    if let shown, shown === more {
      select(more)
    } else {
      select(tabs.first { $0 === shown } ?? tabs.first)
    }
    for tab in gone {
      tab.removeFromScreen()
      tab.setBarInsets(.zero)
      tab.removeFromParent()
    }
    for tab in added { tab.sendDidMove(toParent: self) }
  }

  /// Selects the tab at an index; an index without a tab changes nothing.
  ///
  /// Source: Apple, selectedIndex: an index outside the tabs is ignored.
  func selectTab(at index: Int) {
    if tabs.indices.contains(index) { select(tabs[index]) }
  }

  /// Selects a tab and shows its controller, with the appearance callbacks of both if the container
  /// is visible.
  ///
  /// Called by the setters and by a touch on the bar.
  func select(_ controller: UIViewController?, whenShown: (() -> Void)? = nil) {
    if let controller, controller !== more, !tabs.contains(where: { $0 === controller }) {
      return report(.strangeTab)
    }
    finishChange()
    let child = childThatShows(controller)
    // Callbacks may have moved it elsewhere.
    if let child, child.parentController !== self { return }
    let old = selected
    guard child !== old else {
      whenShown?()
      return
    }
    selected = child
    tabBar.selectedItem = child?.tabBarItem
    guard let child, isVisible else {
      if viewIfLoaded?.window != nil { showSelected() } else { viewIfLoaded?.setNeedsLayout() }
      whenShown?()
      return
    }
    show(child, insteadOf: old, whenShown)
  }

  /// Shows a tab in a transition; a cancelled one ends as a cancelled swipe back does (Gimbal's
  /// choice).
  ///
  /// Rule: R-TAB-1 (the incoming tab is notified first, and the outgoing one ends first).
  private func show(
    _ controller: UIViewController, insteadOf old: UIViewController?, _ whenShown: (() -> Void)?
  ) {
    controller.loadViewIfNeeded()
    let animator = old.flatMap { self.animator(from: $0, to: controller) }
    let transition = ControllerTransition(
      on: machine, in: contentView, from: old, to: controller, animated: animator != nil,
      animator: animator, interaction: animator.flatMap(interaction),
      participants: [controller] + (old.map { [$0] } ?? []))
    change = transition
    transition.finalFrames[ObjectIdentifier(controller)] = contentView.bounds
    controller.beginAppearance(true, animated: transition.isAnimated)
    old?.beginAppearance(false, animated: transition.isAnimated)
    transition.positionViews = { [weak self] in
      old?.removeFromScreen()
      self?.positionSelected()
    }
    transition.end = { [weak self] completed in
      guard let self else { return }
      self.change = nil
      if completed {
        self.positionSelected()
        old?.removeFromScreen()
        old?.endAppearance()
        controller.endAppearance()
        whenShown?()
      } else {
        self.goBack(to: old, from: controller)
      }
    }
    transition.start()
    view.setNeedsLayout()
    reviewSystemBars()
  }

  private func goBack(to old: UIViewController?, from controller: UIViewController) {
    let old = old.flatMap { $0.parentController === self ? $0 : nil }
    selected = old
    tabBar.selectedItem = old?.tabBarItem
    controller.beginAppearance(false, animated: true)
    controller.removeFromScreen()
    controller.endAppearance()
    old?.beginAppearance(true, animated: true)
    positionSelected()
    old?.endAppearance()
    reviewSystemBars()
  }

  // MARK: The user

  /// Taps an item of the bar as the user would; returns false without such an item, or if the
  /// delegate forbids it.
  ///
  /// A tap on the selected tab pops its navigation controller to the root.
  ///
  /// See: R-TAB-1 (the order of `didSelect` is a CHOICE).
  package func tapTab(at index: Int) -> Bool {
    guard barTabs.indices.contains(index) else { return false }
    let controller = barTabs[index]
    let isAllowed =
      notifyDelegate(.tabShouldSelect, controller) {
        $0.tabBarController(self, shouldSelect: controller)
      } ?? true
    guard isAllowed else { return false }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(controller) { [weak self] in
      guard let self else { return }
      self.notifyDelegate(.tabDidSelect, controller) {
        $0.tabBarController(self, didSelect: controller)
      }
    }
    return true
  }

  // MARK: The delegate

  private func animator(
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    notifyDelegate(.tabAnimationController) {
      $0.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    } ?? nil
  }

  private func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    notifyDelegate(.tabInteractionController) {
      $0.tabBarController(self, interactionControllerFor: animator)
    } ?? nil
  }

  /// Calls the delegate and records it; returns nil if it does not implement the member.
  @discardableResult
  func notifyDelegate<Result>(
    _ name: EventName, _ tab: UIViewController? = nil,
    _ call: (any UITabBarControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "tabDelegate", cached: &delegateReceiver).sendOptional(
      name, to: delegate,
      tab.map {
        machine.argument(name == .tabShouldSelect ? "shouldSelect" : "didSelect", $0)
      } ?? .none
    ) { call(delegate) }
  }
}
