/// The check of `exactly`: all relevant events, in order.
extension EventExpectation {
  /// Compares the relevant events with the patterns, one by one, and returns the result.
  func checkExactly(
    _ patterns: [EventPattern], _ events: [TraceEvent], _ trace: Trace
  ) -> ExpectationResult {
    var next = 0
    var retained: [TraceEvent] = []
    var failed: TraceEvent?
    for event in events {
      if next < patterns.count, patterns[next].matches(event) {
        next += 1
      } else if mayRepeat(event, patterns[..<next]) {
        continue
      } else if failed == nil {
        failed = event
      }
      retained.append(event)
    }
    if failed == nil && next == patterns.count { return .met }
    return exactlyFailure(patterns, retained, trace)
  }

  private func mayRepeat(_ event: TraceEvent, _ met: ArraySlice<EventPattern>) -> Bool {
    !options.contains(.exactlyOnce) && EventExpectation.layoutNames.contains(event.name)
      && met.contains { $0.matches(event) }
  }

  private func exactlyFailure(
    _ patterns: [EventPattern], _ events: [TraceEvent], _ trace: Trace
  ) -> ExpectationResult {
    // A repeated layout event is no difference.
    let lines = EventDifference.lines(patterns, events).filter {
      $0.kind != .surplus || !mayRepeat($0.event!, patterns[...])
    }
    let location = lines.firstIndex { $0.kind != .same }
    let first = location.map { lines[$0] }
    let lastSame = lines.prefix { $0.kind == .same }.last?.event
    let unmet = first?.pattern.map { patterns[$0] }
    let miss = unmet.map { NearestMiss(to: $0, in: trace, after: lastSame) }
    var summary = "expected exactly \(patterns.count) event\(patterns.count == 1 ? "" : "s")"
    if let location {
      summary += "; " + firstDifference(lines[location...], patterns) + (miss?.phrase ?? "")
    }
    var excerpt = TraceExcerpt(trace, summary: summary)
    excerpt.unmet = unmet
    excerpt.addDifference(lines, patterns)
    if let miss, first?.event == nil { excerpt.addNearest(miss) }
    excerpt.addLines(around: first?.event ?? lastSame)
    return excerpt.result()
  }

  /// Returns the first difference: the event, and what was expected at its position.
  private func firstDifference(
    _ lines: ArraySlice<EventDifference.Line>, _ patterns: [EventPattern]
  ) -> String {
    let first = lines[lines.startIndex]
    guard let event = first.event else {
      let pattern = first.pattern!
      let number = TraceExcerpt.ordinal(pattern + 1)
      let came = lines.lazy.compactMap(\.event).first.map { event in
        "where event \(event.index) occurred, \(TraceExcerpt.phrase(event))"
      }
      return "the \(number), \(patterns[pattern]), is not at its position, "
        + (came ?? "after which no event of its kind follows")
    }
    let expected = lines.lazy.compactMap(\.pattern).first.map { "\(patterns[$0]) was" }
    return "event \(event.index), \(TraceExcerpt.phrase(event)), is one too many, where "
      + "\(expected ?? "no more events were") expected"
  }
}

/// The changes from a list of patterns to the recorded events.
enum EventDifference {
  /// The difference of a line.
  enum Kind: Equatable {
    case same
    /// A pattern without an event.
    case missing
    /// An event without a pattern.
    case surplus
  }

  /// One line of the difference: a pattern by its index, an event, or both.
  struct Line {
    var kind: Kind
    var pattern: Int?
    var event: TraceEvent?
  }

  /// The limit of either list after which only the first difference is compared.
  static let comparedLimit = 200

  /// Returns the shortest difference of the two lists, in order.
  ///
  /// - Complexity: the product of the lengths, which are bounded after the common prefix.
  static func lines(_ patterns: [EventPattern], _ events: [TraceEvent]) -> [Line] {
    let same = zip(patterns, events).prefix { $0.matches($1) }.count
    let common = (0..<same).map { Line(kind: .same, pattern: $0, event: events[$0]) }
    let left = Array(patterns.indices[same...].prefix(comparedLimit))
    let right = Array(events[same...].prefix(comparedLimit))
    // longest[i][j]: the length of the longest match of the patterns from i on and the events from
    // j on.
    var longest = Array(
      repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        longest[i][j] =
          patterns[left[i]].matches(right[j])
          ? longest[i + 1][j + 1] + 1 : max(longest[i + 1][j], longest[i][j + 1])
      }
    }
    var lines = common
    var i = 0
    var j = 0
    while i < left.count || j < right.count {
      if i < left.count, j < right.count, patterns[left[i]].matches(right[j]) {
        lines.append(Line(kind: .same, pattern: left[i], event: right[j]))
        i += 1
        j += 1
      } else if j == right.count || (i < left.count && longest[i + 1][j] >= longest[i][j + 1]) {
        lines.append(Line(kind: .missing, pattern: left[i], event: nil))
        i += 1
      } else {
        lines.append(Line(kind: .surplus, pattern: nil, event: right[j]))
        j += 1
      }
    }
    return lines
  }
}
