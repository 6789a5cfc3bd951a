import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalLists

/// The actions of a table inside one of its calls.
enum TableAction: CaseIterable {
  case reload, insertRow, deleteRow, reloadRow, moveRow, insertSection, deleteSection, reloadSection
  case moveSection, reconfigure, batch, emptyBatch, beginAndEnd, beginAlone, endAlone,
    shrinkAndReload
  case shrink, edit, select, deselect, scrollToRow, offset, inset, rowHeight, estimate, headerHeight
  case noDelegate, noSource, otherDelegate, tableHeader, tableFooter, frame, leave, layOut
  case reloadAndLayOut, index, query, wrongUpdate
}

/// The calls to a table's delegate and data source in which it may change.
enum TableCallback: CaseIterable {
  case sections, rows, cell, headerTitle, footerTitle, canEdit, canMove, indexTitles, commit, height
  case estimate, headerHeight, footerHeight, headerView, footerView, willDisplay, didEndDisplaying
  case willDisplayHeader, didEndDisplayingHeader, willDisplayFooter, didEndDisplayingFooter
  case indentation, shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect
  case willDeselect, didDeselect, editingStyle, shouldIndent, leadingSwipe, trailingSwipe
  case willBeginEditing, didEndEditing, prefetch, cancelPrefetch, didScroll
}

/// A controller with a table that changes a number of times inside one of its calls.
final class ChangingTable: UIViewController {
  var counts = [12, 9, 14]
  /// The number of remaining changes.
  var left: Int
  /// True while the callbacks only return values.
  var isQuiet = false
  let table: UITableView
  private let callback: TableCallback
  private let action: TableAction
  private let other = OtherDelegate()
  private var isEven = false

  init(_ callback: TableCallback, _ action: TableAction, times: Int, style: UITableView.Style) {
    self.callback = callback
    self.action = action
    left = times
    table = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.allowsMultipleSelection = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    connect()
    table.frame = view.bounds
    view.addSubview(table)
  }

  /// Makes the controller the table's delegate and data source.
  func connect() {
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
  }

  fileprivate func called(_ callback: TableCallback) {
    guard callback == self.callback, left > 0, !isQuiet else { return }
    left -= 1
    isEven.toggle()
    act()
  }

  private func act() {
    let path = IndexPath(row: 1, section: 0)
    switch action {
    case .reload: table.reloadData()
    case .insertRow:
      counts[0] += 1
      table.insertRows(at: [path], with: .none)
    case .deleteRow: deleteRow(path)
    case .reloadRow: table.reloadRows(at: [path], with: .none)
    case .moveRow: table.moveRow(at: path, to: IndexPath(row: 0, section: 0))
    case .insertSection:
      counts.insert(3, at: 0)
      table.insertSections([0], with: .none)
    case .deleteSection:
      guard counts.count > 1 else { return }
      counts.removeLast()
      table.deleteSections([counts.count], with: .none)
    case .reloadSection: table.reloadSections([0], with: .none)
    case .moveSection:
      guard counts.count > 1 else { return }
      counts.swapAt(0, 1)
      table.moveSection(0, toSection: 1)
    case .reconfigure: table.reconfigureRows(at: [path])
    case .batch:
      table.performBatchUpdates {
        deleteRow(path)
        counts[0] += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    case .emptyBatch: table.performBatchUpdates(nil)
    case .beginAndEnd:
      table.beginUpdates()
      table.endUpdates()
    case .beginAlone: table.beginUpdates()
    case .endAlone: table.endUpdates()
    case .shrinkAndReload:
      counts = [2]
      table.reloadData()
    case .shrink: counts = [1]
    case .edit: table.setEditing(isEven, animated: false)
    case .select: table.selectRow(at: path, animated: false, scrollPosition: .top)
    case .deselect: table.deselectRow(at: path, animated: false)
    case .scrollToRow:
      table.scrollToRow(
        at: IndexPath(row: counts.last.map { max(0, $0 - 1) } ?? 0, section: counts.count - 1),
        at: .middle, animated: false)
    case .offset: table.contentOffset.y += isEven ? 150 : -90
    case .inset: table.contentInset.top = isEven ? 40 : 0
    case .rowHeight: table.rowHeight = isEven ? 50 : 70
    case .estimate: table.estimatedRowHeight = isEven ? 0 : 30
    case .headerHeight: table.sectionHeaderHeight = isEven ? 20 : 44
    case .noDelegate: table.delegate = nil
    case .noSource: table.dataSource = nil
    case .otherDelegate: table.delegate = other
    case .tableHeader:
      table.tableHeaderView = isEven ? UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 80)) : nil
    case .tableFooter:
      table.tableFooterView = isEven ? UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 80)) : nil
    case .frame: table.frame.size.height = isEven ? 300 : 600
    case .leave:
      table.removeFromSuperview()
      view.addSubview(table)
    case .layOut: table.layoutIfNeeded()
    case .reloadAndLayOut:
      table.reloadData()
      table.layoutIfNeeded()
    case .index: table.reloadSectionIndexTitles()
    case .query:
      _ = table.numberOfSections
      _ = table.rectForRow(at: path)
      _ = table.cellForRow(at: path)
      _ = table.indexPathsForVisibleRows
      _ = table.indexPathForRow(at: CGPoint(x: 9, y: 99))
    case .wrongUpdate: table.insertRows(at: [IndexPath(row: 7, section: 5)], with: .none)
    }
  }

  private func deleteRow(_ path: IndexPath) {
    guard counts[0] > 2 else { return }
    counts[0] -= 1
    table.deleteRows(at: [path], with: .none)
  }
}

extension ChangingTable: UITableViewDataSource, UITableViewDataSourcePrefetching {
  func numberOfSections(in tableView: UITableView) -> Int {
    called(.sections)
    return counts.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    called(.rows)
    return section < counts.count ? counts[section] : 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    called(.cell)
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    called(.headerTitle)
    return "Header"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    called(.footerTitle)
    return "Footer"
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    called(.canEdit)
    return true
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    called(.canMove)
    return true
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    called(.indexTitles)
    return isEven ? ["A", "B"] : nil
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    called(.commit)
    guard indexPath.section < counts.count, counts[indexPath.section] > indexPath.row else {
      return
    }
    counts[indexPath.section] -= 1
    tableView.deleteRows(at: [indexPath], with: .none)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    called(.prefetch)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    called(.cancelPrefetch)
  }
}

extension ChangingTable: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    called(.height)
    return 60
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    called(.estimate)
    return 50
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    called(.headerHeight)
    return UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    called(.footerHeight)
    return 30
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    called(.headerView)
    return section == 0 ? UITableViewHeaderFooterView(reuseIdentifier: "header") : nil
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    called(.footerView)
    return UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { called(.willDisplay) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { called(.didEndDisplaying) }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { called(.willDisplayHeader) }
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { called(.didEndDisplayingHeader) }
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { called(.willDisplayFooter) }
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { called(.didEndDisplayingFooter) }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    called(.indentation)
    return 1
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    called(.shouldHighlight)
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    called(.didHighlight)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    called(.didUnhighlight)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    called(.willSelect)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    called(.didSelect)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    called(.willDeselect)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    called(.didDeselect)
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    called(.editingStyle)
    return .delete
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    called(.shouldIndent)
    return true
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    called(.leadingSwipe)
    return nil
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    called(.trailingSwipe)
    return nil
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    called(.willBeginEditing)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    called(.didEndEditing)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { called(.didScroll) }
}

private final class OtherDelegate: NSObject, UITableViewDelegate {}
