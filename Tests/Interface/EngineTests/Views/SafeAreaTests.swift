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

/// A view that returns its own safe area, if it has one.
private final class OwnInsets: UIView {
  var own: UIEdgeInsets?
  override var safeAreaInsets: UIEdgeInsets { own ?? super.safeAreaInsets }
}

/// A window that always returns the same safe area.
private final class OwnInsetsWindow: UIWindow {
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
  }
}

/// The propagation of the safe area through the view hierarchy (L-SAFE, R-SAFE-1).
@MainActor @Suite(.simulator("iphone-15-pro")) struct SafeAreaTests {
  private let sim: Simulator
  private let root = Probe("root")

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private func insets(of frame: CGRect, in outer: UIView? = nil) -> UIEdgeInsets {
    let view = UIView(frame: frame)
    sim.doing { (outer ?? root.view).addSubview(view) }
    return view.safeAreaInsets
  }

  @Test func `the root has the device's insets and the controller's own (L-SAFE-1)`() {
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    sim.doing {
      root.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 30, bottom: 49, right: 10)
    }
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 30, bottom: 83, right: 10))
    let bounds = root.view.bounds
    #expect(insets(of: CGRect(x: 100, y: 100, width: 50, height: 50)) == .zero)
    #expect(
      insets(of: CGRect(x: 20, y: 0, width: 50, height: 100))
        == UIEdgeInsets(top: 64, left: 10, bottom: 0, right: 0))
    #expect(
      insets(of: CGRect(x: 0, y: 0, width: 50, height: 100))
        == UIEdgeInsets(top: 64, left: 30, bottom: 0, right: 0))
    #expect(
      insets(of: CGRect(x: bounds.width - 10, y: 200, width: 50, height: 10))
        == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10))
  }

  @Test func `an app's override of safeAreaInsets reaches all below, guides and margins (V-60)`() {
    let insets = UIEdgeInsets(top: 100, left: 10, bottom: 0, right: 4)
    let outer = OwnInsets(frame: root.view.bounds)
    outer.own = insets
    let middle = UIView(
      frame: outer.bounds.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 1)))
    let leaf = UIView(frame: CGRect(x: 2, y: 0, width: 50, height: 50))
    sim.doing {
      middle.addSubview(leaf)
      outer.addSubview(middle)
      root.view.addSubview(outer)
    }
    #expect(middle.safeAreaInsets == UIEdgeInsets(top: 80, left: 10, bottom: 0, right: 3))
    #expect(leaf.safeAreaInsets == UIEdgeInsets(top: 80, left: 8, bottom: 0, right: 0))
    #expect(middle.layoutMargins == UIEdgeInsets(top: 88, left: 18, bottom: 8, right: 11))
    #expect(outer.layoutMargins == UIEdgeInsets(top: 108, left: 18, bottom: 8, right: 12))
    #expect(middle.safeAreaLayoutGuide.layoutFrame.minY == 80)
    // Without its own safe area, the view inherits that of its superview.
    outer.own = nil
    sim.doing { outer.frame.size.height -= 1 }
    #expect(middle.safeAreaInsets.top == 39)
    outer.own = .zero
    sim.doing { outer.frame.size.height -= 1 }
    #expect(middle.safeAreaInsets == .zero && leaf.safeAreaInsets == .zero)
    outer.own = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    sim.doing { outer.frame.size.height -= 1 }
    #expect(middle.safeAreaInsets.top == 39)
    #expect(outer.layoutMargins.top == 67, "8 points below the inherited safe area")
  }

  @Test func `a first subview added later follows its superview's override (V-60)`() {
    let outer = OwnInsets(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
    outer.own = UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 0)
    sim.doing { root.view.addSubview(outer) }
    let later = UIView(frame: CGRect(x: 4, y: 0, width: 50, height: 50))
    sim.doing { outer.addSubview(later) }
    #expect(later.safeAreaInsets == UIEdgeInsets(top: 30, left: 6, bottom: 0, right: 0))
    sim.doing { later.removeFromSuperview() }
    outer.own = nil
    sim.doing { outer.addSubview(later) }
    #expect(later.safeAreaInsets == .zero)
  }

  @Test func `a window's override reaches its root, and rotations do not change it (V-60)`() {
    final class App: UIApplicationDelegate {
      var window: UIWindow?
      let root = Probe("root")
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = OwnInsetsWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }
    }
    let app = App()
    sim.launch(app)
    let insets = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    #expect(app.root.view.safeAreaInsets == insets)
    sim.rotate(to: .landscapeLeft)
    #expect(app.root.view.safeAreaInsets == insets)
  }

  @Test(arguments: [false, true])
  func `margins are notified after the safe area, or before it with the switch (V-51)`(isOn: Bool) {
    sim.switches.marginsComeBeforeSafeArea = isOn
    let view = UIView("view", root.view.bounds)
    let child = Probe("child")
    let events = sim.events {
      sim.doing {
        root.view.addSubview(view)
        root.embed(child)
      }
    }
    let (safe, margins) = (["safeAreaInsetsDidChange"], ["layoutMarginsDidChange"])
    #expect(
      events.on("view").map(\.baseName).filter { (safe + margins).contains($0) }
        == (isOn ? margins + safe : safe + margins))
    let own = events.on("child").map(\.baseName).filter {
      $0.hasSuffix("InsetsDidChange") || $0.hasSuffix("MarginsDidChange")
    }
    #expect(own.first == (isOn ? "viewLayoutMarginsDidChange" : "viewSafeAreaInsetsDidChange"))
    #expect(own.count == 2 && child.view.layoutMargins.top == 59)
  }

  @Test func `typical insets in portrait and landscape (L-SAFE-6)`() throws {
    for (slug, portrait, rotated) in [
      ("iphone-11-pro", [44.0, 0, 34, 0], [0.0, 44, 21, 44]),
      ("iphone-15-pro", [59, 0, 34, 0], [0, 59, 21, 59]),
      ("iphone-8", [20, 0, 0, 0], [0, 0, 0, 0]),
    ] {
      let sim = try device(slug, slug == "iphone-8" ? .iOS(16) : .iOS(17))
      let root = Probe("root")
      func sides() -> [Double] {
        let insets = root.view.safeAreaInsets
        return [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
      }
      sim.launch(root)
      #expect(sides() == portrait)
      sim.rotate(to: .landscapeLeft)
      #expect(sides() == rotated)
    }
  }

  @Test func `a subview has the remaining insets on each edge (L-SAFE-2)`() {
    let bounds = root.view.bounds
    #expect(insets(of: bounds) == root.view.safeAreaInsets)
    #expect(insets(of: CGRect(x: 0, y: 20, width: 393, height: 100)).top == 39)
    #expect(insets(of: CGRect(x: 0, y: 59, width: 393, height: 100)).top == 0)
    #expect(insets(of: CGRect(x: 0, y: -30, width: 393, height: 100)).top == 59)
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 400))
    sim.perform { root.view.addSubview(child) }
    #expect(insets(of: CGRect(x: 0, y: 10, width: 10, height: 10), in: child).top == 29)
    #expect(insets(of: CGRect(x: 0, y: 39, width: 10, height: 10), in: child).top == 0)
  }

  @Test func `under a transform the frame is used (L-SAFE-3)`() {
    let rotated = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 40))
    rotated.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.view.addSubview(rotated)
    sim.settle()

    #expect(abs(rotated.frame.minY - -30) < 1e-9)
    #expect(rotated.safeAreaInsets.top == root.view.safeAreaInsets.top)
  }

  @Test func `a child controller adds to the remaining insets (L-SAFE-2)`() {
    let child = Probe("child")
    child.additionalSafeAreaInsets.top = 10
    sim.doing { root.embed(child, frame: CGRect(x: 0, y: 20, width: 393, height: 300)) }
    #expect(child.view.safeAreaInsets.top == 49)
  }

  /// W-60.
  @Test(arguments: [12, 13, 18])
  func `additional insets apply at once from iOS 13 on, callbacks in layout (R-SAFE-1)`(
    major: Int
  ) throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-xs"), system: .iOS(major))
    var made: Probe?
    sim.perform {
      let probe = Probe("controller")
      probe.additionalSafeAreaInsets.top = 7
      #expect(probe.view.safeAreaInsets.top == (major >= 13 ? 7 : 0))
      made = probe
    }
    let controller = try #require(made)
    sim.launch(controller)
    #expect(controller.view.safeAreaInsets.top == 51)
    let events = sim.events {
      sim.perform {
        controller.additionalSafeAreaInsets.top = 20
        #expect(controller.view.safeAreaInsets.top == (major >= 13 ? 64 : 51))
      }
      sim.settle()
    }
    #expect(controller.view.safeAreaInsets.top == 64)
    #expect(events.named("viewSafeAreaInsetsDidChange").count == 1)
    let none = sim.events {
      sim.perform {
        controller.additionalSafeAreaInsets.top = 30
        controller.additionalSafeAreaInsets.top = 20
      }
      sim.settle()
    }
    #expect(none.named("viewSafeAreaInsetsDidChange").count == 0)
  }

  @Test func `outside a window the safe area is zero, and leaving resets it (L-SAFE-1)`() {
    let view = UIView(frame: root.view.bounds)
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    #expect(view.safeAreaInsets == .zero)
    sim.doing { root.view.addSubview(view) }
    #expect(inner.safeAreaInsets.top == 59)
    sim.perform { view.removeFromSuperview() }
    #expect(view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
  }

  @Test func `up to iOS 10 the safe area is zero (L-SAFE-1)`() throws {
    let old = try device("iphone-7", .iOS(10))
    let root = Probe("root")
    let events = old.events { old.launch(root) }
    #expect(root.view.safeAreaInsets == .zero)
    #expect(events.filter { $0.name.contains("afeArea") }.isEmpty)
    let next = try device("iphone-7", .iOS(11))
    let nextRoot = Probe("root")
    next.launch(nextRoot)
    #expect(nextRoot.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  @Test func `position and the superview's bounds change it (L-SAFE-2)`() {
    let view = UIView("moving", CGRect(x: 0, y: 0, width: 100, height: 100))
    sim.doing { root.view.addSubview(view) }
    #expect(view.safeAreaInsets.top == 59)
    sim.doing { view.center.y += 20 }
    #expect(view.safeAreaInsets.top == 39)
    sim.doing { root.view.bounds.origin.y = -9 }
    #expect(view.safeAreaInsets.top == 30)
    sim.doing { view.transform = CGAffineTransform(scaleX: 1, y: 1.2) }
    #expect(abs(view.safeAreaInsets.top - 40) < 1e-9)
  }

  @Test func `a superview that shrinks moves its bottom nearer`() throws {
    let pad = try device("ipad-pro-11-1", .iOS(17))
    let root = Probe("root")
    let view = UIView(frame: CGRect(x: 0, y: 600, width: 100, height: 400))
    root.onLoad = { $0.view.addSubview(view) }
    pad.launch(root)
    let portrait = root.view.safeAreaInsets
    #expect(view.safeAreaInsets.bottom == 0)
    pad.rotate(to: .landscapeLeft)
    #expect(root.view.safeAreaInsets == portrait && portrait.bottom > 0)
    #expect(view.safeAreaInsets.bottom == portrait.bottom)
    pad.rotate(to: .portrait)
    #expect(view.safeAreaInsets.bottom == 0)
  }

  private final class Listening: UIView {
    var received: [String] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      received.append("safe area \(safeAreaInsets.top), margin \(layoutMargins.top)")
    }
    override func layoutMarginsDidChange() { received.append("margins") }
    override func layoutSubviews() {
      super.layoutSubviews()
      received.append("layout")
    }
  }

  @Test func `a view receives its safe area, then its margins, before its layout (L-SAFE-5)`() {
    let view = Listening(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    sim.doing { root.view.addSubview(view) }
    #expect(view.received == ["safe area 39.0, margin 47.0", "margins", "layout"])
    view.received = []
    sim.doing {
      root.additionalSafeAreaInsets.top = 10
      view.setNeedsLayout()
    }
    #expect(view.received == ["safe area 49.0, margin 57.0", "margins", "layout"])
  }

  @Test func `a manually laid out view follows a change of only the safe area (R-SAFE-1)`() throws {
    let pad = try Simulator(
      DeviceCatalog.standard.device("ipad-mini-a17-pro"), system: .iOS(26))
    let hand = HandPositioned()
    pad.launch(hand)
    try pad.resize(to: .window(CGSize(width: 700, height: 700)))
    for orientation in [UIDeviceOrientation.landscapeRight, .portrait] {
      pad.rotate(to: orientation)
      #expect(hand.bar.frame.maxY == 700 - hand.view.safeAreaInsets.bottom)
    }
  }

  /// Lays a bar out above the bottom edge of the safe area in `viewDidLayoutSubviews()`.
  private final class HandPositioned: UIViewController {
    let bar = UIView()
    override func viewDidLoad() { view.addSubview(bar) }
    override func viewDidLayoutSubviews() {
      bar.frame = CGRect(
        x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - 44, width: 100, height: 44)
    }
  }

  @Test func `a change of additional insets on a visible controller (R-SAFE-1, L-SAFE-5)`() {
    let events = sim.events { sim.doing { root.additionalSafeAreaInsets.top = 10 } }
    #expect(
      events.lines == [
        "root additionalSafeAreaInsets", "root.view safeAreaInsetsDidChange()",
        "root viewSafeAreaInsetsDidChange()", "root.view layoutMarginsDidChange()",
        "root viewLayoutMarginsDidChange()", "root viewWillLayoutSubviews()",
        "root.view layoutSubviews()", "root viewDidLayoutSubviews()",
      ])
    #expect(
      sim.events { sim.doing { root.additionalSafeAreaInsets.top = 10 } }.isEmpty)
  }
}
