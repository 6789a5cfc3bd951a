import Testing
import UIKit

/// Names of controllers, sheets and tabs of newer systems, as an app's source names them.
@MainActor @Suite struct ControllerNamesTests {
  private final class Modal: UIViewController {
    override var performsActionsWhilePresentingModally: Bool { false }
  }

  @Test func `transitions, sheets and bars are stored`() throws {
    let controller = UIViewController()
    #expect(controller.preferredTransition == nil)
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { $0.willBegin && $0.location.y > 10 }
    let transition = UIViewController.Transition.zoom(options: options) {
      $0.sourceViewController.view
    }
    controller.preferredTransition = transition
    #expect(controller.preferredTransition === transition && transition.options === options)
    #expect(!Modal().performsActionsWhilePresentingModally)
    #expect(controller.performsActionsWhilePresentingModally)
    let sheet = try #require(controller.sheetPresentationController)
    #expect(sheet.prefersPageSizing && sheet.backgroundEffect == nil)
    sheet.prefersPageSizing = false
    #expect(!sheet.prefersPageSizing)
    let tabs = UITabBarController()
    #expect(tabs.mode == .automatic && tabs.tabBarMinimizeBehavior == .automatic)
    tabs.mode = .tabSidebar
    tabs.sidebar.isHidden = false
    #expect(tabs.mode == .tabSidebar && !tabs.sidebar.isHidden)
    let accessory = UITabAccessory(contentView: UIView())
    tabs.setBottomAccessory(accessory, animated: false)
    #expect(tabs.bottomAccessory === accessory)
  }

  @Test func `a tab group is one tab with the selected child's controller`() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let children = [
      UITab(title: "A", image: nil, identifier: "a") { _ in first },
      UITab(title: "B", image: nil, identifier: "b") { _ in second },
    ]
    let group = UITabGroup(title: "All", image: nil, identifier: "all", children: children)
    group.selectedChild = children[1]
    let plain = UITab(title: "C", image: nil, identifier: "c") { _ in
      UINavigationController(rootViewController: Modal())
    }
    let tabs = UITabBarController(tabs: [group, plain])
    #expect(tabs.viewControllers?.first === second && tabs.viewControllers?.count == 2)
    #expect(second.tab === children[1])
    let inner = try #require((plain.viewController as? UINavigationController)?.topViewController)
    #expect(inner.tab === plain && first.tab == nil)
    #expect(group.tab(forIdentifier: "a") === children[0])
  }
}
