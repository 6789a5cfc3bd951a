import Gimbal
import GimbalDevices
import GimbalReports
import GimbalScenarios
import GimbalTraces
import GimbalTraits

extension Verb {
  /// `gimbal trace`: the events of one run.
  static let trace = Verb(
    "trace", "The events of one run of a scenario or a storyboard, in order.",
    operands: Operands(usage: "SCENARIO|DOCUMENT|APP", count: 1...1),
    details: """
      Runs a *.scenario.json, a *.storyboard, a *.xib or an app's folder once and prints every call
      and change, with a line where a step begins: on the scenario's newest phone and its newest
      system, or on the first device and system that --devices and --systems choose. Failures are
      printed separately from the events, and the exit status is then 1.
      An event line has the virtual time in seconds, the receiver, the call and its values; events
      inside a call are indented by two spaces. In the format of Perfetto, events of one instant are a
      nanosecond apart.
      """,
    options: [
      .devices, .posture, .runSystems, .catalog, .scene, .target, .locale, .allowOutside,
      .traceOnly,
      .traceFormat,
    ],
    examples: [
      Example(
        call: "trace rotation.scenario.json --devices iphone-15-pro",
        meaning: "The events on that phone, one line each."),
      Example(
        call: "trace rotation.scenario.json --only bounds,conflict",
        meaning: "Changes of bounds, and conflicts of constraints."),
      Example(
        call: "trace Main.storyboard --scene Login",
        meaning: "A storyboard's scene that is launched and rotated to all orientations."),
      Example(
        call: "trace rotation.scenario.json --format chrome",
        meaning: "For ui.perfetto.dev or chrome://tracing."),
    ],
    run: TraceVerb.run)
}

extension Option {
  fileprivate static let traceOnly = Option(
    name: "--only", valueKind: .list("PATTERN,…"),
    summary:
      "Only the events of some patterns, such as 'root *', as in scenarios;\nfor text.")
  fileprivate static let traceFormat = Option(
    name: "--format", valueKind: .word(["text", "jsonl", "chrome"]),
    summary: "Readable lines, JSON Lines, or the format of Perfetto; default:\ntext.")
}

/// Executes `gimbal trace`.
enum TraceVerb {
  /// Runs the first case that the arguments choose, and prints its events.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let only = try patterns(arguments)
    let plan = try RunPlan(arguments, session, recordsTraces: true, retainsCases: true)
    try plan.readAll()
    guard let location = location(in: plan.cases, arguments) else {
      plan.reportWhyNone("the scenario does not run on what --devices and --systems choose")
      return .wrongCall
    }
    let first = plan.cases[location]
    let result = plan.run(location)
    // A case without a trace, for example because no launch applies, has the reason among its
    // failures.
    if let trace = result.trace {
      switch arguments.text(.traceFormat) {
      case "jsonl": session.console.write(String(decoding: trace.jsonLines, as: UTF8.self))
      case "chrome": session.console.write(String(decoding: trace.chromeTrace, as: UTF8.self))
      default:
        session.console.write(
          trace.text { event in only?.contains { $0.matches(event) } ?? true })
      }
    }
    if plan.cases.count > 1 {
      session.notify(
        "this is 1 of \(plan.cases.count) cases, \(first.id); "
          + "choose another with --devices and --systems")
    }
    for failure in result.failures {
      session.console.say(
        VisibleText.of("\(failure.file):\(failure.position): \(failure.message)", limit: 10_000))
    }
    if !plan.issues.isEmpty { return .wrongCall }
    return result.passed ? .held : .failed
  }

  /// Returns the patterns of the requested events, or nil for all.
  private static func patterns(_ arguments: Arguments) throws(CallError) -> [EventPattern]? {
    guard let callArguments = arguments.list(.traceOnly) else { return nil }
    if let format = arguments.text(.traceFormat), format != "text" {
      throw .conflict(Option.traceOnly.name, "\(Option.traceFormat.name) \(format)")
    }
    return try callArguments.map { (word) throws(CallError) in
      do throws(EventPatternError) {
        return try EventPattern(parsing: word)
      } catch {
        throw .badPattern(error.description, of: Option.traceOnly.name)
      }
    }
  }

  /// Returns the case that is shown: the first of the devices that the command line names, else the
  /// newest phone with the newest system, else the newest device.
  @MainActor
  private static func location(in cases: [ScenarioCase], _ arguments: Arguments) -> Int? {
    if arguments.has(.devices) { return cases.indices.first }
    return cases.indices.max { one, other in
      (isPhone(cases[one]), cases[one].device.year, cases[one].system, other)
        < (isPhone(cases[other]), cases[other].device.year, cases[other].system, one)
    }
  }

  private static func isPhone(_ scenarioCase: ScenarioCase) -> Int {
    DeviceFamily.phones.contains(scenarioCase.device) ? 1 : 0
  }
}
