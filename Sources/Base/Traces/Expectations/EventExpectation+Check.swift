/// The check of an expectation against a trace.
extension EventExpectation {
  /// Checks a trace, and returns whether it meets the expectation, else an excerpt that shows why.
  ///
  /// - Complexity: linear in the number of events, times the number of patterns.
  public func check(_ trace: Trace) -> ExpectationResult {
    if let (pattern, issue) = emptiness(trace) {
      var excerpt = TraceExcerpt(trace, summary: issue)
      excerpt.unmet = pattern
      return excerpt.result()
    }
    return switch kind {
    case .inOrder(let patterns): checkOrder(patterns, trace)
    case .exactly(let patterns, let among):
      checkExactly(
        patterns,
        trace.events.filter { event in
          patterns.contains { $0.matchesName(of: event) }
            && patterns.contains { $0.matchesReceiver(of: event) }
            || among.contains { $0.matches(event) }
        }, trace)
    case .sequence(let patterns, let absent):
      checkExactly(
        patterns,
        trace.events(withReturnsOf: patterns).filter { event in
          patterns.contains { $0.speaks(of: event) }
            || absent.contains { $0.matches(event) }
        }, trace)
    case .never(let patterns): checkNever(patterns, trace)
    case .count(let pattern, let least, let most):
      checkCount(pattern, least: least, most: most, trace)
    case .before(let first, let second): checkBefore(first, second, trace)
    case .nested(let pattern, in: let outer): checkNested(pattern, in: outer, trace)
    case .oncePer(let pattern, let per): checkOnce(pattern, per: per, trace)
    }
  }

  private func checkOrder(_ patterns: [EventPattern], _ trace: Trace) -> ExpectationResult {
    var met: [TraceEvent] = []
    for event in trace.events where met.count < patterns.count {
      if patterns[met.count].matches(event) { met.append(event) }
    }
    guard met.count == patterns.count else {
      let unmet = patterns[met.count]
      let miss = NearestMiss(to: unmet, in: trace, after: met.last)
      let location = "\(TraceExcerpt.ordinal(met.count + 1)) of \(patterns.count), \(unmet),"
      let moment = met.last.map { " after event \($0.index)" } ?? ""
      var excerpt = TraceExcerpt(
        trace,
        summary: "expected in order; the \(location) did not occur\(moment)\(miss.phrase)")
      excerpt.unmet = unmet
      excerpt.addChecklist(patterns, met: met)
      excerpt.addNearest(miss)
      excerpt.addLines(around: met.last)
      return excerpt.result()
    }
    return checkSingle(patterns, trace)
  }

  /// Limits each pattern to one event with `.exactlyOnce`.
  private func checkSingle(_ patterns: [EventPattern], _ trace: Trace) -> ExpectationResult {
    guard options.contains(.exactlyOnce) else { return .met }
    for pattern in patterns {
      let expected = patterns.count { $0 == pattern }
      let result = checkCount(pattern, least: expected, most: expected, trace)
      if !result.isMet { return result }
    }
    return .met
  }

  private func checkNever(_ patterns: [EventPattern], _ trace: Trace) -> ExpectationResult {
    for event in trace.events {
      guard let pattern = patterns.first(where: { $0.matches(event) }) else { continue }
      let count = trace.events.count { pattern.matches($0) }
      let times = TraceExcerpt.times(count)
      var excerpt = TraceExcerpt(
        trace,
        summary: "expected never: \(pattern); it occurred \(times), first as event \(event.index)"
      )
      excerpt.unmet = pattern
      excerpt.addLines(around: event)
      return excerpt.result()
    }
    return .met
  }

  private func checkCount(
    _ pattern: EventPattern, least: Int, most: Int?, _ trace: Trace
  ) -> ExpectationResult {
    let found = trace.events.filter { pattern.matches($0) }
    if found.count >= least && found.count <= most ?? .max { return .met }
    let expected =
      switch most {
      case nil: "at least \(TraceExcerpt.times(least))"
      case least: TraceExcerpt.times(least)
      case .some(let most) where least == 0: "at most \(TraceExcerpt.times(most))"
      case .some(let most): "\(least) to \(most) times"
      }
    var excerpt = TraceExcerpt(
      trace, summary: "expected \(expected): \(pattern); \(TraceExcerpt.came(found.count))")
    excerpt.unmet = pattern
    if found.isEmpty {
      excerpt.addNearest(to: pattern)
    } else {
      excerpt.addList("it occurred as", found)
      // The first surplus event, or the last one before a missing event.
      let tooMany = found.count > least && most != nil
      excerpt.addLines(around: tooMany ? found[min(most!, found.count - 1)] : found.last)
    }
    return excerpt.result()
  }

  private func checkBefore(
    _ first: EventPattern, _ second: EventPattern, _ trace: Trace
  ) -> ExpectationResult {
    let a = trace.events.first { first.matches($0) }
    let b = trace.events.first { second.matches($0) }
    if let a, let b, a.index < b.index { return checkSingle([first, second], trace) }
    let found = [
      a.map { "the former is event \($0.index)" }, b.map { "the latter is event \($0.index)" },
    ]
    .compactMap { $0 }
    let state = found.isEmpty ? "neither occurred" : found.joined(separator: ", ")
    var excerpt = TraceExcerpt(trace, summary: "expected \(first) before \(second); \(state)")
    excerpt.unmet = a == nil ? first : (b == nil ? second : first)
    if a == nil { excerpt.addNearest(to: first) }
    if b == nil { excerpt.addNearest(to: second) }
    excerpt.addLines(around: b ?? a)
    return excerpt.result()
  }

  private func checkNested(
    _ pattern: EventPattern, in outer: EventPattern, _ trace: Trace
  ) -> ExpectationResult {
    var enclosing: [TraceEvent] = []
    var count = 0
    for event in trace.events {
      while let last = enclosing.last, last.returned <= event.index { enclosing.removeLast() }
      if pattern.matches(event) {
        count += 1
        if !enclosing.contains(where: { outer.matches($0) }) {
          return nestingFailure(pattern, in: outer, event, enclosing, trace)
        }
      }
      if event.returned > event.index + 1 { enclosing.append(event) }
    }
    if count > 0 { return .met }
    var excerpt = TraceExcerpt(
      trace, summary: "expected \(pattern) during \(outer); it did not occur")
    excerpt.unmet = pattern
    excerpt.addNearest(to: pattern)
    return excerpt.result()
  }

  private func nestingFailure(
    _ pattern: EventPattern, in outer: EventPattern, _ event: TraceEvent,
    _ enclosing: [TraceEvent], _ trace: Trace
  ) -> ExpectationResult {
    var excerpt = TraceExcerpt(
      trace, summary: "expected \(pattern) only during \(outer); event \(event.index) is outside")
    excerpt.unmet = pattern
    excerpt.addList("it was made during", enclosing)
    excerpt.addLines(around: event)
    return excerpt.result()
  }

  private func checkOnce(
    _ pattern: EventPattern, per: EventPattern, _ trace: Trace
  ) -> ExpectationResult {
    var start: TraceEvent?
    var receivers: [String: TraceEvent] = [:]
    for event in trace.events {
      if per.matches(event) {
        if let start, receivers.isEmpty {
          return onceFailure(
            pattern, per, "after event \(start.index) it did not occur", start, trace)
        }
        start = event
        receivers = [:]
      } else if start != nil, pattern.matches(event) {
        guard let first = receivers.updateValue(event, forKey: event.receiver) else { continue }
        let again =
          "\(event.receiver) received it as event \(first.index) and again as event \(event.index)"
        return onceFailure(pattern, per, again, event, first: first, trace)
      }
    }
    guard let start else {
      return onceFailure(pattern, per, "no event starts an interval", nil, trace)
    }
    if !receivers.isEmpty { return .met }
    return onceFailure(pattern, per, "after event \(start.index) it did not occur", start, trace)
  }

  private func onceFailure(
    _ pattern: EventPattern, _ per: EventPattern, _ what: String, _ event: TraceEvent?,
    first: TraceEvent? = nil, _ trace: Trace
  ) -> ExpectationResult {
    var excerpt = TraceExcerpt(trace, summary: "expected \(pattern) once per \(per); \(what)")
    if let first, let event, event.index > first.index + TraceExcerpt.linesAround {
      excerpt.addLines(around: first)
    }
    excerpt.unmet = event == nil ? per : pattern
    if event == nil { excerpt.addNearest(to: per) }
    excerpt.addLines(around: event)
    return excerpt.result()
  }
}
