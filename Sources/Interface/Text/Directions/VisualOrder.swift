/// The visual order of the characters of a line, from left to right.
///
/// Source: Unicode Standard Annex 9, rules L1 and L2.
enum VisualOrder {
  /// Returns the levels of a line's characters: spaces at its end and before tabs have the
  /// paragraph's.
  ///
  /// - Complexity: O(characters).
  static func lineLevels(
    _ levels: ArraySlice<UInt8>, _ classes: ArraySlice<BidiClass>, base: UInt8
  ) -> [UInt8] {
    var result = Array(levels)
    var isTrailing = true
    for (position, kind) in zip(result.indices, classes).reversed() {
      switch kind {
      case .segmentSeparator, .paragraphEnd:
        result[position] = base
        isTrailing = true
      case .whitespace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
        .popIsolate:
        if isTrailing { result[position] = base }
      default:
        // Spaces before removed characters still count as spaces at the end.
        if kind.isRemoved {
          if isTrailing { result[position] = base }
        } else {
          isTrailing = false
        }
      }
    }
    return result
  }

  /// Returns the indices of a line's characters from left to right.
  ///
  /// - Complexity: O(characters · levels).
  static func order(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
