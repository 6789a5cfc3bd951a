public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalText
import GimbalTraits

/// A picture, a text and a second text, as the rows and headers of lists show them.
///
/// The fonts follow the text size; the margins and gaps are assumed where no record gives them.
///
/// See: R-LIST-6.
/// Source: Apple, UIListContentConfiguration.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    /// The alignment of a text.
    public enum TextAlignment: Sendable {
      /// As people read.
      case natural
      /// In the middle.
      case center
      /// On both sides.
      case justified
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor = .label
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
    /// The treatment of what is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The text's alignment.
    public var alignment = TextAlignment.natural
    /// True if a text that is too long is drawn smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The least that it may be drawn smaller, as a part of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// True if letters may be drawn closer together.
    public var allowsDefaultTighteningForTruncation = false
    /// True if the font follows the text size.
    public var adjustsFontForContentSizeCategory = true

    init(_ font: UIFont) { self.font = font }
  }

  /// The look of the picture.
  public struct ImageProperties {
    /// The most room of the picture, in points; 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the picture, in points; 0 follows the picture, ``standardDimension`` the system.
    public var reservedLayoutSize = CGSize.zero
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The tint; nil is inherited.
    public var tintColor: UIColor?
    /// The look of a symbol; nil is the text's.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Stands for the room that the system keeps for symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
  }

  /// The picture.
  public var image: UIImage?
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The picture as it is shown.
  var shownImage: UIImage? {
    guard let image, image.isSymbolImage,
      let appearance = imageProperties.preferredSymbolConfiguration
    else { return image }
    return image.applyingSymbolConfiguration(appearance)
  }
  /// The text.
  public var text: String?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// True if the margins of the list hold for the content across.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The room around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// True if the second text stands at the end of the line of the first where both fit.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The room between picture and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The room between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The room between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The least height, in points.
  var leastHeight: CGFloat

  private init(
    _ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, sideBySide: Bool = false,
    top: CGFloat, bottom: CGFloat, leastHeight: CGFloat
  ) {
    textProperties = TextProperties(.preferredFont(forTextStyle: text))
    secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: secondary))
    prefersSideBySideTextAndSecondaryText = sideBySide
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 16, bottom: bottom, trailing: 16)
    self.leastHeight = leastHeight
  }

  /// A row with a text.
  public static func cell() -> Self { row(besides: secondary) }

  /// A row with a text above another.
  public static func subtitleCell() -> Self { row(besides: secondary, less: 0.5) }

  /// A row with a text, and another at the end of its line.
  public static func valueCell() -> Self { row(besides: .body, sideBySide: true) }

  /// The style of a second text.
  ///
  /// See: R-LIST-18.
  private static var secondary: UIFont.TextStyle {
    metrics.isRoomy ? .subheadline : .footnote
  }

  /// The figures of the device that is current.
  private static var metrics: ContentMetrics {
    ContentMetrics(on: GraphicsEnvironment.current.system)
  }

  /// A row on the system of the device that is current; up to iOS 18 two texts have less room around them.
  ///
  /// See: R-LIST-18.
  private static func row(
    besides style: UIFont.TextStyle, sideBySide: Bool = false, less: CGFloat = 0
  ) -> Self {
    let metrics = metrics
    let space = metrics.space - (metrics.isRoomy ? 0 : less)
    return Self(
      .body, style, sideBySide: sideBySide, top: space, bottom: space,
      leastHeight: metrics.rowHeight)
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> Self { cell() }

  /// A row of a sidebar with two texts.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }

  /// A row under an accompanied sidebar.
  public static func accompaniedSidebarCell() -> Self { cell() }

  /// A header of a plain list.
  public static func plainHeader() -> Self {
    Self(.headline, .footnote, top: 4, bottom: 4, leastHeight: 28)
  }

  /// A footer of a plain list.
  public static func plainFooter() -> Self {
    Self(.footnote, .footnote, top: 4, bottom: 4, leastHeight: 28)
  }

  /// A header of a grouped list.
  public static func groupedHeader() -> Self {
    Self(.footnote, .footnote, top: 17.5, bottom: 6, leastHeight: 38)
  }

  /// A footer of a grouped list.
  public static func groupedFooter() -> Self {
    Self(.footnote, .footnote, top: 7.5, bottom: 7.5, leastHeight: 17.5)
  }

  /// A header of a sidebar.
  public static func sidebarHeader() -> Self { groupedHeader() }

  /// A header above a group of rows (from iOS 15 on).
  public static func prominentInsetGroupedHeader() -> Self {
    Self(.title3, .footnote, top: 17.5, bottom: 6, leastHeight: 38)
  }

  /// A header above everything, with extra room.
  public static func extraProminentInsetGroupedHeader() -> Self { prominentInsetGroupedHeader() }

  /// The header of the system's own (from iOS 18 on).
  public static func header() -> Self { groupedHeader() }

  /// The footer of the system's own (from iOS 18 on).
  public static func footer() -> Self { groupedFooter() }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration itself: its colors are not simulated, and nothing else follows from a state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIBackgroundConfiguration {
  /// The background itself: nothing follows from a state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
