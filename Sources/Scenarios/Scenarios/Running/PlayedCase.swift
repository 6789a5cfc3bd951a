package import Gimbal
package import GimbalScenarioFiles

/// A case whose steps are chosen while it runs.
@MainActor
package struct PlayedCase {
  private var run: CaseRun

  /// Creates a case before its launch; the steps of its scenario are not performed.
  package init(_ scenarioCase: ScenarioCase, of runner: ScenarioRunner) {
    run = CaseRun(scenarioCase, of: runner)
  }

  /// The device, on which the caller finds possible steps; nil before the launch.
  package var simulator: Simulator? { run.simulator }

  /// The first step of the scenario, which launches the app.
  package var launchStep: Step { run.scenarioCase.scenario.steps[0] }

  /// True if shown controllers are recorded, so that ``unreleased`` can name them.
  package var witnessesRelease: Bool {
    get { run.release != nil }
    set { run.release = newValue ? ReleaseWitness() : nil }
  }

  /// Performs a step; returns the reason if it cannot be performed or has no effect, else nil.
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

  /// The failures of the scene's own rules so far, one sentence each.
  package var issues: [String] { run.builtScene?.issues.map(\.message) ?? [] }

  /// The names of controllers that were shown, are no longer shown, and are still alive.
  package var unreleased: [String] { run.unreleased }
}
