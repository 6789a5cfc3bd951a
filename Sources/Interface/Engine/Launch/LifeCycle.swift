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
extension Machine {
  /// Makes the app resign active, as for an incoming call; it stays visible.
  package func resignActive() {
    perform {
      recordStep(.resignActive)
      notifyInactive()
    }
  }

  /// Makes the app active again; an app in the background enters the foreground first.
  package func becomeActive() {
    perform {
      recordStep(.becomeActive)
      returnToUse()
    }
  }

  /// Moves the app to the background, as when the user goes to the home screen.
  package func enterBackground() {
    perform {
      recordStep(.background)
      notifyInactive()
      notifyBackground()
    }
  }

  /// Brings the app back from the background and makes it active.
  package func enterForeground() {
    perform {
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
    perform {
      recordStep(.terminate)
      guard let delegate = application.delegate else { return }
      if application.applicationState != .background {
        notifyInactive()
        if scenes.usesSceneLifeCycle { disconnectScene() } else { notifyBackground() }
        _ = appDelegateReceiver.sendOptional(.applicationWillTerminate, to: delegate) {
          delegate.applicationWillTerminate(application)
        }
        application.post(.willTerminateNotification, UIApplication.willTerminateNotification)
      }
      if scenes.usesSceneLifeCycle, let scene = scenes.current {
        scenes.discarded.insert(scene.session)
      }
      endApp()
    }
  }

  private func recordStep(_ name: EventName) {
    if recorder.isRecording { recorder.recordStimulus(name, on: device.registered()) }
  }

  private func returnToUse() {
    guard application.delegate != nil else { return }
    if application.applicationState == .background {
      comeToForeground()
      updateAll()
    }
    if application.applicationState == .inactive { notifyActive() }
  }

  /// Brings the app to the foreground, and applies the changes made while it was in the background.
  ///
  /// The interface follows a rotation of the device before `applicationWillEnterForeground(_:)`. A
  /// new style is applied after that call, before the app becomes active.
  ///
  /// Rule: R-RSZ-5.
  /// See: V-24.
  private func comeToForeground() {
    endSnapshots()
    followPosture()
    if deviceOrientation != background.orientation {
      device.postOrientationDidChange()
      followDevice()
    }
    notifyForeground(isLaunch: false)
    showSavedStyle()
  }

  // MARK: Notification

  /// Sends the callbacks of an active app.
  ///
  /// See: R-LAUNCH-3 (from iOS 13 to 15 the scene is active before the app).
  func notifyActive() {
    rotation.followsRoots = true
    if !scenes.usesSceneLifeCycle || !features.activatesSceneBeforeApp {
      application.applicationState = .active
    }
    scenes.current?.activationState = .foregroundActive
    notify(
      .sceneDidBecomeActive, { $0.sceneDidBecomeActive($1) },
      .applicationDidBecomeActive, { $0.applicationDidBecomeActive($1) })
    postOfScene(.sceneDidActivateNotification, UIScene.didActivateNotification)
    application.applicationState = .active
    application.post(.didBecomeActiveNotification, UIApplication.didBecomeActiveNotification)
  }

  private func notifyInactive() {
    guard application.applicationState == .active else { return }
    touchScreen.cancelAll()
    notify(
      .sceneWillResignActive, { $0.sceneWillResignActive($1) },
      .applicationWillResignActive, { $0.applicationWillResignActive($1) })
    postOfScene(.sceneWillDeactivateNotification, UIScene.willDeactivateNotification)
    application.post(.willResignActiveNotification, UIApplication.willResignActiveNotification)
    application.applicationState = .inactive
    scenes.current?.activationState = .foregroundInactive
  }

  private func notifyBackground() {
    guard application.delegate != nil, application.applicationState != .background else { return }
    application.applicationState = .background
    scenes.current?.activationState = .background
    background.orientation = deviceOrientation
    notify(
      .sceneDidEnterBackground, { $0.sceneDidEnterBackground($1) },
      .applicationDidEnterBackground, { $0.applicationDidEnterBackground($1) })
    postOfScene(.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
    application.post(
      .didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
    scheduleSnapshots()
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
      application.post(
        .willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    }
    application.applicationState = .inactive
    scenes.current?.activationState = .foregroundInactive
  }

  private func disconnectScene() {
    guard let scene = scenes.current else { return }
    scene.activationState = .unattached
    if let delegate = scene.delegate {
      _ = sceneDelegateReceiver.sendOptional(.sceneDidDisconnect, to: delegate) {
        delegate.sceneDidDisconnect(scene)
      }
    }
    postOfScene(.sceneDidDisconnectNotification, UIScene.didDisconnectNotification)
  }

  /// Posts a notification of the scene, if the app uses scenes.
  ///
  /// See: D-10 (an app without a scene delegate behaves as before there were scenes).
  private func postOfScene(_ event: EventName, _ name: Notification.Name) {
    if scenes.usesSceneLifeCycle { scenes.current?.post(event, name) }
  }

  /// Calls the scene delegate in an app that has one, otherwise the app delegate.
  ///
  /// Source: Apple, UISceneDelegate: with scenes the app delegate does not receive these callbacks.
  private func notify(
    _ sceneName: EventName, _ notifyScene: (any UISceneDelegate, UIScene) -> Void,
    _ name: EventName, _ notifyApp: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    if scenes.usesSceneLifeCycle {
      guard let scene = scenes.current, let delegate = scene.delegate else { return }
      _ = sceneDelegateReceiver.sendOptional(sceneName, to: delegate) {
        notifyScene(delegate, scene)
      }
    } else if let delegate = application.delegate {
      _ = appDelegateReceiver.sendOptional(name, to: delegate) { notifyApp(delegate, application) }
    }
  }
}
