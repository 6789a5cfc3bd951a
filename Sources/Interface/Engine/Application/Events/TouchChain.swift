import Foundation
package import GimbalTraces

/// Forwarding of touches along the responder chain.
extension UIResponder {
  /// Forwards touches to the next responder.
  ///
  /// Rule: R-TOUCH-3.
  func passOn(
    _ name: EventName, _ touches: Set<UITouch>,
    _ call: (UIResponder) -> (Set<UITouch>, UIEvent?) -> Void, _ event: UIEvent?
  ) {
    guard let next else { return }
    next.sendTouches(name, touches, call, event)
  }

  /// Calls a responder with touches, and records the call.
  package func sendTouches(
    _ name: EventName, _ touches: Set<UITouch>,
    _ call: (UIResponder) -> (Set<UITouch>, UIEvent?) -> Void, _ event: UIEvent?
  ) {
    // A cast to a class costs a fifth of a cast to a protocol.
    if let view = self as? UIView {
      if !view.node.pointee.answersByClass, touches.count == 1, let touch = touches.first {
        return view.node.passUp(touch, name) { $0.sendTouches(name, touches, call, event) }
      }
      view.send(name, view.machine.recorder.touchArguments(touches, in: view)) {
        call(self)(touches, event)
      }
    } else if let controller = self as? UIViewController {
      controller.send(name, controller.machine.recorder.touchArguments(touches, in: nil)) {
        call(self)(touches, event)
      }
    } else if let app = self as? UIApplication {
      app.send(name, app.machine.recorder.touchArguments(touches, in: nil)) {
        call(self)(touches, event)
      }
    } else {
      call(self)(touches, event)
    }
  }
}

extension ViewNode {
  /// Forwards a touch through views without overrides: the events are recorded, each nested in the
  /// one before, and no method is called.
  ///
  /// - Complexity: O(depth); the point is converted once per level.
  ///
  /// See: R-TOUCH-3.
  @MainActor
  fileprivate func passUp(
    _ touch: UITouch, _ name: EventName, _ send: (UIResponder) -> Void
  ) {
    let sink = pointee.traversal.pointee.sink
    let isRecording = sink.isRecording
    var position = isRecording ? touch.location(in: pointee.owner) : .zero
    var node = self
    var opened = 0
    var next: UIResponder?
    while true {
      if isRecording {
        sink.begin(name, on: node.recordedReceiver, sink.pointArguments(position))
        opened += 1
      }
      if node.pointee.flags.contains(.hasController) {
        next = node.pointee.controller
        break
      }
      guard let parent = node.pointee.parent else { break }
      if parent.pointee.answersByClass {
        next = parent.pointee.owner
        break
      }
      if isRecording { position = node.toParent(position) }
      node = parent
    }
    if let next { send(next) }
    for _ in 0..<opened { sink.end() }
  }
}

extension TraceRecorder {
  /// Returns the recorded arguments of touches: the location of the first in a view or window, and
  /// their number if there are several.
  @MainActor
  fileprivate func touchArguments(_ touches: Set<UITouch>, in view: UIView?) -> ArgumentsID {
    guard isRecording, var first = touches.first else { return .none }
    // Nearly all events have one touch; a list of arguments would cost more than the call.
    guard touches.count > 1 else { return pointArguments(first.location(in: view)) }
    for touch in touches where (touch.timestamp, touch.ordinal) < (first.timestamp, first.ordinal) {
      first = touch
    }
    return arguments([
      TraceArgument(nil, .point(first.location(in: view))),
      TraceArgument("count", .number(Double(touches.count))),
    ])
  }
}
