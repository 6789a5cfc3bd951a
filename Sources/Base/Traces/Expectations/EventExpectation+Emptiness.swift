/// Expectations that every trace would meet, which are failures.
extension EventExpectation {
  /// Returns the reason why the expectation asserts nothing about a trace; nil if it does.
  func emptiness(_ trace: Trace) -> (pattern: EventPattern?, issue: String)? {
    if let pattern = patterns.first(where: { $0.issue != nil }) {
      return (pattern, pattern.issue!.description)
    }
    if let word = wordOfEmptyList {
      return (nil, "'\(word)' has no patterns, so it asserts nothing")
    }
    if case .count(let pattern, let least, nil) = kind, least <= 0 {
      return (pattern, "'\(pattern)' matches any number of events, so nothing is asserted")
    }
    if case .sequence = kind {
    } else if let pattern = patterns.first(where: \.isReturn) {
      return (
        pattern, "'\(pattern)' is a moment that only 'sequence' can match"
      )
    }
    guard !allowsUnknown else { return nil }
    let idle = patternsThatMayNotCome
    if idle.isEmpty { return nil }
    let cast = trace.knownCast
    for pattern in idle {
      guard let objection = cast.objection(to: pattern) else { continue }
      return (pattern, "\(pattern): \(objection); 'allowingUnknown: true' allows it")
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

  /// The patterns that need not occur; one that can match nothing would not be noticed.
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
  /// Returns the same expectation, which also allows patterns of receivers that never existed.
  package var allowingUnknown: EventExpectation {
    var expectation = self
    expectation.allowsUnknown = true
    return expectation
  }
}
