public import Foundation
public import GimbalGeometry
public import GimbalGraphics
public import GimbalText

/// Types of button configurations; `UIButton` has typealiases with UIKit's names.
public enum ButtonTerms {
  /// The content of a button and its arrangement (from iOS 15 on).
  ///
  /// Colors and corners are stored only, because buttons are not drawn.
  ///
  /// See: L-SIZE-17.
  /// Source: Apple, UIButton.Configuration.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The size of a button.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// The corners of a button.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// The alignment of title and subtitle to each other.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// The indicator of a button with a menu; stored only, and without a size.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// The style of a button on a Mac; stored only.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    /// The kinds of background, such as filled or tinted.
    package enum Style: Sendable {
      case plain, tinted, gray, filled, glass
    }

    /// The kind of background, from which default insets and colors follow.
    package var style: Style
    /// The title; setting it replaces an attributed one.
    @Settable public var title: String? {
      didSet {
        if attributedTitle.map({ String($0.characters) }) != title { attributedTitle = nil }
      }
    }
    /// The attributed title; its attributes affect the size.
    @Settable public var attributedTitle: AttributedString? {
      didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
    }
    /// Changes the title's attributes; font and kerning affect the size.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle; setting it replaces an attributed one.
    @Settable public var subtitle: String? {
      didSet {
        if attributedSubtitle.map({ String($0.characters) }) != subtitle {
          attributedSubtitle = nil
        }
      }
    }
    /// The attributed subtitle.
    @Settable public var attributedSubtitle: AttributedString? {
      didSet { if let attributedSubtitle { subtitle = String(attributedSubtitle.characters) } }
    }
    /// Changes the subtitle's attributes; font and kerning affect the size.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image.
    public var image: UIImage?
    /// Changes the color of the image; stored only.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of an image that is a symbol, which affects its size.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the text on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The gap between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// The gap between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The space around image and text, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The size of the button, which determines font and insets.
    public var buttonSize = Size.medium
    /// The corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of image and text; nil is the tint, or white.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil is the tint.
    public var baseBackgroundColor: UIColor?
    /// True if an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// Changes the color of the activity indicator; stored only.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The indicator of a button with a menu; stored only.
    public var indicator = Indicator.automatic
    /// Changes the color of that indicator; stored only.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The style on a Mac; stored only.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The background; its custom view is positioned within its insets.
    public var background = UIBackgroundConfiguration()
    /// True if colors follow the selected state.
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) { self.style = style }

    /// Returns a button without background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a button with a background of the translucent tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a button with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a button with a background of the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a button without border.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a button with a border.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a button with a border of the translucent tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a button with a border of the tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// Returns a button of glass (from iOS 26 on).
    public static func glass() -> Configuration { Configuration(.glass) }

    /// Restores the default insets.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
  }
}

extension ButtonTerms.Configuration.Size {
  /// The space around image and text, in points.
  ///
  /// See: L-SIZE-17.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
