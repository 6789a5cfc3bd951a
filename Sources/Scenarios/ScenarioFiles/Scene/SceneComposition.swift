import Foundation
package import GimbalGeometry
package import GimbalTerms

/// A compositional layout in a scene.
package struct SceneComposition: Sendable {
  /// True if sections follow each other across.
  package var isHorizontal = false
  /// The room between sections, in points.
  package var interSectionSpacing = 0.0
  /// The sections in their order; the last one stands for those that follow.
  package var sections: [Section] = []

  /// A section: a group that is repeated, or rows.
  package struct Section: Sendable {
    package var content = Content.list(.plain)
    /// The room around the groups, in points; nil leaves it to the content.
    package var contentInsets: NSDirectionalEdgeInsets?
    package var interGroupSpacing = 0.0
    package var contentInsetsReference = UIContentInsetsReference.automatic
    package var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    package var parts: [Part] = []
  }

  package enum Content: Sendable {
    case group(Item)
    case list(ListTerms.Appearance)
  }

  /// An item, or a group of items.
  package struct Item: Sendable {
    package var width: Length
    package var height: Length
    package var contentInsets = NSDirectionalEdgeInsets.zero
    /// The items of the group; nil for an item.
    package var items: [Item]?
    package var isVertical = false
    /// The number of items that share the group; nil for as many as fit.
    package var count: Int?
    /// The room between items, in points.
    package var spacing = 0.0
    /// True if that room grows.
    package var isFlexible = false
  }

  package enum Length: Sendable {
    case fractionalWidth(Double)
    case fractionalHeight(Double)
    case absolute(Double)
    case estimated(Double)
  }

  /// A header, footer or the like at an edge of a section.
  package struct Part: Sendable {
    package var isFooter: Bool
    package var width: Length
    package var height: Length
    package var alignment: NSRectAlignment
    package var pins = false
  }
}
