extension Array {
  /// The first index from which on a condition holds, in a list where it holds from some index on.
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
