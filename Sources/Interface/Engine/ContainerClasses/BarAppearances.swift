public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// The look of a bar; kept, since bars draw nothing.
///
/// Source: Apple, UIBarAppearance.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color behind the bar; nil is none.
  nonisolated open var backgroundColor: UIColor? {
    get { _backgroundColor }
    set { _backgroundColor = newValue }
  }
  nonisolated(unsafe) private final var _backgroundColor: UIColor?
  /// The picture behind the bar.
  nonisolated open var backgroundImage: UIImage? {
    get { _backgroundImage }
    set { _backgroundImage = newValue }
  }
  nonisolated(unsafe) private final var _backgroundImage: UIImage?
  /// The color of the line at the bar's edge; nil is none.
  nonisolated open var shadowColor: UIColor? {
    get { _shadowColor }
    set { _shadowColor = newValue }
  }
  nonisolated(unsafe) private final var _shadowColor: UIColor?
  /// The picture of that line.
  nonisolated open var shadowImage: UIImage? {
    get { _shadowImage }
    set { _shadowImage = newValue }
  }
  nonisolated(unsafe) private final var _shadowImage: UIImage?

  /// Creates the usual look.
  public required override init() { super.init() }

  /// Creates the look of another.
  public required convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Returns true for a look of the same kind with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else {
      return false
    }
    return backgroundColor == other.backgroundColor && backgroundImage == other.backgroundImage
      && shadowColor == other.shadowColor && shadowImage == other.shadowImage
      && attributes.isEqual(other.attributes)
  }

  /// The attributes of its texts, to be compared.
  fileprivate nonisolated var attributes: NSArray { [] }

  /// Takes the usual look.
  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, nil) }

  /// Takes a look through which nothing shines.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }

  /// Takes a look without background.
  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

/// The look of a navigation bar; kept.
///
/// Source: Apple, UINavigationBarAppearance.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  nonisolated open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { _titleTextAttributes }
    set { _titleTextAttributes = newValue }
  }
  nonisolated(unsafe) private final var _titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  nonisolated open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { _largeTitleTextAttributes }
    set { _largeTitleTextAttributes = newValue }
  }
  nonisolated(unsafe) private final var _largeTitleTextAttributes: [NSAttributedString.Key: Any] =
    [:]
  /// The look of buttons.
  @Settable open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the way back.
  @Settable open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of buttons that end something.
  @Settable open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The shift of the title; kept.
  @Settable open var titlePositionAdjustment = UIOffset.zero
  /// The picture of the way back.
  open private(set) var backIndicatorImage: UIImage?

  fileprivate nonisolated override var attributes: NSArray {
    [titleTextAttributes as NSDictionary, largeTitleTextAttributes as NSDictionary]
  }

  /// Sets the picture of the way back.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
  }
}

/// The look of a toolbar; kept.
///
/// Source: Apple, UIToolbarAppearance.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons.
  @Settable open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end something.
  @Settable open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The look of a tab bar; kept.
///
/// Source: Apple, UITabBarAppearance.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items that stand above each other's titles.
  @Settable open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of items beside their titles.
  @Settable open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of items beside their titles in compact height.
  @Settable open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color of what is chosen.
  @Settable open var selectionIndicatorTintColor: UIColor?
  /// The picture behind what is chosen.
  @Settable open var selectionIndicatorImage: UIImage?
}

/// The brightness of a bar up to iOS 12.
///
/// Source: Apple, UIBarStyle.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// The metrics of a bar, by which bars and segments have pictures.
///
/// Source: Apple, UIBarMetrics.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The edges at which bars stand.
///
/// Source: Apple, UIBarPosition.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}
