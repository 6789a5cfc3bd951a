public import Foundation
import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalTerms

/// The lines between rows of a list, as values: nothing is drawn.
///
/// Source: Apple, UIListSeparatorConfiguration.
public struct UIListSeparatorConfiguration {
  /// The visibility of a line.
  public enum Visibility: Int, Sendable {
    /// As the list says.
    case automatic = 0
    /// It is.
    case visible = 1
    /// It is not.
    case hidden = 2
  }

  /// The line above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The line below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The insets of the line below, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The color.
  public var color: UIColor?

  /// Lines of a list's look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// A section of rows as a table has them.
///
/// See: R-COMP-10.
/// Source: Apple, UICollectionLayoutListConfiguration.
public struct UICollectionLayoutListConfiguration {
  /// The looks of a list.
  public typealias Appearance = ListTerms.Appearance

  /// The kinds of section headers.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view that the data source gives.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// The kinds of section footers.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view that the data source gives.
    case supplementary = 1
  }

  /// Gives the actions of a swipe over a row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// Gives the lines of a row.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  /// The look.
  public let appearance: Appearance
  /// The kind of the header.
  public var headerMode = HeaderMode.none
  /// The kind of the footer.
  public var footerMode = FooterMode.none
  /// True if there are lines between rows.
  public var showsSeparators: Bool
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Gives the lines of a row; never asked.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the rows.
  public var backgroundColor: UIColor?
  /// The room above a header, in points (from iOS 15 on); nil is the system's.
  public var headerTopPadding: CGFloat?
  /// Gives the actions of a swipe from the leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions of a swipe from the trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  fileprivate var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  fileprivate var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
}

extension NSCollectionLayoutSection {
  /// The guess of a row's height, in points.
  private static var rowGuess: CGFloat {
    ContentMetrics(on: GraphicsEnvironment.current.system).rowHeight
  }
  /// The room above and below a group of rows where no header or footer is, in points (as a table's).
  private static let gap: CGFloat = 17.5

  /// A section of rows as a table has them.
  ///
  /// Rule: R-COMP-10.
  /// See: R-SDK-4.
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
      var margin = MarginMetrics.standard.rootMargin(windowWidth: width)
      if configuration.appearance == .insetGrouped {
        margin += Machine.forNewObjects.groupInset(windowWidth: width)
      }
      section.contentInsets.leading = margin
      section.contentInsets.trailing = margin
    }
    if configuration.isGrouped {
      section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : gap
      section.contentInsets.bottom = configuration.footerMode == .supplementary ? 0 : gap
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
        heightDimension: .estimated(configuration.isGrouped ? 38 : 28)),
      elementKind: kind, alignment: alignment)
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of sections of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
