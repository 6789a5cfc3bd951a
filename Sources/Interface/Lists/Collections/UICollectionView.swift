public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalTraces
public import GimbalTraits

/// Items that a layout places, of which only those exist that can be seen.
///
/// See: R-ITEMS-1, R-ITEMS-2, R-LIST-4, R-LIST-8, R-LIST-10.
/// Source: Apple, UICollectionView.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which content goes on.
  public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical = 0
    /// Across.
    case horizontal = 1
  }

  /// The place to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Places of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The middle, down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The middle, across.
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
  /// True if it was said that items are wider than their lines.
  final var hasReportedWidth = false
  /// The frame with which the next view of a registered class is made.
  final var frameOfNewView = CGRect.zero

  /// Creates a view of a layout with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view from a document; from other archives one of a flow layout with the defaults.
  public required init?(coder: NSCoder) {
    layout =
      coder.documentValue("UICollectionLayout") as? UICollectionViewLayout ?? DefaultLayout.make()
    super.init(frame: .zero)
    prepare()
    readDocument(coder)
  }

  /// The finger that moves rows of lists aside.
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

  /// The object that gives the items; held weakly.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { _dataSource }
    set { _dataSource = newValue }
  }
  private final weak var _dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { sourceDidChange() } }
  }

  /// The object that has a say in items, selection and scrolling; held weakly.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      guard newValue !== collectionDelegate else { return }
      collectionDelegate = newValue
      super.delegate = newValue
      sourceDidChange()
    }
  }

  /// The object that prepares data of items that will soon be seen (from iOS 10 on); held weakly.
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { _prefetchDataSource }
    set { _prefetchDataSource = newValue }
  }
  private final weak var _prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// True if that object is asked.
  @Settable open var isPrefetchingEnabled = true

  /// The layout that places the items; a new one takes effect at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { exchangeLayout(newValue) }
  }

  /// Has another layout take over; an animated change is there at once too.
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

  /// Asks for the numbers anew, and in the next layout for the items that can be seen.
  open func reloadData() { reload() }

  /// The number of sections.
  open var numberOfSections: Int { itemCounts.count }

  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = itemCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Cells

  /// Says which class cells of an identifier are made of; nil takes that back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    registerViews(nil, identifier, type.map { type in maker(of: type, identifier) })
  }

  /// Says which class headers or the like of a kind and an identifier are made of; nil takes that back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    registerViews(elementKind, identifier, type.map { type in maker(of: type, identifier) })
  }

  /// A cell of an identifier, which is made if there is none to be used again.
  ///
  /// See: R-LIST-4.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = dequeue(nil, identifier, for: indexPath) as? UICollectionViewCell { return cell }
    report(.viewUnregistered(identifier, kind: "UICollectionElementKindCell"))
    return UICollectionViewCell()
  }

  /// A header or the like of an identifier, which is made if there is none to be used again.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(elementKind, identifier, for: indexPath) { return view }
    report(.viewUnregistered(identifier, kind: elementKind))
    return UICollectionReusableView()
  }

  /// The cell of an item that exists; nil for others.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    RowLocation(indexPath).flatMap { state.shown[ElementKey(nil, $0)] as? UICollectionViewCell }
  }

  /// A header or the like that exists; nil for others.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    RowLocation(indexPath).flatMap { state.shown[ElementKey(elementKind, $0)] }
  }

  /// The cells that exist, in the order of items.
  open var visibleCells: [UICollectionViewCell] {
    state.shownItems.compactMap { state.shown[ElementKey(nil, $0)] as? UICollectionViewCell }
  }

  /// The items whose cells exist, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { state.shownItems.map(\.path) }

  /// The headers or the like of a kind that exist.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    state.positions(of: elementKind).compactMap { state.shown[ElementKey(elementKind, $0)] }
  }

  /// The places of the headers or the like of a kind that exist.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    state.positions(of: elementKind).map(\.path)
  }

  /// The item of a cell; nil for others' cells.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.collection === self ? cell.location?.path : nil
  }

  /// The item at a point of the content; nil beside items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point)?.path }

  /// The place of an item by the layout.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// The place of a header or the like by the layout.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls so that an item is in a place.
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

  /// True if items can be dragged; kept.
  @Settable open var dragInteractionEnabled = true
  /// True if the item of the focus is remembered; kept.
  @Settable open var remembersLastFocusedIndexPath = false
  /// True if selection follows the focus; kept.
  @Settable open var selectionFollowsFocus = false
  /// True while items are edited (from iOS 14 on).
  @Settable open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    }
  }

  // MARK: Selection

  /// True if a person can select items.
  @Settable open var allowsSelection = true
  /// True if a person can select several items.
  @Settable open var allowsMultipleSelection = false
  /// True if a person can select items while they are edited; kept.
  @Settable open var allowsSelectionDuringEditing = false
  /// True if a person can select several items while they are edited; kept.
  @Settable open var allowsMultipleSelectionDuringEditing = false

  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { state.selected.sorted().map(\.path) }

  /// Selects an item without telling the delegate; nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, scrollPosition, animated: animated)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let location = RowLocation(indexPath) { setSelected(false, location) }
  }

  // MARK: Changes

  /// Carries changes out together; the completion comes when they have moved to their places.
  ///
  /// See: R-LIST-8.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    perform(updates, completion)
  }

  /// True while changes are collected that are carried out together.
  open var hasUncommittedUpdates: Bool { state.changeDepth > 0 }

  /// Tells that items are new, by their places after all changes.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths.compactMap(RowLocation.init)) }
  }

  /// Tells that items are gone, by their places before all changes.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths.compactMap(RowLocation.init)) }
  }

  /// Has the cells of items asked for anew, by their places before all changes.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths.compactMap(RowLocation.init)) }
  }

  /// Brings the configurations of items up to date without asking for other cells (from iOS 15 on).
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Tells that an item has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = RowLocation(indexPath), let to = RowLocation(newIndexPath) else { return }
    change { $0.movedRows.append((from, to)) }
  }

  /// Tells that sections are new, by their places after all changes.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Tells that sections are gone, by their places before all changes.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Has sections asked for anew, by their places before all changes.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Tells that a section has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Layout and touches

  /// Has the layout place everything anew when the direction of reading is another.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection,
      previousTraitCollection.layoutDirection != traitCollection.layoutDirection
    else { return }
    collectionViewLayout.invalidateLayout()
  }

  /// Invalidates the layout for other margins (on iOS 13).
  ///
  /// Rule: R-ITEMS-6 (W-36).
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    guard machine.features.marginsInvalidateCollections, !state.bounds.isNull else { return }
    layout.invalidateLayout(with: layout.makeContext())
  }

  /// Places the elements that can be seen, and asks for those that are missing.
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
