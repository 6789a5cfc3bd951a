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
  let edge: String
  /// −1 before, 0 shared, 1 after.
  let sign: Int
}

/// Two intervals by the ranks of their edges.
private struct AxisPair {
  let start: Int32
  let end: Int32
  let otherStart: Int32
  let otherEnd: Int32
  let sharesMiddle: Bool

  init(_ b: Int, _ a: Int, _ axis: AxisRelations) {
    start = axis.starts[b]
    end = axis.ends[b]
    otherStart = axis.starts[a]
    otherEnd = axis.ends[a]
    sharesMiddle = axis.middles[b] == axis.middles[a]
  }

  var startOrder: Int { Int((start - otherStart).signum()) }
  var endOrder: Int { Int((end - otherEnd).signum()) }
  var isEqual: Bool { start == otherStart && end == otherEnd }
  var isInside: Bool { start >= otherStart && end <= otherEnd }
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
