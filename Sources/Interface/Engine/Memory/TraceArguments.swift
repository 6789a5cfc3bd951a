package import GimbalTraces

/// Controllers and views as arguments of events.
extension Machine {
  /// Returns the arguments of an event with a controller, or none.
  package func argument(_ label: String?, _ controller: UIViewController?) -> ArgumentsID {
    guard recorder.isRecording else { return .none }
    let value: TraceValue =
      if let controller { .receiver(controller.registered()) } else { .text("nil") }
    return recorder.arguments([TraceArgument(label, value)])
  }

  /// Returns the arguments of an event with a view, or none.
  func argument(_ label: String?, _ view: UIView?) -> ArgumentsID {
    guard recorder.isRecording else { return .none }
    let value: TraceValue = if let view { .receiver(view.registered()) } else { .text("nil") }
    return recorder.arguments([TraceArgument(label, value)])
  }
}
