import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Traits from device, app description, window size and settings, and the callbacks of a change.
@MainActor @Suite(.simulator("iphone-15-pro")) struct EnvironmentTests {
  private func received(_ events: [TraceEvent]) -> [String] {
    events.named("willTransition", "viewWillTransition").map { "\($0.receiver) \($0.baseName)" }
  }

  @Test func `a Plus phone has a regular width in landscape only with a launch screen (S7)`() throws
  {
    for (hasScreen, text) in [(true, "hR vC"), (false, "hC vC")] {
      let sim = try device(
        "iphone-8-plus", .iOS(16), app: AppDescription(launchScreen: hasScreen))
      let root = Probe("root")
      sim.launch(root)
      #expect(root.traitCollection.shortText == "hC vR")
      sim.rotate(to: .landscapeLeft)
      #expect(root.traitCollection.shortText == text)
    }
  }

  @Test func `a split across size classes sends trait and size callbacks (R-RSZ-1, S24)`() throws {
    let sim = try device("ipad-pro-11-4", .iOS(18), held: .landscapeLeft)
    let root = Probe("root")
    var rotation: CGAffineTransform?
    root.onSize = { _, _, coordinator in rotation = coordinator.targetTransform }
    sim.launch(root)
    #expect(root.traitCollection.shortText == "hR vR")
    var events: [TraceEvent] = []
    let size = root.view.bounds.size
    events = try sim.events { try sim.resize(to: .split(.third)) }
    #expect(received(events) == ["root willTransition", "root viewWillTransition"])
    #expect(rotation == .identity)
    #expect(root.traitCollection.shortText == "hC vR")
    #expect(root.view.bounds.width < 500 && root.view.bounds.height == size.height)
    #expect(events.named("traitCollectionDidChange").on("root").count == 1)

    events = try sim.events { try sim.resize(to: .fullScreen) }
    #expect(received(events) == ["root willTransition", "root viewWillTransition"])
    #expect(root.view.bounds.size == size)
    #expect(try sim.events { try sim.resize(to: .fullScreen) }.named("viewWillTransition").isEmpty)
  }

  @Test func `a split within a size class sends the size callback only (R-RSZ-2)`() throws {
    let sim = try device("ipad-pro-12-9-6", .iOS(18), held: .landscapeLeft)
    let root = Probe("root")
    sim.launch(root)
    let events = try sim.events { try sim.resize(to: .split(.twoThirds)) }
    #expect(received(events) == ["root viewWillTransition"])
    #expect(events.named("traitCollectionDidChange").isEmpty)
    #expect(root.traitCollection.shortText == "hR vR")
  }

  @Test func `a split is refused where the app or device does not support it (D-7)`() throws {
    let refusing: [(String, SystemVersion, AppDescription)] = [
      ("iphone-15-pro", .iOS(18), AppDescription()),
      ("ipad-pro-11-4", .iOS(18), AppDescription(requiresFullScreen: true)),
      ("ipad-pro-11-4", .iOS(18), AppDescription(padOrientations: .landscape)),
      ("ipad-2", .iOS(9), AppDescription()), ("ipad-pro-11-4", .iOS(26), AppDescription()),
    ]
    for (slug, system, app) in refusing {
      let sim = try device(slug, system, held: .landscapeLeft, app: app)
      sim.launch(Probe("root"))
      let frame = sim.window?.frame
      #expect(throws: MultitaskingRefusal.self, "\(slug)") { try sim.resize(to: .split(.half)) }
      #expect(sim.window?.frame == frame && sim.windowLayout == .fullScreen)
    }
  }

  @Test func `a window with an explicit size is not resized (R-RSZ-3)`() throws {
    final class Small: UIApplicationDelegate {
      var window: UIWindow?
      let root = Probe("root")
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }
    }
    let sim = try device()
    let delegate = Small()
    sim.launch(delegate)
    sim.rotate(to: .landscapeLeft)
    #expect(sim.window?.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(delegate.root.view.bounds.size == CGSize(width: 100, height: 200))
    #expect(delegate.root.traitCollection.shortText == "hC vC")
  }

  @Test func `a second window follows the screen too`() throws {
    let sim = try device()
    let other = Probe("other")
    sim.launch(Probe("root"))
    let window = sim.perform {
      let window = UIWindow()
      window.rootViewController = other
      window.isHidden = false
      return window
    }
    sim.settle()
    sim.rotate(to: .landscapeLeft)
    #expect(window.frame.size == CGSize(width: 852, height: 393))
    #expect(other.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(other.traitCollection.shortText == "hC vC")
    #expect(sim.window !== window)
  }

  @Test func `settings reach every view, and only the style sends willTransition (V-21)`() throws {
    for system in [SystemVersion.iOS(16), .iOS(17)] {
      let sim = try device("iphone-14-pro", system)
      let root = Probe("root")
      let leaf = UIView("leaf")
      root.onLoad = { $0.view.addSubview(leaf) }
      sim.launch(root)
      let events = sim.events {
        sim.settings.userInterfaceStyle = .dark
        sim.settings.contentSizeCategory = .accessibilityLarge
      }
      #expect(received(events) == ["root willTransition"])
      #expect(
        events.named("traitCollectionDidChange").on("leaf").map(\.argumentsText).first
          == "style light → dark")
      #expect(events.named("traitCollectionDidChange").on("leaf").count == 2)
      #expect(leaf.traitCollection.userInterfaceStyle == .dark)
      #expect(sim.events { sim.settings.userInterfaceStyle = .dark }.isEmpty)
    }
  }

  @Test func `a system that the device does not run is refused`() {
    #expect(throws: SimulatorError.self) { try device("iphone-15-pro", .iOS(16)) }
    #expect(throws: SimulatorError.self) { try device("iphone-5", .iOS(26)) }
  }

  @Test(arguments: [0, -3])
  func `a recording of no events is refused`(count: Int) {
    let error = #expect(throws: SimulatorError.self) { try device(recording: .last(count)) }
    #expect(error == .recordingTooShort(count: count))
    #expect(error?.description.contains(".last(\(count))") == true)
  }

  @Test func `recording can be off or bounded, and the app behaves the same`() throws {
    var layouts: [LayoutSnapshot] = []
    for recording in [Recording.all, .off, .last(10)] {
      let sim = try device(recording: recording)
      let root = Probe("root")
      root.onLoad = { $0.embed(Probe("child")) }
      sim.launch(root)
      sim.rotate(to: .landscapeLeft)
      layouts.append(sim.layout)
      switch recording {
      case .off: #expect(sim.trace.events.isEmpty)
      case .last: #expect(sim.trace.events.count == 10)
      case .all: #expect(sim.trace.events.count > 50)
      }
    }
    #expect(layouts[0] == layouts[1] && layouts[0] == layouts[2])
  }
}
