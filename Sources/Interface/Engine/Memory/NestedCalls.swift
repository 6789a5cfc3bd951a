package import GimbalTraces

/// Counts nested calls of one kind from app code, up to a limit.
package struct NestedCalls {
  /// The limit of nested calls, because each uses a part of the finite stack; the value is Gimbal's
  /// choice (CHOICE).
  package static let limit = 200

  private var depth = 0
  /// True while at least one such call runs.
  var isUnderWay: Bool { depth > 0 }
  /// True if the limit was reached.
  ///
  /// From then on no call begins before the outermost one has ended, because each call might begin
  /// several.
  fileprivate var isOver = false

  /// Counts a call; above the limit it returns false and raises an exception once.
  @MainActor
  mutating func begin(
    notifying receiver: any Recorded, of name: @autoclosure () -> String
  ) -> Bool {
    guard !isOver else { return false }
    guard depth < NestedCalls.limit else {
      isOver = true
      receiver.report(.endlessCalls(of: name()))
      return false
    }
    depth += 1
    return true
  }

  /// Ends a call; returns true for the outermost one after the limit was exceeded.
  @discardableResult
  mutating func end() -> Bool {
    depth -= 1
    guard depth == 0, isOver else { return false }
    isOver = false
    return true
  }
}

extension Machine {
  /// True while calls of optional members are left out, because too many run inside each other; an
  /// answer nil then does not mean that a member is not implemented.
  package var leavesOutCalls: Bool { traversal.pointee.optionalCalls.isOver }
}

extension Recorded {
  /// Calls a member that app code may leave out, and records the call.
  ///
  /// Returns nil and records nothing if the class of the object does not implement it. Also returns
  /// nil if too many calls run inside each other, because the app's code calls itself through them.
  package func sendOptional<Result>(
    _ name: EventName, to object: AnyObject, _ arguments: @autoclosure () -> ArgumentsID = .none,
    _ call: () -> Result
  ) -> Result? {
    let machine = machine
    guard machine.traversal.pointee.optionalCalls.begin(notifying: self, of: name.text) else {
      return nil
    }
    defer { machine.traversal.pointee.optionalCalls.end() }
    let sink = machine.traversal.pointee.sink
    if sink.isRecording { sink.beginCall(name, on: registered(), arguments()) }
    let (result, isImplemented) = OptionalCalls(machine).callOptional(
      .event(name), of: object, call)
    if sink.isRecording {
      if isImplemented { sink.endCall() } else { machine.recorder.takeBack() }
    }
    return isImplemented ? result : nil
  }
}
