import GimbalScenarios

/// The other side of `--jobs`: a process that runs the cases whose places it reads, until its input ends.
@MainActor
enum RunWorker {
  /// The first word of a worker's call; no verb, since people have no use for it.
  static let word = "--worker"

  /// Answers each place on a line of the input with the case's record.
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let plan = try RunPlan(arguments, session)
    while let line = readLine() {
      guard let place = Int(line), plan.cases.indices.contains(place) else { return .defect }
      session.console.write(CaseRecord.line(plan.run(place), place: place) + "\n")
    }
    return .held
  }
}
