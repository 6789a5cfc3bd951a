import GimbalGoldens
import GimbalScenarios

/// Takes what the steps `golden` of scenarios find for right.
enum GoldenApproval {
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    for word in arguments.operands where word.hasPrefix(SceneChoice.registered) {
      throw CallError.optionMissing("--baseline DIR", beside: word)
    }
    let store = GoldenStore(mode: .failed)
    let plan = try RunPlan(arguments, session, goldens: store, keepsCases: true)
    try plan.readAll()
    let places = plan.cases.indices.filter { plan.cases[$0].scenario.comparesWithGoldens }
    var told = 0
    for (count, place) in places.enumerated() {
      _ = plan.run(place)
      for change in store.changes.dropFirst(told) {
        session.console.write("\(change.path)\n")
        for line in change.lines { session.console.write("  \(line)\n") }
      }
      told = store.changes.count
      session.console.progress(count + 1, of: places.count, "cases", at: session.now())
    }
    session.console.endProgress()
    let refusals = store.refusals
    for refusal in refusals { session.tell(refusal) }
    let nothing =
      places.isEmpty
      ? "no scenario has a step 'golden'; " : refusals.isEmpty ? "all agree; " : ""
    session.console.write(
      told == 0 ? "\(nothing)nothing was written\n" : "\(told) written\n")
    return plan.problems.isEmpty && refusals.isEmpty ? .held : .wrongCall
  }
}
