public import Foundation
import GimbalEngine
public import GimbalGeometry
import GimbalTraces

/// The parts of a flow layout that are invalid.
///
/// Source: Apple, UICollectionViewFlowLayoutInvalidationContext.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// True if the delegate is queried for sizes again.
  @Settable open var invalidateFlowLayoutDelegateMetrics = true
  /// True if positions are computed again.
  @Settable open var invalidateFlowLayoutAttributes = true
}

/// A layout that fills lines with items, and sections with lines.
///
/// See: R-FLOW-1, R-FLOW-2, R-FLOW-3.
/// Source: Apple, UICollectionViewFlowLayout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The reference of the insets of sections.
  public enum SectionInsetReference: Int, Sendable {
    /// The content insets.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// The value of `estimatedItemSize` with which cells determine their sizes.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The default size of items, in points.
  ///
  /// Source: Apple, itemSize.
  static let usualItemSize = CGSize(width: 50, height: 50)

  /// The spacing between lines, in points.
  @Settable open var minimumLineSpacing: CGFloat = 10 {
    didSet { changed(minimumLineSpacing != oldValue) }
  }
  /// The least spacing between items of a line, in points.
  @Settable open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }
  /// The size of items, in points.
  @Settable open var itemSize: CGSize = usualItemSize {
    didSet { changed(itemSize != oldValue) }
  }
  /// The estimated size of self-sizing items; zero is none.
  @Settable open var estimatedItemSize = CGSize.zero {
    didSet { changed(estimatedItemSize != oldValue) }
  }
  /// The direction in which lines follow each other.
  @Settable open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  /// The size of headers; only the length in the scroll direction applies.
  @Settable open var headerReferenceSize = CGSize.zero {
    didSet { changed(headerReferenceSize != oldValue) }
  }
  /// The size of footers.
  @Settable open var footerReferenceSize = CGSize.zero {
    didSet { changed(footerReferenceSize != oldValue) }
  }
  /// The insets around the items of a section, in points.
  @Settable open var sectionInset = UIEdgeInsets.zero {
    didSet { changed(sectionInset != oldValue) }
  }
  /// The reference of those insets (from iOS 11 on).
  @Settable open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(sectionInsetReference != oldValue) }
  }
  /// True if headers stay at the edge while their section is visible (from iOS 9 on).
  @Settable open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// True if footers stay at the edge while their section is visible (from iOS 9 on).
  @Settable open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  private var madePlan = FlowPlan()
  /// True if the positions have to be computed before the next read.
  private var planIsStale = false
  /// The width of the view at the last preparation, in points.
  private var preparedWidth: CGFloat = -1

  /// The positions of the elements.
  ///
  /// They are computed on the first read after `prepare()`, so that properties that a subclass sets
  /// after `super.prepare()` apply.
  ///
  /// Rule: R-FLOW-6 (W-21).
  final var plan: FlowPlan {
    if planIsStale {
      // Set before the plan is made, because the delegate may read positions meanwhile.
      planIsStale = false
      madePlan = makePlan() ?? madePlan
    }
    return madePlan
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private func changed(_ isChanged: Bool) {
    guard isChanged else { return }
    if isPreparing { planIsStale = true }
    invalidateLayout()
  }

  open override func prepare() {
    super.prepare()
    planIsStale = true
    preparedWidth = collectionView?.bounds.width ?? 0
  }

  open override var collectionViewContentSize: CGSize {
    plan.axis.size(along: plan.length, across: plan.across)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let location = RowLocation(indexPath), let frame = plan.frame(of: location) else {
      return nil
    }
    return attributes(of: location, frame)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first, plan.sections.indices.contains(section) else {
      return nil
    }
    return part(of: section, isHeader: elementKind == UICollectionView.elementKindSectionHeader)
  }

  /// Returns true if the size perpendicular to scrolling changes, or headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return FlowAxis(scrollDirection).across(of: old)
      != FlowAxis(scrollDirection).across(of: newBounds.size) || newBounds.width != preparedWidth
  }

  /// Preferred sizes of cells are invalid for another width.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    if sizesCells, newBounds.width != preparedWidth { forgetSizes() }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  /// Returns true if cells are self-sizing and this one prefers another size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { sizesCells && preferredAttributes.size != originalAttributes.size }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if let location = RowLocation(preferredAttributes.indexPath) {
      preferred[location] = preferredAttributes.size
    }
    let context = makeContext()
    context.invalidateItems(at: [preferredAttributes.indexPath])
    return context
  }

  /// True if cells may prefer another size than the estimated one.
  final var sizesCells: Bool { estimatedItemSize != .zero }
}

extension DefaultLayout: MakesLayout {
  /// Creates the flow layout of a collection view without a layout of its own.
  static func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
}
