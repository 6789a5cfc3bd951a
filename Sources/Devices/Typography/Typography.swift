public import Foundation
public import GimbalDocuments
public import GimbalTraits

/// Sizes of text and bars: `Devices/typography/`.
public struct Typography: Sendable {
  /// A platform with text styles of its own.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// iOS and iPadOS.
    case ios
    /// macOS.
    case macos
    /// tvOS.
    case tvos
  }

  /// Text size categories, smallest first.
  public let categories: [ContentSizeCategoryNames]
  /// The category that is set unless the user chooses another.
  public let defaultCategory: UIContentSizeCategory
  /// Default and least text sizes.
  public let platformDefaults: [PlatformTextSizes]
  /// The readable width at each category for which it is known.
  public let readableWidths: [UIContentSizeCategory: Figure<CGFloat>]
  /// Margins of views.
  public let layoutMargins: LayoutMarginRules
  /// Heights of bars.
  public let bars: BarHeights
  /// Heights of status bars.
  public let statusBar: StatusBarHeights
  /// The files as they stand, with remarks, conflicts and sources, by name.
  public let documents: [(name: String, document: DocumentValue)]
  private let styles: [Platform: [TextStyleMetrics]]

  /// The shipped figures; read on first use.
  public static let standard = Typography()

  /// The text styles of a platform, in the order of the file.
  public func textStyles(_ platform: Platform) -> [TextStyleMetrics] { styles[platform] ?? [] }

  /// A text style by its name, such as `body`; nil when the platform has none.
  ///
  /// - Complexity: linear in the number of styles.
  public func textStyle(_ name: String, platform: Platform = .ios) -> TextStyleMetrics? {
    textStyles(platform).first { $0.style == name }
  }

  /// A file as it stands; nil when there is none of that name.
  public func document(_ name: String) -> DocumentValue? {
    documents.first { $0.name == name }?.document
  }

  /// The widest that text is to run at a size of text, in points.
  ///
  /// See: L-GUIDE-4, D-5.
  public func readableWidth(_ category: UIContentSizeCategory) -> Figure<CGFloat> {
    if let width = readableWidths[category] { return width }
    let sizes = textStyle("body")?.sizes ?? [:]
    let known =
      readableWidths
      .compactMap { row in sizes[row.key].map { (size: $0.size, width: row.value.value) } }
      .sorted { $0.size < $1.size }
    let size = (sizes[category] ?? sizes[defaultCategory])?.size ?? known.last?.size ?? 0
    return DerivedFigures.readableWidth(size: size, known: known)
  }

  private init() {
    let documents = StandardData.files(startingWith: "typography/").map { file in
      (
        name: String(file.path.description.dropFirst(11).dropLast(5)),
        document: StandardData.document(file)
      )
    }
    let read = TypographyReader(documents: documents)
    self.documents = documents
    (categories, defaultCategory) = StandardData.expect(read.categories)
    platformDefaults = StandardData.expect(read.platformDefaults)
    readableWidths = StandardData.expect(read.readableWidths)
    layoutMargins = LayoutMarginRules.standard
    bars = StandardData.expect(read.bars)
    statusBar = StandardData.expect(read.statusBar)
    styles = StandardData.expect(read.textStyles)
  }
}

/// The names of a text size category.
public struct ContentSizeCategoryNames: Hashable, Sendable {
  /// The category.
  public let category: UIContentSizeCategory
  /// Its name in the Human Interface Guidelines.
  public let guidelinesName: String
  /// True if it is one of the accessibility sizes.
  public let isAccessibility: Bool
}

/// A text style at all sizes.
public struct TextStyleMetrics: Hashable, Sendable {
  /// The Swift name, such as `largeTitle`.
  public let style: String
  /// UIKit's raw value, where known.
  public let rawValue: String?
  /// The font's weight, where known.
  public let weight: String?
  /// The weight of emphasised text, where known.
  public let emphasizedWeight: String?
  /// Sizes by category; a platform without categories has one, `large`.
  public let sizes: [UIContentSizeCategory: TextSize]
}

/// The size of a font and of its lines, in points.
public struct TextSize: Hashable, Sendable {
  /// The font's size.
  public let size: CGFloat
  /// The distance from one baseline to the next.
  public let leading: CGFloat
}

/// Default and least text sizes of a platform, in points.
public struct PlatformTextSizes: Hashable, Sendable {
  /// The platform's name.
  public let platform: String
  /// The usual size.
  public let defaultSize: CGFloat
  /// The least size that is still readable.
  public let minimumSize: CGFloat
}

/// Heights of status bars by hardware, in points; nil is not known.
public struct StatusBarHeights: Hashable, Sendable {
  /// Phones with a Home button.
  public let homeButtonPhone: CGFloat?
  /// Phones with a Dynamic Island and a top inset of 59.
  public let dynamicIsland59: CGFloat?
  /// Phones with a Dynamic Island and a top inset of 62.
  public let dynamicIsland62: CGFloat?
  /// Phones with a Dynamic Island and a top inset of 68.
  public let dynamicIsland68: CGFloat?
  /// iPads with a Home button.
  public let homeButtonPad: CGFloat?
  /// iPads with a home indicator.
  public let homeIndicatorPad: CGFloat?
  /// iPads on iPadOS 26.
  public let pad26: CGFloat?
  /// Phones on their side.
  public let landscapePhone: CGFloat?
  /// Phones with a Home button during a call.
  public let inCall: CGFloat?
}
