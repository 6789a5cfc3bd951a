import GimbalDocuments
import GimbalScenarios
import GimbalTraits

/// The result of a case as one line of JSON, which `--out` collects.
///
/// Writer and reader are in one file because they change together. The trace and the layouts are
/// omitted: `gimbal trace` creates them again, because the same case always runs the same.
enum CaseRecord {
  /// The version of the format.
  static let format = 3

  /// The number of bytes that is enough for the line of a case that passed.
  static let space = 1024

  /// Returns the line of a result, without its end; `caseIndex` is the index of the case in the
  /// run.
  static func line(_ result: CaseResult, caseIndex: Int) -> String {
    var writer = JSONWriter(spaceFor: space)
    write(result, caseIndex: caseIndex, to: &writer)
    return writer.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes the object of a result.
  ///
  /// It is called for every case of a run with `--out`: the JSON is written in pieces, without a
  /// tree.
  static func write(_ result: CaseResult, caseIndex: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("format", format)
    writer.member("place", caseIndex)
    writer.member("scenario", result.id.scenario)
    writer.member("device", result.id.device)
    writer.member("system", result.id.system.description)
    writer.member("title", result.title)
    writer.member("rule", result.rule)
    writer.member("pending", result.pending)
    writer.member("steps", result.stepCount)
    writer.member("claims", result.outcomeCount)
    writer.member("events", result.eventCount)
    writer.member("seconds", result.seconds)
    writer.member("tries", result.tries)
    writer.member("assumptions", result.assumptions) { $1.string($0) }
    writer.member("warnings", result.warnings) { write($0, to: &$1) }
    writer.member("failures", result.failures) { write($0, to: &$1) }
    writer.member("flakes", result.flakes) { write($0, to: &$1) }
    writer.endObject()
  }

  private static func write(_ failure: CaseFailure, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("file", failure.file)
    writer.member("line", failure.position.line)
    writer.member("column", failure.position.column)
    writer.member("step", failure.step)
    writer.member("sentence", failure.message)
    writer.member("evidence", failure.artifacts)
    writer.member("reproduce", failure.reproduce)
    writer.endObject()
  }

  private static func write(_ warning: CaseWarning, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", warning.kind.rawValue)
    writer.member("line", warning.position.line)
    writer.member("column", warning.position.column)
    writer.member("step", warning.step)
    writer.member("sentence", warning.message)
    writer.member("evidence", warning.artifacts)
    writer.endObject()
  }

  private static let shape = ObjectShape(
    "result",
    required: [
      "format", "place", "scenario", "device", "system", "title", "rule", "pending", "steps",
      "claims", "events", "seconds", "tries", "assumptions", "warnings", "failures", "flakes",
    ])
  private static let failureShape = ObjectShape(
    "failure",
    required: ["file", "line", "column", "step", "sentence", "evidence", "reproduce"])
  private static let warningShape = ObjectShape(
    "warning", required: ["kind", "line", "column", "step", "sentence", "evidence"])

  /// Parses a line; `source` is its name in messages.
  static func read(
    _ line: ArraySlice<UInt8>, from source: String
  ) throws(DocumentError) -> (result: CaseResult, caseIndex: Int) {
    let document = DocumentValue(try JSONReader.read(Array(line), file: source), file: source)
    let reader = try document.object(shape)
    _ = try reader["format"].integer(in: format...format)
    guard let system = SystemVersion(try reader["system"].string()) else {
      throw reader["system"].mismatch("a system such as '17'")
    }
    let id = CaseID(
      scenario: try reader["scenario"].string(), device: try reader["device"].string(),
      system: system)
    var result = CaseResult(
      id: id, title: try reader["title"].string(), rule: try reader.known("rule")?.string(),
      failures: try reader["failures"].array().map { (value) throws(DocumentError) in
        try failure(value.object(failureShape))
      },
      stepCount: try reader["steps"].integer(in: counts),
      outcomeCount: try reader["claims"].integer(in: counts),
      eventCount: try reader["events"].integer(in: counts),
      assumptions: try reader["assumptions"].array().map { (value) throws(DocumentError) in
        try value.string()
      }, pending: try reader.known("pending")?.string())
    result.seconds = try reader["seconds"].number()
    result.tries = try reader["tries"].integer(in: counts)
    result.flakes = try reader["flakes"].array().map { (value) throws(DocumentError) in
      try failure(value.object(failureShape))
    }
    result.warnings = try reader["warnings"].array().map { (value) throws(DocumentError) in
      try warning(value.object(warningShape))
    }
    return (result, try reader["place"].integer(in: counts))
  }

  private static let counts = 0...1_000_000_000

  private static func failure(_ reader: ObjectReader) throws(DocumentError) -> CaseFailure {
    CaseFailure(
      file: try reader["file"].string(), position: try position(reader),
      step: try reader["step"].integer(in: counts), message: try reader["sentence"].string(),
      artifacts: try reader["evidence"].string(), reproduce: try reader["reproduce"].string())
  }

  private static func warning(_ reader: ObjectReader) throws(DocumentError) -> CaseWarning {
    guard let kind = CaseWarning.Kind(rawValue: try reader["kind"].string()) else {
      throw reader["kind"].mismatch(
        "one of \(CaseWarning.Kind.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return CaseWarning(
      kind: kind, position: try position(reader), step: try reader["step"].integer(in: counts),
      message: try reader["sentence"].string(), artifacts: try reader["evidence"].string())
  }

  private static func position(_ reader: ObjectReader) throws(DocumentError) -> SourcePosition {
    SourcePosition(
      line: try reader["line"].integer(in: counts),
      column: try reader["column"].integer(in: counts))
  }
}

extension JSONWriter {
  /// Writes a member that is an array, whose elements `body` writes.
  fileprivate mutating func member<Element>(
    _ key: StaticString, _ elements: [Element], _ body: (Element, inout JSONWriter) -> Void
  ) {
    self.key(plain: key)
    beginArray()
    for element in elements { body(element, &self) }
    endArray()
  }
}
