import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Positions of navigation bars and of the tab bars of iPads (V-43 to V-46).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct NavigationBarPositionTests {
  private let a = Probe("A")

  private func simulator(_ device: String, _ system: Int) throws -> Simulator {
    try Simulator(DeviceCatalog.standard.device(device), system: .iOS(system))
  }

  struct Position: Sendable, CustomTestStringConvertible {
    var device: String
    var system: Int
    var barTop: CGFloat
    var below: CGFloat
    var belowLargeTitle: CGFloat
    var testDescription: String { "\(device) \(system)" }
  }

  @Test(arguments: [
    Position(
      device: "iphone-15-pro", system: 17, barTop: 53.667, below: 97.667, belowLargeTitle: 149.667),
    Position(
      device: "iphone-15-pro-max", system: 18, barTop: 53.667, below: 97.667,
      belowLargeTitle: 149.667),
    Position(
      device: "iphone-16-pro", system: 18, barTop: 56.333, below: 100.333,
      belowLargeTitle: 152.333),
    Position(
      device: "iphone-16-pro-max", system: 18, barTop: 56.333, below: 100.333,
      belowLargeTitle: 152.333),
    Position(device: "iphone-14", system: 17, barTop: 47, below: 91, belowLargeTitle: 143),
    Position(device: "iphone-16-pro", system: 26, barTop: 62, below: 116, belowLargeTitle: 168),
    Position(device: "iphone-17-pro-max", system: 26, barTop: 62, below: 116, belowLargeTitle: 168),
    Position(device: "iphone-se-3", system: 26, barTop: 20, below: 74, belowLargeTitle: 126),
    Position(device: "ipad-pro-11-4", system: 26, barTop: 32, below: 86, belowLargeTitle: 138),
  ])
  func `a bar's top and the content below it depend on device and system (V-43, V-44)`(
    position: Position
  )
    throws
  {
    func isNear(_ length: CGFloat, _ expected: CGFloat) -> Bool { abs(length - expected) < 0.001 }
    let sim = try simulator(position.device, position.system)
    let navigation = UINavigationController(rootViewController: a)
    sim.launch(navigation)
    #expect(isNear(navigation.navigationBar.frame.minY, position.barTop))
    #expect(isNear(navigation.navigationBar.frame.maxY, position.below))
    #expect(isNear(a.view.safeAreaInsets.top, position.below))
    sim.doing { navigation.navigationBar.prefersLargeTitles = true }
    #expect(isNear(a.view.safeAreaInsets.top, position.belowLargeTitle))
    sim.doing {
      navigation.navigationBar.prefersLargeTitles = false
      a.edgesForExtendedLayout = []
    }
    #expect(isNear(a.view.frame.minY, position.below) && a.view.safeAreaInsets.top == 0)
    sim.doing { navigation.isNavigationBarHidden = true }
    #expect(a.view.safeAreaInsets.top == sim.window?.safeAreaInsets.top)
  }

  @Test func `in landscape a bar is at the top edge (V-43)`() throws {
    let sim = try simulator("iphone-16-pro", 18)
    let navigation = UINavigationController(rootViewController: a)
    sim.launch(navigation)
    sim.rotate(to: .landscapeLeft)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 874, height: 32))
    #expect(a.view.safeAreaInsets.top == 32)
  }

  /// A navigation controller laid out in a pull request of react-navigation ends its bar at 78.
  @Test(arguments: ["iphone-17-pro", "iphone-se-3"])
  func `on iOS 26 a bar in landscape is 24 points below the top edge (V-44)`(slug: String) throws {
    let sim = try simulator(slug, 26)
    let navigation = UINavigationController(rootViewController: a)
    sim.launch(navigation)
    sim.rotate(to: .landscapeLeft)
    let bar = navigation.navigationBar.frame
    #expect(bar.minY == 24 && bar.height == 54 && a.view.safeAreaInsets.top == 78)
    sim.doing { navigation.isNavigationBarHidden = true }
    #expect(a.view.safeAreaInsets.top == 0)
  }

  @Test func `on iOS 26 only a bar at the window's top is moved down in landscape (V-44)`() throws {
    let sim = try simulator("iphone-17-pro", 26)
    let root = Probe("root")
    let navigation = UINavigationController(rootViewController: a)
    sim.launch(root)
    sim.rotate(to: .landscapeLeft)
    sim.doing { root.embed(navigation, frame: CGRect(x: 0, y: 100, width: 600, height: 250)) }
    #expect(navigation.navigationBar.frame.minY == 0 && a.view.safeAreaInsets.top == 54)
  }

  @Test func `the bar of a controller below the window's top uses its own safe area (V-43)`()
    throws
  {
    let sim = try simulator("iphone-15-pro", 17)
    let root = Probe("root")
    let navigation = UINavigationController(rootViewController: a)
    root.onLoad = { root in
      root.addChild(navigation)
      navigation.view.frame = CGRect(x: 0, y: 30, width: 393, height: 600)
      root.view.addSubview(navigation.view)
      navigation.didMove(toParent: root)
    }
    sim.launch(root)
    #expect(navigation.navigationBar.frame.minY == 29 && a.view.safeAreaInsets.top == 73)
  }

  @Test(arguments: [(12, CGFloat(20), CGFloat(44)), (13, 0, 56), (16, 0, 56), (26, 16, 54)])
  func `a bar in a page sheet is higher from iOS 13 on, and lower down on iOS 26 (V-45)`(
    system: Int, y: CGFloat, height: CGFloat
  ) throws {
    let slug = system == 26 ? "iphone-15-pro" : "iphone-8"
    let sim = try simulator(slug, system)
    let root = Probe("root")
    let navigation = UINavigationController(rootViewController: a)
    navigation.modalPresentationStyle = .pageSheet
    sim.launch(root)
    sim.doing { root.present(navigation, animated: false) }
    #expect(navigation.navigationBar.frame.height == height)
    #expect(a.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
    #expect(navigation.navigationBar.frame.minY == y)
  }

  @Test(arguments: [(CGFloat(0), CGFloat(56)), (100, 44)])
  func `a bar inside a controller of a sheet is higher at the sheet's top only (V-45)`(
    y: CGFloat, height: CGFloat
  ) throws {
    let sim = try simulator("iphone-15-pro", 17)
    let (root, outer) = (Probe("root"), Probe("outer"))
    let navigation = UINavigationController(rootViewController: a)
    outer.modalPresentationStyle = .pageSheet
    sim.launch(root)
    sim.doing {
      outer.embed(navigation, frame: CGRect(x: 0, y: y, width: 393, height: 500))
      root.present(outer, animated: false)
    }
    #expect(navigation.navigationBar.frame.height == height)
  }

  @Test func `a full-screen presentation and a sheet in landscape have the usual bar (V-45)`()
    throws
  {
    let sim = try simulator("iphone-se-2", 15)
    let root = Probe("root")
    let full = UINavigationController(rootViewController: a)
    full.modalPresentationStyle = .fullScreen
    sim.launch(root)
    sim.doing { root.present(full, animated: false) }
    #expect(full.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    sim.doing { root.dismiss(animated: false) }
    let sheet = UINavigationController(rootViewController: Probe("B"))
    sim.doing { root.present(sheet, animated: false) }
    #expect(sheet.navigationBar.frame.height == 56)
    sim.rotate(to: .landscapeLeft)
    #expect(sheet.navigationBar.frame.height == 32)
  }

  // MARK: Tab bars of iPads

  @Test(arguments: [(18, CGFloat(24), CGFloat(50)), (26, 32, 54)])
  func `an iPad's tab bar floats at the top of a regular window (V-46)`(
    system: Int, top: CGFloat, height: CGFloat
  ) throws {
    let sim = try simulator("ipad-pro-11-4", system)
    let tabs = UITabBarController()
    tabs.viewControllers = [a]
    sim.launch(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: top, width: 834, height: height))
    let bottom = try #require(sim.window).safeAreaInsets.bottom
    #expect(
      a.view.safeAreaInsets
        == UIEdgeInsets(top: top + height, left: 0, bottom: bottom, right: 0))
    #expect(sim.assumptions.contains { $0.contains("no tab bar at the top is measured") })
    sim.doing { tabs.isTabBarHidden = true }
    #expect(a.view.safeAreaInsets.top == top && tabs.tabBar.isHidden)
    sim.doing {
      tabs.isTabBarHidden = false
      a.edgesForExtendedLayout = []
    }
    #expect(a.view.frame.minY == top + height && a.view.safeAreaInsets.top == 0)
    #expect(a.view.safeAreaInsets.bottom == bottom)
  }

  @Test func `in compact width, and up to iPadOS 17 always, it is at the bottom (V-46)`() throws {
    let old = try simulator("ipad-pro-11-4", 17)
    let tabs = UITabBarController()
    tabs.viewControllers = [a]
    old.launch(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 1_124, width: 834, height: 70))

    let b = Probe("B")
    let others = UITabBarController()
    others.viewControllers = [b]
    let sim = try simulator("ipad-pro-11-4", 18)
    sim.launch(others)
    #expect(b.view.safeAreaInsets.top == 74)
    sim.rotate(to: .landscapeLeft)
    try sim.resize(to: .split(.third))
    #expect(b.traitCollection.horizontalSizeClass == .compact)
    #expect(others.tabBar.frame.maxY == others.view.bounds.height)
    #expect(b.view.safeAreaInsets.top == 24 && b.view.safeAreaInsets.bottom == 70)
    try sim.resize(to: .fullScreen)
    #expect(others.tabBar.frame.minY == 24 && b.view.safeAreaInsets.bottom == 20)
  }

  @Test func `a navigation bar shares the row of the floating tab bar (V-46)`() throws {
    let sim = try simulator("ipad-pro-11-4", 18)
    let navigation = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    sim.launch(tabs)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 24, width: 834, height: 50))
    #expect(a.view.safeAreaInsets.top == 74)
    sim.doing { navigation.navigationBar.prefersLargeTitles = true }
    #expect(a.view.safeAreaInsets.top == 126)
    sim.doing { navigation.isNavigationBarHidden = true }
    #expect(a.view.safeAreaInsets.top == 74)
  }

  @Test func `on phones the tab bar stays at the bottom (V-46)`() throws {
    let sim = try simulator("iphone-16-pro-max", 18)
    let tabs = UITabBarController()
    tabs.viewControllers = [a]
    sim.launch(tabs)
    sim.rotate(to: .landscapeLeft)
    #expect(a.traitCollection.horizontalSizeClass == .regular)
    #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.height)
  }
}
