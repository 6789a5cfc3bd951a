/// The search for a view in a list.
extension RandomAccessCollection<UIView> where Index == Int {
  /// Returns the index of a view, or nil; no view may occur twice.
  ///
  /// The search runs from both ends, because views are usually removed in order or in reverse
  /// order.
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
