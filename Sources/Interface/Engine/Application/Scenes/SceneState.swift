/// The scene of an app (from iOS 13 on) and its sessions.
final class SceneState: MachineState {
  static var position: MachineStateSlot { .scenes }
  var current: UIWindowScene?
  /// True if the app was launched with a scene delegate.
  var usesSceneLifeCycle = false
  /// The sessions that the user closed, which the next launch reports.
  var discarded: Set<UISceneSession> = []
  /// The number of scenes.
  var serial = 0
}

extension Machine {
  var scenes: SceneState { state() }

  /// The receiver of the scene's delegate in the trace, with its own class.
  var sceneDelegateReceiver: NamedReceiver {
    reserved("sceneDelegate", for: scenes.current?.delegate.map { type(of: $0) } ?? UIScene.self)
  }
}
