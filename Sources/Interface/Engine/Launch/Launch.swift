import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The launch of an app.
extension Machine {
  /// Launches an app without a scene delegate: the app delegate makes the window, or UIKit does for a main
  /// storyboard, and the first layout runs to its end.
  ///
  /// Rule: R-LAUNCH-2.
  /// See: R-LAUNCH-1, R-LAUNCH-4, R-LAUNCH-7.
  package func launch(_ delegate: any UIApplicationDelegate, storyboard: UIStoryboard? = nil) {
    perform {
      guard begin(delegate, inScene: false, storyboard) else { return }
      finishWindows()
      scenes.current?.activationState = .foregroundInactive
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

  /// True if the app becomes active before its first controller has appeared; the layout comes between
  /// the two, as it belongs to the commit after which controllers have appeared (inferred).
  ///
  /// Rule: V-12 (up to iOS 7, on 9 and 10).
  private var isActiveBeforeAppeared: Bool {
    features.isActiveBeforeAppeared
  }

  /// Launches an app whose scene delegate makes the window, or gets one for a storyboard.
  ///
  /// The scene delegate is made when the app delegate has said what the scene is made of.
  ///
  /// - Precondition: the system is iOS 13 or later.
  ///
  /// That the scene becomes active before the root has appeared is a CHOICE.
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
      notifyForeground(isLaunch: true)
      updateAll()
      if !switches.sceneIsActiveFirst { runUntilIdle() }
      notifyActive()
      runUntilIdle()
    }
  }

  /// The steps of `UIApplicationMain` up to the end of the launch; false if the app does not launch.
  ///
  /// See: R-SDK-2, R-LAUNCH-1, R-LAUNCH-2, R-LAUNCH-3.
  private func begin(
    _ delegate: any UIApplicationDelegate, inScene: Bool, _ storyboard: UIStoryboard? = nil
  ) -> Bool {
    endApp()
    renewApplication()
    scenes.usesSceneLifeCycle = inScene
    // The state is that of the background until the scene comes to the foreground.
    if inScene { application.applicationState = .background }
    interfaceOrientation = launchOrientation()
    application.recordEvent(.initialize)
    application.delegate = delegate
    appDelegateReceiver.recordEvent(.initialize)
    makeScene()
    // The system creates the scene before it calls the app's delegate (back-traces of the trap).
    if !inScene, features.logsMissingSceneLifeCycle, !(delegate is RootControllerDelegate) {
      application.report(.noSceneLifeCycle(on: features))
      if features.requiresSceneLifeCycle {
        endApp()
        return false
      }
    }
    if let storyboard { makeWindow(for: delegate, showing: storyboard, in: nil) }
    _ = appDelegateReceiver.sendOptional(.applicationWillFinishLaunching, to: delegate) {
      delegate.application(application, willFinishLaunchingWithOptions: nil)
    }
    _ = appDelegateReceiver.sendOptional(.applicationDidFinishLaunching, to: delegate) {
      delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    application.post(
      .didFinishLaunchingNotification, UIApplication.didFinishLaunchingNotification)
    if storyboard != nil { showWindow(of: delegate) }
    notifyOfDiscardedSessions()
    return true
  }

  /// Completes the launch after the app has made its windows.
  private func finishWindows() {
    releaseForgottenWindows()
    checkWindows()
    followRootAtLaunch()
  }

  /// A window without a root controller at the end of launch is an exception from iOS 9 on and a line
  /// in the log before.
  ///
  /// See: R-LAUNCH-2, D-11.
  private func checkWindows() {
    for window in showing.windows where window.rootViewController == nil {
      window.report(.windowWithoutRoot(on: features))
    }
    if showing.windows.isEmpty { application.report(.noWindow) }
  }

  /// An app that had to start otherwise than the device is held turns now, if it may.
  ///
  /// Rule: R-LAUNCH-7 (up to iOS 10).
  /// See: R-ROT-7.
  private func followDeviceAfterLaunch() {
    guard features.launchesInPortrait, let held = hardware.interface(for: deviceOrientation),
      held != interfaceOrientation, app.orientations(for: hardware.idiom).allows(held)
    else { return }
    followDevice()
  }

  /// A root controller that does not support the orientation of the launch turns the interface before
  /// it is laid out: it receives new traits, not a new size.
  ///
  /// See: R-LAUNCH-4, R-LAUNCH-8.
  private func followRootAtLaunch() {
    guard orientationRule.queriesControllers, let window = showing.keyWindow,
      let root = window.rootViewController
    else {
      return
    }
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

  /// Ends the app that runs, if one does, without callbacks.
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
