package import GimbalTraces

extension UIView: SceneObject {
  /// The identity of the view in the trace, which its node stores.
  package final var receiver: ReceiverID {
    get { node.pointee.receiver }
    set { node.pointee.receiver = newValue }
  }

  /// Registers the names with the recorder; called before the first event is recorded.
  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    if let explicitIdentifier { recorder.setIdentifier(explicitIdentifier, of: receiver) }
    if let accessibilityIdentifier {
      recorder.setAccessibilityIdentifier(accessibilityIdentifier, of: receiver)
    }
    if let controller = node.pointee.controller {
      recorder.setController(controller.registered(), ofView: receiver)
    }
    if node.pointee.flags.contains(.isWindow) { recorder.setRole("window", of: receiver) }
  }
}

extension ViewNode {
  /// The identity of the view in the trace.
  @MainActor
  @inline(__always)
  var recordedReceiver: ReceiverID {
    let known = pointee.receiver
    return _fastPath(known != .none) ? known : register()
  }

  @MainActor
  @inline(never)
  private func register() -> ReceiverID {
    pointee.owner.registered()
  }
}
