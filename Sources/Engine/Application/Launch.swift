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
      followRootAtLaunch()
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

  /// A root controller that does not support the orientation of the launch turns the interface before
  /// it is laid out: it is told of new traits, not of a new size.
  ///
  /// Source: R-LAUNCH-4 row 6, R-LAUNCH-8.
  private func followRootAtLaunch() {
    guard system.major >= 6, let window = keyWindow, let root = window.rootViewController else {
      return
    }
    let supported = root.send(.supportedInterfaceOrientations) {
      root.supportedInterfaceOrientations
    }
    guard !supported.allows(interfaceOrientation) else { return }
    let common = applicationOrientations().intersection(supported)
    let order: [UIInterfaceOrientation] = [
      UIInterfaceOrientation(deviceOrientation) ?? .unknown, .portrait, .landscapeRight,
      .landscapeLeft, .portraitUpsideDown,
    ]
    guard
      let orientation = order.first(where: { orientation in
        common.allows(orientation)
          && (orientation != .portraitUpsideDown || hardware.supportsUpsideDown)
      })
    else { return }
    if era == .e1 { return turnRootView(to: orientation) }
    turnAtLaunch(to: orientation)
  }

  /// Ends the app that runs, if one does.
  func terminate() {
    for window in windows {
      window.forgetAppearances()
      window.loseNames()
    }
    windows = []
    keyWindow = nil
    afterCommit = []
    clock.clear()
    transition = nil
    rotation = RotationState()
    systemBars = SystemBars()
    application.delegate = nil
    application.applicationState = .inactive
  }
}

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
