import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Large titles and search bars that shrink while content scrolls (R-BAR-1 to R-BAR-3).
@MainActor @Suite(.simulator("iphone-14", system: .iOS(17))) struct ScrolledBarTests {
  private let sim: Simulator
  private let list = Probe("list")
  private let scroll = UIScrollView()
  private let navigation: UINavigationController

  init() throws {
    sim = try #require(Simulator.bound)
    let scroll = scroll
    list.makesView = { scroll }
    scroll.contentSize = CGSize(width: 390, height: 3000)
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    sim.launch(navigation)
  }

  private var bar: CGRect { navigation.navigationBar.frame }

  private func scroll(to y: CGFloat) {
    sim.doing { scroll.contentOffset.y = y }
  }

  private func swipe(by way: CGFloat, during seconds: Double = 0.5) {
    sim.drag(
      from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 + way), during: seconds)
  }

  @Test
  func `a large title is visible at the top of the content and shrinks with scrolling (R-BAR-1)`() {
    #expect(bar == CGRect(x: 0, y: 47, width: 390, height: 96))
    #expect(scroll.contentOffset.y == -143 && scroll.adjustedContentInset.top == 143)
    scroll(to: -133)
    #expect(bar.height == 86)
    #expect(scroll.adjustedContentInset.top == 133 && scroll.contentOffset.y == -133)
    #expect(list.view.safeAreaInsets.top == 133)
    scroll(to: -91)
    #expect(bar.height == 44)
    scroll(to: 500)
    #expect(bar.height == 44 && scroll.adjustedContentInset.top == 91)
    #expect(scroll.contentOffset.y == 500)
  }

  @Test func `the top below a small title differs from the top of the content (R-BAR-1)`() {
    scroll(to: 500)
    scroll(to: -scroll.adjustedContentInset.top)
    #expect(scroll.contentOffset.y == -91 && bar.height == 44)
    scroll(to: -143)
    #expect(bar.height == 96 && scroll.adjustedContentInset.top == 143)
    #expect(scroll.contentOffset.y == -143)
  }

  @Test func `a title does not grow beyond its height while the content is pulled down (R-BAR-1)`()
  {
    let touch = sim.touch(at: CGPoint(x: 200, y: 400))
    touch.move(to: CGPoint(x: 200, y: 500), during: 0.2)
    #expect(scroll.contentOffset.y < -143 && bar.height == 96)
    touch.lift()
    #expect(scroll.contentOffset.y == -143 && bar.height == 96)
  }

  @Test func `content released between the two heights snaps to one of them (R-BAR-1)`() {
    let touch = sim.touch(at: CGPoint(x: 200, y: 500))
    touch.move(to: CGPoint(x: 200, y: 460), during: 0.3)
    touch.hold(for: 0.5)
    #expect(bar.height > 44 && bar.height < 96)
    touch.move(to: CGPoint(x: 200, y: 455), during: 0.1)
    touch.hold(for: 0.5)
    touch.lift()
    #expect(scroll.contentOffset.y == -91 && bar.height == 44)
    let back = sim.touch(at: CGPoint(x: 200, y: 500))
    back.move(to: CGPoint(x: 200, y: 535), during: 0.3)
    back.hold(for: 0.5)
    back.lift()
    #expect([-91, -143].contains(scroll.contentOffset.y))
  }

  @Test func `a rotation leaves the title small or large as it was (R-BAR-1)`() {
    sim.rotate(to: .landscapeLeft)
    #expect(bar.height == 32 && scroll.contentOffset.y == -32)
    sim.rotate(to: .portrait)
    #expect(bar.height == 96 && scroll.contentOffset.y == -143)
    scroll(to: 400)
    sim.rotate(to: .landscapeLeft)
    sim.rotate(to: .portrait)
    #expect(bar.height == 44)
  }

  @Test func `a tap on the status bar shows the large title again (R-BAR-1, L-SCROLL-14)`() {
    scroll(to: 500)
    sim.tap(at: CGPoint(x: 100, y: 20))
    #expect(scroll.contentOffset.y == -143 && bar.height == 96)
  }

  @Test
  func
    `a pushed controller has its own title, and popping restores the first one (R-BAR-1)`()
  {
    scroll(to: 500)
    let (detail, other) = (Probe("detail"), UIScrollView())
    detail.makesView = { other }
    other.contentSize = CGSize(width: 390, height: 3000)
    sim.doing { navigation.pushViewController(detail, animated: true) }
    #expect(bar.height == 96 && other.contentOffset.y == -143)
    sim.doing { _ = navigation.popViewController(animated: true) }
    #expect(bar.height == 44 && scroll.contentOffset.y == 500)
  }

  @Test
  func `unadjusted content and a view that does not scroll leave the title large (R-BAR-1)`() {
    sim.doing { scroll.contentInsetAdjustmentBehavior = .never }
    scroll(to: 500)
    #expect(bar.height == 96)
    sim.doing { navigation.setViewControllers([Probe("plain")], animated: false) }
    #expect(bar.height == 96)
  }

  @Test func `the app can set the scroll view that the bars follow (R-BAR-1)`() {
    let (page, inner) = (Probe("page"), UIScrollView())
    inner.contentSize = CGSize(width: 390, height: 3000)
    inner.contentInsetAdjustmentBehavior = .always
    page.onLoad = { page in
      page.view.addSubview(UIView())
      inner.frame = page.view.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(inner)
    }
    sim.doing { navigation.setViewControllers([page], animated: false) }
    sim.doing { inner.contentOffset.y = 300 }
    #expect(bar.height == 96)
    sim.doing {
      page.setContentScrollView(inner)
      inner.contentOffset.y = 310
    }
    #expect(bar.height == 44 && page.contentScrollView(for: .top) === inner)
  }

  @Test func `a search bar collapses before the title, or stays if it does not hide (R-BAR-2)`()
    throws
  {
    let search = UISearchController(searchResultsController: nil)
    sim.doing { list.navigationItem.searchController = search }
    scroll(to: -195)
    #expect(bar.height == 148 && scroll.adjustedContentInset.top == 195)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 96, width: 390, height: 52))
    scroll(to: -165)
    #expect(bar.height == 118 && search.searchBar.frame.height == 22)
    scroll(to: -143)
    #expect(bar.height == 96 && search.searchBar.isHidden)
    scroll(to: 0)
    #expect(bar.height == 44)
    sim.doing { list.navigationItem.hidesSearchBarWhenScrolling = false }
    #expect(bar.height == 96 && !search.searchBar.isHidden)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
    sim.doing { list.navigationItem.searchController = nil }
    #expect(bar.height == 44 && search.searchBar.superview == nil)
  }

  @Test func `a swipe back that is cancelled takes the search bar away again (R-NAV-3)`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-14"), system: .iOS(17))
    let (first, second) = (Probe("first"), Probe("second"))
    let search = UISearchController(searchResultsController: nil)
    first.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: first)
    sim.launch(navigation)
    sim.doing { navigation.pushViewController(second, animated: false) }
    sim.perform { #expect(navigation.beginSwipeBack()) }
    sim.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 96)
    sim.doing { navigation.endSwipeBack(cancelled: true) }
    #expect(navigation.navigationBar.frame.height == 44 && search.searchBar.superview == nil)
  }

  @Test func `an iPad of iPadOS 16 has the search bar in the row of the buttons (R-BAR-3)`() throws
  {
    for (system, height) in [(15, CGFloat(102)), (16, 50)] {
      let sim = try Simulator(
        DeviceCatalog.standard.device("ipad-9"), system: .iOS(system))
      let page = Probe("page")
      let search = UISearchController(searchResultsController: nil)
      page.navigationItem.searchController = search
      let navigation = UINavigationController(rootViewController: page)
      sim.launch(navigation)
      #expect(navigation.navigationBar.frame.height == height)
      guard system == 16 else { continue }
      #expect(search.searchBar.frame.maxX == navigation.navigationBar.bounds.maxX - 16)
      sim.doing { page.navigationItem.preferredSearchBarPlacement = .stacked }
      #expect(navigation.navigationBar.frame.height == 102)
    }
  }

  @Test func `a search bar that would cover a floating tab bar is below the row (R-BAR-3)`() throws
  {
    let sim = try Simulator(DeviceCatalog.standard.device("ipad-mini-6"), system: .iOS(18))
    let tabs = sim.perform { UITabBarController() }
    let search = sim.perform { UISearchController(searchResultsController: nil) }
    let pages = ["Mail", "Calendar", "Contacts", "Settings"].map { title in
      let page = Probe(title)
      page.title = title
      return page
    }
    sim.perform {
      pages[0].navigationItem.searchController = search
      tabs.viewControllers = pages.map { UINavigationController(rootViewController: $0) }
    }
    sim.launch(tabs)
    let bar = try #require(pages[0].navigationController?.navigationBar)
    func tabButtons() -> CGRect {
      func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      return all(tabs.tabBar).filter { "\(type(of: $0))" == "_UIFloatingTabBarItemCell" }
        .reduce(CGRect.null) { $0.union($1.convert($1.bounds, to: nil as UIView?)) }
    }
    func searchBar() -> CGRect {
      search.searchBar.convert(search.searchBar.bounds, to: nil as UIView?)
    }
    #expect(
      searchBar().minY >= tabButtons().maxY && search.searchBar.frame.width == bar.bounds.width)
    sim.rotate(to: .landscapeLeft)
    #expect(searchBar().minX > tabButtons().maxX && search.searchBar.frame.minY == 0)
  }

  @Test(arguments: ["iphone-14-plus", "ipad-10"])
  func `on phones and in compact width the search bar is below the buttons (R-BAR-3)`(slug: String)
    throws
  {
    let sim = try device(slug, .iOS(17), held: .landscapeLeft)
    let page = Probe("page")
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: page)
    sim.launch(navigation)
    if slug.hasPrefix("ipad") { try sim.resize(to: .split(.third)) }
    #expect((page.traitCollection.horizontalSizeClass == .regular) == slug.hasPrefix("iphone"))
    let height = navigation.navigationBar.frame.height
    #expect(search.searchBar.frame.minY > 0)
    sim.doing { page.navigationItem.preferredSearchBarPlacement = .stacked }
    #expect(navigation.navigationBar.frame.height == height)
  }
}
