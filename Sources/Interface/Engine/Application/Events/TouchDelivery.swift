/// Delivers touches to gesture recognizers and views; the Gestures module implements it.
@preconcurrency @MainActor
package protocol TouchDelivery: AnyObject {
  /// Delivers an event's touches to the recognizers and views of a window.
  func deliver(_ event: UIEvent, in window: UIWindow)

  /// Applies the consequences of a recognizer's new state.
  func stateDidChange(_ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State)

  /// Cancels a recognizer's current gesture, after it was disabled or removed.
  func breakOff(_ recognizer: UIGestureRecognizer)

  /// Forgets all gestures without callbacks, because the device is powered off or the app has ended.
  func forgetAll()

  /// Scrolls the scroll view that reacts to a tap on the status bar; `TouchScreen` calls it.
  func statusBarWasTapped()

  /// Adds the recognizers of a scroll view's own gestures; its `prepareRecognizers()` calls this
  /// once.
  func makeRecognizers(of view: UIView)
}

/// Creates the object that delivers touches; the Gestures module defines the function.
///
/// The linker must resolve the symbol, so a static archive with the definition cannot be left out.
@MainActor
@_silgen_name("gimbal_touchDelivery")
private func suppliedTouchDelivery(_ machine: Machine) -> any TouchDelivery

private final class DeliveryState: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .delivery }
  /// The delivery of the device's touches; nil before its first touch.
  var delivery: (any TouchDelivery)?
}

extension Machine {
  /// Delivers touches to the recognizers and views of the device.
  package var touchDelivery: any TouchDelivery {
    let state: DeliveryState = state()
    if let known = state.delivery { return known }
    let made = suppliedTouchDelivery(self)
    state.delivery = made
    return made
  }
}
