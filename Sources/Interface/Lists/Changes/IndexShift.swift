/// The way of indexes through deletions and insertions.
///
/// Deletions count before the change, insertions after it.
struct IndexShift {
  private let deleted: [Int]
  /// Each inserted index less the number of those before it: the index up to which it pushes others on.
  private let pushes: [Int]

  init(deleted: Set<Int> = [], inserted: Set<Int> = []) {
    self.deleted = deleted.sorted()
    pushes = inserted.sorted().enumerated().map { $1 - $0 }
  }

  /// The index after the change; nil if it is deleted.
  ///
  /// - Complexity: O(log n) in the number of changes.
  func callAsFunction(_ index: Int) -> Int? {
    let before = deleted.start { $0 >= index }
    if before < deleted.count, deleted[before] == index { return nil }
    let rest = index - before
    return rest + pushes.start { $0 > rest }
  }
}
