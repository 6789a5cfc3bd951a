import GimbalDocuments
import GimbalTraces

/// Reading assertions about events.
extension ExpectationReader {
  static func since(_ value: DocumentValue?) throws(DocumentError) -> Claim.Since {
    switch try value?.nonemptyString() {
    case nil, "step": .step
    case "start": .start
    case let label?: .label(label)
    }
  }

  static func eventClaims(
    _ value: DocumentValue, since: Claim.Since
  ) throws(DocumentError) -> [Claim] {
    let reader = try value.object(ScenarioShapes.events)
    let once = try reader.given("exactlyOnce")?.bool() ?? false
    if reader.given("inOrder") == nil, reader.given("sequence") == nil {
      try refuse("exactlyOnce", in: reader, unlessIn: "exactly")
    }
    try refuse("among", in: reader, unlessIn: "exactly")
    try refuse("absent", in: reader, unlessIn: "sequence")
    var claims: [Claim] = []
    for key in ScenarioShapes.eventClaims {
      guard let value = reader.given(key) else { continue }
      for claim in try eventClaim(key, value, reader, once: once) {
        claims.append(Claim(kind: .events(claim, since: since), position: value.node.position))
      }
    }
    guard !claims.isEmpty else {
      throw value.error(
        "nothing is asserted of the events; allowed is "
          + QuotedText.choice(ScenarioShapes.eventClaims))
    }
    return claims
  }

  private static func refuse(
    _ key: String, in reader: ObjectReader, unlessIn other: String
  ) throws(DocumentError) {
    if reader.given(other) == nil { try refuse(key, in: reader, without: other) }
  }

  private static func eventClaim(
    _ key: String, _ value: DocumentValue, _ reader: ObjectReader, once: Bool
  ) throws(DocumentError) -> [EventClaim] {
    switch key {
    case "inOrder":
      return [.inOrder(try patterns(value), once: once)]
    case "exactly":
      let among = try reader.given("among").map { (value) throws(DocumentError) in
        try patterns(value)
      }
      return [.exactly(try patterns(value), among: among ?? [], once: once)]
    case "sequence":
      let absent = try reader.given("absent").map { (value) throws(DocumentError) in
        try patterns(value)
      }
      return [.sequence(try sequence(value), absent: absent ?? [], once: once)]
    case "never":
      return [.never(try patterns(value))]
    case "count":
      return try counts(value)
    case "before":
      let pair = try patterns(value)
      guard pair.count == 2 else {
        throw value.error(
          "\(value.path.subject) has \(pair.count) elements; allowed are two patterns, the former "
            + "first")
      }
      return [.before(pair[0], pair[1])]
    case "nested":
      let reader = try value.object(ScenarioShapes.nested)
      return [.nested(try pattern(reader["event"]), in: try pattern(reader["in"]))]
    default:
      let reader = try value.object(ScenarioShapes.oncePer)
      return [.oncePer(try pattern(reader["event"]), per: try pattern(reader["per"]))]
    }
  }

  /// Numbers by patterns: one number, or `[least, most]` where `most` may be null.
  private static func counts(_ value: DocumentValue) throws(DocumentError) -> [EventClaim] {
    guard case .object(let members) = value.node.value, !members.isEmpty else {
      throw value.mismatch("numbers by patterns, such as {\"root bounds\": 1}")
    }
    var claims: [EventClaim] = []
    for (member, (key, number)) in zip(members, try value.members()) {
      let pattern = try pattern(key, at: member.keyPosition, file: value.file)
      guard case .array = number.node.value else {
        let count = try number.integer(in: 0...1_000_000)
        claims.append(.count(pattern, least: count, most: count))
        continue
      }
      let bounds = try number.array()
      guard bounds.count == 2 else {
        throw number.error("\(number.path.subject) must be a number or [least, most]")
      }
      let least = try bounds[0].integer(in: 0...1_000_000)
      let most = bounds[1].isNull ? nil : try bounds[1].integer(in: least...1_000_000)
      guard least > 0 || most != nil else {
        throw number.error("\(number.path.subject) admits any number and asserts nothing")
      }
      claims.append(.count(pattern, least: least, most: most))
    }
    return claims
  }

  private static func patterns(_ value: DocumentValue) throws(DocumentError) -> [LocatedPattern] {
    try value.list(limit: 10_000) { (value) throws(DocumentError) in try pattern(value) }
  }

  /// Patterns of which each may have a condition and be marked as a choice.
  private static func sequence(_ value: DocumentValue) throws(DocumentError) -> [LocatedPattern] {
    let patterns = try value.list(limit: 10_000) { (value) throws(DocumentError) in
      guard case .object = value.node.value else { return try pattern(value) }
      let reader = try value.object(ScenarioShapes.event)
      let (key, event) = try reader.only(of: ["event", "returns"], "an event of a sequence")
      var pattern = try pattern(event)
      pattern.isReturn = key == "returns"
      pattern.condition = try reader.given("when")?.condition() ?? .always
      pattern.choice = try reader.given("choice")?.nonemptyString()
      return pattern
    }
    guard patterns.contains(where: { $0.condition == .always }) else {
      throw value.error("every event of the sequence has a 'when'; at least one must always count")
    }
    return patterns
  }

  private static func pattern(_ value: DocumentValue) throws(DocumentError) -> LocatedPattern {
    try pattern(try value.string(), at: value.node.position, file: value.file)
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
        position: SourcePosition(line: position.line, column: position.column + error.column),
        problem: error.problem)
    }
  }
}
