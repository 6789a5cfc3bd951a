import Foundation
public import GimbalEngine
import GimbalTraits

/// A view that can be used: the state that its look depends on.
///
/// Touches are not simulated, so that targets, actions and tracking are absent.
///
/// Source: Apple, UIControl.
@preconcurrency @MainActor
open class UIControl: UIView {
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

  /// True if the control can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// True if the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// True if the control is held down.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// The states on which the control's look depends.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { placeDidChange() } }
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

  /// Called when `state` has changed.
  func stateDidChange() {}

  /// Called when the content stands elsewhere.
  func placeDidChange() { setNeedsLayout() }
}
