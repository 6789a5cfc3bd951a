import Foundation
package import GimbalTraces

/// Events on their way into the app, and actions on their way to whoever carries them out.
extension UIApplication {
  /// Rule: R-TOUCH-1 (the app passes an event on to the windows of its touches).
  func passOn(_ event: UIEvent) {
    guard event.type == .touches else { return }
    var told: [UIWindow] = []
    for touch in event.touchList {
      guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
      told.append(window)
      window.send(.sendEvent) { window.sendEvent(event) }
    }
  }

  /// Calls an action on a target, or without one on the first responder that has it, from the sender on up.
  ///
  /// Rule: R-CTRL-5.
  func carryOut(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    let receiver: AnyObject?
    if let target {
      receiver = target as AnyObject
    } else {
      let first = presentFirst ?? sender as? UIResponder ?? self
      receiver = first.target(forAction: action, withSender: sender) as AnyObject?
    }
    guard let receiver else { return false }
    return action.call(on: receiver, sender, event)
  }
}

extension UIResponder {
  /// The first responder, from this one on up, that can carry out an action.
  func firstTarget(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }

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
