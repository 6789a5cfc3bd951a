import Foundation
import GimbalGeometry
import GimbalLists

/// What a scene says of a compositional layout.
struct SceneComposition: Sendable {
  /// True if sections follow each other across.
  var isHorizontal = false
  /// The room between sections, in points.
  var interSectionSpacing = 0.0
  /// The sections in their order; the last one stands for those that follow.
  var sections: [Section] = []

  /// A section: a group that is repeated, or rows.
  struct Section: Sendable {
    var content = Content.list(.plain)
    /// The room around the groups, in points; nil leaves it to the content.
    var contentInsets: NSDirectionalEdgeInsets?
    var interGroupSpacing = 0.0
    var contentInsetsReference = UIContentInsetsReference.automatic
    var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var parts: [Part] = []
  }

  enum Content: Sendable {
    case group(Item)
    case list(UICollectionLayoutListConfiguration.Appearance)
  }

  /// An item, or a group of items.
  struct Item: Sendable {
    var width: Length
    var height: Length
    var contentInsets = NSDirectionalEdgeInsets.zero
    /// What the group holds; nil for an item.
    var items: [Item]?
    var isVertical = false
    /// The number of items that share the group; nil for as many as fit.
    var count: Int?
    /// The room between items, in points.
    var spacing = 0.0
    /// True if that room grows.
    var isFlexible = false
  }

  enum Length: Sendable {
    case fractionalWidth(Double)
    case fractionalHeight(Double)
    case absolute(Double)
    case estimated(Double)
  }

  /// A header, footer or the like at an edge of a section.
  struct Part: Sendable {
    var isFooter: Bool
    var width: Length
    var height: Length
    var alignment: NSRectAlignment
    var pins = false
  }
}
