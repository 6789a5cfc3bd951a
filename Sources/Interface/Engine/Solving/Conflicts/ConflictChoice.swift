/// The choice of the constraint that is broken in a conflicting set.
///
/// No rule is published; this one is right for every log that is known.
///
/// Rule: L-CONF-5.
struct ConflictChoice {
  /// The facts of one constraint of the set that the rule needs.
  struct Member {
    /// True if the app made it.
    var isExplicit = true
    /// True if it is about a width or height.
    var isSize = false
    /// True if it names one item only.
    var isOneItem = false
    /// True if it ties two trailing, right or bottom edges.
    var isFarEdge = false
    /// True if it is the size that a frame or the screen gives.
    var isFrameSize = false
  }

  /// The place of the constraint that goes, in a set in the order of its list.
  ///
  /// (a) None of the system's while there is one of the app's. (b) If the frame of a view has a part
  /// in it and a size of one item too, or if all are sizes of the app's: the first of these. (c) Else
  /// the last that ties far edges. (d) Else the first.
  static func broken(of members: [Member]) -> Int? {
    let explicit = members.indices.filter { members[$0].isExplicit }
    let candidates = explicit.isEmpty ? Array(members.indices) : explicit
    if members.contains(where: \.isFrameSize),
      let size = explicit.first(where: { members[$0].isSize && members[$0].isOneItem })
    {
      return size
    }
    if members.allSatisfy({ $0.isExplicit && $0.isSize }) { return candidates.first }
    return candidates.last { members[$0].isFarEdge } ?? candidates.first
  }
}

extension NSLayoutConstraint {
  /// The facts of a constraint of the app's that the choice needs.
  final var choiceMember: ConflictChoice.Member {
    ConflictChoice.Member(
      isSize: first.kind == .size, isOneItem: second == nil,
      isFarEdge: first.isFarEdge && second?.isFarEdge ?? false)
  }
}

extension Operand {
  /// True if the side is a trailing, right or bottom edge, or that of the margins.
  fileprivate var isFarEdge: Bool {
    guard distanceStart == nil else { return false }
    return switch attribute.withoutMargin ?? attribute {
    case .trailing, .right, .bottom: true
    default: false
    }
  }
}
