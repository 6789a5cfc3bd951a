extension RandomAccessCollection<UIView> where Index == Int {
  /// The place of a view among views of which none is there twice, or nil.
  ///
  /// It is looked for from both ends at once: many views at a time are mostly taken away in their order or
  /// against it.
  ///
  /// - Complexity: O(distance from the nearer end).
  package func position(of view: UIView) -> Int? {
    var (low, high) = (startIndex, endIndex - 1)
    while low <= high {
      if self[low] === view { return low }
      if self[high] === view { return high }
      low += 1
      high -= 1
    }
    return nil
  }
}
