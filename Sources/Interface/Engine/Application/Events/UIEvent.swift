public import Foundation

/// An event that the user causes: touches on the screen, a shake, a key.
///
/// Source: Apple, UIEvent.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  ///
  /// Source: Apple, UIEvent.EventType.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The kind of an event within its type.
  ///
  /// Source: Apple, UIEvent.EventSubtype.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }

  /// The buttons of a pointer.
  ///
  /// Source: Apple, UIEvent.ButtonMask.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit for each button.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// Returns a button by its number, counted from 1.
    public static func button(_ number: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (min(max(number, 1), 32) - 1))
    }
  }

  /// The pressed buttons; always empty, because touches have none.
  open var buttonMask: ButtonMask { [] }
  /// The pressed modifier keys; always empty.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The kind of the event.
  open package(set) var type = EventType.touches
  /// The kind of the event within its type.
  open package(set) var subtype = EventSubtype.none
  /// The time of the event, in seconds of the virtual clock.
  open package(set) var timestamp: TimeInterval = 0

  /// The touches of the event, in the order in which they began.
  package final var touchList: [UITouch] = []

  /// Creates an empty event.
  public override init() { super.init() }

  /// All touches of the event: those on the screen, and those that have just ended.
  open var allTouches: Set<UITouch>? { touchList.isEmpty ? nil : Set(touchList) }

  /// Returns the touches of a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { set { $0.window === window } }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { set { $0.view === view } }

  /// Returns the touches that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    set { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  /// Returns the touches that were combined into this one since the last event: only the touch
  /// itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touchList.contains { $0 === touch } ? [touch] : nil
  }

  /// Returns predicted touches; the result is empty, because Gimbal predicts none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touchList.contains { $0 === touch } ? [] : nil
  }

  /// Returns the touches of a window, in the order in which they began.
  package final func touches(in window: UIWindow) -> [UITouch] {
    for touch in touchList where touch.window !== window {
      return touchList.filter { $0.window === window }
    }
    return touchList
  }

  private func set(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches = touchList.filter(isMeant)
    return touches.isEmpty ? nil : Set(touches)
  }
}
