/// The object that brings touches to recognizers and views: the room of gestures, above this one.
@preconcurrency @MainActor
package protocol TouchDelivery: AnyObject {
  /// Brings an event's touches to the recognizers and views of a window.
  func deliver(_ event: UIEvent, in window: UIWindow)

  /// Decides what follows from a state that a recognizer has taken.
  func stateDidChange(_ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State)

  /// Breaks off what a recognizer has begun: it was turned off or taken away.
  func breakOff(_ recognizer: UIGestureRecognizer)

  /// Does what a tap on the status bar does.
  func statusBarWasTapped()

  /// Gives a view of the system the recognizers that belong to it.
  func makeRecognizers(of view: UIView)
}

/// Makes what brings touches to recognizers and views; the room of gestures defines the function.
///
/// It is a symbol that the linker must find, so that a static archive cannot leave it out.
@MainActor
@_silgen_name("gimbal_touchDelivery")
private func suppliedTouchDelivery(_ machine: Machine) -> any TouchDelivery

private final class DeliveryState: MachineState {
  static var position: MachineStateSlot { .delivery }
  var delivery: (any TouchDelivery)?
}

extension Machine {
  /// The object that brings touches to the recognizers and views of the device.
  package var touchDelivery: any TouchDelivery {
    let state: DeliveryState = state()
    if let known = state.delivery { return known }
    let made = suppliedTouchDelivery(self)
    state.delivery = made
    return made
  }
}
