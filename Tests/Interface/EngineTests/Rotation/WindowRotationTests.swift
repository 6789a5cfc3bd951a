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

/// Windows that rotate by their own roots (R-ORI-8), and observers of the device (R-ORI-1).
@MainActor @Suite(.simulator("iphone-8", reportsExceptions: false)) struct WindowRotationTests {
  /// An app's window, and another one over it.
  private struct Windows {
    let sim: Simulator
    let app: Probe
    let overlay: Probe
    let window: UIWindow

    @MainActor
    init(
      _ slug: String, _ system: SystemVersion, app mask: UIInterfaceOrientationMask,
      overlay other: UIInterfaceOrientationMask, isKey: Bool
    ) throws {
      (sim, app) = try launched(slug, system, mask: mask)
      let overlay = Probe("overlay")
      self.overlay = overlay
      let first = try #require(app.view.window)
      overlay.orientations = other
      window = sim.perform {
        let window =
          first.windowScene.map { UIWindow(windowScene: $0) }
          ?? UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert
        window.rootViewController = overlay
        if isKey { window.makeKeyAndVisible() } else { window.isHidden = false }
        return window
      }
      sim.settle()
    }

    /// Returns the names of the events of a controller and its view, without the query of its orientations.
    @MainActor
    func received(_ controller: Probe, _ body: () -> Void) -> [String] {
      let name = controller.sceneIdentifier ?? "root"
      return sim.events(body).filter {
        ($0.receiver == name || $0.receiver.hasPrefix("\(name)."))
          && !["supportedInterfaceOrientations", "shouldAutorotate"].contains($0.baseName)
          && !$0.baseName.hasPrefix("preferred") && !$0.baseName.hasPrefix("prefers")
      }.map(\.baseName)
    }
  }

  private nonisolated static let phones: [(String, SystemVersion)] = [
    ("iphone-5s", .iOS(7)), ("iphone-6s", .iOS(9)), ("iphone-8", .iOS(12)), ("iphone-11", .iOS(13)),
  ]

  /// W-4.
  @Test(arguments: phones, [false, true])
  func `a window whose root refuses stays, and the status bar follows the other one (R-ORI-8)`(
    phone: (String, SystemVersion), isKey: Bool
  ) throws {
    let windows = try Windows(phone.0, phone.1, app: .portrait, overlay: .all, isKey: isKey)
    let (sim, app) = (windows.sim, windows.app)
    let frame = app.view.frame
    let traits = app.traitCollection
    let received = windows.received(app) { sim.rotate(to: .landscapeLeft) }
    #expect(sim.interfaceOrientation == .landscapeRight)
    #expect(received == [])
    #expect(app.view.frame == frame && frame.height > frame.width)
    #expect(windows.overlay.view.bounds.width > windows.overlay.view.bounds.height)
    #expect(app.traitCollection == traits)
    #expect(app.interfaceOrientation == .portrait)
    #expect(windows.overlay.interfaceOrientation == .landscapeRight)
    // While the window stays, layout uses the window's own orientation.
    let insets = app.view.safeAreaInsets
    sim.doing { app.view.setNeedsLayout() }
    #expect(app.view.frame == frame && app.view.safeAreaInsets == insets)
    #expect(windows.received(app) { sim.rotate(to: .portrait) } == [])
    #expect(sim.interfaceOrientation == .portrait && app.view.frame == frame)
  }

  /// W-4.
  @Test(arguments: phones, [false, true])
  func `an overlay that refuses stays over an app that rotates (R-ORI-8)`(
    phone: (String, SystemVersion), isKey: Bool
  ) throws {
    let windows = try Windows(phone.0, phone.1, app: .all, overlay: .portrait, isKey: isKey)
    let frame = windows.overlay.view.frame
    let received = windows.received(windows.overlay) { windows.sim.rotate(to: .landscapeLeft) }
    #expect(windows.sim.interfaceOrientation == .landscapeRight)
    #expect(received == [] && windows.overlay.view.frame == frame)
    #expect(windows.app.view.bounds.width > windows.app.view.bounds.height)
    // A point of the window has the same position on the device as before.
    let fixed = windows.sim.screen.fixedCoordinateSpace
    if phone.1.major >= 8 {
      #expect(
        windows.overlay.view.convert(CGPoint(x: 10, y: 30), to: fixed) == CGPoint(x: 10, y: 30))
    }
  }

  @Test(arguments: [("iphone-11", SystemVersion.iOS(14)), ("iphone-15-pro", .iOS(17))])
  func `from iOS 14 on all windows that fill the screen follow the key window (R-ORI-8)`(
    phone: (String, SystemVersion)
  ) throws {
    let windows = try Windows(phone.0, phone.1, app: .portrait, overlay: .all, isKey: true)
    windows.sim.rotate(to: .landscapeLeft)
    #expect(windows.app.view.bounds.width > windows.app.view.bounds.height)
  }

  @Test func `a window that stayed follows once its root allows it (R-ORI-8)`() throws {
    let windows = try Windows("iphone-8", .iOS(12), app: .portrait, overlay: .all, isKey: false)
    let (sim, app) = (windows.sim, windows.app)
    sim.rotate(to: .landscapeLeft)
    app.orientations = .all
    let events = sim.events {
      sim.doing { UIViewController.attemptRotationToDeviceOrientation() }
    }
    #expect(events.named("viewWillTransition").map(\.receiver) == ["root"])
    #expect(app.view.bounds.size == CGSize(width: 667, height: 375))
    #expect(app.traitCollection.verticalSizeClass == .compact)
    #expect(app.interfaceOrientation == .landscapeRight)
  }

  @Test func `the interface returns when the window that rotated it is hidden (R-ORI-8)`() throws {
    let windows = try Windows("iphone-8", .iOS(12), app: .portrait, overlay: .all, isKey: false)
    windows.sim.rotate(to: .landscapeLeft)
    #expect(windows.sim.interfaceOrientation == .landscapeRight)
    windows.sim.doing { windows.window.isHidden = true }
    #expect(windows.sim.interfaceOrientation == .portrait)
    #expect(windows.app.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func `two windows that both refuse record one event (R-ORI-8)`() throws {
    for (slug, system) in [("iphone-8", SystemVersion.iOS(12)), ("iphone-15-pro", .iOS(17))] {
      let windows = try Windows(slug, system, app: .portrait, overlay: .portrait, isKey: false)
      let events = windows.sim.events { windows.sim.rotate(to: .landscapeLeft) }
      #expect(windows.sim.interfaceOrientation == .portrait)
      #expect(events.named("exception").isEmpty)
      let reason = "root supports portrait only"
      #expect(
        events.named("turnRefused").map(\.argumentsText)
          == [system.major <= 13 ? "\(reason), and 1 more window stays" : reason])
      #expect(events.named("viewWillTransition", "layoutSubviews").isEmpty)
    }
  }

  /// W-6.
  @Test(arguments: [
    ("iphone-5s", SystemVersion.iOS(7), true), ("iphone-6s", .iOS(9), true),
    ("iphone-8", .iOS(12), true), ("iphone-15-pro", .iOS(17), true), ("ipad-air-2", .iOS(9), false),
    ("ipad-air-2", .iOS(12), false), ("ipad-pro-11-1", .iOS(17), false),
  ])
  func `on phones an observer sees the interface rotated, on iPads not yet (R-ORI-1)`(
    slug: String, system: SystemVersion, isRotated: Bool
  ) throws {
    for observersFirst in [true, false] {
      let (sim, _) = try launched(slug, system)
      sim.switches.observersReceiveRotationFirst = observersFirst
      var found: [UIInterfaceOrientation] = []
      let observer = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { found.append(UIApplication.shared.statusBarOrientation) }
      }
      sim.rotate(to: .landscapeLeft)
      NotificationCenter.default.removeObserver(observer)
      // The switch is for iPads from iOS 13 on.
      let expected =
        isRotated || !observersFirst && system.major >= 13 && slug.hasPrefix("ipad")
      #expect(found == [expected ? .landscapeRight : .portrait])
      #expect(sim.interfaceOrientation == .landscapeRight)
    }
  }
}
