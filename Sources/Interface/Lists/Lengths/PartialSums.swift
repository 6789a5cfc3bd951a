import Foundation

/// Prefix sums of a list of numbers that change one at a time.
///
/// A Fenwick tree. Source: Fenwick 1994, "A new data structure for cumulative frequency tables".
struct PartialSums {
  private var tree: [CGFloat]

  /// The number of summands.
  var count: Int { tree.count - 1 }

  /// Creates the sums of a number of zeros.
  init(count: Int) { tree = [CGFloat](repeating: 0, count: count + 1) }

  /// Creates the sums of numbers.
  ///
  /// - Complexity: O(n).
  init(_ numbers: [CGFloat]) {
    tree = [0] + numbers
    for location in tree.indices.dropFirst() {
      let next = location + (location & -location)
      if next < tree.count { tree[next] += tree[location] }
    }
  }

  /// Adds to a number.
  ///
  /// - Complexity: O(log n).
  mutating func add(_ difference: CGFloat, at index: Int) {
    var location = index + 1
    while location < tree.count {
      tree[location] += difference
      location += location & -location
    }
  }

  /// Returns the sum of the numbers before an index.
  ///
  /// - Complexity: O(log n).
  func sum(before index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var location = index
    while location > 0 {
      sum += tree[location]
      location -= location & -location
    }
    return sum
  }

  /// Returns the first index at which the sum of the numbers, plus `step` for each, exceeds a
  /// distance, and the sum before it; `count` if there is none.
  ///
  /// The sum of each number and `step` must not be negative.
  ///
  /// - Complexity: O(log n).
  func index(beyond distance: CGFloat, step: CGFloat = 0) -> (index: Int, before: CGFloat) {
    var location = 0
    var before: CGFloat = 0
    var width = 1
    while width * 2 < tree.count { width *= 2 }
    while width > 0 {
      let next = location + width
      if next < tree.count {
        let sum = before + tree[next] + CGFloat(width) * step
        if sum <= distance {
          location = next
          before = sum
        }
      }
      width /= 2
    }
    return (location, before)
  }
}
