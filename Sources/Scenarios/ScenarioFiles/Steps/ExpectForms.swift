import Foundation
import GimbalDocuments
import GimbalSnapshots
import GimbalTerms
import GimbalTraits

/// The forms of the claims of an `expect` step.
package enum ExpectForms {
  private static let constraintQuestions: [ExpectQuestion<ConstraintClaim>] = [
    ExpectQuestion("active", .bool) { claim, _ in .active(claim) },
    ExpectQuestion("constant", .number) { claim, _ in .constant(claim) },
    ExpectQuestion("priority", ValueForms.priority) { claim, _ in .priority(claim) },
    ExpectQuestion(
      "owner", ValueForms.target(.view), "The view among whose constraints they are."
    ) { claim, _ in .owner(claim) },
  ]

  private static let viewKeys = ViewQuestions.all.map(\.entry.key) + ViewQuestions.relationKeys
  private static let constraintKeys = constraintQuestions.map(\.entry.key)

  /// The keys as the guide lists them.
  static let entries: [MemberEntry] =
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
    ] + ViewQuestions.all.map(\.entry) + ViewQuestions.relationEntries
    + constraintQuestions.map(\.entry) + [
      MemberEntry("atMost", RelationForms.limits),
      MemberEntry(
        "perDevice", .map(to: .reference(to: "expect")),
        "Expectations by devices and families, and 'others' at the end: a device takes the first that means "
          + "it, with what stands beside."),
      MemberEntry("traits", traits, "Of the view or the controller, else of the window."),
      MemberEntry("layout", Words.layout),
      MemberEntry("as", .name, "'launch' or a snapshot's name."),
      MemberEntry("orientation", Words.interfaceOrientation, "Of the interface."),
      MemberEntry("posture", Words.posture, "Of a device that folds."),
      MemberEntry(
        "exception", .name,
        "The name of an exception that the last step that did something raised."),
      MemberEntry(
        "leaks", .bool,
        "Whether controllers are alive that were shown after an earlier step and are not any more."),
      MemberEntry(
        "refused", .name, "Words of the reason why the last resize, fold or angle was refused."),
      MemberEntry(
        "swift", .name, "The name of a claim that an app's own executable has registered."),
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

  /// The keys of an expectation.
  package static let keys = table.keys

  static let expectation = Form<Expectation>(table) { (reader) throws(DocumentError) in
    var claims: [Claim] = []
    if let perDevice = reader.given("perDevice") {
      throw perDevice.error("'perDevice' is for a step of a scenario, not for one inside another")
    }
    if let value = reader.given("atMost") {
      let since = try since(reader.given("since"))
      claims += try RelationForms.limits.read(value).map {
        Claim(kind: .limit($0, since: since), position: $0.position)
      }
    }
    if let events = reader.given("events") {
      claims += try EventForms.claims(events, since: try since(reader.given("since")))
    } else {
      if reader.given("atMost") == nil { try reader.refuse("since", without: "events") }
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
        throw reader.value.lacks("as", "'layout'")
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
    if let posture = reader.given("posture") {
      claims.append(
        Claim(
          kind: .posture(try Words.posture.read(posture)), position: posture.node.position))
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
    if let name = reader.given("swift") {
      claims.append(
        Claim(kind: .registered(try name.nonemptyString()), position: name.node.position))
    }
    guard !claims.isEmpty else {
      throw reader.value.error("nothing is asserted; allowed is \(QuotedText.choice(keys))")
    }
    return Expectation(claims: claims)
  }

  static func since(_ value: DocumentValue?) throws(DocumentError) -> Claim.Since {
    switch try value?.nonemptyString() {
    case nil, "step": .step
    case "start": .start
    case let label?: .label(label)
    }
  }

  // MARK: Views, guides and constraints

  private static func viewClaims(_ reader: ObjectReader) throws(DocumentError) -> [Claim] {
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
        throw other.error("\(QuotedText.of(key)) is not allowed beside 'view'")
      }
    }
    let relations = try relations(reader)
    if keys.isEmpty, relations.isEmpty, reader.given("traits") == nil {
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
      + relations.map {
        Claim(kind: .view(target, .related(true, $0)), position: $0.target.position)
      }
  }

  /// The views to which the view of a claim has relations.
  private static func relations(_ reader: ObjectReader) throws(DocumentError) -> [RelatedView] {
    var related: [RelatedView] = []
    for (key, relation, _) in RelationForms.plain {
      related += try reader.optional(key, RelationForms.related(relation)) ?? []
    }
    return related + (try reader.optional("aligned", RelationForms.aligned) ?? [])
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

  // MARK: Traits

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
