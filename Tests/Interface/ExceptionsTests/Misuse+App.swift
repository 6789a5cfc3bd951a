import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import TestSupport
import Testing

extension Misuse {
  static func app(_ kind: AppException.Kind) -> Misuse {
    switch kind {
    case .secondApplication:
      Misuse(internalInconsistency, "There can only be one UIApplication instance.") { _ in
        _ = UIApplication()
      }
    case .windowWithoutRoot:
      Misuse(internalInconsistency, "expected to have a root view controller at the end of") {
        $0.sim.launch(Bare(showsWindow: true))
      }.amidOthers
    case .noWindow:
      Misuse(nil, "no window is shown after launch") { $0.sim.launch(Bare(showsWindow: false)) }
        .amidOthers
    case .noWindowProperty:
      Misuse(nil, "The app delegate must implement the window property if it wants to use") {
        $0.sim.launch(Windowless(), storyboard: UIStoryboard(name: "A", source: EmptyStoryboard()))
      }.with(.noWindow).amidOthers
    case .noInitialController:
      Misuse(nil, "the default view controller for UIMainStoryboardFile 'A' - perhaps the") {
        $0.sim.launch(
          Bare(showsWindow: false), storyboard: UIStoryboard(name: "A", source: EmptyStoryboard()))
      }.with(.windowWithoutRoot).amidOthers
    case .windowWithoutScene:
      Misuse(nil, "a window is not shown before it has a windowScene") {
        try? $0.sim.launch(sceneDelegate: Forgetful())
      }.with(.noWindow).amidOthers
    case .otherSceneDelegate:
      Misuse(nil, "names a scene delegate of the class Bare") {
        try? $0.sim.launch(Bare(showsWindow: false), sceneDelegate: Forgetful(remembers: true))
      }.amidOthers
    case .noSceneLifeCycle:
      Misuse(nil, "UIScene lifecycle will soon be required. Failure to adopt will result in") {
        $0.sim.launch(Bare(showsWindow: false))
      }.on("iphone-15-pro", .iOS(26)).with(.noWindow).amidOthers
    case .noCommonOrientation:
      Misuse("UIApplicationInvalidInterfaceOrientation", "no common orientation") {
        $0.root.orientations = .portraitUpsideDown
        $0.sim.rotate(to: .landscapeLeft)
      }.on("iphone-8", .iOS(12))
    case .unsupportedPreference:
      Misuse(
        "UIApplicationInvalidInterfaceOrientation",
        "'portrait' must match a supported interface orientation: 'landscapeLeft, landscapeRight'!"
      ) {
        let modal = Undecided()
        modal.modalPresentationStyle = .fullScreen
        $0.root.present(modal, animated: false)
      }
    case .attemptWithoutEffect:
      Misuse(nil, "attemptRotationToDeviceOrientation() has no effect from iOS 16 on") { _ in
        UIViewController.attemptRotationToDeviceOrientation()
      }
    case .unrecognizedSelector:
      Misuse(invalidArgument, "save:]: unrecognized selector sent to instance") {
        let control = UIControl()
        control.addTarget($0.root, action: Selector("save:"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
      }
    case .selectorMadeApart:
      Misuse(nil, "removeTarget(_:action:for:) found nothing: selectors from two source") {
        let control = UIControl()
        control.addTarget(
          $0.root, action: Selector(of: UIViewController.loadViewIfNeeded), for: .touchDown)
        control.removeTarget(
          $0.root, action: Selector(of: UIViewController.loadViewIfNeeded), for: .touchDown)
      }
    case .textRange:
      Misuse("NSRangeException", "NSMutableRLEArray replaceObjectsInRange:withObject:length::") {
        _ in
        NSTextStorage(string: "abc")
          .replaceCharacters(in: NSRange(location: 2, length: 9), with: "")
      }
    case .notOffered:
      Misuse(invalidArgument, "unrecognized selector; it exists from iOS 26 on") {
        $0.view.setNeedsUpdateProperties()
      }
    case .unsetOverrideRead:
      Misuse(internalInconsistency, "was read without being set; call contains(_:) first") {
        _ = $0.view.traitOverrides.userInterfaceStyle
      }
    case .foreignHandler:
      Misuse(invalidArgument, "a handler for UIViewController cannot be registered with a UIView") {
        $0.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
          (_: UIViewController, _) in Issue.record("called")
        }
      }
    case .handlerWithoutTraits:
      Misuse(nil, "a handler was registered for no trait") {
        $0.view.registerForTraitChanges([]) { (_: UIView, _) in Issue.record("called") }
      }
    case .tooManyCollections:
      Misuse("GimbalLimitExceeded", "more than 10000 different trait collections") { scene in
        for value in 1...10_050 {
          scene.inner.traitOverrides[Shade.self] = value
          scene.inner.updateTraitsIfNeeded()
        }
      }
    default: preconditionFailure("\(kind)")
    }
  }
}

private enum Shade: UITraitDefinition {
  static let defaultValue = 0
}

/// An app whose window has no root controller, or that has no window.
private final class Bare: UIApplicationDelegate {
  var window: UIWindow?
  private let showsWindow: Bool

  init(showsWindow: Bool) { self.showsWindow = showsWindow }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard showsWindow else { return true }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = Bare.self
    return configuration
  }
}

/// An app's delegate that has no window.
private final class Windowless: UIApplicationDelegate {}

/// A scene delegate that does not set the scene of its window.
private final class Forgetful: UIWindowSceneDelegate {
  var window: UIWindow?
  private let remembers: Bool

  init(remembers: Bool = false) { self.remembers = remembers }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = remembers ? scene as? UIWindowScene : nil
    window.rootViewController = Probe("root")
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A controller that prefers an unsupported orientation.
private final class Undecided: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}
