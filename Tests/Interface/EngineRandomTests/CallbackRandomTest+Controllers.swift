import Foundation
import GimbalContainers
import GimbalGeometry
import GimbalTraits
import TestSupport

@testable import GimbalEngine

/// The controller steps of a randomized test.
extension CallbackRandomTest {
  func changeChildren() {
    guard let parent = pick(RandomTestPlain.self) else { return }
    let child = controller()
    switch roll(6) {
    case 0, 1:
      log("embed")
      parent.embed(child)
    case 2:
      log("add a child")
      parent.addChild(child)
    case 3:
      log("remove a child")
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    case 4:
      log("remove from its parent alone")
      child.removeFromParent()
    default:
      guard parent.viewIfLoaded?.window != nil,
        let old = parent.children.first(where: { $0.viewIfLoaded?.superview === parent.view })
      else { return }
      log("exchange children")
      let new = makeController(depth: 3)
      parent.addChild(new)
      old.willMove(toParent: nil)
      parent.transition(
        from: old, to: new, duration: flip() ? 0 : 0.2, options: [],
        animations: { [weak self] in self?.react("animations of children") },
        completion: { [weak old, weak new, weak parent, weak self] _ in
          self?.react("completion of children")
          old?.removeFromParent()
          new?.didMove(toParent: parent)
        })
    }
  }

  func present() {
    guard let source = pick(UIViewController.self) else { return }
    let presented = controller()
    if flip() { listen(toPresentationOf: presented) }
    log("present \(type(of: presented)) in \(presented.modalPresentationStyle.rawValue)")
    source.present(presented, animated: flip()) { [weak self] in self?.react("presented") }
  }

  func dismiss() {
    guard let source = pick(UIViewController.self) else { return }
    log("dismiss")
    if roll(4) == 0 {
      if source.beginSwipeDown(), flip() { source.endSwipeDown(cancelled: flip()) }
      return
    }
    source.dismiss(animated: flip()) { [weak self] in self?.react("dismissed") }
  }

  func changeStack() {
    guard let stack = pick(UINavigationController.self) else { return changeChildren() }
    let animated = flip()
    switch roll(8) {
    case 0, 1, 2:
      log("push")
      stack.pushViewController(controller(), animated: animated)
    case 3:
      log("pop")
      stack.popViewController(animated: animated)
    case 4:
      log("pop to root")
      stack.popToRootViewController(animated: animated)
    case 5:
      log("set the stack")
      stack.setViewControllers((0..<roll(4)).map { _ in controller() }, animated: animated)
    case 6:
      log("swipe back")
      if stack.beginSwipeBack(), flip() { stack.endSwipeBack(cancelled: animated) }
    default:
      log("bars")
      stack.setNavigationBarHidden(flip(), animated: animated)
      stack.isToolbarHidden.toggle()
    }
  }

  func changeTabs() {
    guard let tabs = pick(UITabBarController.self) else { return changeChildren() }
    log("tabs")
    switch roll(5) {
    case 0: tabs.viewControllers = (0..<roll(4)).map { _ in controller() }
    case 1: tabs.viewControllers = (0..<9).map { _ in makeController(depth: 3) }
    case 2: tabs.selectedIndex = roll(9)
    case 3: _ = tabs.tapTab(at: roll(5))
    default: _ = tabs.chooseFurtherTab(at: roll(3))
    }
  }

  func changePages() {
    guard let pages = pick(UIPageViewController.self) else { return changeChildren() }
    log("pages")
    switch roll(4) {
    case 0, 1:
      pages.setViewControllers([controller()], direction: .forward, animated: flip()) {
        [weak self] _ in self?.react("turned")
      }
    case 2: _ = pages.beginPageSwipe(any([.forward, .reverse]))
    default: pages.endPageSwipe(cancelled: flip())
    }
  }

  func changeSplit() {
    guard let split = pick(UISplitViewController.self) else { return changeChildren() }
    log("split")
    let column: UISplitViewController.Column = any([.primary, .secondary, .compact])
    switch roll(6) {
    case 0: split.showDetailViewController(controller(), sender: nil)
    case 1: split.viewControllers = (0..<roll(3)).map { _ in controller() }
    case 2: split.preferredDisplayMode = any([.automatic, .secondaryOnly, .oneOverSecondary])
    case _ where split.style == .unspecified: split.show(controller(), sender: nil)
    case 3: split.setViewController(flip() ? nil : controller(), for: column)
    case 4: split.show(column)
    default: split.hide(column)
    }
  }

  func changeController() {
    guard let controller = pick(UIViewController.self) else { return }
    log("controller")
    switch roll(7) {
    case 0: if controller is RandomTestPlain { controller.view = makeView() }
    case 1: controller.beginAppearanceTransition(flip(), animated: flip())
    case 2: controller.endAppearanceTransition()
    case 3: controller.setNeedsStatusBarAppearanceUpdate()
    case 4: controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    case 5:
      guard let child = controller.children.first else { return }
      controller.setOverrideTraitCollection(
        flip() ? nil : UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    default:
      if let coordinator = controller.transitionCoordinator { follow(coordinator) }
      controller.loadViewIfNeeded()
    }
  }
}
