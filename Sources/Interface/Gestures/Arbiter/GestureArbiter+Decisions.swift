import GimbalEngine
import GimbalTraces

/// Decides which recognizers recognize.
extension GestureArbiter {
  /// The maximum number of decisions for one event, because an app's actions might set states
  /// endlessly.
  private static let roundLimit = 1_000

  /// Decides about all states that were set, and about the states that follow, until none is left.
  func settle() {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    var rounds = 0
    while rounds < GestureArbiter.roundLimit + 4 * active.count {
      rounds += 1
      if !unsettled.isEmpty {
        // See: R-GEST-7.
        if isUnsorted {
          // A copy, because an app's override of the number of taps may set states.
          let pending = unsettled
          unsettled = []
          isUnsorted = false
          unsettled =
            pending.sorted { $0.recognizer.requiredTaps > $1.recognizer.requiredTaps }[...]
            + unsettled
        }
        let (recognizer, old) = unsettled.removeFirst()
        if old == .possible { recognizer.gesture.undecided -= 1 }
        decide(recognizer, from: old)
      } else if !resolveOneThatWaits() {
        break
      }
    }
    for (recognizer, _) in unsettled { recognizer.gesture.undecided = 0 }
    unsettled = []
    forwarding.releaseWithheld()
  }

  /// Returns true if the arbiter has decided that the recognizer recognizes; its state alone does
  /// not decide this.
  private func recognizes(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.state.isRecognition && recognizer.gesture.undecided == 0
  }

  private func decide(
    _ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State
  ) {
    switch (old, recognizer.state) {
    case (.possible, .began), (.possible, .ended): attempt(recognizer)
    case (.possible, _): fail(recognizer)
    case (_, .failed):
      recognizer.gesture.state = .cancelled
      act(recognizer)
    default: act(recognizer)
    }
  }

  /// Handles a recognizer that is ready to recognize.
  ///
  /// Rule: R-GEST-2 (first whether it may begin, then whether another one prevents it, then it
  /// waits for those that have to fail; the order is Gimbal's choice, CHOICE).
  private func attempt(_ recognizer: UIGestureRecognizer) {
    // If several states are set in one event the last one counts.
    guard recognizer.state != .failed else { return }
    if recognizer.gesture.held == nil, !mayBegin(recognizer) { return fail(recognizer) }
    // The delegates are called in the order of the active recognizers.
    let rivals = recognized.count > 1 ? active : recognized
    if rivals.contains(where: { recognizes($0) && prevents($0, recognizer) }) {
      return fail(recognizer)
    }
    switch standing(of: recognizer) {
    case .free: recognize(recognizer)
    case .waits:
      recognizer.gesture.held = recognizer.state
      recognizer.gesture.state = .possible
    case .lost: fail(recognizer)
    }
  }

  /// Rule: R-GEST-3.
  private func resolveOneThatWaits() -> Bool {
    for recognizer in active {
      guard let held = recognizer.gesture.held, recognizer.state == .possible else { continue }
      switch standing(of: recognizer) {
      case .waits:
        guard waitsInCircle(recognizer) else { continue }
        fail(recognizer)
      case .lost: fail(recognizer)
      case .free:
        recognizer.gesture.state = held
        attempt(recognizer)
      }
      return true
    }
    return false
  }

  private enum Standing { case free, waits, lost }

  /// Returns whether the recognizer can recognize: the recognizers that have to fail first have
  /// failed, or not yet, or not at all.
  private func standing(of recognizer: UIGestureRecognizer) -> Standing {
    var standing = Standing.free
    let others = recognizer.hasRules ? active : withRules
    for other in others where other !== recognizer && requires(recognizer, other) {
      // The other recognizer has recognized, so this one cannot any more.
      if recognizes(other) { return .lost }
      if other.state != .failed, other.state != .cancelled { standing = .waits }
    }
    return standing
  }

  /// Returns true if a recognizer has to wait until another one has failed.
  private func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if recognizer.gesture.requirements.contains(where: { $0.recognizer === other }) { return true }
    guard shareTouches(recognizer, other) else { return false }
    return recognizer.shouldRequireFailure(of: other)
      || recognizer.queryDelegateToRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || other.queryDelegateToBeRequiredToFail(by: recognizer)
  }

  /// Returns true if recognizers wait for each other in a cycle, and no touch can change that any
  /// more.
  private func waitsInCircle(_ recognizer: UIGestureRecognizer) -> Bool {
    var seen: [UIGestureRecognizer] = []
    var next = [recognizer]
    while let current = next.popLast() {
      for other in active where other !== current && other.gesture.held != nil {
        guard requires(current, other) else { continue }
        if other === recognizer { return true }
        if !seen.contains(where: { $0 === other }) {
          seen.append(other)
          next.append(other)
        }
      }
    }
    return false
  }

  private func shareTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.gesture.touches.contains { touch in other.gesture.touches.contains { $0 === touch } }
  }

  /// Returns true if one recognizer prevents another from recognizing the same touches.
  ///
  /// Rule: R-GEST-7.
  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one !== other, shareTouches(one, other), one.canPrevent(other),
      other.canBePrevented(by: one)
    else { return false }
    return !one.queryDelegateForBoth(other) && !other.queryDelegateForBoth(one)
  }

  /// See: R-GEST-2 (the views of the touches, up to the recognizer's, and then the delegate).
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var queried: [UIView] = []
    for touch in recognizer.gesture.touches {
      var view = touch.view
      while let current = view {
        if !queried.contains(where: { $0 === current }) {
          queried.append(current)
          let may = current.send(
            .gestureShouldBegin, argument(recognizer)
          ) { current.gestureRecognizerShouldBegin(recognizer) }
          if !may { return false }
        }
        view = current === recognizer.view ? nil : current.superview
      }
    }
    return recognizer.queryDelegateToBegin()
  }

  // MARK: Consequences

  private func recognize(_ recognizer: UIGestureRecognizer) {
    recognizer.gesture.held = nil
    act(recognizer)
    for other in active where other.state == .possible && prevents(recognizer, other) {
      fail(other)
    }
    // See: R-GEST-4.
    if recognizer.cancelsTouchesInView { forwarding.takeTouches(of: recognizer) }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.gesture.held = nil
    recognizer.gesture.state = .failed
    recordState(recognizer)
  }

  /// Records the state and calls the targets; deallocated targets are skipped.
  ///
  /// See: R-GEST-1.
  private func act(_ recognizer: UIGestureRecognizer) {
    if !recognizer.gesture.isRecognized, recognizer.gesture.isActive {
      recognizer.gesture.isRecognized = true
      recognized.append(recognizer)
    }
    recordState(recognizer)
    recognizer.gesture.onChange?(recognizer)
    let recorder = machine.recorder
    for target in recognizer.gesture.targets {
      guard let object = target.target else { continue }
      let state =
        recorder.isRecording
        ? machine.arguments(TraceArgument(nil, .text(recognizer.state.word))) : .none
      recognizer.send(.gestureAction, state) {
        _ = target.action.call(on: object, recognizer, nil)
      }
    }
  }

  private func recordState(_ recognizer: UIGestureRecognizer) {
    guard machine.recorder.isRecording else { return }
    recognizer.recordEvent(
      .gestureState, machine.arguments(TraceArgument(nil, .text(recognizer.state.word))))
  }
}

extension UIGestureRecognizer {
  fileprivate var requiredTaps: Int { (self as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0 }
}
