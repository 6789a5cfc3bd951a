public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// The container of a layout.
///
/// Source: Apple, NSCollectionLayoutContainer.
public protocol NSCollectionLayoutContainer {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that apply, in points; Gimbal returns `contentInsets`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section.
///
/// Source: Apple, NSCollectionLayoutEnvironment.
public protocol NSCollectionLayoutEnvironment {
  /// The container of the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The frame of one item of a custom group.
///
/// Source: Apple, NSCollectionLayoutGroupCustomItem.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group, in points.
  public let frame: CGRect
  /// The position in the order from back to front.
  public let zIndex: Int

  /// Creates an item with a frame.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Returns the frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// A group of items in a horizontal line, in a vertical line, or at positions that an app computes.
///
/// Source: Apple, NSCollectionLayoutGroup.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the items of the group are chosen and arranged.
  enum Filling {
    /// The items repeat in order as long as they fit.
    case pattern
    /// One item, repeated a number of times with equal lengths that fill the group.
    case equal(Int)
    /// One item, repeated a number of times in its own size.
    case repeated(Int)
    /// The app's closure computes the frames.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// True if the items are next to each other, false if each is below the one before.
  let isHorizontal: Bool
  /// How the items of the group are chosen and arranged.
  let filling: Filling
  /// The items of the group.
  public let subitems: [NSCollectionLayoutItem]
  /// The spacing between items; nil is none.
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

  /// True if the number of items in the group depends on the preferred sizes of cells.
  var dependsOnCells: Bool {
    let axis = GroupAxis(isHorizontal: isHorizontal)
    if case .pattern = filling, !axis.alongDimension(layoutSize).isEstimated,
      subitems.contains(where: { axis.alongDimension($0.layoutSize).isEstimated })
    {
      return true
    }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.dependsOnCells ?? false }
  }

  /// True if the group or one of its items has an estimated length, so that cells are measured.
  var hasGuesses: Bool {
    !layoutSize.guessedAxes.isEmpty
      || subitems.contains {
        !$0.layoutSize.guessedAxes.isEmpty
          || ($0 as? NSCollectionLayoutGroup)?.hasGuesses ?? false
      }
  }

  /// Returns a horizontal group in which items repeat in order as long as they fit.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems, .pattern)
  }

  /// Returns a horizontal group of `count` items with equal widths that fill it.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], .equal(count))
  }

  /// Returns a horizontal group of `count` items, each in its own size (from iOS 16 on).
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], .repeated(count))
  }

  /// Returns a vertical group in which items repeat in order as long as they fit.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems, .pattern)
  }

  /// Returns a vertical group of `count` items with equal heights that fill it.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], .equal(count))
  }

  /// Returns a vertical group of `count` items, each in its own size (from iOS 16 on).
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], .repeated(count))
  }

  /// Returns a group whose item frames a closure computes.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [], .custom(itemProvider))
  }

  /// Returns the group as indented lines.
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
