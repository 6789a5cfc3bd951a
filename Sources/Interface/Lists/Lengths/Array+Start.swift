/// Binary search in an array.
extension Array {
  /// Returns the first index for which a condition is true; it must be true for all later indices.
  ///
  /// - Complexity: O(log n).
  func start(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
