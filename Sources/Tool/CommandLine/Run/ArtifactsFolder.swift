import Foundation
import GimbalDocuments
import GimbalFiles
import GimbalScenarios

/// The folder beside the results of a run with the course of failed cases: a file each, which a page of the run shows.
@MainActor
final class ArtifactsFolder {
  /// The folder.
  let path: String
  /// The places at which cases have failed of which there is evidence.
  private var reported: Set<[String]> = []

  /// The folder's name in a folder of results.
  nonisolated static let name = "evidence"
  nonisolated private static let ending = ".jsonl"
  /// The folder of a run that keeps nothing but its page.
  nonisolated static let passing =
    FileManager.default.temporaryDirectory.path + "/gimbal-evidence-\(UUID().uuidString)"
  /// The most bytes of a file.
  nonisolated private static let byteLimit = 512 << 20

  /// True for a folder that the call names, which may be a link.
  private let isNamed: Bool

  /// The folder at a path, which may not be there yet.
  init(_ path: String, isNamed: Bool = false) {
    self.path = path
    self.isNamed = isNamed
  }

  /// The folder that a call names, or that belongs to its results; nil when it asks for none.
  convenience init?(_ arguments: Arguments) {
    if let folder = arguments.text(.artifactsIn) {
      self.init(folder, isNamed: true)
    } else if !arguments.has(.noArtifacts), let out = arguments.text(.out) {
      self.init(out + "/" + Self.name)
    } else {
      return nil
    }
  }

  /// The folders of some folders of results.
  static func nextTo(_ results: [String]) -> [ArtifactsFolder] {
    results.map { ArtifactsFolder($0 + "/" + name) }
  }

  /// Makes the folder, and takes away what another run has left in it.
  func prepare(resumes: Bool) throws(DocumentError) {
    try FileWriter.makeFolder(path, isNamed: isNamed)
    if !resumes { try clean() }
  }

  /// Removes the folder if it is empty, or if it served one page alone.
  func finish() {
    if path == Self.passing {
      (try? Folder(path))?.removeTemporary()
    } else {
      rmdir(path)
    }
  }

  /// Keeps the course of a case that failed, unless another one failed at the same places.
  func save(_ result: CaseResult, _ scenarioCase: ScenarioCase, _ runner: ScenarioRunner) throws {
    guard !result.passed, reported.insert(Self.positions(of: result)).inserted,
      let artifacts = runner.artifacts(of: scenarioCase)
    else { return }
    try FileWriter.replace(file(of: result.id), with: artifacts.jsonLines, isNamed: false)
  }

  /// The places at which a case has failed.
  nonisolated private static func positions(of result: CaseResult) -> [String] {
    [result.id.scenario] + result.failures.map { "\($0.position)" }
  }

  /// The files with the course of failed cases in some folders, of those that failed at the same places the first, however
  /// many workers or machines have kept one.
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

  /// The course of those of the failed cases that were kept in some folders.
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

  /// Takes over what other folders, of which this may be one, have kept of a run.
  nonisolated func take(_ run: RunResult, from folders: [ArtifactsFolder]) throws(DocumentError) {
    let files = Self.files(of: run, in: folders)
    if !files.isEmpty { try FileWriter.makeFolder(path, isNamed: isNamed) }
    for (id, other) in files where other != file(of: id) {
      try FileWriter.replace(
        file(of: id), with: try FileReader.read(other, limit: Self.byteLimit), isNamed: false)
    }
    try clean(except: Set(files.map { file(of: $0.id) }))
  }

  /// Takes away what another run has left.
  nonisolated private func clean(except retained: Set<String> = []) throws(DocumentError) {
    guard FileReader.isFolder(path) else { return }
    for name in try FileReader.names(inFolder: path, ending: Self.ending) {
      let file = path + "/" + name
      if !retained.contains(file) { try FileWriter.remove(file) }
    }
  }

  /// The file of a case: what of its name can stand in one, and a number by which equal names differ.
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
  /// Keeps nothing of the course of failed cases.
  static let noArtifacts = Option(
    name: "--no-evidence", valueKind: .flag,
    summary: "Beside --out: leaves out the course of failed cases, which 'report' shows.")
  /// Says where it is kept.
  static let artifactsIn = Option(
    name: "--evidence-in", valueKind: .text("DIR"),
    summary: "Keeps it in a folder of its own.")
  /// Writes the page of a run.
  static let runPage = Option(
    name: "--html", valueKind: .text("FILE"),
    summary: "Writes one page: failures with their course, step by step.")
}
