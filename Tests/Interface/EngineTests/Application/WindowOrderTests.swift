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

/// Several windows: their order, the key window, and callbacks (S1, R-LAUNCH-4).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(17))) struct WindowOrderTests {
  private let sim: Simulator

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(Probe("root"))
  }

  private func window(_ level: UIWindow.Level = .normal) -> UIWindow {
    sim.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = level
      window.rootViewController = Probe()
      return window
    }
  }

  /// Returns the callbacks and notifications of windows.
  private func lines(_ body: () -> Void) -> [String] {
    let names = [
      "makeKeyAndVisible()", "becomeKey()", "resignKey()", "didBecomeVisibleNotification",
      "didBecomeHiddenNotification", "didBecomeKeyNotification", "didResignKeyNotification",
      "viewWillAppear(_:)", "viewWillDisappear(_:)",
    ]
    return sim.events { sim.doing(body) }.filter { names.contains($0.name) }.lines
  }

  @Test func `the first window becomes visible, then key`() throws {
    let sim = try device("iphone-4s", .iOS(7))
    let events = sim.events { sim.launch(Probe("root")) }.on("window", "app").filter {
      $0.name.hasSuffix("Notification") || $0.name == "becomeKey()"
    }
    #expect(
      events.lines == [
        "window didBecomeVisibleNotification", "window becomeKey()",
        "window didBecomeKeyNotification", "app didFinishLaunchingNotification",
        "app didBecomeActiveNotification",
      ])
  }

  @Test func `another window becomes key, and the former one again when it is hidden`() {
    let alert = window(.alert)
    #expect(
      lines { alert.makeKeyAndVisible() } == [
        "window#2 makeKeyAndVisible()", "root#2 viewWillAppear(_:)",
        "window#2 didBecomeVisibleNotification", "window resignKey()",
        "window didResignKeyNotification", "window#2 becomeKey()",
        "window#2 didBecomeKeyNotification",
      ])
    #expect(alert.isKeyWindow && sim.window === alert)
    // Hiding calls no controller: the view stays in the window (CHOICE).
    #expect(
      lines { alert.isHidden = true } == [
        "window#2 didBecomeHiddenNotification", "window#2 resignKey()",
        "window#2 didResignKeyNotification", "window becomeKey()",
        "window didBecomeKeyNotification",
      ])
    #expect(!alert.isKeyWindow)
    #expect(
      lines { alert.isHidden = false } == ["window#2 didBecomeVisibleNotification"])
  }

  @Test func `windows are ordered by level, and within a level by when they were shown`() {
    let alert = window(.alert)
    let second = window()
    let bar = window(.statusBar + 1)
    sim.perform {
      alert.isHidden = false
      bar.isHidden = false
      second.isHidden = false
    }
    let first = sim.application.windows[0]
    let names = [first: "first", second: "second", bar: "bar", alert: "alert"]
    func order() -> [String?] { sim.application.windows.map { names[$0] } }
    #expect(order() == ["first", "second", "bar", "alert"])
    sim.perform { first.makeKeyAndVisible() }
    #expect(order() == ["second", "first", "bar", "alert"])
    sim.perform { second.windowLevel = .alert - 1 }
    #expect(order() == ["first", "bar", "second", "alert"])
    #expect(UIWindow.Level.normal < .statusBar)
  }

  @Test func `a window that cannot become key does not (iOS 15)`() {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let overlay = sim.perform { Overlay(frame: UIScreen.main.bounds) }
    sim.perform { overlay.makeKeyAndVisible() }
    #expect(!overlay.isHidden && !overlay.isKeyWindow)
    #expect(sim.window !== overlay)
  }

  @Test func `a released window resigns key only if it is the key window`() {
    let first = sim.application.windows[0]
    var other: UIWindow? = window()
    func release() {
      other = nil
      // Windows are released at the end of a turn, which needs some work.
      first.setNeedsLayout()
    }
    sim.doing { other?.isHidden = false }
    #expect(sim.application.windows.count == 2)
    #expect(lines(release) == [], "the key window hears nothing of one that was not it")
    #expect(sim.application.windows.count == 1)
    other = window()
    sim.doing { other?.makeKeyAndVisible() }
    #expect(lines(release) == ["window becomeKey()", "window didBecomeKeyNotification"])
    #expect(sim.application.windows.count == 1 && sim.window?.isKeyWindow == true)
  }

  @Test func `a window that the delegate replaces disappears when it is released`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    let delegate = LoggingAppDelegate()
    sim.launch(delegate)
    weak let old = delegate.window
    sim.doing {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = Probe("second")
      delegate.window = window
      window.makeKeyAndVisible()
    }
    #expect(old == nil)
    #expect(sim.application.windows.count == 1 && sim.window === delegate.window)
    #expect(sim.window?.rootViewController.map { sim.name(of: $0) } == "root")
    sim.rotate(to: .landscapeLeft)
    #expect(sim.window?.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test func `a window that is not retained disappears after the launch`() throws {
    final class Careless: UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Probe("root")
        window.makeKeyAndVisible()
        return true
      }
    }
    let sim = try device("iphone-15-pro", .iOS(17))
    let events = sim.events { sim.launch(Careless()) }
    #expect(sim.window == nil && sim.application.windows.isEmpty)
    #expect(events.named("warning").count == 1)
  }
}
