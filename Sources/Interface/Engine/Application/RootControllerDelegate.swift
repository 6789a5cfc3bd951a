import GimbalGeometry

/// The delegate of an app that is nothing but a root controller.
package final class RootControllerDelegate: UIApplicationDelegate {
  package var window: UIWindow?
  /// Until the launch; then the window has it.
  private var root: UIViewController?

  /// Creates a delegate that shows a controller in a window of its own.
  package init(_ root: UIViewController) { self.root = root }

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

/// The app delegate of an app that leaves everything to its scene delegate.
package final class SilentAppDelegate: UIApplicationDelegate {
  /// Creates a delegate that implements nothing.
  package init() {}
}
