public import Foundation
import GimbalEngine
public import GimbalGeometry
public import GimbalTraits

/// The parts of a layout that are invalid.
///
/// Source: Apple, UICollectionViewLayoutInvalidationContext.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// True if the whole layout and the numbers of items are invalid.
  open internal(set) var invalidateEverything = false
  /// True if the numbers of items have to be read again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The distance by which the content offset changes when the layout is invalidated, in points.
  @Settable open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points; stored only.
  @Settable open var contentSizeAdjustment = CGSize.zero
  /// The items with invalid attributes; nil for all.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views with invalid attributes, by kind; nil if none was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views with invalid attributes, by kind; nil if none was named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Creates an empty context.
  public override init() { super.init() }

  /// Adds items with invalid attributes.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views with invalid attributes; all are computed again.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Adds decoration views with invalid attributes; all are computed again.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// The layout of a collection view's elements: the base class of all layouts, which has no
/// elements.
///
/// See: R-ITEMS-2.
/// Source: Apple, UICollectionViewLayout.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view whose elements it positions.
  open internal(set) weak var collectionView: UICollectionView?
  /// True if `prepare()` has to be called before the next read.
  final var needsPrepare = true
  /// The number of changes of the items, the data source and the delegate.
  ///
  /// A plan for which the app is queried is given up when this number changes.
  ///
  /// See: R-LIST-20.
  final private(set) var changeCount = 0
  /// True during a call of `prepare()`, which may invalidate the layout.
  final var isPreparing = false
  /// The sizes that cells have preferred, in points, by position.
  final var preferred: [RowLocation: CGSize] = [:]
  /// The elements whose preferred size has been requested.
  final var settled: Set<ElementKey> = []

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout; the coder is not read, and all values are defaults.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Computes the layout; called before the first query, and when the layout is invalid.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the elements that intersect a rectangle of the content; called in each layout for the
  /// visible part.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item; called for single items, such as the target of a
  /// scroll.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a header, footer or other supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Invalidates the whole layout.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates parts of the layout; overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPrepare = true
    if context.invalidateEverything { forgetSizes() }
    collectionView?.layoutDidInvalidate(context)
  }

  /// Returns whether new bounds of the collection view invalidate the layout; called when it
  /// scrolls or gets another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the parts that are invalid for other bounds; called if
  /// `shouldInvalidateLayout(forBoundsChange:)` returns true.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns whether the layout accepts the preferred size of a cell; called when a self-sizing
  /// cell becomes visible.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the parts that are invalid for the size that a cell prefers; called if the layout
  /// accepts that size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns a new invalidation context of the layout's class.
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    ClassWithInit.make(type(of: self).invalidationContextClass)
      as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Creates attributes of the class that `layoutAttributesClass` returns.
  final func makeAttributes() -> UICollectionViewLayoutAttributes {
    ClassWithInit.make(type(of: self).layoutAttributesClass) as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes()
  }

  /// Invalidates the layout, so that the collection view calls `prepare()` before the next read.
  func becomeStale() {
    needsPrepare = true
    changeCount += 1
  }

  /// Discards preferred sizes, so that all are requested again.
  func forgetSizes() {
    preferred = [:]
    settled = []
  }

  /// Returns the orthogonally scrolling sections that intersect a rectangle.
  func scrollers(in rect: CGRect) -> [SectionScroller] { [] }

  /// Called when an orthogonally scrolling section has scrolled to an offset from its leading edge,
  /// in points.
  func sectionDidScroll(_ section: Int, to offset: CGFloat) {}

  /// Returns the swipe actions at an edge of a list's row; nil if there are none.
  func swipeActions(
    at path: IndexPath, fromLeading: Bool
  ) -> UISwipeActionsConfiguration? { nil }

  // MARK: Scrolling and changes

  /// Returns the offset at which the content is to stop; called when the user lifts the touch.
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

  /// Returns the initial attributes of a new item; nil for the attributes that it has in the
  /// layout.
  ///
  /// Gimbal calls this method, but does not animate from the result.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a deleted item, by its former index path; nil for its former
  /// attributes.
  ///
  /// Gimbal calls this method, but does not animate to the result.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the initial attributes of a supplementary view of a new section; called during
  /// changes.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a supplementary view of a deleted section; called during
  /// changes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after a change of layouts.
  open func finalizeLayoutTransition() {}

  /// Called after the layout has been prepared for an animated change of the bounds' size, as in a
  /// rotation.
  ///
  /// See: R-ITEMS-5.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when the elements have been laid out after an animated change of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// Registers the class of decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// The classes of decoration views, by kind; from `register(_:forDecorationViewOfKind:)`.
  final var decorations: [String: UICollectionReusableView.Type] = [:]

  // MARK: Direction

  /// True if frames are mirrored in a right-to-left direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which the layout is written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
