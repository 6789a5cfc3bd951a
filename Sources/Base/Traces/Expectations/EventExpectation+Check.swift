extension EventExpectation {
  /// Asks whether a trace shows what is expected.
  ///
  /// - Complexity: linear in the number of events, times the number of patterns.
  public func check(_ trace: Trace) -> ExpectationResult {
    if let (pattern, problem) = emptiness(trace) {
      var evidence = Evidence(trace, summary: problem)
      evidence.unmet = pattern
      return evidence.result()
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
      let place = "\(Evidence.ordinal(met.count + 1)) of \(patterns.count), \(unmet),"
      let moment = met.last.map { " after event \($0.index)" } ?? ""
      var evidence = Evidence(
        trace,
        summary: "expected in order; the \(place) did not come\(moment)\(miss.words)")
      evidence.unmet = unmet
      evidence.addChecklist(patterns, met: met)
      evidence.addNearest(miss)
      evidence.addLines(around: met.last)
      return evidence.result()
    }
    return checkSingle(patterns, trace)
  }

  /// Holds each pattern to one event when `.exactlyOnce` is said.
  private func checkSingle(_ patterns: [EventPattern], _ trace: Trace) -> ExpectationResult {
    guard options.contains(.exactlyOnce) else { return .met }
    for pattern in patterns {
      let wanted = patterns.count { $0 == pattern }
      let result = checkCount(pattern, least: wanted, most: wanted, trace)
      if !result.isMet { return result }
    }
    return .met
  }

  private func checkNever(_ patterns: [EventPattern], _ trace: Trace) -> ExpectationResult {
    for event in trace.events {
      guard let pattern = patterns.first(where: { $0.matches(event) }) else { continue }
      let count = trace.events.count { pattern.matches($0) }
      let times = Evidence.times(count)
      var evidence = Evidence(
        trace,
        summary: "expected never: \(pattern); it came \(times), first as event \(event.index)"
      )
      evidence.unmet = pattern
      evidence.addLines(around: event)
      return evidence.result()
    }
    return .met
  }

  private func checkCount(
    _ pattern: EventPattern, least: Int, most: Int?, _ trace: Trace
  ) -> ExpectationResult {
    let found = trace.events.filter { pattern.matches($0) }
    if found.count >= least && found.count <= most ?? .max { return .met }
    let wanted =
      switch most {
      case nil: "at least \(Evidence.times(least))"
      case least: Evidence.times(least)
      case .some(let most) where least == 0: "at most \(Evidence.times(most))"
      case .some(let most): "\(least) to \(most) times"
      }
    var evidence = Evidence(
      trace, summary: "expected \(wanted): \(pattern); \(Evidence.came(found.count))")
    evidence.unmet = pattern
    if found.isEmpty {
      evidence.addNearest(to: pattern)
    } else {
      evidence.addList("it came as", found)
      // The first one too many, or the last before one is missing.
      let tooMany = found.count > least && most != nil
      evidence.addLines(around: tooMany ? found[min(most!, found.count - 1)] : found.last)
    }
    return evidence.result()
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
    let state = found.isEmpty ? "neither came" : found.joined(separator: ", ")
    var evidence = Evidence(trace, summary: "expected \(first) before \(second); \(state)")
    evidence.unmet = a == nil ? first : (b == nil ? second : first)
    if a == nil { evidence.addNearest(to: first) }
    if b == nil { evidence.addNearest(to: second) }
    evidence.addLines(around: b ?? a)
    return evidence.result()
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
    var evidence = Evidence(trace, summary: "expected \(pattern) during \(outer); it did not come")
    evidence.unmet = pattern
    evidence.addNearest(to: pattern)
    return evidence.result()
  }

  private func nestingFailure(
    _ pattern: EventPattern, in outer: EventPattern, _ event: TraceEvent,
    _ enclosing: [TraceEvent], _ trace: Trace
  ) -> ExpectationResult {
    var evidence = Evidence(
      trace, summary: "expected \(pattern) only during \(outer); event \(event.index) is outside")
    evidence.unmet = pattern
    evidence.addList("it was made during", enclosing)
    evidence.addLines(around: event)
    return evidence.result()
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
            pattern, per, "after event \(start.index) it did not come", start, trace)
        }
        start = event
        receivers = [:]
      } else if start != nil, pattern.matches(event) {
        guard let first = receivers.updateValue(event, forKey: event.receiver) else { continue }
        let again =
          "\(event.receiver) got it as event \(first.index) and again as event \(event.index)"
        return onceFailure(pattern, per, again, event, first: first, trace)
      }
    }
    guard let start else {
      return onceFailure(pattern, per, "no event begins a stretch", nil, trace)
    }
    if !receivers.isEmpty { return .met }
    return onceFailure(pattern, per, "after event \(start.index) it did not come", start, trace)
  }

  private func onceFailure(
    _ pattern: EventPattern, _ per: EventPattern, _ what: String, _ event: TraceEvent?,
    first: TraceEvent? = nil, _ trace: Trace
  ) -> ExpectationResult {
    var evidence = Evidence(trace, summary: "expected \(pattern) once per \(per); \(what)")
    if let first, let event, event.index > first.index + Evidence.linesAround {
      evidence.addLines(around: first)
    }
    evidence.unmet = event == nil ? per : pattern
    if event == nil { evidence.addNearest(to: per) }
    evidence.addLines(around: event)
    return evidence.result()
  }
}
