import Foundation
package import GimbalEngine
import GimbalTraits

/// The tabs that do not fit in the bar.
extension UITabBarController {
  /// The maximum number of items in the bar, including "More".
  private var positionsInBar: Int {
    machine.hardware.idiom == .pad ? TabBarMetrics.padItems : TabBarMetrics.phoneItems
  }

  /// The list of the tabs that do not fit in the bar; nil while all fit.
  var more: MoreNavigationController? {
    get { storedMoreController.map { unsafeDowncast($0, to: MoreNavigationController.self) } }
    set { storedMoreController = newValue }
  }

  /// The controllers of the items in the bar.
  var barTabs: [UIViewController] {
    guard let more else { return tabs }
    return Array(tabs.prefix(positionsInBar - 1)) + [more]
  }

  /// The tabs that the list shows, in order.
  var furtherTabs: [UIViewController] {
    more == nil ? [] : Array(tabs.dropFirst(positionsInBar - 1))
  }

  /// The visible tab, directly in the container or in the list's navigation controller.
  var shownTab: UIViewController? {
    guard let more, selected === more else { return selected }
    return more.shownTab ?? more
  }

  /// Makes the list when there are too many tabs for the bar, and removes it otherwise.
  ///
  /// If nothing is selected afterwards, the caller selects a tab.
  func arrangeMore() {
    if tabs.count > positionsInBar {
      if let more {
        giveUpTabsInBar(more)
      } else {
        let controller = MoreNavigationController(of: self)
        more = controller
        take(controller)
      }
    } else if let old = more {
      more = nil
      if selected === old { selected = nil }
      old.waiting = []
      for tab in tabs where tab.parentController === old { take(tab) }
      release(old)
    }
    tabBar.items = tabs.isEmpty ? nil : barTabs.compactMap(\.tabBarItem)
  }

  /// Removes tabs from the list's stack that now fit in the bar.
  private func giveUpTabsInBar(_ more: MoreNavigationController) {
    let inBar = tabs.prefix(positionsInBar - 1).filter { $0.parentController === more }
    guard !inBar.isEmpty else { return }
    if inBar.contains(where: { $0 === more.shownTab }) {
      if selected === more { selected = nil }
      more.forgetShown()
    } else {
      more.finishChange()
    }
  }

  /// Returns the child of the container that shows a tab.
  ///
  /// For a tab that is not in the bar it is the list's navigation controller, which then shows the
  /// tab.
  func childThatShows(_ controller: UIViewController?) -> UIViewController? {
    guard let more, let controller, furtherTabs.contains(where: { $0 === controller }) else {
      return controller
    }
    more.show(further: controller)
    return self.more === more ? more : controller
  }

  /// Chooses a tab from the list as the user would; returns false if the list is not shown or has
  /// no such row.
  ///
  /// The delegate is not called; no source says so, this is Gimbal's choice (CHOICE).
  package func chooseFurtherTab(at row: Int) -> Bool {
    guard let more, selected === more, more.shownTab == nil, furtherTabs.indices.contains(row)
    else { return false }
    let tab = furtherTabs[row]
    more.show { more.pushViewController(tab, animated: true) }
    return true
  }
}

/// The navigation controller of the tab "More": a list of tabs, and the chosen one.
///
/// While a tab is on the stack this is its parent; afterwards it is a child of the tab bar
/// controller again (CHOICE for the latter).
package final class MoreNavigationController: UINavigationController, StackOfTabs {
  private weak var tabs: UITabBarController?
  /// True while a tab is being shown above the list.
  private(set) var isShowing = false

  /// Creates the controller with the list of a container's tabs that do not fit into its bar.
  convenience init(of tabs: UITabBarController) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
    let list = UIViewController()
    list.title = "More"
    title = "More"
    push(list, animated: false)
  }

  /// The tab that was chosen from the list.
  var shownTab: UIViewController? { stack.count > 1 ? stack[1] : nil }

  /// Shows a tab above the list, without a transition.
  func show(further tab: UIViewController) {
    guard tab !== shownTab else { return }
    show { setViewControllers(Array(stack.prefix(1)) + [tab], animated: false) }
  }

  /// Performs a change that shows a tab above the list.
  ///
  /// A callback may remove so many tabs that the list is removed; then the list returns its tab to
  /// the tab bar controller.
  func show(by change: () -> Void) {
    let wasShowing = isShowing
    isShowing = true
    change()
    isShowing = wasShowing
    if let tabs, tabs.more !== self { forgetShown() }
  }

  /// Removes the chosen tab from the stack, so that the list is shown.
  func forgetShown() {
    guard stack.count > 1 else { return }
    setViewControllers(Array(stack.prefix(1)), animated: false)
    finishChange()
  }

  /// Called when a controller has left the stack and has no parent any more.
  func didRelease(_ controller: UIViewController) {
    guard let tabs, tabs.tabs.contains(where: { $0 === controller }) else { return }
    if controller.parentController == nil { tabs.take(controller) }
    // The callback may have moved it elsewhere.
    if controller.parentController !== tabs { tabs.forget(controller) }
  }

  /// Called when app code removes a tab from the list, which removes it from the tabs.
  func didLoseTab(_ child: UIViewController, to parent: UIViewController?) {
    let wasShown = stack.contains { $0 === child }
    forget(child)
    guard let tabs, parent !== tabs, wasShown || parent != nil else { return }
    tabs.forget(child)
  }
}
