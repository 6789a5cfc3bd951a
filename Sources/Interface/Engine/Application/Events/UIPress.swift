public import Foundation
import GimbalGraphics

/// A key or button that is held down.
///
/// Code that sends it carries it along the responder chain; no key of a simulated device does.
///
/// Source: Apple, UIPress.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  ///
  /// Source: Apple, UIPress.Phase.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The phase.
  open package(set) var phase = Phase.began
  /// The time of the last change, in seconds of the device's clock.
  open package(set) var timestamp: TimeInterval = 0
  /// The force of the press; 0 where it is not measured.
  open package(set) var force: CGFloat = 0
  /// The window that got the press.
  open package(set) weak var window: UIWindow?
  /// The responder that got the press.
  open package(set) weak var responder: UIResponder?

  /// Creates a press of no key.
  public override init() { super.init() }
}

/// An event of keys or buttons.
///
/// Source: Apple, UIPressesEvent.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  open package(set) var allPresses: Set<UIPress> = []
}

/// The keys that are held beside another.
///
/// Source: Apple, UIKeyModifierFlags.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Flags of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The numeric part of the keyboard.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
