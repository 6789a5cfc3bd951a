import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Showing one tab instead of another.
extension UITabBarController {
  func replaceTabs(by controllers: [UIViewController]) {
    for (index, controller) in controllers.enumerated()
    where controllers[..<index].contains(where: { $0 === controller }) {
      return raise(
        .invalidArgument,
        "All view controllers in a tab bar controller must be distinct "
          + "(\(ExceptionText.object(controller)))")
    }
    finishChange()
    let gone = tabs.filter { tab in !controllers.contains { $0 === tab } }
    let added = controllers.filter { controller in !tabs.contains { $0 === controller } }
    for tab in gone { tab.sendWillMove(toParent: nil) }
    for tab in added { addChild(tab) }
    tabs = controllers
    tabBar.items = controllers.compactMap(\.tabBarItem)
    if let selected, !controllers.contains(where: { $0 === selected }) {
      select(controllers.first)
    } else if selected == nil {
      select(controllers.first)
    }
    for tab in gone {
      tab.viewIfLoaded?.removeFromSuperview()
      tab.setBarInsets(.zero)
      tab.removeFromParent()
    }
    for tab in added { tab.sendDidMove(toParent: self) }
  }

  /// A place without a tab changes nothing.
  ///
  /// Source: Apple, selectedIndex: a number outside the tabs is not taken.
  func selectTab(at index: Int) {
    if tabs.indices.contains(index) { select(tabs[index]) }
  }

  func select(_ controller: UIViewController?) {
    if let controller, !tabs.contains(where: { $0 === controller }) {
      return raise(
        .invalidArgument,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.")
    }
    guard controller !== selected else { return }
    finishChange()
    let old = selected
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    guard let controller, isVisible else {
      if isViewLoaded { showSelected() }
      return
    }
    show(controller, insteadOf: old)
  }

  /// Source: R-TAB-1: the tab that comes is told first, and the one that goes ends first.
  private func show(_ controller: UIViewController, insteadOf old: UIViewController?) {
    controller.loadViewIfNeeded()
    let transition = ControllerTransition(
      on: machine, in: view, from: old, to: controller, animated: false,
      participants: [controller] + (old.map { [$0] } ?? []))
    change = transition
    controller.beginAppearance(true, animated: false)
    old?.beginAppearance(false, animated: false)
    transition.placeViews = { [weak self] in
      old?.viewIfLoaded?.removeFromSuperview()
      self?.placeSelected()
    }
    transition.end = { [weak self] _ in
      self?.change = nil
      old?.endAppearance()
      controller.endAppearance()
    }
    transition.start()
    view.setNeedsLayout()
  }

  private func finishChange() { change?.finishNow() }

  // MARK: The person

  /// The person taps a tab; false when there is none or the delegate refuses.
  ///
  /// Source: R-TAB-1 (the place of `didSelect` is a CHOICE). Tapping the tab that is shown goes back to
  /// the first controller of a navigation controller.
  package func tapTab(at index: Int) -> Bool {
    guard tabs.indices.contains(index) else { return false }
    let controller = tabs[index]
    let isAllowed =
      tellDelegate(.tabShouldSelect, controller) {
        $0.tabBarController(self, shouldSelect: controller)
      } ?? true
    guard isAllowed else { return false }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(controller)
    let tell: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      self.tellDelegate(.tabDidSelect, controller) {
        $0.tabBarController(self, didSelect: controller)
      }
    }
    if change != nil { machine.afterCommit.append(tell) } else { tell() }
    return true
  }

  /// Calls the delegate and records it; nil when it does not implement the member.
  @discardableResult
  func tellDelegate<Result>(
    _ name: EventName, _ tab: UIViewController? = nil,
    _ call: (any UITabBarControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "tabDelegate", kept: &delegateReceiver).sendOptional(
      name, tab.map { machine.argument(nil, $0) } ?? .none
    ) { call(delegate) }
  }

  // MARK: Places

  /// A controller that hides the bar was pushed or popped.
  func barsMayChange() { viewIfLoaded?.setNeedsLayout() }

  private var hidesBar: Bool {
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let bottom = machine.system.major >= 11 ? view.safeAreaInsets.bottom : 0
    let height = machine.height(of: .tab) + bottom
    let top = hidesBar ? view.bounds.height : view.bounds.height - height
    let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    if tabBar.superview == nil { view.addSubview(tabBar) }
    if tabBar.frame != frame { tabBar.frame = frame }
    placeSelected()
  }

  /// Shows the selected tab, and no other, without a transition.
  func showSelected() {
    guard change == nil else { return }
    for tab in tabs where tab !== selected && tab.viewIfLoaded?.superview === view {
      tab.view.removeFromSuperview()
    }
    placeSelected()
    view.setNeedsLayout()
  }

  private func placeSelected() {
    guard let selected, let view = viewIfLoaded else { return }
    let height = hidesBar ? 0 : machine.height(of: .tab)
    var frame = view.bounds
    if selected.extends(under: .bottom) {
      selected.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    } else {
      let safe = machine.system.major >= 11 && height > 0 ? view.safeAreaInsets.bottom : 0
      frame.size.height -= height + safe
      selected.setBarInsets(.zero)
    }
    if selected.view.frame != frame { selected.view.frame = frame }
    if selected.view.superview !== view { view.insertSubview(selected.view, at: 0) }
  }
}
