import GimbalScenarios
import GimbalSnapshots
import GimbalTraces

/// The course of a case by its steps.
struct CaseCourse {
  /// An acting step, with its events and the layout after it.
  struct Step {
    /// The number, from 1; 0 for events before the first.
    let number: Int
    /// The heading of the step on the page.
    let title: String
    /// The events from its beginning to that of the next one.
    let events: ArraySlice<TraceEvent>
    /// The layout after the step, with the display and the keyboard; nil if none was recorded.
    let end: CaseArtifacts.StepLayout?

    /// The layout after the step; nil if none was recorded.
    var layout: LayoutSnapshot? { end?.layout }
  }

  /// The number of a case's events up to which the page has them.
  static let eventLimit = 6_000

  /// The trace and the layouts of the case.
  let artifacts: CaseArtifacts
  /// The steps in their order; the first one may have number 0.
  private(set) var steps: [Step] = []

  /// True if the case has more events than ``eventLimit``, so that the page says so.
  var isCut: Bool { artifacts.trace.events.count > Self.eventLimit }
  /// The first events, up to ``eventLimit``.
  let events: ArraySlice<TraceEvent>

  /// Divides the events of a case by its steps.
  init(_ artifacts: CaseArtifacts) {
    self.artifacts = artifacts
    let events = artifacts.trace.events.prefix(Self.eventLimit)
    self.events = events
    let first = events.first?.index ?? 0
    func part(_ from: Int, _ to: Int) -> ArraySlice<TraceEvent> {
      let from = min(max(from - first, 0), events.count)
      return events[from..<max(from, min(to - first, events.count))]
    }
    let markers = artifacts.trace.markers
    let before = part(first, markers.first?.index ?? Int(UInt32.max))
    if !before.isEmpty || markers.isEmpty {
      steps.append(
        Step(
          number: 0, title: "Before the first step", events: before,
          end: markers.isEmpty ? artifacts.steps.last : nil))
    }
    for (location, marker) in markers.enumerated() {
      let end = location + 1 < markers.count ? markers[location + 1].index : Int(UInt32.max)
      steps.append(
        Step(
          number: marker.number, title: "Step \(marker.number): \(Self.title(of: marker.text))",
          events: part(marker.index, end),
          end: artifacts.steps.last { $0.step == marker.number }))
    }
  }

  /// Returns a step's text without the braces of an action that has no members, such as `launch`.
  private static func title(of text: String) -> String {
    VisibleText.of(text.hasSuffix(" {}") ? String(text.dropLast(3)) : text)
  }
}
