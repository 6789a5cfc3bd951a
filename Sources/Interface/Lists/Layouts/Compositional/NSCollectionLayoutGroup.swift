public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// The room that a layout fills.
///
/// Source: Apple, NSCollectionLayoutContainer.
public protocol NSCollectionLayoutContainer {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a section.
///
/// Source: Apple, NSCollectionLayoutEnvironment.
public protocol NSCollectionLayoutEnvironment {
  /// The room of the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The place of one item of a custom group.
///
/// Source: Apple, NSCollectionLayoutGroupCustomItem.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group, in points.
  public let frame: CGRect
  /// The place from back to front.
  public let zIndex: Int

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Gives the places of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or where an app wants them.
///
/// Source: Apple, NSCollectionLayoutGroup.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Filling {
    /// The items in turn, as often as there is room.
    case pattern
    /// The one item a number of times, all of one length that fills the group.
    case equal(Int)
    /// The one item a number of times, in its own size.
    case repeated(Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let isHorizontal: Bool
  let filling: Filling
  /// The items of the group.
  public let subitems: [NSCollectionLayoutItem]
  /// The room between items; nil is none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, isHorizontal: Bool, _ subitems: [NSCollectionLayoutItem],
    _ filling: Filling
  ) {
    self.isHorizontal = isHorizontal
    self.filling = filling
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// True if the number of items in the group depends on what cells say of their size.
  var dependsOnCells: Bool {
    let axis = GroupAxis(isHorizontal: isHorizontal)
    if case .pattern = filling, !axis.alongDimension(layoutSize).isEstimated,
      subitems.contains(where: { axis.alongDimension($0.layoutSize).isEstimated })
    {
      return true
    }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.dependsOnCells ?? false }
  }

  /// True if cells of the group say anything of their size.
  var hasGuesses: Bool {
    !layoutSize.guessedAxes.isEmpty
      || subitems.contains {
        !$0.layoutSize.guessedAxes.isEmpty
          || ($0 as? NSCollectionLayoutGroup)?.hasGuesses ?? false
      }
  }

  /// Items in a row, in turn, as many as there is room for.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems, .pattern)
  }

  /// A number of items in a row, which share its width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], .equal(count))
  }

  /// A number of items in a row, each in its own size (from iOS 16 on).
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], .repeated(count))
  }

  /// Items in a column, in turn, as many as there is room for.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems, .pattern)
  }

  /// A number of items in a column, which share its height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], .equal(count))
  }

  /// A number of items in a column, each in its own size (from iOS 16 on).
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], .repeated(count))
  }

  /// Items where a closure wants them.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [], .custom(itemProvider))
  }

  /// The group as indented lines.
  public func visualDescription() -> String { lines(indent: 0).joined(separator: "\n") }

  private func lines(indent: Int) -> [String] {
    let space = String(repeating: "  ", count: indent)
    var lines = [space + (isHorizontal ? "horizontal" : "vertical")]
    for item in subitems {
      lines += (item as? NSCollectionLayoutGroup)?.lines(indent: indent + 1) ?? ["\(space)  item"]
    }
    return lines
  }
}
