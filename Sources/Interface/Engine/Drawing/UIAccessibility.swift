import Foundation

/// The traits of an element for assistive technologies.
///
/// Source: Apple, UIAccessibilityTraits, with its raw values.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64
  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Something that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Something that plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// An element that summarizes the app when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Something that cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something that changes too often to be read each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field in which one searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Something that plays or records when it is used.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Something with a value that can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Something that takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Something that turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Assistive technologies, of which none runs.
///
/// Source: Apple, UIAccessibility.
public enum UIAccessibility {
  /// A change that is announced to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public var rawValue: UInt32
    /// Creates a change by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Another layout of the screen.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Words to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technologies of a change; none listens.
  public static func post(notification: Notification, argument: Any?) {}

  /// False: no such technology runs, and no such setting is on.
  public static var isVoiceOverRunning: Bool { false }
  /// False.
  public static var isSwitchControlRunning: Bool { false }
  /// False.
  public static var isReduceMotionEnabled: Bool { false }
  /// False.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// False.
  public static var isBoldTextEnabled: Bool { false }
  /// False.
  public static var isInvertColorsEnabled: Bool { false }
  /// False.
  public static var isGrayscaleEnabled: Bool { false }
  /// False.
  public static var isGuidedAccessEnabled: Bool { false }
}
