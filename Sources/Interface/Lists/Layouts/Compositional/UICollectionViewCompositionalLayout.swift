public import Foundation
import GimbalEngine
public import GimbalGeometry
public import GimbalTerms
import GimbalTraits

/// The configuration of all sections of a compositional layout.
///
/// Source: Apple, UICollectionViewCompositionalLayoutConfiguration.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other.
  @Settable open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points.
  @Settable open var interSectionSpacing: CGFloat = 0
  /// The boundary items of the whole layout.
  @Settable open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of the insets of sections (from iOS 14 on).
  @Settable open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration with the system's defaults.
  public override init() { super.init() }
}

/// Returns the section of an index.
///
/// UIKit requires a section; Gimbal treats nil as an empty section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// A layout that is composed of sections, groups and items (from iOS 13 on).
///
/// See: R-COMP-1, R-COMP-6.
/// Source: Apple, UICollectionViewCompositionalLayout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The positions of all elements; made by `prepare()`.
  final var plan = CompositionalPlan()
  /// True if the plan is invalid for the current data and bounds.
  private var isStale = true
  /// The sections whose groups `prepare()` has to fill again.
  private var staleSections: Set<Int> = []
  /// The sizes that headers and other supplementary views prefer.
  final var preferredParts: [ElementKey: CGSize] = [:]
  /// The offsets of orthogonally scrolling sections in points, by section.
  ///
  /// `sectionDidScroll(_:to:)` sets them, and `layoutAttributesForElements(in:)` reads them.
  final var scrolled: [Int: CGFloat] = [:]

  /// Creates a layout whose sections are all equal.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// Creates a layout whose sections are all equal.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose sections a closure provides.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections a closure provides.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns nil, because the layout cannot exist without sections.
  public required init?(coder: NSCoder) { nil }

  /// The configuration of all sections; setting it invalidates the layout.
  @Settable open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Returns the app's description of a section; nil if the app returns none.
  final func section(
    _ index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? { provider(index, environment) }

  // MARK: Validity

  open override func prepare() {
    super.prepare()
    if isStale {
      let made = makePlan()
      isStale = made == nil
      plan = made ?? plan
    } else {
      for index in staleSections where plan.sections.indices.contains(index) {
        // A copy, because an app's custom item provider may read the layout during the call.
        var section = plan.sections[index]
        section.fill(preferred)
        if plan.sections.indices.contains(index) { plan.sections[index] = section }
      }
      plan.stack()
    }
    staleSections = []
  }

  /// Invalidates the layout and its plan of all sections.
  override func becomeStale() {
    super.becomeStale()
    isStale = true
  }

  /// Discards the preferred sizes, also those of headers and footers.
  override func forgetSizes() {
    super.forgetSizes()
    preferredParts = [:]
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { isStale = true }
    super.invalidateLayout(with: context)
  }

  /// Returns true if the size of the view changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != plan.bounds
  }

  /// Preferred sizes of cells are invalid for another width.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    if plan.axis.across(of: newBounds.size) != plan.axis.across(of: plan.bounds) {
      forgetSizes()
    }
    isStale = true
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !originalAttributes.sizedAxes.isEmpty && preferredAttributes.size != originalAttributes.size
  }

  /// Stores the preferred size of a cell or a header.
  ///
  /// Rule: R-COMP-8.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    guard let location = RowLocation(originalAttributes.indexPath) else { return context }
    if let kind = originalAttributes.representedElementKind {
      preferredParts[ElementKey(kind, location)] = preferredAttributes.size
      updatePart(kind, location, preferredAttributes.size)
    } else {
      preferred[location] = preferredAttributes.size
      updateGroup(of: location)
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    context.contentOffsetAdjustment = shift(
      for: originalAttributes, to: preferredAttributes.size)
    return context
  }

  private func updateGroup(of location: RowLocation) {
    // Works on a copy of the section, because a custom group calls the app, which may change the
    // plan.
    func group() -> LaidOutGroup? {
      let section = plan.sections[location.section]
      return section.measuredGroup(of: location.row, preferred)
    }
    guard plan.sections.indices.contains(location.section) else { return }
    if let group = group() {
      guard plan.sections.indices.contains(location.section) else { return }
      plan.sections[location.section].update(location.row, to: group)
    } else {
      staleSections.insert(location.section)
    }
  }

  private func updatePart(_ kind: String, _ location: RowLocation, _ size: CGSize) {
    let isIt = { (part: BoundaryPart) in
      part.location == location && part.item.elementKind == kind
    }
    if location.row == RowLocation.noRow {
      for index in plan.parts.indices where isIt(plan.parts[index]) {
        plan.parts[index].size = size
      }
    } else if plan.sections.indices.contains(location.section) {
      for index in plan.sections[location.section].parts.indices
      where isIt(plan.sections[location.section].parts[index]) {
        plan.sections[location.section].parts[index].size = size
      }
    }
  }

  /// Returns the change of the content offset when something above the visible part changes its
  /// length.
  ///
  /// See: R-COMP-8.
  private func shift(
    for attributes: UICollectionViewLayoutAttributes, to size: CGSize
  ) -> CGPoint {
    guard let view = collectionView, attributes.inScroller == nil else { return .zero }
    let axis = plan.axis
    let insets = axis.insets(view.adjustedContentInset)
    let origin = axis.isVertical ? view.bounds.minY : view.bounds.minX
    let start = axis.isVertical ? attributes.frame.minY : attributes.frame.minX
    let top = origin + insets.before
    guard start < top - 0.001, top > 0.001 else { return .zero }
    let more = axis.along(of: size) - axis.along(of: attributes.size)
    return axis.isVertical ? CGPoint(x: 0, y: more) : CGPoint(x: more, y: 0)
  }

  // MARK: Positions

  open override var collectionViewContentSize: CGSize {
    plan.axis.size(along: plan.length, across: plan.across)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    RowLocation(indexPath).flatMap { itemAttributes($0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    RowLocation(indexPath).flatMap { partAttributes(elementKind, $0) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first, plan.sections.indices.contains(section) else {
      return nil
    }
    return decorations(of: plan.sections[section]).first {
      $0.representedElementKind == elementKind
    }
  }

  /// True, because positions are computed for left-to-right reading.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Returns the sections that scroll across the layout and intersect a rectangle.
  override func scrollers(in rect: CGRect) -> [SectionScroller] { sectionScrollers(in: rect) }

  /// Returns the swipe actions of a row in a list section; nil if there are none.
  override func swipeActions(
    at path: IndexPath, fromLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard let section = path.first, plan.sections.indices.contains(section),
      let list = plan.sections[section].section.list
    else { return nil }
    return fromLeading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  /// Stores the offset of a section that scrolls across the layout, in points from its leading
  /// edge.
  override func sectionDidScroll(_ section: Int, to offset: CGFloat) {
    scrolled[section] = offset
  }
}
