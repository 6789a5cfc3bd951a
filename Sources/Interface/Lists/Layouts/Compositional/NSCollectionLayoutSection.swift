public import Foundation
public import GimbalGeometry
public import GimbalTerms

/// An element that can be seen, which a section may change before it is shown.
///
/// Source: Apple, NSCollectionLayoutVisibleItem.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The place from back to front.
  var zIndex: Int { get set }
  /// True if the element is left out.
  var isHidden: Bool { get set }
  /// The center, in points of the content.
  var center: CGPoint { get set }
  /// A map about the center.
  var transform: CGAffineTransform { get set }
  /// A map about the center, in space.
  var transform3D: CATransform3D { get set }
  /// The rectangle, in points of the content.
  var frame: CGRect { get }
  /// The rectangle in the element's own coordinates.
  var bounds: CGRect { get }
  /// The place in the data.
  var indexPath: IndexPath { get }
  /// The kind of the element.
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  /// The kind of a view that is no cell.
  var representedElementKind: String? { get }
  /// The name of the element.
  var name: String { get }
}

/// Is called with the elements of a section that can be seen, before they are placed.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

/// A section of a compositional layout: a group that is repeated, and what lies around it.
///
/// Source: Apple, NSCollectionLayoutSection.
public final class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The configuration that made the section, for one of rows.
  var list: UICollectionLayoutListConfiguration?
  /// The room around the groups, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room between groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The reference of the insets (from iOS 14 on).
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the insets of supplementary views (from iOS 16 on).
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The scrolling of the section across the direction of the layout.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views at the edges of the section.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// True if those keep to the insets of the groups.
  public var supplementariesFollowContentInsets = true
  /// Is called before the elements of the section that can be seen are placed.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The views behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Creates a section of a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}
