public import Foundation
import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalTerms

/// The separators of a list, as values: nothing is drawn.
///
/// Source: Apple, UIListSeparatorConfiguration.
public struct UIListSeparatorConfiguration {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// The list decides.
    case automatic = 0
    /// Visible.
    case visible = 1
    /// Hidden.
    case hidden = 2
  }

  /// The separator above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The separator below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The insets of the separator below, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The color.
  public var color: UIColor?

  /// Creates the separators of a list's appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// A section of rows like those of a table.
///
/// See: R-COMP-10.
/// Source: Apple, UICollectionLayoutListConfiguration.
public struct UICollectionLayoutListConfiguration {
  /// The appearances of a list.
  public typealias Appearance = ListTerms.Appearance

  /// The kinds of section headers.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view from the data source.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// The kinds of section footers.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view from the data source.
    case supplementary = 1
  }

  /// Returns the actions of a swipe on a row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the separators of a row.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  /// The appearance.
  public let appearance: Appearance
  /// The kind of the header.
  public var headerMode = HeaderMode.none
  /// The kind of the footer.
  public var footerMode = FooterMode.none
  /// True if rows have separators.
  public var showsSeparators: Bool
  /// The separators of rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of a row; never called here.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color.
  public var backgroundColor: UIColor?
  /// The gap above a header, in points (from iOS 15 on); nil means the system's gap.
  public var headerTopPadding: CGFloat?
  /// Returns the actions of a swipe from the leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions of a swipe from the trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  fileprivate var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  fileprivate var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
}

extension NSCollectionLayoutSection {
  /// The estimated height of a row, in points.
  private static var rowGuess: CGFloat {
    ContentMetrics(on: GraphicsEnvironment.current.system).rowHeight
  }

  /// Returns a section of rows like those of a table.
  ///
  /// Rule: R-COMP-10.
  @preconcurrency @MainActor
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowGuess))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    section.contentInsetsReference = configuration.isInset ? .safeArea : .none
    if configuration.isInset {
      let width = layoutEnvironment.container.contentSize.width
      let margin = MarginMetrics.standard.rootMargin(windowWidth: width)
      section.contentInsets.leading = margin
      section.contentInsets.trailing = margin
    }
    if configuration.isGrouped {
      section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : HeaderMetrics.gap
      section.contentInsets.bottom =
        configuration.footerMode == .supplementary ? 0 : HeaderMetrics.gap
    }
    if configuration.headerMode == .supplementary {
      let header = edge(UICollectionView.elementKindSectionHeader, .top, configuration)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        edge(UICollectionView.elementKindSectionFooter, .bottom, configuration))
    }
    return section
  }

  private static func edge(
    _ kind: String, _ alignment: NSRectAlignment,
    _ configuration: UICollectionLayoutListConfiguration
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(
          configuration.isGrouped ? HeaderMetrics.leastHeader : HeaderMetrics.plain)),
      elementKind: kind, alignment: alignment)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout with sections of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
