import Gimbal
import GimbalDocuments

/// The claims that did not hold, with the place in the file where it was asked for.
extension CaseRun {
  /// Reports unexpected failures and exceptions of the last step that did something.
  mutating func reportMishaps() {
    for mishap in mishaps {
      let sentence =
        switch mishap.kind {
        case .exception(let name): "UIKit raised \(name), which no step expects"
        case .refusal: mishap.text
        }
      let evidence = mishap.kind == .refusal ? "" : mishap.text
      append(nil, mishap.position, mishap.step, sentence, evidence)
    }
    mishaps = []
  }

  /// Records why a step was refused; nil is none.
  mutating func noteRefusal(_ reason: String?, _ step: Step) {
    guard let reason else { return }
    mishaps.append(Mishap(kind: .refusal, text: reason, step: number, position: step.position))
  }

  mutating func reportProblems() {
    let problems = stage?.problems ?? []
    for problem in problems.dropFirst(reportedProblems) {
      let files = scenario.scene.files ?? scenario.files
      append(
        scenario.scene.files == nil ? nil : files.file(of: problem.position), problem.position,
        number, problem.sentence, "")
    }
    reportedProblems = problems.count
  }

  mutating func fail(_ problem: StageProblem) {
    append(nil, problem.position, number, problem.sentence, "")
  }

  mutating func fail(_ finding: ClaimFinding, at position: SourcePosition) {
    append(nil, position, number, finding.sentence, finding.evidence)
  }

  mutating func fail(_ warning: CaseWarning) {
    append(nil, warning.position, warning.step, warning.sentence, warning.evidence)
  }

  /// Adds a failure; without a file the place is one of the scenario's own.
  private mutating func append(
    _ file: String?, _ position: SourcePosition, _ step: Int, _ sentence: String,
    _ evidence: String
  ) {
    let round =
      scenario.steps.indices.contains(step - 1) ? scenario.steps[step - 1].round : ""
    failures.append(
      CaseFailure(
        file: file ?? scenario.files.file(of: position), position: position, step: step,
        sentence: round.isEmpty ? sentence : "\(sentence) (\(round))", evidence: evidence,
        reproduce: scenarioCase.id.reproduce))
  }
}
