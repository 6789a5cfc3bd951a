package import GimbalEngine
import GimbalTraces

/// A gesture recognizer delegate that belongs to Gimbal; its callbacks are not recorded as calls of
/// the app.
@preconcurrency @MainActor
package protocol SystemJudge: UIGestureRecognizerDelegate {}

/// Calls of a recognizer to its delegate; UIKit's default applies if a member is not implemented.
extension UIGestureRecognizer {
  private func query(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID, or answer: Bool,
    _ call: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return answer }
    if delegate is any SystemJudge { return call(delegate) }
    return receiver(of: delegate, as: "gestureDelegate", cached: &gesture.delegateReceiver)
      .sendOptional(name, to: delegate, arguments()) { call(delegate) } ?? answer
  }

  /// Returns `gestureRecognizerShouldBegin(_:)`; true without a delegate.
  ///
  /// Called before a recognizer leaves the state `possible`.
  func queryDelegateToBegin() -> Bool {
    query(
      .gestureShouldBegin,
      machine.recorder.isRecording
        ? machine.arguments(TraceArgument(nil, .receiver(traceReceiver))) : .none,
      or: true
    ) {
      $0.gestureRecognizerShouldBegin(self)
    }
  }

  /// Returns whether the delegate lets the recognizer receive a touch; true without a delegate.
  ///
  /// Called when the touch begins.
  func queryDelegateToReceive(_ touch: UITouch) -> Bool {
    query(
      .gestureShouldReceive,
      machine.recorder.isRecording
        ? machine.arguments(
          TraceArgument(nil, .receiver(traceReceiver)),
          TraceArgument("shouldReceive", .point(touch.location(in: view)))) : .none,
      or: true
    ) { $0.gestureRecognizer(self, shouldReceive: touch) }
  }

  /// Returns whether the delegate allows this recognizer and another to recognize at the same time.
  ///
  /// Called when one of two would prevent the other; false without a delegate.
  func queryDelegateForBoth(_ other: UIGestureRecognizer) -> Bool {
    query(
      .gestureShouldRecognizeSimultaneously, pair("shouldRecognizeSimultaneouslyWith", other),
      or: false
    ) { $0.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) }
  }

  /// Returns whether the delegate makes this recognizer wait for the failure of another; false
  /// without a delegate.
  func queryDelegateToRequireFailure(of other: UIGestureRecognizer) -> Bool {
    query(.gestureShouldRequireFailure, pair("shouldRequireFailureOf", other), or: false) {
      $0.gestureRecognizer(self, shouldRequireFailureOf: other)
    }
  }

  /// Returns whether the delegate makes another recognizer wait for the failure of this one; false
  /// without a delegate.
  func queryDelegateToBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    query(.gestureShouldBeRequiredToFail, pair("shouldBeRequiredToFailBy", other), or: false) {
      $0.gestureRecognizer(self, shouldBeRequiredToFailBy: other)
    }
  }

  private func pair(_ label: String, _ other: UIGestureRecognizer) -> ArgumentsID {
    guard machine.recorder.isRecording else { return .none }
    return machine.arguments(
      TraceArgument(nil, .receiver(traceReceiver)),
      TraceArgument(label, .receiver(other.traceReceiver)))
  }
}
