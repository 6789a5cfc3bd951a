/// The scene of an app, from iOS 13 on, and the sessions.
final class SceneState: MachineState {
  static var position: MachineStateSlot { .scenes }
  var current: UIWindowScene?
  /// True if the app was launched with a scene delegate.
  var usesSceneLifeCycle = false
  /// The sessions that the person closed; the next launch reports them.
  var discarded: Set<UISceneSession> = []
  /// The number of scenes.
  var serial = 0
}

extension Machine {
  var scenes: SceneState { state() }

  /// The scene's delegate in the trace, by its own class.
  var sceneDelegateReceiver: NamedReceiver {
    reserved("sceneDelegate", for: scenes.current?.delegate.map { type(of: $0) } ?? UIScene.self)
  }
}
