import Foundation
import GimbalTraces

/// Delivery of events to windows, and of actions to their targets.
extension UIApplication {
  /// Forwards an event to the windows of its touches.
  ///
  /// Rule: R-TOUCH-1.
  func passOn(_ event: UIEvent) {
    guard event.type == .touches else { return }
    if event.touchList.count == 1, let window = event.touchList[0].window {
      return window.send(.sendEvent) { window.sendEvent(event) }
    }
    var notified: [UIWindow] = []
    for touch in event.touchList {
      guard let window = touch.window, !notified.contains(where: { $0 === window }) else {
        continue
      }
      notified.append(window)
      window.send(.sendEvent) { window.sendEvent(event) }
    }
  }

  /// Calls an action method; called by `sendAction(_:to:from:for:)`.
  ///
  /// Without a target it is called on the first object of the responder chain that can perform it:
  /// from the first responder upwards or, if there is none, from the sender upwards. Returns false
  /// if no object is found.
  ///
  /// Rule: R-CTRL-5.
  func carryOut(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    let receiver: AnyObject?
    if let target {
      receiver = Selector.receiver(target)
    } else {
      let first = presentFirst ?? sender as? UIResponder ?? self
      receiver = first.target(forAction: action, withSender: sender) as AnyObject?
    }
    guard let receiver else { return false }
    return action.call(on: receiver, sender, event)
  }
}

extension UIResponder {
  /// Returns the first responder, from this one upwards, that can perform an action method.
  func firstTarget(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }
}
