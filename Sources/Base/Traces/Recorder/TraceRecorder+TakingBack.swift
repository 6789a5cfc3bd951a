extension TraceRecorder {
  /// Takes the call that was begun last out of the recording, as if it had not been made.
  ///
  /// For a call that turned out to have no receiver. Events that were recorded since stay, with the
  /// call.
  public func takeBack() {
    guard state.pointee.isRecording, state.pointee.depth > 0 else { return }
    if state.pointee.cause == state.pointee.next - 1 {
      state.pointee.cursor -= 1
      if watch != nil { state.pointee.end = state.pointee.cursor }
    }
    sink.end()
  }
}
