import Foundation
import GimbalDocuments
import GimbalFiles
import GimbalScenarios

/// The folder of the recorded events of failed cases, next to the results of a run: a file each,
/// which a page of the run shows.
@MainActor
final class ArtifactsFolder {
  /// The path of the folder.
  let path: String
  /// The source positions of failed cases with recorded events.
  private var reported: Set<[String]> = []

  /// The folder's name in a folder of results.
  nonisolated static let name = "evidence"
  nonisolated private static let ending = ".jsonl"
  /// The temporary folder of a run that only writes its page.
  nonisolated static let passing =
    FileManager.default.temporaryDirectory.path + "/gimbal-evidence-\(UUID().uuidString)"
  /// The maximum number of bytes of a file.
  nonisolated private static let byteLimit = 512 << 20

  /// True for a folder that the command line names, which may be a link.
  private let isNamed: Bool

  /// Creates the folder at a path, which may not exist yet.
  init(_ path: String, isNamed: Bool = false) {
    self.path = path
    self.isNamed = isNamed
  }

  /// Creates the folder that a command line names, or that belongs to its results; nil if it needs
  /// none.
  convenience init?(_ arguments: Arguments) {
    if let folder = arguments.text(.artifactsIn) {
      self.init(folder, isNamed: true)
    } else if !arguments.has(.noArtifacts), let out = arguments.text(.out) {
      self.init(out + "/" + Self.name)
    } else {
      return nil
    }
  }

  /// Returns the folders next to some folders of results.
  static func nextTo(_ results: [String]) -> [ArtifactsFolder] {
    results.map { ArtifactsFolder($0 + "/" + name) }
  }

  /// Creates the folder, and removes the files of another run.
  func prepare(resumes: Bool) throws(DocumentError) {
    try FileWriter.makeFolder(path, isNamed: isNamed)
    if !resumes { try clean() }
  }

  /// Removes the folder if it is empty, or if only one page needed it.
  func finish() {
    if path == Self.passing {
      (try? Folder(path))?.removeTemporary()
    } else {
      rmdir(path)
    }
  }

  /// Saves the events of a failed case, unless another one failed at the same positions.
  func save(_ result: CaseResult, _ scenarioCase: ScenarioCase, _ runner: ScenarioRunner) throws {
    guard !result.passed, reported.insert(Self.positions(of: result)).inserted,
      let artifacts = runner.artifacts(of: scenarioCase)
    else { return }
    try FileWriter.replace(file(of: result.id), with: artifacts.jsonLines, isNamed: false)
  }

  /// Returns the source positions at which a case failed.
  nonisolated private static func positions(of result: CaseResult) -> [String] {
    [result.id.scenario] + result.failures.map { "\($0.position)" }
  }

  /// Returns the files of failed cases in some folders.
  ///
  /// Of cases that failed at the same positions it returns the first, even if several workers or
  /// machines have saved one.
  nonisolated private static func files(
    of run: RunResult, in folders: [ArtifactsFolder]
  ) -> [(id: CaseID, file: String)] {
    var reported: Set<[String]> = []
    return run.failed.compactMap { result in
      guard !reported.contains(positions(of: result)),
        let file = folders.lazy.map({ $0.file(of: result.id) }).first(where: FileWriter.exists)
      else { return nil }
      reported.insert(positions(of: result))
      return (result.id, file)
    }
  }

  /// Returns the saved events of failed cases in some folders.
  nonisolated static func read(
    _ run: RunResult, in folders: [ArtifactsFolder]
  ) throws(DocumentError) -> [CaseID: CaseArtifacts] {
    var found: [CaseID: CaseArtifacts] = [:]
    for (id, file) in files(of: run, in: folders) {
      found[id] = try CaseArtifacts(
        jsonLines: try FileReader.read(file, limit: byteLimit), id: id, file: file)
    }
    return found
  }

  /// Copies what other folders, which may include this one, have saved of a run.
  nonisolated func take(_ run: RunResult, from folders: [ArtifactsFolder]) throws(DocumentError) {
    let files = Self.files(of: run, in: folders)
    if !files.isEmpty { try FileWriter.makeFolder(path, isNamed: isNamed) }
    for (id, other) in files where other != file(of: id) {
      try FileWriter.replace(
        file(of: id), with: try FileReader.read(other, limit: Self.byteLimit), isNamed: false)
    }
    try clean(except: Set(files.map { file(of: $0.id) }))
  }

  /// Removes the files of another run.
  nonisolated private func clean(except retained: Set<String> = []) throws(DocumentError) {
    guard FileReader.isFolder(path) else { return }
    for name in try FileReader.names(inFolder: path, ending: Self.ending) {
      let file = path + "/" + name
      if !retained.contains(file) { try FileWriter.remove(file) }
    }
  }

  /// Returns the file of a case: the valid characters of its name, and a hash that distinguishes
  /// similar names.
  nonisolated private func file(of id: CaseID) -> String {
    let name = "\(id)"
    let safe = name.suffix(80).map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    let number = name.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return path + "/" + String(safe) + "-" + String(number, radix: 36) + Self.ending
  }
}

extension Option {
  /// Saves no events of failed cases.
  static let noArtifacts = Option(
    name: "--no-artifacts", valueKind: .flag,
    summary: "With --out: omits the recorded steps of failed cases, which 'report' shows.",
    olderName: "--no-evidence")
  /// Chooses the folder of those events.
  static let artifactsIn = Option(
    name: "--artifacts-in", valueKind: .text("DIR"),
    summary: "Writes the recorded steps of failed cases into a separate folder.",
    olderName: "--evidence-in")
  /// Writes the page of a run.
  static let runPage = Option(
    name: "--html", valueKind: .text("FILE"),
    summary: "Writes one page: failures with their events and layout, step by step.")
}
