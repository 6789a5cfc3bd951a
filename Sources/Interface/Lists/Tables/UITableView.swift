public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
import GimbalTraces
import GimbalTraits

/// A list of rows in sections.
///
/// Only the visible rows have cells.
///
/// See: R-LIST-1, R-LIST-2, R-LIST-3, R-LIST-4, R-LIST-7, R-LIST-8, R-LIST-9, R-LIST-10, R-LIST-14,
/// R-LIST-15.
/// Source: Apple, UITableView.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The value of a height property with which the content determines the height.
  public static let automaticDimension: CGFloat = -1
  /// The name of the search image in the section index.
  public static let indexSearch = "{search}"

  /// The style of the table.
  public let style: Style
  /// The rows, cells and changes of the table.
  final var state = TableState()
  private weak var tableDelegate: (any UITableViewDelegate)?

  /// Creates a table with a style and a frame in its future superview's coordinates, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from a storyboard or nib file; another coder means default values.
  public required init?(coder: NSCoder) {
    style = (coder.documentValue("UIStyle") as? Int).flatMap(Style.init) ?? .plain
    super.init(frame: .zero)
    prepare()
    readDocument(coder)
  }

  /// The recognizer of swipes that open the actions of a row.
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

  /// The object that provides the rows, a weak reference.
  open var dataSource: (any UITableViewDataSource)? {
    get { _dataSource }
    set { _dataSource = newValue }
  }
  private final weak var _dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { sourceDidChange() } }
  }

  /// The object that decides about rows, headers, selection and scrolling, a weak reference.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      guard newValue !== tableDelegate else { return }
      tableDelegate = newValue
      super.delegate = newValue
      sourceDidChange()
    }
  }

  /// The object that prepares data of rows that will soon be visible (from iOS 10 on), a weak
  /// reference.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { _prefetchDataSource }
    set { _prefetchDataSource = newValue }
  }
  private final weak var _prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// True if the prefetching data source is called.
  @Settable open var isPrefetchingEnabled = true

  /// Reads the numbers of sections and rows again immediately, and queries cells in the next
  /// layout.
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

  /// Registers the class of cells with an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    registerCells(identifier, type.map { type in { type.made(reused: identifier) } })
  }

  /// Registers the class of headers and footers with an identifier; nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    registerHeaders(identifier, type.map { type in { type.made(reused: identifier) } })
  }

  /// Returns a reused or new cell with an identifier; nil without either.
  ///
  /// See: R-LIST-4.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Returns a cell with an identifier: a reused one if there is one, otherwise a new one.
  ///
  /// See: R-LIST-4.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueCell(identifier) { return cell }
    report(.cellUnregistered(identifier))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a reusable header or footer with an identifier.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeader(identifier)
  }

  /// Returns the cell of a row; nil if the row has none.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    RowLocation(indexPath).flatMap { state.cell(at: $0) }
  }

  /// The existing cells, from the top down.
  open var visibleCells: [UITableViewCell] { state.shown.map(\.cell) }

  /// The rows that have cells, from the top down; during layout, those that the layout is to show.
  ///
  /// See: R-LIST-1.
  open var indexPathsForVisibleRows: [IndexPath]? {
    state.isLayingOut && bounds.height > 0 ? rows(in: bounds) : state.shown.map(\.location.path)
  }

  /// Returns the row of a cell; nil for cells of other tables.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    state.shown.first { $0.cell === cell }?.location.path
  }

  /// Returns the header of a section if it exists.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    state.headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section if it exists.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    state.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Heights

  /// The height of rows, in points; ``automaticDimension`` means the height of their content.
  @Settable open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of rows, in points; 0 is none, ``automaticDimension`` the system's.
  @Settable open var estimatedRowHeight: CGFloat = 0 { didSet { heightsDidChange() } }
  /// The height of headers, in points.
  @Settable open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The height of footers, in points.
  @Settable open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The estimated height of headers.
  ///
  /// The value has no effect, because headers are not estimated.
  @Settable open var estimatedSectionHeaderHeight: CGFloat = 0
  /// The estimated height of footers.
  ///
  /// The value has no effect, because footers are not estimated.
  @Settable open var estimatedSectionFooterHeight: CGFloat = 0
  /// The gap above headers of a plain table, in points (from iOS 15 on).
  ///
  /// See: R-LIST-7.
  @Settable open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The height of filler rows of a plain table; stored without effect.
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

  // MARK: Appearance

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
  /// The reference of the insets of separators (from iOS 11 on); stored only.
  @Settable open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// True if cells' content is inset by the safe area (from iOS 11 on).
  @Settable open var insetsContentViewsToSafeArea = true { didSet { rowsNeedLayout() } }
  /// True if the text of rows has readable width.
  @Settable open var cellLayoutMarginsFollowReadableWidth = false { didSet { rowsNeedLayout() } }
  /// The least number of rows with which the section index is shown.
  @Settable open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { reloadSectionIndexTitles() }
  }
  /// The text color of the section index; stored only.
  @Settable open var sectionIndexColor: UIColor?
  /// The background color of the section index; stored only.
  @Settable open var sectionIndexBackgroundColor: UIColor?
  /// The background color of the section index during a touch; stored only.
  @Settable open var sectionIndexTrackingBackgroundColor: UIColor?
  /// True if the focused row is remembered; stored only.
  @Settable open var remembersLastFocusedIndexPath = false
  /// True if selection follows the focus; stored only.
  @Settable open var selectionFollowsFocus = false
  /// True if rows can be dragged; stored only.
  @Settable open var dragInteractionEnabled = true
  /// True if rows can be focused; stored only.
  @Settable open var allowsFocus = true

  // MARK: Positions

  /// Returns the rectangle of a section with header and footer, in points; empty if there is none.
  open func rect(forSection section: Int) -> CGRect { rectOfSection(section) }

  /// Returns the rectangle of a section's header before it is pinned or pushed.
  open func rectForHeader(inSection section: Int) -> CGRect { rectOfPart(section, isHeader: true) }

  /// Returns the rectangle of a section's footer before it is pinned.
  open func rectForFooter(inSection section: Int) -> CGRect { rectOfPart(section, isHeader: false) }

  /// Returns the rectangle of a row, in points; an unseen row has its estimated height.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(indexPath) }

  /// Returns the row at a point of the content; nil outside of rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point)?.path }

  /// Returns the rows that intersect a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// Scrolls a row to a position.
  ///
  /// See: R-LIST-9.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls the selected row nearest to the middle to a position.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = state.selected.min() { scroll(to: row.path, scrollPosition, animated: animated) }
  }

  // MARK: Selection

  /// True if the user can select rows.
  @Settable open var allowsSelection = true
  /// True if the user can select several rows.
  @Settable open var allowsMultipleSelection = false
  /// True if the user can select rows in editing mode.
  @Settable open var allowsSelectionDuringEditing = false
  /// True if the user can select several rows in editing mode.
  @Settable open var allowsMultipleSelectionDuringEditing = false

  /// The first selected row from the top.
  open var indexPathForSelectedRow: IndexPath? { state.selected.min()?.path }

  /// The selected rows; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? {
    state.selected.isEmpty ? nil : state.selected.sorted().map(\.path)
  }

  /// Selects a row without calling the delegate; nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, scrollPosition, animated: animated)
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let location = RowLocation(indexPath) { setSelected(false, location, animated: animated) }
  }

  // MARK: Editing

  /// True in editing mode, in which rows can be deleted, inserted and moved.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode, also in the existing rows.
  ///
  /// See: R-LIST-10.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  /// Begins changes that are carried out together, up to `endUpdates()`.
  open func beginUpdates() { beginChanges() }

  /// Carries out the changes since the first `beginUpdates()`.
  ///
  /// See: R-LIST-8.
  open func endUpdates() { endChanges() }

  /// Carries out changes together; the completion is called after their animation (from iOS 11 on).
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    perform(updates, completion)
  }

  /// True while changes are collected to be carried out together.
  open var hasUncommittedUpdates: Bool { state.changeDepth > 0 }

  /// Inserts rows, by their index paths after all changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths.compactMap(RowLocation.init)) }
  }

  /// Deletes rows, by their index paths before all changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths.compactMap(RowLocation.init)) }
  }

  /// Requests new cells of rows, by their index paths before all changes.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths.compactMap(RowLocation.init)) }
  }

  /// Reconfigures the existing cells of rows (from iOS 15 on).
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = RowLocation(indexPath), let to = RowLocation(newIndexPath) else { return }
    change { $0.movedRows.append((from, to)) }
  }

  /// Inserts sections, by their indices after all changes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, by their indices before all changes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections, by their indices before all changes.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Requests the titles of the section index from the data source again.
  ///
  /// See: R-LIST-16.
  open func reloadSectionIndexTitles() {
    if state.isLoaded { queryIndex() }
  }

  // MARK: Layout and touches

  /// Positions the visible rows and headers, and requests the views of new ones.
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
