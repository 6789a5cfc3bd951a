public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// The look of a bar; kept, since bars draw nothing.
///
/// Source: Apple, UIBarAppearance.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color behind the bar; nil is none.
  nonisolated(unsafe) open var backgroundColor: UIColor?
  /// The picture behind the bar.
  nonisolated(unsafe) open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge; nil is none.
  nonisolated(unsafe) open var shadowColor: UIColor?
  /// The picture of that line.
  nonisolated(unsafe) open var shadowImage: UIImage?

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
  nonisolated(unsafe) open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  nonisolated(unsafe) open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the way back.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of buttons that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The shift of the title; kept.
  open var titlePositionAdjustment = UIOffset.zero
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
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The look of a tab bar; kept.
///
/// Source: Apple, UITabBarAppearance.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items that stand above each other's titles.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of items beside their titles.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of items beside their titles in compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color of what is chosen.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind what is chosen.
  open var selectionIndicatorImage: UIImage?
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
