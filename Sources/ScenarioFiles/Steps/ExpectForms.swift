import Foundation
import GimbalDocuments
import GimbalTerms
import GimbalTraits

/// The forms of the claims of an `expect` step.
package enum ExpectForms {
  /// Something that is asserted of what a step names: its key, and how its value is read.
  private struct Question<Claim>: Sendable {
    let entry: MemberEntry
    let read: @Sendable (DocumentValue, ViewClaim.Space) throws(DocumentError) -> Claim

    init<Value>(
      _ key: String, _ form: Form<Value>, _ note: String? = nil,
      _ make: @escaping @Sendable (Value, ViewClaim.Space) -> Claim
    ) {
      entry = MemberEntry(key, form, note)
      read = { (value, space) throws(DocumentError) in make(try form.read(value), space) }
    }
  }

  private static let viewQuestions: [Question<ViewClaim>] = [
    Question("frame", ValueForms.rect) { .frame($0, in: $1) },
    Question("bounds", ValueForms.rect) { claim, _ in .bounds(claim) },
    Question("center", ValueForms.point) { .center($0, in: $1) },
    Question("transform", ValueForms.transforms) { claim, _ in .transform(claim) },
    Question("safeArea", ValueForms.insets) { claim, _ in .safeArea(claim) },
    Question(
      "layoutMargins", ValueForms.insets,
      "As they count, with the safe area where they begin at it."
    ) { claim, _ in .layoutMargins(claim) },
    Question("inside", enclosure, "'safeArea', 'screen', 'window' or another view.") { claim, _ in
      .inside(true, claim)
    },
    Question(
      "notInside", enclosure,
      "The view leaves it at some edge: 'safeArea', 'screen', 'window' or another view."
    ) { claim, _ in .inside(false, claim) },
    Question("hidden", .bool) { claim, _ in .hidden(claim) },
    Question("alpha", .number(in: 0...1)) { claim, _ in .alpha(claim) },
    Question(
      "colors", colors, "The view's colors as they are under its traits, opacity included."
    ) { claim, _ in .colors(claim) },
    Question("autoresizing", ValueForms.mask) { claim, _ in .autoresizing(claim.text) },
    Question("exists", .bool, "Whether the view is in the window.") { claim, _ in .exists(claim) },
    Question(
      "reachable", .bool,
      "Whether the view can be seen as it stands, or scrolled to; a hidden one counts as reachable."
    ) { claim, _ in .reachable(claim) },
    Question("ambiguous", .bool, "Whether more than one frame satisfies the constraints.") {
      claim, _ in .ambiguous(claim)
    },
    Question(
      "intrinsicContentSize", ValueForms.size, "Width and height of the content; -1 for none."
    ) { claim, _ in .intrinsicContentSize(claim) },
    Question(
      "fittingSize", fittingSize,
      "The size that suits the constraints in the view best: as small as they allow, unless said."
    ) { claim, _ in .fittingSize(claim.target, claim.size) },
    Question("contentSize", ValueForms.size, "Of a scroll view: width and height.") { claim, _ in
      .contentSize(claim)
    },
    Question("contentOffset", ValueForms.point, "Of a scroll view: x, y.") { claim, _ in
      .contentOffset(claim)
    },
    Question(
      "rowCounts", Form<[Int]>.array(of: ListForms.rowIndex, limit: Scene.objectLimit),
      "Of a list: the number of rows of each section."
    ) { claim, _ in .rowCounts(claim) },
    Question("visibleRows", firstAndLast, "Of a list: the first and the last row that it shows.") {
      claim, _ in .visibleRows(first: claim[0], last: claim[1])
    },
    Question("selectedRows", ListStepForms.paths, "Of a list.") { claim, _ in
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

  private static let constraintQuestions: [Question<ConstraintClaim>] = [
    Question("active", .bool) { claim, _ in .active(claim) },
    Question("constant", .number) { claim, _ in .constant(claim) },
    Question("priority", ValueForms.priority) { claim, _ in .priority(claim) },
    Question(
      "owner", ValueForms.target(.view), "The view among whose constraints they are."
    ) { claim, _ in .owner(claim) },
  ]

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

  private static let viewKeys = viewQuestions.map(\.entry.key)
  private static let constraintKeys = constraintQuestions.map(\.entry.key)

  private static let table = ObjectTable(
    "expect", nil,
    [
      MemberEntry("events", EventForms.events),
      MemberEntry(
        "since", .name,
        "'step' (the default: the last step that did something), 'start', 'launch' or a snapshot's "
          + "name."),
      MemberEntry("view", .name, "The name of the view that is asked about."),
      MemberEntry("controller", .name),
      MemberEntry(
        "guide", .name,
        "A layout guide, or 'safeArea', 'margins', 'readable', 'keyboard' of a view: "
          + "'header.margins'; alone, and 'topLayoutGuide' and 'bottomLayoutGuide', of the root's. "
          + "Asked is 'frame', in the owner's coordinates."),
      MemberEntry(
        "constraint", .name,
        "The identifier of the constraints that are asked about, all of them."),
      MemberEntry("in", Words.space),
    ] + viewQuestions.map(\.entry) + constraintQuestions.map(\.entry) + [
      MemberEntry("traits", traits, "Of the view or the controller, else of the window."),
      MemberEntry("layout", Words.layout),
      MemberEntry("as", .name, "'launch' or a snapshot's name."),
      MemberEntry("orientation", Words.interfaceOrientation, "Of the interface."),
      MemberEntry(
        "exception", .name,
        "The name of an exception that the last step that did something raised."),
      MemberEntry(
        "leaks", .bool,
        "Whether controllers are alive that were shown after an earlier step and are not any more."),
      MemberEntry(
        "refused", .name, "Words of the reason why the last resize was refused."),
    ],
    rules: .dependencies(
      [("guide", ["frame"]), ("in", ["view"]), ("controller", ["traits"])]
        + [("since", ["events"]), ("layout", ["as"]), ("as", ["layout"])]
        + viewKeys.filter { $0 != "frame" }.map { ($0, ["view"]) }
        + constraintKeys.map { ($0, ["constraint"]) })
      + .dependencies([
        (key: "frame", schema: .any([.requires("view"), .requires("guide")])),
        (key: "in", schema: .any([.requires("frame"), .requires("center")])),
        (key: "constraint", schema: .any(constraintKeys.map { .requires($0) })),
        (key: "view", schema: .any((viewKeys + ["traits"]).map { .requires($0) })),
      ]) + .notEmpty)

  /// The keys of an expectation.
  package static let keys = table.keys

  static let expectation = Form<Expectation>(table) { (reader) throws(DocumentError) in
    var claims: [Claim] = []
    if let events = reader.given("events") {
      claims += try EventForms.claims(events, since: try since(reader.given("since")))
    } else {
      try reader.refuse("since", without: "events")
    }
    claims += try viewClaims(reader)
    claims += try guideClaims(reader)
    claims += try constraintClaims(reader)
    if let value = reader.given("traits") {
      let view = try reader.given("view")?.target(.view)
      let controller = try reader.given("controller")?.target(.controller)
      claims.append(
        Claim(
          kind: .traits(view ?? controller, try traits.read(value)), position: value.node.position))
    } else {
      try reader.refuse("controller", without: "traits")
    }
    if let layout = reader.given("layout") {
      _ = try Words.layout.read(layout)
      guard let label = reader.given("as") else {
        throw reader.value.error("'layout' lacks the key 'as', the moment to compare with")
      }
      claims.append(
        Claim(
          kind: .layout(same: true, as: try label.nonemptyString()), position: label.node.position))
    } else {
      try reader.refuse("as", without: "layout")
    }
    if let orientation = reader.given("orientation") {
      claims.append(
        Claim(
          kind: .orientation(try Words.interfaceOrientation.read(orientation)),
          position: orientation.node.position))
    }
    if let name = reader.given("exception") {
      claims.append(
        Claim(kind: .exception(try name.nonemptyString()), position: name.node.position))
    }
    if let leaks = reader.given("leaks") {
      claims.append(Claim(kind: .leaks(try leaks.bool()), position: leaks.node.position))
    }
    if let reason = reader.given("refused") {
      claims.append(
        Claim(kind: .refused(try reason.nonemptyString()), position: reason.node.position))
    }
    guard !claims.isEmpty else {
      throw reader.value.error("nothing is asserted; allowed is \(QuotedText.choice(keys))")
    }
    return Expectation(claims: claims)
  }

  private static func since(_ value: DocumentValue?) throws(DocumentError) -> Claim.Since {
    switch try value?.nonemptyString() {
    case nil, "step": .step
    case "start": .start
    case let label?: .label(label)
    }
  }

  // MARK: Views, guides and constraints

  private static func viewClaims(_ reader: ObjectReader) throws(DocumentError) -> [Claim] {
    let questions = viewQuestions.filter { reader.given($0.entry.key) != nil }
    let keys = questions.map(\.entry.key)
    guard let view = reader.given("view") else {
      for key in keys + ["in"] where key != "frame" || reader.given("guide") == nil {
        try reader.refuse(key, without: "view")
      }
      return []
    }
    for key in ["guide", "constraint", "controller"] {
      if let other = reader.given(key) {
        throw other.error("\(QuotedText.of(key)) is not allowed beside 'view'")
      }
    }
    if keys.isEmpty, reader.given("traits") == nil {
      throw view.error(
        "nothing is asserted of the view; allowed is \(QuotedText.choice(viewKeys + ["traits"]))")
    }
    if !keys.contains("frame"), !keys.contains("center"), let space = reader.given("in") {
      throw space.error("'in' is only allowed beside 'frame' or 'center'")
    }
    let target = try view.target(.view)
    let space = try reader.optional("in", Words.space) ?? .superview
    return try questions.map { (question) throws(DocumentError) in
      let value = reader.given(question.entry.key)!
      return Claim(
        kind: .view(target, try question.read(value, space)), position: value.node.position)
    }
  }

  private static func guideClaims(_ reader: ObjectReader) throws(DocumentError) -> [Claim] {
    guard let guide = reader.given("guide") else { return [] }
    guard let frame = reader.given("frame") else {
      throw guide.error("nothing is asserted of the guide; allowed is 'frame'")
    }
    let target = try guide.guideTarget()
    return [Claim(kind: .guide(target, frame: try frame.rect()), position: frame.node.position)]
  }

  private static func constraintClaims(_ reader: ObjectReader) throws(DocumentError) -> [Claim] {
    let questions = constraintQuestions.filter { reader.given($0.entry.key) != nil }
    guard let constraint = reader.given("constraint") else {
      for question in questions {
        try reader.refuse(question.entry.key, without: "constraint")
      }
      return []
    }
    guard !questions.isEmpty else {
      throw constraint.error(
        "nothing is asserted of the constraint; allowed is \(QuotedText.choice(constraintKeys))")
    }
    let target = try constraint.target(.constraint)
    return try questions.map { (question) throws(DocumentError) in
      let value = reader.given(question.entry.key)!
      return Claim(
        kind: .constraint(target, try question.read(value, .superview)),
        position: value.node.position)
    }
  }

  private static let enclosure = Form<ViewClaim.Enclosure>(Form.name.schema) {
    (value) throws(DocumentError) in
    switch try value.nonemptyString() {
    case "safeArea": .safeArea
    case "screen": .screen
    case "window": .window
    default: .view(try value.target(.view))
    }
  }

  // MARK: Sizes and traits

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

  private static let shortTraits: [(text: String, claim: TraitClaim)] =
    [UIUserInterfaceSizeClass.compact, .regular].flatMap { horizontal in
      [UIUserInterfaceSizeClass.regular, .compact].map { vertical in
        var claim = TraitClaim()
        claim.horizontalSizeClass = horizontal
        claim.verticalSizeClass = vertical
        return (claim.shortText, claim)
      }
    }

  private static let traits = Form<TraitClaim>(
    .any([.words(shortTraits.map(\.text)), ValueForms.traits.schema])
  ) { (value) throws(DocumentError) in
    guard case .string(let text) = value.node.value else {
      return try ValueForms.traits.read(value)
    }
    guard let known = shortTraits.first(where: { $0.text == text }) else {
      throw value.error(
        "\(value.path.subject) is \(QuotedText.of(text)); allowed is 'hC vR', 'hC vC', 'hR vC', "
          + "'hR vR' or an object")
    }
    return known.claim
  }
}

extension TraitClaim {
  /// The size classes as traces write them: `hC vR`.
  var shortText: String { "h\(letter(horizontalSizeClass)) v\(letter(verticalSizeClass))" }

  private func letter(_ sizeClass: UIUserInterfaceSizeClass?) -> String {
    switch sizeClass {
    case .compact: "C"
    case .regular: "R"
    default: "-"
    }
  }
}

extension DocumentValue {
  /// A guide by its name, or `name.margins`, or `margins` alone for the root's.
  fileprivate func guideTarget() throws(DocumentError) -> GuideTarget {
    let name = try nonemptyString()
    let item = EquationItem(naming: name)
    guard item.base != .holder, item.base != .superview else {
      throw error(
        "\(QuotedText.of(name)) has no meaning here; allowed is a layout guide, or a view's such as "
          + "'root.margins'")
    }
    return GuideTarget(item: item, name: name, position: node.position)
  }
}
