import GimbalTraces
import GimbalTraits

/// Creation of the app's scene, and its connection with a delegate.
extension Launch {
  /// Creates the scene that every app has from iOS 13 on.
  func makeScene() {
    guard machine.callbackTiming >= .traitPrediction else { return }
    machine.scenes.serial += 1
    let session = UISceneSession(
      role: .windowApplication, persistentIdentifier: "scene-\(machine.scenes.serial)")
    let made = UIWindowScene(session: session, machine: machine)
    session.scene = made
    machine.scenes.current = made
  }

  /// Queries the scene's configuration, creates its delegate and connects it; the delegate creates
  /// the window.
  ///
  /// For a storyboard the window already exists.
  ///
  /// Rule: R-LAUNCH-3.
  func connectScene(
    _ storyboard: UIStoryboard?, _ makeDelegate: () -> any UISceneDelegate
  ) {
    guard let scene = machine.scenes.current, let appDelegate = machine.application.delegate else {
      return
    }
    let options = UIScene.ConnectionOptions()
    // R-LAUNCH-3.1
    let configuration = machine.appDelegateReceiver.sendOptional(
      .applicationConfigurationForConnecting, to: appDelegate
    ) {
      appDelegate.application(
        machine.application, configurationForConnecting: scene.session, options: options)
    }
    if let configuration { scene.session.configuration = configuration }
    let storyboard = scene.session.configuration.storyboard ?? storyboard
    scene.session.configuration.storyboard = storyboard
    // R-LAUNCH-3.2
    let delegate = makeDelegate()
    scene.delegate = delegate
    scene.recordEvent(.initialize)
    machine.sceneDelegateReceiver.recordEvent(.initialize)
    checkClass(of: delegate, in: scene.session.configuration)
    let owner = storyboard == nil ? nil : delegate as? any UIWindowSceneDelegate
    if let storyboard, let owner { makeWindow(for: owner, showing: storyboard, in: scene) }
    // R-LAUNCH-3.3
    _ = machine.sceneDelegateReceiver.sendOptional(.sceneWillConnect, to: delegate) {
      delegate.scene(scene, willConnectTo: scene.session, options: options)
    }
    if let owner { showWindow(of: owner) }
    scene.post(.sceneWillConnectNotification, UIScene.willConnectNotification)
  }

  /// Reports a delegate of another class than the configuration's, because the launch must receive
  /// the right one.
  private func checkClass(
    of delegate: any UISceneDelegate, in configuration: UISceneConfiguration
  ) {
    guard let configured = configuration.delegateClass, configured != type(of: delegate) else {
      return
    }
    machine.appDelegateReceiver.report(.otherSceneDelegate(configured, type(of: delegate)))
  }

  /// Reports the scenes that the user closed during the last run.
  ///
  /// Source: Apple, `application(_:didDiscardSceneSessions:)`: shortly after the launch.
  func notifyOfDiscardedSessions() {
    let sessions = machine.scenes.discarded
    machine.scenes.discarded = []
    guard machine.scenes.usesSceneLifeCycle, !sessions.isEmpty,
      let delegate = machine.application.delegate
    else {
      return
    }
    _ = machine.appDelegateReceiver.sendOptional(.applicationDidDiscardSceneSessions, to: delegate)
    {
      delegate.application(machine.application, didDiscardSceneSessions: sessions)
    }
  }
}
