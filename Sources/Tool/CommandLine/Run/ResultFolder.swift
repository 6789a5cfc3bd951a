import Gimbal
import GimbalDocuments
import GimbalFiles
import GimbalReports
import GimbalScenarios

/// The folder of `--out`: every result in the order of completion, and the reports at the end.
struct ResultFolder {
  private let path: String
  private let lines: FileWriter
  /// The new list of a merge, which is replaced as a whole; nil for a run, which appends to its
  /// list.
  private let built: StagedFile?
  /// The lock of the list that a merge replaces.
  private let lock: FileWriter?
  /// The results of the run that is resumed.
  let saved: ResultLines

  /// Creates the folder if it is missing, and removes the results of an earlier run.
  ///
  /// Results without the final report are kept, and the folder is rejected. It is also rejected if
  /// another run is writing to it, or if it has files with the reports' names that no run wrote: a
  /// folder of results contains `results.jsonl`.
  ///
  /// With `--resume` an interrupted run continues: its results are kept, except for an incomplete
  /// last line.
  init(
    _ path: String, of identity: RunIdentity, resumes: Bool = false
  ) throws(DocumentError) {
    try Self.orAnother { () throws(DocumentError) in try FileWriter.makeFolder(path) }
    self.path = path
    let list = path + "/results.jsonl"
    try Self.refuseOtherReports(path)
    lines = try Self.orAnother { () throws(DocumentError) in try FileWriter(locking: list) }
    built = nil
    lock = nil
    if resumes {
      saved = try Self.orAnother { () throws(DocumentError) in try ResultLines(path) }
      if let issue = saved.identity?.refusal(toGoOnWith: identity) {
        throw DocumentError(file: path, issue: issue + Self.advice)
      }
      try lines.cut(to: saved.wholeBytes)
      for format in RunFormat.inFolders { try FileWriter.remove(path + "/" + format.fileName) }
      if saved.identity == nil { try begin(identity) }
      return
    }
    saved = ResultLines()
    let isEmpty = try lines.isEmpty()
    guard isEmpty || Self.hasEnded(path) else {
      // A file that is not a list of results is reported as such.
      _ = try Self.orAnother { () throws(DocumentError) in try ResultLines(path) }
      throw DocumentError(
        file: path,
        issue:
          "contains the results of an unfinished run; continue it with '--resume', move them away, or name "
          + "another folder"
      )
    }
    // Remove old reports first: a report must not be next to results of another run.
    for format in RunFormat.inFolders { try FileWriter.remove(path + "/" + format.fileName) }
    try lines.empty()
    try begin(identity)
  }

  /// Creates the folder if it is missing, for the results of several runs that are written at once.
  ///
  /// Nothing in the folder changes until ``finish(_:total:listsAssumptions:before:)``. A merge that
  /// was interrupted after that has left a complete list, which the next merge may replace.
  init(merging path: String, of identity: RunIdentity) throws(DocumentError) {
    try Self.orAnother { () throws(DocumentError) in try FileWriter.makeFolder(path) }
    self.path = path
    saved = ResultLines()
    let list = path + "/results.jsonl"
    try Self.refuseOtherReports(path)
    let isThere = FileWriter.exists(list)
    lock =
      isThere
      ? try Self.orAnother { () throws(DocumentError) in try FileWriter(locking: list) } : nil
    if let lock, try !lock.isEmpty(), !Self.hasEnded(path) {
      let old = try Self.orAnother { () throws(DocumentError) in try ResultLines(path) }
      guard old.total != nil else {
        throw DocumentError(
          file: path,
          issue:
            "contains the results of an unfinished run; move them away, or name another folder")
      }
    }
    let file = try Folder(path).stage("results.jsonl")
    built = file
    lines = try FileWriter(file, list)
    try begin(identity)
  }

  /// Rejects a folder with reports that are not of a run.
  private static func refuseOtherReports(_ path: String) throws(DocumentError) {
    guard !FileWriter.exists(path + "/results.jsonl"),
      let format = RunFormat.inFolders.first(where: { FileWriter.exists(path + "/" + $0.fileName) })
    else { return }
    throw DocumentError(
      file: path + "/" + format.fileName,
      issue: "does not belong to a run: there is no results.jsonl next to it; name another folder")
  }

  /// Writes the line that identifies the run.
  private func begin(_ identity: RunIdentity) throws(DocumentError) {
    var writer = JSONWriter()
    identity.write(to: &writer)
    writer.newLine()
    try advising { () throws(DocumentError) in
      try lines.add(writer)
      try lines.flush()
    }
  }

  private static let advice = "; name another folder"

  /// Adds the advice to the error of a folder that cannot be used, unless it is already there.
  private static func orAnother<Result>(
    _ body: () throws(DocumentError) -> Result
  ) throws(DocumentError) -> Result {
    do throws(DocumentError) {
      return try body()
    } catch {
      guard !error.issue.hasSuffix(advice) else { throw error }
      throw DocumentError(
        file: error.file, position: error.position, issue: error.issue + advice)
    }
  }

  /// The report that shows that the run has ended.
  private static let last = RunFormat.json

  /// Returns true if the last report is complete: a full disk may have truncated one of an older
  /// version.
  private static func hasEnded(_ path: String) -> Bool {
    (try? JSONReader.read(contentsOf: path + "/" + last.fileName)) != nil
  }

  /// Appends a result to the list; it is in the file after the next ``flush()``.
  func add(_ result: CaseResult, caseIndex: Int) throws(DocumentError) {
    var writer = JSONWriter(spaceFor: CaseRecord.space)
    CaseRecord.write(result, caseIndex: caseIndex, to: &writer)
    writer.newLine()
    try advising { () throws(DocumentError) in try lines.add(writer) }
  }

  /// Writes the appended results to the file, so that an interruption loses none of them.
  func flush() throws(DocumentError) {
    try advising { () throws(DocumentError) in try lines.flush() }
  }

  /// Adds to a write error how to continue: nothing is lost.
  private func advising(_ body: () throws(DocumentError) -> Void) throws(DocumentError) {
    do throws(DocumentError) {
      try body()
    } catch {
      throw DocumentError(
        file: error.file, position: error.position,
        issue: error.issue
          + (built == nil
            ? "; correct that, and continue with '--resume'" : "; correct that, and merge again"))
    }
  }

  /// Appends errors of files that the list does not contain yet.
  func add(issues: [String]) throws(DocumentError) {
    for issue in issues where !saved.issues.contains(issue) {
      var writer = JSONWriter()
      writer.beginObject()
      writer.key("problem")
      writer.string(issue)
      writer.endObject()
      writer.newLine()
      try lines.add(writer)
    }
  }

  /// Writes the end of the list, then calls `reports`, then writes the reports.
  ///
  /// `total` is the number of cases of all parts, nil for a run that was stopped.
  func finish(
    _ result: RunResult, total: Int?, listsAssumptions: Bool,
    before reports: () throws(DocumentError) -> Void = {}
  ) throws(DocumentError) {
    if let total {
      var writer = JSONWriter()
      writer.beginObject()
      writer.key("end")
      writer.integer(total)
      writer.endObject()
      writer.newLine()
      try lines.add(writer)
    }
    try flush()
    let folder = try Folder(path)
    if let built {
      for format in RunFormat.inFolders { try FileWriter.remove(path + "/" + format.fileName) }
      try advising { () throws(DocumentError) in try built.commit() }
    }
    try reports()
    for format in RunFormat.inFolders.filter({ $0 != Self.last }) + [Self.last] {
      try advising { () throws(DocumentError) in
        try FileWriter.replace(format.fileName, in: folder) { (file) throws(DocumentError) in
          try format.write(result, isColored: false, listsAssumptions: listsAssumptions) {
            (text) throws(DocumentError) in try file.add(text)
          }
        }
      }
    }
  }
}

extension Option {
  /// Chooses the format of a run's report.
  static let format = Option(
    name: "--format", valueKind: .word(RunFormat.allCases.map(\.rawValue)),
    summary: "The format of the report; default: text.")
}

/// The formats of a run's report.
enum RunFormat: String, CaseIterable {
  /// Text for a terminal.
  case text
  /// JSON.
  case json
  /// The XML of JUnit.
  case junit
  /// The Test Anything Protocol.
  case tap
  /// The Static Analysis Results Interchange Format.
  case sarif
  /// Markdown, such as for a summary.
  case markdown
  /// Annotations of GitHub Actions.
  case github

  /// The formats that a folder of results contains.
  static let inFolders: [RunFormat] = [.text, .json, .junit]

  /// The name of the report in a folder of results.
  var fileName: String {
    switch self {
    case .text: "report.txt"
    case .json: "report.json"
    case .junit: "junit.xml"
    case .tap: "report.tap"
    case .sarif: "report.sarif"
    case .markdown: "report.md"
    case .github: "annotations.txt"
    }
  }

  /// Returns the report of a run in this format.
  func report(_ result: RunResult, isColored: Bool, listsAssumptions: Bool) -> String {
    var text = ""
    write(result, isColored: isColored, listsAssumptions: listsAssumptions) { text += $0 }
    return text
  }

  /// Writes the report of a run; the one with a line for each case in pieces.
  func write<Failure: Error>(
    _ result: RunResult, isColored: Bool, listsAssumptions: Bool,
    to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .text:
      try sink(
        RunText.report(
          result, style: TextStyle(isColored: isColored), listsAssumptions: listsAssumptions))
    case .json: try RunJSON.write(result, to: sink)
    case .junit: try RunJUnit.write(result, to: sink)
    case .tap: try RunTAP.write(result, to: sink)
    case .sarif: try sink(RunSARIF.report(result, version: GimbalVersion.current))
    case .markdown: try sink(RunMarkdown.report(result))
    case .github: try sink(RunAnnotations.report(result))
    }
  }
}
