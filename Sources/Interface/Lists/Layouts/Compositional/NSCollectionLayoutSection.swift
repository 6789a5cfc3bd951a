public import Foundation
public import GimbalGeometry
public import GimbalTerms

/// A visible element, which a section may change before it is shown.
///
/// Source: Apple, NSCollectionLayoutVisibleItem.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The position in the order from back to front.
  var zIndex: Int { get set }
  /// True if the element is left out.
  var isHidden: Bool { get set }
  /// The center, in points of the content.
  var center: CGPoint { get set }
  /// A transform about the center.
  var transform: CGAffineTransform { get set }
  /// A 3D transform about the center.
  var transform3D: CATransform3D { get set }
  /// The rectangle, in points of the content.
  var frame: CGRect { get }
  /// The rectangle in the element's own coordinates.
  var bounds: CGRect { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The kind of the element.
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  /// The kind of a view that is not a cell.
  var representedElementKind: String? { get }
  /// The name of the element.
  var name: String { get }
}

/// Called with the visible elements of a section before they are positioned.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

/// A section of a compositional layout: a repeated group, and the views around it.
///
/// Source: Apple, NSCollectionLayoutSection.
public final class NSCollectionLayoutSection: NSObject {
  /// The group that the section repeats.
  let group: NSCollectionLayoutGroup
  /// The list configuration that made the section, if any.
  var list: UICollectionLayoutListConfiguration?
  /// The insets around the groups, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// The area, such as the safe area, from which `contentInsets` are measured (from iOS 14 on).
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The area from which insets of supplementary views are measured (from iOS 16 on).
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The orthogonal scrolling of the section.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views at the edges of the section.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// True if boundary items follow the insets of the groups.
  public var supplementariesFollowContentInsets = true
  /// Called before the visible elements of the section are positioned.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The views behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Creates a section with a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}
