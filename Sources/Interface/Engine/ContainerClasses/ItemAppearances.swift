public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// The appearance of a bar button in one state; stored only.
///
/// Source: Apple, UIBarButtonItemStateAppearance.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  @Settable open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  @Settable open var titlePositionAdjustment = UIOffset.zero
  /// The background image.
  @Settable open var backgroundImage: UIImage?
  /// The offset of the background image.
  @Settable open var backgroundImagePositionAdjustment = UIOffset.zero

  /// Creates the default appearance.
  public override init() { super.init() }
}

/// The appearance of a bar button; stored only.
///
/// Source: Apple, UIBarButtonItemAppearance.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance in the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance in the highlighted state.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance in the disabled state.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance in the focused state.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the default appearance of a style.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }

  /// Sets the default appearance of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// The appearance of a tab bar item in one state; stored only.
///
/// Source: Apple, UITabBarItemStateAppearance.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  @Settable open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  @Settable open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image.
  @Settable open var iconColor: UIColor?
  /// The offset of the badge.
  @Settable open var badgePositionAdjustment = UIOffset.zero
  /// The background color of the badge.
  @Settable open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  @Settable open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge's text.
  @Settable open var badgeTitlePositionAdjustment = UIOffset.zero

  /// Creates the default appearance.
  public override init() { super.init() }
}

/// The appearance of a tab bar item; stored only.
///
/// Source: Apple, UITabBarItemAppearance.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The arrangements of an item's image and title.
  public enum Style: Int, Sendable {
    /// The image above the title.
    case stacked = 0
    /// The image next to the title.
    case inline = 1
    /// The image next to the title in compact height.
    case compactInline = 2
  }

  /// The appearance in the normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance in the selected state.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance in the disabled state.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance in the focused state.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the default appearance of a style.
  public init(style: Style = .stacked) { super.init() }

  /// Sets the default appearance of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// A bar that has a position.
///
/// Source: Apple, UIBarPositioning.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// The edge at which the bar is positioned.
  var barPosition: UIBarPosition { get }
}

/// The delegate for a bar's position; it is not queried, because the position changes nothing here.
///
/// Source: Apple, UIBarPositioningDelegate.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the edge at which a bar is positioned.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default if the app does not implement this member.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a toolbar; it is not queried.
///
/// Source: Apple, UIToolbarDelegate.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
