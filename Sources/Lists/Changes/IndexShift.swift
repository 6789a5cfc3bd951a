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
    let before = deleted.partition { $0 >= index }
    if before < deleted.count, deleted[before] == index { return nil }
    let rest = index - before
    return rest + pushes.partition { $0 > rest }
  }
}

extension [Int] {
  /// The first index from which on a condition holds, in a list where it holds from some index on.
  ///
  /// - Complexity: O(log n).
  fileprivate func partition(_ holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
