import GimbalDocuments

/// Collects the parts of a trace that show why an expectation is not met, as text.
struct TraceExcerpt {
  private let trace: Trace
  private let summary: String
  private var sections: [String] = []
  private var nearest: [TraceEvent] = []
  private var at: TraceEvent?
  /// The pattern that is not met; nil if it is not known.
  var unmet: EventPattern?

  /// The number of lines of the trace on either side of an event.
  static let linesAround = 3
  /// The limit of lines in a list; further ones are counted only.
  static let listLimit = 12

  init(_ trace: Trace, summary: String) {
    self.trace = trace
    self.summary = summary
  }

  /// Returns the result of an expectation that is not met, with all collected parts.
  func result() -> ExpectationResult {
    ExpectationResult(
      isMet: false, summary: summary, unmet: unmet, nearest: nearest, at: at,
      text: ([summary] + sections).joined(separator: "\n"))
  }

  /// Adds the patterns with their matches, down to the first without a match and one more.
  mutating func addChecklist(_ patterns: [EventPattern], met: [TraceEvent]) {
    let first = max(0, met.count - TraceExcerpt.listLimit)
    var lines: [String] = first > 0 ? ["    … \(first) met"] : []
    for position in first..<min(patterns.count, met.count + 2) {
      let came = position < met.count ? "event \(met[position].index)" : ""
      let symbol = position < met.count ? "✓" : position == met.count ? "✗" : " "
      lines.append(TraceExcerpt.row(symbol, patterns[position].text, came))
    }
    let rest = patterns.count - met.count - 2
    if rest > 0 { lines.append("    … \(rest) more") }
    sections.append(lines.joined(separator: "\n"))
  }

  /// Adds the events most similar to the pattern, and why those that are too early do not match.
  mutating func addNearest(_ miss: NearestMiss) {
    nearest = miss.events
    guard !nearest.isEmpty else {
      sections.append(absence(of: miss.pattern))
      return
    }
    let lines = nearest.map { candidate in
      TraceExcerpt.numbered(candidate, symbol: " ")
        + (miss.isEarly(candidate) ? "    (too early)" : "")
    }
    sections.append("nearest to \(miss.pattern):\n" + lines.joined(separator: "\n"))
  }

  /// Adds the events most similar to a pattern that may occur at any time.
  mutating func addNearest(to pattern: EventPattern) {
    addNearest(NearestMiss(to: pattern, in: trace, after: nil))
  }

  /// Returns the text that no event has the pattern's name, with the names that its receiver got.
  private func absence(of pattern: EventPattern) -> String {
    var seen: Set<String> = []
    var names: [String] = []
    for event in trace.events where pattern.matchesReceiver(of: event) {
      if seen.insert(event.name).inserted { names.append(event.name) }
    }
    if names.isEmpty {
      seen = []
      let receivers = trace.events.map(\.receiver).filter { seen.insert($0).inserted }
      let hint = NearestWord.hint(for: pattern.receiver.text, in: receivers)
      return "\(trace.noneOfEvents) has this name, and none this receiver\(hint)"
    }
    let shown = names.prefix(TraceExcerpt.listLimit).joined(separator: ", ")
    let rest = names.count > TraceExcerpt.listLimit ? ", …" : ""
    return "\(trace.noneOfEvents) has this name; the events of such a receiver: \(shown)\(rest)"
  }

  /// Adds the lines of the trace around an event; without one, its first lines.
  mutating func addLines(around event: TraceEvent?) {
    at = event
    guard let first = trace.events.first else {
      sections.append("the trace is empty")
      return
    }
    let middle = (event?.index ?? first.index) - first.index
    let range =
      max(
        0, middle - TraceExcerpt.linesAround)...min(
        trace.events.count - 1, middle + TraceExcerpt.linesAround)
    let title = event.map { "around event \($0.index):" } ?? "the trace begins:"
    let lines = trace.events[range].map { line in
      TraceExcerpt.numbered(line, symbol: line.index == event?.index ? ">" : " ")
    }
    sections.append(title + "\n" + lines.joined(separator: "\n"))
  }

  /// Adds a list of events below a title; without events it adds nothing.
  mutating func addList(_ title: String, _ events: [TraceEvent]) {
    if events.isEmpty { return }
    var lines = events.prefix(TraceExcerpt.listLimit).map { TraceExcerpt.numbered($0, symbol: " ") }
    if events.count > lines.count { lines.append("    … \(events.count - lines.count) more") }
    sections.append(title + ":\n" + lines.joined(separator: "\n"))
  }

  /// Adds a difference with two unchanged lines on either side of each change.
  mutating func addDifference(_ lines: [EventDifference.Line], _ patterns: [EventPattern]) {
    let changes = lines.indices.filter { lines[$0].kind != .same }
    var shown: [String] = []
    var last = -1
    for position in lines.indices {
      let isNear = changes.contains { abs($0 - position) <= 2 }
      if !isNear { continue }
      if shown.count >= 2 * TraceExcerpt.listLimit {
        shown.append("    …")
        break
      }
      if position > last + 1 { shown.append("    …") }
      last = position
      let line = lines[position]
      switch line.kind {
      case .same:
        shown.append(
          TraceExcerpt.row(" ", patterns[line.pattern!].description, "event \(line.event!.index)"))
      case .missing:
        shown.append(TraceExcerpt.row("-", patterns[line.pattern!].description, "did not occur"))
      case .surplus:
        let event = line.event!
        let values = event.shownArguments
        let phrase = TraceExcerpt.phrase(event) + (values.isEmpty ? "" : "  \(values)")
        shown.append(TraceExcerpt.row("+", phrase, "event \(event.index), not expected"))
      }
    }
    sections.append(shown.joined(separator: "\n"))
  }

  /// Returns receiver and name of an event.
  static func phrase(_ event: TraceEvent) -> String {
    TraceValue.oneLine("\(event.receiver) \(event.name)")
  }

  private static func row(_ symbol: String, _ text: String, _ note: String) -> String {
    note.isEmpty
      ? "  \(symbol) \(text)"
      : "  \(symbol) \(TraceLine.padded(TraceValue.oneLine(text), to: 48))  \(note)"
  }

  private static func numbered(_ event: TraceEvent, symbol: String) -> String {
    let number = String(event.index)
    let space = String(repeating: " ", count: max(0, 5 - number.count))
    return "  \(symbol) \(space)\(number) \(event.line)"
  }

  /// Returns a number of times in words: `once`, `twice`, `3 times`.
  static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  /// Returns how often an event occurred, as the end of a message.
  static func came(_ count: Int) -> String {
    count == 0 ? "it did not occur" : "it occurred \(times(count))"
  }

  /// Returns an ordinal number, such as `3rd`.
  static func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
}
