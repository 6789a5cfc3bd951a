import Foundation
import Gimbal
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalEngine

/// No call creates a cycle of children, parents, presenters and presented controllers (F-1, D-11).
@MainActor @Suite struct ControllerCycleTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let p = Probe("p")

  init() throws {
    sim = try device("iphone-15-pro", .iOS(17))
    sim.exceptionHandler = { _, _ in }
    sim.launch(root)
    p.modalPresentationStyle = .fullScreen
  }

  /// Makes a call that must be refused once, and then traverses all links.
  private func refuses(
    _ reason: String, _ call: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let events = sim.events { sim.doing(call) }.named("exception")
    #expect(
      events.count == 1 && events.first?.text("reason").contains(reason) == true,
      "\(events.map { $0.text("reason") })", sourceLocation: sourceLocation)
    traverse()
  }

  private func traverse() {
    sim.rotate(to: .landscapeLeft)
    sim.settings.userInterfaceStyle = .dark
    sim.settle()
    sim.rotate(to: .portrait)
    _ = sim.layout
  }

  private let over = "cannot be a child of a controller that is presented over it"
  private let active = "present modally an active controller"

  @Test func `a presenter does not become a child of its presented controller (F-1)`() {
    sim.doing { root.present(p, animated: false) }
    refuses(over) { p.addChild(root) }
    #expect(root.parent == nil && p.children.isEmpty && root.presentedViewController === p)
  }

  @Test func `nor does it through several levels`() {
    let (deep, deeper) = (Probe("deep"), Probe("deeper"))
    sim.doing {
      root.present(p, animated: false)
      p.embed(deep)
      deep.embed(deeper)
    }
    refuses(over) { deeper.addChild(root) }
    refuses("cannot be a child of itself or of a descendant") { deeper.addChild(p) }
    let next = Probe("next")
    next.modalPresentationStyle = .overFullScreen
    sim.doing { deeper.present(next, animated: false) }
    refuses(over) { next.addChild(root) }
    refuses(over) { next.addChild(p) }
    // The presenter is the outermost parent: only its descendants that do not present are free.
    sim.doing { next.addChild(deep) }
    #expect(deep.parent === next)
    traverse()
  }

  @Test func `a presenter is not presented by its presented controller`() {
    sim.doing { root.present(p, animated: false) }
    refuses(active) { p.present(root, animated: false) }
    let next = Probe("next")
    sim.doing { p.present(next, animated: false) }
    refuses(active) { next.present(root, animated: false) }
    sim.doing { root.dismiss(animated: false) }
    #expect(root.presentedViewController == nil && p.presentedViewController == nil)
  }

  @Test func `after a refused child the presentation can be dismissed`() {
    sim.doing { root.present(p, animated: false) }
    refuses(over) { p.addChild(root) }
    sim.doing { root.dismiss(animated: true) }
    #expect(root.presentedViewController == nil && p.view.window == nil)
    sim.doing { p.present(root, animated: false) }
    traverse()
  }

  @Test func `containers refuse a cycle before they change anything`() {
    let navigation = UINavigationController(rootViewController: Probe("bottom"))
    sim.doing {
      p.embed(navigation)
      root.present(p, animated: false)
    }
    refuses(over) { navigation.pushViewController(root, animated: false) }
    refuses(over) { navigation.setViewControllers([root], animated: true) }
    #expect(navigation.viewControllers.count == 1)
    refuses("descendant") { navigation.pushViewController(p, animated: true) }
    refuses("descendant") { navigation.viewControllers = [p] }

    let tabs = UITabBarController()
    tabs.viewControllers = [Probe("tab")]
    let split = UISplitViewController(style: .doubleColumn)
    let classic = UISplitViewController()
    sim.doing { for container in [tabs, split, classic] { p.embed(container) } }
    refuses(over) { tabs.viewControllers = [Probe("other"), root] }
    refuses("descendant") { tabs.viewControllers = [tabs] }
    #expect(tabs.viewControllers?.count == 1 && tabs.children.count == 1)
    for column in [UISplitViewController.Column.primary, .secondary, .compact] {
      refuses(over) { split.setViewController(root, for: column) }
      refuses("descendant") { split.setViewController(split, for: column) }
      #expect(split.viewController(for: column) == nil)
    }
    refuses(over) { classic.viewControllers = [root, Probe("detail")] }
    // Collapsed without a navigation controller, it presents.
    refuses(active) { classic.showDetailViewController(root, sender: nil) }
    #expect(classic.viewControllers.isEmpty && classic.children.isEmpty)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    sim.doing { p.embed(pages) }
    #expect(pages.refusal(ofChild: root) != nil && pages.refusal(ofChild: pages) != nil)
  }

  @Test func `a presenter is not pushed on the stack that it presents`() {
    let navigation = UINavigationController(rootViewController: p)
    navigation.modalPresentationStyle = .fullScreen
    sim.doing { root.present(navigation, animated: false) }
    refuses(over) { navigation.pushViewController(root, animated: true) }
    #expect(navigation.viewControllers == [p] && root.parent == nil)
  }

  @Test func `a cycle that a callback creates is detected`() {
    let (parent, child, twice) = sim.perform { (Probe("parent"), Turncoat(), Turncoat()) }
    child.onWillMove = { [unowned child] _ in child.addChild(parent) }
    refuses("descendant") { parent.addChild(child) }
    #expect(parent.parent === child && child.parent == nil)
    child.onWillMove = nil

    twice.onWillMove = { [unowned twice, root] _ in
      twice.onWillMove = nil
      root.addChild(twice)
    }
    sim.doing { root.addChild(twice) }
    #expect(root.children == [twice])
  }

  @Test func `a delegate cannot replace the presented controller by the presenter`() throws {
    for later in [false, true] {
      let sim = try device("ipad-10", .iOS(17))
      sim.exceptionHandler = { _, _ in }
      let root = Probe("root")
      let modal = Probe("modal")
      let delegate = Substitution(root)
      modal.modalPresentationStyle = .formSheet
      modal.presentationController?.delegate = delegate
      sim.launch(root)
      if !later { try sim.resize(to: .slideOver) }
      let events = try sim.events {
        sim.doing { root.present(modal, animated: false) }
        if later { try sim.resize(to: .slideOver) }
      }.named("exception")
      #expect(events.count == 1 && events.first?.text("reason").contains(active) == true)
      #expect(root.presentedViewController === modal && modal.view.window != nil)
      try sim.resize(to: .fullScreen)
    }
  }

  @Test func `a presented or child controller may become the root of a window`() throws {
    sim.doing { root.present(p, animated: false) }
    let second = sim.perform { UIWindow(frame: UIScreen.main.bounds) }
    sim.doing {
      second.rootViewController = p
      second.isHidden = false
    }
    traverse()
    refuses(over) { p.addChild(root) }
    refuses(active) { p.present(root, animated: false) }
    sim.doing { root.dismiss(animated: false) }
    traverse()
    sim.doing { sim.window?.rootViewController = p }
    traverse()
    let child = Probe("child")
    sim.doing {
      p.embed(child)
      second.rootViewController = child
    }
    traverse()
    refuses("descendant") { child.addChild(p) }
  }
}

/// A controller that runs a block in its parent callback.
private final class Turncoat: UIViewController {
  var onWillMove: ((UIViewController?) -> Void)?
  override func willMove(toParent parent: UIViewController?) {
    onWillMove?(parent)
    super.willMove(toParent: parent)
  }
}

/// A delegate that shows another controller in compact width.
@MainActor private final class Substitution: UIAdaptivePresentationControllerDelegate {
  private let other: UIViewController

  init(_ other: UIViewController) { self.other = other }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { other }
}
