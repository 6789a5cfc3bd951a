import GimbalEngine

/// The delegate of an app that is launched with scenes or with a storyboard.
///
/// Methods without effect exist so that the trace records their calls.
@MainActor
final class ScriptedAppDelegate: UIApplicationDelegate {
  /// Set by the app's main storyboard, if it has one.
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

/// The scene delegate of such an app, which shows the scene's root controller without a storyboard.
@MainActor
final class ScriptedSceneDelegate: UIWindowSceneDelegate {
  /// The window of the scene, which the delegate retains as in an app.
  var window: UIWindow?
  /// The root controller, until the window retains it.
  private var root: UIViewController?

  /// Creates a delegate that shows a controller; nil if a storyboard shows one.
  init(_ root: UIViewController?) { self.root = root }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let root, let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = root
    self.root = nil
    window.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {}

  func sceneDidBecomeActive(_ scene: UIScene) {}

  func sceneWillResignActive(_ scene: UIScene) {}

  func sceneDidEnterBackground(_ scene: UIScene) {}
}
