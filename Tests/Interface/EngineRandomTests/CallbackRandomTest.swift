import Foundation
import Gimbal
import GimbalDevices
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import SeededGenerator
import TestSupport

@testable import GimbalContainers
@testable import GimbalEngine

/// An app that makes random calls, especially inside callbacks.
///
/// The test holds its objects weakly: objects that are alive after the app has ended are retained by the engine.
/// Equal seeds give equal steps. Steps inside callbacks are limited in number and depth, so that every
/// sequence ends.
@MainActor
final class CallbackRandomTest {
  let sim: Simulator
  var random: SplitMix64
  private(set) var objects: [WeakObject] = []
  private var delegate: RandomTestDelegate?
  /// The number of steps that may still run inside callbacks.
  private var left = 0
  private var depth = 0
  private var isOver = false
  /// The invariants that the first failing step broke.
  private(set) var broken: [String] = []
  /// Whether each step is printed, to analyse a failing sequence.
  private let logsSteps: Bool

  init(seed: Int, logsSteps: Bool = false) throws {
    random = SplitMix64(seed: UInt64(bitPattern: Int64(seed)))
    self.logsSteps = logsSteps
    let device = ControllerRandomTest.devices.randomElement(using: &random)!
    let system = SystemVersion.iOS(device.systems.randomElement(using: &random)!)
    sim = try Simulator(
      DeviceCatalog.standard.device(device.slug), system: system,
      recording: Int.random(in: 0..<4, using: &random) == 0 ? .all : .last(50))
    sim.exceptionHandler = { _, _ in }
  }

  // MARK: Running

  func run(steps: Int) {
    delegate = RandomTestDelegate(self)
    retain(delegate!)
    left = 30
    sim.launch(sim.perform { makeController(depth: 0) })
    for _ in 0..<steps {
      left = 12
      outerStep()
    }
    isOver = true
    sim.settle()
    for controller in all(UIViewController.self) where controller.parent == nil {
      sim.doing { controller.dismiss(animated: false) }
    }
  }

  private func outerStep() {
    defer { checkInvariants() }
    switch roll(10) {
    case 0: sim.advance(by: Double.random(in: 0...0.5, using: &random))
    case 1: sim.settle()
    case 2: act()
    case 3, 4: sim.begin { sim.perform { act() } }
    default: sim.doing { act() }
    }
  }

  private func checkInvariants() {
    guard broken.isEmpty else { return }
    broken = exceptions()
    guard logsSteps, !broken.isEmpty else { return }
    print("broken", broken[0])
    for object in objects.compactMap(\.object) { print(CallbackRandomTest.links(of: object)) }
  }

  /// Called in every callback: sometimes runs a step.
  func react(_ callback: @autoclosure () -> String) {
    guard !isOver, left > 0, depth < 4, roll(9) == 0 else { return }
    left -= 1
    depth += 1
    if logsSteps { print(depth, "in", callback()) }
    act()
    depth -= 1
  }

  func log(_ text: @autoclosure () -> String) {
    if logsSteps { print(depth, text()) }
  }

  // MARK: Choosing

  func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
  func flip() -> Bool { Bool.random(using: &random) }
  func any<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &random)! }

  /// Returns the living objects of a class, in creation order.
  func all<Kind: AnyObject>(_: Kind.Type) -> [Kind] { objects.compactMap { $0.object as? Kind } }

  func pick<Kind: AnyObject>(_ kind: Kind.Type) -> Kind? {
    all(kind).randomElement(using: &random)
  }

  /// Returns an existing controller or a new one.
  func controller() -> UIViewController {
    if roll(3) > 0, let old = pick(UIViewController.self) { return old }
    return makeController(depth: 2)
  }

  // MARK: Making

  @discardableResult
  func retain<Kind: AnyObject>(_ object: Kind) -> Kind {
    if objects.count > 200 { objects.removeAll { $0.object == nil } }
    objects.append(WeakObject(object))
    return object
  }

  func makeView() -> UIView {
    let view: UIView
    switch roll(8) {
    case 0: view = RandomTestLabel()
    case 1: view = RandomTestStack()
    case 2: view = RandomTestScroll()
    default: view = RandomTestView(frame: CGRect(x: 0, y: 0, width: roll(200), height: roll(100)))
    }
    (view as? any RandomTestObject)?.randomTest = self
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(roll(64)))
    view.translatesAutoresizingMaskIntoConstraints = flip()
    return retain(view)
  }

  func makeController(depth: Int) -> UIViewController {
    let controller: UIViewController
    switch depth >= 3 ? 9 : roll(10) {
    case 0:
      controller = RandomTestNavigation(rootViewController: makeController(depth: 3))
    case 1:
      let tabs = RandomTestTabs()
      tabs.viewControllers = (0..<(roll(6) == 0 ? 9 : 2)).map { _ in
        makeController(depth: depth + 1)
      }
      controller = tabs
    case 2:
      let split = RandomTestSplit(style: any([.unspecified, .doubleColumn, .tripleColumn]))
      split.viewControllers = [makeController(depth: depth + 1), makeController(depth: depth + 1)]
      controller = split
    case 3:
      let pages = RandomTestPages(
        transitionStyle: any([.scroll, .pageCurl]), navigationOrientation: .horizontal)
      pages.setViewControllers(
        [makeController(depth: depth + 1)], direction: .forward, animated: false)
      controller = pages
    default:
      controller = RandomTestPlain()
    }
    retain(controller)
    (controller as? any RandomTestObject)?.randomTest = self
    listen(to: controller)
    if flip() {
      controller.modalPresentationStyle = any([
        .fullScreen, .pageSheet, .overFullScreen, .popover, .currentContext, .formSheet, .custom,
        .overCurrentContext,
      ])
      controller.definesPresentationContext = flip()
      controller.transitioningDelegate = delegate
    }
    return controller
  }

  func listen(to controller: UIViewController) {
    (controller as? UINavigationController)?.delegate = delegate
    (controller as? UITabBarController)?.delegate = delegate
    (controller as? UISplitViewController)?.delegate = delegate
    (controller as? UIPageViewController)?.delegate = delegate
    (controller as? UIPageViewController)?.dataSource = delegate
  }

  /// Sets the test's delegate for the presentation of a controller.
  func listen(toPresentationOf controller: UIViewController) {
    controller.presentationController?.delegate = delegate
    if let popover = controller.popoverPresentationController {
      popover.sourceView = pick(UIView.self)
    }
  }
}

/// A reference that holds nothing.
@MainActor
struct WeakObject {
  private(set) weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = "\(type(of: object))"
  }
}

/// An object that takes part in a randomized test.
@MainActor
protocol RandomTestObject: AnyObject {
  var randomTest: CallbackRandomTest? { get set }
}

extension CallbackRandomTest {
  /// Returns the objects that an object retains, as text, to find out why it outlives the app.
  static func links(of object: AnyObject) -> String {
    func name(_ other: AnyObject?) -> String {
      other.map { "\(type(of: $0)) \(UInt(bitPattern: ObjectIdentifier($0).hashValue) % 10_007)" }
        ?? "-"
    }
    func names(_ others: [AnyObject]) -> String {
      "[" + others.map(name).joined(separator: ", ") + "]"
    }
    var text = name(object)
    if let view = object as? UIView {
      text += " superview \(name(view.superview)) subviews \(names(view.subviews))"
    }
    guard let controller = object as? UIViewController else { return text }
    text += " view \(name(controller.viewIfLoaded)) parent \(name(controller.parent))"
    text += " children \(names(controller.children)) keeper \(name(controller.keeper))"
    if let over = controller.presentation.over {
      text += " presents \(names([over.held, over.substitute].compactMap(\.self)))"
    }
    text += controller.presentation.own == nil ? "" : " is presented"
    if let prepared = controller.presentation.prepared {
      text += " prepared \(names([prepared.held, prepared.substitute].compactMap(\.self)))"
    }
    switch controller {
    case let stack as UINavigationController:
      text += " stack \(names(stack.stack)) waiting \(stack.waiting.map(\.request))"
      if let step = stack.pending?.step {
        text +=
          " pending old \(names(step.old)) added \(names(step.added)) gone \(names(step.gone))"
      }
    case let tabs as UITabBarController:
      text += " tabs \(names(tabs.tabs)) selected \(name(tabs.selected)) more \(name(tabs.more))"
    case let pages as UIPageViewController: text += " pages \(names(pages.pages))"
    case let split as UISplitViewController:
      text += " columns \(names(split.columns.expanded)) collapsed \(name(split.columns.collapsed))"
      text += " aside \(name(split.columns.putAside))"
    default: break
    }
    return text + (controller.ownTransition == nil ? "" : " in transition")
  }

  /// Returns the broken invariants of all living objects, as text.
  func exceptions() -> [String] {
    let invariants = Invariants(of: sim.machine, with: objects.compactMap(\.object))
    return invariants.breaches.isEmpty ? [] : [invariants.text]
  }
}
