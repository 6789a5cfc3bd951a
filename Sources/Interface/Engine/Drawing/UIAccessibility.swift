import Foundation

/// The traits of an element for assistive technologies.
///
/// Source: Apple, UIAccessibilityTraits, with its raw values.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt64
  /// Creates traits from raw bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// An element that summarizes the app when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element that changes too often to be read each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts a media session when it is activated.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that handles touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns the page after it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The state of assistive technologies; Gimbal simulates none.
///
/// Source: Apple, UIAccessibility.
public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw number.
    public var rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A new screen has appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive technologies; it has no effect.
  public static func post(notification: Notification, argument: Any?) {}

  /// Always false: no assistive technology runs, and no such setting is on.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false.
  public static var isGuidedAccessEnabled: Bool { false }
}
