import GimbalDocuments
import GimbalScenarios
import GimbalTraits

// The messages between a run and its workers: lines of text, many of them in one write. A job is a line
// with four words between tabs; an answer is a short line for a case that held, since nearly all do,
// and the case's record as JSON for any other.

/// A job on its way to a worker: a case by its names, so that a worker reads no more than it runs.
enum WorkerJob {
  /// The line of a case, without its end.
  static func line(place: Int, of id: CaseID) -> String {
    // As bytes: pieces of texts would cost more than what they say.
    var line: [UInt8] = []
    line.reserveCapacity(64 + id.scenario.utf8.count)
    func append(_ word: String) {
      line.append(contentsOf: word.utf8)
      line.append(UInt8(ascii: "\t"))
    }
    append(String(place))
    append(id.device)
    append(id.system.description)
    line.append(contentsOf: escaped(id.scenario).utf8)
    return String(decoding: line, as: UTF8.self)
  }

  /// Reads a line.
  static func read(_ line: String) -> (place: Int, id: CaseID)? {
    // As bytes, of which no path has one that looks like a tab: every case comes by here.
    let parts = line.utf8.split(
      separator: UInt8(ascii: "\t"), maxSplits: 3, omittingEmptySubsequences: false
    ).map { Substring($0) }
    guard parts.count == 4, let place = Int(parts[0]),
      let system = SystemVersion(String(parts[2]))
    else { return nil }
    let file = unescaped(parts[3])
    return (place, CaseID(scenario: file, device: String(parts[1]), system: system))
  }

  /// A path on one line: paths may hold line breaks.
  private static func escaped(_ path: String) -> String {
    path.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\\") }
      ? path.replacing("\\", with: "\\\\").replacing("\n", with: "\\n") : path
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
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

/// Answers on the worker's side.
///
/// An assumption is spelled out once for each worker, in a line of its own, and is a number from then on.
struct AnswerWriter {
  private var assumptions: [String: Int] = [:]

  /// The lines that answer a job.
  mutating func lines(_ result: CaseResult, place: Int) -> String {
    guard result.passed, result.pending == nil, result.warnings.isEmpty else {
      return CaseRecord.line(result, place: place) + "\n"
    }
    var lines = ""
    var numbers = ""
    for assumption in result.assumptions {
      let number = assumptions[assumption] ?? assumptions.count
      if number == assumptions.count {
        assumptions[assumption] = number
        lines += "= \(JSONText.compact(.string(assumption)))\n"
      }
      numbers += " \(number)"
    }
    let microseconds = Int((result.seconds * 1e6).rounded())
    return lines
      + ". \(place) \(result.stepCount) \(result.claimCount) \(result.eventCount) "
      + "\(microseconds)\(numbers)\n"
  }
}

/// Answers on the run's side, those of one worker.
struct AnswerReader {
  private var assumptions: [String] = []

  /// Takes a line that only prepares answers to come; false for an answer.
  mutating func prepares(_ line: String) -> Bool {
    guard line.hasPrefix("= ") else { return false }
    let text = try? DocumentValue(
      JSONReader.read(Array(line.dropFirst(2).utf8), file: "worker"), file: "worker"
    ).string()
    assumptions.append(text ?? String(line.dropFirst(2)))
    return true
  }

  /// The result that a line tells of the case at a place.
  func result(
    _ line: String, of id: CaseID, title: String, rule: String?, place: Int
  ) throws(DocumentError) -> CaseResult? {
    guard line.utf8.first == UInt8(ascii: ".") else {
      let answer = try CaseRecord.read(line, from: "worker")
      return answer.place == place && answer.result.id == id ? answer.result : nil
    }
    guard let numbers = Self.numbers(in: line.utf8.dropFirst(2)), numbers.count >= 5,
      numbers[5...].allSatisfy({ $0 < assumptions.count })
    else {
      throw Self.unreadable(line)
    }
    guard numbers[0] == place else { return nil }
    var result = CaseResult(
      id: id, title: title, rule: rule, stepCount: numbers[1], claimCount: numbers[2],
      eventCount: numbers[3],
      assumptions: numbers[5...].map { assumptions[$0] })
    result.seconds = Double(numbers[4]) / 1e6
    return result
  }

  /// The numbers that stand between spaces; nil where anything else does.
  private static func numbers(in text: Substring.UTF8View) -> [Int]? {
    var numbers: [Int] = []
    numbers.reserveCapacity(8)
    var number: Int?
    for byte in text {
      if byte == UInt8(ascii: " ") {
        if let number { numbers.append(number) }
        number = nil
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), number ?? 0 < 1 << 50 else {
        return nil
      }
      number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
    }
    if let number { numbers.append(number) }
    return numbers
  }

  private static func unreadable(_ line: String) -> DocumentError {
    DocumentError(file: "worker", problem: "\(QuotedText.of(line)) is no answer")
  }
}
