import GimbalDocuments
import GimbalTraces

/// The forms of claims about events.
enum EventForms {
  private static let pattern = Form<LocatedPattern>(
    "pattern", Form.name.schema,
    "An event pattern such as 'root viewWillTransition(to: 852 × 393)'."
  ) { (value) throws(DocumentError) in
    try pattern(try value.string(), at: value.node.position, file: value.file)
  }

  static let patterns = Form<[LocatedPattern]>(
    "patterns", .array(of: pattern.schema, least: 1)
  ) { (value) throws(DocumentError) in try Form.list(of: pattern, limit: 10_000).read(value) }

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
        problem: error.problem)
    }
  }

  // MARK: Sequences

  private static let event = Form<LocatedPattern>(
    ObjectTable(
      "event", nil,
      [
        MemberEntry("event", pattern),
        MemberEntry("returns", pattern, "The moment at which the call returns."),
        MemberEntry(
          "when", ValueForms.condition,
          "Left out, the event is always claimed; where the condition does not hold, it must not "
            + "come."),
        MemberEntry(
          "choice", .name,
          "Why this event, or its place, is a choice of Gimbal's where the platform's record is "
            + "silent."),
      ], rules: .oneKey(of: ["event", "returns"]))
  ) { (reader) throws(DocumentError) in
    let (key, event) = try reader.only(of: ["event", "returns"], "an event of a sequence")
    var pattern = try pattern.read(event)
    pattern.isReturn = key == "returns"
    pattern.condition = try reader.read(ValueForms.when)
    pattern.choice = try reader.optional("choice", .name)
    return pattern
  }

  private static let sequence = Form<[LocatedPattern]>(
    .array(of: .any([pattern.schema, event.schema]), least: 1)
  ) { (value) throws(DocumentError) in
    let element = Form<LocatedPattern>(Schema()) { (value) throws(DocumentError) in
      if case .object = value.node.value { return try event.read(value) }
      return try pattern.read(value)
    }
    let patterns = try Form.list(of: element, limit: 10_000).read(value)
    guard patterns.contains(where: { $0.condition == .always }) else {
      throw value.error("every event of the sequence has a 'when'; at least one must always count")
    }
    return patterns
  }

  // MARK: Counts, pairs

  private static let number = Form<Int>.integer(in: 0...1_000_000)

  /// Numbers by patterns: one number, or `[least, most]` where `most` may be null.
  private static let counts = Form<[EventClaim]>(
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
    var claims: [EventClaim] = []
    for (member, (key, count)) in zip(members, try value.members()) {
      let pattern = try pattern(key, at: member.keyPosition, file: value.file)
      guard case .array = count.node.value else {
        let count = try number.read(count)
        claims.append(.count(pattern, least: count, most: count))
        continue
      }
      let bounds = try count.array()
      guard bounds.count == 2 else {
        throw count.error("\(count.path.subject) must be a number or [least, most]")
      }
      let least = try number.read(bounds[0])
      let most = bounds[1].isNull ? nil : try bounds[1].integer(in: least...1_000_000)
      guard least > 0 || most != nil else {
        throw count.error("\(count.path.subject) admits any number and asserts nothing")
      }
      claims.append(.count(pattern, least: least, most: most))
    }
    return claims
  }

  private static let before = Form<[EventClaim]>(.array(of: pattern.schema, least: 2, most: 2)) {
    (value) throws(DocumentError) in
    let pair = try patterns.read(value)
    guard pair.count == 2 else {
      throw value.error(
        "\(value.path.subject) has \(pair.count == 1 ? "1 element" : "\(pair.count) elements"); allowed are two patterns, the former "
          + "first")
    }
    return [.before(pair[0], pair[1])]
  }

  private static let nested = Form<[EventClaim]>.object(
    "nested", nil, .required("event", pattern), .required("in", pattern)
  ) { [.nested($0, in: $1)] }

  private static let oncePer = Form<[EventClaim]>.object(
    "oncePer", nil, .required("event", pattern), .required("per", pattern)
  ) { [.oncePer($0, per: $1)] }

  // MARK: All claims

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
      MemberEntry("among", patterns, "Beside 'exactly': what else may not come between."),
      MemberEntry("absent", patterns, "Beside 'sequence': what must not come."),
      MemberEntry(
        "exactlyOnce", .bool,
        "Beside 'inOrder', 'exactly' and 'sequence': layout events may not repeat."),
    ],
    rules: .dependencies([("among", ["exactly"]), ("absent", ["sequence"])])
      + .any(keys.map { .requires($0) })
      + .dependencies([
        (
          key: "exactlyOnce",
          schema: .any([.requires("inOrder"), .requires("exactly"), .requires("sequence")])
        )
      ]))

  /// The schema of the claims to events.
  static let events = table.schema

  /// The claims to the events since a moment.
  static func claims(
    _ value: DocumentValue, since: Claim.Since
  ) throws(DocumentError) -> [Claim] {
    let reader = try value.object(table.shape)
    let once = try reader.optional("exactlyOnce", .bool) ?? false
    if reader.given("inOrder") == nil, reader.given("sequence") == nil {
      try refuse("exactlyOnce", in: reader, unlessIn: "exactly")
    }
    try refuse("among", in: reader, unlessIn: "exactly")
    try refuse("absent", in: reader, unlessIn: "sequence")
    var claims: [Claim] = []
    for key in keys {
      guard let value = reader.given(key) else { continue }
      for claim in try claim(key, value, reader, once: once) {
        claims.append(Claim(kind: .events(claim, since: since), position: value.node.position))
      }
    }
    guard !claims.isEmpty else {
      throw value.error(
        "nothing is asserted of the events; allowed is \(QuotedText.choice(keys))")
    }
    return claims
  }

  private static func refuse(
    _ key: String, in reader: ObjectReader, unlessIn other: String
  ) throws(DocumentError) {
    if reader.given(other) == nil { try reader.refuse(key, without: other) }
  }

  private static func claim(
    _ key: String, _ value: DocumentValue, _ reader: ObjectReader, once: Bool
  ) throws(DocumentError) -> [EventClaim] {
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
