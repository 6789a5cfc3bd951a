public import Foundation
public import GimbalDocuments
public import GimbalTraits

/// Sizes of text and bars: `Devices/typography/` and `Devices/layout/`.
public struct Typography: Sendable {
  /// A platform with its own text styles.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// iOS and iPadOS.
    case ios
    /// macOS.
    case macos
    /// tvOS.
    case tvos
  }

  /// Content size categories, smallest first.
  public var categories: [ContentSizeCategoryNames] { Self.categories.names }
  /// The category unless the user chooses another.
  public var defaultCategory: UIContentSizeCategory { Self.categories.usual }
  /// Default and least text sizes.
  public var platformDefaults: [PlatformTextSizes] { Self.platformDefaults }
  /// The readable width at each category with a known width.
  public var readableWidths: [UIContentSizeCategory: SourcedValue<CGFloat>] { Self.readableWidths }
  /// Margins of views.
  public var layoutMargins: LayoutMarginRules { LayoutMarginRules.standard }
  /// Heights of bars.
  public var bars: BarHeights { Self.bars }
  /// Heights of status bars.
  public var statusBar: StatusBarHeights { Self.statusBar }
  /// The data files unchanged, with notes, conflicts and sources, by name.
  ///
  /// - Complexity: linear in the size of the files, which are read at each call.
  public var documents: [(name: String, document: DocumentValue)] {
    [TypographyReader.layoutFolder, TypographyReader.folder].flatMap { folder in
      StandardData.files(startingWith: folder).map { file in
        let name = file.path.description.dropFirst(folder.count).dropLast(5)
        return (String(name), StandardData.document(file))
      }
    }
  }

  /// The embedded metrics; each file is read on first use.
  public static let standard = Typography()

  private static let categories = StandardData.expect(TypographyReader.categories)
  private static let platformDefaults = StandardData.expect(TypographyReader.platformDefaults)
  private static let readableWidths = StandardData.expect(TypographyReader.readableWidths)
  private static let bars = StandardData.expect(TypographyReader.bars)
  private static let statusBar = StandardData.expect(TypographyReader.statusBar)
  private static let styles = StandardData.expect(TypographyReader.textStyles)

  /// Returns the text styles of a platform, in the order of the file.
  public func textStyles(_ platform: Platform) -> [TextStyleMetrics] { Self.styles[platform] ?? [] }

  /// Returns a text style by its name, such as `body`; nil if the platform has none.
  ///
  /// - Complexity: linear in the number of styles.
  public func textStyle(_ name: String, platform: Platform = .ios) -> TextStyleMetrics? {
    textStyles(platform).first { $0.style == name }
  }

  /// Returns a data file unchanged; nil without a file of the name.
  ///
  /// - Complexity: linear in the size of the file, which is read at each call.
  public func document(_ name: String) -> DocumentValue? {
    [TypographyReader.layoutFolder, TypographyReader.folder].lazy
      .compactMap { EmbeddedFiles.file(at: "\($0)\(name).json") }.first
      .map(StandardData.document)
  }

  /// Returns the readable width at a content size category, in points.
  ///
  /// See: L-GUIDE-4, D-5.
  public func readableWidth(_ category: UIContentSizeCategory) -> SourcedValue<CGFloat> {
    if let width = readableWidths[category] { return width }
    let sizes = textStyle("body")?.sizes ?? [:]
    let known =
      readableWidths
      .compactMap { row in sizes[row.key].map { (size: $0.size, width: row.value.value) } }
      .sorted { $0.size < $1.size }
    let size = (sizes[category] ?? sizes[defaultCategory])?.size ?? known.last?.size ?? 0
    return DerivedMetrics.readableWidth(size: size, known: known)
  }

  private init() {}
}

/// The names of a content size category.
public struct ContentSizeCategoryNames: Hashable, Sendable {
  /// The category.
  public let category: UIContentSizeCategory
  /// The name of the category in the Human Interface Guidelines.
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
  /// The weight up to iOS 10; nil if it was the same.
  public let weightBefore11: String?
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

/// Heights of status bars by hardware, in points; nil is unknown.
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
  /// Phones in landscape.
  public let landscapePhone: CGFloat?
  /// Phones with a Home button during a call.
  public let inCall: CGFloat?
}
