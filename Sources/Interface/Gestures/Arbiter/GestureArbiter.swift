import Foundation
package import GimbalEngine
import GimbalTraces

/// Delivers touches to the recognizers and views of a device, and decides which recognizers
/// recognize.
///
/// A recognizer's new state can be set while an event is delivered. The arbiter then decides about
/// it after all recognizers have received the event. If a state is set at another time, as by a
/// timer, the arbiter decides immediately.
@MainActor
package final class GestureArbiter: TouchDelivery {
  unowned let machine: Machine
  /// The recognizers with a gesture that has not ended, in the order of their first touches.
  var active: [UIGestureRecognizer] = [] { didSet { knownRules = nil } }
  /// The active recognizers that have recognized and are not yet reset.
  var recognized: [UIGestureRecognizer] = []
  /// The result of `withRules` and the number of changes of rules for which it holds.
  ///
  /// It is nil after a change of `active`, so that it retains no recognizer after its gesture.
  private var knownRules: (changes: Int, recognizers: [UIGestureRecognizer])?
  /// The recognizers whose state was set, with the previous state, in order.
  var unsettled: ArraySlice<(recognizer: UIGestureRecognizer, old: UIGestureRecognizer.State)> = []
  /// True if states were set since `unsettled` was sorted.
  var isUnsorted = false
  /// Forwards touches to views, except those that recognizers delay or cancel.
  let forwarding = TouchForwarding()
  /// True while an event is delivered to recognizers, or decisions are made.
  var isBusy = false

  init(machine: Machine) { self.machine = machine }

  /// Delivers an event of touches to the recognizers, then to the views.
  ///
  /// Called by `UIWindow.sendEvent(_:)` for each event.
  package func deliver(_ event: UIEvent, in window: UIWindow) {
    forwarding.begin(event)
    let touches = event.touches(in: window)
    for touch in touches where touch.phase == .began && touch.gestureRecognizers == nil {
      assignRecognizers(to: touch, event)
    }
    if !active.isEmpty {
      let outer = isBusy
      isBusy = true
      bring(touches, event)
      isBusy = outer
      settle()
    }
    forwarding.route(touches, event)
    if !active.isEmpty { resetThoseThatAreDone() }
    if active.isEmpty { forwarding.endIfIdle() }
  }

  /// Returns the arguments of an event that describe a recognizer.
  func argument(_ recognizer: UIGestureRecognizer) -> ArgumentsID {
    guard machine.recorder.isRecording else { return .none }
    return machine.arguments(TraceArgument(nil, .receiver(recognizer.traceReceiver)))
  }

  // MARK: Recognizers

  /// Assigns recognizers to a touch: those of its view, then those of the superviews.
  ///
  /// Rule: R-GEST-6.
  private func assignRecognizers(to touch: UITouch, _ event: UIEvent) {
    let found = (touch.view?.recognizersUpwards ?? []).filter { takes($0, touch, event) }
    touch.gestureRecognizers = found
    for recognizer in found {
      recognizer.gesture.touches.append(touch)
      activate(recognizer)
    }
  }

  private func activate(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.gesture.isActive else { return }
    recognizer.gesture.isActive = true
    active.append(recognizer)
  }

  /// The active recognizers with a delegate, a failure requirement or an app's class, which may
  /// depend on others.
  ///
  /// - Complexity: O(1), and O(active recognizers) after a change.
  var withRules: [UIGestureRecognizer] {
    let changes = UIGestureRecognizer.ruleChanges
    if let knownRules, knownRules.changes == changes { return knownRules.recognizers }
    let recognizers = active.filter(\.hasRules)
    knownRules = (changes, recognizers)
    return recognizers
  }

  private func takes(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent
  ) -> Bool {
    guard recognizer.view != nil, recognizer.isEnabled,
      recognizer.state == .possible || recognizer.state.isUnderWay,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    return recognizer.shouldReceive(event) && recognizer.queryDelegateToReceive(touch)
  }

  private func bring(_ touches: [UITouch], _ event: UIEvent) {
    for recognizer in active {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        var set: [UITouch] = []
        for touch in touches where touch.phase == phase && recognizer.gesture.has(touch) {
          set.append(touch)
        }
        guard !set.isEmpty, recognizer.isReceptive else { continue }
        switch phase {
        case .began: recognizer.touchesBegan(Set(set), with: event)
        case .moved: recognizer.touchesMoved(Set(set), with: event)
        case .ended: recognizer.touchesEnded(Set(set), with: event)
        default: recognizer.touchesCancelled(Set(set), with: event)
        }
      }
    }
  }

  /// Records a new state of a recognizer, and decides at once unless an event is being delivered.
  ///
  /// Called by the setter of `state`.
  package func stateDidChange(
    _ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State
  ) {
    unsettled.append((recognizer, old))
    if old == .possible { recognizer.gesture.undecided += 1 }
    isUnsorted = true
    if isBusy { return }
    activate(recognizer)
    machine.perform {
      settle()
      resetThoseThatAreDone()
    }
  }

  /// Cancels a recognizer that has begun, or fails a possible one, when it is disabled or removed.
  ///
  /// Rule: R-GEST-9, R-GEST-10.
  package func breakOff(_ recognizer: UIGestureRecognizer) {
    guard recognizer.gesture.isActive else { return }
    recognizer.gesture.held = nil
    if recognizer.state.isUnderWay {
      recognizer.state = .cancelled
    } else if recognizer.state == .possible {
      recognizer.state = .failed
    }
  }

  /// Forgets all touches and recognizers; called when the app ends, and sends no callback.
  package func forgetAll() {
    for recognizer in active { recognizer.gesture.forget() }
    active = []
    recognized = []
    unsettled = []
    forwarding.forgetAll()
  }

  /// Resets recognizers whose gesture is over and whose touches have ended.
  ///
  /// A recognizer that is still possible when its last touch ends fails, unless it waits for
  /// another tap or for other recognizers.
  ///
  /// Rule: R-GEST-8.
  func resetThoseThatAreDone() {
    guard !isBusy else { return }
    for recognizer in active where recognizer.isStuck { recognizer.state = .failed }
    let done = active.filter(\.isDone)
    guard !done.isEmpty else { return }
    for recognizer in done { recognizer.gesture.isActive = false }
    active.removeAll { !$0.gesture.isActive }
    for recognizer in done { recognizer.gesture.isRecognized = false }
    recognized.removeAll { !$0.gesture.isRecognized }
    for recognizer in done where !recognizer.gesture.isActive {
      recognizer.gesture.touches = []
      recognizer.gesture.held = nil
      recognizer.send(.gestureReset) { recognizer.reset() }
      recognizer.gesture.state = .possible
    }
    if active.isEmpty { forwarding.endIfIdle() }
  }
}

extension UIGestureRecognizer {
  /// True if the recognizer still receives its touches.
  fileprivate var isReceptive: Bool { isEnabled && (state == .possible || state.isUnderWay) }

  /// True if the recognizer may wait for another one, or another one for it.
  var hasRules: Bool {
    delegate != nil || !gesture.requirements.isEmpty || !UIGestureRecognizer.isOwn(type(of: self))
  }

  private static var ownClasses: [ObjectIdentifier: Bool] = [:]

  /// Returns true for classes of Gimbal, none of which overrides the methods about failure; results
  /// are cached.
  private static func isOwn(_ type: UIGestureRecognizer.Type) -> Bool {
    if let known = ownClasses[ObjectIdentifier(type)] { return known }
    let isOwn = _typeName(type, qualified: true).hasPrefix("Gimbal")
    ownClasses[ObjectIdentifier(type)] = isOwn
    return isOwn
  }

  fileprivate var hasLiveTouches: Bool { gesture.touches.contains(where: \.isLive) }

  fileprivate var isDone: Bool {
    (state == .ended || state == .cancelled || state == .failed) && !hasLiveTouches
  }

  fileprivate var isStuck: Bool {
    state == .possible && gesture.held == nil && !hasLiveTouches
      && !((self as? UITapGestureRecognizer)?.isBetweenTaps ?? false)
  }
}

/// Returns the touch delivery of a device, which the layer below calls by name.
@MainActor
@_silgen_name("gimbal_touchDelivery")
func linkedTouchDelivery(_ machine: Machine) -> any TouchDelivery {
  GestureArbiter(machine: machine)
}
