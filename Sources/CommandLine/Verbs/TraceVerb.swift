import Gimbal
import GimbalReports
import GimbalScenarios

extension Verb {
  /// `gimbal trace`: the events of one run.
  static let trace = Verb(
    "trace", "The events of one run of a scenario, in order.",
    operands: Operands(usage: "SCENARIO", count: 1...1),
    details: """
      Runs a *.scenario.json once, on its first device and system or on the first that --devices and
      --systems choose, and prints every call and change. What did not hold is told apart from the
      events, and the exit status is 1.
      """,
    options: [.devices, .runSystems, .catalog, .traceFormat],
    examples: [
      Example(
        words: "trace rotation.scenario.json --devices iphone-15-pro",
        meaning: "What happens on that phone, a line an event."),
      Example(
        words: "trace rotation.scenario.json --format chrome",
        meaning: "For ui.perfetto.dev or chrome://tracing."),
    ],
    run: TraceVerb.run)
}

extension Option {
  fileprivate static let traceFormat = Option(
    name: "--format", form: .word(["text", "jsonl", "chrome"]),
    summary: "Lines for people, JSON Lines, or the form of Perfetto; text unless\ngiven.")
}

/// Carries `gimbal trace` out.
enum TraceVerb {
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let plan = try RunPlan(arguments, session, recordsTraces: true)
    for problem in plan.problems { session.tell(problem) }
    guard let first = plan.cases.first else {
      if plan.problems.isEmpty {
        session.tell("the scenario does not run on what --devices and --systems choose")
      }
      return .wrongCall
    }
    let result = plan.run(0)
    guard let trace = result.trace else {
      preconditionFailure("a runner that records traces gave none for \(first.id)")
    }
    switch arguments.text(.traceFormat) {
    case "jsonl": session.console.write(String(decoding: trace.jsonLines, as: UTF8.self))
    case "chrome": session.console.write(String(decoding: trace.chromeTrace, as: UTF8.self))
    default: session.console.write(trace.text)
    }
    if plan.cases.count > 1 {
      session.tell(
        "this is 1 of \(plan.cases.count) cases, \(first.id); "
          + "choose another with --devices and --systems")
    }
    for failure in result.failures {
      session.console.say(
        VisibleText.of("\(failure.file):\(failure.position): \(failure.sentence)", limit: 10_000))
    }
    if !plan.problems.isEmpty { return .wrongCall }
    return result.passed ? .held : .failed
  }
}
