import GimbalDocuments
import GimbalScenarios

/// The results that a folder of `--out` holds, whether its run has ended or not.
struct ResultLines {
  /// The run whose results they are; nil for a folder in which nothing stands yet.
  private(set) var identity: RunIdentity?
  /// The results by their places among all cases of the run.
  private(set) var results: [Int: CaseResult] = [:]
  /// The mistakes in files.
  private(set) var issues: [String] = []
  /// The number of cases of all parts, once the run has come to its end.
  private(set) var total: Int?
  /// The number of bytes up to the end of the last whole line of a result.
  private(set) var wholeBytes = 0

  /// The most bytes of a list of results.
  private static let byteLimit = 4 << 30

  /// No results.
  init() {}

  /// Reads the list of a folder, which may be named itself; a last line without an end was cut, and does not count.
  ///
  /// - Throws: one line for a folder without a list, and for a line that is no result or of another version.
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
          issue: "is no result of this version of Gimbal: \(error.issue)")
      }
      if let twice {
        throw DocumentError(
          file: path, position: SourcePosition(line: number, column: 1),
          issue: "the case \(twice) stands there twice; take one of its lines away")
      }
    }
  }

  /// Takes a line; the case whose result stands there already, if it is one.
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

/// The parts of a run on their way to one result.
struct JoinedResults {
  private var results: [Int: CaseResult] = [:]
  private var issues: [String] = []
  private var parts: [Int: String] = [:]
  private var first: (identity: RunIdentity, folder: String, total: Int)?

  /// The identity of the whole run.
  var identity: RunIdentity? { first.map { RunIdentity(joined: $0.identity) } }
  /// The number of cases.
  var total: Int { first?.total ?? 0 }

  /// Adds the results of a folder.
  ///
  /// - Throws: one line for a part that is not of the same run, that did not come to its end, that was added
  ///   already, or that has a case of another.
  mutating func add(_ lines: ResultLines, from folder: String) throws(DocumentError) {
    guard let identity = lines.identity, let total = lines.total else {
      throw DocumentError(
        file: folder,
        issue:
          "holds the results of a run that did not come to its end; go on with '--resume' first")
    }
    if let first {
      if let issue = first.identity.refusal(toJoin: identity, in: first.folder) {
        throw DocumentError(file: folder, issue: issue)
      }
      guard first.total == total else {
        throw DocumentError(
          file: folder,
          issue: "is a part of another run: that has \(total) cases in all parts, and that of "
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
            "has the case \(result.id), and another folder has \(old.id) in its place; the parts "
            + "were not chosen alike")
      }
    }
    for issue in lines.issues where !issues.contains(issue) { issues.append(issue) }
  }

  /// The result of the whole, in the order of the cases.
  ///
  /// - Throws: one line when a part, or a case between others, is missing.
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
