package import GimbalTraces

/// An object that appears in the trace.
///
/// An object is registered with the recorder when the first event that concerns it is recorded, and
/// never while nothing is recorded.
@preconcurrency @MainActor
package protocol Recorded: AnyObject {
  var machine: Machine { get }
  var receiver: ReceiverID { get set }
  /// The number of the object among those of its class on its machine.
  var ordinal: Int { get }
  /// The class under which the object is known.
  var recordedType: Any.Type { get }
  /// Tells the recorder how to call the object.
  func describe(to recorder: TraceRecorder, as receiver: ReceiverID)
}

extension Recorded {
  package var recordedType: Any.Type { type(of: self) }

  /// Records that the object goes away, if the trace knows it: for a `deinit` on the main actor.
  ///
  /// See: R-NAV-2.
  package func recordDeinit() {
    if receiver != .none { recordEvent(.deinitialize) }
  }

  /// The identity by which the trace knows the object.
  package var traceReceiver: ReceiverID { registered() }

  /// The name by which the trace knows the object.
  package var traceName: String { machine.recorder.name(of: registered()) }

  /// The object's identity in the trace, which registers it when it is new there.
  func registered() -> ReceiverID {
    if receiver != .none { return receiver }
    let recorder = machine.recorder
    receiver = recorder.register(type: recordedType, ordinal: ordinal)
    describe(to: recorder, as: receiver)
    return receiver
  }

  /// Makes a call into app code and records it, with whatever it leads to nested in it.
  package func send<Result>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none, _ call: () -> Result
  ) -> Result {
    let sink = machine.traversal.pointee.sink
    guard sink.isRecording else { return call() }
    sink.beginCall(name, on: registered(), arguments())
    defer { sink.endCall() }
    return call()
  }

  /// Makes a call that app code need not implement; nil, and nothing recorded, when the class of the object
  /// that is called does not implement it.
  package func sendOptional<Result>(
    _ name: EventName, to object: AnyObject, _ arguments: @autoclosure () -> ArgumentsID = .none,
    _ call: () -> Result
  ) -> Result? {
    let machine = machine
    let sink = machine.traversal.pointee.sink
    if sink.isRecording { sink.beginCall(name, on: registered(), arguments()) }
    let (result, isImplemented) = machine.callOptional(.event(name), of: object, call)
    if sink.isRecording {
      if isImplemented { sink.endCall() } else { machine.recorder.takeBack() }
    }
    return isImplemented ? result : nil
  }

  /// Records something that happened to the object.
  package func recordEvent(_ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none) {
    let sink = machine.traversal.pointee.sink
    if sink.isRecording { sink.recordOutOfLine(name, on: registered(), arguments()) }
  }
}

/// An object that can have a name in a scene, which the trace uses.
@preconcurrency @MainActor
package protocol SceneObject: Recorded {
  /// The name that the object has in a scene.
  var explicitIdentifier: String? { get set }
}

extension SceneObject {
  /// The name that the object has in a scene; the trace uses it.
  package var sceneIdentifier: String? {
    get { explicitIdentifier }
    set {
      explicitIdentifier = newValue
      if receiver != .none { machine.recorder.setIdentifier(newValue, of: receiver) }
    }
  }
}

/// An object with a reserved name, such as `coordinator`, and the class name of UIKit's own.
@MainActor
package final class NamedReceiver: Recorded {
  /// Not held: only the machine holds the receiver.
  package unowned let machine: Machine
  package var receiver = ReceiverID.none
  package let ordinal = 1
  package let recordedType: Any.Type
  private let role: String

  init(_ role: String, for type: Any.Type, on machine: Machine) {
    self.role = role
    self.recordedType = type
    self.machine = machine
  }

  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    recorder.setRole(role, of: receiver)
  }
}

/// Functions for callers that record in walks.
///
/// No reference to the recorder is counted: the machine outlives the calls that it makes.
extension EventSink {
  @inline(never)
  fileprivate func beginCall(_ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID) {
    begin(name, on: receiver, arguments)
  }

  @inline(never)
  fileprivate func endCall() { end() }

  @inline(never)
  fileprivate func recordOutOfLine(
    _ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID
  ) {
    recordEvent(name, on: receiver, arguments)
  }
}

extension Recorded {
  /// A delegate in the trace: under its own name if it has one, else under a reserved one and its
  /// class.
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
  /// Stores the arguments of one event.
  package func arguments(_ list: TraceArgument...) -> ArgumentsID { recorder.arguments(list) }
}
