public import Foundation
public import GimbalEngine
public import GimbalFields
public import GimbalGeometry
import GimbalTraces

/// A controller whose view is a table; it is the table's data source and delegate.
///
/// See: R-LIST-12.
/// Source: Apple, UITableViewController.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var hasAppeared = false
  /// The static rows of the storyboard; nil if the controller's class provides the rows.
  package final var staticSections: [StaticSection]?

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard or nib file; another coder means default values.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table: the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// True if the selection is cleared when the table is about to appear.
  @Settable open var clearsSelectionOnViewWillAppear = true

  /// The table's refresh control.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Uses the table of the document, otherwise makes one with the controller's style.
  open override func loadView() {
    guard !loadViewOfDocument() else { return }
    let table = filling(UITableView(frame: .zero, style: style))
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Loads the rows the first time, and clears the selection.
  ///
  /// Rule: R-LIST-12.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = tableView else { return }
    guard hasAppeared else {
      hasAppeared = true
      return table.reloadData()
    }
    for path in table.indexPathsForSelectedRows ?? [] where clearsSelectionOnViewWillAppear {
      table.deselectRow(at: path, animated: animated)
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { tableView?.setEditing(editing, animated: animated) }
  }

  /// Returns the number of sections in the document, otherwise 1.
  open func numberOfSections(in tableView: UITableView) -> Int {
    staticSections?.count ?? OptionalCalls.byDefault(1, self, 0, in: .tableViewController)
  }

  /// Returns the number of rows in the document, otherwise 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSection(section)?.rows.count ?? 0
  }

  /// Returns the document's cell, otherwise one without content; overridden where there are other
  /// rows.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    staticRow(indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the document's title; without one it counts as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticSections == nil
      ? OptionalCalls.byDefault(nil, self, 3, in: .tableViewController)
      : staticSection(section)?.header
  }

  /// Returns the document's title; without one it counts as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticSections == nil
      ? OptionalCalls.byDefault(nil, self, 4, in: .tableViewController)
      : staticSection(section)?.footer
  }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalCalls.byDefault(true, self, 5, in: .tableViewController)
  }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalCalls.byDefault(true, self, 6, in: .tableViewController)
  }

  /// Returns nil, and counts as not implemented unless a subclass overrides it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalCalls.byDefault(nil, self, 7, in: .tableViewController)
  }

  /// Returns `index`, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalCalls.byDefault(index, self, 8, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 9, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 10, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 11, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 12, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { OptionalCalls.callDefault(self, 13, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { OptionalCalls.callDefault(self, 14, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { OptionalCalls.callDefault(self, 15, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { OptionalCalls.callDefault(self, 16, in: .tableViewController) }

  /// Returns the height of the row in the document, otherwise that of the table.
  ///
  /// Without rows in a document it counts as not implemented unless overridden.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard staticSections != nil else {
      return OptionalCalls.byDefault(
        UITableView.automaticDimension, self, 17, in: .tableViewController)
    }
    // R-NIB-8.2
    return staticRow(indexPath)?.height ?? tableView.rowHeight
  }

  /// Returns `automaticDimension`, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalCalls.byDefault(UITableView.automaticDimension, self, 18, in: .tableViewController)
  }

  /// Returns `automaticDimension`, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalCalls.byDefault(UITableView.automaticDimension, self, 19, in: .tableViewController)
  }

  /// Returns `automaticDimension`, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { OptionalCalls.byDefault(UITableView.automaticDimension, self, 20, in: .tableViewController) }

  /// Returns `automaticDimension`, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { OptionalCalls.byDefault(UITableView.automaticDimension, self, 21, in: .tableViewController) }

  /// Returns `automaticDimension`, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { OptionalCalls.byDefault(UITableView.automaticDimension, self, 22, in: .tableViewController) }

  /// Returns nil, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalCalls.byDefault(nil, self, 23, in: .tableViewController)
  }

  /// Returns nil, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalCalls.byDefault(nil, self, 24, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 25, in: .tableViewController) }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalCalls.byDefault(true, self, 26, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalCalls.callDefault(self, 27, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalCalls.callDefault(self, 28, in: .tableViewController)
  }

  /// Returns `indexPath`, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { OptionalCalls.byDefault(indexPath, self, 29, in: .tableViewController) }

  /// Returns `indexPath`, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalCalls.byDefault(indexPath, self, 30, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalCalls.callDefault(self, 31, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalCalls.callDefault(self, 32, in: .tableViewController)
  }

  /// Returns `.delete`, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { OptionalCalls.byDefault(.delete, self, 33, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalCalls.callDefault(self, 34, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalCalls.callDefault(self, 35, in: .tableViewController)
  }

  /// Returns nil, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalCalls.byDefault(nil, self, 36, in: .tableViewController) }

  /// Returns nil, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { OptionalCalls.byDefault(nil, self, 37, in: .tableViewController) }

  /// Returns nil, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalCalls.byDefault(nil, self, 38, in: .tableViewController)
  }

  /// Returns nil, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalCalls.byDefault(nil, self, 39, in: .tableViewController)
  }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { OptionalCalls.byDefault(true, self, 40, in: .tableViewController) }

  /// Returns the proposed index path, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCalls.byDefault(proposedDestinationIndexPath, self, 41, in: .tableViewController)
  }

  /// Returns false, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(false, self, 42, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 43, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalCalls.callDefault(self, 44, in: .tableViewController)
  }

  /// Returns 0, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { OptionalCalls.byDefault(0, self, 45, in: .tableViewController) }

  /// Returns false, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(false, self, 46, in: .tableViewController) }

  /// Returns false, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { OptionalCalls.byDefault(false, self, 47, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { OptionalCalls.callDefault(self, 48, in: .tableViewController) }

  /// Returns false, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(false, self, 49, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 50, in: .tableViewController) }

  // MARK: Scrolling

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 51, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 52, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 53, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalCalls.callDefault(self, 54, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { OptionalCalls.callDefault(self, 55, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 56, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 57, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 58, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalCalls.callDefault(self, 59, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalCalls.callDefault(self, 60, in: .tableViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 61, in: .tableViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 62, in: .tableViewController)
  }

  /// Returns nil, and counts as not implemented unless a subclass overrides it.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalCalls.byDefault(nil, self, 63, in: .tableViewController)
  }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalCalls.byDefault(true, self, 64, in: .tableViewController)
  }
}

extension OptionalMembers {
  /// The optional members of `UITableViewController`, from `numberOfSections(in:)` on.
  fileprivate static let tableViewController = OptionalMembers(
    of: UITableViewController.self, plain: PlainController.self,
    overriding: OverridingController.self)
}

/// A subclass without overrides.
private final class PlainController: UITableViewController {}

/// A subclass that overrides the first optional member.
private final class OverridingController: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 0 }
}
