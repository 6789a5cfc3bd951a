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

/// The recorded sequences of rotations and resizes, each on the systems that it names: the trace is
/// filtered to the sequence's receivers and events, and repeated layout counts once (D-13).
@MainActor @Suite(.simulator("iphone-15-pro")) struct RotationSequenceTests {
  @MainActor
  private struct Scene {
    let sim: Simulator
    let root = Probe("root")
    let child = Probe("child")
    let leaf = UIView("leaf", CGRect(x: 0, y: 0, width: 10, height: 10))

    init(_ sim: Simulator, hasChild: Bool = true) {
      self.sim = sim
      let (child, leaf) = (child, leaf)
      root.onLoad = {
        $0.view.addSubview(leaf)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if hasChild { $0.embed(child) }
      }
      root.onSize = { _, _, coordinator in
        coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
      }
      sim.launch(root)
    }
  }

  /// Returns the events that the sequence could have, without repeated layout.
  private func row(_ events: [TraceEvent], like sequence: [String]) -> [String] {
    let names = Set(sequence)
    var seen = Set<String>()
    return events.map { "\($0.receiver) \($0.baseName)" }.filter { line in
      guard names.contains(line) else { return false }
      let isLayout = line.lowercased().contains("layout") || line.contains("Constraints")
      return !isLayout || seen.insert(line).inserted
    }
  }

  private func expect(
    _ sequence: [String], in events: [TraceEvent], absent: [String] = [],
    _ position: SourceLocation = #_sourceLocation
  ) {
    #expect(row(events, like: sequence) == sequence, sourceLocation: position)
    let found = events.filter { absent.contains($0.baseName) }.lines
    #expect(found.isEmpty, sourceLocation: position)
  }

  private nonisolated static let phones: [(String, SystemVersion)] = [
    ("iphone-6", .iOS(8)), ("iphone-8", .iOS(11)), ("iphone-11", .iOS(13)),
    ("iphone-12", .iOS(16)), ("iphone-15-pro", .iOS(17)), ("iphone-15-pro", .iOS(18)),
    ("iphone-17", .iOS(26)),
  ]
  private nonisolated static let pads: [(String, SystemVersion)] = [
    ("ipad-air-2", .iOS(9)), ("ipad-pro-11-4", .iOS(16, 1)), ("ipad-pro-11-4", .iOS(18)),
  ]

  // The safe-area rows are where D-3 puts them; from iOS 17 on traits come with layout (D-1).
  @Test(arguments: phones)
  func `R-ROT-1, the whole sequence`(slug: String, system: SystemVersion) throws {
    let scene = Scene(try device(slug, system))
    scene.sim.perform { scene.child.view.setNeedsUpdateConstraints() }
    let events = scene.sim.events { scene.sim.rotate(to: .landscapeLeft) }
    let head = [
      "root supportedInterfaceOrientations", "root willTransition", "child willTransition",
      "root viewWillTransition", "root size", "child viewWillTransition",
    ]
    let traits = [
      "window", "root", "root.view", "leaf", "child", "child.view",
    ].map { "\($0) traitCollectionDidChange" }
    let bounds = ["window bounds", "root.view bounds", "coordinator alongsideTransition"]
    let layout = [
      "root viewWillLayoutSubviews", "root.view layoutSubviews", "root viewDidLayoutSubviews",
    ]
    let below = [
      "child viewWillLayoutSubviews", "child.view layoutSubviews", "child viewDidLayoutSubviews",
      // W-6.
      "device orientationDidChangeNotification", "coordinator completion",
    ]
    expect(
      system.major < 17
        ? head + traits + bounds + layout + below
        : head + bounds + traits[...2] + layout + traits[3...] + below, in: events)
  }

  @Test(arguments: phones)
  func `R-ROT-1-core`(slug: String, system: SystemVersion) throws {
    let scene = Scene(try device(slug, system))
    let events = scene.sim.events { scene.sim.rotate(to: .landscapeLeft) }
    var sequence = [
      "root willTransition", "root viewWillTransition", "root traitCollectionDidChange",
      "coordinator alongsideTransition", "coordinator completion",
    ]
    if system.major >= 17 { sequence.swapAt(2, 3) }
    expect(sequence, in: events)
  }

  @Test(arguments: phones.prefix(3))
  func `R-ROT-1-child`(slug: String, system: SystemVersion) throws {
    let scene = Scene(try device(slug, system))
    let view = ConstrainedView(frame: .zero)
    scene.sim.perform { scene.root.view.addSubview(view) }
    scene.sim.settle()
    let root = scene.root
    root.onWillTransition = { _, _, _ in root.view.setNeedsUpdateConstraints() }
    let events = scene.sim.events { scene.sim.rotate(to: .landscapeLeft) }
    expect(
      [
        "root willTransition", "child willTransition", "root viewWillTransition",
        "child viewWillTransition", "root updateViewConstraints", "root viewWillLayoutSubviews",
        "root viewDidLayoutSubviews",
      ], in: events)
  }

  @Test(arguments: phones)
  func `R-ROT-2, the order through children`(slug: String, system: SystemVersion) throws {
    let scene = Scene(try device(slug, system))
    let (second, grandchild) = (Probe("child2"), Probe("grandchild"))
    scene.sim.perform {
      for controller in [second, grandchild] {
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      scene.child.embed(grandchild)
      scene.root.embed(second)
    }
    scene.sim.settle()
    let events = scene.sim.events { scene.sim.rotate(to: .landscapeLeft) }
    #expect(
      events.named("viewWillTransition", "size").map { event in
        "\(event.receiver) \(event.baseName)"
          + (event.baseName == "size"
            ? "(\(event.argumentsText.contains("child2") ? "2" : "1"))" : "")
      } == [
        "root viewWillTransition", "root size(1)", "child viewWillTransition", "child size(1)",
        "grandchild viewWillTransition", "root size(2)", "child2 viewWillTransition",
      ])
  }

  @Test(arguments: pads)
  func `R-ROT-4, an iPad in full screen`(slug: String, system: SystemVersion) throws {
    let scene = Scene(try device(slug, system))
    let events = scene.sim.events { scene.sim.rotate(to: .landscapeLeft) }
    expect(
      [
        "device orientationDidChangeNotification", "root viewWillTransition", "root size",
        "child viewWillTransition", "window bounds", "root.view bounds",
        "coordinator alongsideTransition", "root viewWillLayoutSubviews",
        "root.view layoutSubviews", "root viewDidLayoutSubviews", "child viewWillLayoutSubviews",
        "child.view layoutSubviews", "child viewDidLayoutSubviews", "coordinator completion",
      ], in: events, absent: ["willTransition", "traitCollectionDidChange"])
  }

  @Test(arguments: phones)
  func `R-ROT-5, a half rotation`(slug: String, system: SystemVersion) throws {
    let scene = Scene(try device(slug, system))
    scene.sim.rotate(to: .landscapeLeft)
    let events = scene.sim.events { scene.sim.rotate(to: .landscapeRight) }
    expect(
      [
        "root viewWillTransition", "coordinator alongsideTransition",
        "device orientationDidChangeNotification", "coordinator completion",
      ], in: events,
      absent: ["willTransition", "traitCollectionDidChange", "bounds", "layoutSubviews"])
    #expect(events.on("child").named("viewWillTransition").isEmpty)
  }

  @Test(arguments: pads)
  func `R-RSZ-1, across a size class`(slug: String, system: SystemVersion) throws {
    let scene = Scene(try device(slug, system, held: .landscapeLeft))
    let events = try scene.sim.events { try scene.sim.resize(to: .split(.third)) }
    let received = [
      "root willTransition", "child willTransition", "root viewWillTransition",
      "child viewWillTransition",
    ]
    let traits = ["root traitCollectionDidChange", "root.view traitCollectionDidChange"]
    let bounds = ["window bounds", "coordinator alongsideTransition"]
    let layout = [
      "root viewWillLayoutSubviews", "root.view layoutSubviews", "root viewDidLayoutSubviews",
      "coordinator completion",
    ]
    expect(
      received + (system.major < 17 ? traits + bounds : bounds + traits) + layout, in: events,
      absent: ["orientationDidChangeNotification"])
  }

  @Test(arguments: [("ipad-pro-12-9-2", SystemVersion.iOS(11)), ("ipad-pro-12-9-6", .iOS(18))])
  func `R-RSZ-2, within a size class`(slug: String, system: SystemVersion) throws {
    let scene = Scene(try device(slug, system, held: .landscapeLeft))
    let events = try scene.sim.events { try scene.sim.resize(to: .split(.twoThirds)) }
    expect(
      [
        "root viewWillTransition", "window bounds", "coordinator alongsideTransition",
        "root viewWillLayoutSubviews", "root.view layoutSubviews", "root viewDidLayoutSubviews",
        "coordinator completion",
      ], in: events, absent: ["willTransition", "traitCollectionDidChange"])
  }

  @Test(arguments: phones)
  func `R-ROT-6, the old callbacks for controllers that request them (D-9)`(
    slug: String, system: SystemVersion
  ) throws {
    final class Old: UIViewController {
      var seen: [String] = []
      override var receivesLegacyRotationCallbacks: Bool { true }
      override func willRotate(to new: UIInterfaceOrientation, duration: TimeInterval) {
        seen.append("will \(interfaceOrientation.name) \(new.name) \(duration)")
      }
      override func willAnimateRotation(to new: UIInterfaceOrientation, duration: TimeInterval) {
        seen.append("animate \(interfaceOrientation.name) \(new.name) \(duration)")
      }
      override func didRotate(from old: UIInterfaceOrientation) {
        seen.append("did \(interfaceOrientation.name) \(old.name)")
      }
    }
    let sim = try device(slug, system)
    let root = Old()
    let child = Old()
    let deaf = Probe("deaf")
    sim.launch(root)
    sim.doing {
      for controller in [child, deaf] {
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.embed(controller)
      }
    }
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    let sequence = ["root willRotate", "root willAnimateRotation", "root didRotate"]
    expect(sequence, in: events)
    let expected = [
      "will portrait landscapeRight 0.3", "animate landscapeRight landscapeRight 0.3",
      "did landscapeRight portrait",
    ]
    #expect(root.seen == expected && child.seen == expected)
    #expect(events.on("deaf").named("willRotate", "didRotate").isEmpty)
    let names = events.map(\.baseName)
    let received = try #require(names.firstIndex(of: "willRotate"))
    let traits = try #require(names.firstIndex(of: "traitCollectionDidChange"))
    #expect(received < traits)
    #expect(try #require(events.named("didRotate").first).time == 0.3)
  }

  @Test(arguments: [SystemVersion.iOS(6), .iOS(7)])
  func `R-ROT-7, before size classes`(system: SystemVersion) throws {
    let scene = Scene(try device("iphone-5", system), hasChild: false)
    let events = scene.sim.events { scene.sim.rotate(to: .landscapeLeft) }
    expect(
      [
        "root shouldAutorotate", "root supportedInterfaceOrientations", "root willRotate",
        "root.view bounds", "root viewWillLayoutSubviews", "root.view layoutSubviews",
        "root viewDidLayoutSubviews", "root willAnimateRotation", "root didRotate",
      ], in: events,
      absent: ["viewWillTransition", "willTransition", "traitCollectionDidChange"])
  }

  @Test(arguments: phones.suffix(5))
  func `R-TRAIT-1, down from the window`(slug: String, system: SystemVersion) throws {
    let scene = Scene(try device(slug, system))
    let events = scene.sim.events { scene.sim.rotate(to: .landscapeLeft) }
    expect(
      ["window", "root", "root.view", "leaf", "child", "child.view"]
        .map { "\($0) traitCollectionDidChange" }, in: events)
  }

  @Test(arguments: phones)
  func `R-CC-2, a child prefers another size and receives it`(
    slug: String, system: SystemVersion
  ) throws {
    final class Container: UIViewController {
      var queried: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        queried.append(container.preferredContentSize)
        guard let child = container as? UIViewController, let transitionCoordinator else { return }
        child.viewWillTransition(
          to: container.preferredContentSize, with: transitionCoordinator)
        child.view.bounds.size = container.preferredContentSize
      }
    }
    let sim = try device(slug, system)
    let root = Container()
    let child = Probe("child")
    sim.launch(root)
    sim.doing { root.embed(child, frame: CGRect(x: 10, y: 10, width: 50, height: 50)) }
    child.view.autoresizingMask = []
    let preference = CGSize(width: 120, height: 80)
    let events = sim.events {
      sim.begin { sim.rotate(to: .landscapeLeft) }
      sim.doing {
        child.preferredContentSize = preference
        #expect(root.queried == [preference], "at once")
        child.preferredContentSize = preference
      }
    }
    #expect(root.queried.count == 1, "the same wish again is none")
    expect(
      ["root preferredContentSizeDidChange", "child viewWillTransition", "child.view bounds"],
      in: events)
    #expect(child.view.bounds.size == preference)
    let queried = try #require(events.named("preferredContentSizeDidChange").first)
    let received = try #require(events.on("child").named("viewWillTransition").first)
    #expect(queried.index < received.index && received.index < queried.returned)
    #expect(received.argumentsText == "120 × 80")
  }
}
