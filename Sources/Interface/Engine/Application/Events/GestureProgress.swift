/// The state of a recognizer's recognition.
@MainActor
package struct GestureProgress {
  /// The state that the recognizer shows.
  package var state = UIGestureRecognizer.State.possible
  /// The state to which it goes when others have failed; nil where it waits for none.
  package var held: UIGestureRecognizer.State?
  /// The touches of this gesture, those that are over included, in the order in which they began.
  package var touches: [UITouch] = []
  package var targets: [GestureTarget] = []
  /// Targets from the recognizer's document that have no other owner.
  package var retained: [AnyObject] = []
  package var requirements: [WeakRecognizer] = []
  /// True while the recognizer has a gesture that is not over.
  package var isActive = false
  /// True from recognition until the recognizer is reset.
  package var isRecognized = false
  /// The number of states, set from possible, that are not decided on yet.
  package var undecided = 0
  /// Called, ahead of the targets, when the recognizer has recognized or changed: for recognizers of the system's.
  package var onChange: ((UIGestureRecognizer) -> Void)?
  package var delegateReceiver: NamedReceiver?

  /// The touches that make up the gesture now: those on the screen, else those that ended last.
  package var present: [UITouch] {
    let live = touches.filter(\.isLive)
    guard live.isEmpty, let last = touches.map(\.timestamp).max() else { return live }
    return touches.filter { $0.timestamp == last }
  }

  /// True if a touch is, or was, part of the gesture.
  package func has(_ touch: UITouch) -> Bool {
    for own in touches where own === touch { return true }
    return false
  }

  mutating func leaveOut(_ touch: UITouch) { touches.removeAll { $0 === touch } }
}

/// An object that a recognizer calls, and the method.
@MainActor
package struct GestureTarget {
  package private(set) weak var target: AnyObject?
  package let action: Selector

  init(_ target: AnyObject, _ action: Selector) {
    self.target = target
    self.action = action
  }

  func isSame(as other: GestureTarget) -> Bool {
    target === other.target && action == other.action
  }
}

/// A recognizer that is not held.
@MainActor
package struct WeakRecognizer {
  package private(set) weak var recognizer: UIGestureRecognizer?

  package init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
