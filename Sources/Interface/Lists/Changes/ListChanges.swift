import Foundation
import GimbalEngine

/// Changes of a list's sections and rows that are carried out together.
///
/// Deleted, reloaded and moved elements have index paths before all changes. Inserted elements and
/// targets of moves have index paths after them.
///
/// See: R-LIST-8.
/// Source: Apple, Table View Programming Guide, "Batch Insertion, Deletion, and Reloading".
struct ListChanges {
  /// The deleted sections, by their indices before the changes.
  var deletedSections: Set<Int> = []
  /// The inserted sections, by their indices after the changes.
  var insertedSections: Set<Int> = []
  /// The reloaded sections, by their indices before the changes.
  var reloadedSections: Set<Int> = []
  /// The moved sections: the index before and the index after the changes.
  var movedSections: [(from: Int, to: Int)] = []
  /// The deleted rows, by their positions before the changes.
  var deletedRows: Set<RowLocation> = []
  /// The inserted rows, by their positions after the changes.
  var insertedRows: Set<RowLocation> = []
  /// The reloaded rows, by their positions before the changes.
  var reloadedRows: Set<RowLocation> = []
  /// The moved rows: the position before and the position after the changes.
  var movedRows: [(from: RowLocation, to: RowLocation)] = []

  /// True if there are no changes.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && movedRows.isEmpty
  }

  /// Returns the mapping of old to new positions, for a list that had `sectionCount` sections.
  func ways(from sectionCount: Int) -> ListWays { ListWays(self, sectionCount: sectionCount) }

  /// Returns the first inconsistency between the changes and the numbers of rows; nil if there is
  /// none.
  ///
  /// Rule: R-LIST-8.
  @MainActor
  func exception(before: [Int], after: [Int], of list: ListKind) -> AppException? {
    if let exception = rangeException(before: before, after: after, of: list) { return exception }
    let inserted = insertedSections.count
    let deleted = deletedSections.count
    guard after.count == before.count + inserted - deleted else {
      return .sectionCounts(
        before: before.count, after: after.count, inserted: inserted, deleted: deleted, of: list)
    }
    let ways = ways(from: before.count)
    var changes: [Int: RowChanges] = [:]
    for location in deletedRows { changes[location.section, default: RowChanges()].deleted += 1 }
    for move in movedRows { changes[move.from.section, default: RowChanges()].movedOut += 1 }
    var arrivals: [Int: RowChanges] = [:]
    for location in insertedRows { arrivals[location.section, default: RowChanges()].inserted += 1 }
    for move in movedRows { arrivals[move.to.section, default: RowChanges()].movedIn += 1 }
    for section in before.indices where !reloadedSections.contains(section) {
      guard let other = ways.section(section) else { continue }
      var change = changes[section] ?? RowChanges()
      change.inserted = arrivals[other]?.inserted ?? 0
      change.movedIn = arrivals[other]?.movedIn ?? 0
      if after[other] != before[section] + change.sum {
        return .rowCounts(
          section: other, before: before[section], after: after[other], change, of: list)
      }
    }
    return nil
  }

  @MainActor
  private func rangeException(before: [Int], after: [Int], of list: ListKind) -> AppException? {
    let movedFrom = movedRows.map(\.from)
    let movedTo = movedRows.map(\.to)
    for (verb, sections) in [
      ("delete", deletedSections), ("reload", reloadedSections),
      ("move", Set(movedSections.map(\.from))),
    ] {
      if let section = sections.sorted().first(where: { !before.indices.contains($0) }) {
        return .strangeSection(verb, section, count: before.count, isAfter: false)
      }
    }
    for (verb, sections) in [
      ("insert", insertedSections), ("move", Set(movedSections.map(\.to))),
    ] {
      if let section = sections.sorted().first(where: { !after.indices.contains($0) }) {
        return .strangeSection(verb, section, count: after.count, isAfter: true)
      }
    }
    for (verb, positions) in [
      ("delete", deletedRows), ("reload", reloadedRows), ("move", Set(movedFrom)),
    ] {
      for location in positions.sorted() where !location.lies(in: before) {
        return .strangeRow(verb, location, counts: before, isAfter: false, of: list)
      }
    }
    for (verb, positions) in [("insert", insertedRows), ("move", Set(movedTo))] {
      for location in positions.sorted() where !location.lies(in: after) {
        return .strangeRow(verb, location, counts: after, isAfter: true, of: list)
      }
    }
    return nil
  }
}

/// The changes of the number of rows of one section.
struct RowChanges {
  /// The number of inserted rows.
  var inserted = 0
  /// The number of deleted rows.
  var deleted = 0
  /// The number of rows that were moved into the section.
  var movedIn = 0
  /// The number of rows that were moved out of the section.
  var movedOut = 0

  /// The change of the number of rows.
  var sum: Int { inserted - deleted + movedIn - movedOut }
}

extension RowLocation {
  /// Returns true if these numbers of rows include the row.
  func lies(in counts: [Int]) -> Bool {
    counts.indices.contains(section) && row >= 0 && row < counts[section]
  }
}

/// The positions of a list's sections and rows after a change.
struct ListWays {
  private let sections: IndexShift
  private let sectionMoves: [Int: Int]
  private let rows: [Int: IndexShift]
  private let rowMoves: [RowLocation: RowLocation]
  private let reloadedSections: Set<Int>

  /// Creates the map of changes of a list that had `sectionCount` sections before.
  init(_ changes: ListChanges, sectionCount: Int) {
    let moves = Dictionary(
      changes.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    sections = IndexShift(
      deleted: changes.deletedSections.union(moves.keys),
      inserted: changes.insertedSections.union(moves.values))
    sectionMoves = moves
    reloadedSections = changes.reloadedSections
    rowMoves = Dictionary(changes.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    var deleted: [Int: Set<Int>] = [:]
    for location in changes.deletedRows {
      deleted[location.section, default: []].insert(location.row)
    }
    for location in rowMoves.keys { deleted[location.section, default: []].insert(location.row) }
    var inserted: [Int: Set<Int>] = [:]
    for location in changes.insertedRows {
      inserted[location.section, default: []].insert(location.row)
    }
    for location in rowMoves.values { inserted[location.section, default: []].insert(location.row) }
    var rows: [Int: IndexShift] = [:]
    let shift = sections
    if !deleted.isEmpty || !inserted.isEmpty {
      for section in 0..<sectionCount {
        guard let other = moves[section] ?? shift(section) else { continue }
        let (less, more) = (deleted[section] ?? [], inserted[other] ?? [])
        if less.isEmpty, more.isEmpty { continue }
        rows[section] = IndexShift(deleted: less, inserted: more)
      }
    }
    self.rows = rows
  }

  /// Returns the index of a section after the change; nil if it is deleted.
  func section(_ section: Int) -> Int? { sectionMoves[section] ?? sections(section) }

  /// Returns the position of a row after the change; nil if it or its section is deleted or
  /// reloaded.
  func row(_ location: RowLocation) -> RowLocation? {
    if let target = rowMoves[location] { return target }
    guard !reloadedSections.contains(location.section), let section = section(location.section),
      let row = rows[location.section].map({ $0(location.row) }) ?? location.row
    else { return nil }
    return RowLocation(section, row)
  }
}
