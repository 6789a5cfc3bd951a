import GimbalEngine

/// Changes of state of a continuous recognizer, which begins, changes and ends.
extension UIGestureRecognizer {
  /// Sets the state to `changed` if the gesture has begun; otherwise to `began` once the touches
  /// have moved enough.
  func moveOn(hasMovedEnough: @autoclosure () -> Bool) {
    if state.isUnderWay {
      state = .changed
    } else if hasMovedEnough() {
      state = .began
    }
  }

  /// Cancels the gesture; if it has not begun, it fails.
  func breakOff() { state = state.isUnderWay ? .cancelled : .failed }
}
