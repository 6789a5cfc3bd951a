public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// The appearance of a bar; its values are stored without effect, because bars draw nothing.
///
/// Source: Apple, UIBarAppearance.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The background color; nil means none.
  nonisolated open var backgroundColor: UIColor? {
    get { _backgroundColor }
    set { _backgroundColor = newValue }
  }
  nonisolated(unsafe) private final var _backgroundColor: UIColor?
  /// The background image.
  nonisolated open var backgroundImage: UIImage? {
    get { _backgroundImage }
    set { _backgroundImage = newValue }
  }
  nonisolated(unsafe) private final var _backgroundImage: UIImage?
  /// The color of the line at the bar's edge; nil means none.
  nonisolated open var shadowColor: UIColor? {
    get { _shadowColor }
    set { _shadowColor = newValue }
  }
  nonisolated(unsafe) private final var _shadowColor: UIColor?
  /// The image of that line.
  nonisolated open var shadowImage: UIImage? {
    get { _shadowImage }
    set { _shadowImage = newValue }
  }
  nonisolated(unsafe) private final var _shadowImage: UIImage?

  /// Creates the default appearance.
  public required override init() { super.init() }

  /// Creates a copy of another appearance.
  public required convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Returns true if the other object is an appearance of the same class with equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else {
      return false
    }
    return backgroundColor == other.backgroundColor && backgroundImage == other.backgroundImage
      && shadowColor == other.shadowColor && shadowImage == other.shadowImage
      && attributes.isEqual(other.attributes)
  }

  /// The attributes of its text, for comparison.
  fileprivate nonisolated var attributes: NSArray { [] }

  /// Sets the default background.
  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, nil) }

  /// Sets an opaque background.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }

  /// Sets a transparent background.
  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

/// The appearance of a navigation bar; stored only.
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
  /// The appearance of buttons.
  @Settable open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  @Settable open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of Done buttons.
  @Settable open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The offset of the title, in points; stored only.
  @Settable open var titlePositionAdjustment = UIOffset.zero
  /// The image of the back button.
  open private(set) var backIndicatorImage: UIImage?

  fileprivate nonisolated override var attributes: NSArray {
    [titleTextAttributes as NSDictionary, largeTitleTextAttributes as NSDictionary]
  }

  /// Sets the image of the back button.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
  }
}

/// The appearance of a toolbar; stored only.
///
/// Source: Apple, UIToolbarAppearance.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  @Settable open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of Done buttons.
  @Settable open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The appearance of a tab bar; stored only.
///
/// Source: Apple, UITabBarAppearance.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the image above the title.
  @Settable open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The appearance of items with the image next to the title.
  @Settable open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of items with the image next to the title in compact height.
  @Settable open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color of the selection indicator.
  @Settable open var selectionIndicatorTintColor: UIColor?
  /// The image of the selection indicator.
  @Settable open var selectionIndicatorImage: UIImage?
}

/// The style of a bar up to iOS 12.
///
/// Source: Apple, UIBarStyle.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// The metrics of a bar, for which bars and segmented controls have images.
///
/// Source: Apple, UIBarMetrics.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The edges at which bars are positioned.
///
/// Source: Apple, UIBarPosition.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}
