import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Page curls: the location of the spine, and double-sided pages (R-PAGE-1).
@MainActor @Suite(.simulator("ipad-9", system: .iOS(15), reportsExceptions: false))
struct PageSpineTests {
  /// Shows two pages in landscape and one in portrait.
  private final class Reader: UIPageViewControllerDelegate, UIPageViewControllerDataSource {
    var pages: [UIViewController] = []
    var gives = true
    var queried: [UIInterfaceOrientation] = []

    func pageViewController(
      _ book: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      queried.append(orientation)
      let first = book.viewControllers?.first ?? pages[0]
      let next = pages[min((pages.firstIndex(of: first) ?? 0) + 1, pages.count - 1)]
      if gives {
        book.setViewControllers(
          orientation.isLandscape ? [first, next] : [first], direction: .forward, animated: true)
      }
      if orientation.isPortrait { book.isDoubleSided = false }
      return orientation.isLandscape ? .mid : .min
    }
    func pageViewController(
      _ book: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }
    func pageViewController(
      _ book: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: page).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }
  }

  private let reader = Reader()
  private let pages = ["A", "B", "C", "D"].map { Probe($0) }

  init() { reader.pages = pages }

  private func book(
    _ spine: UIPageViewController.SpineLocation = .min,
    _ style: UIPageViewController.TransitionStyle = .pageCurl
  ) -> UIPageViewController {
    let book = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal,
      options: [.spineLocation: spine.rawValue])
    book.delegate = reader
    book.dataSource = reader
    return book
  }

  @Test(arguments: [("ipad-9", 15), ("ipad-9", 17), ("ipad-2", 7)])
  func `after a rotation a page curl has the spine that its delegate returns`(
    device slug: String, system: Int
  )
    throws
  {
    let sim = try device(slug, .iOS(system))
    let book = book()
    book.setViewControllers([pages[0]], direction: .forward, animated: false)
    sim.launch(book)
    let rotation = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(reader.queried == [.landscapeRight])
    #expect(book.spineLocation == .mid && book.isDoubleSided)
    #expect(book.viewControllers == [pages[0], pages[1]])
    let half = book.view.bounds.width / 2
    #expect(pages.prefix(2).map(\.view.frame.minX) == [0, half])
    #expect(pages.prefix(2).allSatisfy { $0.view.frame.width == half })
    #expect(rotation.on("B").named("viewDidAppear").count == 1)
    let queried = try #require(rotation.named("pageViewController(_:spineLocationFor:)").first)
    if system > 7 {
      let received = try #require(rotation.on("A").named("viewWillTransition").first)
      #expect(queried.index < received.index, "the pages are told of their new sizes afterwards")
      #expect(received.argumentsText.hasPrefix("540 "))
    }

    let back = sim.events { sim.rotate(to: .portrait) }
    #expect(book.spineLocation == .min && !book.isDoubleSided)
    #expect(book.viewControllers == [pages[0]] && pages[0].view.frame == book.view.bounds)
    #expect(back.on("B").named("viewDidDisappear").count == 1 && pages[1].parent == nil)
  }

  @Test func `a spine without enough pages raises an exception and leaves the spine`() throws {
    let sim = try #require(Simulator.bound)
    let book = book()
    book.setViewControllers([pages[0]], direction: .forward, animated: false)
    sim.launch(book)
    reader.gives = false
    let raised = sim.exceptions { sim.rotate(to: .landscapeLeft) }
    #expect(raised.count == 1)
    #expect(book.spineLocation == .min && !book.isDoubleSided && book.viewControllers == [pages[0]])
    #expect(pages[0].view.frame == book.view.bounds)
  }

  @Test func `the spine is not queried for scrolling pages or without a rotation`() throws {
    let sim = try #require(Simulator.bound)
    let scroll = book(.min, .scroll)
    scroll.setViewControllers([pages[0]], direction: .forward, animated: false)
    sim.launch(scroll)
    sim.rotate(to: .landscapeLeft)
    #expect(reader.queried == [] && scroll.spineLocation == .none)
    let curl = book(.mid)
    curl.setViewControllers([pages[1], pages[2]], direction: .forward, animated: false)
    sim.launch(curl)
    try sim.resize(to: .split(.half))
    #expect(reader.queried == [])
  }

  @Test func `a new container's pages have backs only with the spine in the middle`() {
    #expect(book(.mid).isDoubleSided && !book(.min).isDoubleSided && !book(.max).isDoubleSided)
    #expect(!book(.mid, .scroll).isDoubleSided)
  }

  @Test func `a double-sided page appears with the back of the disappearing one`() throws {
    let sim = try #require(Simulator.bound)
    let book = book()
    book.isDoubleSided = true
    book.setViewControllers([pages[0]], direction: .forward, animated: false)
    sim.launch(book)
    let raised = sim.exceptions {
      sim.doing { book.setViewControllers([pages[2]], direction: .forward, animated: true) }
    }
    #expect(raised.count == 1 && book.viewControllers == [pages[0]])
    sim.doing {
      book.setViewControllers([pages[2], pages[1]], direction: .forward, animated: true)
    }
    #expect(book.viewControllers == [pages[2]] && !pages[1].isViewLoaded)
  }

  @Test func `a swipe turns a page past its back, or two facing pages`() throws {
    let sim = try #require(Simulator.bound)
    let single = book()
    single.isDoubleSided = true
    single.setViewControllers([pages[0]], direction: .forward, animated: false)
    sim.launch(single)
    sim.doing {
      #expect(single.beginPageSwipe(.forward) && single.endPageSwipe(cancelled: false))
    }
    #expect(single.viewControllers == [pages[2]])
    sim.doing { #expect(!single.beginPageSwipe(.forward)) }

    let facing = book(.mid)
    facing.setViewControllers([pages[0], pages[1]], direction: .forward, animated: false)
    sim.launch(facing)
    sim.doing {
      #expect(facing.beginPageSwipe(.forward) && facing.endPageSwipe(cancelled: false))
    }
    #expect(facing.viewControllers == [pages[2], pages[3]])
    sim.doing {
      #expect(facing.beginPageSwipe(.reverse) && facing.endPageSwipe(cancelled: true))
    }
    #expect(facing.viewControllers == [pages[2], pages[3]])
    sim.doing {
      #expect(facing.beginPageSwipe(.reverse) && facing.endPageSwipe(cancelled: false))
    }
    #expect(facing.viewControllers == [pages[0], pages[1]])
    sim.doing { #expect(!facing.beginPageSwipe(.reverse)) }
  }
}
