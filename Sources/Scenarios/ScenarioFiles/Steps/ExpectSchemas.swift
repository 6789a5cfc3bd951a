import Foundation
import GimbalDocuments
import GimbalSnapshots
import GimbalTerms
import GimbalTraits

/// The schemas of the conditions in an `expect` step.
package enum ExpectSchemas {
  private static let constraintQuestions: [ExpectQuestion<ConstraintExpectation>] = [
    ExpectQuestion("active", .bool) { outcome, _ in .active(outcome) },
    ExpectQuestion("constant", .number) { outcome, _ in .constant(outcome) },
    ExpectQuestion("priority", ValueSchemas.priority) { outcome, _ in .priority(outcome) },
    ExpectQuestion(
      "owner", ValueSchemas.target(.view), "The view among whose constraints they are."
    ) { outcome, _ in .owner(outcome) },
  ]

  private static let viewKeys = ViewQuestions.all.map(\.entry.key) + ViewQuestions.relationKeys
  private static let constraintKeys = constraintQuestions.map(\.entry.key)

  /// The keys of an `expect` step with their descriptions, for the guide.
  static let entries: [MemberEntry] =
    [
      MemberEntry("events", EventSchemas.events),
      MemberEntry(
        "since", .name,
        "'step' (the default: the last step that did something), 'start', 'launch' or a snapshot's "
          + "name."),
      MemberEntry("view", .name, "The name of the view."),
      MemberEntry("controller", .name),
      MemberEntry(
        "guide", .name,
        "A layout guide, or 'safeArea', 'margins', 'readable', 'keyboard' of a view: "
          + "'header.margins'; alone, and 'topLayoutGuide' and 'bottomLayoutGuide', of the root's. "
          + "With 'frame', in the owner's coordinates."),
      MemberEntry(
        "constraint", .name,
        "The identifier of the constraints; all of them are checked."),
      MemberEntry("in", Keywords.space),
    ] + ViewQuestions.all.map(\.entry) + ViewQuestions.relationEntries
    + constraintQuestions.map(\.entry) + [
      MemberEntry("atMost", RelationSchemas.limits),
      MemberEntry(
        "perDevice", .map(to: .reference(to: "expect")),
        "Expectations by devices and families, and 'others' at the end: a device uses the first that matches, "
          + "with the other keys."),
      MemberEntry("traits", traits, "Of the view or the controller, else of the window."),
      MemberEntry("layout", Keywords.layout),
      MemberEntry("as", .name, "'launch' or a snapshot's name."),
      MemberEntry("orientation", Keywords.interfaceOrientation, "Of the interface."),
      MemberEntry("posture", Keywords.posture, "Only for foldable devices."),
      MemberEntry(
        "exception", .name,
        "The name of an exception that the last step that did something raised."),
      MemberEntry(
        "leaks", .bool,
        "Whether controllers are still alive that were shown after an earlier step and are no longer shown."
      ),
      MemberEntry(
        "refused", .name, "A part of the reason why the last resize, fold or angle was refused."),
      MemberEntry(
        "swift", .name, "The name of an expectation that an app's own executable has registered."),
    ]

  private static let table = ObjectTable(
    "expect", nil, entries,
    rules: .dependencies(
      [("guide", ["frame"]), ("in", ["view"]), ("controller", ["traits"])]
        + [("layout", ["as"]), ("as", ["layout"])]
        + viewKeys.filter { $0 != "frame" }.map { ($0, ["view"]) }
        + constraintKeys.map { ($0, ["constraint"]) })
      + .dependencies([
        (key: "since", schema: .any([.requires("events"), .requires("atMost")])),
        (key: "frame", schema: .any([.requires("view"), .requires("guide")])),
        (key: "in", schema: .any([.requires("frame"), .requires("center")])),
        (key: "constraint", schema: .any(constraintKeys.map { .requires($0) })),
        (
          key: "view", schema: .any((viewKeys + ["traits", "perDevice"]).map { .requires($0) })
        ),
      ]) + .notEmpty)

  /// The keys of an `expect` step, which the message about an empty one lists.
  package static let keys = table.keys

  /// Reads all conditions of an `expect` step.
  static let expectation = ValueSchema<Expectation>(table) { (reader) throws(DocumentError) in
    var outcomes: [ExpectedOutcome] = []
    if let perDevice = reader.given("perDevice") {
      throw perDevice.error("'perDevice' is for a step of a scenario, not for one inside another")
    }
    if let value = reader.given("atMost") {
      let since = try since(reader.given("since"))
      outcomes += try RelationSchemas.limits.read(value).map {
        ExpectedOutcome(kind: .limit($0, since: since), position: $0.position)
      }
    }
    if let events = reader.given("events") {
      outcomes += try EventSchemas.outcomes(events, since: try since(reader.given("since")))
    } else {
      if reader.given("atMost") == nil { try reader.refuse("since", without: "events") }
    }
    outcomes += try viewExpectations(reader)
    outcomes += try guideExpectations(reader)
    outcomes += try constraintExpectations(reader)
    if let value = reader.given("traits") {
      let view = try reader.given("view")?.target(.view)
      let controller = try reader.given("controller")?.target(.controller)
      outcomes.append(
        ExpectedOutcome(
          kind: .traits(view ?? controller, try traits.read(value)), position: value.node.position))
    } else {
      try reader.refuse("controller", without: "traits")
    }
    if let layout = reader.given("layout") {
      _ = try Keywords.layout.read(layout)
      guard let label = reader.given("as") else {
        throw reader.value.lacks("as", "'layout'")
      }
      outcomes.append(
        ExpectedOutcome(
          kind: .layout(same: true, as: try label.nonemptyString()), position: label.node.position))
    } else {
      try reader.refuse("as", without: "layout")
    }
    if let orientation = reader.given("orientation") {
      outcomes.append(
        ExpectedOutcome(
          kind: .orientation(try Keywords.interfaceOrientation.read(orientation)),
          position: orientation.node.position))
    }
    if let posture = reader.given("posture") {
      outcomes.append(
        ExpectedOutcome(
          kind: .posture(try Keywords.posture.read(posture)), position: posture.node.position))
    }
    if let name = reader.given("exception") {
      outcomes.append(
        ExpectedOutcome(kind: .exception(try name.nonemptyString()), position: name.node.position))
    }
    if let leaks = reader.given("leaks") {
      outcomes.append(
        ExpectedOutcome(kind: .leaks(try leaks.bool()), position: leaks.node.position))
    }
    if let reason = reader.given("refused") {
      outcomes.append(
        ExpectedOutcome(kind: .refused(try reason.nonemptyString()), position: reason.node.position)
      )
    }
    if let name = reader.given("swift") {
      outcomes.append(
        ExpectedOutcome(kind: .registered(try name.nonemptyString()), position: name.node.position))
    }
    guard !outcomes.isEmpty else {
      throw reader.value.error("nothing is asserted; allowed is \(QuotedText.choice(keys))")
    }
    return Expectation(outcomes: outcomes)
  }

  /// Reads the moment from which events count; the beginning of the step if there is no value.
  ///
  /// - Throws: an error with the source location for a value that is no string.
  static func since(_ value: DocumentValue?) throws(DocumentError) -> ExpectedOutcome.Since {
    switch try value?.nonemptyString() {
    case nil, "step": .step
    case "start": .start
    case let label?: .label(label)
    }
  }

  // MARK: Views, guides and constraints

  private static func viewExpectations(_ reader: ObjectReader) throws(DocumentError)
    -> [ExpectedOutcome]
  {
    let questions = ViewQuestions.all.filter { reader.given($0.entry.key) != nil }
    let keys = questions.map(\.entry.key)
    guard let view = reader.given("view") else {
      for key in keys + ViewQuestions.relationKeys + ["in"]
      where key != "frame" || reader.given("guide") == nil {
        try reader.refuse(key, without: "view")
      }
      return []
    }
    for key in ["guide", "constraint", "controller"] {
      if let other = reader.given(key) {
        throw other.error("\(QuotedText.of(key)) is not allowed with 'view'")
      }
    }
    let relations = try relations(reader)
    if keys.isEmpty, relations.isEmpty, reader.given("traits") == nil {
      throw view.error(
        "nothing is asserted of the view; allowed is \(QuotedText.choice(viewKeys + ["traits"]))")
    }
    if !keys.contains("frame"), !keys.contains("center"), let space = reader.given("in") {
      throw space.error("'in' is only allowed with 'frame' or 'center'")
    }
    let target = try view.target(.view)
    let space = try reader.optional("in", Keywords.space) ?? .superview
    return try questions.map { (question) throws(DocumentError) in
      let value = reader.given(question.entry.key)!
      return ExpectedOutcome(
        kind: .view(target, try question.read(value, space)), position: value.node.position)
    }
      + relations.map {
        ExpectedOutcome(kind: .view(target, .related(true, $0)), position: $0.target.position)
      }
  }

  /// Reads the views to which the view has relations.
  private static func relations(_ reader: ObjectReader) throws(DocumentError) -> [RelatedView] {
    var related: [RelatedView] = []
    for (key, relation, _) in RelationSchemas.plain {
      related += try reader.optional(key, RelationSchemas.related(relation)) ?? []
    }
    return related + (try reader.optional("aligned", RelationSchemas.aligned) ?? [])
  }

  private static func guideExpectations(_ reader: ObjectReader) throws(DocumentError)
    -> [ExpectedOutcome]
  {
    guard let guide = reader.given("guide") else { return [] }
    guard let frame = reader.given("frame") else {
      throw guide.error("nothing is asserted of the guide; allowed is 'frame'")
    }
    let target = try guide.guideTarget()
    return [
      ExpectedOutcome(kind: .guide(target, frame: try frame.rect()), position: frame.node.position)
    ]
  }

  private static func constraintExpectations(_ reader: ObjectReader) throws(DocumentError)
    -> [ExpectedOutcome]
  {
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
      return ExpectedOutcome(
        kind: .constraint(target, try question.read(value, .superview)),
        position: value.node.position)
    }
  }

  // MARK: Traits

  private static let shortTraits: [(text: String, outcome: TraitExpectation)] =
    [UIUserInterfaceSizeClass.compact, .regular].flatMap { horizontal in
      [UIUserInterfaceSizeClass.regular, .compact].map { vertical in
        var outcome = TraitExpectation()
        outcome.horizontalSizeClass = horizontal
        outcome.verticalSizeClass = vertical
        return (outcome.shortText, outcome)
      }
    }

  private static let traits = ValueSchema<TraitExpectation>(
    .any([.keywords(shortTraits.map(\.text)), ValueSchemas.traits.schema])
  ) { (value) throws(DocumentError) in
    guard case .string(let text) = value.node.value else {
      return try ValueSchemas.traits.read(value)
    }
    guard let known = shortTraits.first(where: { $0.text == text }) else {
      throw value.error(
        "\(value.path.subject) is \(QuotedText.of(text)); allowed is 'hC vR', 'hC vC', 'hR vC', "
          + "'hR vR' or an object")
    }
    return known.outcome
  }
}

extension TraitExpectation {
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
  /// Reads a guide by its name, or `name.margins`, or `margins` alone for the root's.
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
