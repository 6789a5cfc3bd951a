import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Bars with their titles, buttons, tabs and search fields, compared with recorded view hierarchies, within a point.
///
/// R-BAR-2, R-BAR-10, R-BAR-12, R-BAR-13, R-BAR-14, R-BAR-16; the differences are listed in Fidelity.
@MainActor @Suite struct RecordedTreeTests {
  /// A view by its class, and by its text where the class is not unique.
  struct Part: Sendable {
    var viewClass: String
    var text: String?
    /// The left edge, the top edge, the width and the height, if they were recorded.
    var frame: [CGFloat]
  }

  /// A recorded view hierarchy: what the app shows, and the frames in the window.
  struct Tree: Sendable, CustomTestStringConvertible {
    var device: String
    var system: Int
    /// The titles on the stack.
    var titles: [String] = []
    var leading: [String] = []
    var trailing: [String] = []
    var hasLargeTitle = false
    var hasSearch = false
    var isSheet = false
    var tools: [String] = []
    var tabs = 0
    var parts: [Part]
    var testDescription: String { "\(device) \(system) \(titles) \(tabs) \(parts[0].viewClass)" }
  }

  private nonisolated static func bar(_ frame: [CGFloat]) -> Part {
    Part(viewClass: "UINavigationBar", frame: frame)
  }

  private nonisolated static func title(_ frame: [CGFloat]) -> Part {
    Part(viewClass: "_UINavigationBarTitleLabel", frame: frame)
  }

  private nonisolated static func button(_ text: String, _ frame: [CGFloat]) -> Part {
    Part(viewClass: "_UIButtonBarButton", text: text, frame: frame)
  }

  private nonisolated static func tabs(_ frames: [CGFloat]...) -> [Part] {
    frames.enumerated().map {
      Part(viewClass: "UITabBarButton", text: "\($0.offset)", frame: $0.element)
    }
  }

  nonisolated static let trees: [Tree] = [
    Tree(
      device: "iphone-12-mini", system: 15, titles: ["Books"], hasLargeTitle: true, hasSearch: true,
      parts: [
        bar([0, 50, 375, 148]), title([16, 97.7, 98.3, 40.7]),
        Part(viewClass: "UISearchTextField", frame: [16, 147, 343, 36]),
      ]),
    Tree(
      device: "iphone-8-plus", system: 13, titles: ["Apps"], hasLargeTitle: true, hasSearch: true,
      parts: [Part(viewClass: "UISearchTextField", frame: [20, 117, 374, 36])]),
    Tree(
      device: "iphone-8-plus", system: 13, titles: ["设置", "无线局域网"],
      parts: [bar([0, 20, 414, 44])]),
    Tree(
      device: "iphone-13", system: 15, titles: ["Settings"], hasLargeTitle: true,
      parts: [bar([0, 47, 390, 96]), title([15, 94, 135, 42])]),
    Tree(
      device: "iphone-13", system: 15, titles: ["General", "Keyboards"],
      parts: [
        bar([0, 47, 390, 44]), title([152, 58, 86, 21]),
      ]),
    Tree(
      device: "iphone-8", system: 15, titles: ["Settings", "Accessibility"],
      parts: [
        bar([0, 20, 375, 44]), title([137, 32, 101, 21]),
      ]),
    Tree(
      device: "iphone-8", system: 12, titles: ["我的"], parts: [bar([0, 20, 375, 44])]),
    Tree(
      device: "iphone-16-pro", system: 26, titles: ["Settings", "General"],
      parts: [
        bar([0, 62, 402, 54]), button("Settings", [16, 62, 44, 44]), title([170, 73, 62, 22]),
      ]),
    Tree(
      device: "iphone-16-pro-max", system: 26, titles: ["Settings"], hasLargeTitle: true,
      parts: [bar([0, 62, 440, 106]), title([20, 119.7, 133, 40.7])]),
    Tree(
      device: "iphone-16-pro", system: 26, titles: ["Test", "Buttons"], hasLargeTitle: true,
      parts: [bar([0, 62, 402, 106]), button("Test", [16, 62, 44, 44])]),
    Tree(
      device: "iphone-13", system: 16, titles: [""], tools: ["Edit"],
      parts: [Part(viewClass: "UIToolbar", frame: [0, 761, 390, 49])]),
    Tree(
      device: "iphone-8", system: 13, titles: [""], leading: ["取消"], trailing: ["下一步"],
      isSheet: true, parts: [Part(viewClass: "_UIButtonBarButton", text: "取消", frame: [8])]),
    Tree(
      device: "iphone-12-pro-max", system: 15, titles: ["a"], parts: [bar([0, 47, 428, 44])]),
    Tree(
      device: "iphone-5s", system: 8, titles: ["照片", "相机胶卷"], trailing: ["取消"],
      parts: [
        Part(viewClass: "UINavigationItemButtonView", text: "照片", frame: [8, 26, 53, 30]),
        Part(viewClass: "UINavigationButton", text: "取消", frame: [278, 27, 34, 30]),
      ]),
    Tree(
      device: "iphone-8-plus", system: 12, titles: ["", "配置代理"], trailing: ["存储"],
      parts: [
        bar([0, 20, 414, 44]), title([172, 31, 70, 21]), button("存储", [359, 20, 43, 44]),
      ]),
    Tree(
      device: "iphone-8-plus", system: 12, titles: ["", "无线局域网"],
      parts: [title([163, 31, 88, 21])]),
    Tree(
      device: "iphone-xr", system: 12, titles: ["Sol 1"], leading: ["<"], trailing: [">"],
      parts: [
        bar([0, 44, 414, 44]), button("<", [12, 44, 22, 44]), button(">", [383, 44, 19, 44]),
      ]),
    Tree(
      device: "iphone-x", system: 11, titles: ["五月", ""],
      parts: [bar([0, 44, 375, 44]), button("五月", [0, 44, 65, 44])]),
    Tree(
      device: "iphone-16-pro", system: 18, titles: ["アカウント"], isSheet: true,
      parts: [bar([0, 72, 402, 56])]),
    Tree(
      device: "iphone-16-pro", system: 26, titles: ["Discover"],
      parts: [bar([0, 62, 402, 54]), title([166, 73, 70, 22])]),
    Tree(
      device: "iphone-16-pro", system: 26, titles: ["Settings"], isSheet: true,
      parts: [bar([0, 78, 402, 54]), title([167, 89, 68, 22])]),
    Tree(
      device: "iphone-16-pro", system: 26, titles: [""], tools: ["Edit"],
      parts: [
        Part(viewClass: "UIToolbar", frame: [0, 788, 402, 86]),
        Part(viewClass: "_UIButtonBarButton", text: "Edit", frame: [32, 803]),
      ]),
    Tree(device: "iphone-12", system: 15, tabs: 3, parts: tabs([2, 762, 126, 48])),
    Tree(
      device: "iphone-x", system: 11, tabs: 4,
      parts: [Part(viewClass: "UITabBar", frame: [0, 729, 375, 83])]
        + tabs([2, 730, 90, 48], [96, 730, 90, 48], [190, 730, 89, 48], [283, 730, 90, 48])),
    Tree(
      device: "iphone-5s", system: 9, tabs: 3,
      parts: [tabs([2, 520, 102, 48], [109, 520, 102, 48])[1]]),
    Tree(
      device: "iphone-8", system: 12, tabs: 2,
      parts: [Part(viewClass: "UITabBar", frame: [0, 618, 375, 49])]
        + tabs([2, 619, 184, 48], [190, 619, 183, 48])),
    Tree(
      device: "iphone-16-pro", system: 26, tabs: 4,
      parts: [Part(viewClass: "_UITabButton", text: "2", frame: [197, 795, 94, 54])]),
  ]

  @Test(arguments: trees)
  func `bars have the positions of recorded view hierarchies`(tree: Tree) throws {
    let sim = try Simulator(
      DeviceCatalog.standard.device(tree.device), system: .iOS(tree.system))
    sim.launch(root(of: tree))
    if tree.isSheet {
      let page = UIViewController()
      sim.launch(page)
      let shown = root(of: tree)
      sim.perform { page.present(shown, animated: false) }
      sim.settle()
    }
    for part in tree.parts {
      let view = sim.layout.views.first {
        $0.className == part.viewClass && $0.isVisible
          && (part.text == nil || $0.content.text?.string == part.text || $0.name == part.text)
      }
      var own = try #require(view, "\(part.viewClass) \(part.text ?? "")").windowFrame
      // Page sources have whole points: the smallest integral rectangle that contains the frame.
      if part.frame.allSatisfy({ $0.rounded() == $0 }) { own = own.integral }
      let difference = zip([own.minX, own.minY, own.width, own.height], part.frame).map {
        abs($0 - $1)
      }
      #expect((difference.max() ?? 0) <= 1.01, "\(own) is not \(part.frame), \(part.viewClass)")
    }
  }

  private func root(of tree: Tree) -> UIViewController {
    guard tree.tabs == 0 else {
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<tree.tabs).map { number in
        let page = UIViewController()
        page.title = "\(number)"
        return page
      }
      return tabs
    }
    let pages = tree.titles.map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    if let item = pages.last?.navigationItem {
      item.leftBarButtonItems = tree.leading.map { UIBarButtonItem(title: $0) }
      item.rightBarButtonItems = tree.trailing.map { UIBarButtonItem(title: $0) }
      if tree.hasSearch {
        item.searchController = UISearchController(searchResultsController: nil)
        item.hidesSearchBarWhenScrolling = false
      }
    }
    pages.last?.toolbarItems =
      tree.tools.isEmpty ? nil : tree.tools.map { UIBarButtonItem(title: $0) }
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    navigation.navigationBar.prefersLargeTitles = tree.hasLargeTitle
    navigation.isToolbarHidden = tree.tools.isEmpty
    return navigation
  }
}
