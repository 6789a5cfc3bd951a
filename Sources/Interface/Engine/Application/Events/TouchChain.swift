import Foundation
package import GimbalTraces

/// Touches on their way up the chain of responders.
extension UIResponder {
  /// Passes touches on to the next responder.
  ///
  /// Rule: R-TOUCH-3.
  func passOn(
    _ name: EventName, _ touches: Set<UITouch>,
    _ call: (UIResponder) -> (Set<UITouch>, UIEvent?) -> Void, _ event: UIEvent?
  ) {
    guard let next else { return }
    next.sendTouches(name, touches, call, event)
  }

  /// Calls a responder with touches, and records it.
  package func sendTouches(
    _ name: EventName, _ touches: Set<UITouch>,
    _ call: (UIResponder) -> (Set<UITouch>, UIEvent?) -> Void, _ event: UIEvent?
  ) {
    // Asking for the class costs a fifth of asking for the protocol.
    if let view = self as? UIView {
      if !view.node.pointee.answersByClass, touches.count == 1, let touch = touches.first {
        return view.node.passUp(touch, name) { $0.sendTouches(name, touches, call, event) }
      }
      view.send(name, view.machine.touchArguments(touches, in: view)) { call(self)(touches, event) }
    } else if let controller = self as? UIViewController {
      controller.send(name, controller.machine.touchArguments(touches, in: nil)) {
        call(self)(touches, event)
      }
    } else if let app = self as? UIApplication {
      app.send(name, app.machine.touchArguments(touches, in: nil)) { call(self)(touches, event) }
    } else {
      call(self)(touches, event)
    }
  }
}

extension ViewNode {
  /// Passes a touch up views of no class of their own, which have nothing to answer: they are recorded, one
  /// inside the other, and not called.
  ///
  /// - Complexity: O(depth); the point is converted once a level.
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

extension Machine {
  /// The place of the first of some touches in a view, or in the window, and the number of touches where there
  /// are several.
  package func touchArguments(_ touches: Set<UITouch>, in view: UIView?) -> ArgumentsID {
    guard recorder.isRecording, var first = touches.first else { return .none }
    // One finger is what nearly all events have; a list of arguments would cost more than the call.
    guard touches.count > 1 else { return recorder.pointArguments(first.location(in: view)) }
    for touch in touches where (touch.timestamp, touch.ordinal) < (first.timestamp, first.ordinal) {
      first = touch
    }
    return arguments(
      TraceArgument(nil, .point(first.location(in: view))),
      TraceArgument("count", .number(Double(touches.count))))
  }
}
