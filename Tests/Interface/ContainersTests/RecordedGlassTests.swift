import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalGraphics
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Bars of iOS 26, compared with recorded page sources of 402 × 874 points, within a point.
///
/// R-BAR-2, R-BAR-7, R-BAR-9, R-BAR-12, R-BAR-13; sizes of images are those that the frames state.
@MainActor @Suite(.simulator("iphone-16-pro", system: .iOS(26))) struct RecordedGlassTests {
  private let sim: Simulator
  private let page = Probe("page")
  private let navigation: UINavigationController

  init() throws {
    sim = try #require(Simulator.bound)
    navigation = UINavigationController(rootViewController: page)
  }

  /// Returns a button with an image of a width, or a flexible space without one.
  private func item(_ width: CGFloat?) -> UIBarButtonItem {
    guard let width else { return .flexibleSpace() }
    let size = CGSize(width: width, height: 20)
    return UIBarButtonItem(image: UIGraphicsImageRenderer(size: size).image { _ in })
  }

  private func expect(_ own: CGRect, _ recorded: [CGFloat], _ name: String = "") {
    let own = own.integral
    let difference = zip([own.minX, own.minY, own.width, own.height], recorded)
      .map { abs($0 - $1) }
    #expect((difference.max() ?? 0) <= 1.01, "\(own) is not \(recorded) \(name)")
  }

  private func expectButtons(_ recorded: [[CGFloat]]) throws {
    let own = sim.layout.views.filter { $0.className == "_UIButtonBarButton" && $0.isVisible }
      .map(\.windowFrame).sorted { $0.minX < $1.minX }
    try #require(own.count == recorded.count)
    for (frame, recorded) in zip(own, recorded) { expect(frame, recorded) }
  }

  nonisolated static let toolbars: [(images: [CGFloat?], frames: [[CGFloat]])] = [
    // NetNewsWire, an article.
    (
      [26, 29, nil, 22, nil, 29, 25],
      [
        [33, 803, 42, 38], [89, 803, 45, 38], [182, 803, 38, 38], [270, 803, 45, 38],
        [328, 803, 41, 38],
      ]
    ),
    // NetNewsWire, the feeds.
    (
      [28.33, 28, nil, 22],
      [[32, 803, 45, 38], [90, 803, 44, 38], [331, 803, 38, 38]]
    ),
    // Kiwix.
    (
      [nil, 22.33, 30.33, 27.33, 23.33, nil],
      [[96, 803, 39, 38], [148, 803, 47, 38], [208, 803, 44, 38], [266, 803, 40, 38]]
    ),
  ]

  @Test(arguments: toolbars)
  func `buttons of a toolbar have the recorded distances (R-BAR-9)`(
    images: [CGFloat?], frames: [[CGFloat]]
  ) throws {
    page.toolbarItems = images.map(item)
    navigation.isToolbarHidden = false
    sim.launch(navigation)
    try expectButtons(frames)
  }

  @Test func `buttons of a navigation bar have the recorded distances (R-BAR-12)`() throws {
    page.navigationItem.rightBarButtonItems = [item(22), item(22)]
    sim.launch(navigation)
    try expectButtons([[290, 66, 38, 36], [344, 66, 38, 36]])
  }

  @Test func `custom views are on glass, centered with the buttons (R-BAR-7)`() {
    let (title, view, first) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 114, height: 22)),
      UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 24)),
      UIView(frame: CGRect(x: 0, y: 0, width: 77, height: 36))
    )
    page.navigationItem.titleView = title
    page.navigationItem.rightBarButtonItems = [item(22), UIBarButtonItem(customView: view)]
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: first)
    sim.launch(navigation)
    sim.settle()
    expect(title.convert(title.bounds, to: nil), [144, 73, 114, 22], "title view")
    expect(view.convert(view.bounds, to: nil), [292, 72, 36, 24], "view")
    expect(first.convert(first.bounds, to: nil), [20, 66, 77, 36], "leading view")
  }

  @Test func `a search bar below the titles has the recorded frame (R-BAR-2)`() throws {
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    sim.launch(navigation)
    sim.settle()
    let bar = navigation.navigationBar
    expect(bar.convert(bar.bounds, to: nil), [0, 62, 402, 114], "bar")
    let field = search.searchBar.searchTextField
    expect(field.convert(field.bounds, to: nil), [16, 117, 370, 44], "field")
  }

  @Test func `a stacked search bar on an iPad adds the recorded height (R-BAR-2)`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("ipad-air-11-m3"), system: .iOS(26))
    let page = UIViewController()
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    page.navigationItem.hidesSearchBarWhenScrolling = false
    page.navigationItem.preferredSearchBarPlacement = .stacked
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    sim.launch(navigation)
    #expect(navigation.navigationBar.bounds.height == 166)
  }

  @Test(arguments: [
    ("Discover", [CGFloat(166), 73, 70, 22]), ("Settings", [167, 73, 68, 22]),
    ("Display Settings", [136, 73, 130, 22]), ("Motion", [173, 73, 56, 22]),
  ])
  func `titles have the recorded frames (R-BAR-13)`(title: String, frame: [CGFloat]) throws {
    page.title = title
    sim.launch(navigation)
    let label = sim.layout.views.first { $0.className == "_UINavigationBarTitleLabel" }
    expect(try #require(label).windowFrame, frame)
  }

  @Test(arguments: [
    ("Wikipedia", [CGFloat(161), 89, 79, 22]), ("Add Feed", [163, 89, 76, 22]),
    ("Add Account", [149, 89, 103, 22]),
  ])
  func `titles in a sheet have the recorded frames (R-BAR-13)`(
    title: String, frame: [CGFloat]
  ) throws {
    let root = UIViewController()
    page.title = title
    sim.launch(root)
    sim.perform { root.present(navigation, animated: false) }
    sim.settle()
    let bar = navigation.navigationBar
    expect(bar.convert(bar.bounds, to: nil), [0, 78, 402, 54], "bar")
    let label = sim.layout.views.first {
      $0.className == "_UINavigationBarTitleLabel" && $0.isVisible
    }
    expect(try #require(label).windowFrame, frame)
  }

  @Test func `two tabs have the recorded frames (R-BAR-16)`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Timeline", "Settings"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    sim.launch(tabs)
    let own = sim.layout.views.filter { $0.className == "_UITabButton" }.map(\.windowFrame)
    try #require(own.count == 2)
    expect(own[0], [111, 795, 94, 54])
    expect(own[1], [197, 795, 94, 54])
  }
}
