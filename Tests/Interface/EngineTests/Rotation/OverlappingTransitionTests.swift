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

/// Overlapping transitions: each coordinator completes exactly once.
@MainActor @Suite(.simulator("iphone-15-pro")) struct OverlappingTransitionTests {
  @MainActor
  private final class Log {
    var begun: [CGSize] = []
    var animated: [Int] = []
    var completed: [Int] = []

    func follow(_ root: Probe) {
      root.onSize = { [unowned self] _, size, coordinator in
        let number = begun.count
        begun.append(size)
        coordinator.animate(
          alongsideTransition: { [unowned self] _ in animated.append(number) },
          completion: { [unowned self] _ in completed.append(number) })
      }
    }
  }

  private let log = Log()

  private func launched(
    _ slug: String = "iphone-15-pro", _ system: SystemVersion = .iOS(17),
    held: UIDeviceOrientation = .portrait
  ) throws -> (sim: Simulator, root: Probe) {
    let sim = try device(slug, system, held: held)
    let root = Probe("root")
    log.follow(root)
    sim.launch(root)
    return (sim, root)
  }

  @Test func `a rotation during another's animation begins at once (CHOICE)`() throws {
    let (sim, root) = try launched()
    sim.begin { sim.rotate(to: .landscapeLeft) }
    let first = root.transitionCoordinator
    sim.advance(by: 0.1)
    sim.begin { sim.rotate(to: .portrait) }
    let second = root.transitionCoordinator
    #expect(first != nil && second != nil && first !== second)
    #expect(root.view.bounds.width == 393 && log.animated == [0, 1] && log.completed.isEmpty)
    sim.advance(by: 0.2)
    #expect(log.completed == [0] && root.transitionCoordinator === second)
    sim.advance(by: 0.1)
    #expect(log.completed == [0, 1] && root.transitionCoordinator == nil)
    sim.settle()
    #expect(log.completed == [0, 1])
  }

  @Test func `a resize during a rotation, and a rotation during a resize`() throws {
    let (sim, root) = try launched("ipad-pro-11-4", .iOS(18))
    sim.begin { sim.rotate(to: .landscapeLeft) }
    sim.advance(by: 0.15)
    try sim.begin { try sim.resize(to: .split(.half)) }
    sim.advance(by: 0.1)
    sim.begin { sim.rotate(to: .portrait) }
    sim.settle()
    #expect(log.begun.count == 3 && log.animated == [0, 1, 2] && log.completed == [0, 1, 2])
    #expect(sim.interfaceOrientation == .portrait)
    #expect(root.view.bounds.size == sim.window?.bounds.size)
    #expect(root.view.bounds.width < 834 && root.view.bounds.height == 1194)
  }

  @Test(arguments: [SystemVersion.iOS(16, 1), .iOS(17)])
  func `requests during the setup of a transition run after it`(
    system: SystemVersion
  ) throws {
    let (sim, root) = try launched("ipad-pro-11-4", system, held: .landscapeLeft)
    var part: CGSize?
    root.onWillTransition = { root, _, _ in
      part = root.view.bounds.size
      root.onWillTransition = nil
      sim.rotate(to: .portrait)
      #expect(sim.interfaceOrientation == .landscapeRight)
      try? sim.resize(to: .fullScreen)
      #expect(root.view.bounds.size == part)
    }
    try sim.resize(to: .split(.third))
    #expect(part == CGSize(width: 1194, height: 834))
    #expect(sim.interfaceOrientation == .portrait)
    #expect(root.view.bounds.size == CGSize(width: 834, height: 1194))
    #expect(log.completed == Array(log.begun.indices) && log.begun.count == 3)
  }

  @Test func `blocks may register blocks, and endless registration is stopped`() throws {
    let (sim, root) = try launched()
    var ran: [String] = []
    root.onSize = { _, _, coordinator in
      coordinator.animate(
        alongsideTransition: { _ in
          ran.append("outer")
          let accepted = coordinator.animate(
            alongsideTransition: { _ in ran.append("inner") },
            completion: { _ in ran.append("inner end") })
          #expect(accepted)
        },
        completion: { _ in
          ran.append("end")
          let late = coordinator.animate(
            alongsideTransition: { _ in ran.append("never") }, completion: nil)
          #expect(!late)
          let last = coordinator.animate(
            alongsideTransition: nil, completion: { _ in ran.append("last") })
          #expect(last)
        })
    }
    sim.rotate(to: .landscapeLeft)
    #expect(ran == ["outer", "inner", "end", "inner end", "last"])

    var count = 0
    root.onSize = { _, _, coordinator in
      @MainActor func again(_: any UIViewControllerTransitionCoordinatorContext) {
        count += 1
        coordinator.animate(alongsideTransition: again, completion: nil)
      }
      coordinator.animate(alongsideTransition: again, completion: nil)
    }
    let events = sim.events { sim.rotate(to: .portrait) }
    #expect(count >= 1000 && count <= 100_000)
    #expect(events.named("layoutLoop").count == 1)
  }

  @Test func `a rotation has no gesture, so interaction changes are not notified`() throws {
    let (sim, root) = try launched()
    var notified = 0
    var found: (Bool, Bool, Bool, CGFloat)?
    root.onSize = { _, _, coordinator in
      coordinator.notifyWhenInteractionChanges { _ in notified += 1 }
      found = (
        coordinator.isInteractive, coordinator.initiallyInteractive, coordinator.isCancelled,
        coordinator.percentComplete
      )
    }
    sim.rotate(to: .landscapeLeft)
    #expect(notified == 0 && found! == (false, false, false, 0))
  }

  @Test func `animations of views run within the rotation's and end separately`() throws {
    let (sim, root) = try launched()
    let view = UIView("moving", CGRect(x: 0, y: 0, width: 10, height: 10))
    sim.doing { root.view.addSubview(view) }
    var ends: [(String, Double)] = []
    let start = sim.clock.now
    root.onSize = { _, _, coordinator in
      coordinator.animate(
        alongsideTransition: { _ in
          UIView.animate(
            withDuration: 0.1, animations: { view.frame.origin.x = 50 },
            completion: { _ in ends.append(("view", sim.clock.now - start)) })
        }, completion: { _ in ends.append(("turn", sim.clock.now - start)) })
    }
    sim.rotate(to: .landscapeLeft)
    #expect(view.frame.origin.x == 50)
    #expect(ends.map(\.0) == ["view", "turn"])
    #expect(ends.map(\.1) == [0.1, 0.3])
  }

  @Test func `a device that is switched off during a transition completes and retains nothing`()
    throws
  {
    weak var lost: Probe?
    var completed = 0
    do {
      let sim = try device()
      let root = Probe("root")
      lost = root
      root.onSize = { _, _, coordinator in
        coordinator.animate(alongsideTransition: nil, completion: { _ in completed += 1 })
      }
      sim.launch(root)
      sim.begin { sim.rotate(to: .landscapeLeft) }
      sim.advance(by: 0.1)
    }
    #expect(lost == nil && completed == 0)
  }

  @Test func `a relaunched app has no transition of the former one`() throws {
    let (sim, _) = try launched()
    sim.begin { sim.rotate(to: .landscapeLeft) }
    let next = Probe("root")
    sim.launch(next)
    #expect(next.transitionCoordinator == nil)
    sim.settle()
    #expect(log.animated == [0] && log.completed.isEmpty)
    #expect(next.view.bounds.width == 852)
  }

  @Test func `without a window a rotation is refused, and a resize sends no callbacks`() throws {
    let sim = try device("ipad-pro-11-4", .iOS(18), held: .landscapeLeft)
    #expect(sim.events { sim.rotate(to: .portraitUpsideDown) }.named("turnRefused").count == 1)
    let events = try sim.events { try sim.resize(to: .slideOver) }
    #expect(events.filter { $0.receiver != "screen" }.map(\.name) == ["resize"])
    let root = Probe("root")
    sim.launch(root)
    #expect(root.traitCollection.shortText == "hC vR")
    sim.doing { sim.window?.isHidden = true }
    sim.rotate(to: .landscapeLeft)
    sim.settle()
    #expect(root.transitionCoordinator == nil)
  }

  @Test func `each size change of a free window is its own transition (R-RSZ-6)`() throws {
    let (sim, root) = try launched("ipad-pro-11-4", .iOS(26), held: .landscapeLeft)
    let sizes = [(1000.0, 700.0), (900, 700), (800, 650), (600, 650), (600, 640)]
      .map { CGSize(width: $0.0, height: $0.1) }
    var traits: [String] = []
    root.onWillTransition = { _, new, _ in traits.append(new.shortText) }
    for size in sizes { try sim.resize(to: .window(size)) }
    #expect(log.begun == sizes && log.completed == Array(sizes.indices))
    #expect(traits == ["hC vR"])
    #expect(root.view.bounds.size == sizes.last)
    try sim.resize(to: .window(sizes.last!))
    #expect(log.begun.count == sizes.count)
  }

  @Test func `an iPad in Split View rotates with its share of the screen (R-RSZ-3)`() throws {
    let (sim, root) = try launched("ipad-pro-11-4", .iOS(18), held: .landscapeLeft)
    try sim.resize(to: .split(.half))
    let wide = root.view.bounds.size
    let events = sim.events { sim.rotate(to: .portrait) }
    #expect(events.named("viewWillTransition").on("root").count == 1)
    #expect(root.view.bounds.size == sim.window?.frame.size)
    #expect(root.view.bounds.height == 1194 && root.view.bounds.width < 834)
    sim.rotate(to: .landscapeLeft)
    #expect(root.view.bounds.size == wide)
  }
}
