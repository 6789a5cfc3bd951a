import Foundation
package import GimbalEngine
import GimbalTraits

/// The tabs that have no place in the bar.
extension UITabBarController {
  /// The number of items that the bar has at most, the one for all further tabs among them.
  ///
  /// Source: Apple, UITabBarController (five on phones); iPads: CHOICE.
  private var positionsInBar: Int { machine.hardware.idiom == .pad ? 8 : 5 }

  /// The list of the tabs that have no place in the bar; nil while all have one.
  var more: MoreNavigationController? {
    get { storedMoreController.map { unsafeDowncast($0, to: MoreNavigationController.self) } }
    set { storedMoreController = newValue }
  }

  /// The controllers that the items of the bar stand for.
  var barTabs: [UIViewController] {
    guard let more else { return tabs }
    return Array(tabs.prefix(positionsInBar - 1)) + [more]
  }

  /// The tabs that the list shows, in their order.
  var furtherTabs: [UIViewController] {
    more == nil ? [] : Array(tabs.dropFirst(positionsInBar - 1))
  }

  /// The controller that the person sees, be it in the list's navigation controller or not.
  var shownTab: UIViewController? {
    guard let more, selected === more else { return selected }
    return more.shownTab ?? more
  }

  /// Makes the list when there are too many tabs for the bar, and lets it go when there are not.
  ///
  /// Where nothing is selected any more, the caller selects a tab afterwards.
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

  /// Tabs that have got a place in the bar, since others are gone, leave the list.
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

  /// The child that has to be shown so that a tab is seen: the list's navigation controller for a tab
  /// without a place in the bar, which then shows it.
  func childThatShows(_ controller: UIViewController?) -> UIViewController? {
    guard let more, let controller, furtherTabs.contains(where: { $0 === controller }) else {
      return controller
    }
    more.show(further: controller)
    return self.more === more ? more : controller
  }

  /// The person chooses a tab from the list; false when the list is not shown or has no such row.
  ///
  /// The delegate receives nothing (CHOICE).
  package func chooseFurtherTab(at row: Int) -> Bool {
    guard let more, selected === more, more.shownTab == nil, furtherTabs.indices.contains(row)
    else { return false }
    let tab = furtherTabs[row]
    more.show { more.pushViewController(tab, animated: true) }
    return true
  }
}

/// The navigation controller of the tab "More": a list of tabs, and the one that was chosen from it.
///
/// While a tab is on the stack this is its parent; afterwards it is a child of the tab bar controller
/// again (CHOICE for the latter).
package final class MoreNavigationController: UINavigationController, StackOfTabs {
  private weak var tabs: UITabBarController?
  /// True while a tab is about to come above the list.
  private(set) var isShowing = false

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

  /// Makes a change that shows a tab above the list.
  ///
  /// The callback may remove other tabs, so that the list is gone: it gives the tab back.
  func show(by change: () -> Void) {
    let wasShowing = isShowing
    isShowing = true
    change()
    isShowing = wasShowing
    if let tabs, tabs.more !== self { forgetShown() }
  }

  /// Takes whatever was chosen from the list off the stack.
  func forgetShown() {
    guard stack.count > 1 else { return }
    setViewControllers(Array(stack.prefix(1)), animated: false)
    finishChange()
  }

  /// Called when a controller has left the stack and has no parent any more.
  func didRelease(_ controller: UIViewController) {
    guard let tabs, tabs.tabs.contains(where: { $0 === controller }) else { return }
    if controller.parentController == nil { tabs.take(controller) }
    // The callback may have taken it elsewhere.
    if controller.parentController !== tabs { tabs.forget(controller) }
  }

  /// A tab that app code takes away from the list is no tab any more.
  func didLoseTab(_ child: UIViewController, to parent: UIViewController?) {
    let wasShown = stack.contains { $0 === child }
    forget(child)
    guard let tabs, parent !== tabs, wasShown || parent != nil else { return }
    tabs.forget(child)
  }
}
