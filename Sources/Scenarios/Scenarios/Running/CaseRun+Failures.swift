import Gimbal
import GimbalDocuments

/// The failures of a case, with the position of the condition in its file.
extension CaseRun {
  /// Reports unexpected failures and exceptions of the last acting step.
  mutating func reportIncidents() {
    for incident in incidents {
      let message =
        switch incident.kind {
        case .exception(let name): "UIKit raised \(name), which no step expects"
        case .refusal: incident.text
        }
      let artifacts = incident.kind == .refusal ? "" : incident.text
      append(nil, incident.position, incident.step, message, artifacts)
    }
    incidents = []
  }

  /// Records the reason why a step had no effect; nil if it had one.
  mutating func recordRefusal(_ reason: String?, _ step: Step) {
    guard let reason else { return }
    incidents.append(Incident(kind: .refusal, text: reason, step: number, position: step.position))
  }

  /// Adds the new errors of the scene's rules and formulas to the failures.
  ///
  /// Called after each step that acts.
  mutating func reportIssues() {
    let issues = builtScene?.issues ?? []
    for issue in issues.dropFirst(reportedIssues) {
      let files = scenario.scene.files ?? scenario.files
      append(
        scenario.scene.files == nil ? nil : files.file(of: issue.position), issue.position,
        number, issue.message, "")
    }
    reportedIssues = issues.count
  }

  /// Adds the error of the current step, which could not be performed, to the failures.
  mutating func fail(_ issue: SceneError) {
    append(nil, issue.position, number, issue.message, "")
  }

  /// Adds a condition of the current step that does not hold to the failures.
  mutating func fail(_ finding: OutcomeFinding, at position: SourcePosition) {
    append(nil, position, number, finding.message, finding.artifacts)
  }

  /// Adds a warning to the failures; a strict run calls it for each.
  mutating func fail(_ warning: CaseWarning) {
    append(nil, warning.position, warning.step, warning.message, warning.artifacts)
  }

  /// Adds a failure; without a file the position is in the scenario's file.
  private mutating func append(
    _ file: String?, _ position: SourcePosition, _ step: Int, _ message: String,
    _ artifacts: String
  ) {
    let round =
      scenario.steps.indices.contains(step - 1) ? scenario.steps[step - 1].round : ""
    failures.append(
      CaseFailure(
        file: file ?? scenario.files.file(of: position), position: position, step: step,
        message: round.isEmpty ? message : "\(message) (\(round))", artifacts: artifacts,
        reproduce: scenarioCase.id.reproduce))
  }
}
