import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The launch of an app.
extension Machine {
  /// Launches an app without a scene delegate, up to the end of the first layout.
  ///
  /// The app delegate creates the window, or UIKit does for a main storyboard.
  ///
  /// Rule: R-LAUNCH-2.
  /// See: R-LAUNCH-1, R-LAUNCH-4, R-LAUNCH-7.
  package func launch(_ delegate: any UIApplicationDelegate, storyboard: UIStoryboard? = nil) {
    perform {
      guard begin(delegate, inScene: false, storyboard) else { return }
      finishWindows()
      scenes.current?.activationState = .foregroundInactive
      // R-LAUNCH-1.7
      if isActiveBeforeAppeared {
        notifyActive()
        runUntilIdle()
      } else {
        runUntilIdle()
        notifyActive()
      }
      followDeviceAfterLaunch()
    }
  }

  /// True if the app becomes active before its first controller has appeared.
  ///
  /// Layout then comes between the two, because controllers appear after the commit (inferred).
  ///
  /// Rule: V-12 (up to iOS 7, on 9 and 10).
  private var isActiveBeforeAppeared: Bool {
    features.isActiveBeforeAppeared
  }

  /// Launches an app whose scene delegate creates the window, or receives one for a storyboard.
  ///
  /// The scene delegate is created after the app delegate has returned the scene's configuration.
  ///
  /// - Precondition: the system is iOS 13 or later.
  ///
  /// No source says that the scene becomes active before the root controller has appeared (CHOICE).
  ///
  /// See: R-LAUNCH-3.
  package func launch(
    _ delegate: any UIApplicationDelegate, storyboard: UIStoryboard? = nil,
    scene makeDelegate: () -> any UISceneDelegate
  ) {
    precondition(callbackTiming >= .traitPrediction, "scenes on iOS \(system)")
    perform {
      guard begin(delegate, inScene: true) else { return }
      connectScene(storyboard, makeDelegate)
      finishWindows()
      // R-LAUNCH-3.4
      notifyForeground(isLaunch: true)
      // R-LAUNCH-3.5
      updateAll()
      if !switches.sceneIsActiveFirst { runUntilIdle() }
      // R-LAUNCH-3.6: the cycle after it sends `viewDidAppear(_:)`
      notifyActive()
      runUntilIdle()
    }
  }

  /// Runs the steps of `UIApplicationMain` up to the end of the launch; returns false if the app
  /// does not launch.
  ///
  /// See: R-SDK-2, R-LAUNCH-1, R-LAUNCH-2, R-LAUNCH-3.
  private func begin(
    _ delegate: any UIApplicationDelegate, inScene: Bool, _ storyboard: UIStoryboard? = nil
  ) -> Bool {
    endApp()
    renewApplication()
    scenes.usesSceneLifeCycle = inScene
    // The state is background until the scene enters the foreground.
    if inScene { application.applicationState = .background }
    interfaceOrientation = launchOrientation()
    // R-LAUNCH-1.1, R-LAUNCH-2.1
    application.recordEvent(.initialize)
    application.delegate = delegate
    appDelegateReceiver.recordEvent(.initialize)
    makeScene()
    // The system creates the scene before it calls the app delegate; backtraces of UIKit's trap
    // show this.
    if !inScene, features.logsMissingSceneLifeCycle, !(delegate is RootControllerDelegate) {
      application.report(.noSceneLifeCycle(on: features))
      if features.requiresSceneLifeCycle {
        endApp()
        return false
      }
    }
    // R-LAUNCH-1.2, R-LAUNCH-1.3, R-LAUNCH-1.4: before the launch callbacks (CHOICE)
    if let storyboard { makeWindow(for: delegate, showing: storyboard, in: nil) }
    // R-LAUNCH-1.5, R-LAUNCH-2.1, R-LAUNCH-3.1
    _ = appDelegateReceiver.sendOptional(.applicationWillFinishLaunching, to: delegate) {
      delegate.application(application, willFinishLaunchingWithOptions: nil)
    }
    _ = appDelegateReceiver.sendOptional(.applicationDidFinishLaunching, to: delegate) {
      delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    application.post(
      .didFinishLaunchingNotification, UIApplication.didFinishLaunchingNotification)
    // R-LAUNCH-1.6
    if storyboard != nil { showWindow(of: delegate) }
    notifyOfDiscardedSessions()
    return true
  }

  /// Completes the launch after the app has created its windows.
  private func finishWindows() {
    releaseForgottenWindows()
    checkWindows()
    followRootAtLaunch()
  }

  /// Checks for windows without a root controller at the end of the launch: an exception from iOS 9
  /// on, a log line before.
  ///
  /// See: R-LAUNCH-2, D-11.
  private func checkWindows() {
    // R-LAUNCH-2.3
    for window in showing.windows where window.rootViewController == nil {
      window.report(.windowWithoutRoot(on: features))
    }
    if showing.windows.isEmpty { application.report(.noWindow) }
  }

  /// Rotates an app that had to launch in an orientation other than the device's, if it may rotate.
  ///
  /// Rule: R-LAUNCH-7 (up to iOS 10).
  /// See: R-ROT-7.
  private func followDeviceAfterLaunch() {
    guard features.launchesInPortrait, let held = hardware.interface(for: deviceOrientation),
      held != interfaceOrientation, app.orientations(for: hardware.idiom).allows(held)
    else { return }
    followDevice()
  }

  /// Rotates the interface before the first layout if the root controller does not support the
  /// launch orientation.
  ///
  /// The controller receives new traits, but no callback for a new size.
  ///
  /// See: R-LAUNCH-4, R-LAUNCH-8.
  private func followRootAtLaunch() {
    guard orientationRule.queriesControllers, let window = showing.keyWindow,
      let root = window.rootViewController
    else {
      return
    }
    // R-LAUNCH-4.4
    let supported = root.send(.supportedInterfaceOrientations) {
      root.supportedInterfaceOrientations
    }
    guard !supported.allows(interfaceOrientation) else { return }
    let common = applicationOrientations().intersection(supported)
    let order: [UIInterfaceOrientation] = [
      hardware.interface(for: deviceOrientation) ?? .unknown, .portrait, .landscapeRight,
      .landscapeLeft, .portraitUpsideDown,
    ]
    guard
      let orientation = order.first(where: { orientation in
        common.allows(orientation)
          && (orientation != .portraitUpsideDown || hardware.supportsUpsideDown)
      })
    else { return }
    if callbackTiming == .rotatedRootView { return rotateRootView(to: orientation) }
    rotateAtLaunch(to: orientation)
  }

  /// Ends the running app, if there is one, without callbacks.
  func endApp() {
    for window in showing.windows {
      window.forgetAppearances()
      window.loseNames()
    }
    showing.windows = []
    showing.keyWindow = nil
    afterCommit = []
    touchScreen.forgetAll()
    clock.clear()
    transitions.current = nil
    transitions.isSettingUp = false
    for pending in transitions.pending { pending.abandon() }
    let unfinished = transitions.changes
    transitions.changes = []
    for change in unfinished { change.abandon() }
    rotation.reset()
    stance.heldRotations = [:]
    folding.endSwing()
    isDragged = false
    systemBars = SystemBars()
    application.delegate = nil
    application.applicationState = .inactive
    stylesInBackground = BackgroundState.Styles()
    forget(BackgroundState.self)
    scenes.current = nil
    sceneOverrides = UITraitOverrides()
    scenes.usesSceneLifeCycle = false
  }
}
