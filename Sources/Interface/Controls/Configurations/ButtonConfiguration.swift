public import Foundation
public import GimbalGeometry
public import GimbalGraphics
public import GimbalText

/// Values for buttons; `UIButton` gives them UIKit's names.
public enum ButtonTerms {
  /// The content of a button and how it is arranged (from iOS 15 on).
  ///
  /// Colors and corners are kept, since buttons draw nothing.
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

    /// On which side title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// The mark of a button that opens a menu; kept, and of no size.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// The look of a button on a Mac; kept.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    /// The kinds of background.
    package enum Style: Sendable {
      case plain, tinted, gray, filled, glass
    }

    package var style: Style
    /// The title; another one takes the place of one with attributes.
    @Settable public var title: String? {
      didSet {
        if attributedTitle.map({ String($0.characters) }) != title { attributedTitle = nil }
      }
    }
    /// The title with attributes; its letters count for the size.
    @Settable public var attributedTitle: AttributedString? {
      didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
    }
    /// Changes the title's attributes: its font and its kerning count for the size.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The treatment of a title that is too long.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line below the title; another one takes the place of one with attributes.
    @Settable public var subtitle: String? {
      didSet {
        if attributedSubtitle.map({ String($0.characters) }) != subtitle {
          attributedSubtitle = nil
        }
      }
    }
    /// The line below the title with attributes.
    @Settable public var attributedSubtitle: AttributedString? {
      didSet { if let attributedSubtitle { subtitle = String(attributedSubtitle.characters) } }
    }
    /// Changes that line's attributes: its font and its kerning count for the size.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The treatment of that line where it is too long.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The picture.
    public var image: UIImage?
    /// Changes the color of the picture; kept.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a picture that is a symbol, which counts for its size.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the text on which the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The room between picture and text, in points.
    public var imagePadding: CGFloat = 0
    /// The room between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// On which side title and subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The room around picture and text, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The size of the button, by which font and insets follow.
    public var buttonSize = Size.medium
    /// The corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of picture and text; nil is the tint, or white.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil is the tint.
    public var baseBackgroundColor: UIColor?
    /// True if a wheel turns in the picture's place.
    public var showsActivityIndicator = false
    /// Changes the color of the wheel; kept.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The mark of a button that opens a menu; kept.
    public var indicator = Indicator.automatic
    /// Changes the color of that mark; kept.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The look on a Mac; kept.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The background behind picture and text; a view of the app's in it is placed within its insets.
    public var background = UIBackgroundConfiguration()
    /// True if colors follow the state of being chosen.
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) { self.style = style }

    /// A button without background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button with a background of the tint, thinned out.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button with a background of the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A button without border.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A button with a border.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A button with a border of the tint, thinned out.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A button with a border of the tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// A button of glass (from iOS 26 on).
    public static func glass() -> Configuration { Configuration(.glass) }

    /// Takes back insets that were set.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
  }
}

extension ButtonTerms.Configuration.Size {
  /// The room around picture and text, in points.
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
