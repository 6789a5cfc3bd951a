public import Foundation
public import GimbalGeometry
package import GimbalTraces

/// An object that looks at touches and tells when they make up a gesture.
///
/// This class is for subclasses, an app's own too: they set `state` in `touchesBegan(_:with:)` and its like.
/// The room above decides which recognizers come to recognize, and calls their targets.
///
/// See: R-GEST-1, R-GEST-2, R-GEST-3, R-GEST-4.
/// Source: Apple, UIGestureRecognizer.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, Recorded {
  /// The state of a recognizer.
  ///
  /// Source: Apple, UIGestureRecognizer.State.
  public enum State: Int, Sendable {
    /// The gesture may come yet.
    case possible = 0
    /// A gesture that lasts has begun.
    case began = 1
    /// A gesture that lasts has changed.
    case changed = 2
    /// The gesture is over, or one that is over at once has come.
    case ended = 3
    /// A gesture that lasts was broken off.
    case cancelled = 4
    /// The touches are another gesture, or none.
    case failed = 5

    /// The state of a gesture that is over at once.
    public static var recognized: State { .ended }
  }

  private let firstMachine: Machine
  final package var receiver = ReceiverID.none
  final package private(set) var ordinal = 0
  /// The state of recognition, which the room above keeps.
  package final var gesture = GestureProgress()

  /// Creates a recognizer that calls a target, held weakly.
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

  /// Calls a target, too, when the gesture is recognized and when it changes; it is held weakly.
  ///
  /// A target and action that are there already are not added again.
  open func addTarget(_ target: Any, action: Selector) {
    let new = GestureTarget(Selector.receiver(target), action)
    if !gesture.targets.contains(where: { $0.isSame(as: new) }) { gesture.targets.append(new) }
  }

  /// Ceases to call targets: one and one action, or with nil all of either.
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

  /// The state; a subclass sets it.
  ///
  /// A change that no recognizer can make, such as from failed to began, has no effect.
  ///
  /// Rule: R-GEST-1.
  open var state: State {
    get { gesture.state }
    set { setState(newValue) }
  }

  /// The view whose touches the recognizer gets, with those of the views below it.
  open package(set) weak var view: UIView?

  /// The object that is asked; held weakly.
  open var delegate: (any UIGestureRecognizerDelegate)? {
    get { _delegate }
    set {
      _delegate = newValue
      UIGestureRecognizer.ruleChanges += 1
    }
  }
  private final weak var _delegate: (any UIGestureRecognizerDelegate)?

  /// The number of times that a delegate or a requirement of any recognizer changed.
  package static var ruleChanges = 0

  /// True if the recognizer gets touches; turning it off while it recognizes cancels it.
  ///
  /// See: R-GEST-9.
  @Settable open var isEnabled = true {
    didSet { if oldValue, !isEnabled { machine.touchDelivery.breakOff(self) } }
  }

  /// True if the view gets no more of the touches once they are the gesture.
  ///
  /// See: R-GEST-4.
  @Settable open var cancelsTouchesInView = true

  /// True if the view gets the beginning of touches only when they are not the gesture.
  ///
  /// See: R-GEST-5.
  @Settable open var delaysTouchesBegan = false

  /// True if the view gets the end of touches only when they are not the gesture.
  ///
  /// See: R-GEST-5.
  @Settable open var delaysTouchesEnded = true

  /// The kinds of touches that the recognizer gets, as numbers of `UITouch.TouchType`.
  @Settable open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }

  /// The kinds of presses that the recognizer gets, as numbers of `UIPress.PressType`; kept, as nothing is pressed.
  @Settable open var allowedPressTypes: [NSNumber] = []

  /// The buttons that are held: none, as fingers have none.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// The keys that are held: none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// True if touches of one kind only make up the gesture; kept, as all simulated touches are of one.
  @Settable open var requiresExclusiveTouchType = true

  /// A name for debugging; the trace uses it too.
  @Settable open var name: String? {
    didSet { if receiver != .none { machine.recorder.setIdentifier(name, of: receiver) } }
  }

  // MARK: Touches

  /// The number of fingers of the gesture.
  open var numberOfTouches: Int { gesture.present.count }

  /// The place of the gesture in a view's coordinates, in points: the middle of its fingers.
  open func location(in view: UIView?) -> CGPoint {
    let touches = gesture.present
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
      y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
  }

  /// The place of one of the fingers in a view's coordinates, in points; that of the gesture for an index out
  /// of range.
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

  /// True if the recognizer, once it recognizes, keeps another from doing so.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// True if another recognizer, once it recognizes, keeps this one from doing so.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// True if the recognizer has to wait until another has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// True if another recognizer has to wait until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  /// Called when the recognizer can begin anew: after its gesture or its failure, once its fingers are gone.
  open func reset() {}

  /// Leaves a touch out that is no part of the gesture: the view gets it in any case.
  open func ignore(_ touch: UITouch, for event: UIEvent) { gesture.leaveOut(touch) }

  /// True if the recognizer gets the touches of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Called when fingers go down, before the view receives it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers move, before the view receives it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers go up, before the view receives it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system ceases to follow fingers, before the view receives it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when keys go down; no key of a simulated device does.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when keys change; no key of a simulated device does.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when keys go up; no key of a simulated device does.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when keys are no more followed; no key of a simulated device is.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

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
  /// True if a recognizer can go from this state to another by what a subclass sets.
  fileprivate func mayBecome(_ new: Self) -> Bool {
    switch self {
    case .possible: new != .possible && new != .changed
    case .began, .changed: new != .possible && new != .began
    case .ended, .cancelled, .failed: false
    }
  }

  /// The state in traces.
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

  /// True if the gesture is under way or was recognized.
  package var isRecognition: Bool { self == .began || self == .changed || self == .ended }

  /// True if a gesture that lasts is under way.
  package var isUnderWay: Bool { self == .began || self == .changed }
}
