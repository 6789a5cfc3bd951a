import Foundation
import GimbalEngine

/// The changes from one snapshot to another.
extension NSDiffableDataSourceSnapshot {
  /// Returns the item at a position; nil past the end.
  func item(at location: RowLocation) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(location.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[location.section])
    return items.indices.contains(location.row) ? items[location.row] : nil
  }

  /// Returns the positions of all items.
  ///
  /// - Complexity: O(items).
  func positions() -> [ItemIdentifierType: RowLocation] {
    var positions: [ItemIdentifierType: RowLocation] = [:]
    for (index, section) in sectionIdentifiers.enumerated() {
      for (row, item) in itemIdentifiers(inSection: section).enumerated() {
        positions[item] = RowLocation(index, row)
      }
    }
    return positions
  }

  /// The repeated items, or the repeated sections if no item repeats; nil if nothing repeats.
  var repeated: (what: String, identifiers: String)? {
    var seen: Set<ItemIdentifierType> = []
    let items = itemIdentifiers.filter { !seen.insert($0).inserted }
    if !items.isEmpty { return ("item", items.map { "\($0)" }.joined(separator: ",\n    ")) }
    var known: Set<SectionIdentifierType> = []
    let sections = sectionIdentifiers.filter { !known.insert($0).inserted }
    return sections.isEmpty
      ? nil : ("section", sections.map { "\($0)" }.joined(separator: ",\n    "))
  }

  /// Returns the changes from an older snapshot to this one, with the least number of moves.
  ///
  /// Rule: R-LIST-13.
  ///
  /// - Complexity: O(items × log(items)).
  func changes(from old: Self) -> ListChanges {
    var changes = ListChanges()
    let newSections = Dictionary(
      sectionIdentifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let oldSections = Dictionary(
      old.sectionIdentifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var order: [Int] = []
    for (index, section) in old.sectionIdentifiers.enumerated() {
      if let target = newSections[section] {
        order.append(target)
      } else {
        changes.deletedSections.insert(index)
      }
    }
    for (index, section) in sectionIdentifiers.enumerated() where oldSections[section] == nil {
      changes.insertedSections.insert(index)
    }
    let unmoved = LongestRise.members(of: order)
    for (index, target) in order.enumerated() where !unmoved.contains(index) {
      changes.movedSections.append((oldSections[sectionIdentifiers[target]]!, target))
    }
    addRows(to: &changes, from: old, oldSections, newSections)
    return changes
  }

  private func addRows(
    to changes: inout ListChanges, from old: Self, _ oldSections: [SectionIdentifierType: Int],
    _ newSections: [SectionIdentifierType: Int]
  ) {
    let before = old.positions()
    let after = positions()
    for (item, location) in before where after[item] == nil {
      if !changes.deletedSections.contains(location.section) {
        changes.deletedRows.insert(location)
      }
    }
    for (item, location) in after where before[item] == nil {
      if !changes.insertedSections.contains(location.section) {
        changes.insertedRows.insert(location)
      }
    }
    for section in old.sectionIdentifiers {
      var order: [(from: RowLocation, to: RowLocation)] = []
      for item in old.itemIdentifiers(inSection: section) {
        guard let from = before[item], let to = after[item] else { continue }
        if newSections[section] == to.section {
          order.append((from, to))
        } else {
          changes.movedRows.append((from, to))
        }
      }
      let unmoved = LongestRise.members(of: order.map(\.to.row))
      for (index, move) in order.enumerated() where !unmoved.contains(index) {
        changes.movedRows.append(move)
      }
    }
    for item in reloaded {
      guard let location = before[item], after[item] != nil else { continue }
      changes.reloadedRows.insert(location)
    }
    for section in reloadedSections {
      if let index = oldSections[section], newSections[section] != nil {
        changes.reloadedSections.insert(index)
      }
    }
  }
}

/// The longest increasing subsequence of a list of distinct numbers: the elements that do not move.
enum LongestRise {
  /// Returns the indices of its members.
  ///
  /// - Complexity: O(n × log n). Source: Fredman 1975, "On computing the length of longest
  ///   increasing subsequences".
  static func members(of numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var members: Set<Int> = []
    var current = ends.last ?? -1
    while current >= 0 {
      members.insert(current)
      current = before[current]
    }
    return members
  }
}
