import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import TestSupport

/// An app delegate that makes a window and logs its calls with the application state.
final class LoggingAppDelegate: UIApplicationDelegate {
  var window: UIWindow?
  var states: [String] = []

  private func log(_ name: String, _ application: UIApplication) {
    states.append("\(name) \(application.applicationState.rawValue)")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Probe("root")
    self.window = window
    window.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    log("didBecomeActive", application)
  }
  func applicationWillResignActive(_ application: UIApplication) {
    log("willResignActive", application)
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    log("didEnterBackground", application)
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    log("willEnterForeground", application)
  }
  func applicationWillTerminate(_ application: UIApplication) {
    log("willTerminate", application)
  }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

/// An app delegate of an app with scenes.
final class ScenesApp: UIApplicationDelegate {
  var wasQueried = false
  var delegateClass: AnyClass?
  var discarded: [String] = []
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    wasQueried = true
    let configuration = UISceneConfiguration(
      name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = delegateClass
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { discarded = sceneSessions.map(\.persistentIdentifier) }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { calls.append("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
}

/// A scene delegate that makes a window for a root and logs its calls with the scene's state.
final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var states: [String] = []
  var geometries: [(CGSize, UIInterfaceOrientation)] = []
  private let root: UIViewController

  init(_ root: UIViewController) { self.root = root }

  private func log(_ name: String, _ scene: UIScene) {
    states.append("\(name) \(scene.activationState.rawValue)")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    log("connect", scene)
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    self.window = window
    window.makeKeyAndVisible()
  }
  func sceneDidBecomeActive(_ scene: UIScene) { log("active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { log("inactive", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { log("foreground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { log("background", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { log("disconnect", scene) }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { geometries.append((previousCoordinateSpace.bounds.size, previousInterfaceOrientation)) }
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    geometries.append(
      (
        previousEffectiveGeometry.coordinateSpace.bounds.size,
        previousEffectiveGeometry.interfaceOrientation
      ))
  }
}
