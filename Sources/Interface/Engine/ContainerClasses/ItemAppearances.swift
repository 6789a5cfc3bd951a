public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// The look of a bar's button in a state; kept.
///
/// Source: Apple, UIBarButtonItemStateAppearance.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  @Settable open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The shift of the title.
  @Settable open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the button.
  @Settable open var backgroundImage: UIImage?
  /// The shift of that picture.
  @Settable open var backgroundImagePositionAdjustment = UIOffset.zero

  /// Creates the usual look.
  public override init() { super.init() }
}

/// The look of a bar's button; kept.
///
/// Source: Apple, UIBarButtonItemAppearance.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look of a button as it usually is.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of a button under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a button that cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of a button that has the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the look of a style.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }

  /// Takes the usual look of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// The look of a tab bar's item in a state; kept.
///
/// Source: Apple, UITabBarItemStateAppearance.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  @Settable open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The shift of the title.
  @Settable open var titlePositionAdjustment = UIOffset.zero
  /// The color of the picture.
  @Settable open var iconColor: UIColor?
  /// The shift of the badge.
  @Settable open var badgePositionAdjustment = UIOffset.zero
  /// The color behind the badge.
  @Settable open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  @Settable open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The shift of the badge's text.
  @Settable open var badgeTitlePositionAdjustment = UIOffset.zero

  /// Creates the usual look.
  public override init() { super.init() }
}

/// The look of a tab bar's item; kept.
///
/// Source: Apple, UITabBarItemAppearance.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The places of an item's picture and title.
  public enum Style: Int, Sendable {
    /// Above each other.
    case stacked = 0
    /// Beside each other.
    case inline = 1
    /// Beside each other in compact height.
    case compactInline = 2
  }

  /// The look of an item as it usually is.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the item whose tab is shown.
  public let selected = UITabBarItemStateAppearance()
  /// The look of an item that cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of an item that has the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the look of a style.
  public init(style: Style = .stacked) { super.init() }

  /// Takes the usual look of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// A bar that knows where it stands.
///
/// Source: Apple, UIBarPositioning.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// The edge at which the bar stands.
  var barPosition: UIBarPosition { get }
}

/// The object that says where a bar stands; it is not asked, since bars look alike everywhere.
///
/// Source: Apple, UIBarPositioningDelegate.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// The edge at which a bar stands.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Not implemented.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The object that says where a toolbar stands; it is not asked.
///
/// Source: Apple, UIToolbarDelegate.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
