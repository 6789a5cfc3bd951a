package import Gimbal
package import GimbalScenarioFiles

/// A case of which the steps are chosen while it is played.
@MainActor
package struct PlayedCase {
  private var run: CaseRun

  /// A case before its launch; the steps of its scenario are not taken.
  package init(_ scenarioCase: ScenarioCase, of runner: ScenarioRunner) {
    run = CaseRun(scenarioCase, of: runner)
  }

  /// The device; nil before the launch.
  package var simulator: Simulator? { run.simulator }

  /// The first step of the scenario.
  package var launchStep: Step { run.scenarioCase.scenario.steps[0] }

  /// True if the controllers that are shown are noted, so that ``unreleased`` can name them.
  package var witnessesRelease: Bool {
    get { run.release != nil }
    set { run.release = newValue ? ReleaseWitness() : nil }
  }

  /// Takes a step; the reason where it cannot be taken, or is refused.
  package mutating func take(_ step: Step) -> String? {
    do throws(SceneError) {
      try run.take(step)
    } catch {
      return error.message
    }
    return run.incidents.first { $0.kind == .refusal }?.text
  }

  /// Exceptions that UIKit raised during the last step.
  package var exceptions: [(name: String, reason: String)] {
    run.incidents.compactMap { incident in
      if case .exception(let name) = incident.kind { (name, incident.text) } else { nil }
    }
  }

  /// Failures of the scene's own rules so far, a sentence each.
  package var issues: [String] { run.builtScene?.issues.map(\.message) ?? [] }

  /// The names of what has been shown, is not any more, and is still alive.
  package var unreleased: [String] { run.unreleased }
}
