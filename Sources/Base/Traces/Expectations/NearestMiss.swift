/// The events most similar to a pattern without a match.
struct NearestMiss {
  /// The pattern without a match.
  let pattern: EventPattern
  /// The events, the nearest first; at most ``limit``.
  let events: [TraceEvent]
  /// The index from which on the pattern was searched.
  private let start: Int
  /// The beginning of a sentence about the events that were searched.
  private let noneOfEvents: String

  /// The limit of events.
  static let limit = 3

  /// Finds the most similar events with the pattern's name, those after an event first.
  ///
  /// - Complexity: linear in the number of events.
  init(to pattern: EventPattern, in trace: Trace, after event: TraceEvent?) {
    let start = event.map { $0.index + 1 } ?? 0
    var best: [(score: Int, event: TraceEvent)] = []
    for candidate in trace.events where pattern.matchesName(of: candidate) {
      var score = candidate.index >= start ? 1 : 0
      if pattern.matchesReceiver(of: candidate) { score += 4 }
      if pattern.arguments.matches(candidate) { score += 2 }
      let location = best.firstIndex { $0.score < score } ?? best.count
      if location < NearestMiss.limit { best.insert((score, candidate), at: location) }
      if best.count > NearestMiss.limit { best.removeLast() }
    }
    self.pattern = pattern
    self.start = start
    noneOfEvents = trace.noneOfEvents
    events = best.map(\.event)
  }

  /// Returns true if an event is before the start of the search.
  func isEarly(_ event: TraceEvent) -> Bool { event.index < start }

  /// The end of a message: the nearest event, and the reason why it does not match.
  var phrase: String {
    guard let event = events.first else { return "; \(noneOfEvents) has this name" }
    var reasons: [String] = []
    if !pattern.matchesReceiver(of: event) {
      reasons.append("of \(TraceValue.oneLine(event.receiver))")
    }
    if !pattern.arguments.matches(event) {
      let values = event.shownArguments
      reasons.append(values.isEmpty ? "without arguments" : "with \(values)")
    }
    if isEarly(event) { reasons.append("too early") }
    // An event that matches the pattern in the searched range is the match of another pattern.
    if reasons.isEmpty { reasons.append("at another position") }
    return "; nearest is event \(event.index), \(reasons.joined(separator: ", "))"
  }
}

extension Trace {
  /// The beginning of a sentence about what no event has: `none of the 45 events from event 345 on`.
  var noneOfEvents: String {
    guard let first = events.first, events.count > 1 else { return "no event" }
    return "none of the \(events.count) events from event \(first.index) on"
  }
}
