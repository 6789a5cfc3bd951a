import GimbalGoldens
import GimbalScenarios

/// Approves the results of `golden` steps in scenarios.
enum GoldenApproval {
  /// Runs the scenarios of the call that compare with golden files, and writes the new files.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    for word in arguments.operands where word.hasPrefix(SceneChoice.registered) {
      throw CallError.optionMissing("--baseline DIR", nextTo: word)
    }
    let store = GoldenStore(mode: .failed)
    let plan = try RunPlan(arguments, session, goldens: store, retainsCases: true)
    try plan.readAll()
    let positions = plan.cases.indices.filter { plan.cases[$0].scenario.comparesWithGoldens }
    var reportedCount = 0
    for (count, caseIndex) in positions.enumerated() {
      _ = plan.run(caseIndex)
      for change in store.changes.dropFirst(reportedCount) {
        session.console.write("\(change.path)\n")
        for line in change.lines { session.console.write("  \(line)\n") }
      }
      reportedCount = store.changes.count
      session.console.progress(count + 1, of: positions.count, "cases", at: session.now())
    }
    session.console.endProgress()
    let refusals = store.refusals
    for refusal in refusals { session.notify(refusal) }
    let nothing =
      positions.isEmpty
      ? "no scenario has a step 'golden'; " : refusals.isEmpty ? "no differences; " : ""
    session.console.write(
      reportedCount == 0 ? "\(nothing)nothing was written\n" : "\(reportedCount) written\n")
    return plan.issues.isEmpty && refusals.isEmpty ? .held : .wrongCall
  }
}
