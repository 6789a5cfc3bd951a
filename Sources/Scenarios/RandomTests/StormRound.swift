import Gimbal
import GimbalDocuments
import GimbalScenarios
import GimbalTraces

/// An app on one device, from its launch on, with the laws that are looked at after each step.
@MainActor
struct StormRound {
  private let storm: Storm
  private var played: PlayedCase
  private var layouts: LayoutLaws
  /// The steps that were taken, without the launch.
  private(set) var taken: [StormStep] = []
  /// The number of exceptions, events and problems of the scene that were looked at.
  private var looked = (events: 0, problems: 0)

  init(_ scenarioCase: ScenarioCase, _ storm: Storm, _ runner: ScenarioRunner) {
    self.storm = storm
    played = PlayedCase(scenarioCase, of: runner)
    layouts = LayoutLaws(storm: storm, device: scenarioCase.device)
    played.witnessesRelease = storm.laws.contains(.leaks)
  }

  /// The device; nil before the launch.
  var simulator: Simulator? { played.simulator }

  /// Launches the app; the law that the launch breaks, or nil.
  ///
  /// - Throws: the reason why it cannot be launched.
  mutating func launch() throws(StormError) -> StormFailure? {
    if let refusal = played.take(played.launchStep) { throw .launch(refusal) }
    return brokenLaw(sort: .surroundings, isSettled: true)
  }

  /// The effect of a step.
  enum Effect {
    /// It cannot be taken here, and nothing has happened.
    case refused
    /// All laws hold.
    case held
    case broken(StormFailure)
  }

  /// Takes a step.
  mutating func take(_ step: StormStep) -> Effect {
    guard played.take(step.step) == nil else { return .refused }
    taken.append(step)
    return brokenLaw(sort: step.sort, isSettled: step.inner == nil).map { .broken($0) } ?? .held
  }

  /// Ends the app; the law that is broken when it has ended.
  mutating func end() -> StormFailure? {
    guard storm.laws.contains(.leaks), let end = StormStep.end else { return nil }
    _ = played.take(end.step)
    let left = played.unreleased
    guard let first = left.first else { return nil }
    return StormFailure(
      law: .leaks, subject: first,
      sentence: left.map(QuotedText.of).joined(separator: ", ")
        + (left.count == 1 ? " is" : " are") + " still alive when the app has ended",
      claim: .released)
  }

  // MARK: Laws

  /// The first law that does not hold after a step.
  private mutating func brokenLaw(
    sort: StormStep.Sort, isSettled: Bool
  ) -> StormFailure? {
    guard let simulator else { return nil }
    if let failure = exception() ?? sceneProblem() ?? event(on: simulator) { return failure }
    guard isSettled else {
      layouts.leave(sort)
      return nil
    }
    if let failure = ambiguity(on: simulator) { return failure }
    return layouts.brokenLaw(after: taken.count, sort, on: simulator)
  }

  private func exception() -> StormFailure? {
    guard storm.laws.contains(.exceptions), let raised = played.exceptions.first else { return nil }
    return StormFailure(
      law: .exceptions, subject: raised.name, sentence: "UIKit raises \(raised.name)",
      evidence: raised.reason, claim: .never(EventName.exception.text))
  }

  private mutating func sceneProblem() -> StormFailure? {
    let problems = played.problems
    guard problems.count > looked.problems else { return nil }
    let problem = problems[looked.problems]
    looked.problems = problems.count
    guard storm.laws.contains(.scene) else { return nil }
    return StormFailure(law: .scene, subject: problem, sentence: problem, claim: .none)
  }

  private mutating func event(on simulator: Simulator) -> StormFailure? {
    let recorder = simulator.machine.recorder
    let start = looked.events
    looked.events = recorder.count
    let kinds: [(law: StormLaw, name: EventName, kind: CaseWarning.Kind)] = [
      (.conflicts, .conflict, .conflict), (.loops, .layoutLoop, .layoutLoop),
    ].filter { storm.laws.contains($0.law) }
    for index in recorder.indices(of: kinds.map(\.name)) where index >= start {
      guard let event = recorder.events(in: index..<index + 1).first,
        let found = kinds.first(where: { $0.name.text == event.name })
      else { continue }
      return StormFailure(
        law: found.law, subject: event.receiver, sentence: found.kind.fact(event.receiver),
        evidence: CaseWarning.evidence(event), claim: .never(event.name))
    }
    return nil
  }

  private func ambiguity(on simulator: Simulator) -> StormFailure? {
    guard storm.laws.contains(.ambiguity) else { return nil }
    let items = simulator.perform { simulator.ambiguousItems }
    guard let view = items.first(where: { $0.guide == nil })?.view else { return nil }
    let name = simulator.name(of: view)
    return StormFailure(
      law: .ambiguity, subject: name, sentence: CaseWarning.Kind.ambiguity.fact(name),
      claim: .view(name, key: "ambiguous", value: .bool(false)))
  }
}

/// The reason why no storm can begin.
public enum StormError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scene cannot be launched.
  case launch(String)

  /// One line.
  public var description: String {
    switch self {
    case .launch(let reason): "the scene cannot be launched: \(reason)"
    }
  }
}
