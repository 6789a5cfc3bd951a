public import Foundation
import GimbalGraphics

/// A pressed key or button.
///
/// A simulated device has no keys; presses that code sends are forwarded along the responder chain.
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
  /// The time of the last change, in seconds of the virtual clock.
  open package(set) var timestamp: TimeInterval = 0
  /// The force of the press; 0 if it is not measured.
  open package(set) var force: CGFloat = 0
  /// The window that receives the press.
  open package(set) weak var window: UIWindow?
  /// The responder that receives the press.
  open package(set) weak var responder: UIResponder?

  /// Creates a press without a key.
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

/// The modifier keys of a press.
///
/// Source: Apple, UIKeyModifierFlags.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates flags from raw bits.
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
  /// The numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
