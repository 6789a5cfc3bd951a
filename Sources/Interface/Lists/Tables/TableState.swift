import Foundation
import GimbalEngine
import GimbalGeometry

/// A row that has a cell.
struct ShownRow {
  var location: RowLocation
  let cell: UITableViewCell
}

/// The state of a table.
@MainActor
struct TableState {
  var geometry = TableGeometry()
  /// True if the numbers of sections and rows are known.
  var isLoaded = false
  var isLoading = false
  /// The width for which heights were found.
  var width: CGFloat = -1
  /// The rows that have a cell, from the top on.
  var shown: [ShownRow] = []
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var cells = ReusePool<UITableViewCell>()
  var headerViews = ReusePool<UITableViewHeaderFooterView>()
  var selected: Set<RowLocation> = []
  var touched: RowLocation?
  var isEditing = false
  /// The row that a finger moves by its handle.
  var moved: MovedRow?
  /// The index at the side.
  var index: UITableViewIndex?
  var separatorInset: UIEdgeInsets?
  /// The rows that the object for prefetching has received.
  var prefetched: Set<RowLocation> = []
  var changes = ListChanges()
  var changeDepth = 0
  /// True while the data source is asked for a cell.
  var isQuerying = false
  var isLayingOut = false
  /// True while a change brings cells, headers and footers to their new positions.
  var isMoving = false
  /// The changes that were made inside a call of the running pass.
  var waiting: [@MainActor (UITableView) -> Void] = []
  /// True while changes that waited are carried out.
  var isCarryingOut = false
  /// True if a layout was requested while numbers were read or cells moved.
  var missedLayout = false
  /// True if a change was made while the numbers of sections and rows were read.
  var isStale = false
  /// The number of times in a row that a change started a pass again.
  var restarts = 0
  var selfSizing = ListSelfSizing.enabled
  /// The cell that the data source gets again when it is to bring it up to date.
  var reconfigured: UITableViewCell?
  /// Questions that the delegate and the data source do not answer.
  var unanswered: Set<TableQuestion> = []
  var delegateReceiver: NamedReceiver?
  var sourceReceiver: NamedReceiver?
  var prefetchReceiver: NamedReceiver?

  /// - Complexity: O(log n) in the rows that have a cell.
  func cell(at location: RowLocation) -> UITableViewCell? {
    index(of: location).map { shown[$0].cell }
  }

  func index(of location: RowLocation) -> Int? {
    var low = 0
    var high = shown.count
    while low < high {
      let middle = (low + high) / 2
      if shown[middle].location < location { low = middle + 1 } else { high = middle }
    }
    return low < shown.count && shown[low].location == location ? low : nil
  }
}

/// The questions whose absence a table remembers, since it would ask them for every row or section.
enum TableQuestion {
  case rowHeight
  case rowEstimate
  case headerHeight
  case footerHeight
  case headerTitle
  case footerTitle
  case headerView
  case footerView
  case indentation
  case indexTitles
}
