import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Columns that are shown and hidden, expanded and collapsed (the styles of iOS 14).
@MainActor @Suite struct SplitColumnShowingTests {
  private let scene = ColumnScene()
  private var primary: Probe { scene.primary }
  private var supplementary: Probe { scene.supplementary }
  private var secondary: Probe { scene.secondary }
  private var delegate: ColumnScene.Delegate { scene.delegate }

  @Test func `collapsed columns are pushed and popped`() throws {
    let sim = try scene.simulator("iphone-15-pro", .iOS(17), .portrait)
    let split = scene.split(.tripleColumn)
    delegate.top = .primary
    sim.launch(split)
    let base = try #require(primary.navigationController)
    #expect(split.children == [base], "the columns that are not on its stack have left")
    func stack() -> [UIViewController?] {
      base.viewControllers.map { ($0 as? UINavigationController)?.viewControllers.first ?? $0 }
    }
    let coming = sim.events { sim.doing { split.show(.secondary) } }
    #expect(stack() == [primary, supplementary, secondary], "the column between comes along")
    #expect(scene.queries(coming) == ["splitViewController(_:willShow:) secondary"])
    #expect(
      scene.life(coming) == [
        "primary viewWillDisappear", "secondary viewWillAppear", "primary viewDidDisappear",
        "secondary viewDidAppear",
      ])
    #expect(split.isShowing(.secondary) && !split.isShowing(.primary))
    sim.doing { split.hide(.supplementary) }
    #expect(stack().count == 3, "it is not in front")
    sim.doing { split.hide(.secondary) }
    #expect(stack() == [primary, supplementary])
    sim.doing { split.show(.supplementary) }
    sim.doing { split.show(.primary) }
    #expect(stack() == [primary])
    sim.doing { split.hide(.primary) }
    #expect(stack() == [primary] && primary.view.window === sim.window)
  }

  @Test func `a column below a pushed controller does not count as shown`() throws {
    let sim = try scene.simulator("iphone-15-pro", .iOS(17), .portrait)
    let split = scene.split(.doubleColumn)
    delegate.top = .primary
    sim.launch(split)
    let base = try #require(primary.navigationController)
    sim.doing { base.pushViewController(Probe("more"), animated: false) }
    #expect(split.isShowing(.primary) && !split.isShowing(.secondary))
  }

  @Test func `a column appears and disappears in an animation`() throws {
    let sim = try scene.simulator("ipad-mini-6", .iOS(15), .portrait)
    let split = scene.split(.doubleColumn)
    sim.launch(split)
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    let coming = sim.events {
      sim.perform { split.show(.primary) }
      #expect(split.transitionCoordinator?.isAnimated == true)
      sim.settle()
    }
    #expect(split.displayMode == .oneOverSecondary)
    #expect(
      scene.queries(coming) == [
        "splitViewController(_:willChangeTo:)", "splitViewController(_:willShow:) primary",
      ])
    #expect(scene.life(coming) == ["primary viewWillAppear", "primary viewDidAppear"])
    #expect(delegate.shown == [.primary] && delegate.hidden == [])
    #expect(split.view.subviews.last === primary.navigationController?.view)
    let going = sim.events {
      sim.perform { split.hide(.primary) }
      #expect(primary.view.window === sim.window)
      sim.settle()
    }
    #expect(
      scene.queries(going) == ["splitViewController(_:willChangeTo:)"], "the app hides it itself")
    #expect(scene.life(going) == ["primary viewWillDisappear", "primary viewDidDisappear"])
    #expect(primary.view.window == nil && split.transitionCoordinator == nil)
    sim.perform { split.show(.primary) }
    let rotated = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(split.displayMode == .oneBesideSecondary && primary.view.window === sim.window)
    #expect(rotated.named("exception").isEmpty)
    let back = sim.events { sim.rotate(to: .portrait) }
    #expect(
      scene.queries(back) == [
        "splitViewController(_:willChangeTo:)", "splitViewController(_:willHide:) primary",
      ])
  }

  @Test(arguments: [
    (UISplitViewController.SplitBehavior.tile, [2, 4]), (.overlay, [3, 5]), (.displace, [2, 6]),
  ])
  func `split behaviours determine their display modes`(
    behavior: UISplitViewController.SplitBehavior, modes: [Int]
  ) throws {
    let sim = try scene.simulator("ipad-pro-11-1")
    let split = scene.split(.tripleColumn)
    split.preferredSplitBehavior = behavior
    sim.launch(split)
    #expect(split.displayMode.rawValue == modes[0] && split.splitBehavior == behavior)
    sim.doing { split.show(.primary) }
    #expect(split.displayMode.rawValue == modes[1] && primary.view.window === sim.window)
    sim.doing { split.show(.secondary) }
    let after = [
      UISplitViewController.SplitBehavior.tile: 4, .overlay: 1, .displace: modes[0],
    ][behavior]
    #expect(split.displayMode.rawValue == after, "the whole secondary column is seen")
    sim.doing { split.hide(.primary) }
    #expect(!split.isShowing(.primary) && split.isShowing(.secondary))
    sim.doing {
      split.show(.supplementary)
      split.hide(.supplementary)
    }
    #expect(split.displayMode == .secondaryOnly && supplementary.view.window == nil)
    sim.doing { split.preferredDisplayMode = .twoBesideSecondary }
    #expect(split.displayMode.rawValue == modes[1])
  }

  @Test(arguments: [UISplitViewController.Style.doubleColumn, .unspecified])
  func `the button for the display mode hides the primary column and shows it again`(
    style: UISplitViewController.Style
  ) throws {
    let sim = try scene.simulator("ipad-9")
    let split = style == .unspecified ? UISplitViewController() : scene.split(style)
    if style == .unspecified { split.viewControllers = [primary, secondary] }
    sim.launch(split)
    let item = split.displayModeButtonItem
    #expect(item === split.displayModeButtonItem && item.title == nil)
    func modeAfterTap() -> UISplitViewController.DisplayMode {
      sim.doing { item.primaryAction?.perform(from: item) }
      return split.displayMode
    }
    #expect(modeAfterTap() == .secondaryOnly && primary.view.window == nil)
    #expect(modeAfterTap() == .oneBesideSecondary && primary.view.window != nil)
    sim.rotate(to: .portrait)
    #expect(modeAfterTap() == .oneOverSecondary && primary.view.window != nil)
    #expect(modeAfterTap() == .secondaryOnly && primary.view.window == nil)
  }

  @Test func `three columns share the width`() throws {
    let sim = try scene.simulator("ipad-pro-11-1")
    let split = scene.split(.tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredSupplementaryColumnWidth = 280
    split.preferredPrimaryColumnWidth = 200
    sim.launch(split)
    #expect(split.primaryColumnWidth == 200 && split.supplementaryColumnWidth == 280)
    let frames = [primary, supplementary, secondary].map { $0.navigationController!.view.frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 200, height: 834), CGRect(x: 200, y: 0, width: 280, height: 834),
        CGRect(x: 480, y: 0, width: 714, height: 834),
      ])
  }

  @Test func `a split behavior that is set later changes the shown mode`() throws {
    let sim = try scene.simulator("ipad-pro-11-1")
    let split = scene.split(.tripleColumn)
    sim.launch(split)
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    sim.doing { split.preferredSplitBehavior = .overlay }
    #expect(split.displayMode == .oneOverSecondary)
    sim.doing { split.preferredSplitBehavior = .tile }
    #expect(split.displayMode == .oneBesideSecondary)
  }
}
