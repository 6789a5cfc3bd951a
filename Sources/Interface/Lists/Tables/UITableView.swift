public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
import GimbalTraces
import GimbalTraits

/// A list of rows in sections, one below the other, of which only those exist that can be seen.
///
/// See: R-LIST-1, R-LIST-2, R-LIST-3, R-LIST-4, R-LIST-7, R-LIST-8, R-LIST-9, R-LIST-10, R-LIST-14, R-LIST-15.
/// Source: Apple, UITableView.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Stands for a height that follows from content.
  public static let automaticDimension: CGFloat = -1
  /// The name of the picture of a search field in the index at the side.
  public static let indexSearch = "{search}"

  /// The look of the table.
  public let style: Style
  final var state = TableState()
  private weak var tableDelegate: (any UITableViewDelegate)?

  /// Creates a table of a look with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from a document; of other archives nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    style = (coder.documentValue("UIStyle") as? Int).flatMap(Style.init) ?? .plain
    super.init(frame: .zero)
    prepare()
    readDocument(coder)
  }

  /// The finger that moves rows aside.
  final private(set) lazy var rowSwipe = RowSwipe(self)

  private func prepare() {
    alwaysBounceVertical = true
    isList = true
    attach(rowSwipe)
    let isEstimating = machine.features.estimatesRowHeights
    estimatedRowHeight = isEstimating ? UITableView.automaticDimension : 0
    estimatedSectionHeaderHeight = estimatedRowHeight
    estimatedSectionFooterHeight = estimatedRowHeight
    cellLayoutMarginsFollowReadableWidth = machine.features.cellsFollowReadableWidth
  }

  // MARK: Data

  /// The object that gives the rows; held weakly.
  open var dataSource: (any UITableViewDataSource)? {
    get { _dataSource }
    set { _dataSource = newValue }
  }
  private final weak var _dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { sourceDidChange() } }
  }

  /// The object that has a say in rows, headers, selection and scrolling; held weakly.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      guard newValue !== tableDelegate else { return }
      tableDelegate = newValue
      super.delegate = newValue
      sourceDidChange()
    }
  }

  /// The object that prepares data of rows that will soon be seen (from iOS 10 on); held weakly.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { _prefetchDataSource }
    set { _prefetchDataSource = newValue }
  }
  private final weak var _prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// True if that object is asked.
  @Settable open var isPrefetchingEnabled = true

  /// Asks for the numbers of sections and rows anew, and in the next layout for the rows that can be seen.
  ///
  /// See: R-LIST-1.
  open func reloadData() { reload() }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return state.geometry.sections.count
  }

  /// The number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard state.geometry.sections.indices.contains(section) else {
      report(.sectionOutOfRange(section))
      return 0
    }
    return state.geometry.sections[section].rows.count
  }

  // MARK: Cells

  /// Says which class cells of an identifier are made of; nil takes that back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    registerCells(identifier, type.map { type in { type.made(reused: identifier) } })
  }

  /// Says which class headers and footers of an identifier are made of; nil takes that back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    registerHeaders(identifier, type.map { type in { type.made(reused: identifier) } })
  }

  /// A cell of an identifier that no row shows; nil where there is none and none can be made.
  ///
  /// See: R-LIST-4.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A cell of an identifier that no row shows, which is made if there is none.
  ///
  /// See: R-LIST-4.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueCell(identifier) { return cell }
    report(.cellUnregistered(identifier))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer of an identifier that no section shows.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeader(identifier)
  }

  /// The cell of a row that exists; nil for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    RowLocation(indexPath).flatMap { state.cell(at: $0) }
  }

  /// The cells that exist, from the top on.
  open var visibleCells: [UITableViewCell] { state.shown.map(\.cell) }

  /// The rows whose cells exist, from the top on; while rows come, those that the layout is to show.
  ///
  /// See: R-LIST-1.
  open var indexPathsForVisibleRows: [IndexPath]? {
    state.isLayingOut && bounds.height > 0 ? rows(in: bounds) : state.shown.map(\.location.path)
  }

  /// The row of a cell; nil for others' cells.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    state.shown.first { $0.cell === cell }?.location.path
  }

  /// The header of a section that exists.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    state.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section that exists.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    state.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Heights

  /// The height of rows, in points; ``automaticDimension`` follows their content.
  @Settable open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// A guess of the height of rows, in points; 0 is none, ``automaticDimension`` the system's.
  @Settable open var estimatedRowHeight: CGFloat = 0 { didSet { heightsDidChange() } }
  /// The height of headers, in points.
  @Settable open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The height of footers, in points.
  @Settable open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// A guess of the height of headers; kept, as no header is guessed.
  @Settable open var estimatedSectionHeaderHeight: CGFloat = 0
  /// A guess of the height of footers; kept, as no footer is guessed.
  @Settable open var estimatedSectionFooterHeight: CGFloat = 0
  /// The room above headers of a plain table, in points (from iOS 15 on).
  ///
  /// See: R-LIST-7.
  @Settable open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The height up to which rows of nothing fill a plain table; kept without effect.
  @Settable open var fillerRowHeight: CGFloat = 0

  /// The view above all sections, as wide as the table.
  @Settable open var tableHeaderView: UIView? {
    didSet {
      if refuses(content: tableHeaderView) {
        _tableHeaderView.wrappedValue = oldValue
        return
      }
      replaceEnd(oldValue, tableHeaderView)
    }
  }
  /// The view below all sections, as wide as the table.
  @Settable open var tableFooterView: UIView? {
    didSet {
      if refuses(content: tableFooterView) {
        _tableFooterView.wrappedValue = oldValue
        return
      }
      replaceEnd(oldValue, tableFooterView)
    }
  }
  /// A view behind the rows, as large as the table.
  @Settable open var backgroundView: UIView? {
    didSet {
      if refuses(content: backgroundView) {
        _backgroundView.wrappedValue = oldValue
        return
      }
      replaceBackground(oldValue)
    }
  }

  // MARK: Look

  /// The line between rows.
  @Settable open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of separators.
  @Settable open var separatorColor: UIColor?
  /// The insets of separators, in points.
  ///
  /// See: R-LIST-5.
  open var separatorInset: UIEdgeInsets {
    get { state.separatorInset ?? standardSeparatorInset }
    set { state.separatorInset = newValue }
  }
  /// The reference of the insets of separators (from iOS 11 on); kept.
  @Settable open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// True if cells' content keeps out of the safe area (from iOS 11 on).
  @Settable open var insetsContentViewsToSafeArea = true { didSet { rowsNeedLayout() } }
  /// True if the text of rows stays at readable width.
  @Settable open var cellLayoutMarginsFollowReadableWidth = false { didSet { rowsNeedLayout() } }
  /// The least number of rows for an index at the side.
  @Settable open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { reloadSectionIndexTitles() }
  }
  /// The colors of the index at the side; kept.
  @Settable open var sectionIndexColor: UIColor?
  /// The color behind the index; kept.
  @Settable open var sectionIndexBackgroundColor: UIColor?
  /// The color behind the index under a finger; kept.
  @Settable open var sectionIndexTrackingBackgroundColor: UIColor?
  /// True if the row of the focus is remembered; kept.
  @Settable open var remembersLastFocusedIndexPath = false
  /// True if selection follows the focus; kept.
  @Settable open var selectionFollowsFocus = false
  /// True if rows can be dragged; kept.
  @Settable open var dragInteractionEnabled = true
  /// Kept: cells are measured when they are laid out.
  @Settable open var allowsFocus = true

  // MARK: Places

  /// The rectangle of a section with its header and footer, in points; empty for one that is not there.
  open func rect(forSection section: Int) -> CGRect { rectOfSection(section) }

  /// The rectangle of a section's header, where it is not pushed or held by the edge.
  open func rectForHeader(inSection section: Int) -> CGRect { rectOfPart(section, isHeader: true) }

  /// The rectangle of a section's footer, where it is not held by the edge.
  open func rectForFooter(inSection section: Int) -> CGRect { rectOfPart(section, isHeader: false) }

  /// The rectangle of a row; of one that was not seen yet by its guessed height.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(indexPath) }

  /// The row at a point of the content; nil beside rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point)?.path }

  /// The rows that reach into a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// Scrolls so that a row is in a place.
  ///
  /// See: R-LIST-9.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls so that the selected row nearest to the middle is in a place.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = state.selected.min() { scroll(to: row.path, scrollPosition, animated: animated) }
  }

  // MARK: Selection

  /// True if a person can select rows.
  @Settable open var allowsSelection = true
  /// True if a person can select several rows.
  @Settable open var allowsMultipleSelection = false
  /// True if a person can select rows while the table is edited.
  @Settable open var allowsSelectionDuringEditing = false
  /// True if a person can select several rows while the table is edited.
  @Settable open var allowsMultipleSelectionDuringEditing = false

  /// The selected row that was selected first from the top on.
  open var indexPathForSelectedRow: IndexPath? { state.selected.min()?.path }

  /// The selected rows; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? {
    state.selected.isEmpty ? nil : state.selected.sorted().map(\.path)
  }

  /// Selects a row without telling the delegate; nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, scrollPosition, animated: animated)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let location = RowLocation(indexPath) { setSelected(false, location, animated: animated) }
  }

  // MARK: Editing

  /// True while rows can be deleted, inserted and moved.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing, in the rows that exist too.
  ///
  /// See: R-LIST-10.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  /// Begins changes that are carried out together, up to `endUpdates()`.
  open func beginUpdates() { beginChanges() }

  /// Carries out the changes since the first `beginUpdates()`.
  ///
  /// See: R-LIST-8.
  open func endUpdates() { endChanges() }

  /// Carries changes out together; the completion comes when they have moved to their places (from iOS 11 on).
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    perform(updates, completion)
  }

  /// True while changes are collected that are carried out together.
  open var hasUncommittedUpdates: Bool { state.changeDepth > 0 }

  /// Tells that rows are new, by their places after all changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths.compactMap(RowLocation.init)) }
  }

  /// Tells that rows are gone, by their places before all changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths.compactMap(RowLocation.init)) }
  }

  /// Has the cells of rows asked for anew, by their places before all changes.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths.compactMap(RowLocation.init)) }
  }

  /// Brings the configurations of rows up to date without asking for other cells (from iOS 15 on).
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Tells that a row has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = RowLocation(indexPath), let to = RowLocation(newIndexPath) else { return }
    change { $0.movedRows.append((from, to)) }
  }

  /// Tells that sections are new, by their places after all changes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Tells that sections are gone, by their places before all changes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Has sections asked for anew, by their places before all changes.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Tells that a section has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Asks for the titles of the index at the side again.
  ///
  /// See: R-LIST-16.
  open func reloadSectionIndexTitles() {
    if state.isLoaded { queryIndex() }
  }

  // MARK: Layout and touches

  /// Places the rows and headers that can be seen, and asks for those that are missing.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { beginTouch(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch()
  }
}
