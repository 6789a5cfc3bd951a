import Foundation

/// The relations of the intervals of rectangles on one axis: their order, shared edges and middles.
///
/// The ranks of all edges determine, for each two intervals, which of Allen's thirteen relations
/// holds (before, meets, overlaps, starts, during, finishes, equals and the inverses). So two axes
/// with equal ranks have equal relations in all pairs, without a comparison of pairs.
/// Source: J. F. Allen, Maintaining knowledge about temporal intervals, 1983.
package struct AxisRelations: Hashable, Sendable {
  /// For each interval the rank of its start among all edges.
  package private(set) var starts: [Int32]
  /// For each interval the rank of its end among all edges.
  package private(set) var ends: [Int32]
  /// For each interval the first one with the same middle.
  package private(set) var middles: [Int32]

  /// Computes the ranks of intervals.
  ///
  /// Edges that are less than half a pixel apart are shared, middles up to one pixel: rounding to
  /// pixels moves each of two middles by at most half a pixel.
  ///
  /// - Complexity: O(*n* log *n*); `comparisons` counts them.
  init(_ intervals: [Interval], pixel: CGFloat, comparisons: inout Int) {
    let count = intervals.count
    let edges = intervals.map(\.start) + intervals.map(\.end)
    let ranks = AxisRelations.classes(of: edges, apart: pixel / 2, comparisons: &comparisons)
    starts = Array(ranks[..<count])
    ends = Array(ranks[count...])
    let centers = intervals.map { ($0.start + $0.end) / 2 }
    middles = AxisRelations.classes(of: centers, apart: pixel * 1.01, comparisons: &comparisons)
    var first: [Int32: Int32] = [:]
    for index in middles.indices {
      let representative = first[middles[index]] ?? Int32(index)
      first[middles[index]] = representative
      middles[index] = representative
    }
  }

  /// Returns for each value the rank of its class, which has values up to `apart` above its least
  /// one.
  private static func classes(
    of values: [CGFloat], apart: CGFloat, comparisons: inout Int
  ) -> [Int32] {
    var counted = 0
    let order = values.indices.sorted {
      counted += 1
      return values[$0] != values[$1] ? values[$0] < values[$1] : $0 < $1
    }
    comparisons += counted + values.count
    var classes = [Int32](repeating: 0, count: values.count)
    var rank: Int32 = -1
    var least = -CGFloat.infinity
    for index in order {
      if values[index] - least > apart {
        rank += 1
        least = values[index]
      }
      classes[index] = rank
    }
    return classes
  }
}

/// The extent of a rectangle on one axis, in points.
struct Interval: Hashable, Sendable {
  /// The least coordinate.
  let start: CGFloat
  /// The greatest coordinate.
  let end: CGFloat

  /// Creates the interval of a rectangle; infinite values and NaN count as 0.
  init(_ start: CGFloat, _ end: CGFloat) {
    self.start = start.isFinite ? start : 0
    self.end = end.isFinite ? end : 0
  }

  /// Returns the horizontal extent of a rectangle.
  static func across(_ rect: CGRect) -> Interval { Interval(rect.minX, rect.maxX) }

  /// Returns the vertical extent of a rectangle.
  static func down(_ rect: CGRect) -> Interval { Interval(rect.minY, rect.maxY) }
}
