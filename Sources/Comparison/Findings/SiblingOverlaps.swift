import Foundation
import GimbalSnapshots

/// Siblings that cover each other in part.
///
/// A sweep along one axis compares each view with those that share a stretch of that axis; the axis is
/// the one on which fewer pairs do, so that a row, a column and a grid are all cheap.
struct SiblingOverlaps {
  /// Two views by their indices; `front` is drawn later.
  struct Pair: Hashable {
    let front: Int
    let back: Int
  }

  /// The most overlaps that are listed.
  static let pairLimit = 200
  /// The most pairs that are compared in a layout.
  static let comparisonLimit = 4_000_000

  /// The overlaps, by the front view's place in its layout.
  private(set) var pairs: [Pair] = []
  /// How many pairs were compared.
  private(set) var comparisons = 0
  /// Whether a limit was reached.
  private(set) var isCut = false

  /// Finds overlaps that are deeper than a number of points in both directions.
  ///
  /// - Complexity: O(*n* log *n* + *p*), where *p* is the number of pairs of siblings that share a
  ///   stretch of the better axis; at most ``comparisonLimit``.
  init(of views: [ScreenView], deeperThan depth: CGFloat) {
    var families: [Int: [ScreenView]] = [:]
    for view in views where view.isContent {
      if let parent = view.view.parent { families[parent, default: []].append(view) }
    }
    for parent in families.keys.sorted() where !isCut {
      sweep(families[parent]!, deeperThan: depth)
    }
    pairs.sort { ($0.front, $0.back) < ($1.front, $1.back) }
  }

  private mutating func sweep(_ siblings: [ScreenView], deeperThan depth: CGFloat) {
    guard siblings.count > 1 else { return }
    let across = siblings.map { Interval.across($0.seen) }
    let down = siblings.map { Interval.down($0.seen) }
    let axis = SiblingOverlaps.sharing(across) < SiblingOverlaps.sharing(down) ? across : down
    let order = axis.indices.sorted { (axis[$0].start, $0) < (axis[$1].start, $1) }
    var active: [Int] = []
    for member in order {
      active.removeAll { axis[$0].end <= axis[member].start }
      for other in active {
        comparisons += 1
        if SiblingOverlaps.overlap(siblings[member].seen, siblings[other].seen, deeperThan: depth) {
          let indices = [siblings[member].index, siblings[other].index].sorted()
          pairs.append(Pair(front: indices[1], back: indices[0]))
        }
        if pairs.count >= SiblingOverlaps.pairLimit
          || comparisons >= SiblingOverlaps.comparisonLimit
        {
          isCut = true
          return
        }
      }
      active.append(member)
    }
  }

  private static func overlap(_ a: CGRect, _ b: CGRect, deeperThan depth: CGFloat) -> Bool {
    a.depth(into: b) > depth && !a.isInside(b, within: depth) && !b.isInside(a, within: depth)
  }

  /// How many pairs of intervals share a stretch.
  ///
  /// An interval shares one with each that begins before its end and has not ended at its beginning.
  private static func sharing(_ intervals: [Interval]) -> Int {
    let starts = intervals.map(\.start).sorted()
    let ends = intervals.map(\.end).sorted()
    var pairs = 0
    var open = 0
    var ended = 0
    for start in starts {
      while ended < ends.count, ends[ended] <= start {
        ended += 1
        open -= 1
      }
      pairs += open
      open += 1
    }
    return pairs
  }
}
