public import Foundation

/// Calls of methods after a delay, on the virtual clock.
///
/// Source: Apple, NSObject.perform(_:with:afterDelay:).
extension NSObject {
  /// Calls a method of the object after a delay in virtual seconds; the object is retained until
  /// then.
  @preconcurrency @MainActor
  public final func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DefaultDevice.ensure(for: "perform(_:with:afterDelay:)")
    let machine = Machine.forNewObjects
    let calls = machine.delayedCalls
    calls.count += 1
    let number = calls.count
    let scheduled = machine.clock.schedule(after: delay > 0 && delay.isFinite ? delay : 0) {
      calls.waiting.removeAll { $0.number == number }
      aSelector.call(on: self, anArgument)
    }
    calls.waiting.append(
      DelayedCalls.Call(
        number: number, target: self, action: aSelector, argument: anArgument, scheduled: scheduled)
    )
  }

  /// Cancels all delayed calls of an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let machine = Machine.forNewObjects
    machine.delayedCalls.callOff(on: machine.clock) { $0.target === aTarget as AnyObject }
  }

  /// Cancels the delayed calls of one method of an object with an equal argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let machine = Machine.forNewObjects
    let waiting = machine.delayedCalls.waiting.filter {
      $0.target === aTarget as AnyObject && $0.argument as? NSObject == anArgument as? NSObject
    }
    let meant = Set(waiting.filter { $0.action == aSelector }.map(\.number))
    if meant.isEmpty, waiting.contains(where: { $0.action.isMadeApart(from: aSelector) }) {
      machine.application.report(
        .selectorMadeApart("cancelPreviousPerformRequests(withTarget:selector:object:)"))
    }
    machine.delayedCalls.callOff(on: machine.clock) { meant.contains($0.number) }
  }
}

/// The pending calls of `perform(_:with:afterDelay:)` on a device.
final class DelayedCalls: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .delayedCalls }

  /// One call of a method that waits for its time.
  struct Call {
    /// The number of the call in the order of the requests; identifies it when it is carried out.
    let number: Int
    /// The object, which is retained until the call.
    let target: NSObject
    /// The method that is called.
    let action: Selector
    /// The object that the method receives, if it has a parameter.
    let argument: Any?
    /// The number of the action on the clock.
    let scheduled: Int
  }

  /// The calls that have been neither carried out nor cancelled, in the order of the requests.
  var waiting: [Call] = []
  /// The number of all calls so far; the next call receives the next number.
  var count = 0

  init() {}

  @MainActor
  fileprivate func callOff(on clock: VirtualClock, _ isMeant: (Call) -> Bool) {
    for call in waiting where isMeant(call) { clock.cancel(call.scheduled) }
    waiting.removeAll(where: isMeant)
  }
}

extension Machine {
  fileprivate var delayedCalls: DelayedCalls { state() }
}
