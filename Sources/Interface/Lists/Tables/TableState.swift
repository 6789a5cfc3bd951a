import Foundation
import GimbalEngine
import GimbalGeometry

/// A row that is shown, with its cell.
struct ShownRow {
  /// The position of the row, which changes of the table update.
  var location: RowLocation
  /// The cell that shows the row.
  let cell: UITableViewCell
}

/// The state of a table.
///
/// Only the extensions of `UITableView` change it. The geometry and the shown rows are valid after
/// `loadIfNeeded()`.
@MainActor
struct TableState {
  /// The heights of all rows, headers and footers.
  var geometry = TableGeometry()
  /// True if the numbers of sections and rows are known.
  var isLoaded = false
  /// True while the data source is queried for the numbers of sections and rows.
  var isLoading = false
  /// The width for which heights were computed, in points.
  var width: CGFloat = -1
  /// The rows that have a cell, from the top down.
  var shown: [ShownRow] = []
  /// The shown headers, by section.
  var headers: [Int: UIView] = [:]
  /// The shown footers, by section.
  var footers: [Int: UIView] = [:]
  /// The cells for reuse.
  var cells = ReusePool<UITableViewCell>()
  /// The headers and footers for reuse.
  var headerViews = ReusePool<UITableViewHeaderFooterView>()
  /// The selected rows.
  var selected: Set<RowLocation> = []
  /// The row that a touch highlights; nil if there is none.
  var touched: RowLocation?
  /// The value of `isEditing`.
  var isEditing = false
  /// The row that a touch moves by its reorder control.
  var moved: MovedRow?
  /// The section index at the side; nil if there is none.
  var index: UITableViewIndex?
  /// The value of `separatorInset`; nil for the default.
  var separatorInset: UIEdgeInsets?
  /// The rows that were passed to the prefetching data source and are not yet visible or cancelled.
  var prefetched: Set<RowLocation> = []
  /// The changes of the batch update in progress.
  var changes = ListChanges()
  /// The nesting depth of batch updates in progress.
  var changeDepth = 0
  /// True while the data source is queried for a cell.
  var isQuerying = false
  /// True during the layout of the visible rows.
  var isLayingOut = false
  /// True while a change brings cells, headers and footers to their new positions.
  var isMoving = false
  /// True while shown cells are updated because editing has begun or ended.
  var isUpdatingEditing = false
  /// The changes that were made inside a callback of the running pass.
  var waiting: [@MainActor (UITableView) -> Void] = []
  /// True while changes that waited are carried out.
  var isCarryingOut = false
  /// True if `layoutSubviews()` was called while numbers were read or cells moved, and must be
  /// repeated.
  var missedLayout = false
  /// True if a change was made while the numbers of sections and rows were read.
  var isStale = false
  /// The number of consecutive layout passes that were restarted by a change.
  var restarts = 0
  /// The value of `selfSizingInvalidation`.
  var selfSizing = ListSelfSizing.enabled
  /// The existing cell that `dequeueReusableCell` returns while a row is reconfigured.
  var reconfigured: UITableViewCell?
  /// The optional methods that the delegate and the data source do not implement.
  var unanswered: Set<TableQuestion> = []
  /// The trace's receiver for a delegate without a name of its own; made at its first call.
  var delegateReceiver: NamedReceiver?
  /// The same for the data source, as the receiver of the calls of its methods.
  var sourceReceiver: NamedReceiver?
  /// The same for the prefetching data source, as the receiver of the calls of its methods.
  var prefetchReceiver: NamedReceiver?

  /// Returns the cell of a row; nil if the row is not shown.
  ///
  /// - Complexity: O(log n) in the rows that have a cell.
  func cell(at location: RowLocation) -> UITableViewCell? {
    index(of: location).map { shown[$0].cell }
  }

  /// Returns the index of a row among the shown ones, or nil.
  ///
  /// - Complexity: O(log n) in the number of shown rows.
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

/// The optional methods for which a table remembers that they are not implemented.
///
/// Without this memory, the table would try to call them for every row or section.
enum TableQuestion {
  /// The delegate's height of a row.
  case rowHeight
  /// The delegate's estimated height of a row.
  case rowEstimate
  /// The delegate's height of a header.
  case headerHeight
  /// The delegate's height of a footer.
  case footerHeight
  /// The data source's title of a header.
  case headerTitle
  /// The data source's title of a footer.
  case footerTitle
  /// The delegate's view of a header.
  case headerView
  /// The delegate's view of a footer.
  case footerView
  /// The delegate's indentation level of a row.
  case indentation
  /// The data source's titles of the index.
  case indexTitles
}
