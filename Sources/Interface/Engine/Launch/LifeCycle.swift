import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The life cycle of an app: active, inactive, background, terminated.
///
/// In an app with a scene delegate, the scene delegate receives the callback, then observers of the
/// scene do. In other apps the app delegate receives it. Observers of the app come last, which is
/// Gimbal's choice (CHOICE). Controllers receive nothing, because their views stay in the window.
///
/// In `will…` callbacks the app has its old state, in `did…` callbacks the new one.
///
/// Source: github.com/regularberry/AppLaunchSequence (log of iOS 11).
@MainActor
package struct LifeCycle {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// Makes the app resign active, as for an incoming call; it stays visible.
  package func resignActive() {
    machine.perform {
      recordStep(.resignActive)
      notifyInactive()
    }
  }

  /// Makes the app active again; an app in the background enters the foreground first.
  package func becomeActive() {
    machine.perform {
      recordStep(.becomeActive)
      returnToUse()
    }
  }

  /// Moves the app to the background, as when the user goes to the home screen.
  package func enterBackground() {
    machine.perform {
      recordStep(.background)
      notifyInactive()
      notifyBackground()
    }
  }

  /// Brings the app back from the background and makes it active.
  package func enterForeground() {
    machine.perform {
      recordStep(.foreground)
      returnToUse()
    }
  }

  /// Terminates the app, as when the user removes it in the app switcher.
  ///
  /// An app in the background counts as suspended, so it receives no callback. The scene of an
  /// active app is disconnected without entering the background first.
  ///
  /// Source: Apple, `applicationWillTerminate(_:)`; a log of a scene delegate,
  /// forums.developer.apple.com/forums/profile/mmatiush.
  package func terminate() {
    machine.perform {
      recordStep(.terminate)
      guard let delegate = machine.application.delegate else { return }
      if machine.application.applicationState != .background {
        notifyInactive()
        if machine.scenes.usesSceneLifeCycle { disconnectScene() } else { notifyBackground() }
        _ = machine.appDelegateReceiver.sendOptional(.applicationWillTerminate, to: delegate) {
          delegate.applicationWillTerminate(machine.application)
        }
        machine.application.post(
          .willTerminateNotification, UIApplication.willTerminateNotification)
      }
      if machine.scenes.usesSceneLifeCycle, let scene = machine.scenes.current {
        machine.scenes.discarded.insert(scene.session)
      }
      Launch(machine).endApp()
    }
  }

  private func recordStep(_ name: EventName) {
    if machine.recorder.isRecording {
      machine.recorder.recordStimulus(name, on: machine.device.registered())
    }
  }

  private func returnToUse() {
    guard machine.application.delegate != nil else { return }
    if machine.application.applicationState == .background {
      comeToForeground()
      UpdateCycle(machine).updateAll()
    }
    if machine.application.applicationState == .inactive { notifyActive() }
  }

  /// Brings the app to the foreground, and applies the changes made while it was in the background.
  ///
  /// The interface follows a rotation of the device before `applicationWillEnterForeground(_:)`. A
  /// new style is applied after that call, before the app becomes active.
  ///
  /// Rule: R-RSZ-5.
  /// See: V-24.
  private func comeToForeground() {
    AppSnapshots(machine).endSnapshots()
    FoldTransition(machine).followPosture()
    if machine.deviceOrientation != machine.background.orientation {
      machine.device.postOrientationDidChange()
      RotationAndResize(machine).followDevice()
    }
    notifyForeground(isLaunch: false)
    SettingsUpdate(machine).showSavedStyle()
  }

  // MARK: Notification

  /// Sends the callbacks of an active app.
  ///
  /// See: R-LAUNCH-3 (from iOS 13 to 15 the scene is active before the app).
  func notifyActive() {
    machine.rotation.followsRoots = true
    if !machine.scenes.usesSceneLifeCycle || !machine.features.activatesSceneBeforeApp {
      machine.application.applicationState = .active
    }
    machine.scenes.current?.activationState = .foregroundActive
    notify(
      .sceneDidBecomeActive, { $0.sceneDidBecomeActive($1) },
      .applicationDidBecomeActive, { $0.applicationDidBecomeActive($1) })
    postOfScene(.sceneDidActivateNotification, UIScene.didActivateNotification)
    machine.application.applicationState = .active
    machine.application.post(
      .didBecomeActiveNotification, UIApplication.didBecomeActiveNotification)
  }

  private func notifyInactive() {
    guard machine.application.applicationState == .active else { return }
    machine.touchScreen.cancelAll()
    notify(
      .sceneWillResignActive, { $0.sceneWillResignActive($1) },
      .applicationWillResignActive, { $0.applicationWillResignActive($1) })
    postOfScene(.sceneWillDeactivateNotification, UIScene.willDeactivateNotification)
    machine.application.post(
      .willResignActiveNotification, UIApplication.willResignActiveNotification)
    machine.application.applicationState = .inactive
    machine.scenes.current?.activationState = .foregroundInactive
  }

  private func notifyBackground() {
    guard machine.application.delegate != nil, machine.application.applicationState != .background
    else { return }
    machine.application.applicationState = .background
    machine.scenes.current?.activationState = .background
    machine.background.orientation = machine.deviceOrientation
    notify(
      .sceneDidEnterBackground, { $0.sceneDidEnterBackground($1) },
      .applicationDidEnterBackground, { $0.applicationDidEnterBackground($1) })
    postOfScene(.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
    machine.application.post(
      .didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
    AppSnapshots(machine).scheduleSnapshots()
  }

  /// Sends the callbacks of entering the foreground; an app with scenes receives them at launch
  /// too.
  ///
  /// See: R-LAUNCH-3.
  func notifyForeground(isLaunch: Bool) {
    notify(
      .sceneWillEnterForeground, { $0.sceneWillEnterForeground($1) },
      .applicationWillEnterForeground, { $0.applicationWillEnterForeground($1) })
    postOfScene(.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
    if !isLaunch {
      machine.application.post(
        .willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    }
    machine.application.applicationState = .inactive
    machine.scenes.current?.activationState = .foregroundInactive
  }

  private func disconnectScene() {
    guard let scene = machine.scenes.current else { return }
    scene.activationState = .unattached
    if let delegate = scene.delegate {
      _ = machine.sceneDelegateReceiver.sendOptional(.sceneDidDisconnect, to: delegate) {
        delegate.sceneDidDisconnect(scene)
      }
    }
    postOfScene(.sceneDidDisconnectNotification, UIScene.didDisconnectNotification)
  }

  /// Posts a notification of the scene, if the app uses scenes.
  ///
  /// See: D-10 (an app without a scene delegate behaves as before there were scenes).
  private func postOfScene(_ event: EventName, _ name: Notification.Name) {
    if machine.scenes.usesSceneLifeCycle { machine.scenes.current?.post(event, name) }
  }

  /// Calls the scene delegate in an app that has one, otherwise the app delegate.
  ///
  /// Source: Apple, UISceneDelegate: with scenes the app delegate does not receive these callbacks.
  private func notify(
    _ sceneName: EventName, _ notifyScene: (any UISceneDelegate, UIScene) -> Void,
    _ name: EventName, _ notifyApp: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    if machine.scenes.usesSceneLifeCycle {
      guard let scene = machine.scenes.current, let delegate = scene.delegate else { return }
      _ = machine.sceneDelegateReceiver.sendOptional(sceneName, to: delegate) {
        notifyScene(delegate, scene)
      }
    } else if let delegate = machine.application.delegate {
      _ = machine.appDelegateReceiver.sendOptional(name, to: delegate) {
        notifyApp(delegate, machine.application)
      }
    }
  }
}
