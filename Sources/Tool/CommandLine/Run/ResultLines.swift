import GimbalDocuments
import GimbalScenarios

/// The results in a folder of `--out`, whether its run has ended or not.
struct ResultLines {
  /// The identity of the run; nil for a folder without results.
  private(set) var identity: RunIdentity?
  /// The results by case index in the run.
  private(set) var results: [Int: CaseResult] = [:]
  /// The errors that the run found in files, each once.
  private(set) var issues: [String] = []
  /// The number of cases of all parts, once the run has ended.
  private(set) var total: Int?
  /// The number of bytes up to the end of the last complete line.
  private(set) var wholeBytes = 0

  /// The maximum number of bytes of a list of results.
  private static let byteLimit = 4 << 30

  /// Creates an empty list.
  init() {}

  /// Reads the list of a folder, which may be named itself; an incomplete last line is ignored.
  ///
  /// - Throws: one line for a folder without a list, and for a line that is not a result or of
  ///   another version.
  init(_ folder: String) throws(DocumentError) {
    let name = "/results.jsonl"
    let path = ("/" + folder).hasSuffix(name) ? folder : folder + name
    let bytes = try FileReader.read(path, limit: Self.byteLimit)
    var number = 0
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      number += 1
      let line = bytes[start..<end]
      start = end + 1
      let twice: CaseID?
      do throws(DocumentError) {
        twice = try take(line, isFirst: number == 1)
        if total == nil { wholeBytes = start }
      } catch {
        throw DocumentError(
          file: path, position: SourcePosition(line: number, column: error.position?.column ?? 1),
          issue: "is not a result of this version of Gimbal: \(error.issue)")
      }
      if let twice {
        throw DocumentError(
          file: path, position: SourcePosition(line: number, column: 1),
          issue: "the case \(twice) is listed twice; remove one of its lines")
      }
    }
  }

  /// Parses a line; returns the id of a case that already has a result.
  private mutating func take(
    _ line: ArraySlice<UInt8>, isFirst: Bool
  ) throws(DocumentError) -> CaseID? {
    if isFirst {
      identity = try RunIdentity(Self.document(line))
    } else if Self.begins(line, "problem") {
      let shape = ObjectShape("problem", required: ["problem"])
      issues.append(try Self.document(line).object(shape)["problem"].string())
    } else if Self.begins(line, "end") {
      let shape = ObjectShape("end", required: ["end"])
      total = try Self.document(line).object(shape)["end"].integer(in: 0...1_000_000_000)
    } else {
      let (result, caseIndex) = try CaseRecord.read(line, from: "results")
      guard results.updateValue(result, forKey: caseIndex) == nil else { return result.id }
      total = nil
    }
    return nil
  }

  private static func begins(_ line: ArraySlice<UInt8>, _ key: String) -> Bool {
    line.starts(with: "{\"\(key)\"".utf8) || line.starts(with: "{ \"\(key)\"".utf8)
  }

  private static func document(_ line: ArraySlice<UInt8>) throws(DocumentError) -> DocumentValue {
    DocumentValue(try JSONReader.read(Array(line), file: "results"), file: "results")
  }
}

// MARK: Joining

/// The parts of a run while they are joined to one result.
struct JoinedResults {
  private var results: [Int: CaseResult] = [:]
  private var issues: [String] = []
  private var parts: [Int: String] = [:]
  private var first: (identity: RunIdentity, folder: String, total: Int)?

  /// The identity of the whole run; nil before the first part.
  var identity: RunIdentity? { first.map { RunIdentity(joined: $0.identity) } }
  /// The number of cases of the whole run.
  var total: Int { first?.total ?? 0 }

  /// Adds the results of a folder.
  ///
  /// - Throws: one line for a part of another run, for one that did not end or was already added,
  ///   and for one with a case of another part.
  mutating func add(_ lines: ResultLines, from folder: String) throws(DocumentError) {
    guard let identity = lines.identity, let total = lines.total else {
      throw DocumentError(
        file: folder,
        issue:
          "contains the results of an unfinished run; continue it with '--resume' first")
    }
    if let first {
      if let issue = first.identity.refusal(toJoin: identity, in: first.folder) {
        throw DocumentError(file: folder, issue: issue)
      }
      guard first.total == total else {
        throw DocumentError(
          file: folder,
          issue: "is a part of another run: it has \(total) cases in all parts, and that of "
            + "\(QuotedText.of(first.folder)) \(first.total); the files or devices differed")
      }
    } else {
      first = (identity, folder, total)
    }
    if let other = parts.updateValue(folder, forKey: identity.part) {
      throw DocumentError(
        file: folder,
        issue:
          "is part \(identity.part) of \(identity.parts), as is \(QuotedText.of(other)); name each part "
          + "of a run once")
    }
    for (caseIndex, result) in lines.results.sorted(by: { $0.key < $1.key }) {
      if let old = results.updateValue(result, forKey: caseIndex) {
        throw DocumentError(
          file: folder,
          issue:
            "has the case \(result.id) where another folder has \(old.id); the parts "
            + "were run with different options")
      }
    }
    for issue in lines.issues where !issues.contains(issue) { issues.append(issue) }
  }

  /// Returns the joined result, in the order of the cases.
  ///
  /// - Throws: one line if a part, or a case between others, is missing.
  func whole() throws(DocumentError) -> RunResult {
    guard let first else { return RunResult() }
    let missing = (1...first.identity.parts).filter { parts[$0] == nil }
    guard missing.isEmpty else {
      let named = missing.prefix(10).map(String.init).joined(separator: ", ")
      throw DocumentError(
        file: first.folder,
        issue:
          "is one of \(first.identity.parts) parts, of which \(named)\(missing.count > 10 ? ", …" : "") "
          + "\(missing.count == 1 ? "is" : "are") missing; name the folder of every part")
    }
    var cases: [CaseResult] = []
    cases.reserveCapacity(total)
    for caseIndex in 0..<total {
      guard let result = results[caseIndex] else {
        throw DocumentError(
          file: first.folder,
          issue: "lacks the case \(caseIndex + 1) of the run, as the other folders do")
      }
      cases.append(result)
    }
    return RunResult(cases: cases, issues: issues)
  }
}
