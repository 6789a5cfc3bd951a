import GimbalDocuments
import GimbalReports
import GimbalScenarios

/// The folder of `--out`: every result as it comes, and the reports at the end.
struct ResultFolder {
  private let path: String
  private let lines: FileWriter

  /// Makes the folder unless it is there, and empties its list of results.
  init(_ path: String) throws(DocumentError) {
    try FileWriter.makeFolder(path)
    self.path = path
    lines = try FileWriter(path + "/results.jsonl")
  }

  /// Adds a result to the list, at once.
  func add(_ result: CaseResult, place: Int) throws(DocumentError) {
    try lines.write(CaseRecord.line(result, place: place) + "\n")
  }

  /// Writes the reports.
  func finish(_ result: RunResult) throws(DocumentError) {
    for format in RunFormat.allCases {
      try FileWriter.write(
        format.report(result, isColored: false), to: path + "/" + format.fileName)
    }
  }
}

/// The forms of a run's report.
enum RunFormat: String, CaseIterable {
  case text
  case json
  case junit

  /// The name of the report in a folder of results.
  var fileName: String {
    switch self {
    case .text: "report.txt"
    case .json: "report.json"
    case .junit: "junit.xml"
    }
  }

  /// The report of a run.
  func report(_ result: RunResult, isColored: Bool) -> String {
    switch self {
    case .text: RunText.report(result, style: TextStyle(isColored: isColored))
    case .json: RunJSON.report(result)
    case .junit: RunJUnit.report(result)
    }
  }
}
