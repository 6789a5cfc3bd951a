public import Foundation
public import GimbalEngine
public import GimbalFields
import GimbalTraces

/// A controller whose view is a table, of which it is data source and delegate.
///
/// See: R-LIST-12.
/// Source: Apple, UITableViewController.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var hasAppeared = false
  /// The rows that a document holds; nil where the controller's class gives them.
  package final var staticSections: [StaticSection]?

  /// Creates a controller with a table of a look.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a document; of other archives nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table: the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// True if a selection goes when the table is about to appear.
  open var clearsSelectionOnViewWillAppear = true

  /// Takes the table of the document, else makes one of the controller's look.
  open override func loadView() {
    guard !loadViewOfDocument() else { return }
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Loads the rows at the first time, and takes a selection back.
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

  /// The document's sections, else 1.
  open func numberOfSections(in tableView: UITableView) -> Int {
    staticSections?.count ?? Machine.byDefault(1)
  }

  /// The document's rows, else none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSection(section)?.rows.count ?? 0
  }

  /// The document's cell, else one without content; overridden where there are other rows.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    staticRow(indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The document's title; without one not implemented unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticSections == nil ? Machine.byDefault(nil) : staticSection(section)?.header
  }

  /// The document's title; without one not implemented unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticSections == nil ? Machine.byDefault(nil) : staticSection(section)?.footer
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Machine.byDefault(true)
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Machine.byDefault(true)
  }

  /// Not implemented unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { Machine.byDefault(nil) }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { Machine.byDefault(index) }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { Machine.reachDefault() }

  /// The height that a document gives its row, else that of the table; without rows in a document not implemented
  /// unless overridden.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard staticSections != nil else { return Machine.byDefault(UITableView.automaticDimension) }
    return staticRow(indexPath)?.height ?? tableView.rowHeight
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    Machine.byDefault(UITableView.automaticDimension)
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    Machine.byDefault(UITableView.automaticDimension)
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { Machine.byDefault(UITableView.automaticDimension) }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { Machine.byDefault(UITableView.automaticDimension) }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { Machine.byDefault(UITableView.automaticDimension) }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Machine.byDefault(nil)
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Machine.byDefault(nil)
  }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    Machine.byDefault(true)
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    Machine.reachDefault()
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    Machine.reachDefault()
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { Machine.byDefault(indexPath) }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { Machine.byDefault(indexPath) }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Machine.reachDefault()
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    Machine.reachDefault()
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { Machine.byDefault(.delete) }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    Machine.reachDefault()
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    Machine.reachDefault()
  }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { Machine.byDefault(nil) }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { Machine.byDefault(nil) }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { Machine.byDefault(nil) }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { Machine.byDefault(nil) }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { Machine.byDefault(true) }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { Machine.byDefault(proposedDestinationIndexPath) }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { Machine.byDefault(false) }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    Machine.reachDefault()
  }

  /// Not implemented unless overridden.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { Machine.byDefault(0) }

  /// The control that a pull begins; that of the table.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { Machine.byDefault(false) }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { Machine.byDefault(false) }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { Machine.byDefault(false) }

  /// Not implemented unless overridden.
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { Machine.reachDefault() }

  // MARK: Scrolling

  /// Not implemented unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Machine.reachDefault()
  }

  /// Not implemented unless overridden.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    Machine.reachDefault()
  }

  /// Not implemented unless overridden.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { Machine.reachDefault() }

  /// Not implemented unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Machine.reachDefault()
  }

  /// Not implemented unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { Machine.byDefault(nil) }

  /// Not implemented unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Machine.byDefault(true)
  }
}
