public import Foundation
public import GimbalGeometry
public import GimbalTerms

/// An element of a compositional layout: a cell, or a group of them.
///
/// Source: Apple, NSCollectionLayoutItem.
public class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The views that are anchored to the item, such as a badge.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the item, in points; they do not apply to axes with an estimate.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of a size, with views that are anchored to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// An anchor of a view at an edge or a corner of another one.
///
/// Source: Apple, NSCollectionLayoutAnchor.
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// The offset from the edges, in points or as a fraction of the size.
  public let offset: CGPoint
  /// True for an offset in points.
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
  }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Creates an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor with an offset as a fraction of the size of the anchored view.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// True for an offset as a fraction.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Returns the point of the anchor in a rectangle, without the offset.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }
}

/// A view that is anchored to an item, such as a badge.
///
/// Source: Apple, NSCollectionLayoutSupplementaryItem.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view, which the data source provides.
  public let elementKind: String
  /// The anchor on the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor on the view itself; nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The position in the order from back to front.
  public var zIndex = 0

  /// Creates a view of a kind at an anchor of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view of a kind whose `itemAnchor` coincides with `containerAnchor` on the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  /// Creates an item of a kind; without an item anchor it is inside, at the container anchor's
  /// edges.
  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of the view for an item's frame.
  ///
  /// Rule: R-COMP-5.
  func frame(on rect: CGRect) -> CGRect {
    let size = layoutSize.size(in: rect.size)
    let own = (itemAnchor ?? containerAnchor).edges
    let corner = NSCollectionLayoutAnchor(edges: own).point(in: CGRect(origin: .zero, size: size))
    var location = containerAnchor.point(in: rect)
    for (anchor, sign) in [(containerAnchor, 1.0), (itemAnchor, -1.0)] {
      guard let anchor else { continue }
      let unit = anchor.isAbsoluteOffset ? CGSize(width: 1, height: 1) : size
      location.x += CGFloat(sign) * anchor.offset.x * unit.width
      location.y += CGFloat(sign) * anchor.offset.y * unit.height
    }
    return CGRect(
      x: location.x - corner.x, y: location.y - corner.y, width: size.width, height: size.height)
  }
}

extension NSRectAlignment {
  /// The horizontal side of the alignment: -1 leading, 1 trailing, 0 neither.
  var across: Int {
    switch self {
    case .topLeading, .leading, .bottomLeading: -1
    case .topTrailing, .trailing, .bottomTrailing: 1
    case .none, .top, .bottom: 0
    }
  }

  /// The vertical side of the alignment: -1 top, 1 bottom, 0 neither.
  var down: Int {
    switch self {
    case .top, .topLeading, .topTrailing: -1
    case .bottom, .bottomLeading, .bottomTrailing: 1
    case .none, .leading, .trailing: 0
    }
  }
}

/// A view at an edge of a section or of the whole layout, such as a header.
///
/// Source: Apple, NSCollectionLayoutBoundarySupplementaryItem.
public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner.
  public let alignment: NSRectAlignment
  /// The offset from the edge or corner, in points.
  public let offset: CGPoint
  /// True if the view takes space outside the items; false if it lies over them.
  public var extendsBoundary = true
  /// True if the view stays visible while its section is visible.
  public var pinToVisibleBounds = false

  /// Creates a view at an edge with an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }
}

/// A decoration view behind a section, which the layout itself provides.
///
/// Source: Apple, NSCollectionLayoutDecorationItem.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the view's class is registered with the layout.
  public let elementKind: String
  /// The position in the order from back to front.
  public var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a view behind the whole section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
