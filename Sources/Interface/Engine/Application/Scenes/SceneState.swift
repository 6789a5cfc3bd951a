/// The scene of an app (from iOS 13 on) and its sessions.
final class SceneState: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .scenes }
  /// The connected scene of the app; nil before it connects and after the app has ended.
  var current: UIWindowScene?
  /// True if the app was launched with a scene delegate.
  var usesSceneLifeCycle = false
  /// The sessions that the user closed, which the next launch reports.
  var discarded: Set<UISceneSession> = []
  /// The number of scene sessions so far, from which the next session takes its identifier.
  var serial = 0
}

extension Machine {
  /// The scene of the app and its sessions, created at the first use.
  var scenes: SceneState { state() }

  /// The receiver of the scene's delegate in the trace, with its own class.
  var sceneDelegateReceiver: NamedReceiver {
    reserved("sceneDelegate", for: scenes.current?.delegate.map { type(of: $0) } ?? UIScene.self)
  }
}
