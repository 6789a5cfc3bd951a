import Foundation
import GimbalDocuments
import GimbalSnapshots
import GimbalTerms

/// Something that is asserted of what a step names: its key, and how its value is read.
struct ExpectQuestion<Claim>: Sendable {
  let entry: MemberEntry
  let read: @Sendable (DocumentValue, ViewClaim.Space) throws(DocumentError) -> Claim

  init<Value>(
    _ key: String, _ form: @escaping @autoclosure @Sendable () -> Form<Value>,
    _ note: String? = nil,
    _ make: @escaping @Sendable (Value, ViewClaim.Space) -> Claim
  ) {
    entry = MemberEntry(key, form(), note)
    read = { (value, space) throws(DocumentError) in make(try form().read(value), space) }
  }
}

/// The claims that can be made of a view.
enum ViewQuestions {
  /// The questions about the view alone.
  static let all = figureQuestions + qualityQuestions

  private static let qualityQuestions: [ExpectQuestion<ViewClaim>] =
    LayoutQuality.allCases.map { quality in
      ExpectQuestion(quality.rawValue, .bool, note(on: quality)) { claim, _ in
        .quality(quality, claim)
      }
    } + [
      ExpectQuestion(
        "touchTarget", RelationForms.touchTarget,
        "At least 44 × 44 points (true), or at least a size as [width, height]."
      ) { claim, _ in .touchTarget(claim) },
      ExpectQuestion(
        "unchangedSince", .name,
        "'launch' or a snapshot's name: the view stands where it stood then, in the window."
      ) { claim, _ in .unchanged(true, since: claim) },
    ]

  private static func note(on quality: LayoutQuality) -> String {
    switch quality {
    case .visible:
      "Whether something of the view can be seen: nothing hides, covers or cuts off all of it."
    case .touchable: "Whether a touch in the middle of what can be seen reaches the view."
    case .truncated: "Whether a part of the view's text cannot be seen."
    case .onGrid: "Whether each edge lies between two pixels of the screen."
    }
  }

  /// Keys of claims about other views, one claim for each of them.
  static let relationEntries =
    RelationForms.plain.map { MemberEntry($0.key, RelationForms.related($0.relation), $0.note) } + [
      MemberEntry(
        "aligned", RelationForms.aligned,
        "Edges and middles that are shared: {\"left\": \"title\", \"centerY\": [\"icon\", \"badge\"]}."
      )
    ]
  static let relationKeys = relationEntries.map(\.key)

  private static let figureQuestions: [ExpectQuestion<ViewClaim>] = [
    ExpectQuestion("frame", ValueForms.rect) { .frame($0, in: $1) },
    ExpectQuestion("bounds", ValueForms.rect) { claim, _ in .bounds(claim) },
    ExpectQuestion("center", ValueForms.point) { .center($0, in: $1) },
    ExpectQuestion("transform", ValueForms.transforms) { claim, _ in .transform(claim) },
    ExpectQuestion("safeArea", ValueForms.insets) { claim, _ in .safeArea(claim) },
    ExpectQuestion(
      "layoutMargins", ValueForms.insets,
      "As they count, with the safe area where they begin at it."
    ) { claim, _ in .layoutMargins(claim) },
    ExpectQuestion(
      "inside", enclosure,
      "'safeArea', 'screen', 'window', 'margins' or 'readable' (of the superview), or another view."
    ) { claim, _ in .inside(true, claim) },
    ExpectQuestion(
      "notInside", enclosure,
      "The view leaves it at some edge: as for 'inside'."
    ) { claim, _ in .inside(false, claim) },
    ExpectQuestion("hidden", .bool) { claim, _ in .hidden(claim) },
    ExpectQuestion("alpha", .number(in: 0...1)) { claim, _ in .alpha(claim) },
    ExpectQuestion(
      "colors", colors, "The view's colors as they are under its traits, opacity included."
    ) { claim, _ in .colors(claim) },
    ExpectQuestion("autoresizing", ValueForms.mask) { claim, _ in .autoresizing(claim.text) },
    ExpectQuestion("exists", .bool, "Whether the view is in the window.") { claim, _ in
      .exists(claim)
    },
    ExpectQuestion(
      "reachable", .bool,
      "Whether the view can be seen as it stands, or scrolled to; a hidden one counts as reachable."
    ) { claim, _ in .reachable(claim) },
    ExpectQuestion("ambiguous", .bool, "Whether more than one frame satisfies the constraints.") {
      claim, _ in .ambiguous(claim)
    },
    ExpectQuestion(
      "intrinsicContentSize", ValueForms.size, "Width and height of the content; -1 for none."
    ) { claim, _ in .intrinsicContentSize(claim) },
    ExpectQuestion(
      "fittingSize", fittingSize,
      "The size that suits the constraints in the view best: as small as they allow, unless said."
    ) { claim, _ in .fittingSize(claim.target, claim.size) },
    ExpectQuestion("contentSize", ValueForms.size, "Of a scroll view: width and height.") {
      claim, _ in
      .contentSize(claim)
    },
    ExpectQuestion("contentOffset", ValueForms.point, "Of a scroll view: x, y.") { claim, _ in
      .contentOffset(claim)
    },
    ExpectQuestion(
      "rowCounts", Form<[Int]>.array(of: ListForms.rowIndex, limit: Scene.objectLimit),
      "Of a list: the number of rows of each section."
    ) { claim, _ in .rowCounts(claim) },
    ExpectQuestion(
      "visibleRows", firstAndLast, "Of a list: the first and the last row that it shows."
    ) {
      claim, _ in .visibleRows(first: claim[0], last: claim[1])
    },
    ExpectQuestion("selectedRows", ListStepForms.paths, "Of a list.") { claim, _ in
      .selectedRows(claim)
    },
  ]

  private static let firstAndLast = Form<[SceneRowPath]>(
    .array(of: ListStepForms.path.schema, least: 2, most: 2)
  ) { (value) throws(DocumentError) in
    let rows = try ListStepForms.paths.read(value)
    guard rows.count == 2 else { throw value.mismatch("two rows, the first and the last") }
    return rows
  }

  private static let colors = Form<ColorClaim>(
    ObjectTable(
      "colors", nil,
      [
        MemberEntry("background", ValueForms.color),
        MemberEntry("tint", ValueForms.color, "As the view has it, from above where it has none."),
        MemberEntry("text", ValueForms.color, "Of labels, text fields and text views."),
      ], rules: .notEmpty)
  ) { (reader) throws(DocumentError) in
    let claim = ColorClaim(
      background: try reader.optional("background", ValueForms.color),
      tint: try reader.optional("tint", ValueForms.color),
      text: try reader.optional("text", ValueForms.color))
    guard claim != ColorClaim() else {
      throw reader.value.error(
        "\(reader.value.path.subject) is empty; allowed is 'background', 'tint' or 'text'")
    }
    return claim
  }

  private static let enclosure = Form<ViewClaim.Enclosure>(Form.name.schema) {
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

  private static let fittingTarget = Form<FittingTarget>(
    .any([Words.fittingTarget.schema, ValueForms.fixedSize.schema])
  ) { (value) throws(DocumentError) in
    if case .string = value.node.value { return try Words.fittingTarget.read(value) }
    var target = FittingTarget.compressed
    let sides = try value.numbers(2, "'compressed', 'expanded' or a size as [width, height]")
    (target.width, target.height) = (sides[0], sides[1])
    return target
  }

  private static let fitting = Form<(target: FittingTarget, size: PointExpression)>.object(
    "fitting", nil,
    .optional(
      "target", fittingTarget, or: .compressed,
      "What the size comes near to; left out, 'compressed'."),
    .optional(
      "horizontal", ValueForms.priority,
      "How much the target's width counts; left out, 'fittingSizeLevel'."),
    .optional("vertical", ValueForms.priority), .required("size", ValueForms.size)
  ) { target, horizontal, vertical, size in
    var target = target
    target.horizontal = horizontal ?? target.horizontal
    target.vertical = vertical ?? target.vertical
    return (target, size: size)
  }

  private static let fittingSize = Form<(target: FittingTarget, size: PointExpression)>(
    .any([ValueForms.size.schema, fitting.schema])
  ) { (value) throws(DocumentError) in
    if case .object = value.node.value { return try fitting.read(value) }
    return (.compressed, size: try ValueForms.size.read(value))
  }
}
