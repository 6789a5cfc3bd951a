import Foundation
import GimbalEngine

/// The kinds of lists, with the words that UIKit's messages use for them.
enum ListKind {
  case table
  case collection

  /// The plural of the word for an element: rows or items.
  var things: String { self == .table ? "rows" : "items" }
  /// The word for an element of the list.
  var thing: String { self == .table ? "row" : "item" }
  /// The word for the list.
  var name: String { self == .table ? "table view" : "collection view" }
}

/// Exceptions that UIKit raises for misuse of lists.
extension AppException {
  /// The exception for an update after which the number of sections is not the old one plus the
  /// changes.
  ///
  /// Source: forkingdog/UITableView-FDTemplateLayoutCell#40, onmyway133/DeepDiff#56.
  static func sectionCounts(
    before: Int, after: Int, inserted: Int, deleted: Int, of list: ListKind
  ) -> AppException {
    AppException(
      .listCountsDisagree, .internalInconsistency, .uikit,
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(list.name) after the update (\(after)) must be equal to the number of sections "
        + "contained in the \(list.name) before the update (\(before)), plus or minus the number "
        + "of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).")
  }

  /// The exception for an update after which a section's number of rows is not the old one plus the
  /// changes.
  ///
  /// Source: element-hq/element-ios#1033, mikaoj/BSImagePicker#113.
  static func rowCounts(
    section: Int, before: Int, after: Int, _ change: RowChanges, of list: ListKind
  ) -> AppException {
    let things = list.things
    return AppException(
      .listCountsDisagree, .internalInconsistency, .uikit,
      "Invalid update: invalid number of \(things) in section \(section).  The number of "
        + "\(things) contained in an existing section after the update (\(after)) must be equal "
        + "to the number of \(things) contained in that section before the update (\(before)), "
        + "plus or minus the number of \(things) inserted or deleted from that section "
        + "(\(change.inserted) inserted, \(change.deleted) deleted) and plus or minus the number "
        + "of \(things) moved into or out of that section (\(change.movedIn) moved in, "
        + "\(change.movedOut) moved out).")
  }

  /// A change names a section that does not exist.
  static func strangeSection(_ verb: String, _ section: Int, count: Int, isAfter: Bool)
    -> AppException
  {
    AppException(
      .listChangeOutOfRange, .internalInconsistency, .uikit,
      "attempt to \(verb) section \(section), but there are only \(count) sections "
        + (isAfter ? "after the update" : "before the update"))
  }

  /// The exception for a change that names a row that does not exist.
  static func strangeRow(
    _ verb: String, _ location: RowLocation, counts: [Int], isAfter: Bool, of list: ListKind
  ) -> AppException {
    guard counts.indices.contains(location.section) else {
      return strangeSection(
        verb + " \(list.thing) \(location.row) \(isAfter ? "into" : "from")", location.section,
        count: counts.count, isAfter: isAfter)
    }
    let count = counts[location.section]
    return AppException(
      .listChangeOutOfRange, .internalInconsistency, .uikit,
      isAfter
        ? "attempt to \(verb) \(list.thing) \(location.row) into section \(location.section), but there "
          + "are only \(count) \(list.things) in section \(location.section) after the update"
        : "attempt to \(verb) \(list.thing) \(location.row) from section \(location.section) which only "
          + "contains \(count) \(list.things) before the update")
  }

  /// A cell that already shows another row, or is not a cell of a table.
  ///
  /// Source: preemptive/PPiOS-Rename#16.
  static func cellMissing(_ table: UIView, from source: AnyObject?) -> AppException {
    AppException(
      .listCellMissing, .internalInconsistency, .uikit,
      "UITableView (\(table.description)) failed to obtain a cell from its dataSource "
        + "(\(source.map { "<\(type(of: $0))>" } ?? "(null)"))")
  }

  /// The exception for dequeuing a table's cell with an unregistered identifier.
  ///
  /// Source: Karumi/BothamUI#57.
  static func cellUnregistered(_ identifier: String) -> AppException {
    AppException(
      .listViewUnregistered, .internalInconsistency, .uikit,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard")
  }

  /// The exception for dequeuing a collection view's cell or other view with an unregistered
  /// identifier.
  ///
  /// Source: kanaishinichi/TAXHeaderSheet#8.
  static func viewUnregistered(_ identifier: String, kind: String) -> AppException {
    AppException(
      .listViewUnregistered, .internalInconsistency, .uikit,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard")
  }

  /// The exception for scrolling to a row or item that its section does not have.
  ///
  /// Source: itsmeichigo/DateTimePicker#91, Provenance-Emu/Provenance#1876.
  static func scrollOutOfRange(
    _ location: RowLocation, counts: [Int], in view: UIView, of list: ListKind
  ) -> AppException {
    let count = counts.indices.contains(location.section) ? counts[location.section] : 0
    return AppException(
      .listPositionOutOfRange, .range, .uikit,
      "Attempted to scroll the \(list.name) to an out-of-bounds \(list.thing) (\(location.row)) when "
        + "there are only \(count) \(list.things) in section \(location.section). "
        + "\(list == .table ? "Table" : "Collection") view: \(view.description)")
  }

  /// A scroll to a section that does not exist.
  static func scrollOutOfSections(_ section: Int, count: Int, in table: UIView) -> AppException {
    AppException(
      .listPositionOutOfRange, .range, .uikit,
      "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are "
        + "only \(count) sections. Table view: \(table.description)")
  }

  /// The exception for querying the number of rows of a section that does not exist.
  ///
  /// Source: exyte/Chat#292.
  static func sectionOutOfRange(_ section: Int) -> AppException {
    AppException(
      .listSectionOutOfRange, .internalInconsistency, .uikit,
      "Requested the number of rows for section (\(section)) which is out of bounds.")
  }

  /// The exception for a data source that returns more rows or items than memory can hold.
  ///
  /// Source: a report of 402,337,200,000,000 rows (exchangetuts.com).
  static func tooManyRows(_ count: Int, section: Int, of list: ListKind = .table) -> AppException {
    AppException(
      .listTooLong, .internalInconsistency, .uikit,
      "Failed to allocate data stores for \(count) \(list.things) in section \(section). Consider "
        + "using fewer \(list.things)")
  }

  /// The delegate gives lengths for more rows or items than the limit; those beyond it have the
  /// default length.
  static func tooManyLengths(_ count: Int, section: Int, of list: ListKind) -> AppException {
    AppException(
      .listTooManyLengths, .limit, .gimbal,
      "a \(list.name) whose delegate gives the sizes of \(count) \(list.things) in section "
        + "\(section) one by one; \(UIView.calledLengthLimit) are the most")
  }

  /// More sections than the data source is queried for.
  static func tooManySections(_ count: Int, limit: Int, of list: ListKind) -> AppException {
    AppException(
      .listTooManySections, .limit, .gimbal,
      "a \(list.name) of \(count) sections; \(limit) are the most")
  }

  /// A height that is negative, NaN or infinite.
  static func negativeHeight(_ height: CGFloat, at location: RowLocation) -> AppException {
    AppException(
      .listHeightNegative, .internalInconsistency, .uikit,
      "table view row height must not be negative - provided height for index path "
        + "(<NSIndexPath: \(location.section)-\(location.row)>) is \(height)")
  }

  /// A height of a header or footer that is negative, NaN or infinite.
  static func negativeHeight(_ height: CGFloat, of part: String, section: Int) -> AppException {
    AppException(
      .listHeightNegative, .internalInconsistency, .uikit,
      "section \(part) height must not be negative - provided height for section \(section) is "
        + "\(height)")
  }

  /// The list is changed or reloaded while it requests a cell from the data source.
  static func reloadInCell(_ list: ListKind) -> AppException {
    AppException(
      .listReloadInCell, .internalInconsistency, .gimbal,
      "the \(list.name) must not be reloaded or changed while its data source returns a cell")
  }

  /// Items or sections that occur twice in a snapshot.
  static func identifiersRepeat(_ what: String, _ identifiers: String) -> AppException {
    AppException(
      .listIdentifiersRepeat, .internalInconsistency, .uikit,
      "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: {(\n    "
        + "\(identifiers)\n)}")
  }
}

extension UIView {
  /// The maximum number of sections of a list.
  private static let sectionLimit = 1_000_000
  /// The number of rows or items of a section for which the delegate is called one by one.
  static let calledLengthLimit = 1 << 20

  /// Returns the data source's number of sections; reports a number above the limit and returns 0.
  final func checked(sections count: Int, of list: ListKind) -> Int {
    guard count > UIView.sectionLimit else { return max(0, count) }
    report(.tooManySections(count, limit: UIView.sectionLimit, of: list))
    return 0
  }

  /// Returns the data source's number of rows; reports a number outside the limits and returns 0.
  final func checked(rows count: Int, section: Int, of list: ListKind) -> Int {
    guard count < 0 || count > LengthList.limit else { return count }
    report(.tooManyRows(count, section: section, of: list))
    return 0
  }
}
