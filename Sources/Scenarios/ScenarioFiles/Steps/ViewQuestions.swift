import Foundation
import GimbalDocuments
import GimbalSnapshots
import GimbalTerms

/// A condition on a named object: its key, and the reader of its value.
struct ExpectQuestion<ExpectedOutcome>: Sendable {
  /// The key with its schema and description.
  let entry: MemberEntry
  /// Reads the key's value, whose coordinates are in a space.
  let read:
    @Sendable (DocumentValue, ViewExpectation.Space) throws(DocumentError) -> ExpectedOutcome

  /// Creates a condition whose value `make` converts.
  init<Value>(
    _ key: String, _ valueSchema: @escaping @autoclosure @Sendable () -> ValueSchema<Value>,
    _ note: String? = nil,
    _ make: @escaping @Sendable (Value, ViewExpectation.Space) -> ExpectedOutcome
  ) {
    entry = MemberEntry(key, valueSchema(), note)
    read = { (value, space) throws(DocumentError) in make(try valueSchema().read(value), space) }
  }
}

/// The conditions on a view in an `expect` step, by their keys.
enum ViewQuestions {
  /// The conditions on the view's own values, without other views.
  static let all = metricQuestions + qualityQuestions

  private static let qualityQuestions: [ExpectQuestion<ViewExpectation>] =
    LayoutQuality.allCases.map { quality in
      ExpectQuestion(quality.rawValue, .bool, note(on: quality)) { outcome, _ in
        .quality(quality, outcome)
      }
    } + [
      ExpectQuestion(
        "touchTarget", RelationSchemas.touchTarget,
        "At least 44 × 44 points (true), or at least a size as [width, height]."
      ) { outcome, _ in .touchTarget(outcome) },
      ExpectQuestion(
        "unchangedSince", .name,
        "'launch' or a snapshot's name: the view has the same position in the window as then."
      ) { outcome, _ in .unchanged(true, since: outcome) },
    ]

  private static func note(on quality: LayoutQuality) -> String {
    switch quality {
    case .visible:
      "Whether a part of the view is visible: it is not completely hidden, covered or clipped."
    case .touchable: "Whether a touch in the middle of the visible part reaches the view."
    case .truncated: "Whether a part of the view's text is not visible."
    case .onGrid: "Whether each edge lies between two pixels of the screen."
    }
  }

  /// Keys of conditions on other views, one condition for each of them.
  static let relationEntries =
    RelationSchemas.plain.map { MemberEntry($0.key, RelationSchemas.related($0.relation), $0.note) }
    + [
      MemberEntry(
        "aligned", RelationSchemas.aligned,
        "Edges and middles that are shared: {\"left\": \"title\", \"centerY\": [\"icon\", \"badge\"]}."
      )
    ]
  /// The keys of conditions on other views.
  static let relationKeys = relationEntries.map(\.key)

  private static let metricQuestions: [ExpectQuestion<ViewExpectation>] = [
    ExpectQuestion("frame", ValueSchemas.rect) { .frame($0, in: $1) },
    ExpectQuestion("bounds", ValueSchemas.rect) { outcome, _ in .bounds(outcome) },
    ExpectQuestion("center", ValueSchemas.point) { .center($0, in: $1) },
    ExpectQuestion("transform", ValueSchemas.transforms) { outcome, _ in .transform(outcome) },
    ExpectQuestion("safeArea", ValueSchemas.insets) { outcome, _ in .safeArea(outcome) },
    ExpectQuestion(
      "layoutMargins", ValueSchemas.insets,
      "The effective margins, with the safe area where they include it."
    ) { outcome, _ in .layoutMargins(outcome) },
    ExpectQuestion(
      "inside", enclosure,
      "'safeArea', 'screen', 'window', 'margins' or 'readable' (of the superview), or another view."
    ) { outcome, _ in .inside(true, outcome) },
    ExpectQuestion(
      "notInside", enclosure,
      "The view extends beyond it at some edge: values as for 'inside'."
    ) { outcome, _ in .inside(false, outcome) },
    ExpectQuestion("hidden", .bool) { outcome, _ in .hidden(outcome) },
    ExpectQuestion("alpha", .number(in: 0...1)) { outcome, _ in .alpha(outcome) },
    ExpectQuestion(
      "colors", colors, "The view's colors resolved by its traits, opacity included."
    ) { outcome, _ in .colors(outcome) },
    ExpectQuestion("autoresizing", ValueSchemas.mask) { outcome, _ in .autoresizing(outcome.text) },
    ExpectQuestion("exists", .bool, "Whether the view is in the window.") { outcome, _ in
      .exists(outcome)
    },
    ExpectQuestion(
      "reachable", .bool,
      "Whether the view is visible or can be scrolled to; a hidden one counts as reachable."
    ) { outcome, _ in .reachable(outcome) },
    ExpectQuestion("ambiguous", .bool, "Whether more than one frame satisfies the constraints.") {
      outcome, _ in .ambiguous(outcome)
    },
    ExpectQuestion(
      "intrinsicContentSize", ValueSchemas.size, "Width and height of the content; -1 for none."
    ) { outcome, _ in .intrinsicContentSize(outcome) },
    ExpectQuestion(
      "fittingSize", fittingSize,
      "The fitting size of the view by its constraints: compressed by default."
    ) { outcome, _ in .fittingSize(outcome.target, outcome.size) },
    ExpectQuestion("contentSize", ValueSchemas.size, "Of a scroll view: width and height.") {
      outcome, _ in
      .contentSize(outcome)
    },
    ExpectQuestion("contentOffset", ValueSchemas.point, "Of a scroll view: x, y.") { outcome, _ in
      .contentOffset(outcome)
    },
    ExpectQuestion(
      "rowCounts", ValueSchema<[Int]>.array(of: ListSchemas.rowIndex, limit: Scene.objectLimit),
      "Of a list: the number of rows of each section."
    ) { outcome, _ in .rowCounts(outcome) },
    ExpectQuestion(
      "visibleRows", firstAndLast, "Of a list: the first and the last row that it shows."
    ) {
      outcome, _ in .visibleRows(first: outcome[0], last: outcome[1])
    },
    ExpectQuestion("selectedRows", ListStepSchemas.paths, "Of a list.") { outcome, _ in
      .selectedRows(outcome)
    },
  ]

  private static let firstAndLast = ValueSchema<[SceneRowPath]>(
    .array(of: ListStepSchemas.path.schema, least: 2, most: 2)
  ) { (value) throws(DocumentError) in
    let rows = try ListStepSchemas.paths.read(value)
    guard rows.count == 2 else { throw value.mismatch("two rows, the first and the last") }
    return rows
  }

  private static let colors = ValueSchema<ColorExpectation>(
    ObjectTable(
      "colors", nil,
      [
        MemberEntry("background", ValueSchemas.color),
        MemberEntry(
          "tint", ValueSchemas.color, "The effective value, inherited if the view has none."),
        MemberEntry("text", ValueSchemas.color, "Of labels, text fields and text views."),
      ], rules: .notEmpty)
  ) { (reader) throws(DocumentError) in
    let outcome = ColorExpectation(
      background: try reader.optional("background", ValueSchemas.color),
      tint: try reader.optional("tint", ValueSchemas.color),
      text: try reader.optional("text", ValueSchemas.color))
    guard outcome != ColorExpectation() else {
      throw reader.value.error(
        "\(reader.value.path.subject) is empty; allowed is 'background', 'tint' or 'text'")
    }
    return outcome
  }

  private static let enclosure = ValueSchema<ViewExpectation.Enclosure>(ValueSchema.name.schema) {
    (value) throws(DocumentError) in
    switch try value.nonemptyString() {
    case "safeArea": .safeArea
    case "screen": .screen
    case "window": .window
    case "margins": .margins
    case "readable": .readable
    default: .view(try value.target(.view))
    }
  }

  private static let fittingTarget = ValueSchema<FittingTarget>(
    .any([Keywords.fittingTarget.schema, ValueSchemas.fixedSize.schema])
  ) { (value) throws(DocumentError) in
    if case .string = value.node.value { return try Keywords.fittingTarget.read(value) }
    var target = FittingTarget.compressed
    let sides = try value.numbers(2, "'compressed', 'expanded' or a size as [width, height]")
    (target.width, target.height) = (sides[0], sides[1])
    return target
  }

  private static let fitting = ValueSchema<(target: FittingTarget, size: PointExpression)>.object(
    "fitting", nil,
    .optional(
      "target", fittingTarget, or: .compressed,
      "The target size; default: 'compressed'."),
    .optional(
      "horizontal", ValueSchemas.priority,
      "The priority of the target's width; default: 'fittingSizeLevel'."),
    .optional("vertical", ValueSchemas.priority), .required("size", ValueSchemas.size)
  ) { target, horizontal, vertical, size in
    var target = target
    target.horizontal = horizontal ?? target.horizontal
    target.vertical = vertical ?? target.vertical
    return (target, size: size)
  }

  private static let fittingSize = ValueSchema<(target: FittingTarget, size: PointExpression)>(
    .any([ValueSchemas.size.schema, fitting.schema])
  ) { (value) throws(DocumentError) in
    if case .object = value.node.value { return try fitting.read(value) }
    return (.compressed, size: try ValueSchemas.size.read(value))
  }
}
