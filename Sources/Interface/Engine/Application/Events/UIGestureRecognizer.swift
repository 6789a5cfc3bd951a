public import Foundation
public import GimbalGeometry
package import GimbalTraces

/// An object that observes touches and recognizes a gesture.
///
/// This is the base class for subclasses, including those of apps, which set `state` in
/// `touchesBegan(_:with:)` and similar methods. The Gestures module decides which recognizers may
/// recognize, and calls their targets.
///
/// See: R-GEST-1, R-GEST-2, R-GEST-3, R-GEST-4.
/// Source: Apple, UIGestureRecognizer.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, Recorded {
  /// The state of a recognizer.
  ///
  /// Source: Apple, UIGestureRecognizer.State.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// The state of a recognized discrete gesture.
    public static var recognized: State { .ended }
  }

  private let firstMachine: Machine
  /// The identity in the trace; `none` until the first event is recorded.
  final package var receiver = ReceiverID.none
  /// The number among the objects of the class on the device, from 1.
  final package private(set) var ordinal = 0
  /// The recognition state, which the Gestures module updates.
  package final var gesture = GestureProgress()

  /// Creates a recognizer with a target, held weakly, and its action method.
  public init(target: Any?, action: Selector?) {
    firstMachine = .forNewObjects
    super.init()
    ordinal = firstMachine.ordinal(of: type(of: self))
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  final package var machine: Machine { view?.machine ?? firstMachine }

  // MARK: Targets

  /// Adds a target that is called when the gesture is recognized and when it changes; held weakly.
  ///
  /// If the same target and action were already added, the call has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    let new = GestureTarget(Selector.receiver(target), action)
    if !gesture.targets.contains(where: { $0.isSame(as: new) }) { gesture.targets.append(new) }
  }

  /// Removes targets; a nil argument matches every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let ofTarget = gesture.targets.filter {
      target == nil || $0.target === target.map(Selector.receiver)
    }
    let meant = ofTarget.filter { action == nil || $0.action == action }
    if let action, meant.isEmpty, ofTarget.contains(where: { $0.action.isMadeApart(from: action) })
    {
      report(.selectorMadeApart("removeTarget(_:action:)"))
    }
    gesture.targets.removeAll { known in meant.contains { $0.isSame(as: known) } }
  }

  // MARK: State

  /// The state; subclasses set it.
  ///
  /// A transition that is not allowed, such as from failed to began, has no effect.
  ///
  /// Rule: R-GEST-1.
  open var state: State {
    get { gesture.state }
    set { setState(newValue) }
  }

  /// The view to which the recognizer is attached; it receives the touches of the view and its
  /// descendants.
  open package(set) weak var view: UIView?

  /// The delegate, held weakly.
  open var delegate: (any UIGestureRecognizerDelegate)? {
    get { _delegate }
    set {
      _delegate = newValue
      UIGestureRecognizer.ruleChanges += 1
    }
  }
  private final weak var _delegate: (any UIGestureRecognizerDelegate)?

  /// The number of changes of the delegate or of failure requirements, counted over all
  /// recognizers.
  package static var ruleChanges = 0

  /// True if the recognizer receives touches; disabling it during recognition cancels the gesture.
  ///
  /// See: R-GEST-9.
  @Settable open var isEnabled = true {
    didSet { if oldValue, !isEnabled { machine.touchDelivery.breakOff(self) } }
  }

  /// True if recognition cancels the touches that the view has received.
  ///
  /// See: R-GEST-4.
  @Settable open var cancelsTouchesInView = true

  /// True if the view receives the beginning of touches only after the recognizer has failed.
  ///
  /// See: R-GEST-5.
  @Settable open var delaysTouchesBegan = false

  /// True if the view receives the end of touches only after the recognizer has failed.
  ///
  /// See: R-GEST-5.
  @Settable open var delaysTouchesEnded = true

  /// The kinds of touches that the recognizer receives, as raw values of `UITouch.TouchType`.
  @Settable open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }

  /// The kinds of presses that the recognizer receives, as raw values of `UIPress.PressType`;
  /// stored only.
  @Settable open var allowedPressTypes: [NSNumber] = []

  /// The pressed buttons; always empty, because touches have none.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// The pressed modifier keys; always empty.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// True if all touches of a gesture must have one type; stored only, because all simulated
  /// touches have the same type.
  @Settable open var requiresExclusiveTouchType = true

  /// A name for debugging, which the trace shows too.
  @Settable open var name: String? {
    didSet { if receiver != .none { machine.recorder.setIdentifier(name, of: receiver) } }
  }

  // MARK: Touches

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { gesture.present.count }

  /// Returns the location of the gesture in a view's coordinates, in points: the center of its
  /// touches.
  open func location(in view: UIView?) -> CGPoint {
    let touches = gesture.present
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
      y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
  }

  /// Returns the location of one touch in a view's coordinates, in points.
  ///
  /// For an index out of range it is the location of the gesture.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = gesture.present
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  // MARK: Other recognizers

  /// Makes the recognizer wait until another has failed.
  ///
  /// See: R-GEST-3.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    gesture.requirements.append(WeakRecognizer(otherGestureRecognizer))
    UIGestureRecognizer.ruleChanges += 1
  }

  /// Returns true if this recognizer prevents another from recognizing; called when it recognizes.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns true if another recognizer may prevent this one; called when the other recognizes.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns true if this recognizer must wait until the other has failed; called when both have
  /// received the same touch.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns true if the other recognizer must wait until this one has failed; called when both
  /// have received the same touch.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  /// Called when the recognizer can start again: after its gesture has ended or failed, and its
  /// touches have ended.
  open func reset() {}

  /// Excludes a touch from the gesture; the view receives the touch regardless of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { gesture.leaveOut(touch) }

  /// Returns true if the recognizer receives the touches of an event; called when a touch begins.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Called when touches begin, before the view receives them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move, before the view receives them.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end, before the view receives them.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system cancels touches, before the view is notified.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when keys are pressed; a simulated device has no keys.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when presses change; a simulated device has no keys.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when keys are released; a simulated device has no keys.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when presses are cancelled; a simulated device has no keys.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Registers the names with the recorder; called before the first event is recorded.
  package func describe(to recorder: TraceRecorder, as receiver: ReceiverID) {
    if let name { recorder.setIdentifier(name, of: receiver) }
  }
}

extension UIGestureRecognizer {
  private func setState(_ new: State) {
    let old = gesture.state
    guard old.mayBecome(new) else { return }
    gesture.state = new
    machine.touchDelivery.stateDidChange(self, from: old)
  }
}

extension UIGestureRecognizer.State {
  /// Returns true if a subclass may change this state to another one.
  fileprivate func mayBecome(_ new: Self) -> Bool {
    switch self {
    case .possible: new != .possible && new != .changed
    case .began, .changed: new != .possible && new != .began
    case .ended, .cancelled, .failed: false
    }
  }

  /// The name of the state, as traces and messages show it.
  package var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// True if the gesture is in progress or was recognized.
  package var isRecognition: Bool { self == .began || self == .changed || self == .ended }

  /// True if a continuous gesture is in progress.
  package var isUnderWay: Bool { self == .began || self == .changed }
}
