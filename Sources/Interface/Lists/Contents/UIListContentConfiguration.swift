public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalText
import GimbalTraits

/// An image, a text and a secondary text for rows and headers of lists.
///
/// The fonts follow the text size. Margins and gaps without a recorded value are assumed.
///
/// See: R-LIST-6.
/// Source: Apple, UIListContentConfiguration.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The properties of a text.
  public struct TextProperties: Hashable {
    /// The alignment of a text.
    public enum TextAlignment: Sendable {
      /// The natural alignment of the reading direction.
      case natural
      /// Centered.
      case center
      /// Justified.
      case justified
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor = .label
    /// The maximum number of lines; 0 for any number.
    public var numberOfLines = 0
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The text's alignment.
    public var alignment = TextAlignment.natural
    /// True if a text that is too long is drawn with a smaller font.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale factor of the font.
    public var minimumScaleFactor: CGFloat = 0
    /// True if letters may be drawn closer together.
    public var allowsDefaultTighteningForTruncation = false
    /// True if the font follows the text size.
    public var adjustsFontForContentSizeCategory = true

    /// Creates properties with a font and the default values.
    init(_ font: UIFont) { self.font = font }
  }

  /// The properties of the image.
  public struct ImageProperties: Hashable {
    /// The maximum size of the image, in points; 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image, in points; 0 means the image's size, ``standardDimension``
    /// the system's size.
    public var reservedLayoutSize = CGSize.zero
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The tint color; inherited if nil.
    public var tintColor: UIColor?
    /// The symbol configuration of the image; if nil, it follows the text's font.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Means the size that the system reserves for symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// Hashes the corners, the color and the symbol configuration.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(cornerRadius)
      hasher.combine(tintColor)
      hasher.combine(preferredSymbolConfiguration)
    }
  }

  /// The image.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The image that the row shows: a symbol image has the preferred configuration.
  var shownImage: UIImage? {
    guard let image, image.isSymbolImage,
      let appearance = imageProperties.preferredSymbolConfiguration
    else { return image }
    return image.applyingSymbolConfiguration(appearance)
  }
  /// The text.
  public var text: String?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The axes on which the content respects the margins of the list.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// True if the secondary text is at the end of the first text's line, provided that both fit.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The gap between image and text, in points.
  public var imageToTextPadding: CGFloat = ContentMetrics.imageGap
  /// The gap between texts next to each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = ContentMetrics.textGap
  /// The gap between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The minimum height of a row with the configuration, in points.
  var leastHeight: CGFloat

  private init(
    _ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, sideBySide: Bool = false,
    top: CGFloat, bottom: CGFloat, leastHeight: CGFloat
  ) {
    textProperties = TextProperties(.preferredFont(forTextStyle: text))
    secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: secondary))
    prefersSideBySideTextAndSecondaryText = sideBySide
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: ContentMetrics.side, bottom: bottom, trailing: ContentMetrics.side)
    self.leastHeight = leastHeight
  }

  /// Hashes the texts, the image and their properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(imageProperties)
    hasher.combine(text)
    hasher.combine(textProperties)
    hasher.combine(secondaryText)
    hasher.combine(secondaryTextProperties)
  }

  /// Returns a row with a text.
  public static func cell() -> Self {
    var cell = row(besides: secondary)
    if !metrics.isRoomy { cell.textToSecondaryTextVerticalPadding = ContentMetrics.stackedTextGap }
    return cell
  }

  /// Returns a row with a text above a secondary text.
  public static func subtitleCell() -> Self {
    row(besides: secondary, less: ContentMetrics.lessSpace)
  }

  /// Returns a row with a text, and a secondary text at the end of its line.
  public static func valueCell() -> Self { row(besides: .body, sideBySide: true) }

  /// The text style of a secondary text.
  ///
  /// See: R-LIST-18.
  private static var secondary: UIFont.TextStyle {
    metrics.isRoomy ? .subheadline : .footnote
  }

  /// The metrics of the current device.
  private static var metrics: ContentMetrics {
    ContentMetrics(on: GraphicsEnvironment.current.system)
  }

  /// Returns a row on the current device's system.
  ///
  /// Up to iOS 18, rows with two texts have less space around the texts.
  ///
  /// See: R-LIST-18.
  private static func row(
    besides style: UIFont.TextStyle, sideBySide: Bool = false, less: CGFloat = 0
  ) -> Self {
    let metrics = metrics
    let space = metrics.space - (metrics.isRoomy ? 0 : less)
    var row = Self(
      .body, style, sideBySide: sideBySide, top: space, bottom: space,
      leastHeight: metrics.rowHeight)
    row.directionalLayoutMargins.trailing = ContentMetrics.end
    return row
  }

  /// Returns a row of a sidebar.
  public static func sidebarCell() -> Self { cell() }

  /// Returns a row of a sidebar with two texts.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }

  /// Returns a row under an accompanied sidebar.
  public static func accompaniedSidebarCell() -> Self { cell() }

  private static func plainPart(_ style: UIFont.TextStyle) -> Self {
    let space = HeaderMetrics.plainTextSpace
    return Self(style, .footnote, top: space, bottom: space, leastHeight: HeaderMetrics.plain)
  }

  private static func groupedHeader(_ style: UIFont.TextStyle) -> Self {
    Self(
      style, .footnote, top: HeaderMetrics.gap, bottom: HeaderMetrics.belowHeader,
      leastHeight: HeaderMetrics.leastHeader)
  }

  /// Returns a header of a plain list.
  public static func plainHeader() -> Self {
    plainPart(.headline)
  }

  /// Returns a footer of a plain list.
  public static func plainFooter() -> Self {
    plainPart(.footnote)
  }

  /// Returns a header of a grouped list.
  public static func groupedHeader() -> Self {
    groupedHeader(.footnote)
  }

  /// Returns a footer of a grouped list.
  public static func groupedFooter() -> Self {
    let space = HeaderMetrics.aboveFooter
    return Self(
      .footnote, .footnote, top: space, bottom: space, leastHeight: HeaderMetrics.gap)
  }

  /// Returns a header of a sidebar.
  public static func sidebarHeader() -> Self { groupedHeader() }

  /// Returns a prominent header above a group of rows (from iOS 15 on).
  public static func prominentInsetGroupedHeader() -> Self {
    groupedHeader(.title3)
  }

  /// Returns an extra prominent header.
  public static func extraProminentInsetGroupedHeader() -> Self { prominentInsetGroupedHeader() }

  /// Returns the system's default header (from iOS 18 on).
  public static func header() -> Self { groupedHeader() }

  /// Returns the system's default footer (from iOS 18 on).
  public static func footer() -> Self { groupedFooter() }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration itself: only its colors would depend on a state, and these are not
  /// simulated.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIBackgroundConfiguration {
  /// Returns the background itself: it does not depend on a state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
