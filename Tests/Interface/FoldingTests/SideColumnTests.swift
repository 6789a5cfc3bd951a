import Foundation
import Gimbal
import GimbalContainers
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalGraphics
import GimbalTraits
import TestSupport
import Testing

/// Controls that share the strip at the side: groups, buttons that do not fit, toolbars of which some buttons move, and
/// search (R-FOLD-15, R-FOLD-18, R-FOLD-25, R-FOLD-26); three columns (R-FOLD-23); the trace of the preference.
@MainActor @Suite(.serialized) struct SideColumnTests {
  private func launched(
    _ posture: String = "closed", held: UIDeviceOrientation = .portrait,
    _ prepare: (UINavigationController, UIViewController) -> UIViewController
  ) throws -> Simulator {
    let sim = try device("iphone-duo@\(posture)", held: held)
    let root = sim.perform {
      let content = UIViewController()
      content.title = "Title"
      return prepare(UINavigationController(rootViewController: content), content)
    }
    sim.launch(root)
    return sim
  }

  private func images(_ count: Int) -> [UIBarButtonItem] {
    (0..<count).map { _ in UIBarButtonItem(systemItem: .add) }
  }

  /// Returns the frames of the buttons in the window, from top to bottom.
  private func buttons(_ sim: Simulator, _ className: String = "_UIButtonBarButton") -> [CGRect] {
    sim.layout.views.filter { $0.className == className }.map(\.windowFrame)
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  private func strip(_ sim: Simulator) -> [CGRect] { buttons(sim).filter { $0.minX >= 394 } }

  private func frame(_ y: Double, _ height: Double = 48) -> CGRect {
    CGRect(x: 394, y: y, width: 48, height: height)
  }

  // MARK: Groups

  @Test func `buttons of a group are 50 points high, a lone one is round`() throws {
    let sim = try launched { stack, content in
      let close = UIBarButtonItem(systemItem: .close)
      let done = UIBarButtonItem(systemItem: .done)
      done.style = .done
      content.navigationItem.leftBarButtonItem = close
      content.navigationItem.rightBarButtonItems = images(2) + [done]
      return stack
    }

    #expect(strip(sim) == [frame(170), frame(230), frame(290, 50), frame(340, 50)])
  }

  @Test func `controls at the lower end stop 24 points above the edge`() throws {
    let sim = try launched { stack, content in
      let (first, second) = (images(2), images(1))
      content.toolbarItems = first + [UIBarButtonItem(systemItem: .flexibleSpace)] + second
      stack.isToolbarHidden = false
      return stack
    }

    #expect(strip(sim) == [frame(494, 50), frame(544, 50), frame(606)])
  }

  @Test func `groups share no background, and the pinned one is below the leading one (R-BAR-17)`()
    throws
  {
    let sim = try launched { stack, content in
      let item = content.navigationItem
      item.leadingItemGroups = [images(1)[0].creatingFixedGroup()]
      item.trailingItemGroups = [.fixedGroup(items: images(2)), .fixedGroup(items: images(1))]
      item.pinnedTrailingGroup = .fixedGroup(items: images(2))
      return stack
    }

    #expect(
      strip(sim) == [
        frame(170), frame(230, 50), frame(280, 50), frame(342), frame(402, 50), frame(452, 50),
      ])
  }

  @Test func `only visible buttons of a toolbar that stay below are named so (R-FOLD-15)`() throws {
    var stack: UINavigationController?
    let sim = try launched { made, content in
      let (sent, hidden) = (UIBarButtonItem(title: "Send"), UIBarButtonItem(title: "Hidden"))
      hidden.isHidden = true
      content.toolbarItems = images(2) + [sent, hidden]
      made.isToolbarHidden = false
      stack = made
      return made
    }

    #expect(sim.perform { stack?.buttonsOffSide.map(\.title) } == ["Send"])
    #expect(sim.perform { stack?.buttonsOffSide.map(\.isLost) } == [false])
  }

  // MARK: Buttons that do not fit

  @Test func `elements of the overflow menu add the button for it, which needs space`() throws {
    for (count, shown) in [(1, 2), (8, 9), (9, 9)] {
      let sim = try launched { stack, content in
        content.navigationItem.rightBarButtonItems = images(count)
        content.navigationItem.additionalOverflowItems = .uncached { $0([]) }
        return stack
      }
      #expect(strip(sim).count == shown)
      #expect(strip(sim).last?.height == 48)
    }
  }

  @Test func `buttons that do not fit are behind one button after the others`() throws {
    let sim = try launched { stack, content in
      content.navigationItem.rightBarButtonItems = images(10)
      return stack
    }

    #expect(strip(sim).count == 9)
    #expect(strip(sim).last == frame(582))
  }

  @Test func `buttons of the toolbar overflow first, those of low priority before them`() throws {
    let sim = try launched { stack, content in
      let upper = images(5)
      upper[0].visibilityPriority = .low
      content.navigationItem.rightBarButtonItems = upper
      content.toolbarItems = images(5)
      stack.isToolbarHidden = false
      return stack
    }

    // 484 points: four of the navigation bar, four of the toolbar and the button for the others.
    let frames = strip(sim)
    #expect(frames.count == 9)
    #expect(frames.first == frame(170, 50))
    #expect(frames.last == frame(606))
    #expect(frames[4].minY >= 370)
  }

  @Test(arguments: [
    (UIVerticalBarCompressionBehavior.automatic, 4, 6), (.prefersTabBar, 4, 6),
    (.prefersBarItems, 1, 8),
  ])
  func `a tab bar gives way if the item prefers its buttons`(
    behavior: UIVerticalBarCompressionBehavior, tabs: Int, count: Int
  ) throws {
    let sim = try launched { stack, content in
      content.navigationItem.rightBarButtonItems = images(8)
      content.navigationItem.verticalBarCompressionBehavior = behavior
      let container = UITabBarController()
      container.viewControllers =
        [stack]
        + (1..<4).map { index in
          let other = UIViewController()
          other.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: index)
          return other
        }
      stack.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 0)
      return container
    }

    #expect(buttons(sim, "_UITabButton").count == tabs)
    #expect(buttons(sim, "_UITabButton").last?.maxY == 654)
    #expect(strip(sim).filter { $0.width == 48 }.count == count - (count == 8 ? 0 : 1))
  }

  @Test func `in compact height only a preference for tabs shows all of them`() throws {
    for (behavior, tabs) in [
      (UIVerticalBarCompressionBehavior.automatic, 1), (.prefersTabBar, 2),
    ] {
      let sim = try launched(held: .landscapeRight) { stack, content in
        content.navigationItem.verticalBarCompressionBehavior = behavior
        let container = UITabBarController()
        container.viewControllers = [stack, UIViewController()]
        return container
      }
      #expect(buttons(sim, "_UITabButton").count == tabs)
    }
  }

  // MARK: Toolbars

  @Test func `buttons with an image leave a toolbar, the others stay at the bottom`() throws {
    let sim = try launched { stack, content in
      let title = UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil)
      let only = images(1)[0]
      only.axisBehavior = .horizontalOnly
      content.toolbarItems = images(1) + [title, only]
      stack.isToolbarHidden = false
      return stack
    }

    #expect(strip(sim) == [frame(606)])
    let below = buttons(sim).filter { $0.minX < 394 }
    #expect(below.count == 2 && below.allSatisfy { $0.minY > 580 })
    let view = try #require(sim.window?.rootViewController as? UINavigationController)
    #expect(sim.perform { view.topViewController?.view.safeAreaInsets.bottom } == 82)
  }

  @Test func `a tap on a moved button of a toolbar that stays sends its action`() throws {
    var taps = 0
    let sim = try launched { stack, content in
      let item = images(1)[0]
      item.primaryAction = UIAction(title: "a") { _ in taps += 1 }
      item.title = nil
      content.toolbarItems = [
        item, UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil),
      ]
      stack.isToolbarHidden = false
      return stack
    }

    sim.tap(at: CGPoint(x: 418, y: 630))
    #expect(taps == 1)
  }

  // MARK: Search

  private func searching(_ posture: String) throws -> (Simulator, UISearchController) {
    var search: UISearchController?
    let sim = try launched(posture) { stack, content in
      let made = UISearchController(searchResultsController: nil)
      content.navigationItem.searchController = made
      content.navigationItem.rightBarButtonItems = images(1)
      search = made
      return stack
    }
    return (sim, try #require(search))
  }

  @Test func `a button at the lower end opens the search, and ends it`() throws {
    let (sim, search) = try searching("closed")
    let content = try #require(
      (sim.window?.rootViewController as? UINavigationController)?.topViewController)
    func top() -> CGFloat { sim.perform { content.view.safeAreaInsets.top } }
    func field() -> CGRect {
      sim.perform { search.searchBar.convert(search.searchBar.bounds, to: nil as UIView?) }
    }

    #expect(strip(sim) == [frame(170), frame(606)])
    #expect(sim.perform { search.searchBar.window } == nil)
    #expect(top() == 82)

    sim.tap(at: CGPoint(x: 418, y: 630))
    sim.settle()
    #expect(sim.perform { search.isActive && search.searchBar.isFirstResponder })
    #expect(strip(sim) == [frame(606)])
    #expect(top() == 24)
    #expect([field().minX, field().width, field().height] == [20, 362, 48])
    #expect(field().maxY < 606)

    sim.perform { _ = search.searchBar.resignFirstResponder() }
    sim.settle()
    #expect(field() == CGRect(x: 20, y: 606, width: 362, height: 48))
    #expect(sim.perform { search.searchBar.searchTextField.frame.size } == field().size)
    #expect(sim.perform { !search.searchBar.showsCancelButton })

    sim.tap(at: CGPoint(x: 418, y: 630))
    sim.settle()
    #expect(sim.perform { !search.isActive && search.searchBar.window == nil })
    #expect(top() == 82)
  }

  @Test func `in regular width the opened field is 372 points wide`() throws {
    let (sim, search) = try searching("open")
    sim.perform { search.isActive = true }
    sim.settle()

    let field = sim.perform {
      search.searchBar.convert(search.searchBar.bounds, to: nil as UIView?)
    }
    #expect(field == CGRect(x: 495, y: 597, width: 372, height: 48))
    sim.rotate(to: .landscapeLeft)
    #expect(sim.perform { search.searchBar.superview is UINavigationBar })
    #expect(sim.perform { search.searchBar.showsCancelButton })
  }

  @Test func `a search bar has its height at once when the bars leave the side`() throws {
    let (sim, search) = try searching("open")
    sim.rotate(to: .landscapeRight)
    let frame = sim.perform { search.searchBar.frame }
    sim.perform { search.owner?.navigationController?.view.setNeedsLayout() }
    sim.settle()
    #expect(frame.height > 48 && sim.perform { search.searchBar.frame } == frame)
  }

  @Test func `a stacked search bar stays below the row`() throws {
    let (sim, search) = try searching("closed")
    sim.perform {
      search.owner?.navigationItem.preferredSearchBarPlacement = .stacked
    }
    sim.settle()
    #expect(strip(sim) == [frame(170)])
    #expect(sim.perform { search.searchBar.superview is UINavigationBar })
  }

  // MARK: The preference

  private final class Reader: UIViewController {
    override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }
  }

  @Test func `the trace has the queries of an override, and none on other devices`() throws {
    for (slug, count) in [("iphone-duo", 1), ("iphone-15-pro", 0)] {
      let sim = try device(slug, held: .portrait)
      let reader = sim.perform { Reader() }
      sim.launch(sim.perform { UINavigationController(rootViewController: reader) })
      let events = sim.events {
        sim.perform { reader.setNeedsUpdateOfVerticalBarConfiguration() }
      }
      #expect(events.named("preferredVerticalBarBehavior").count == count, "\(slug)")
    }
  }

  // MARK: Three columns

  @Test func `the columns before the secondary one end at the fold`() throws {
    let sim = try device("iphone-duo@open", held: .portrait)
    let shown = sim.perform { [UIViewController(), UIViewController(), UIViewController()] }
    let split = sim.perform {
      let split = UISplitViewController(style: .tripleColumn)
      split.preferredSplitBehavior = .tile
      split.preferredDisplayMode = .twoBesideSecondary
      for (controller, column) in zip(
        shown, [UISplitViewController.Column.primary, .supplementary, .secondary])
      {
        split.setViewController(controller, for: column)
      }
      return split
    }
    sim.launch(split)
    func widths() -> [CGFloat] {
      sim.perform { shown.map { $0.navigationController?.view.frame.width ?? 0 } }
    }

    let flat = widths()
    sim.setHinge(degrees: 130)
    let folded = widths()
    #expect(folded[2] == 475.5, "\(flat) \(folded)")
    #expect(abs(folded[0] + folded[1] - 475.5) < 0.5)
    #expect(abs(folded[0] / folded[1] - flat[0] / flat[1]) < 0.01)
    sim.setHinge(degrees: 180)
    #expect(widths() == flat)
    sim.perform { split.preferredDisplayMode = .oneBesideSecondary }
    sim.setHinge(degrees: 130)
    #expect(Array(widths().dropFirst()) == [475.5, 475.5])
  }

  @Test func `a narrow split view controller in a column has its preferred width (R-FOLD-23)`()
    throws
  {
    let sim = try device("iphone-duo@open", held: .portrait)
    let (inner, primary) = sim.perform {
      (UISplitViewController(style: .doubleColumn), UIViewController())
    }
    let outer = sim.perform {
      inner.preferredDisplayMode = .oneBesideSecondary
      inner.preferredPrimaryColumnWidth = 200
      inner.setViewController(primary, for: .primary)
      inner.setViewController(UIViewController(), for: .secondary)
      let outer = UISplitViewController(style: .unspecified)
      outer.preferredDisplayMode = .oneBesideSecondary
      outer.viewControllers = [inner, UIViewController()]
      return outer
    }
    sim.launch(outer)
    sim.setHinge(degrees: 130)
    #expect(sim.perform { inner.view.frame.width } == 475.5)
    #expect(sim.perform { primary.navigationController?.view.frame.width } == 200)
  }
}
