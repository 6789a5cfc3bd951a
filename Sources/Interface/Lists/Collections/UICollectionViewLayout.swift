public import Foundation
import GimbalEngine
public import GimbalGeometry
public import GimbalTraits

/// The parts of a layout that are invalid.
///
/// Source: Apple, UICollectionViewLayoutInvalidationContext.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// True if nothing of the layout holds, nor the numbers of items.
  open internal(set) var invalidateEverything = false
  /// True if the numbers of items are to be asked for anew.
  open internal(set) var invalidateDataSourceCounts = false
  /// The way by which the offset is to change, in points.
  @Settable open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size, in points; kept.
  @Settable open var contentSizeAdjustment = CGSize.zero
  /// The items whose places no longer hold; nil for all.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers and the like whose places no longer hold, by kind; nil for none that was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The views of the layout's whose places no longer hold, by kind; nil for none that was named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Creates a context of nothing.
  public override init() { super.init() }

  /// Adds items whose places no longer hold.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds headers or the like whose places no longer hold; all are found anew.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Adds views of the layout's whose places no longer hold; all are found anew.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// The layout of a collection view's elements: the base of all layouts, which places none.
///
/// See: R-ITEMS-2.
/// Source: Apple, UICollectionViewLayout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view whose elements it places.
  open internal(set) weak var collectionView: UICollectionView?
  final var needsPrepare = true
  /// True while the collection view calls `prepare()`.
  final var isPreparing = false
  /// The sizes that cells asked for.
  final var preferred: [RowLocation: CGSize] = [:]
  /// The elements that have been asked for their size.
  final var settled: Set<ElementKey> = []

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Finds what can be found beforehand; called before the first question, and when the layout no longer holds.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that reach into a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The place of a header, footer or the like.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a view of the layout's own.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Says that nothing of the layout holds.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Says what of the layout no longer holds; overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPrepare = true
    if context.invalidateEverything { forgetSizes() }
    collectionView?.layoutDidInvalidate(context)
  }

  /// True if the layout depends on the bounds that the collection view is to have.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the parts that are invalid for other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// True if the layout follows the size that a cell asks for.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the parts that are invalid for the size that a cell prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    ClassWithInit.make(type(of: self).invalidationContextClass)
      as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Returns new attributes of the layout's class.
  final func makeAttributes() -> UICollectionViewLayoutAttributes {
    ClassWithInit.make(type(of: self).layoutAttributesClass) as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes()
  }

  /// Nothing of the layout holds for the data as it is now.
  func becomeStale() { needsPrepare = true }

  /// Has all elements asked for their size again.
  func forgetSizes() {
    preferred = [:]
    settled = []
  }

  /// The sections that scroll across the layout and reach into a rectangle.
  func scrollers(in rect: CGRect) -> [SectionScroller] { [] }

  /// Called when such a section has scrolled to a distance from its beginning, in points.
  func sectionDidScroll(_ section: Int, to offset: CGFloat) {}

  /// The actions at an end of a row of a list; nil where there are none.
  func swipeActions(
    at path: IndexPath, fromLeading: Bool
  ) -> UISwipeActionsConfiguration? { nil }

  // MARK: Scrolling and changes

  /// Returns the offset at which the content is to come to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after an animated change of size.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Called with changes of items when the layout is prepared for the data after them.
  ///
  /// See: R-ITEMS-4.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when all changes are carried out.
  open func finalizeCollectionViewUpdates() {}

  /// The attributes with which a new item comes; nil are its own.
  ///
  /// The layout is asked, and no item moves from there.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes with which an item goes, by its former place; nil are its own.
  ///
  /// The layout is asked, and no item moves there.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes with which a header, footer or the like of a new section comes.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes with which a header, footer or the like of a section goes that is gone.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Called before another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout takes over.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after a change of layouts.
  open func finalizeLayoutTransition() {}

  /// Called when the bounds have another size in an animation, as in a rotation, after the layout has been prepared
  /// for it.
  ///
  /// See: R-ITEMS-5.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when the elements have been laid out for such a size.
  open func finalizeAnimatedBoundsChange() {}

  /// Says which class views of the layout's own are made of.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  final var decorations: [String: UICollectionReusableView.Type] = [:]

  // MARK: Direction

  /// True if places are mirrored where people read from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which the layout is written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
