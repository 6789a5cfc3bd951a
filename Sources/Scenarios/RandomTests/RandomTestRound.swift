import Gimbal
import GimbalDocuments
import GimbalScenarios
import GimbalTraces

/// An app on one device, from its launch on, with checks of the invariants after each step.
///
/// `RandomTestSearch` creates one for each round of steps, and `RandomTestShrinking` for each run.
@MainActor
struct RandomTestRound {
  private let randomTest: RandomTest
  private var played: PlayedCase
  private var layouts: LayoutInvariants
  /// The performed steps, without the launch; refused ones are not included.
  private(set) var taken: [RandomTestStep] = []
  /// The numbers of events and of scene errors that were already checked.
  private var looked = (events: 0, issues: 0)

  /// Creates the app's device of a case; the app is launched by `launch()`.
  init(_ scenarioCase: ScenarioCase, _ randomTest: RandomTest, _ runner: ScenarioRunner) {
    self.randomTest = randomTest
    played = PlayedCase(scenarioCase, of: runner)
    layouts = LayoutInvariants(randomTest: randomTest, device: scenarioCase.device)
    played.witnessesRelease = randomTest.invariants.contains(.leaks)
  }

  /// The device, on which `StepChoice` finds possible steps; nil before the launch.
  var simulator: Simulator? { played.simulator }

  /// Launches the app; returns the invariant that the launch violates, or nil.
  ///
  /// - Throws: the reason why it cannot be launched.
  mutating func launch() throws(RandomTestError) -> RandomTestFailure? {
    if let refusal = played.take(played.launchStep) { throw .launch(refusal) }
    return brokenInvariant(sort: .surroundings, isSettled: true)
  }

  /// What performing a step resulted in.
  enum Effect {
    /// The step cannot be performed here, and nothing has changed.
    case refused
    /// All invariants hold.
    case held
    /// The step was performed, and an invariant does not hold.
    case broken(RandomTestFailure)
  }

  /// Performs a step and checks the invariants; a step that cannot be performed is refused.
  mutating func take(_ step: RandomTestStep) -> Effect {
    guard played.take(step.step) == nil else { return .refused }
    taken.append(step)
    return brokenInvariant(sort: step.sort, isSettled: step.inner == nil).map { .broken($0) }
      ?? .held
  }

  /// Terminates the app; returns the invariant that is violated afterwards.
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

  // MARK: Invariants

  /// Returns the first violated invariant after a step.
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

/// The reason why a randomized test cannot begin.
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
