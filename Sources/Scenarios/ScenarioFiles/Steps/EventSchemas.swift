import GimbalDocuments
import GimbalTraces

/// The schemas of the conditions on recorded events in an `expect` step.
enum EventSchemas {
  private static let pattern = ValueSchema<LocatedPattern>(
    "pattern", ValueSchema.name.schema,
    "An event pattern such as 'root viewWillTransition(to: 852 × 393)'."
  ) { (value) throws(DocumentError) in
    try pattern(try value.string(), at: value.node.position, file: value.file)
  }

  /// A list of event patterns, each with its position.
  static let patterns = ValueSchema<[LocatedPattern]>(
    "patterns", .array(of: pattern.schema, least: 1)
  ) { (value) throws(DocumentError) in try ValueSchema.list(of: pattern, limit: 10_000).read(value)
  }

  private static func pattern(
    _ text: String, at position: SourcePosition, file: String
  ) throws(DocumentError) -> LocatedPattern {
    do {
      return LocatedPattern(try EventPattern(parsing: text), at: position)
    } catch {
      throw DocumentError(
        file: file,
        // The opening quote comes before the first character.
        position: position.moved(columns: error.column),
        issue: error.issue)
    }
  }

  // MARK: Sequences

  private static let event = ValueSchema<LocatedPattern>(
    ObjectTable(
      "event", nil,
      [
        MemberEntry("event", pattern),
        MemberEntry("returns", pattern, "The moment at which the call returns."),
        MemberEntry(
          "when", ValueSchemas.condition,
          "By default the event is always expected; where the condition is false, it must not "
            + "come."),
        MemberEntry(
          "choice", .name,
          "Why this event, or its position, is a choice of Gimbal where the documentation of UIKit is "
            + "silent."),
      ], rules: .oneKey(of: ["event", "returns"]))
  ) { (reader) throws(DocumentError) in
    let (key, event) = try reader.only(of: ["event", "returns"], "an event of a sequence")
    var pattern = try pattern.read(event)
    pattern.isReturn = key == "returns"
    pattern.condition = try reader.read(ValueSchemas.when)
    pattern.choice = try reader.optional("choice", .name)
    return pattern
  }

  private static let sequence = ValueSchema<[LocatedPattern]>(
    .array(of: .any([pattern.schema, event.schema]), least: 1)
  ) { (value) throws(DocumentError) in
    let element = ValueSchema<LocatedPattern>(Schema()) { (value) throws(DocumentError) in
      if case .object = value.node.value { return try event.read(value) }
      return try pattern.read(value)
    }
    let patterns = try ValueSchema.list(of: element, limit: 10_000).read(value)
    guard patterns.contains(where: { $0.condition == .always }) else {
      throw value.error("every event of the sequence has a 'when'; at least one must always count")
    }
    return patterns
  }

  // MARK: Counts, pairs

  private static let number = ValueSchema<Int>.integer(in: 0...1_000_000)

  /// Numbers by patterns: one number, or `[least, most]` where `most` may be null.
  private static let counts = ValueSchema<[ExpectedEvents]>(
    .map(
      to: .any([
        number.schema,
        .type("array")
          + Schema([
            (
              "prefixItems",
              .elements([number.schema.json, Schema.any([number.schema, .type("null")]).json])
            ), ("minItems", .number(2)), ("maxItems", .number(2)),
          ]),
      ])) + .notEmpty
  ) { (value) throws(DocumentError) in
    guard case .object(let members) = value.node.value, !members.isEmpty else {
      throw value.mismatch("numbers by patterns, such as {\"root bounds\": 1}")
    }
    var outcomes: [ExpectedEvents] = []
    for (member, (key, count)) in zip(members, try value.members()) {
      let pattern = try pattern(key, at: member.keyPosition, file: value.file)
      guard case .array = count.node.value else {
        let count = try number.read(count)
        outcomes.append(.count(pattern, least: count, most: count))
        continue
      }
      let bounds = try count.array()
      guard bounds.count == 2 else {
        throw count.error("\(count.path.subject) must be a number or [least, most]")
      }
      let least = try number.read(bounds[0])
      let most = bounds[1].isNull ? nil : try bounds[1].integer(in: least...1_000_000)
      guard least > 0 || most != nil else {
        throw count.error("\(count.path.subject) allows any number and asserts nothing")
      }
      outcomes.append(.count(pattern, least: least, most: most))
    }
    return outcomes
  }

  private static let before = ValueSchema<[ExpectedEvents]>(
    .array(of: pattern.schema, least: 2, most: 2)
  ) {
    (value) throws(DocumentError) in
    let pair = try patterns.read(value)
    guard pair.count == 2 else {
      throw value.error(
        "\(value.path.subject) has \(pair.count == 1 ? "1 element" : "\(pair.count) elements"); allowed are two patterns, the former "
          + "first")
    }
    return [.before(pair[0], pair[1])]
  }

  private static let nested = ValueSchema<[ExpectedEvents]>.object(
    "nested", nil, .required("event", pattern), .required("in", pattern)
  ) { [.nested($0, in: $1)] }

  private static let oncePer = ValueSchema<[ExpectedEvents]>.object(
    "oncePer", nil, .required("event", pattern), .required("per", pattern)
  ) { [.oncePer($0, per: $1)] }

  // MARK: All conditions

  private static let keys = [
    "inOrder", "exactly", "sequence", "never", "count", "before", "nested", "oncePer",
  ]

  private static let table = ObjectTable(
    "events", nil,
    [
      MemberEntry("inOrder", patterns), MemberEntry("exactly", patterns),
      MemberEntry(
        "sequence", sequence,
        "Of all events with the names and receivers listed, these come, in this order; layout "
          + "events may repeat."),
      MemberEntry("never", patterns), MemberEntry("count", counts), MemberEntry("before", before),
      MemberEntry("nested", nested), MemberEntry("oncePer", oncePer),
      MemberEntry("among", patterns, "With 'exactly': other events that must not come between."),
      MemberEntry("absent", patterns, "With 'sequence': events that must not come."),
      MemberEntry(
        "exactlyOnce", .bool,
        "With 'inOrder', 'exactly' and 'sequence': layout events may not repeat."),
    ],
    rules: .dependencies([("among", ["exactly"]), ("absent", ["sequence"])])
      + .any(keys.map { .requires($0) })
      + .dependencies([
        (
          key: "exactlyOnce",
          schema: .any([.requires("inOrder"), .requires("exactly"), .requires("sequence")])
        )
      ]))

  /// The schema of an object with conditions on events; several are combined.
  static let events = table.schema

  /// Reads the conditions on the events since the launch or a step.
  static func outcomes(
    _ value: DocumentValue, since: ExpectedOutcome.Since
  ) throws(DocumentError) -> [ExpectedOutcome] {
    let reader = try value.object(table.shape)
    let once = try reader.optional("exactlyOnce", .bool) ?? false
    if reader.given("inOrder") == nil, reader.given("sequence") == nil {
      try refuse("exactlyOnce", in: reader, unlessIn: "exactly")
    }
    try refuse("among", in: reader, unlessIn: "exactly")
    try refuse("absent", in: reader, unlessIn: "sequence")
    var outcomes: [ExpectedOutcome] = []
    for key in keys {
      guard let value = reader.given(key) else { continue }
      for outcome in try outcome(key, value, reader, once: once) {
        outcomes.append(
          ExpectedOutcome(kind: .events(outcome, since: since), position: value.node.position))
      }
    }
    guard !outcomes.isEmpty else {
      throw value.error(
        "nothing is asserted of the events; allowed is \(QuotedText.choice(keys))")
    }
    return outcomes
  }

  private static func refuse(
    _ key: String, in reader: ObjectReader, unlessIn other: String
  ) throws(DocumentError) {
    if reader.given(other) == nil { try reader.refuse(key, without: other) }
  }

  private static func outcome(
    _ key: String, _ value: DocumentValue, _ reader: ObjectReader, once: Bool
  ) throws(DocumentError) -> [ExpectedEvents] {
    switch key {
    case "inOrder": return [.inOrder(try patterns.read(value), once: once)]
    case "exactly":
      let among = try reader.optional("among", patterns) ?? []
      return [.exactly(try patterns.read(value), among: among, once: once)]
    case "sequence":
      let absent = try reader.optional("absent", patterns) ?? []
      return [.sequence(try sequence.read(value), absent: absent, once: once)]
    case "never": return [.never(try patterns.read(value))]
    case "count": return try counts.read(value)
    case "before": return try before.read(value)
    case "nested": return try nested.read(value)
    default: return try oncePer.read(value)
    }
  }
}
