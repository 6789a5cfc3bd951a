/// Maps indices through deletions and insertions.
///
/// Deletions are indices before the change, insertions are indices after it.
struct IndexShift {
  private let deleted: [Int]
  /// For each inserted index, the lowest index that it shifts: the index minus the number of
  /// insertions before it.
  private let pushes: [Int]

  /// Creates the map of a change; deletions come before insertions.
  init(deleted: Set<Int> = [], inserted: Set<Int> = []) {
    self.deleted = deleted.sorted()
    pushes = inserted.sorted().enumerated().map { $1 - $0 }
  }

  /// Returns the index after the change; nil if it is deleted.
  ///
  /// - Complexity: O(log n) in the number of changes.
  func callAsFunction(_ index: Int) -> Int? {
    let before = deleted.start { $0 >= index }
    if before < deleted.count, deleted[before] == index { return nil }
    let rest = index - before
    return rest + pushes.start { $0 > rest }
  }
}
