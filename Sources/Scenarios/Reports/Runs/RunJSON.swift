import GimbalDocuments
public import GimbalScenarios
import GimbalSnapshots
import GimbalTraits

/// The result of a run as JSON; `Documentation/Schemas/run-report.schema.json` describes it.
public enum RunJSON {
  /// The version of the format.
  public static let format = 3

  /// Returns the document as text, optionally with the stored layouts; traces have their own
  /// format.
  ///
  /// - Complexity: linear in the size of the result.
  public static func report(_ run: RunResult, layouts: Bool = false) -> String {
    var text = ""
    write(run, layouts: layouts) { text += $0 }
    return text
  }

  /// Writes the document in pieces, each of a few cases.
  ///
  /// - Throws: the error of the sink.
  /// - Complexity: linear in the size of the result.
  public static func write<Failure: Error>(
    _ run: RunResult, layouts: Bool = false, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let counts: JSONValue = .members([
      ("cases", integer(run.cases.count)),
      ("failed", integer(run.failed.count)),
      ("flaky", integer(run.flaky.count)),
      ("pending", integer(run.pending.count)),
      ("unasserted", integer(run.cases.unassertedCount)),
      ("warned", integer(run.warned.count)),
      ("problems", integer(run.issues.count)),
    ])
    // The document always has several lines, so that its parts before and after the cases are
    // constant.
    let head: JSONValue = .members([
      ("format", integer(format)),
      ("passed", .bool(run.passed)),
      ("seconds", .number(ElapsedTime.seconds(run.seconds))),
      ("counts", counts),
    ])
    try sink(String(JSONText.pretty(head).dropLast(3)) + ",\n  \"cases\": [")
    var members = JSONMembers(indent: 4)
    for (location, result) in run.cases.enumerated() {
      members.begin(after: location == 0 ? "\n" : ",\n")
      add(result, layouts: layouts, to: &members)
      members.end()
      if members.count >= ByteBuffer.piece { try sink(members.take()) }
    }
    try sink(members.take())
    let tail = JSONText.pretty(.members([("problems", strings(run.issues))]))
    try sink((run.cases.isEmpty ? "],\n" : "\n  ],\n") + tail.dropFirst(2))
  }

  private static func add(_ result: CaseResult, layouts: Bool, to members: inout JSONMembers) {
    members.add("scenario", text: result.id.scenario)
    members.add("device", text: result.id.device)
    members.add("system", text: result.id.system.description)
    members.add("title", text: result.title)
    members.add("rule", text: result.rule)
    members.add("passed", .bool(result.passed))
    members.add("tries", number: result.tries)
    members.add("pending", text: result.pending)
    members.add("steps", number: result.stepCount)
    members.add("claims", number: result.outcomeCount)
    members.add("events", number: result.eventCount)
    members.add("seconds", number: ElapsedTime.seconds(result.seconds))
    members.add("assumptions", elements: result.assumptions.map { .string($0) })
    members.add("warnings", elements: result.warnings.map(document))
    members.add("failures", elements: result.failures.map(document))
    members.add("flakes", elements: result.flakes.map(document))
    if layouts {
      members.add(
        "layouts",
        elements: result.layouts.map { named in
          .members([("label", .string(named.label)), ("layout", named.layout.json)])
        })
    }
  }

  private static func document(_ failure: CaseFailure) -> JSONValue {
    .members([
      ("file", .string(failure.file)),
      ("line", integer(failure.position.line)),
      ("column", integer(failure.position.column)),
      ("step", integer(failure.step)),
      ("sentence", .string(failure.message)),
      ("evidence", .string(failure.artifacts)),
      ("reproduce", .string(failure.reproduce)),
    ])
  }

  private static func document(_ warning: CaseWarning) -> JSONValue {
    .members([
      ("kind", .string(warning.kind.rawValue)),
      ("line", integer(warning.position.line)),
      ("column", integer(warning.position.column)),
      ("step", integer(warning.step)),
      ("sentence", .string(warning.message)),
      ("evidence", .string(warning.artifacts)),
    ])
  }

  private static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

  private static func strings(_ values: [String]) -> JSONValue {
    .elements(values.map { .string($0) })
  }
}
