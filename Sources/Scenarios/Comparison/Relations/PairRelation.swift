/// The relation of one rectangle to another, from the ranks of a family.
struct PairRelation: Hashable {
  /// The relative position, such as `below`, `right of`, `inside`, `overlapping`.
  let location: String
  /// The shared edges and centers, such as `left`, `center x`.
  let shared: [String]
  /// For each axis the order of starts and of ends, if the relative positions are equal.
  let order: [EdgeOrder]

  /// Creates the relation of member `b` of a family to member `a`.
  init(of b: Int, to a: Int, in family: FamilyRelations) {
    let across = AxisPair(b, a, family.across)
    let down = AxisPair(b, a, family.down)
    location = PairRelation.location(across, down)
    shared =
      across.shared(start: "left", end: "right", middle: "center x")
      + down.shared(start: "top", end: "bottom", middle: "center y")
    order = [
      EdgeOrder(edge: "left", sign: across.startOrder),
      EdgeOrder(edge: "right", sign: across.endOrder),
      EdgeOrder(edge: "top", sign: down.startOrder),
      EdgeOrder(edge: "bottom", sign: down.endOrder),
    ]
  }

  private static func location(_ across: AxisPair, _ down: AxisPair) -> String {
    let phrases =
      [
        down.side(before: "above", after: "below"),
        across.side(before: "left of", after: "right of"),
      ].compactMap { $0 }
    if phrases.count == 2 { return phrases[0] + " and " + phrases[1] }
    if let word = phrases.first { return word }
    if across.isEqual, down.isEqual { return "equal to" }
    if across.isInside, down.isInside { return "inside" }
    if across.isAround, down.isAround { return "around" }
    return "overlapping"
  }
}

/// The order of the same edge of two rectangles.
struct EdgeOrder: Hashable {
  /// The edge's name in messages: `left`, `right`, `top` or `bottom`.
  let edge: String
  /// −1 if the first rectangle's edge comes before that of the other one, 0 if they are shared, 1
  /// if it comes after.
  let sign: Int
}

/// Two intervals by the ranks of their edges.
private struct AxisPair {
  /// The rank of the first interval's start among all edges of the family.
  let start: Int32
  /// The rank of the first interval's end.
  let end: Int32
  /// The rank of the second interval's start.
  let otherStart: Int32
  /// The rank of the second interval's end.
  let otherEnd: Int32
  /// True if the intervals have the same middle.
  let sharesMiddle: Bool

  /// Reads the ranks of member `b` as the first interval and of member `a` as the second.
  init(_ b: Int, _ a: Int, _ axis: AxisRelations) {
    start = axis.starts[b]
    end = axis.ends[b]
    otherStart = axis.starts[a]
    otherEnd = axis.ends[a]
    sharesMiddle = axis.middles[b] == axis.middles[a]
  }

  /// The sign of the first start minus the second: −1, 0 or 1.
  var startOrder: Int { Int((start - otherStart).signum()) }
  /// The sign of the first end minus the second: −1, 0 or 1.
  var endOrder: Int { Int((end - otherEnd).signum()) }
  /// True if both edges are shared.
  var isEqual: Bool { start == otherStart && end == otherEnd }
  /// True if the first interval lies within the second, or equals it.
  var isInside: Bool { start >= otherStart && end <= otherEnd }
  /// True if the first interval contains the second, or equals it.
  var isAround: Bool { start <= otherStart && end >= otherEnd }

  /// Returns on which side of the other view the view lies, in words; nil if they overlap on the
  /// axis.
  func side(before: String, after: String) -> String? {
    if start == otherEnd { return "directly " + after }
    if end == otherStart { return "directly " + before }
    if start > otherEnd { return after }
    return end < otherStart ? before : nil
  }

  /// Returns what the two views share on the axis, in words: edges and middles.
  func shared(start startWord: String, end endWord: String, middle: String) -> [String] {
    var phrases: [String] = []
    if start == otherStart { phrases.append(startWord) }
    if end == otherEnd { phrases.append(endWord) }
    // Equal intervals share their middles too, which need not be said.
    if sharesMiddle, !isEqual { phrases.append(middle) }
    return phrases
  }
}
