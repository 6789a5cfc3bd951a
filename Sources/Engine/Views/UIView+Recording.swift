package import GimbalTraces

extension UIView: Recorded {
  final var receiver: ReceiverID {
    get { node.pointee.receiver }
    set { node.pointee.receiver = newValue }
  }

  func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    if let explicitIdentifier { recorder.setIdentifier(explicitIdentifier, of: receiver) }
    if let accessibilityIdentifier {
      recorder.setAccessibilityIdentifier(accessibilityIdentifier, of: receiver)
    }
    if let controller = node.pointee.controller {
      recorder.setController(controller.registered(), ofView: receiver)
    }
    if node.pointee.flags.contains(.isWindow) { recorder.setRole("window", of: receiver) }
  }

  /// The name that the view has in a scene; the trace uses it.
  package final var sceneIdentifier: String? {
    get { explicitIdentifier }
    set {
      explicitIdentifier = newValue
      if receiver != .none { machine.recorder.setIdentifier(newValue, of: receiver) }
    }
  }

  /// The identity by which the trace knows the view.
  package final var traceReceiver: ReceiverID { registered() }

  /// The name by which the trace knows the view.
  package final var traceName: String { machine.recorder.name(of: registered()) }
}

extension ViewNode {
  /// The identity of the view in the trace.
  @MainActor
  @inline(__always)
  var recordedReceiver: ReceiverID {
    let known = pointee.receiver
    return known != .none ? known : register()
  }

  @MainActor
  private func register() -> ReceiverID {
    pointee.owner.registered()
  }
}
