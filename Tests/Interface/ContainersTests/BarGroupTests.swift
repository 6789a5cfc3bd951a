import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Groups of buttons in navigation bars (R-BAR-17).
@MainActor @Suite(.simulator("iphone-14", system: .iOS(17))) struct BarGroupTests {
  private let sim: Simulator
  private let page = Probe("page")
  private let views = (0..<5).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
  private let items: [UIBarButtonItem]

  init() throws {
    sim = try #require(Simulator.bound)
    items = views.map { UIBarButtonItem(customView: $0) }
    sim.launch(UINavigationController(rootViewController: page))
  }

  /// The left edges of the views; nil for those that are not in the bar.
  private var edges: [CGFloat?] { views.map { $0.superview == nil ? nil : $0.frame.minX } }

  /// The number of buttons without a custom view.
  private var buttonCount: Int {
    sim.layout.views.count { $0.className == "_UIButtonBarButton" }
  }

  @Test func `groups are in reading order, and the pinned one is at the edge`() {
    sim.doing {
      page.navigationItem.leadingItemGroups = [.fixedGroup(items: [items[0]])]
      page.navigationItem.trailingItemGroups = [
        UIBarButtonItemGroup(barButtonItems: [items[1], items[2]], representativeItem: nil),
        items[3].creatingMovableGroup(customizationIdentifier: "c"),
      ]
      page.navigationItem.pinnedTrailingGroup = items[4].creatingFixedGroup()
    }
    #expect(edges == [16, 230, 268, 306, 344])
  }

  @Test func `groups and single buttons replace each other`() {
    let item = page.navigationItem
    sim.doing {
      (item.leftBarButtonItem, item.rightBarButtonItem) = (items[0], items[1])
      item.leadingItemGroups = [items[2].creatingFixedGroup()]
      item.trailingItemGroups = [items[3].creatingFixedGroup()]
    }
    #expect(item.leftBarButtonItems == nil && item.rightBarButtonItems == nil)
    #expect(edges == [nil, nil, 16, 344, nil])
    sim.doing { (item.leftBarButtonItem, item.rightBarButtonItem) = (items[0], items[1]) }
    #expect(item.leadingItemGroups.isEmpty && item.trailingItemGroups.isEmpty)
    #expect(edges == [16, 344, nil, nil, nil])
    sim.doing {
      item.leadingItemGroups = []
      item.trailingItemGroups = []
    }
    #expect(edges == [16, 344, nil, nil, nil])
  }

  @Test func `a hidden group takes no width, and new buttons of a group appear at once`() {
    let group = UIBarButtonItemGroup.fixedGroup(items: [items[0]])
    sim.doing {
      page.navigationItem.trailingItemGroups = [items[1].creatingFixedGroup(), group]
    }
    #expect(edges[0] == 344 && edges[1] == 306)
    sim.doing { group.isHidden = true }
    #expect(edges[0] == nil && edges[1] == 344)
    sim.doing {
      group.isHidden = false
      group.barButtonItems.append(items[2])
    }
    #expect(edges[...2] == [306, 268, 344])
    sim.doing { items[2].isHidden = true }
    #expect(edges[...2] == [344, 306, nil])
  }

  @Test func `an optional group is shown if it is in the default customization`() {
    sim.doing {
      page.navigationItem.trailingItemGroups = [
        items[0].creatingOptionalGroup(customizationIdentifier: "a"),
        items[1].creatingOptionalGroup(
          customizationIdentifier: "b", isInDefaultCustomization: false),
      ]
    }
    #expect(edges[...1] == [344, nil])
  }

  @Test func `a button leaves its group when it enters another one`() {
    let first = UIBarButtonItemGroup.fixedGroup(items: [items[0], items[1]])
    let second = UIBarButtonItemGroup.fixedGroup(items: [items[1]])
    #expect(first.barButtonItems == [items[0]] && items[1].buttonGroup === second)
    first.barButtonItems = [items[1]]
    #expect(items[0].buttonGroup == nil && items[1].buttonGroup === first)
    #expect(second.barButtonItems.isEmpty)
  }

  @Test func `a back button is hidden only by leading groups with a shown button`() throws {
    let detail = Probe("detail")
    let group = items[0].creatingFixedGroup()
    detail.navigationItem.leadingItemGroups = [group]
    sim.doing { page.navigationController?.pushViewController(detail, animated: false) }
    #expect(buttonCount == 0 && edges[0] == 16)
    sim.doing { group.isHidden = true }
    #expect(buttonCount == 1)
  }

  @Test func `additional elements of the overflow menu add a button next to the pinned group`() {
    sim.doing {
      page.navigationItem.pinnedTrailingGroup = items[0].creatingFixedGroup()
      page.navigationItem.trailingItemGroups = [items[1].creatingFixedGroup()]
    }
    #expect(edges[...1] == [344, 306])
    sim.doing {
      page.navigationItem.additionalOverflowItems = .uncached { $0([]) }
    }
    let more = sim.layout.views.first { $0.className == "_UIButtonBarButton" }
    #expect(more?.windowFrame.maxX == 336)
    #expect(edges[0] == 344 && edges[1].map { $0 + 30 + 8 } == more?.windowFrame.minX)
    sim.doing { page.navigationItem.additionalOverflowItems = nil }
    #expect(edges[...1] == [344, 306])
  }
}
