import Foundation
import Gimbal
import GimbalEngine
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Page view controllers, changed in code and by the user (R-PAGE-1).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct PageViewControllerTests {
  private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var pages: [UIViewController] = []
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
  }

  private let sim: Simulator
  private let a = Probe("A")
  private let b = Probe("B")
  private let book = Book()

  init() throws {
    sim = try #require(Simulator.bound)
    book.pages = [a, b]
  }

  private func container(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let container = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal)
    container.setViewControllers([a], direction: .forward, animated: false)
    container.dataSource = book
    container.delegate = book
    sim.launch(container)
    return container
  }

  private func rows(_ events: [TraceEvent]) -> [String] {
    events.named(
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "pageViewController"
    ).filter { $0.receiver != "root" }.map { "\($0.receiver) \($0.baseName)" }
  }

  @Test(arguments: [true, false])
  func `the appearing page ends first in the scroll style (R-PAGE-1)`(animated: Bool) {
    let container = container(.scroll)
    var finished: Bool?
    let events = sim.events {
      sim.doing {
        container.setViewControllers([b], direction: .forward, animated: animated) {
          finished = $0
        }
      }
    }
    #expect(
      rows(events) == [
        "B viewWillAppear", "A viewWillDisappear", "B viewDidAppear", "A viewDidDisappear",
      ])
    #expect(finished == true && container.viewControllers == [b])
    #expect(b.view.frame == container.view.bounds && a.parent == nil && a.view.superview == nil)
  }

  @Test func `the page curl style reverses the end order (R-PAGE-1)`() {
    let container = container(.pageCurl)
    let events = sim.events {
      sim.doing { container.setViewControllers([b], direction: .forward, animated: true) }
    }
    #expect(
      rows(events) == [
        "B viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewDidAppear",
      ])
  }

  @Test func `the user swipes to a page and releases it`() {
    let container = container(.scroll)
    let events = sim.events {
      sim.perform { #expect(container.beginPageSwipe(.forward)) }
      sim.advance(by: 1)
      #expect(
        container.transitionCoordinator == nil && b.transitionCoordinator?.isInteractive == true)
      sim.doing { _ = container.endPageSwipe(cancelled: false) }
    }
    #expect(
      events.filter { $0.name.hasPrefix("pageViewController") }.map(\.name) == [
        "pageViewController(_:viewControllerAfter:)", "pageViewController(_:willTransitionTo:)",
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      ])
    #expect(container.viewControllers == [b])
    sim.perform { #expect(!container.beginPageSwipe(.forward), "there is no third page") }
  }

  @Test(arguments: [
    (
      UIPageViewController.TransitionStyle.scroll,
      ["A viewWillAppear", "A viewDidAppear", "B viewWillDisappear", "B viewDidDisappear"]
    ),
    (
      .pageCurl,
      ["B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear", "A viewDidAppear"]
    ),
  ])
  func `a cancelled page swipe notifies both pages again (V-10)`(
    style: UIPageViewController.TransitionStyle, ends: [String]
  ) {
    let container = container(style)
    let events = sim.events {
      sim.perform { #expect(container.beginPageSwipe(.forward)) }
      sim.doing { _ = container.endPageSwipe(cancelled: true) }
    }
    #expect(
      rows(events).filter { !$0.contains("page") } == ["B viewWillAppear", "A viewWillDisappear"]
        + ends)
    #expect(container.viewControllers == [a])
    #expect(a.view.superview === container.view && b.view.superview == nil)
  }

  @Test func `pages set in viewDidLoad have appeared before layout (V-11)`() {
    let container = LoadingPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    container.page = a
    let events = sim.events { sim.launch(container) }
    #expect(
      events.on("A").named(
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "didMove", "viewWillLayoutSubviews"
      ).map(\.baseName).prefix(5) == [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "didMove", "viewWillLayoutSubviews",
      ])
    #expect(a.view.window === sim.window && events.on("A").named("viewDidAppear").count == 1)
  }

  @Test func `pages set before the container is shown appear with it (V-11)`() {
    let container = sim.perform {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    let early = sim.events {
      sim.doing { container.setViewControllers([a], direction: .forward, animated: false) }
    }
    #expect(early.on("A").named("viewWillAppear", "viewDidAppear").isEmpty)
    let events = sim.events { sim.launch(container) }
    #expect(events.on("A").named("viewDidAppear").count == 1)
  }

  @Test func `a page view controller that becomes its own page is refused and released (F-10)`() {
    weak var held: UIPageViewController?
    do {
      let container = container(.scroll)
      held = container
      var ends: [Bool] = []
      let raised = sim.exceptions {
        container.setViewControllers([container], direction: .forward, animated: false) {
          ends.append($0)
        }
      }
      #expect(raised.count == 1 && ends.isEmpty)
      #expect(container.viewControllers == [a] && container.children == [a])
      #expect(a.view.superview === container.view)
    }
    sim.launch(Probe())
    #expect(held == nil)
  }

  @Test func `pages rotate with the device`() {
    let container = container(.scroll)
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(events.on("A").named("viewWillTransition").map(\.argumentsText) == ["852 × 393"])
    #expect(a.view.frame == container.view.bounds)
  }

  @Test func `a page swipe ends before the device rotates`() {
    let container = container(.scroll)
    sim.perform { #expect(container.beginPageSwipe(.forward)) }
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    let order = events.filter { ["root", "A", "B", "pageDelegate"].contains($0.receiver) }
      .named("viewWillTransition", "viewDidAppear", "pageViewController").lines
    #expect(
      order == [
        "root viewWillTransition(to:with:)", "B viewDidAppear(_:)",
        "pageDelegate pageViewController(_:didFinishAnimating:previousViewControllers:"
          + "transitionCompleted:)",
        "B viewWillTransition(to:with:)",
      ])
    #expect(container.viewControllers == [b] && b.view.frame == container.view.bounds)
  }

  @Test func `two pages face each other with a spine in the middle`() {
    let container = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    container.setViewControllers([a, b], direction: .forward, animated: false)
    sim.launch(container)
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 196.5, height: 852))
    #expect(b.view.frame == CGRect(x: 196.5, y: 0, width: 196.5, height: 852))
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      events.named("viewWillTransition").filter { $0.receiver != "root" }.map(\.argumentsText)
        == ["426 × 393", "426 × 393"])
  }

  @Test func `the wrong number of pages is an exception without effect (D-11)`() {
    let container = container(.scroll)
    let events = sim.events {
      sim.perform {
        container.setViewControllers([a, b], direction: .forward, animated: false)
        container.setViewControllers(nil, direction: .forward, animated: false)
      }
    }
    #expect(
      events.named("exception").first?.argumentsText.contains(
        "The number of view controllers provided (2) doesn't match the number required (1)")
        == true)
    #expect(events.named("exception").count == 2)
    #expect(container.viewControllers == [a])
  }
}

/// A container that sets its page when its view is loaded.
private final class LoadingPages: UIPageViewController {
  var page: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let page { setViewControllers([page], direction: .forward, animated: true) }
  }
}
