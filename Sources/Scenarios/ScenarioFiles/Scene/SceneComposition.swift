import Foundation
package import GimbalGeometry
package import GimbalTerms

/// A compositional layout in a scene.
package struct SceneComposition: Sendable {
  /// True if sections follow each other horizontally.
  package var isHorizontal = false
  /// The spacing between sections, in points.
  package var interSectionSpacing = 0.0
  /// The sections in order; the last one also describes those that follow.
  package var sections: [Section] = []

  /// A section: a group that is repeated, or rows.
  package struct Section: Sendable {
    package var content = Content.list(.plain)
    /// The insets of the groups, in points; nil leaves them to the content.
    package var contentInsets: NSDirectionalEdgeInsets?
    package var interGroupSpacing = 0.0
    package var contentInsetsReference = UIContentInsetsReference.automatic
    package var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    package var parts: [Part] = []
  }

  /// The content of a section: a group of items, or a list.
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
    /// The number of items in the group; nil is as many as fit.
    package var count: Int?
    /// The spacing between items, in points.
    package var spacing = 0.0
    /// True if the spacing is flexible.
    package var isFlexible = false
  }

  /// A width or height, as `NSCollectionLayoutDimension` has it.
  package enum Length: Sendable {
    case fractionalWidth(Double)
    case fractionalHeight(Double)
    case absolute(Double)
    case estimated(Double)
  }

  /// A header, footer or similar view at an edge of a section.
  package struct Part: Sendable {
    package var isFooter: Bool
    package var width: Length
    package var height: Length
    package var alignment: NSRectAlignment
    package var pins = false
  }
}
