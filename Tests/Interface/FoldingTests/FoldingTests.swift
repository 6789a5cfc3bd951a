import Foundation
import Gimbal
import GimbalAlerts
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import SeededGenerator
import TestSupport
import Testing

/// The posture, the scene's moves between displays, and the order of the app's callbacks.
@MainActor @Suite(.serialized) struct FoldingTests {
  private func folding(_ posture: Posture = .closed) throws -> (sim: Simulator, root: Probe) {
    let slug = posture == .closed ? "iphone-duo" : "iphone-duo@\(posture.name)"
    return try launched(slug)
  }

  /// Rule R-FOLD-1.
  @Test func `the reported angle decides the posture`() throws {
    let (sim, _) = try folding()
    #expect(sim.posture == .closed)
    for (degrees, posture) in [
      (10.0, Posture.closed), (15, .closed), (20, .partlyOpen), (179, .partlyOpen), (180, .open),
      (20, .partlyOpen), (15, .closed), (0, .closed),
    ] {
      sim.setHinge(degrees: degrees)
      #expect(sim.posture == posture, "\(degrees)")
    }
    sim.switches.hingeOpensAt = 170.3
    sim.setHinge(degrees: 120)
    #expect(sim.posture == .closed)
    sim.setHinge(degrees: 180)
    sim.switches.hingeClosesBelow = 82.7
    sim.setHinge(degrees: 60)
    #expect(sim.posture == .closed)
  }

  /// Rule R-FOLD-8: the handler of the hinge first, while the window has its old size; then size, traits and layout.
  @Test func `the hinge's handler is called before the new size`() throws {
    let (sim, root) = try folding()
    var seen: [(UIHinge.Status, CGFloat, Posture)] = []
    sim.doing {
      root.view.addInteraction(
        UIHingeInteraction { _, update in
          guard let hinge = update.hinge else { return }
          seen.append((hinge.status, root.view.bounds.width, sim.posture ?? .closed))
        })
    }
    #expect(seen.map(\.0) == [.closed])
    let events = sim.events { sim.unfold() }
    let handler = try #require(events.firstIndex { $0.argumentsText.contains("partiallyOpen") })
    let size = try #require(events.firstIndex { $0.baseName == "viewWillTransition" })
    #expect(handler < size && events[handler].baseName == "updateHandler")
    let opened = try #require(seen.first { $0.0 == .partiallyOpen })
    #expect(opened.1 == 466)
    #expect(seen.last?.0 == .fullyOpen && seen.last?.1 == 951)
    #expect((17...38).contains(seen.count - 1))
    seen = []
    sim.fold()
    #expect(seen.first { $0.0 == .closed }?.1 == 951)
    #expect(root.view.bounds.size == CGSize(width: 466, height: 678))
  }

  /// Rule R-FOLD-5: `UIScreen.main` is the outer one, and the scene stays the same object.
  @Test func `the scene moves to the other screen`() throws {
    let (sim, root) = try folding()
    let scene = sim.perform { root.view.window?.windowScene }
    let main = sim.perform { UIScreen.main }
    #expect(scene?.screen === main && sim.perform { UIScreen.screens.count } == 1)
    sim.unfold()
    sim.perform {
      #expect(root.view.window?.windowScene === scene && UIScreen.main === main)
      #expect(main.bounds == CGRect(x: 0, y: 0, width: 466, height: 678))
      #expect(scene?.screen !== main && root.view.window?.screen === scene?.screen)
      #expect(scene?.screen.bounds == CGRect(x: 0, y: 0, width: 951, height: 669))
      #expect(UIScreen.screens.count == 2)
      #expect(scene?.effectiveGeometry.coordinateSpace.bounds.width == 951)
    }
    sim.fold()
    #expect(sim.perform { root.view.window?.screen === main && UIScreen.screens.count == 1 })
  }

  /// Rule R-FOLD-6: the inner display ignores supported orientations and refuses requests.
  @Test func `the inner display always rotates and grants no request`() throws {
    let (sim, root) = try folding(.open)
    root.orientations = .portrait
    sim.rotate(to: .landscapeLeft)
    #expect(sim.interfaceOrientation == .portrait)
    sim.rotate(to: .portraitUpsideDown)
    #expect(sim.interfaceOrientation == .landscapeRight)
    var code: Int?
    sim.doing {
      root.view.window?.windowScene?.requestGeometryUpdate(
        UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait)
      ) { code = ($0 as NSError).code }
    }
    #expect(code == 101 && sim.interfaceOrientation == .landscapeRight)
    #expect(!sim.trace.events.contains { $0.baseName == "supportedInterfaceOrientations" })
    sim.fold()
    #expect(sim.interfaceOrientation == .portrait)
    sim.rotate(to: .landscapeLeft)
    #expect(sim.interfaceOrientation == .portrait)
  }

  /// Rules R-FOLD-9 and R-FOLD-10: a view that has read regions in its layout is laid out when they change; a sibling
  /// that has read those of another kind is not laid out.
  @Test func `readers of regions are laid out again, other views are not`() throws {
    let (sim, root) = try folding(.open)
    var frames: [[CGRect]] = []
    let (reader, other) = sim.perform { () -> (ProbeView, ProbeView) in
      let reader = ProbeView("reader", root.view.bounds)
      reader.onLayout = { view in
        frames.append(view.reservedRegions(kind: .division).map(\.frame))
      }
      let other = ProbeView("other", root.view.bounds)
      other.onLayout = { _ = $0.reservedRegions(kind: .occlusion) }
      root.view.addSubview(reader)
      root.view.addSubview(other)
      return (reader, other)
    }
    sim.settle()
    #expect(frames.last == [])
    let events = sim.events { sim.setHinge(degrees: 120) }
    #expect(frames.last == [CGRect(x: 455.5, y: 0, width: 40, height: 669)])
    #expect(events.named("layoutSubviews").map(\.receiver) == ["reader"])
    #expect(events.named("viewWillTransition", "willTransition", "safeAreaInsetsDidChange").isEmpty)
    sim.perform {
      let inactive = reader.reservedRegions(kind: .division, options: .includeInactive)
      #expect(inactive.count == 1 && inactive[0].isActive && inactive[0].margins.left == 20)
      #expect(other.reservedRegions(kind: .occlusion).map(\.isActive) == [true])
      #expect(other.reservedRegions(kind: .occlusion, options: .includeInactive).count == 2)
    }
    // Another angle changes no region.
    #expect(sim.events { sim.setHinge(degrees: 100) }.named("layoutSubviews").isEmpty)
    sim.setHinge(degrees: 180)
    #expect(frames.last == [])
    // A reader that reads no regions any more is not laid out.
    reader.onLayout = nil
    sim.doing { reader.setNeedsLayout() }
    #expect(sim.events { sim.setHinge(degrees: 120) }.named("layoutSubviews").isEmpty)
    sim.fold()
    #expect(
      sim.perform {
        reader.reservedRegions(kind: .division, options: .includeInactive).isEmpty
      })
  }

  /// Rule R-FOLD-11: the first call, `isEnabled`, and leaving the hierarchy.
  @Test func `the hinge's handler is called with the current status`() throws {
    let (sim, root) = try folding(.open)
    var statuses: [UIHinge.Status?] = []
    let interaction = sim.perform {
      UIHingeInteraction { _, update in statuses.append(update.hinge?.status) }
    }
    let box = sim.perform { UIView("box", .zero) }
    sim.doing { box.addInteraction(interaction) }
    #expect(statuses.isEmpty)
    sim.doing { root.view.addSubview(box) }
    #expect(statuses == [.fullyOpen])
    sim.perform { interaction.isEnabled = false }
    sim.setHinge(degrees: 90)
    #expect(statuses == [.fullyOpen])
    sim.perform { interaction.isEnabled = true }
    #expect(statuses == [.fullyOpen, .partiallyOpen])
    sim.doing { box.removeFromSuperview() }
    #expect(statuses == [.fullyOpen, .partiallyOpen, nil])
  }

  /// Rule R-FOLD-1: the values that a hinge refuses.
  @Test(arguments: [Double.nan, -1, 181, .infinity])
  func `impossible hinge angles are refused`(_ degrees: Double) throws {
    let (sim, _) = try folding()
    let events = sim.events { sim.setHinge(degrees: degrees) }
    #expect(events.named("foldRefused").count == 1 && sim.posture == .closed)
  }

  /// Rule R-FOLD-1: a device without a hinge names one that has it; an unknown posture names the nearest.
  @Test func `a device without a hinge refuses hinge steps`() throws {
    let (sim, _) = try launched("iphone-17-pro")
    let events = sim.events { sim.unfold() }
    #expect(
      events.named("foldRefused").first?.argumentsText.contains(
        "has no hinge and does not fold; 'iphone-duo' does") == true)
    #expect(sim.posture == nil)
    let catalog = DeviceCatalog.standard
    #expect(throws: DeviceCatalogError.self) { try catalog.device("iphone-17-pro@open") }
    do {
      _ = try catalog.device("iphone-duo@opne")
    } catch {
      #expect("\(error)" == "there is no posture 'opne'; did you mean 'open'?")
    }
    #expect(try catalog.select(["phones@open"]).contains { $0.slug == "iphone-duo@open" })
    #expect(try catalog.device("iphone-duo@closed").slug == "iphone-duo")
  }

  /// Rules R-FOLD-7 and R-FOLD-8: in any order, also during each other and inside callbacks, the window
  /// follows its display, its share of the screen and its orientation, and the reverse steps restore the layout.
  @Test(arguments: 0..<60) func `any order of steps ends in the last step's state`(_ seed: Int)
    throws
  {
    var generator = SplitMix64(seed: UInt64(seed))
    let (sim, root) = try folding(seed % 2 == 0 ? .closed : .open)
    sim.perform {
      let box = UIView("box", root.view.bounds)
      box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(box)
    }
    sim.settle()
    let start = sim.layout
    if seed % 3 == 0 {
      var isInside = false
      root.onSize = { _, size, _ in
        guard !isInside else { return }
        isInside = true
        sim.setHinge(degrees: size.width > 500 ? 120 : 180)
        isInside = false
      }
    }
    for _ in 0..<25 {
      let step: () -> Void = {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: sim.fold()
        case 1: sim.unfold()
        case 2: sim.setHinge(degrees: Double.random(in: 0...180, using: &generator))
        case 3:
          sim.rotate(
            to: [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
              .randomElement(using: &generator)!)
        case 4:
          try? sim.resize(to: .split(.half), side: Bool.random(using: &generator) ? .left : .right)
        default: try? sim.resize(to: .fullScreen)
        }
      }
      if Bool.random(using: &generator) {
        sim.begin(step)
        sim.advance(by: Double.random(in: 0...0.4, using: &generator))
      } else {
        step()
      }
    }
    sim.settle()
    root.onSize = nil
    let isInner = sim.posture != .closed
    let screen = sim.perform { root.view.window!.screen }
    #expect((screen !== sim.perform { UIScreen.main }) == isInner)
    if sim.windowLayout == .fullScreen {
      #expect(root.view.bounds == sim.perform { screen.bounds })
    } else {
      #expect(isInner && root.view.bounds.width == 469 && sim.interfaceOrientation.isLandscape)
    }
    try sim.resize(to: .fullScreen)
    if seed % 2 == 0 { sim.fold() } else { sim.unfold() }
    sim.rotate(to: .portrait)
    // The outer display does not rotate upside down and stayed as it was.
    sim.settle()
    #expect(sim.layout.views.map(\.windowFrame) == start.views.map(\.windowFrame))
    #expect(sim.layout.safeAreaInsets == start.safeAreaInsets && sim.layout.traits == start.traits)
  }

  @Test func `a rotation to portrait ends Split View, which portrait does not offer (R-FOLD-7)`()
    throws
  {
    let (sim, root) = try folding(.open)
    try sim.resize(to: .split(.half), side: .right)
    sim.rotate(to: .landscapeLeft)
    #expect(sim.windowLayout == .fullScreen && sim.interfaceOrientation == .portrait)
    #expect(root.view.bounds.size == CGSize(width: 669, height: 951))
    #expect(throws: MultitaskingRefusal.self) { try sim.resize(to: .split(.half), side: .left) }
    sim.rotate(to: .portrait)
    #expect(root.view.bounds.size == CGSize(width: 951, height: 669))
  }

  @Test(arguments: [UIDeviceOrientation.portrait, .landscapeLeft])
  func `a half is requested before the launch too (R-FOLD-7)`(held: UIDeviceOrientation) throws {
    let sim = try device("iphone-duo@open", held: held)
    let root = sim.perform { UIViewController() }
    guard held == .portrait else {
      #expect(throws: MultitaskingRefusal.self) { try sim.resize(to: .split(.half)) }
      return
    }
    try sim.resize(to: .split(.half))
    sim.launch(root)
    #expect(root.view.bounds.size == CGSize(width: 469, height: 669))
  }

  @Test func `a removed interaction no longer observes the hinge, and others still do`() throws {
    let (sim, root) = try folding()
    var counts = [0, 0]
    let interactions = sim.perform {
      (0..<2).map { index in UIHingeInteraction { _, _ in counts[index] += 1 } }
    }
    sim.doing { for interaction in interactions { root.view.addInteraction(interaction) } }
    sim.doing { root.view.removeInteraction(interactions[0]) }
    counts = [0, 0]
    sim.unfold()
    #expect(counts[0] == 0 && counts[1] > 0)
  }
}
