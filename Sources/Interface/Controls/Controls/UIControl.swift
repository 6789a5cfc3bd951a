public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalGestures
import GimbalTraces
import GimbalTraits

/// A view that tracks a touch and calls its actions.
///
/// See: R-CTRL-1, R-CTRL-2, R-CTRL-3, R-CTRL-4, R-CTRL-5.
/// Source: Apple, UIControl.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The events that a control sends for touches, new values and editing.
  ///
  /// Source: Apple, UIControl.Event.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch begins.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch begins again near the previous one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch comes back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moves from inside to outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ends inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ends outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system has cancelled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action is triggered, such as by a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key has ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states on which a control's appearance depends.
  ///
  /// Source: Apple, UIControl.State.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and in no other state.
    public static let normal = State([])
    /// Highlighted while a touch is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of the content.
  ///
  /// Source: Apple, UIControl.ContentHorizontalAlignment.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// On the left.
    case left = 1
    /// On the right.
    case right = 2
    /// Filling the width.
    case fill = 3
    /// At the leading side.
    case leading = 4
    /// At the trailing side.
    case trailing = 5
  }

  /// The vertical alignment of the content.
  ///
  /// Source: Apple, UIControl.ContentVerticalAlignment.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Filling the height.
    case fill = 3
  }

  /// The targets, methods and closures of the control.
  final var actions = ControlActions()
  /// The touch that the control tracks.
  final var track = ControlTrack()

  /// Creates a control with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from an archive, of which only the defaults are read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that performs an action when its primary action is triggered.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// True if the control is enabled; a disabled one receives no touches.
  ///
  /// See: R-CTRL-1.
  @Settable open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { breakOffTracking() }
      stateDidChange()
    }
  }
  /// True if the control is selected.
  @Settable open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// True if the control is highlighted.
  @Settable open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The states on which the control's appearance depends.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The horizontal alignment of the content.
  @Settable open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The vertical alignment of the content.
  @Settable open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { positionDidChange() } }
  }

  /// The horizontal alignment of the content, with leading and trailing resolved.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: contentHorizontalAlignment
    }
  }

  /// True if a tap is to show the control's menu; stored only.
  @Settable open var showsMenuAsPrimaryAction = false
  /// True if a long press is to show the control's menu; stored only.
  @Settable open var isContextMenuInteractionEnabled = false

  // MARK: Tracking

  /// True while the control tracks a touch.
  open var isTracking: Bool { track.touch != nil }

  /// True if the tracked touch is inside the control, or near it.
  ///
  /// See: R-CTRL-3.
  open var isTouchInside: Bool { track.isInside }

  /// Called when a touch begins; returns false to stop tracking.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moves; returns false to stop tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system cancels the touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to track a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginFollowing(touches, event)
  }

  /// Tracks the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, event)
  }

  /// Stops tracking the touch, and calls the actions.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endFollowing(touches, event)
  }

  /// Stops tracking the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    loseTouches(touches, event)
  }

  // MARK: Actions

  /// Adds a method of a target for some events.
  ///
  /// The target is a weak reference; nil means the first responder in the chain that has the
  /// method.
  open func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event
  ) {
    actions.add(target, action, controlEvents)
  }

  /// Removes a method of a target for some events; nil means all.
  open func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    if actions.lacks(target, action, controlEvents) {
      report(.selectorMadeApart("removeTarget(_:action:for:)"))
    }
    actions.remove(target, action, controlEvents)
  }

  /// Adds an action for some events, which replaces one with the same identifier (from iOS 14 on).
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.add(action, controlEvents)
  }

  /// Removes an action for some events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.remove(action.identifier, controlEvents)
  }

  /// Removes the action with an identifier for some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions.remove(actionIdentifier, controlEvents)
  }

  /// All targets; `NSNull` for an action that goes to the responder chain.
  open var allTargets: Set<AnyHashable> { knownTargets }

  /// All events that have an action.
  open var allControlEvents: UIControl.Event {
    actions.entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of the target's methods for an event; nil if there are none.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    names(ofActionsOf: target, controlEvent)
  }

  /// Calls a method through `UIApplication.sendAction(_:to:from:for:)`.
  ///
  /// See: R-CTRL-5.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    machine.application.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action (from iOS 14 on).
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls all actions for some events.
  ///
  /// See: R-CTRL-4.
  open func sendActions(for controlEvents: UIControl.Event) { callActs(for: controlEvents, nil) }

  /// Calls `iterator` with each closure or method and its events, until it sets its last argument
  /// (from iOS 14 on).
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var isDone = false
    for entry in actions.entries where !entry.isGone && !isDone {
      switch entry.act {
      case .closure(let action): iterator(action, nil, entry.events, &isDone)
      case .method(let target, let action):
        iterator(nil, (target.object, action), entry.events, &isDone)
      }
    }
  }

  /// Triggers the primary action (from iOS 17.4 on).
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// The events that a touch which ends inside sends in addition to `touchUpInside`.
  var primaryEvents: UIControl.Event { [] }

  /// Called when `state` has changed; subclasses update their appearance.
  func stateDidChange() {}

  /// Called when the position of the content changes.
  func positionDidChange() { setNeedsLayout() }
}
