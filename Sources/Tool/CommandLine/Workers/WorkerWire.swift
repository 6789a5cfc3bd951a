import GimbalDocuments
import GimbalScenarios
import GimbalTraits

// The messages between a run and its workers: lines of text, many of them in one write. A job is a
// line with four fields separated by tabs. An answer is a short line for a case that passed, since
// nearly all do, and the case's record as JSON for any other.

/// The encoding of a job: a case by its names, so that a worker only reads what it runs.
enum WorkerJob {
  /// Appends the line of a case; a file that is equal to that of the previous line is omitted.
  static func add(
    caseIndex: Int, of id: CaseID, isOfSameFile: Bool = false, to lines: inout ByteBuffer
  ) {
    // As bytes: strings would cost more than their contents.
    lines.append(digits: caseIndex)
    lines.append("\t")
    lines.append(text: id.device)
    lines.append("\t")
    lines.append(text: id.system.description)
    lines.append("\t")
    if !isOfSameFile { lines.append(text: escaped(id.scenario)) }
    lines.append("\n")
  }

  /// Returns a path on one line: paths may contain line breaks.
  private static func escaped(_ path: String) -> String {
    path.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\\") }
      ? path.replacing("\\", with: "\\\\").replacing("\n", with: "\\n") : path
  }

  fileprivate static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var path = ""
    var isEscape = false
    for character in text {
      if isEscape {
        path.append(character == "n" ? "\n" : character)
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        path.append(character)
      }
    }
    return path
  }
}

/// The reader of jobs in the worker.
struct JobReader {
  private var file = ""
  private var systems: [String: SystemVersion] = [:]

  /// Parses a line; returns nil if it is not a job.
  mutating func read(_ line: ArraySlice<UInt8>) -> (caseIndex: Int, id: CaseID)? {
    // As bytes, because this runs for every case; a tab's byte does not occur inside other UTF-8
    // characters.
    var fields = WordReader(line, separator: UInt8(ascii: "\t"))
    guard let caseIndex = fields.number(), let device = fields.text(),
      let system = fields.text().flatMap({ system($0) }), let path = fields.rest()
    else { return nil }
    if !path.isEmpty { file = WorkerJob.unescaped(path) }
    return (caseIndex, CaseID(scenario: file, device: device, system: system))
  }

  private mutating func system(_ text: String) -> SystemVersion? {
    if let known = systems[text] { return known }
    let system = SystemVersion(text)
    systems[text] = system
    return system
  }
}

/// The writer of answers in the worker.
///
/// An assumption is written once by each worker, in a separate line, and is a number from then on.
struct AnswerWriter {
  private var assumptions: [String: Int] = [:]

  /// Appends the lines that answer a job: JSON, or a line with `.` and numbers for a passed case.
  ///
  /// A line with `=` precedes it for each assumption that is new; later answers name its number.
  mutating func add(_ result: CaseResult, caseIndex: Int, to lines: inout ByteBuffer) {
    guard result.passed, result.pending == nil, result.warnings.isEmpty else {
      lines.append(text: CaseRecord.line(result, caseIndex: caseIndex))
      lines.append("\n")
      return
    }
    let numbers = result.assumptions.map { assumption in
      if let number = assumptions[assumption] { return number }
      lines.append(text: "= \(JSONText.compact(.string(assumption)))\n")
      assumptions[assumption] = assumptions.count
      return assumptions.count - 1
    }
    lines.append(".")
    func append(_ number: Int) {
      lines.append(" ")
      lines.append(digits: number)
    }
    append(caseIndex)
    append(result.stepCount)
    append(result.outcomeCount)
    append(result.eventCount)
    append(Int((result.seconds * 1e6).rounded()))
    for number in numbers { append(number) }
    lines.append("\n")
  }
}

/// The reader of answers in the run, for one worker.
struct AnswerReader {
  private var assumptions: [String] = []

  /// Parses a line that only prepares later answers; returns false for an answer.
  mutating func prepares(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "=") else { return false }
    let quoted = Array(line.dropFirst(2))
    let text = try? DocumentValue(
      JSONReader.read(quoted, file: "worker"), file: "worker"
    ).string()
    assumptions.append(text ?? String(decoding: quoted, as: UTF8.self))
    return true
  }

  /// Returns the result in a line, of the case at an index.
  func result(
    _ line: ArraySlice<UInt8>, of id: CaseID, title: String, rule: String?, caseIndex: Int
  ) throws(DocumentError) -> CaseResult? {
    guard line.first == UInt8(ascii: ".") else {
      let answer = try CaseRecord.read(line, from: "worker")
      return answer.caseIndex == caseIndex && answer.result.id == id ? answer.result : nil
    }
    var fields = WordReader(line.dropFirst(2), separator: UInt8(ascii: " "))
    guard let answered = fields.number(), let steps = fields.number(),
      let outcomes = fields.number(),
      let events = fields.number(), let microseconds = fields.number()
    else { throw Self.unreadable(line) }
    guard answered == caseIndex else { return nil }
    var assumed: [String] = []
    while !fields.isAtEnd {
      guard let number = fields.number(), number < assumptions.count else {
        throw Self.unreadable(line)
      }
      assumed.append(assumptions[number])
    }
    var result = CaseResult(
      id: id, title: title, rule: rule, stepCount: steps, outcomeCount: outcomes,
      eventCount: events,
      assumptions: assumed)
    result.seconds = Double(microseconds) / 1e6
    return result
  }

  private static func unreadable(_ line: ArraySlice<UInt8>) -> DocumentError {
    let text = String(decoding: line, as: UTF8.self)
    return DocumentError(file: "worker", issue: "\(QuotedText.of(text)) is not a valid response")
  }
}

/// The fields of a line, separated by a byte.
private struct WordReader {
  private let line: ArraySlice<UInt8>
  private let separator: UInt8
  private var caseIndex: Int

  /// Creates a reader at the first field of a line.
  init(_ line: ArraySlice<UInt8>, separator: UInt8) {
    self.line = line
    self.separator = separator
    caseIndex = line.startIndex
  }

  /// True if no field is left.
  var isAtEnd: Bool { caseIndex > line.endIndex }

  /// Returns the bytes of the next field; nil at the end.
  private mutating func word() -> ArraySlice<UInt8>? {
    guard !isAtEnd else { return nil }
    var end = caseIndex
    while end < line.endIndex, line[end] != separator { end += 1 }
    defer { caseIndex = end + 1 }
    return line[caseIndex..<end]
  }

  /// Returns the next field, if there is one.
  mutating func text() -> String? { word().map { String(decoding: $0, as: UTF8.self) } }

  /// Returns the remaining bytes as one field, if there are any.
  mutating func rest() -> String? {
    guard !isAtEnd else { return nil }
    defer { caseIndex = line.endIndex + 1 }
    return String(decoding: line[caseIndex...], as: UTF8.self)
  }

  /// Returns the next field, if it is a number of at most 16 digits.
  mutating func number() -> Int? {
    guard let word = word(), !word.isEmpty, word.count <= 16 else { return nil }
    var number = 0
    for byte in word {
      guard byte &- UInt8(ascii: "0") < 10 else { return nil }
      number = number * 10 + Int(byte &- UInt8(ascii: "0"))
    }
    return number
  }
}
