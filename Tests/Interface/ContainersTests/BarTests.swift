import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// The space that bars take from controllers, and what they show (L-GUIDE-2, L-SAFE-2).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct BarTests {
  struct Heights: Sendable, CustomTestStringConvertible {
    var device: String
    var system: Int
    var portrait: [CGFloat]
    var onItsSide: [CGFloat]
    var testDescription: String { "\(device) \(system)" }
  }

  private let bound: Simulator
  private let a = Probe("A")

  init() throws { bound = try #require(Simulator.bound) }

  private func simulator(_ device: String, _ system: Int) throws -> Simulator {
    try Simulator(DeviceCatalog.standard.device(device), system: .iOS(system))
  }

  private func perform(_ body: () -> Void) {
    bound.doing(body)
  }

  @Test(arguments: [
    Heights(device: "iphone-8", system: 12, portrait: [44, 49], onItsSide: [32, 32]),
    Heights(device: "iphone-8-plus", system: 13, portrait: [44, 49], onItsSide: [44, 49]),
    Heights(device: "iphone-15-pro", system: 17, portrait: [44, 49], onItsSide: [32, 32]),
    Heights(device: "ipad-air-2", system: 11, portrait: [44, 49], onItsSide: [44, 49]),
    Heights(device: "ipad-air-2", system: 12, portrait: [50, 50], onItsSide: [50, 50]),
    Heights(device: "ipad-9", system: 17, portrait: [50, 50], onItsSide: [50, 50]),
  ])
  func `the height of bars depends on device, system and orientation`(heights: Heights)
    throws
  {
    let sim = try simulator(heights.device, heights.system)
    let navigation = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    sim.launch(tabs)
    for (orientation, bars) in [
      (UIDeviceOrientation.portrait, heights.portrait), (.landscapeLeft, heights.onItsSide),
    ] {
      sim.rotate(to: orientation)
      let window = try #require(sim.window).safeAreaInsets
      #expect(navigation.navigationBar.frame.height == bars[0])
      #expect(tabs.tabBar.frame.height == bars[1] + window.bottom)
      #expect(a.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
      #expect(a.view.safeAreaInsets.bottom == window.bottom + bars[1])
    }
    #expect(!sim.assumptions.contains { $0.hasPrefix("bars:") })
  }

  /// W-48.
  @Test(arguments: [
    ("iphone-x", 11, CGFloat(49), CGFloat(83)), ("iphone-15-pro", 18, 49, 83),
    ("iphone-15-pro", 26, 86, 86), ("iphone-8", 13, 44, 44), ("ipad-air-2", 12, 50, 50),
  ])
  func `a navigation controller's toolbar is higher above the home indicator (R-BAR-10)`(
    device: String, system: Int, height: CGFloat, inset: CGFloat
  ) throws {
    let sim = try simulator(device, system)
    let navigation = sim.perform { UINavigationController(rootViewController: a) }
    sim.perform { navigation.isToolbarHidden = false }
    sim.launch(navigation)
    let toolbar = navigation.toolbar.frame
    #expect(toolbar.height == height && a.view.safeAreaInsets.bottom == inset)
    #expect(toolbar.minY == navigation.view.bounds.height - inset)
    let bare: CGFloat = system == 12 ? 50 : system == 26 ? 48 : 44
    sim.perform { #expect(UIToolbar().intrinsicContentSize.height == bare) }
    guard device.hasPrefix("iphone") else { return }
    sim.rotate(to: .landscapeLeft)
    let bottom = try #require(sim.window).safeAreaInsets.bottom
    #expect(navigation.toolbar.frame.height == 32 + bottom)
    #expect(a.view.safeAreaInsets.bottom == 32 + bottom)
  }

  @Test func `only bar lengths that are read but not measured are assumptions (D-5, V-44)`()
    throws
  {
    let sim = try simulator("iphone-15-pro", 26)
    let navigation = UINavigationController(rootViewController: a)
    sim.launch(navigation)
    let toolbar = "bars: no toolbar like this is measured on iOS 26; as on iOS 18"
    #expect(sim.assumptions.isEmpty)
    sim.rotate(to: .landscapeLeft)
    #expect(sim.assumptions == [toolbar])
  }

  @Test func `a view ends at an opaque bar unless it extends below opaque bars`() {
    let navigation = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.navigationBar.isTranslucent = false
    bound.launch(tabs)
    #expect(a.view.frame.minY == 113 && a.view.safeAreaInsets.top == 0)
    perform { a.extendedLayoutIncludesOpaqueBars = true }
    #expect(a.view.frame.minY == 0 && a.view.safeAreaInsets.top == 113)
    perform { tabs.tabBar.isTranslucent = false }
    #expect(navigation.view.frame.height == 769 && a.view.safeAreaInsets.bottom == 0)
    perform { navigation.extendedLayoutIncludesOpaqueBars = true }
    #expect(navigation.view.frame.height == 852 && a.view.safeAreaInsets.bottom == 83)
  }

  @Test func `a hidden tab bar frees its space from iOS 18 on, without a size transition`()
    throws
  {
    for system in [17, 18] {
      let sim = try simulator("iphone-15-pro", system)
      let first = Probe("A")
      let tabs = UITabBarController()
      tabs.viewControllers = [first]
      sim.launch(tabs)
      let events = sim.events { sim.doing { tabs.isTabBarHidden = true } }
      #expect(first.view.safeAreaInsets.bottom == (system == 17 ? 83 : 34))
      #expect(tabs.tabBar.isHidden == (system == 18))
      #expect(events.named("willTransition", "viewWillTransition").isEmpty, "R-TRAIT-11")
    }
  }

  @Test(arguments: [9, 10])
  func `the first scroll view gets the bars as content insets up to iOS 10`(system: Int) throws {
    let sim = try simulator("iphone-6", system)
    let scroll = UIScrollView()
    a.makesView = { scroll }
    let navigation = UINavigationController(rootViewController: a)
    navigation.isToolbarHidden = false
    sim.launch(navigation)
    #expect(scroll.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 44, right: 0))
    #expect(scroll.contentOffset.y == -64)
    sim.rotate(to: .landscapeLeft)
    #expect(scroll.contentInset.top == 32 && scroll.contentOffset.y == -32)
    let b = Probe("B")
    let other = UIScrollView()
    b.makesView = { other }
    b.automaticallyAdjustsScrollViewInsets = false
    sim.doing { navigation.pushViewController(b, animated: false) }
    #expect(other.contentInset == .zero)
  }

  @Test func `the first scroll view is inset by bars inside a navigation controller`() {
    let scroll = UIScrollView()
    let second = UIScrollView()
    let following = UIScrollView()
    a.onLoad = { probe in
      for view in [scroll, second, following] {
        view.frame = probe.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        probe.view.addSubview(view)
      }
    }
    let navigation = UINavigationController(rootViewController: a)
    bound.launch(navigation)
    #expect(scroll.adjustedContentInset.top == 113 && scroll.adjustedContentInset.bottom == 34)
    #expect(second.adjustedContentInset.top == 0, "its content fits")
    perform { scroll.contentInsetAdjustmentBehavior = .scrollableAxes }
    #expect(scroll.adjustedContentInset.top == 0)
  }

  @Test func `a scroll view that is the controller's view is inset by bars too`() {
    let scroll = UIScrollView()
    a.makesView = { scroll }
    bound.launch(UINavigationController(rootViewController: a))
    #expect(scroll.adjustedContentInset.top == 113)
    perform { a.automaticallyAdjustsScrollViewInsets = false }
    #expect(scroll.adjustedContentInset.top == 0, "its content fits")
  }

  @Test func `titles and buttons of bars are stored as data`() {
    let navigation = UINavigationController(rootViewController: a)
    a.title = "One"
    #expect(a.navigationItem.title == "One" && a.tabBarItem.title == "One")
    a.title = "Two"
    #expect(a.navigationItem.title == "Two" && a.tabBarItem.title == "Two")
    a.navigationItem.title = "Three"
    #expect(a.title == "Two")
    let tool = UIBarButtonItem(title: "Tool")
    a.toolbarItems = [tool, .flexibleSpace()]
    bound.launch(navigation)
    #expect(navigation.navigationBar.topItem === a.navigationItem)
    #expect(navigation.navigationBar.backItem == nil)
    #expect(navigation.toolbar.items?.first === tool)
    let b = Probe("B")
    perform { navigation.pushViewController(b, animated: true) }
    #expect(navigation.navigationBar.backItem === a.navigationItem)
    #expect(navigation.toolbar.items == nil)
    perform { navigation.popViewController(animated: true) }
    #expect(navigation.toolbar.items?.count == 2)
  }

  @Test(arguments: [12, 17])
  func `bars can hide in compact height and return`(system: Int) throws {
    let sim = try simulator(system == 12 ? "iphone-8" : "iphone-15-pro", system)
    let navigation = UINavigationController(rootViewController: a)
    navigation.isToolbarHidden = false
    navigation.hidesBarsWhenVerticallyCompact = true
    sim.launch(navigation)
    let portrait = a.view.safeAreaInsets
    #expect(!navigation.isNavigationBarHidden && !navigation.navigationBar.isHidden)
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    #expect(a.view.safeAreaInsets == sim.window?.safeAreaInsets)
    #expect(events.on("A").named("viewWillTransition").count == 1)
    sim.rotate(to: .portrait)
    #expect(!navigation.isNavigationBarHidden && a.view.safeAreaInsets == portrait)
    sim.rotate(to: .landscapeLeft)
    sim.doing { navigation.hidesBarsWhenVerticallyCompact = false }
    #expect(!navigation.isNavigationBarHidden && a.view.safeAreaInsets.top == 32)
  }

  @Test func `bar items created by every initializer are data`() {
    let item = UITabBarItem(title: "Home", image: nil, selectedImage: nil)
    #expect(item.title == "Home" && UITabBarItem(tabBarSystemItem: .search, tag: 3).tag == 3)
    let button = UIBarButtonItem(systemItem: .add)
    let bar = a.navigationItem
    bar.setRightBarButton(button, animated: true)
    bar.setLeftBarButtonItems([button], animated: false)
    bar.setHidesBackButton(true, animated: false)
    #expect(bar.rightBarButtonItem === button && bar.leftBarButtonItem === button)
    #expect(bar.hidesBackButton)
    bar.setLeftBarButton(nil, animated: false)
    bar.setRightBarButtonItems(nil, animated: false)
    #expect(bar.leftBarButtonItems == nil && bar.rightBarButtonItems == nil)
  }
}
