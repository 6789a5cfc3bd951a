/// Somebody who is told of each event before it is recorded.
struct EventWatch {
  let tell: (String) -> Void
  /// The end of the chunk, which the state does not have while it takes one event at a time.
  var chunkEnd: UnsafeMutablePointer<TraceRecord>?
}

extension TraceRecorder {
  /// Has each event told as a line before it is recorded, for a process that may not live to tell of it.
  ///
  /// Every event then takes the slow path, about a microsecond.
  package func watchEvents(_ tell: @escaping (String) -> Void) {
    guard isRecording else { return }
    watch = EventWatch(tell: tell, chunkEnd: state.pointee.end)
    state.pointee.end = state.pointee.cursor
  }

  /// Makes room for an event; false when the limit of events is reached.
  @usableFromInline
  @inline(never)
  func makeRoom(
    code: UInt16, on receiver: ReceiverID, _ arguments: ArgumentsID, depth: UInt32
  ) -> Bool {
    guard let watch else { return openChunk() }
    watch.tell(line(code: code, on: receiver, arguments, depth: depth))
    if state.pointee.cursor == watch.chunkEnd {
      guard openChunk() else { return false }
      self.watch?.chunkEnd = state.pointee.end
    }
    state.pointee.end = state.pointee.cursor + 1
    return true
  }
}
