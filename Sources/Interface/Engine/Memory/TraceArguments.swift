package import GimbalTraces

extension Machine {
  /// The arguments of an event that names a controller, or nothing.
  package func argument(_ label: String?, _ controller: UIViewController?) -> ArgumentsID {
    guard recorder.isRecording else { return .none }
    let value: TraceValue =
      if let controller { .receiver(controller.registered()) } else { .text("nil") }
    return recorder.arguments([TraceArgument(label, value)])
  }

  /// The arguments of an event that names a view, or nothing.
  func argument(_ label: String?, _ view: UIView?) -> ArgumentsID {
    guard recorder.isRecording else { return .none }
    let value: TraceValue = if let view { .receiver(view.registered()) } else { .text("nil") }
    return recorder.arguments([TraceArgument(label, value)])
  }
}
