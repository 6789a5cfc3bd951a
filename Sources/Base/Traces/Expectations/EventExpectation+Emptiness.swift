extension EventExpectation {
  /// The reason why the expectation says nothing of a trace, so that it could not fail; nil when it can.
  func emptiness(_ trace: Trace) -> (pattern: EventPattern?, issue: String)? {
    if let pattern = patterns.first(where: { $0.issue != nil }) {
      return (pattern, pattern.issue!.description)
    }
    if let word = wordOfEmptyList {
      return (nil, "'\(word)' has no patterns, so it asserts nothing")
    }
    if case .count(let pattern, let least, nil) = kind, least <= 0 {
      return (pattern, "'\(pattern)' may come any number of times, so nothing is asserted")
    }
    if case .sequence = kind {
    } else if let pattern = patterns.first(where: \.isReturn) {
      return (
        pattern, "'\(pattern)' is a moment that only a sequence knows; nothing else can match"
      )
    }
    guard !allowsUnknown else { return nil }
    let idle = patternsThatMayNotCome
    if idle.isEmpty { return nil }
    let cast = trace.knownCast
    for pattern in idle {
      guard let objection = cast.objection(to: pattern) else { continue }
      return (pattern, "\(pattern): \(objection); 'allowingUnknown: true' takes it as it is")
    }
    return nil
  }

  private var wordOfEmptyList: String? {
    switch kind {
    case .inOrder(let patterns) where patterns.isEmpty: "inOrder"
    case .exactly(let patterns, _) where patterns.isEmpty: "exactly"
    case .sequence(let patterns, _) where patterns.isEmpty: "sequence"
    case .never(let patterns) where patterns.isEmpty: "never"
    default: nil
    }
  }

  /// The patterns without which the expectation is met too: one of them that can match nothing would
  /// never be missed.
  private var patternsThatMayNotCome: [EventPattern] {
    switch kind {
    case .never(let patterns): patterns
    case .exactly(_, let among): among
    case .sequence(_, let absent): absent
    case .count(let pattern, let least, _) where least <= 0: [pattern]
    case .count, .inOrder, .before, .nested, .oncePer: []
    }
  }
}

extension EventExpectation {
  /// The same expectation, which takes patterns of receivers that never were.
  package var allowingUnknown: EventExpectation {
    var expectation = self
    expectation.allowsUnknown = true
    return expectation
  }
}
