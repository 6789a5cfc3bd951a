import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import SeededGenerator
import TestSupport

/// A random hierarchy of controllers and containers, and random steps on it.
///
/// Equal seeds give equal hierarchies, steps and traces.
@MainActor
struct ControllerRandomTest {
  let sim: Simulator
  private var random: SplitMix64
  private let root: UIViewController
  private let ledger = RandomTestLedger()
  private var made = 0

  /// Without systems a device runs its default one.
  init(seed: Int, on devices: [(slug: String, systems: [Int])] = ControllerRandomTest.devices)
    throws
  {
    random = SplitMix64(seed: seed)
    let device = devices.randomElement(using: &random)!
    let system = device.systems.randomElement(using: &random).map { SystemVersion.iOS($0) }
    sim = try Simulator(
      DeviceCatalog.standard.device(device.slug), system: system,
      orientation: [.portrait, .landscapeLeft].randomElement(using: &random)!)
    root = UIViewController()
    let child = makeController(depth: 0)
    root.loadViewIfNeeded()
    root.embed(child)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Phones and iPads of all callback timings.
  static let devices: [(slug: String, systems: [Int])] = [
    ("iphone-4s", [6, 7, 8, 9]), ("iphone-6-plus", [8, 10, 12]), ("iphone-8", [11, 13, 15, 16]),
    ("iphone-15-pro", [17, 18, 26]), ("ipad-air-2", [9, 12, 13, 15]),
    ("ipad-mini-a17-pro", [18, 26]),
  ]

  // MARK: The hierarchy

  private mutating func makeController(depth: Int) -> UIViewController {
    made += 1
    let name = "c\(made)"
    let kind = depth >= 3 ? 0 : Int.random(in: 0..<9, using: &random)
    let controller: UIViewController
    switch kind {
    case 3:
      let styles: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]
      let split = UISplitViewController(style: styles.randomElement(using: &random)!)
      split.viewControllers = [makeController(depth: depth + 1), makeController(depth: depth + 1)]
      if split.style == .tripleColumn {
        split.setViewController(makeController(depth: depth + 1), for: .secondary)
      }
      if split.style != .unspecified, Bool.random(using: &random) {
        split.setViewController(makeController(depth: depth + 1), for: .compact)
      }
      controller = split
    case 4:
      let pages = UIPageViewController(
        transitionStyle: Bool.random(using: &random) ? .scroll : .pageCurl,
        navigationOrientation: .horizontal)
      pages.setViewControllers(
        [makeController(depth: depth + 1)], direction: .forward, animated: false)
      controller = pages
    case 5, 6:
      let navigation = UINavigationController(rootViewController: makePlain(depth: depth + 1))
      if Bool.random(using: &random) {
        navigation.pushViewController(makePlain(depth: depth + 1), animated: false)
      }
      controller = navigation
    case 7:
      let tabs = UITabBarController()
      tabs.viewControllers = [makeController(depth: depth + 1), makeController(depth: depth + 1)]
      controller = tabs
    default:
      let plain = RandomTestController()
      plain.ledger = ledger
      controller = plain
      if depth < 3 {
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          let child = makeController(depth: depth + 1)
          if Bool.random(using: &random) {
            plain.late.append(child)
          } else {
            plain.early.append(child)
          }
        }
      }
    }
    controller.sceneIdentifier = name
    ledger.controllers.append(Weak(controller))
    return controller
  }

  /// A controller that is no container.
  private mutating func makePlain(depth: Int) -> UIViewController { makeController(depth: 3) }

  // MARK: The steps

  mutating func run(steps: Int) {
    sim.launch(root)
    for _ in 0..<steps { step() }
    sim.settle()
  }

  private mutating func step() {
    switch Int.random(in: 0..<18, using: &random) {
    case 0, 1: rotate(settling: true)
    case 2: rotate(settling: false)
    case 3: resize()
    case 4:
      sim.settings.userInterfaceStyle =
        sim.settings.userInterfaceStyle == .dark ? .light : .dark
    case 5: sim.advance(by: Double.random(in: 0...0.4, using: &random))
    case 6: embed()
    case 7: remove()
    case 8: exchange()
    case 9: changePages()
    case 10: changeSplit()
    case 11, 12: changeStack()
    case 13: changeTab()
    case 14, 15: present()
    default: dismiss()
    }
  }

  private mutating func rotate(settling: Bool) {
    let orientation: UIDeviceOrientation = [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp,
    ].randomElement(using: &random)!
    if settling { return sim.rotate(to: orientation) }
    sim.begin { sim.rotate(to: orientation) }
    sim.advance(by: 0.1)
  }

  private mutating func resize() {
    let layout: WindowLayout = [.fullScreen, .split(.half), .split(.third), .slideOver]
      .randomElement(using: &random)!
    // Phones, and systems without Split View, refuse.
    try? sim.resize(to: layout)
  }

  private mutating func pick<Kind: UIViewController>(_: Kind.Type) -> Kind? {
    let all = ledger.controllers.compactMap { $0.object as? Kind }.filter { $0.isViewLoaded }
    return all.randomElement(using: &random)
  }

  private mutating func embed() {
    guard let parent = pick(RandomTestController.self), parent.children.count < 4 else { return }
    let child = makeController(depth: 2)
    sim.perform { parent.embed(child) }
    if Bool.random(using: &random) { sim.settle() }
  }

  private mutating func remove() {
    guard let parent = pick(RandomTestController.self),
      let child = parent.children.randomElement(using: &random)
    else { return }
    sim.perform {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    if Bool.random(using: &random) { sim.settle() }
  }

  private mutating func exchange() {
    guard let parent = pick(RandomTestController.self), parent.viewIfLoaded?.window != nil,
      let old = parent.children.first(where: { $0.viewIfLoaded?.superview === parent.view })
    else { return }
    let new = makeController(depth: 2)
    let duration = Bool.random(using: &random) ? 0 : 0.2
    sim.doing {
      parent.addChild(new)
      old.willMove(toParent: nil)
      parent.transition(from: old, to: new, duration: duration, options: [], animations: nil) { _ in
        old.removeFromParent()
        new.didMove(toParent: parent)
      }
    }
  }

  private mutating func changePages() {
    guard let pages = pick(UIPageViewController.self) else { return }
    let page = makeController(depth: 2)
    let animated = Bool.random(using: &random)
    sim.perform { pages.setViewControllers([page], direction: .forward, animated: animated) }
    if Bool.random(using: &random) { sim.settle() }
  }

  private mutating func changeSplit() {
    guard let split = pick(UISplitViewController.self) else { return }
    let choice = Int.random(in: 0..<5, using: &random)
    let detail = makeController(depth: 2)
    let columns: [UISplitViewController.Column] = [.primary, .secondary]
    let column = columns.randomElement(using: &random)!
    let modes: [UISplitViewController.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoDisplaceSecondary,
    ]
    let mode = modes.randomElement(using: &random)!
    sim.perform {
      switch choice {
      case 0: split.showDetailViewController(detail, sender: nil)
      case 1: split.preferredDisplayMode = mode
      case _ where split.style == .unspecified: split.show(detail, sender: nil)
      case 2: split.setViewController(detail, for: column)
      case 3: split.show(column)
      default: split.hide(column)
      }
    }
    if Bool.random(using: &random) { sim.settle() }
  }

  private mutating func changeStack() {
    guard let navigation = pick(UINavigationController.self) else { return }
    let choice = Int.random(in: 0..<5, using: &random)
    let animated = Bool.random(using: &random)
    let page = makePlain(depth: 2)
    sim.perform {
      switch choice {
      case 0, 1: navigation.pushViewController(page, animated: animated)
      case 2: navigation.popViewController(animated: animated)
      case 3: navigation.setViewControllers([page], animated: animated)
      default:
        if navigation.beginSwipeBack() { navigation.endSwipeBack(cancelled: animated) }
      }
    }
    if Bool.random(using: &random) { sim.settle() }
  }

  private mutating func changeTab() {
    guard let tabs = pick(UITabBarController.self) else { return }
    let index = Int.random(in: 0..<2, using: &random)
    sim.perform { _ = tabs.tapTab(at: index) }
    if Bool.random(using: &random) { sim.settle() }
  }

  private mutating func present() {
    guard let source = pick(UIViewController.self) else { return }
    let presented = makeController(depth: 2)
    presented.modalPresentationStyle = [
      .fullScreen, .pageSheet, .overFullScreen, .popover, .currentContext, .formSheet,
    ].randomElement(using: &random)!
    let animated = Bool.random(using: &random)
    sim.perform { source.present(presented, animated: animated) }
    if Bool.random(using: &random) { sim.settle() }
  }

  private mutating func dismiss() {
    guard let source = pick(UIViewController.self) else { return }
    let animated = Bool.random(using: &random)
    sim.perform { source.dismiss(animated: animated) }
    if Bool.random(using: &random) { sim.settle() }
  }

  // MARK: Invariants

  /// Returns the violations as text; empty if there are none.
  func exceptions() -> [String] {
    let trace = sim.trace
    return RandomTestInvariants.exceptions(
      in: trace.events, leavesOutLateChildren: (6...7).contains(sim.system.major)
    ) + ledger.coordinatorExceptions()
  }

  var ledgerOfControllers: RandomTestLedger { ledger }
}

/// The records of a randomized test's controllers.
@MainActor
final class RandomTestLedger {
  var controllers: [Weak] = []
  /// A step inside the next callback about a transition; it runs once.
  var nextInside: (() -> Void)?
  private var completions: [Int] = []

  func register(_ coordinator: any UIViewControllerTransitionCoordinator) {
    let position = completions.count
    completions.append(0)
    let accepted = coordinator.animate(
      alongsideTransition: { _ in },
      completion: { [weak self] _ in self?.completions[position] += 1 })
    if !accepted { completions[position] = 1 }
    let act = nextInside
    nextInside = nil
    act?()
  }

  /// Source: §0 of the event order: a coordinator completes once.
  func coordinatorExceptions() -> [String] {
    completions.contains { $0 != 1 }
      ? ["completions ran \(completions.filter { $0 != 1 }) times"] : []
  }
}

/// A reference that holds nothing.
@MainActor
struct Weak {
  private(set) weak var object: UIViewController?
  let name: String

  init(_ object: UIViewController) {
    self.object = object
    name = object.sceneIdentifier ?? ""
  }
}

/// A controller with children, some of which are added with the view and some when it appears.
final class RandomTestController: UIViewController {
  var early: [UIViewController] = []
  var late: [UIViewController] = []
  weak var ledger: RandomTestLedger?

  override func viewDidLoad() {
    for child in early { embed(child, mask: [.flexibleWidth, .flexibleHeight]) }
    early = []
  }

  override func viewWillAppear(_ animated: Bool) {
    for child in late { embed(child, mask: .flexibleWidth) }
    late = []
  }

  private func embed(_ child: UIViewController, mask: UIView.AutoresizingMask) {
    embed(child)
    child.view.autoresizingMask = mask
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    ledger?.register(coordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    ledger?.register(coordinator)
    super.willTransition(to: newCollection, with: coordinator)
  }
}
