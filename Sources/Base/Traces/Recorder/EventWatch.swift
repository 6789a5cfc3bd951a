/// A closure that is called before each event is recorded.
struct EventWatch {
  /// Called with the event's index, and with what puts it into a line.
  let inspect: (_ index: Int, _ line: () -> String) -> Void
  /// The end of the chunk, which the state does not have while it takes one event at a time.
  var chunkEnd: UnsafeMutablePointer<TraceRecord>?
  /// True during a look: what is recorded meanwhile is not looked at.
  var isLooking = false
}

extension TraceRecorder {
  /// Has `handler` called with each event as a line before it is recorded, for a process that may end too early to report.
  ///
  /// Every event then takes the slow path, about a microsecond.
  package func watchEvents(_ handler: @escaping (String) -> Void) {
    watch { _, line in handler(line()) }
  }

  /// Has `inspect` called before each event is recorded, with its index and with what puts it into a line; nil ends it.
  package func watch(_ inspect: ((_ index: Int, _ line: () -> String) -> Void)?) {
    if let watch, let end = watch.chunkEnd { state.pointee.end = end }
    watch = nil
    guard let inspect, isRecording else { return }
    watch = EventWatch(inspect: inspect, chunkEnd: state.pointee.end)
    state.pointee.end = state.pointee.cursor
  }

  /// Makes room for an event; false when the limit of events is reached.
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
