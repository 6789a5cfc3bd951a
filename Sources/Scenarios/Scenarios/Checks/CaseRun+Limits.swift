import Gimbal
import GimbalDocuments
import GimbalTraces

/// Conditions on how often something occurred at most.
extension CaseRun {
  /// Returns nil if the limit is not exceeded, else the explanation.
  mutating func check(
    _ limit: LimitExpectation, since: ExpectedOutcome.Since, _ simulator: Simulator
  ) -> OutcomeFinding? {
    guard let start = start(of: since) else { return .momentNotSaved }
    let recorder = simulator.machine.recorder
    switch limit.subject {
    case .conflicts: return found(.conflict, limit, from: start, recorder)
    case .ambiguities:
      // Ambiguity is recorded as an event only when it is searched.
      let before = recorder.count
      _ = simulator.perform { simulator.ambiguousItems }
      return found(.ambiguity, limit, from: before, recorder)
    case .layoutPasses:
      var counts: [String: Int] = [:]
      for index in recorder.indices(of: [.layoutSubviews]) where index >= start {
        guard let event = recorder.events(in: index..<index + 1).first else { continue }
        counts[event.receiver, default: 0] += 1
      }
      let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard let most, most.value > limit.most else { return nil }
      let over = counts.filter { $0.value > limit.most }
        .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return OutcomeFinding(
        message: "\(QuotedText.of(most.key)) was laid out \(most.value) times; at most "
          + "\(limit.most) are expected",
        artifacts: over.prefix(10).map { "  \($0.key): \($0.value)" }.joined(separator: "\n"))
    }
  }

  private mutating func found(
    _ name: EventName, _ limit: LimitExpectation, from start: Int, _ recorder: TraceRecorder
  ) -> OutcomeFinding? {
    let found = recorder.indices(of: [name]).filter { $0 >= start }
    if let pattern = try? EventPattern(parsing: "* \(name.text)") {
      checkedEvents.outcomes.append(
        (.never([LocatedPattern(pattern, at: limit.position)]), start..<recorder.count))
    }
    guard found.count > limit.most else { return nil }
    let events = found.prefix(5).flatMap { recorder.events(in: $0..<$0 + 1) }
    return OutcomeFinding(
      message: "\(found.count) \(limit.subject.rawValue); at most \(limit.most) are expected",
      artifacts: events.map { event in
        "  \(event.receiver): " + (event.arguments.first?.value.text ?? "")
      }.joined(separator: "\n"))
  }
}
