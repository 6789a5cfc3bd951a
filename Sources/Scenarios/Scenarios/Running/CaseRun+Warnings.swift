import Gimbal
import GimbalDocuments
package import GimbalTraces

/// The events that steps have checked; all others become warnings.
struct CheckedEvents {
  /// Conditions on events, with the range of events that they checked.
  var outcomes: [(outcome: ExpectedEvents, range: Range<Int>)] = []
  /// The names of views whose ambiguity was checked by a condition.
  var ambiguousNames: Set<String> = []
  /// The first event of each acting step, with the number of the step.
  var steps: [(start: Int, number: Int)] = []

  /// Returns true if a pattern of a condition names the event; a pattern of any name does not
  /// count.
  fileprivate func include(_ event: TraceEvent) -> Bool {
    if event.name == EventName.ambiguity.text, ambiguousNames.contains(event.receiver) {
      return true
    }
    return outcomes.contains { outcome, range in
      range.contains(event.index)
        && outcome.patterns.contains { !$0.pattern.meansAnyName && $0.pattern.matches(event) }
    }
  }

  /// Returns the step during which an event occurred.
  fileprivate func step(at index: Int) -> Int {
    steps.last { $0.start <= index }?.number ?? 1
  }
}

extension CaseRun {
  /// Records ambiguous views and guides in the trace, when the device is idle.
  ///
  /// - Complexity: a solution of each window's constraints.
  func findAmbiguity() {
    guard let simulator, simulator.isAtRest else { return }
    _ = simulator.perform { simulator.ambiguousItems }
  }

  /// Returns the conflicts, ambiguities and loops that no step checked, each once per receiver and
  /// kind.
  ///
  /// - Complexity: one comparison for each event, and linear in the events of these names.
  func warnings() -> [CaseWarning] {
    guard let recorder = simulator?.machine.recorder else { return [] }
    let kinds: [(EventName, CaseWarning.Kind)] = [
      (.conflict, .conflict), (.ambiguity, .ambiguity), (.layoutLoop, .layoutLoop),
    ]
    var found: [CaseWarning] = []
    var reported: Set<String> = []
    for index in recorder.indices(of: kinds.map(\.0)) {
      guard let event = recorder.events(in: index..<index + 1).first, !checkedEvents.include(event),
        let kind = kinds.first(where: { $0.0.text == event.name })?.1,
        reported.insert("\(event.name) \(event.receiver)").inserted
      else { continue }
      let step = checkedEvents.step(at: index)
      found.append(
        CaseWarning(
          kind: kind, position: scenarioCase.scenario.steps[step - 1].position, step: step,
          message: kind.fact(event.receiver) + ", which no step expects",
          artifacts: CaseWarning.artifacts(event)))
    }
    return found
  }

}

extension CaseWarning {
  /// Returns the first text of the event; the others repeat it in detail.
  package static func artifacts(_ event: TraceEvent) -> String {
    guard let first = event.arguments.first else { return "" }
    let label = first.label.map { $0 == "summary" ? "" : "\($0): " } ?? ""
    return label + first.value.text
  }
}

extension CaseWarning.Kind {
  /// Returns a sentence about a receiver, without a full stop.
  package func fact(_ receiver: String) -> String {
    switch self {
    case .conflict:
      "constraints at \(QuotedText.of(receiver)) conflict"
    case .ambiguity:
      "the constraints leave \(QuotedText.of(receiver)) ambiguous"
    case .layoutLoop:
      "the layout of \(QuotedText.of(receiver)) does not settle"
    }
  }
}
