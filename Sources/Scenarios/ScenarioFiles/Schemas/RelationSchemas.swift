import GimbalDocuments
import GimbalSnapshots

/// The schemas of conditions on a view's relations and visibility.
enum RelationSchemas {
  private static let targets = ValueSchema<[Target]>.oneOrMore(
    of: ValueSchemas.target(.view), limit: 1_000)

  /// The relations with a key of their own.
  static let plain: [(key: String, relation: LayoutRelation, note: String)] = [
    ("above", .above, "Another view, or several: this one ends before they begin."),
    ("below", .below, "Another view, or several."),
    ("leftOf", .leftOf, "Another view, or several, in whatever direction is read."),
    ("rightOf", .rightOf, "Another view, or several."),
    ("notOverlapping", .notOverlapping, "Another view, or several: no point lies within both."),
    ("sameSize", .sameSize, "Another view, or several."),
    ("sameWidth", .sameWidth, "Another view, or several."),
    ("sameHeight", .sameHeight, "Another view, or several."),
  ]

  private static let edges: [(key: String, relation: LayoutRelation)] = [
    ("left", .alignedLeft), ("right", .alignedRight), ("top", .alignedTop),
    ("bottom", .alignedBottom), ("centerX", .alignedCenterX), ("centerY", .alignedCenterY),
  ]

  private static let alignedTable = ObjectTable(
    "aligned", "Edges and middles with the views that share them.",
    edges.map { MemberEntry($0.key, targets) }, rules: .notEmpty)

  /// Edges and middles with the views that share them: `{"left": "title", "centerY": ["icon"]}`.
  static let aligned = ValueSchema<[RelatedView]>(alignedTable) { (reader) throws(DocumentError) in
    var related: [RelatedView] = []
    for (key, relation) in edges {
      for target in try reader.optional(key, targets) ?? [] {
        related.append(RelatedView(relation: relation, target: target))
      }
    }
    guard !related.isEmpty else {
      throw reader.value.error(
        "\(reader.value.path.subject) is empty; allowed is \(QuotedText.choice(edges.map(\.key)))")
    }
    return related
  }

  /// Returns the schema of the views to which a view has a relation.
  static func related(_ relation: LayoutRelation) -> ValueSchema<[RelatedView]> {
    targets.map { $0.map { RelatedView(relation: relation, target: $0) } }
  }

  /// The least size of a touch target: `true` for 44 × 44 points, or a size.
  static let touchTarget = ValueSchema<TouchTargetExpectation>(
    .any([ValueSchema.bool.schema, ValueSchemas.fixedSize.schema])
  ) {
    (value) throws(DocumentError) in
    if case .bool(let isLarge) = value.node.value {
      return TouchTargetExpectation(isLarge: isLarge, size: LayoutQuality.touchTarget)
    }
    return TouchTargetExpectation(isLarge: true, size: try ValueSchemas.fixedSize.read(value))
  }

  /// The limits of how often something has occurred.
  static let limits = ValueSchema<[LimitExpectation]>(
    ObjectTable(
      "atMost", "How much may have happened since the moment of 'since', at most.",
      LimitExpectation.Subject.allCases.map { MemberEntry($0.rawValue, count, $0.note) },
      rules: .notEmpty)
  ) { (reader) throws(DocumentError) in
    var limits: [LimitExpectation] = []
    for subject in LimitExpectation.Subject.allCases {
      guard let value = reader.given(subject.rawValue) else { continue }
      limits.append(
        LimitExpectation(
          subject: subject, most: try count.read(value), position: value.node.position))
    }
    guard !limits.isEmpty else {
      throw reader.value.error(
        "\(reader.value.path.subject) is empty; allowed is "
          + QuotedText.choice(LimitExpectation.Subject.allCases.map(\.rawValue)))
    }
    return limits
  }

  private static let count = ValueSchema<Int>.integer(in: 0...1_000_000)
}

extension LimitExpectation.Subject {
  fileprivate var note: String {
    switch self {
    case .conflicts: "Sets of required constraints that cannot all hold."
    case .ambiguities: "Views and guides whose current frames the constraints do not determine."
    case .layoutPasses: "Calls of layoutSubviews() of the view that has the most."
    }
  }
}
