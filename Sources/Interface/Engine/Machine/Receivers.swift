package import GimbalTraces

/// An object that appears in the trace.
///
/// An object is registered with the recorder when the first event about it is recorded.
@preconcurrency @MainActor
package protocol Recorded: AnyObject {
  /// The device to which the object belongs, and whose trace contains its events.
  var machine: Machine { get }
  /// The identity of the object in the trace; `none` until its first event is recorded.
  var receiver: ReceiverID { get set }
  /// The number of the object among the objects of its class on its machine, counted from 1.
  var ordinal: Int { get }
  /// The class that the trace shows for the object.
  var recordedType: Any.Type { get }
  /// Registers the object's names with the recorder.
  func describe(to recorder: TraceRecorder, as receiver: ReceiverID)
}

extension Recorded {
  /// The object's own class.
  package var recordedType: Any.Type { type(of: self) }

  /// Records the object's `deinit` if the trace contains it; call it in a `deinit` on the main
  /// actor.
  ///
  /// See: R-NAV-2.
  package func recordDeinit() {
    if receiver != .none { recordEvent(.deinitialize) }
  }

  /// The identity of the object in the trace.
  package var traceReceiver: ReceiverID { registered() }

  /// The name of the object in the trace.
  package var traceName: String { machine.recorder.name(of: registered()) }

  /// Returns the object's identity in the trace, and registers the object if it is new.
  func registered() -> ReceiverID {
    if receiver != .none { return receiver }
    let recorder = machine.recorder
    receiver = recorder.register(type: recordedType, ordinal: ordinal)
    describe(to: recorder, as: receiver)
    return receiver
  }

  /// Calls app code and records the call; the events inside it are nested in it.
  package func send<Result>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none, _ call: () -> Result
  ) -> Result {
    let sink = machine.traversal.pointee.sink
    guard sink.isRecording else { return call() }
    sink.beginCall(name, on: registered(), arguments())
    defer { sink.endCall() }
    return call()
  }

  /// Records an event about the object, and registers the object before its first event.
  package func recordEvent(_ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none) {
    let sink = machine.traversal.pointee.sink
    if sink.isRecording { sink.recordOutOfLine(name, on: registered(), arguments()) }
  }
}

/// An object that can have a name in a scene, which the trace shows.
@preconcurrency @MainActor
package protocol SceneObject: Recorded {
  /// The object's name in a scene, which the trace shows; nil if it has none.
  var explicitIdentifier: String? { get set }
}

extension SceneObject {
  /// The object's name in a scene, which the trace shows.
  package var sceneIdentifier: String? {
    get { explicitIdentifier }
    set {
      explicitIdentifier = newValue
      if receiver != .none { machine.recorder.setIdentifier(newValue, of: receiver) }
    }
  }
}

/// A receiver with a reserved name, such as `coordinator`, and the name of a framework class.
///
/// It represents an object that the framework creates, so that its calls have a receiver in the
/// trace.
@MainActor
package final class NamedReceiver: Recorded {
  /// Unowned, because only the machine retains the receiver.
  package unowned let machine: Machine
  /// The identity in the trace; `none` until the first event is recorded.
  package var receiver = ReceiverID.none
  /// The number among the objects of the class on the device, from 1.
  package let ordinal = 1
  /// The class that the trace shows for the object.
  package let recordedType: Any.Type
  private let role: String

  /// Creates a receiver for an object that app code provides or the framework represents.
  init(_ role: String, for type: Any.Type, on machine: Machine) {
    self.role = role
    self.recordedType = type
    self.machine = machine
  }

  /// Registers the names with the recorder; called before the first event is recorded.
  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    recorder.setRole(role, of: receiver)
  }
}

/// Functions for callers that record during traversals.
///
/// They do not retain the recorder: the machine outlives its own calls.
extension EventSink {
  @inline(never)
  func beginCall(_ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID) {
    begin(name, on: receiver, arguments)
  }

  @inline(never)
  func endCall() { end() }

  @inline(never)
  fileprivate func recordOutOfLine(
    _ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID
  ) {
    recordEvent(name, on: receiver, arguments)
  }
}

extension Recorded {
  /// Returns the receiver of a delegate in the trace: the delegate itself if it has a name of its
  /// own, otherwise a receiver with a reserved name and the delegate's class.
  package func receiver(
    of delegate: AnyObject, as role: String, cached: inout NamedReceiver?
  ) -> any Recorded {
    if let recorded = delegate as? any Recorded { return recorded }
    let type: Any.Type = Swift.type(of: delegate)
    if let cached, cached.recordedType == type, cached.machine === machine { return cached }
    let receiver = NamedReceiver(role, for: type, on: machine)
    cached = receiver
    return receiver
  }
}

extension Machine {
  /// Stores the arguments of one event, and returns the number under which the event refers to
  /// them.
  package func arguments(_ list: TraceArgument...) -> ArgumentsID { recorder.arguments(list) }
}
