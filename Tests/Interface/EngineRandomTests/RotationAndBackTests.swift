import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import SeededGenerator
import SlowTests
import TestSupport
import Testing

/// Portrait, landscape and portrait again: traits, bounds and layout are restored in random containers.
///
/// The views are laid out by constraints and by flexible lengths that never shrink to 0.
@MainActor @Suite struct RotationAndBackTests {
  @Test(arguments: 0..<20) func `a rotation and back restores all values`(block: Int) throws {
    for seed in block * 20..<block * 20 + 20 { try check(seed) }
  }

  /// R-COLL-3: a split view inside a collapsing container, and one below a sheet.
  @Test(arguments: [12_719, 8101])
  func `a split view that appears inside a rotation has the width at its end`(seed: Int) throws {
    try check(seed)
  }

  /// `GIMBAL_STORM_SEEDS=5000..<6000` selects other seeds.
  @Test(.long)
  func `a rotation and back restores all values in 20,000 view trees`() throws {
    for seed in Range.seeds(1000..<21_000) { try check(seed) }
  }

  private func check(_ seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var randomTest = try ControllerRandomTest(seed: 5000 + seed)
    randomTest.run(steps: 0)
    let sim = randomTest.sim
    // A split view controller loads some of its views only in landscape.
    for orientation in [UIDeviceOrientation.portrait, .landscapeLeft, .portrait] {
      sim.rotate(to: orientation)
      sim.settle()
    }
    let root = try #require(sim.window?.rootViewController)
    RandomViews.add(below: root, on: sim, &random)
    let before = RestoredState(sim, root)
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
      sim.rotate(to: orientation)
      sim.settle()
    }
    let difference = before.difference(to: RestoredState(sim, root))
    #expect(
      difference == nil, "seed \(seed), \(sim.profile.slug) \(sim.system): \(difference ?? "")")
  }
}

/// Views without state in random containers.
@MainActor
enum RandomViews {
  /// Adds views to the shown controllers, and presents a controller or not.
  static func add(
    below root: UIViewController, on sim: Simulator, _ random: inout SplitMix64
  ) {
    // Views that exist before they are decorated rotate with their container.
    for controller in shown(in: root) where controller is RandomTestController {
      sim.doing { decorate(controller.view, &random) }
    }
    if Bool.random(using: &random) { present(over: root, on: sim, &random) }
  }

  private static func present(
    over root: UIViewController, on sim: Simulator, _ random: inout SplitMix64
  ) {
    let modal = RandomTestController()
    modal.modalPresentationStyle = [
      .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext,
    ].randomElement(using: &random)!
    sim.doing {
      modal.embed(RandomTestController())
      root.present(modal, animated: false)
    }
    guard modal.viewIfLoaded?.window != nil else { return }
    sim.doing { decorate(modal.view, &random) }
  }

  private static func shown(in controller: UIViewController) -> [UIViewController] {
    controller.viewIfLoaded?.window == nil
      ? [] : [controller] + controller.children.flatMap(shown(in:))
  }

  /// Adds a view laid out by constraints, and one with flexible lengths greater than 0 on both axes.
  private static func decorate(_ view: UIView, _ random: inout SplitMix64) {
    let sprung = UIView(
      frame: view.bounds.insetBy(
        dx: view.bounds.width * .random(in: 0.2...0.4, using: &random),
        dy: view.bounds.height * .random(in: 0.2...0.4, using: &random)))
    // A fixed margin or size may shrink flexible lengths to 0; with all margins flexible this never happens.
    sprung.autoresizingMask =
      Bool.random(using: &random)
      ? [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
      : [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        .flexibleWidth, .flexibleHeight,
      ]
    view.addSubview(sprung)
    let positioned = UIView()
    positioned.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(positioned)
    let inset = CGFloat.random(in: -8...8, using: &random)
    let share = CGFloat.random(in: 0.1...0.9, using: &random)
    NSLayoutConstraint.activate([
      positioned.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      positioned.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: share),
      positioned.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: inset),
      positioned.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}

/// The values that changes and their reversal must restore.
@MainActor
struct RestoredState {
  private var views: [(view: UIView, frame: CGRect, bounds: CGRect, traits: UITraitCollection)] = []
  private var controllers: [(controller: UIViewController, traits: UITraitCollection)] = []

  init(_ sim: Simulator, _ root: UIViewController) {
    for window in sim.application.windows { add(window) }
    add(root)
  }

  private mutating func add(_ view: UIView) {
    // A hidden view need not be laid out.
    if view.isHidden { return }
    views.append((view, view.frame, view.bounds, view.traitCollection))
    for subview in view.subviews { add(subview) }
  }

  private mutating func add(_ controller: UIViewController) {
    // Outside of a window a controller retains the traits that it had there last.
    if controller.viewIfLoaded?.window != nil {
      controllers.append((controller, controller.traitCollection))
    }
    for child in controller.children { add(child) }
  }

  private var names: [String] {
    controllers.map { $0.controller.sceneIdentifier ?? "\(type(of: $0.controller))" }
  }

  /// Returns the first difference as text; nil without a difference.
  func difference(to other: RestoredState) -> String? {
    guard views.map({ ObjectIdentifier($0.view) }) == other.views.map({ ObjectIdentifier($0.view) })
    else { return "there are other views" }
    for (old, new) in zip(views, other.views) {
      if !old.frame.isNear(new.frame) || !old.bounds.isNear(new.bounds) {
        return "\(old.view): \(old.frame) became \(new.frame)"
      }
      if old.traits != new.traits { return "\(old.view): \(old.traits) became \(new.traits)" }
    }
    guard
      controllers.map({ ObjectIdentifier($0.controller) })
        == other.controllers.map({ ObjectIdentifier($0.controller) })
    else { return "controllers \(names) became \(other.names)" }
    for (old, new) in zip(controllers, other.controllers) where old.traits != new.traits {
      return "\(old.controller.sceneIdentifier ?? "\(old.controller)"): "
        + new.traits.changeText(from: old.traits)
    }
    return nil
  }
}

extension CGRect {
  /// Flexible lengths are computed in floating point.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
