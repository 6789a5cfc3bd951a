/// A closure that is called before each event is recorded.
struct EventWatch {
  /// Called with the event's index, and with a function that formats it as a line.
  let inspect: (_ index: Int, _ line: () -> String) -> Void
  /// The end of the chunk, which the state does not have while it records events one at a time.
  var chunkEnd: UnsafeMutablePointer<TraceRecord>?
  /// True while `inspect` runs; it is not called for events that are recorded meanwhile.
  var isLooking = false
}

extension TraceRecorder {
  /// Calls `handler` with each event as a line before it is recorded.
  ///
  /// This function is for a process that may end before it reports. After the call every event
  /// takes the slow path, about a microsecond.
  package func watchEvents(_ handler: @escaping (String) -> Void) {
    watch { _, line in handler(line()) }
  }

  /// Calls `inspect` before each event is recorded; nil removes it.
  package func watch(_ inspect: ((_ index: Int, _ line: () -> String) -> Void)?) {
    if let watch, let end = watch.chunkEnd { state.pointee.end = end }
    watch = nil
    guard let inspect, isRecording else { return }
    watch = EventWatch(inspect: inspect, chunkEnd: state.pointee.end)
    state.pointee.end = state.pointee.cursor
  }

  /// Allocates memory for an event; returns false if the limit of events is reached.
  @usableFromInline
  @inline(never)
  func reserveSpace(
    code: UInt16, on receiver: ReceiverID, _ arguments: ArgumentsID, depth: UInt32
  ) -> Bool {
    guard let watch else { return openChunk() }
    if !watch.isLooking {
      self.watch?.isLooking = true
      watch.inspect(Int(state.pointee.next)) {
        line(code: code, on: receiver, arguments, depth: depth)
      }
      self.watch?.isLooking = false
    }
    guard let end = self.watch?.chunkEnd else {
      return state.pointee.cursor < state.pointee.end || openChunk()
    }
    if state.pointee.cursor == end {
      guard openChunk() else { return false }
      self.watch?.chunkEnd = state.pointee.end
    }
    state.pointee.end = state.pointee.cursor + 1
    return true
  }
}
