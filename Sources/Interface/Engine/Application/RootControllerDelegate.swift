import GimbalGeometry

/// The delegate of an app that consists of one root controller.
package final class RootControllerDelegate: UIApplicationDelegate {
  /// The app's window, which the delegate creates at the launch.
  package var window: UIWindow?
  /// The controller until the launch; then the window retains it.
  private var root: UIViewController?

  /// Creates a delegate that shows a controller in its own window.
  package init(_ root: UIViewController) { self.root = root }

  /// Creates the window with the root controller and shows it, as the delegate of a simple app
  /// does.
  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = root
    root = nil
    window.makeKeyAndVisible()
    return true
  }
}

/// The app delegate of an app that implements its life cycle in a scene delegate only.
package final class SilentAppDelegate: UIApplicationDelegate {
  /// Creates a delegate that implements nothing.
  package init() {}
}
