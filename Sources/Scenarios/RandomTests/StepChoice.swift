import Foundation
import Gimbal
import GimbalContainers
import GimbalControls
import GimbalDocuments
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalGestures
import GimbalLists
import GimbalScenarios
import GimbalTraits

/// Chooses the next step among the possible ones of the user, the system and the app.
///
/// `RandomTestSearch` creates it for each round, and calls `next()` for each step.
@MainActor
struct StepChoice {
  private var generator: RandomTestGenerator
  private let simulator: Simulator
  /// The number of controllers that the test has added.
  private var guests = 0

  /// Creates the choice of a round on a launched app.
  init(_ generator: RandomTestGenerator, on simulator: Simulator) {
    (self.generator, self.simulator) = (generator, simulator)
  }

  /// The kinds of steps, with their probabilities in percent.
  private static let kinds: [(share: Int, make: (inout StepChoice) -> RandomTestStep?)] = [
    (20, { $0.rotate() }), (12, { $0.simulator.posture == nil ? $0.resize() : $0.folding() }),
    (14, { $0.setting() }), (22, { $0.touch() }),
    (4, { $0.typing() }), (6, { $0.keyboard() }), (8, { $0.life() }), (12, { $0.controllers() }),
    (2, { $0.wait() }),
  ]

  /// The percentage of interrupted steps.
  private static let interruptions = 15

  /// Chooses a kind by its probability, and a step of the kind that is possible now.
  ///
  /// Some steps are interrupted after a random time, less than 0.6 seconds.
  mutating func next() -> RandomTestStep {
    while true {
      var number = generator.below(100)
      let kind = StepChoice.kinds.first { kind in
        number -= kind.share
        return number < 0
      }
      guard let step = kind?.make(&self) else { continue }
      guard generator.percent(StepChoice.interruptions) else { return step }
      return step.interrupted(after: Double(generator.below(60)) / 100) ?? step
    }
  }

  // MARK: Surroundings

  private static let orientations: [UIDeviceOrientation] = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]

  private mutating func rotate() -> RandomTestStep? {
    let others = StepChoice.orientations.filter { $0 != simulator.orientation }
    return generator.one(of: others).flatMap {
      RandomTestStep("rotate", .string($0.name), .surroundings)
    }
  }

  private static let panes: [JSONValue] =
    [.string("fullScreen"), .string("slideOver")]
    + ["third", "half", "twoThirds"].map { .members([("split", .string($0))]) }
    + [(507.0, 800.0), (700, 700)].map { width, height in
      .members([("window", .elements([.number(width), .number(height)]))])
    }

  private mutating func resize() -> RandomTestStep? {
    guard simulator.profile.idiom == .pad else { return nil }
    return generator.one(of: StepChoice.panes).flatMap {
      RandomTestStep("resize", $0, .surroundings)
    }
  }

  /// Returns a fold, an unfold, an angle or a pane of a foldable device.
  private mutating func folding() -> RandomTestStep? {
    let side = JSONValue.string(generator.percent(50) ? "left" : "right")
    let steps: [(String, JSONValue)] = [
      ("fold", .members([])), ("unfold", .members([])), ("hinge", .number(120)),
      ("hinge", .number(Double(generator.below(181)))),
      ("resize", .members([("split", .string("half")), ("side", side)])),
      ("resize", .string("fullScreen")),
    ]
    return generator.one(of: steps).flatMap { RandomTestStep($0.0, $0.1, .surroundings) }
  }

  private static let settings: [(key: String, keywords: [String])] = [
    (
      "contentSizeCategory",
      ["extraSmall", "large", "extraExtraExtraLarge", "accessibilityExtraExtraExtraLarge"]
    ),
    ("userInterfaceStyle", ["light", "dark"]), ("layoutDirection", ["leftToRight", "rightToLeft"]),
    ("legibilityWeight", ["regular", "bold"]), ("accessibilityContrast", ["normal", "high"]),
  ]

  private mutating func setting() -> RandomTestStep? {
    guard let (key, keywords) = generator.one(of: StepChoice.settings),
      let word = generator.one(of: keywords)
    else { return nil }
    return RandomTestStep("settings", .members([(key, .string(word))]), .surroundings)
  }

  private mutating func keyboard() -> RandomTestStep? {
    RandomTestStep("keyboard", .number(simulator.keyboardHeight > 0 ? 0 : 300), .surroundings)
  }

  private mutating func life() -> RandomTestStep? {
    let keys =
      switch simulator.application.applicationState {
      case .active: ["background", "resignActive", "memoryWarning"]
      case .inactive: ["becomeActive"]
      case .background: ["foreground"]
      }
    return generator.one(of: keys).flatMap { RandomTestStep($0, .members([]), .surroundings) }
  }

  private mutating func wait() -> RandomTestStep? {
    RandomTestStep("wait", .number([0.1, 0.5, 2][generator.below(3)]), .surroundings)
  }

  // MARK: The user

  private mutating func touch() -> RandomTestStep? {
    guard simulator.application.applicationState == .active, let window = simulator.window else {
      return nil
    }
    if let alert = alert {
      return generator.one(of: alert).flatMap { RandomTestStep("choose", .string($0), .user) }
    }
    guard let view = generator.one(of: StepChoice.touchable(in: window)) else { return nil }
    let name = JSONValue.string(simulator.name(of: view))
    let number = generator.below(10)
    if view is UIScrollView, number < 4 {
      guard number > 0 else {
        let scale = JSONValue.number(generator.percent(50) ? 2 : 0.5)
        return RandomTestStep("pinch", .members([("view", name), ("scale", scale)]), .user)
      }
      let way = [(0.0, -200.0), (0, 200), (-200, 0), (200, 0)][generator.below(4)]
      return RandomTestStep(
        "drag",
        .members([
          ("view", name), ("by", .elements([.number(way.0), .number(way.1)])),
          ("seconds", .number(0.2)),
        ]), .user)
    }
    switch number {
    case 0: return RandomTestStep("longPress", name, .user)
    case 1: return RandomTestStep("tap", .members([("view", name), ("count", .number(2))]), .user)
    default: return RandomTestStep("tap", name, .user)
    }
  }

  /// Returns the views that react to touches and can be touched.
  private static func touchable(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
    var found: [UIView] = []
    let acts =
      view is UIControl || view is UIScrollView || view is UITableViewCell
      || view is UICollectionViewCell || view.gestureRecognizers?.isEmpty == false
    if acts { found.append(view) }
    for child in view.subviews { found += touchable(in: child) }
    return found
  }

  /// The titles of the visible alert.
  private var alert: [String]? {
    ControllerTree.all(on: simulator).lazy.compactMap { $0 as? UIAlertController }.last?
      .actions.compactMap(\.title)
  }

  private mutating func typing() -> RandomTestStep? {
    guard let window = simulator.window, StepChoice.isEditing(in: window) else { return nil }
    return generator.percent(70)
      ? RandomTestStep("type", .string("Gimbal"), .user)
      : RandomTestStep("dismissKeyboard", .members([]), .user)
  }

  private static func isEditing(in view: UIView) -> Bool {
    if view.isFirstResponder { return view is UITextField || view is UITextView }
    return view.subviews.contains { isEditing(in: $0) }
  }

  // MARK: Controllers

  /// The limit of added controllers in a round, so that stacks stay small.
  private static let guestLimit = 6

  private mutating func controllers() -> RandomTestStep? {
    let all = ControllerTree.all(on: simulator)
    guard let top = all.last(where: { $0.viewIfLoaded?.window != nil }) else { return nil }
    var steps: [(inout StepChoice) -> RandomTestStep?] = []
    for controller in all {
      let name = JSONValue.string(simulator.name(of: controller))
      switch controller {
      case let navigation as UINavigationController:
        steps.append { $0.push(in: name) }
        guard navigation.viewControllers.count > 1 else { continue }
        steps.append { _ in RandomTestStep("pop", .members([("in", name)]), .controllers) }
        steps.append { $0.swipe("swipeBack", "in", name) }
      case let tabs as UITabBarController:
        let names = (tabs.viewControllers ?? []).map { simulator.name(of: $0) }
        steps.append { $0.select(names, in: name) }
      case is UIPageViewController: steps.append { $0.page(in: name) }
      default: break
      }
      if controller.canBeSwipedDown {
        steps.append { $0.swipe("swipeDown", "controller", name) }
      }
    }
    let name = JSONValue.string(simulator.name(of: top))
    if top.presentedViewController == nil { steps.append { $0.present(from: name) } }
    if top.presentingViewController != nil {
      steps.append { _ in RandomTestStep("dismiss", .members([("from", name)]), .controllers) }
    }
    return generator.one(of: steps)?(&self)
  }

  private mutating func guest(_ more: [(String, JSONValue)] = []) -> JSONValue? {
    guard guests < StepChoice.guestLimit else { return nil }
    guests += 1
    return .members(
      [
        ("id", .string("guest\(guests)")),
        ("view", .members([("backgroundColor", .string("white"))])),
      ] + more)
  }

  private mutating func push(in name: JSONValue) -> RandomTestStep? {
    guest().flatMap {
      RandomTestStep("push", .members([("in", name), ("controller", $0)]), .controllers)
    }
  }

  private mutating func present(from name: JSONValue) -> RandomTestStep? {
    let styles = ["fullScreen", "pageSheet", "formSheet", "overFullScreen"]
    guard let style = generator.one(of: styles),
      let guest = guest([("modalPresentationStyle", .string(style))])
    else { return nil }
    return RandomTestStep(
      "present", .members([("controller", guest), ("from", name)]), .controllers)
  }

  private mutating func select(_ tabs: [String], in name: JSONValue) -> RandomTestStep? {
    generator.one(of: tabs).flatMap {
      RandomTestStep("select", .members([("in", name), ("controller", .string($0))]), .controllers)
    }
  }

  private mutating func page(in name: JSONValue) -> RandomTestStep? {
    RandomTestStep(
      "swipePage",
      .members([
        ("in", name), ("direction", .string(generator.percent(50) ? "forward" : "reverse")),
        ("phase", phase()),
      ]), .controllers)
  }

  private mutating func swipe(_ key: String, _ target: String, _ name: JSONValue) -> RandomTestStep?
  {
    RandomTestStep(key, .members([(target, name), ("phase", phase())]), .controllers)
  }

  private mutating func phase() -> JSONValue {
    .string(generator.percent(50) ? "cancel" : "finish")
  }
}
