import GimbalEngine

/// The states of a recognizer that begins, changes and ends.
extension UIGestureRecognizer {
  /// Changes what is under way; begins what is not once the fingers have moved enough.
  func moveOn(hasMovedEnough: @autoclosure () -> Bool) {
    if state.isUnderWay {
      state = .changed
    } else if hasMovedEnough() {
      state = .began
    }
  }

  /// Is broken off: what has not begun fails.
  func breakOff() { state = state.isUnderWay ? .cancelled : .failed }
}
