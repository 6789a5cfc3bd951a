import Foundation
package import GimbalGeometry
package import GimbalTerms

/// A compositional layout of a collection view in a scene.
package struct SceneComposition: Sendable {
  /// True if sections follow each other horizontally.
  package var isHorizontal = false
  /// The spacing between sections, in points.
  package var interSectionSpacing = 0.0
  /// The sections in order; the last one also describes those that follow.
  package var sections: [Section] = []

  /// A section: a group that is repeated, or rows.
  package struct Section: Sendable {
    /// What the section contains: a group, or rows as a table has them.
    package var content = Content.list(.plain)
    /// The insets of the groups, in points; nil leaves them to the content.
    package var contentInsets: NSDirectionalEdgeInsets?
    /// The spacing between groups, in points.
    package var interGroupSpacing = 0.0
    /// The guide to which the section's insets are relative.
    package var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether and how the section scrolls across the layout.
    package var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The section's headers, footers and similar views.
    package var parts: [Part] = []
  }

  /// The content of a section: a group of items, or a list.
  package enum Content: Sendable {
    /// A group of items, which is repeated.
    case group(Item)
    /// Rows as a table has them, in an appearance.
    case list(ListTerms.Appearance)
  }

  /// An item of a section, or a group of items.
  package struct Item: Sendable {
    /// The width, possibly as a fraction of the container's size.
    package var width: Length
    /// The height, possibly as a fraction of the container's size.
    package var height: Length
    /// The insets of the content within the size, in points.
    package var contentInsets = NSDirectionalEdgeInsets.zero
    /// The items of the group; nil for an item.
    package var items: [Item]?
    /// True if the items of the group follow each other vertically.
    package var isVertical = false
    /// The number of items in the group; nil is as many as fit.
    package var count: Int?
    /// The spacing between the items of the group, in points; the least one if it is flexible.
    package var spacing = 0.0
    /// True if the spacing grows, so that the items fill the group.
    package var isFlexible = false
  }

  /// A width or height, as `NSCollectionLayoutDimension` has it.
  package enum Length: Sendable {
    /// A fraction of the container's width.
    case fractionalWidth(Double)
    /// A fraction of the container's height.
    case fractionalHeight(Double)
    /// A length in points.
    case absolute(Double)
    /// An estimated length in points, until the element is measured.
    case estimated(Double)
  }

  /// A header, footer or similar view at an edge of a section.
  package struct Part: Sendable {
    /// True for a footer, false for a header.
    package var isFooter: Bool
    /// The width, possibly as a fraction of the section's size.
    package var width: Length
    /// The height, possibly as a fraction of the section's size.
    package var height: Length
    /// The edge or corner of the section at which the view lies.
    package var alignment: NSRectAlignment
    /// True if the view stays in the visible part while the section scrolls.
    package var pins = false
  }
}
