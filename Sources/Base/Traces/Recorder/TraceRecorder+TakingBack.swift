/// Calls that turn out not to happen after they were recorded.
extension TraceRecorder {
  /// Removes the last begun call from the recording.
  ///
  /// The engine calls this function if a call turned out to have no receiver. If events were
  /// recorded since the call began, they and the call stay.
  public func takeBack() {
    guard state.pointee.isRecording, state.pointee.depth > 0 else { return }
    if state.pointee.cause == state.pointee.next - 1 {
      state.pointee.cursor -= 1
      if watch != nil { state.pointee.end = state.pointee.cursor }
    }
    sink.end()
  }
}
