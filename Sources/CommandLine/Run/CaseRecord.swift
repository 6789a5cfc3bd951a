import GimbalDocuments
import GimbalScenarios
import GimbalTraits

/// The result of a case as one line of JSON: what workers answer, and what `--out` collects.
///
/// Writer and reader stand side by side because they change together. The trace and the layouts stay
/// behind: `gimbal trace` shows them again, since the same case always runs the same.
enum CaseRecord {
  /// The version of the form.
  static let format = 1

  /// The line of a result, without its end; `place` is the case's among all of the run.
  static func line(_ result: CaseResult, place: Int) -> String {
    JSONText.compact(
      .members([
        ("format", .number(Double(format))),
        ("place", .number(Double(place))),
        ("scenario", .string(result.id.scenario)),
        ("device", .string(result.id.device)),
        ("system", .string("\(result.id.system)")),
        ("title", .string(result.title)),
        ("rule", result.rule.map { .string($0) } ?? .null),
        ("pending", result.pending.map { .string($0) } ?? .null),
        ("steps", .number(Double(result.stepCount))),
        ("claims", .number(Double(result.claimCount))),
        ("events", .number(Double(result.eventCount))),
        ("assumptions", .elements(result.assumptions.map { .string($0) })),
        ("failures", .elements(result.failures.map(failure))),
      ]))
  }

  private static func failure(_ failure: CaseFailure) -> JSONValue {
    .members([
      ("file", .string(failure.file)),
      ("line", .number(Double(failure.position.line))),
      ("column", .number(Double(failure.position.column))),
      ("step", .number(Double(failure.step))),
      ("sentence", .string(failure.sentence)),
      ("evidence", .string(failure.evidence)),
      ("reproduce", .string(failure.reproduce)),
    ])
  }

  private static let shape = ObjectShape(
    "result",
    required: [
      "format", "place", "scenario", "device", "system", "title", "rule", "pending", "steps",
      "claims",
      "events", "assumptions", "failures",
    ])
  private static let failureShape = ObjectShape(
    "failure",
    required: ["file", "line", "column", "step", "sentence", "evidence", "reproduce"])

  /// Reads a line; `source` is what messages call it.
  static func read(
    _ line: String, from source: String
  ) throws(DocumentError) -> (result: CaseResult, place: Int) {
    let document = DocumentValue(try JSONReader.read(Array(line.utf8), file: source), file: source)
    let reader = try document.object(shape)
    _ = try reader["format"].integer(in: format...format)
    guard let system = SystemVersion(try reader["system"].string()) else {
      throw reader["system"].mismatch("a system such as '17'")
    }
    let id = CaseID(
      scenario: try reader["scenario"].string(), device: try reader["device"].string(),
      system: system)
    let result = CaseResult(
      id: id, title: try reader["title"].string(), rule: try reader.known("rule")?.string(),
      failures: try reader["failures"].array().map { (value) throws(DocumentError) in
        try failure(value.object(failureShape))
      },
      stepCount: try reader["steps"].integer(in: counts),
      claimCount: try reader["claims"].integer(in: counts),
      eventCount: try reader["events"].integer(in: counts),
      assumptions: try reader["assumptions"].array().map { (value) throws(DocumentError) in
        try value.string()
      }, pending: try reader.known("pending")?.string())
    return (result, try reader["place"].integer(in: counts))
  }

  private static let counts = 0...1_000_000_000

  private static func failure(_ reader: ObjectReader) throws(DocumentError) -> CaseFailure {
    CaseFailure(
      file: try reader["file"].string(),
      position: SourcePosition(
        line: try reader["line"].integer(in: counts),
        column: try reader["column"].integer(in: counts)),
      step: try reader["step"].integer(in: counts), sentence: try reader["sentence"].string(),
      evidence: try reader["evidence"].string(), reproduce: try reader["reproduce"].string())
  }
}
