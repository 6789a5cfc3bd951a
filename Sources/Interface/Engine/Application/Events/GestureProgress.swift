/// The recognition state of a gesture recognizer.
@MainActor
package struct GestureProgress {
  /// The state that the recognizer's `state` returns.
  package var state = UIGestureRecognizer.State.possible
  /// The state that is deferred until other recognizers have failed; nil if there is none.
  package var held: UIGestureRecognizer.State?
  /// The touches of this gesture, including ended ones, in the order in which they began.
  package var touches: [UITouch] = []
  /// The targets of the recognizer and their methods, in the order in which they were added.
  package var targets: [GestureTarget] = []
  /// Targets from the recognizer's document that have no other owner.
  package var retained: [AnyObject] = []
  /// The recognizers that must fail before this one recognizes.
  package var requirements: [WeakRecognizer] = []
  /// True from the first touch of a gesture until the recognizer is reset.
  package var isActive = false
  /// True from recognition until the recognizer is reset.
  package var isRecognized = false
  /// The number of changes from possible to another state that have not been decided.
  package var undecided = 0
  /// Called before the targets when the recognizer has recognized or changed; for system
  /// recognizers.
  package var onChange: ((UIGestureRecognizer) -> Void)?
  /// The name of the recognizer's delegate in the trace, cached after its first call.
  package var delegateReceiver: NamedReceiver?

  /// The touches of the current gesture that are on the screen; if none is, the touches that ended
  /// last.
  package var present: [UITouch] {
    let live = touches.filter(\.isLive)
    guard live.isEmpty, let last = touches.map(\.timestamp).max() else { return live }
    return touches.filter { $0.timestamp == last }
  }

  /// Returns true if a touch is or was part of the gesture.
  package func has(_ touch: UITouch) -> Bool {
    for own in touches where own === touch { return true }
    return false
  }

  /// Resets the gesture to `possible` without callbacks; targets and requirements remain.
  package mutating func forget() {
    state = .possible
    held = nil
    touches = []
    isActive = false
    isRecognized = false
    undecided = 0
  }

  /// Removes a touch from the gesture; called by `ignore(_:for:)`.
  mutating func leaveOut(_ touch: UITouch) { touches.removeAll { $0 === touch } }
}

/// A target of a recognizer, and the method that is called.
@MainActor
package struct GestureTarget {
  /// The object with the method; nil once it is released.
  package private(set) weak var target: AnyObject?
  /// The method, which may have the recognizer as its parameter.
  package let action: Selector

  /// Creates a target; called by `addTarget(_:action:)`.
  init(_ target: AnyObject, _ action: Selector) {
    self.target = target
    self.action = action
  }

  /// Returns true if another target has the same object and an equal selector.
  func isSame(as other: GestureTarget) -> Bool {
    target === other.target && action == other.action
  }
}

/// A weak reference to a recognizer, for lists that do not retain their recognizers.
@MainActor
package struct WeakRecognizer {
  /// The recognizer; nil once it is released.
  package private(set) weak var recognizer: UIGestureRecognizer?

  /// Creates a weak reference; called by `require(toFail:)`.
  package init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
