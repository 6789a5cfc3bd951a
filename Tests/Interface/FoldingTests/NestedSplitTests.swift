import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Split view controllers inside others while the device folds and unfolds (R-COLL-3).
@MainActor @Suite struct NestedSplitTests {
  @Test func `an inner split view controller collapses on the stack of a hidden column`() throws {
    let sim = try device("iphone-duo@open")
    let (host, compact) = sim.perform { (Probe("host"), UIViewController()) }
    let inner = sim.perform {
      let inner = UISplitViewController(style: .doubleColumn)
      inner.setViewController(UIViewController(), for: .primary)
      inner.setViewController(UIViewController(), for: .secondary)
      inner.setViewController(compact, for: .compact)
      host.embed(inner)
      return inner
    }
    let outer = sim.perform {
      let outer = UISplitViewController(style: .tripleColumn)
      outer.setViewController(UIViewController(), for: .primary)
      outer.setViewController(UIViewController(), for: .supplementary)
      outer.setViewController(host, for: .secondary)
      return outer
    }
    sim.launch(outer)
    // The primary column is hidden in the open posture, and has the traits of the closed one.
    sim.fold()
    sim.unfold()
    try #require(!outer.isCollapsed && !inner.isCollapsed)
    let events = try sim.events { try sim.resize(to: .split(.half), side: .right) }
    #expect(outer.isCollapsed && inner.isCollapsed && inner.viewControllers == [compact])
    #expect(events.on("host").named("willTransition").count == 1)
    #expect(compact.view.window === sim.window)
    try sim.resize(to: .fullScreen)
    #expect(!outer.isCollapsed && !inner.isCollapsed && compact.view.window == nil)
  }

  @Test func `the display mode of an inner split view controller follows the size of its column`()
    throws
  {
    let sim = try device("iphone-duo@open", held: .portrait)
    let primary = sim.perform { UIViewController() }
    let delegate = Delegate()
    let inner = sim.perform {
      let inner = UISplitViewController(style: .doubleColumn)
      inner.setViewController(primary, for: .primary)
      inner.setViewController(UIViewController(), for: .secondary)
      inner.delegate = delegate
      return inner
    }
    let outer = sim.perform {
      let outer = UISplitViewController(style: .unspecified)
      outer.preferredDisplayMode = .oneBesideSecondary
      outer.viewControllers = [inner, UIViewController()]
      return outer
    }
    sim.launch(outer)
    try #require(inner.view.frame.width < inner.view.frame.height)
    try #require(inner.displayMode == .secondaryOnly)
    sim.fold()
    try #require(inner.isCollapsed)
    sim.unfold()
    #expect(delegate.proposed == .secondaryOnly && inner.displayMode == .secondaryOnly)
    #expect(primary.viewIfLoaded?.window == nil)
  }

  /// Records the proposed display mode.
  private final class Delegate: UISplitViewControllerDelegate {
    private(set) var proposed: UISplitViewController.DisplayMode?

    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
        UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      proposed = proposedDisplayMode
      return proposedDisplayMode
    }
  }
}
