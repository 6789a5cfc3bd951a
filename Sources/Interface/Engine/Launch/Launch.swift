import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The launch of an app.
///
/// `Simulator.launch`, `UIApplicationMain` and the end of an app create it. It creates or removes
/// the windows, and sends the callbacks of the delegates.
@MainActor
package struct Launch {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// Launches an app without a scene delegate, up to the end of the first layout.
  ///
  /// The app delegate creates the window, or UIKit does for a main storyboard.
  ///
  /// Rule: R-LAUNCH-2.
  /// See: R-LAUNCH-1, R-LAUNCH-4, R-LAUNCH-7.
  package func launch(_ delegate: any UIApplicationDelegate, storyboard: UIStoryboard? = nil) {
    machine.perform {
      guard begin(delegate, inScene: false, storyboard) else { return }
      finishWindows()
      machine.scenes.current?.activationState = .foregroundInactive
      // R-LAUNCH-1.7
      if isActiveBeforeAppeared {
        LifeCycle(machine).notifyActive()
        UpdateCycle(machine).runUntilIdle()
      } else {
        UpdateCycle(machine).runUntilIdle()
        LifeCycle(machine).notifyActive()
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
    machine.features.isActiveBeforeAppeared
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
    precondition(machine.callbackTiming >= .traitPrediction, "scenes on iOS \(machine.system)")
    machine.perform {
      guard begin(delegate, inScene: true) else { return }
      connectScene(storyboard, makeDelegate)
      finishWindows()
      // R-LAUNCH-3.4
      LifeCycle(machine).notifyForeground(isLaunch: true)
      // R-LAUNCH-3.5
      UpdateCycle(machine).updateAll()
      if !machine.switches.sceneIsActiveFirst { UpdateCycle(machine).runUntilIdle() }
      // R-LAUNCH-3.6: the cycle after it sends `viewDidAppear(_:)`
      LifeCycle(machine).notifyActive()
      UpdateCycle(machine).runUntilIdle()
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
    machine.renewApplication()
    machine.scenes.usesSceneLifeCycle = inScene
    // The state is background until the scene enters the foreground.
    if inScene { machine.application.applicationState = .background }
    machine.interfaceOrientation = OrientationNegotiation(machine).launchOrientation()
    // R-LAUNCH-1.1, R-LAUNCH-2.1
    machine.application.recordEvent(.initialize)
    machine.application.delegate = delegate
    machine.appDelegateReceiver.recordEvent(.initialize)
    makeScene()
    // The system creates the scene before it calls the app delegate; backtraces of UIKit's trap
    // show this.
    if !inScene, machine.features.logsMissingSceneLifeCycle, !(delegate is RootControllerDelegate) {
      machine.application.report(.noSceneLifeCycle(on: machine.features))
      if machine.features.requiresSceneLifeCycle {
        endApp()
        return false
      }
    }
    // R-LAUNCH-1.2, R-LAUNCH-1.3, R-LAUNCH-1.4: before the launch callbacks (CHOICE)
    if let storyboard { makeWindow(for: delegate, showing: storyboard, in: nil) }
    // R-LAUNCH-1.5, R-LAUNCH-2.1, R-LAUNCH-3.1
    _ = machine.appDelegateReceiver.sendOptional(.applicationWillFinishLaunching, to: delegate) {
      delegate.application(machine.application, willFinishLaunchingWithOptions: nil)
    }
    _ = machine.appDelegateReceiver.sendOptional(.applicationDidFinishLaunching, to: delegate) {
      delegate.application(machine.application, didFinishLaunchingWithOptions: nil)
    }
    machine.application.post(
      .didFinishLaunchingNotification, UIApplication.didFinishLaunchingNotification)
    // R-LAUNCH-1.6
    if storyboard != nil { showWindow(of: delegate) }
    notifyOfDiscardedSessions()
    return true
  }

  /// Completes the launch after the app has created its windows.
  private func finishWindows() {
    machine.showing.releaseForgotten(machine.features)
    checkWindows()
    followRootAtLaunch()
  }

  /// Checks for windows without a root controller at the end of the launch: an exception from iOS 9
  /// on, a log line before.
  ///
  /// See: R-LAUNCH-2, D-11.
  private func checkWindows() {
    // R-LAUNCH-2.3
    for window in machine.showing.windows where window.rootViewController == nil {
      window.report(.windowWithoutRoot(on: machine.features))
    }
    if machine.showing.windows.isEmpty { machine.application.report(.noWindow) }
  }

  /// Rotates an app that had to launch in an orientation other than the device's, if it may rotate.
  ///
  /// Rule: R-LAUNCH-7 (up to iOS 10).
  /// See: R-ROT-7.
  private func followDeviceAfterLaunch() {
    guard machine.features.launchesInPortrait,
      let held = machine.hardware.interface(for: machine.deviceOrientation),
      held != machine.interfaceOrientation,
      machine.app.orientations(for: machine.hardware.idiom).allows(held)
    else { return }
    RotationAndResize(machine).followDevice()
  }

  /// Rotates the interface before the first layout if the root controller does not support the
  /// launch orientation.
  ///
  /// The controller receives new traits, but no callback for a new size.
  ///
  /// See: R-LAUNCH-4, R-LAUNCH-8.
  private func followRootAtLaunch() {
    guard OrientationNegotiation(machine).orientationRule.queriesControllers,
      let window = machine.showing.keyWindow,
      let root = window.rootViewController
    else {
      return
    }
    // R-LAUNCH-4.4
    let supported = root.send(.supportedInterfaceOrientations) {
      root.supportedInterfaceOrientations
    }
    guard !supported.allows(machine.interfaceOrientation) else { return }
    let common = OrientationNegotiation(machine).applicationOrientations().intersection(supported)
    let order: [UIInterfaceOrientation] = [
      machine.hardware.interface(for: machine.deviceOrientation) ?? .unknown, .portrait,
      .landscapeRight,
      .landscapeLeft, .portraitUpsideDown,
    ]
    guard
      let orientation = order.first(where: { orientation in
        common.allows(orientation)
          && (orientation != .portraitUpsideDown || machine.hardware.supportsUpsideDown)
      })
    else { return }
    if machine.callbackTiming == .rotatedRootView {
      return RotationAndResize(machine).rotateRootView(to: orientation)
    }
    RotationAndResize(machine).rotateAtLaunch(to: orientation)
  }

  /// Ends the running app, if there is one, without callbacks.
  func endApp() {
    for window in machine.showing.windows {
      window.forgetAppearances()
      window.loseNames()
    }
    machine.showing.windows = []
    machine.showing.keyWindow = nil
    machine.afterCommit = []
    machine.touchScreen.forgetAll()
    machine.touchDelivery.forgetAll()
    machine.clock.clear()
    machine.transitions.current = nil
    machine.transitions.isSettingUp = false
    for pending in machine.transitions.pending { pending.abandon() }
    let unfinished = machine.transitions.changes
    machine.transitions.changes = []
    for change in unfinished { change.abandon() }
    machine.rotation.reset()
    machine.stance.heldRotations = [:]
    machine.folding.endSwing()
    machine.isDragged = false
    machine.systemBars = SystemBars()
    machine.application.delegate = nil
    machine.application.applicationState = .inactive
    machine.stylesInBackground = BackgroundState.Styles()
    machine.forget(BackgroundState.self)
    machine.scenes.current = nil
    SceneTraits(machine).sceneOverrides = UITraitOverrides()
    machine.scenes.usesSceneLifeCycle = false
  }
}
