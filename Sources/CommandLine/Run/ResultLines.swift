import GimbalDocuments
import GimbalScenarios

/// The results that a folder of `--out` holds, whether its run has ended or not.
struct ResultLines {
  /// The results by their places among all cases of the run.
  private(set) var results: [Int: CaseResult] = [:]
  /// The mistakes in files.
  private(set) var problems: [String] = []
  /// The number of bytes up to the end of the last whole line.
  private(set) var wholeBytes = 0

  /// The most bytes of a list of results.
  private static let byteLimit = 4 << 30

  /// No results.
  init() {}

  /// Reads the list of a folder; a last line without an end was cut, and does not count.
  ///
  /// - Throws: one line for a folder without a list, and for a line that is no result or of another version.
  init(_ folder: String) throws(DocumentError) {
    let path = folder + "/results.jsonl"
    let bytes = try FileReader.read(path, limit: Self.byteLimit)
    var number = 0
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      number += 1
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      start = end + 1
      wholeBytes = start
      do throws(DocumentError) {
        try take(line)
      } catch {
        throw DocumentError(
          file: path, position: SourcePosition(line: number, column: error.position?.column ?? 1),
          problem: "is no result of this version of Gimbal: \(error.problem)")
      }
    }
  }

  private mutating func take(_ line: String) throws(DocumentError) {
    if line.hasPrefix("{\"problem\"") || line.hasPrefix("{ \"problem\"") {
      let document = DocumentValue(
        try JSONReader.read(Array(line.utf8), file: "results"), file: "results")
      let problem = try document.object(ObjectShape("problem", required: ["problem"]))["problem"]
      problems.append(try problem.string())
      return
    }
    let (result, place) = try CaseRecord.read(line, from: "results")
    results[place] = result
  }

  /// Adds the results of another part of the same run.
  ///
  /// - Throws: one line for a case that both have.
  mutating func join(_ other: ResultLines, from folder: String) throws(DocumentError) {
    for (place, result) in other.results.sorted(by: { $0.key < $1.key }) {
      if let old = results[place] {
        throw DocumentError(
          file: folder,
          problem: old.id == result.id
            ? "has the case \(result.id), which another folder has too; name each part of a run once"
            : "is a part of another run: its case \(place + 1) is \(result.id), and that of another folder "
              + "\(old.id)")
      }
      results[place] = result
    }
    for problem in other.problems where !problems.contains(problem) { problems.append(problem) }
  }

  /// The result of the whole, in the order of the cases.
  ///
  /// - Throws: one line when a case is missing between others.
  func whole(_ folder: String) throws(DocumentError) -> RunResult {
    let places = results.keys.sorted()
    for (index, place) in places.enumerated() where index != place {
      throw DocumentError(
        file: folder,
        problem:
          "lacks the case \(index + 1) of the run, as the other folders do; name every part, each "
          + "of a run that has ended")
    }
    return RunResult(cases: places.map { results[$0]! }, problems: problems)
  }
}
