import GimbalScenarios
import GimbalSnapshots
import GimbalTraces

/// The course of a case by its steps.
struct CaseCourse {
  /// A step that did something, with its events and the layout after it.
  struct Step {
    /// The number, from 1; 0 for events before the first.
    let number: Int
    /// The heading.
    let title: String
    /// The events from its beginning to the next one's.
    let events: ArraySlice<TraceEvent>
    /// The layout after it.
    let layout: LayoutSnapshot?
  }

  /// The most events of a case that a page shows.
  static let eventLimit = 6_000

  let evidence: CaseEvidence
  private(set) var steps: [Step] = []

  /// True if not all events are shown.
  var isCut: Bool { evidence.trace.events.count > Self.eventLimit }
  /// The events that are shown.
  let events: ArraySlice<TraceEvent>

  /// Sorts the events of a case by its steps.
  init(_ evidence: CaseEvidence) {
    self.evidence = evidence
    let events = evidence.trace.events.prefix(Self.eventLimit)
    self.events = events
    let first = events.first?.index ?? 0
    func part(_ from: Int, _ to: Int) -> ArraySlice<TraceEvent> {
      let from = min(max(from - first, 0), events.count)
      return events[from..<max(from, min(to - first, events.count))]
    }
    let marks = evidence.trace.marks
    let before = part(first, marks.first?.index ?? Int(UInt32.max))
    if !before.isEmpty || marks.isEmpty {
      steps.append(
        Step(
          number: 0, title: "Before the first step", events: before,
          layout: marks.isEmpty ? evidence.steps.last?.layout : nil))
    }
    for (place, mark) in marks.enumerated() {
      let end = place + 1 < marks.count ? marks[place + 1].index : Int(UInt32.max)
      steps.append(
        Step(
          number: mark.number, title: "Step \(mark.number): \(VisibleText.of(mark.text))",
          events: part(mark.index, end),
          layout: evidence.steps.last { $0.step == mark.number }?.layout))
    }
  }
}
