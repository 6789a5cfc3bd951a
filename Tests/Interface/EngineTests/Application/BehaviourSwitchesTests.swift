import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Behaviour that the recordings leave open has switches: a switch reverses the order of two events.
@MainActor @Suite struct BehaviourSwitchesTests {
  @Test func `a description names only the switches that differ from their defaults`() {
    var switches = BehaviourSwitches()
    #expect(switches.description == "as by default")
    switches.layoutResizesDetachedViews.toggle()
    #expect(switches.description == "layoutResizesDetachedViews: false")
  }

  /// Two events in the default order of the switch, and the action that causes them.
  struct Choice: CustomTestStringConvertible {
    let path: WritableKeyPath<BehaviourSwitches, Bool> & Sendable
    let first: String
    let second: String
    var device = ("iphone-15-pro", SystemVersion.iOS(17))
    let run: @MainActor (Simulator, Probe) throws -> Void

    nonisolated var testDescription: String { "\(first), \(second)" }
  }

  private nonisolated static let choices: [Choice] = [
    // R-ORI-1
    Choice(
      path: \.observersReceiveRotationFirst, first: "device orientationDidChangeNotification",
      second: "root viewWillTransition", device: ("ipad-pro-11-1", .iOS(17)),
      run: { rotate($0, $1) }),
    // R-ROT-1, D-1
    Choice(
      path: \.traitsComeBeforeBounds, first: "root traitCollectionDidChange",
      second: "root.view bounds", device: ("iphone-8", .iOS(15)), run: { rotate($0, $1) }),
    // R-ROT-1
    Choice(
      path: \.blocksComeBeforeLayout, first: "coordinator alongsideTransition",
      second: "root viewWillLayoutSubviews", run: { rotate($0, $1) }),
    // R-ROT-14
    Choice(
      path: \.sceneReceivesGeometryFirst, first: "sceneDelegate windowScene",
      second: "coordinator alongsideTransition"
    ) { sim, root in
      try sim.launch(sceneDelegate: Watching(root))
      rotate(sim, root)
    },
    // R-LAUNCH-3
    Choice(
      path: \.sceneIsActiveFirst, first: "sceneDelegate sceneDidBecomeActive",
      second: "root viewDidAppear"
    ) { sim, root in try sim.launch(sceneDelegate: Watching(root)) },
    // R-LAUNCH-4, D-2
    Choice(
      path: \.safeAreaComesBeforeAppearing, first: "root viewSafeAreaInsetsDidChange",
      second: "root viewIsAppearing"
    ) { sim, root in sim.launch(root) },
    // R-LAUNCH-4, D-2
    Choice(
      path: \.constraintsFollowAppearing, first: "root viewIsAppearing",
      second: "root updateViewConstraints"
    ) { sim, root in sim.launch(root) },
    // R-VIEW-5
    Choice(
      path: \.willMoveToWindowPreOrder, first: "S willMove toWindow",
      second: "V willMove toWindow", run: { add($0, $1) }),
    // R-VIEW-5
    Choice(
      path: \.didMoveToWindowPostOrder, first: "V didMoveToWindow", second: "S didMoveToWindow",
      run: { add($0, $1) }),
    // R-VIEW-3
    Choice(
      path: \.willMoveToSuperviewComesFirst, first: "S willMove toSuperview",
      second: "S willMove toWindow", run: { add($0, $1) }),
    // R-PRES-4
    Choice(
      path: \.presentationBeginsFirst, first: "presentation presentationTransitionWillBegin",
      second: "root viewWillDisappear", run: { present($0, $1) }),
    // R-PRES-2
    Choice(
      path: \.presenterAppearsFirst, first: "root viewDidAppear", second: "modal viewDidDisappear"
    ) { sim, root in
      present(sim, root)
      _ = sim.events { sim.doing { root.dismiss(animated: false) } }
    },
    // V-2a
    Choice(
      path: \.unanimatedPushLaysOutFirst, first: "modal viewDidLayoutSubviews",
      second: "modal viewDidAppear"
    ) { sim, root in
      let stack = UINavigationController(rootViewController: root)
      sim.launch(stack)
      sim.doing { stack.pushViewController(Probe("modal"), animated: false) }
    },
  ]

  @Test(arguments: choices) func `each behaviour switch has a default order and can be reversed`(
    choice: Choice
  ) throws {
    for asShipped in [true, false] {
      let sim = try Simulator(
        DeviceCatalog.standard.device(choice.device.0), system: choice.device.1)
      sim.switches[keyPath: choice.path] = asShipped
      let root = Probe("root")
      root.onSize = { $2.animate(alongsideTransition: { _ in }, completion: nil) }
      try choice.run(sim, root)
      // The last one of each: earlier ones belong to the setup.
      let lines = sim.trace.events.map { event in
        "\(event.receiver) \(event.baseName)"
          + (event.baseName == "willMove" ? " \(event.name.dropFirst(9).dropLast(2))" : "")
      }
      let first = try #require(lines.lastIndex(of: choice.first))
      let second = try #require(lines.lastIndex(of: choice.second))
      #expect((first < second) == asShipped, "\(choice.first) at \(first), \(second)")
      #expect(BehaviourSwitches()[keyPath: choice.path])
    }
  }

  @Test func `a description names the switches and durations that differ from their defaults`() {
    var switches = BehaviourSwitches()
    #expect("\(switches)" == "as by default")
    switches.rotationDuration = 0.5
    #expect("\(switches)" == "rotationDuration: 0.5")
    switches.transitionDuration = 2
    #expect("\(switches)" == "rotationDuration: 0.5, transitionDuration: 2.0")
    switches.rotationDuration = BehaviourSwitches().rotationDuration
    #expect("\(switches)" == "transitionDuration: 2.0")
  }

  private static func rotate(_ sim: Simulator, _ root: Probe) {
    if sim.window == nil { sim.launch(root) }
    sim.rotate(to: .landscapeLeft)
  }

  private static func add(_ sim: Simulator, _ root: Probe) {
    sim.launch(root)
    let superview = UIView("S")
    superview.addSubview(UIView("V"))
    sim.doing { root.view.addSubview(superview) }
  }

  private static func present(_ sim: Simulator, _ root: Probe) {
    sim.launch(root)
    let modal = Probe("modal")
    modal.modalPresentationStyle = .fullScreen
    sim.doing { root.present(modal, animated: false) }
  }
}

/// A scene delegate that implements every method.
private final class Watching: UIWindowSceneDelegate {
  var window: UIWindow?
  private let root: UIViewController

  init(_ root: UIViewController) { self.root = root }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {}

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
