/// Chooses the constraint that is broken in a conflicting set.
///
/// UIKit's rule is not published; this one matches every known log.
///
/// Rule: L-CONF-5.
struct ConflictChoice {
  /// The properties of one constraint of the set that the rule uses.
  struct Member {
    /// True if the app created the constraint, false for constraints of the system.
    var isExplicit = true
    /// True if its attribute is a width or height.
    var isSize = false
    /// True if the constraint has no second item.
    var isOneItem = false
    /// True if it relates two trailing, right or bottom edges.
    var isFarEdge = false
    /// True if it is a size from a frame or the screen.
    var isFrameSize = false
  }

  /// Returns the index of the constraint to break, in a set in the order of its list.
  ///
  /// (a) No constraint of the system is broken if the set has one of the app. (b) If the set
  /// contains a view's frame and a size of one item, or if all are sizes of the app, it is the
  /// first of these sizes. (c) Otherwise it is the last that relates far edges. (d) Otherwise it is
  /// the first.
  static func broken(of members: [Member]) -> Int? {
    // L-CONF-5.1
    let explicit = members.indices.filter { members[$0].isExplicit }
    let candidates = explicit.isEmpty ? Array(members.indices) : explicit
    // L-CONF-5.2
    if members.contains(where: \.isFrameSize),
      let size = explicit.first(where: { members[$0].isSize && members[$0].isOneItem })
    {
      return size
    }
    if members.allSatisfy({ $0.isExplicit && $0.isSize }) { return candidates.first }
    // L-CONF-5.3, L-CONF-5.4
    return candidates.last { members[$0].isFarEdge } ?? candidates.first
  }
}

extension NSLayoutConstraint {
  /// The properties of an app's constraint that the choice uses.
  final var choiceMember: ConflictChoice.Member {
    ConflictChoice.Member(
      isSize: first.kind == .size, isOneItem: second == nil,
      isFarEdge: first.isFarEdge && second?.isFarEdge ?? false)
  }
}

extension Operand {
  /// True if the side is a trailing, right or bottom edge, or the corresponding margin.
  fileprivate var isFarEdge: Bool {
    guard distanceStart == nil else { return false }
    return switch attribute.withoutMargin ?? attribute {
    case .trailing, .right, .bottom: true
    default: false
    }
  }
}
