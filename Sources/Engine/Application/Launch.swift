import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The launch of an app without scenes and without a main storyboard.
extension Machine {
  /// Launches an app: the delegate makes the window, and the first layout runs to its end.
  ///
  /// Source: R-LAUNCH-2, R-LAUNCH-4, R-LAUNCH-7.
  package func launch(_ delegate: any UIApplicationDelegate) {
    perform {
      terminate()
      interfaceOrientation = launchOrientation()
      application.note(.initialize)
      application.delegate = delegate
      appDelegateReceiver.note(.initialize)
      _ = appDelegateReceiver.sendOptional(.applicationWillFinishLaunching) {
        delegate.application(application, willFinishLaunchingWithOptions: nil)
      }
      _ = appDelegateReceiver.sendOptional(.applicationDidFinishLaunching) {
        delegate.application(application, didFinishLaunchingWithOptions: nil)
      }
      checkWindows()
      turnUntilIdle()
      application.applicationState = .active
      _ = appDelegateReceiver.sendOptional(.applicationDidBecomeActive) {
        delegate.applicationDidBecomeActive(application)
      }
      followDeviceAfterLaunch()
    }
  }

  /// A window without a root controller at the end of launch is an exception from iOS 9 on and a line
  /// in the log before.
  ///
  /// Source: R-LAUNCH-2 (CHOICE), D-11.
  private func checkWindows() {
    let text =
      "Application windows are expected to have a root view controller at the end of "
      + "application launch"
    for window in windows where window.rootViewController == nil {
      if system.major >= 9 {
        window.raise(.internalInconsistency, text)
      } else {
        window.note(.warning, arguments(TraceArgument("text", .text(text))))
      }
    }
    if windows.isEmpty {
      application.note(
        .warning, arguments(TraceArgument("text", .text("no window is shown after launch"))))
    }
  }

  /// An app that had to start otherwise than the device is held turns now, if it may.
  ///
  /// Source: R-LAUNCH-7 (up to iOS 10), R-ROT-7.
  private func followDeviceAfterLaunch() {
    guard system.major <= 10, let held = UIInterfaceOrientation(deviceOrientation),
      held != interfaceOrientation
    else { return }
    followDevice()
  }

  /// Ends the app that runs, if one does.
  func terminate() {
    windows = []
    keyWindow = nil
    afterCommit = []
    transition = nil
    application.delegate = nil
    application.applicationState = .inactive
  }
}

/// The delegate of an app that is nothing but a root controller.
package final class RootControllerDelegate: UIApplicationDelegate {
  package var window: UIWindow?
  private let root: UIViewController

  /// Creates a delegate that shows a controller in a window of its own.
  package init(_ root: UIViewController) { self.root = root }

  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = root
    window.makeKeyAndVisible()
    return true
  }
}
