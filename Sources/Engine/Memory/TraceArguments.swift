package import GimbalTraces

extension Machine {
  /// The arguments of an event that names a controller, or nothing.
  package func argument(_ label: String?, _ controller: UIViewController?) -> ArgumentsID {
    guard recorder.isRecording else { return .none }
    return recorder.arguments([
      TraceArgument(label, controller.map { .receiver($0.registered()) } ?? .text("nil"))
    ])
  }

  /// The arguments of an event that names a view, or nothing.
  func argument(_ label: String?, _ view: UIView?) -> ArgumentsID {
    guard recorder.isRecording else { return .none }
    return recorder.arguments([
      TraceArgument(label, view.map { .receiver($0.registered()) } ?? .text("nil"))
    ])
  }
}
