public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalGestures
import GimbalTraces
import GimbalTraits

/// A view that can be used: it follows a finger, and calls what is to be done.
///
/// See: R-CTRL-1, R-CTRL-2, R-CTRL-3, R-CTRL-4, R-CTRL-5.
/// Source: Apple, UIControl.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The events that a control sends: of the finger, of a new value, of editing.
  ///
  /// Source: Apple, UIControl.Event.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The finger goes down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The finger goes down again about the same place.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger comes back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger goes outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger goes up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system has ceased to follow the finger.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's purpose is to be carried out, whatever triggered it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu is about to come.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing has ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that a finger does.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All about editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All of them.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states on which a control's look depends.
  ///
  /// Source: Apple, UIControl.State.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A state of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Usable, and nothing else.
    public static let normal = State([])
    /// Held down.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not usable.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Looked at.
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
    /// In the middle.
    case center = 0
    /// On the left.
    case left = 1
    /// On the right.
    case right = 2
    /// From side to side.
    case fill = 3
    /// The side where lines begin.
    case leading = 4
    /// The side where lines end.
    case trailing = 5
  }

  /// The vertical alignment of the content.
  ///
  /// Source: Apple, UIControl.ContentVerticalAlignment.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  final var actions = ControlActions()
  final var track = ControlTrack()

  /// Creates a control with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that carries an action out when what it is for is to be done.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// True if the control can be used; one that cannot gets no touches.
  ///
  /// See: R-CTRL-1.
  @Settable open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { breakOffTracking() }
      stateDidChange()
    }
  }
  /// True if the control is chosen.
  @Settable open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// True if the control is held down.
  @Settable open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The states on which the control's look depends.
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

  /// True if a tap is to show the control's menu; it is kept.
  @Settable open var showsMenuAsPrimaryAction = false
  /// True if a long press is to show the control's menu; it is kept.
  @Settable open var isContextMenuInteractionEnabled = false

  // MARK: Tracking

  /// True while the control follows a finger.
  open var isTracking: Bool { track.touch != nil }

  /// True if the finger that the control follows is inside, or near.
  ///
  /// See: R-CTRL-3.
  open var isTouchInside: Bool { track.isInside }

  /// Called when a finger goes down; false lets the finger go.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger moves; false lets the finger go.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger goes up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system ceases to follow the finger.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginFollowing(touches, event)
  }

  /// Follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, event)
  }

  /// Ceases to follow the finger, and calls what is to be done.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endFollowing(touches, event)
  }

  /// Ceases to follow the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    loseTouches(touches, event)
  }

  // MARK: Actions

  /// Calls a method of a target, too, for some events; it is held weakly, and nil stands for the first in the
  /// responder chain that has the method.
  open func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event
  ) {
    actions.add(target, action, controlEvents)
  }

  /// Ceases to call a method of a target for some events; nil stands for all.
  open func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    if actions.lacks(target, action, controlEvents) {
      report(.selectorMadeApart("removeTarget(_:action:for:)"))
    }
    actions.remove(target, action, controlEvents)
  }

  /// Carries an action out, too, for some events; it takes the place of one of the same name (from iOS 14 on).
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.add(action, controlEvents)
  }

  /// Ceases to carry an action out for some events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.remove(action.identifier, controlEvents)
  }

  /// Ceases to carry out the action of a name for some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions.remove(actionIdentifier, controlEvents)
  }

  /// All targets; null for the first in the responder chain.
  open var allTargets: Set<AnyHashable> { knownTargets }

  /// All events for which something is called.
  open var allControlEvents: UIControl.Event {
    actions.entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of a target's methods for an event, or nil without any.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    names(ofActionsOf: target, controlEvent)
  }

  /// Calls a method by way of the app.
  ///
  /// See: R-CTRL-5.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    machine.application.sendAction(action, to: target, from: self, for: event)
  }

  /// Carries an action out (from iOS 14 on).
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls all that is to be called for some events.
  ///
  /// See: R-CTRL-4.
  open func sendActions(for controlEvents: UIControl.Event) { callActs(for: controlEvents, nil) }

  /// Calls `iterator` with each closure and each method, and its events, until it sets its last argument (from
  /// iOS 14 on).
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

  /// Does what a tap does (from iOS 17.4 on).
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// The events that come with a finger that goes up inside.
  var primaryEvents: UIControl.Event { [] }

  /// Called when `state` has changed.
  func stateDidChange() {}

  /// Called when the content stands elsewhere.
  func positionDidChange() { setNeedsLayout() }
}
