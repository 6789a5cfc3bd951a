public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalTraces
public import GimbalTraits

/// A view with items that a layout positions; only visible items have cells.
///
/// See: R-ITEMS-1, R-ITEMS-2, R-LIST-4, R-LIST-8, R-LIST-10.
/// Source: Apple, UICollectionView.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The scroll direction of the content.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical.
    case vertical = 0
    /// Horizontal.
    case horizontal = 1
  }

  /// The position to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The vertical middle.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The horizontal middle.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of a section's header in a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer in a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final var state = CollectionState()
  private var layout: UICollectionViewLayout
  private weak var collectionDelegate: (any UICollectionViewDelegate)?
  /// True if the warning about items wider than their lines has been logged.
  final var hasReportedWidth = false
  /// The frame that the next view of a registered class is created with.
  final var frameOfNewView = CGRect.zero

  /// Creates a view with a layout and a frame in its future superview's coordinates, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view from a storyboard or nib file; any other coder means a default flow layout.
  public required init?(coder: NSCoder) {
    layout =
      coder.documentValue("UICollectionLayout") as? UICollectionViewLayout ?? DefaultLayout.make()
    super.init(frame: .zero)
    prepare()
    readDocument(coder)
  }

  /// The recognizer of row swipes in lists.
  final private(set) lazy var rowSwipe = RowSwipe(self)

  private func prepare() {
    attach(rowSwipe)
    layout.collectionView = self
    rest = { [weak self] in
      self?.layout.targetContentOffset(forProposedContentOffset: $0, withScrollingVelocity: $1)
        ?? $0
    }
  }

  // MARK: Data

  /// The object that provides the items, a weak reference.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { _dataSource }
    set { _dataSource = newValue }
  }
  private final weak var _dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { sourceDidChange() } }
  }

  /// The object that decides about items, selection and scrolling, a weak reference.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      guard newValue !== collectionDelegate else { return }
      collectionDelegate = newValue
      super.delegate = newValue
      sourceDidChange()
    }
  }

  /// The object that prepares data of items before they are visible (from iOS 10 on), a weak
  /// reference.
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { _prefetchDataSource }
    set { _prefetchDataSource = newValue }
  }
  private final weak var _prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// True if the prefetching data source is called.
  @Settable open var isPrefetchingEnabled = true

  /// The layout that positions the items; a new one takes effect immediately.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { exchangeLayout(newValue) }
  }

  /// Replaces the layout; an animated change takes effect immediately too.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeLayout(layout)
    if let completion { perform(nil, completion) }
  }

  private func exchangeLayout(_ new: UICollectionViewLayout) {
    guard new !== layout else { return }
    let old = layout
    for view in state.shown.values { view.willTransition(from: old, to: new) }
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    old.collectionView = nil
    layout = new
    new.collectionView = self
    new.becomeStale()
    state.scrolled = [:]
    for view in state.shown.values { view.didTransition(from: old, to: new) }
    new.finalizeLayoutTransition()
    setNeedsLayout()
  }

  /// Reads the numbers of items again, and requests the visible cells in the next layout.
  open func reloadData() { reload() }

  /// The number of sections.
  open var numberOfSections: Int { itemCounts.count }

  /// Returns the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = itemCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Cells

  /// Registers the class of cells with an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    registerViews(nil, identifier, type.map { type in maker(of: type, identifier) })
  }

  /// Registers the class of supplementary views with an identifier; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    registerViews(elementKind, identifier, type.map { type in maker(of: type, identifier) })
  }

  /// Returns a cell with an identifier: a reused one if there is one, otherwise a new one.
  ///
  /// See: R-LIST-4.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = dequeue(nil, identifier, for: indexPath) as? UICollectionViewCell { return cell }
    report(.viewUnregistered(identifier, kind: "UICollectionElementKindCell"))
    return UICollectionViewCell()
  }

  /// Returns a reused supplementary view with an identifier, or a new one if there is none.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(elementKind, identifier, for: indexPath) { return view }
    report(.viewUnregistered(identifier, kind: elementKind))
    return UICollectionReusableView()
  }

  /// Returns the cell of an item; nil if it has none.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    RowLocation(indexPath).flatMap { state.shown[ElementKey(nil, $0)] as? UICollectionViewCell }
  }

  /// Returns an existing supplementary view; nil for others.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    RowLocation(indexPath).flatMap { state.shown[ElementKey(elementKind, $0)] }
  }

  /// The existing cells, in the order of items.
  open var visibleCells: [UICollectionViewCell] {
    state.shownItems.compactMap { state.shown[ElementKey(nil, $0)] as? UICollectionViewCell }
  }

  /// The items that have cells, in order.
  open var indexPathsForVisibleItems: [IndexPath] { state.shownItems.map(\.path) }

  /// Returns the existing supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    state.positions(of: elementKind).compactMap { state.shown[ElementKey(elementKind, $0)] }
  }

  /// Returns the index paths of the existing supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    state.positions(of: elementKind).map(\.path)
  }

  /// Returns the item of a cell; nil for cells of other collection views.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.collection === self ? cell.location?.path : nil
  }

  /// Returns the item at a point of the content; nil outside of items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point)?.path }

  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls an item to a position.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// A view behind the items, as large as the collection view.
  @Settable open var backgroundView: UIView? {
    didSet {
      if refuses(content: backgroundView) {
        _backgroundView.wrappedValue = oldValue
        return
      }
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let view = backgroundView { insertSubview(view, at: 0) }
      setNeedsLayout()
    }
  }

  /// True if items can be dragged; stored only.
  @Settable open var dragInteractionEnabled = true
  /// True if the focused item is remembered; stored only.
  @Settable open var remembersLastFocusedIndexPath = false
  /// True if selection follows the focus; stored only.
  @Settable open var selectionFollowsFocus = false
  /// True in editing mode (from iOS 14 on).
  @Settable open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    }
  }

  // MARK: Selection

  /// True if the user can select items.
  @Settable open var allowsSelection = true
  /// True if the user can select several items.
  @Settable open var allowsMultipleSelection = false
  /// True if the user can select items in editing mode; stored only.
  @Settable open var allowsSelectionDuringEditing = false
  /// True if the user can select several items in editing mode; stored only.
  @Settable open var allowsMultipleSelectionDuringEditing = false

  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { state.selected.sorted().map(\.path) }

  /// Selects an item without calling the delegate; nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, scrollPosition, animated: animated)
  }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let location = RowLocation(indexPath) { setSelected(false, location) }
  }

  // MARK: Changes

  /// Carries out changes together; the completion is called after their animation.
  ///
  /// See: R-LIST-8.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    perform(updates, completion)
  }

  /// True while changes are collected to be carried out together.
  open var hasUncommittedUpdates: Bool { state.changeDepth > 0 }

  /// Inserts items, by their index paths after all changes.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths.compactMap(RowLocation.init)) }
  }

  /// Deletes items, by their index paths before all changes.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths.compactMap(RowLocation.init)) }
  }

  /// Requests new cells of items, by their index paths before all changes.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths.compactMap(RowLocation.init)) }
  }

  /// Reconfigures the existing cells of items (from iOS 15 on).
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = RowLocation(indexPath), let to = RowLocation(newIndexPath) else { return }
    change { $0.movedRows.append((from, to)) }
  }

  /// Inserts sections, by their indices after all changes.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, by their indices before all changes.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections, by their indices before all changes.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Layout and touches

  /// Makes the layout position everything again when the reading direction changes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection,
      previousTraitCollection.layoutDirection != traitCollection.layoutDirection
    else { return }
    collectionViewLayout.invalidateLayout()
  }

  /// Invalidates the layout for changed margins (on iOS 13).
  ///
  /// Rule: R-ITEMS-6 (W-36).
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    guard machine.features.marginsInvalidateCollections, !state.bounds.isNull else { return }
    layout.invalidateLayout(with: layout.makeContext())
  }

  /// Positions the visible elements, and requests the views of new ones.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { beginTouch(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowSwipe.closeAfterTouch()
    _ = unhighlight()
  }
}
