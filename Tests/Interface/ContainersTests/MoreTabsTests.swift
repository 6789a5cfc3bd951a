import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// More tabs than the tab bar can show.
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct MoreTabsTests {
  private let sim: Simulator
  private let tabs = UITabBarController()
  private let pages = (0..<7).map { Probe("T\($0)") }

  init() throws {
    sim = try #require(Simulator.bound)
    tabs.viewControllers = pages
  }

  private func perform(_ body: () -> Void) {
    sim.doing(body)
  }

  private func life(_ events: [TraceEvent]) -> [String] {
    events.named("viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear")
      .filter { $0.receiver.hasPrefix("T") }.map { "\($0.receiver) \($0.baseName)" }
  }

  @Test func `the last item in the tab bar of a phone is the list of further tabs`() {
    sim.launch(tabs)
    #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last?.title == "More")
    #expect(tabs.viewControllers?.count == 7)
    #expect(tabs.moreNavigationController.parent === tabs)
    #expect(pages[4].parent === tabs && !pages[4].isViewLoaded)
  }

  @Test func `an iPad shows up to eight tabs`() throws {
    let pad = try Simulator(DeviceCatalog.standard.device("ipad-9"), system: .iOS(15))
    pad.launch(tabs)
    let items = pad.perform { () -> Int? in
      tabs.viewControllers = pages + [Probe("T7"), Probe("T8")]
      return tabs.tabBar.items?.count
    }
    #expect(items == 8)
    pad.perform { tabs.viewControllers = pages + [Probe("T7")] }
    #expect(tabs.tabBar.items?.count == 8 && tabs.tabBar.items?.last?.title != "More")
  }

  @Test func `code shows a further tab inside the list's navigation controller`() {
    sim.launch(tabs)
    let events = sim.events { perform { tabs.selectedIndex = 5 } }
    #expect(
      life(events) == [
        "T5 viewWillAppear", "T0 viewWillDisappear", "T0 viewDidDisappear", "T5 viewDidAppear",
      ])
    #expect(tabs.selectedViewController === pages[5] && tabs.selectedIndex == 5)
    #expect(pages[5].parent === tabs.moreNavigationController)
    #expect(pages[5].tabBarController === tabs)
    #expect(pages[5].view.safeAreaInsets.top == 113 && pages[5].view.safeAreaInsets.bottom == 83)
    #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
    perform { tabs.selectedViewController = pages[6] }
    #expect(tabs.selectedIndex == 6 && pages[5].parent === tabs && pages[5].view.window == nil)
  }

  @Test func `the user selects further tabs in the list`() {
    sim.launch(tabs)
    perform { #expect(!tabs.chooseFurtherTab(at: 0), "the list is not shown") }
    perform { #expect(tabs.tapTab(at: 4)) }
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    perform { #expect(!tabs.chooseFurtherTab(at: 3), "it has three rows") }
    perform { #expect(tabs.chooseFurtherTab(at: 2)) }
    #expect(tabs.selectedIndex == 6 && pages[6].view.window === sim.window)
    perform { #expect(tabs.tapTab(at: 0)) }
    perform { #expect(tabs.tapTab(at: 4)) }
    #expect(tabs.selectedIndex == 6, "the list keeps what was chosen")
    perform { #expect(tabs.tapTab(at: 4)) }
    #expect(tabs.selectedIndex == NSNotFound && pages[6].parent === tabs)
  }

  @Test func `fewer tabs need no list, and the selected tab stays`() {
    sim.launch(tabs)
    perform { tabs.selectedIndex = 5 }
    weak let more = tabs.moreNavigationController
    perform { tabs.viewControllers = Array(pages[3...]) }
    #expect(more == nil && tabs.tabBar.items?.count == 4)
    #expect(tabs.selectedViewController === pages[5] && tabs.selectedIndex == 2)
    #expect(pages[5].view.window === sim.window && pages[5].parent === tabs)
    #expect(pages[0].parent == nil)
  }

  @Test func `a further tab may be a navigation controller`() {
    let inner = UINavigationController(rootViewController: Probe("inner"))
    tabs.viewControllers = Array(pages[..<5]) + [inner]
    sim.launch(tabs)
    let raised = sim.exceptions { tabs.selectedIndex = 5 }
    sim.settle()
    #expect(raised.isEmpty && tabs.selectedViewController === inner)
    #expect(inner.view.window === sim.window)
  }

  @Test func `further tabs rotate with the device, and all are released`() {
    sim.launch(tabs)
    perform { tabs.selectedIndex = 5 }
    sim.rotate(to: .landscapeLeft)
    #expect(pages[5].view.frame == tabs.view.bounds)
    weak var gone: Probe?
    do {
      let probe = Probe("gone")
      gone = probe
      perform { tabs.viewControllers = pages + [probe] }
      perform { tabs.selectedIndex = 7 }
      #expect(probe.view.window === sim.window)
    }
    perform { tabs.viewControllers = [pages[0]] }
    #expect(gone == nil && tabs.selectedViewController === pages[0])
  }
}
