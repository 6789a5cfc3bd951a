package import GimbalEngine
import GimbalTraces

/// A delegate of the system's, whose answers are no calls into an app.
@preconcurrency @MainActor
package protocol SystemJudge: UIGestureRecognizerDelegate {}

/// Questions of a recognizer to its delegate; where that does not implement a member, UIKit's answer stands.
extension UIGestureRecognizer {
  private func ask(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID, or answer: Bool,
    _ call: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return answer }
    if delegate is any SystemJudge { return call(delegate) }
    return receiver(of: delegate, as: "gestureDelegate", kept: &gesture.delegateReceiver)
      .sendOptional(name, to: delegate, arguments()) { call(delegate) } ?? answer
  }

  func askDelegateToBegin() -> Bool {
    ask(
      .gestureShouldBegin,
      machine.recorder.isRecording
        ? machine.arguments(TraceArgument(nil, .receiver(traceReceiver))) : .none,
      or: true
    ) {
      $0.gestureRecognizerShouldBegin(self)
    }
  }

  func askDelegateToReceive(_ touch: UITouch) -> Bool {
    ask(
      .gestureShouldReceive,
      machine.recorder.isRecording
        ? machine.arguments(
          TraceArgument(nil, .receiver(traceReceiver)),
          TraceArgument("shouldReceive", .point(touch.location(in: view)))) : .none,
      or: true
    ) { $0.gestureRecognizer(self, shouldReceive: touch) }
  }

  func askDelegateForBoth(_ other: UIGestureRecognizer) -> Bool {
    ask(
      .gestureShouldRecognizeSimultaneously, pair("shouldRecognizeSimultaneouslyWith", other),
      or: false
    ) { $0.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) }
  }

  func askDelegateToRequireFailure(of other: UIGestureRecognizer) -> Bool {
    ask(.gestureShouldRequireFailure, pair("shouldRequireFailureOf", other), or: false) {
      $0.gestureRecognizer(self, shouldRequireFailureOf: other)
    }
  }

  func askDelegateToBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    ask(.gestureShouldBeRequiredToFail, pair("shouldBeRequiredToFailBy", other), or: false) {
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
