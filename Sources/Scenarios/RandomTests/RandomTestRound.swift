import Gimbal
import GimbalDocuments
import GimbalScenarios
import GimbalTraces

/// An app on one device, from its launch on, with the laws that are looked at after each step.
@MainActor
struct RandomTestRound {
  private let randomTest: RandomTest
  private var played: PlayedCase
  private var layouts: LayoutInvariants
  /// The steps that were taken, without the launch.
  private(set) var taken: [RandomTestStep] = []
  /// The number of exceptions, events and problems of the scene that were looked at.
  private var looked = (events: 0, issues: 0)

  init(_ scenarioCase: ScenarioCase, _ randomTest: RandomTest, _ runner: ScenarioRunner) {
    self.randomTest = randomTest
    played = PlayedCase(scenarioCase, of: runner)
    layouts = LayoutInvariants(randomTest: randomTest, device: scenarioCase.device)
    played.witnessesRelease = randomTest.invariants.contains(.leaks)
  }

  /// The device; nil before the launch.
  var simulator: Simulator? { played.simulator }

  /// Launches the app; the law that the launch breaks, or nil.
  ///
  /// - Throws: the reason why it cannot be launched.
  mutating func launch() throws(RandomTestError) -> RandomTestFailure? {
    if let refusal = played.take(played.launchStep) { throw .launch(refusal) }
    return brokenInvariant(sort: .surroundings, isSettled: true)
  }

  /// The effect of a step.
  enum Effect {
    /// It cannot be taken here, and nothing has happened.
    case refused
    /// All laws hold.
    case held
    case broken(RandomTestFailure)
  }

  /// Takes a step.
  mutating func take(_ step: RandomTestStep) -> Effect {
    guard played.take(step.step) == nil else { return .refused }
    taken.append(step)
    return brokenInvariant(sort: step.sort, isSettled: step.inner == nil).map { .broken($0) }
      ?? .held
  }

  /// Ends the app; the law that is broken when it has ended.
  mutating func end() -> RandomTestFailure? {
    guard randomTest.invariants.contains(.leaks), let end = RandomTestStep.end else { return nil }
    _ = played.take(end.step)
    let left = played.unreleased
    guard let first = left.first else { return nil }
    return RandomTestFailure(
      invariant: .leaks, subject: first,
      message: left.map(QuotedText.of).joined(separator: ", ")
        + (left.count == 1 ? " is" : " are") + " still alive when the app has ended",
      outcome: .released)
  }

  // MARK: Laws

  /// The first law that does not hold after a step.
  private mutating func brokenInvariant(
    sort: RandomTestStep.Sort, isSettled: Bool
  ) -> RandomTestFailure? {
    guard let simulator else { return nil }
    if let failure = exception() ?? sceneIssue() ?? event(on: simulator) { return failure }
    guard isSettled else {
      layouts.leave(sort)
      return nil
    }
    if let failure = ambiguity(on: simulator) { return failure }
    return layouts.brokenInvariant(after: taken.count, sort, on: simulator)
  }

  private func exception() -> RandomTestFailure? {
    guard randomTest.invariants.contains(.exceptions), let raised = played.exceptions.first else {
      return nil
    }
    return RandomTestFailure(
      invariant: .exceptions, subject: raised.name, message: "UIKit raises \(raised.name)",
      artifacts: raised.reason, outcome: .never(EventName.exception.text))
  }

  private mutating func sceneIssue() -> RandomTestFailure? {
    let issues = played.issues
    guard issues.count > looked.issues else { return nil }
    let issue = issues[looked.issues]
    looked.issues = issues.count
    guard randomTest.invariants.contains(.scene) else { return nil }
    return RandomTestFailure(invariant: .scene, subject: issue, message: issue, outcome: .none)
  }

  private mutating func event(on simulator: Simulator) -> RandomTestFailure? {
    let recorder = simulator.machine.recorder
    let start = looked.events
    looked.events = recorder.count
    let kinds: [(invariant: LayoutInvariant, name: EventName, kind: CaseWarning.Kind)] = [
      (.conflicts, .conflict, .conflict), (.loops, .layoutLoop, .layoutLoop),
    ].filter { randomTest.invariants.contains($0.invariant) }
    for index in recorder.indices(of: kinds.map(\.name)) where index >= start {
      guard let event = recorder.events(in: index..<index + 1).first,
        let found = kinds.first(where: { $0.name.text == event.name })
      else { continue }
      return RandomTestFailure(
        invariant: found.invariant, subject: event.receiver,
        message: found.kind.fact(event.receiver),
        artifacts: CaseWarning.artifacts(event), outcome: .never(event.name))
    }
    return nil
  }

  private func ambiguity(on simulator: Simulator) -> RandomTestFailure? {
    guard randomTest.invariants.contains(.ambiguity) else { return nil }
    let items = simulator.perform { simulator.ambiguousItems }
    guard let view = items.first(where: { $0.guide == nil })?.view else { return nil }
    let name = simulator.name(of: view)
    return RandomTestFailure(
      invariant: .ambiguity, subject: name, message: CaseWarning.Kind.ambiguity.fact(name),
      outcome: .view(name, key: "ambiguous", value: .bool(false)))
  }
}

/// The reason why no storm can begin.
public enum RandomTestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scene cannot be launched.
  case launch(String)

  /// One line.
  public var description: String {
    switch self {
    case .launch(let reason): "the scene cannot be launched: \(reason)"
    }
  }
}
