import Foundation
import GimbalDocuments
import GimbalScenarios

/// The folder beside the results of a run with the course of failed cases: a file each, which a page of the run shows.
@MainActor
final class EvidenceFolder {
  /// The folder.
  let path: String
  /// The places at which cases have failed of which there is evidence.
  private var told: Set<[String]> = []

  /// The folder's name in a folder of results.
  nonisolated static let name = "evidence"
  nonisolated private static let ending = ".jsonl"
  /// The folder of a run that keeps nothing but its page.
  nonisolated static let passing =
    FileManager.default.temporaryDirectory.path + "/gimbal-evidence-\(UUID().uuidString)"
  /// The most bytes of a file.
  nonisolated private static let byteLimit = 512 << 20

  /// The folder at a path, which may not be there yet.
  init(_ path: String) { self.path = path }

  /// The folder that a call names, or that belongs to its results; nil when it asks for none.
  convenience init?(_ arguments: Arguments) {
    if let folder = arguments.text(.evidenceIn) {
      self.init(folder)
    } else if arguments.has(.evidence), let out = arguments.text(.out) {
      self.init(out + "/" + Self.name)
    } else {
      return nil
    }
  }

  /// Makes the folder, and takes away what another run has left in it.
  func prepare(resumes: Bool) throws(DocumentError) {
    try FileWriter.makeFolder(path)
    if resumes { return }
    for file in try FileReader.names(inFolder: path, ending: Self.ending) {
      try FileWriter.remove(path + "/" + file)
    }
  }

  /// Keeps the course of a case that failed, unless another one failed at the same places.
  func keep(_ result: CaseResult, _ scenarioCase: ScenarioCase, _ runner: ScenarioRunner) throws {
    guard !result.passed,
      told.insert([result.id.scenario] + result.failures.map { "\($0.position)" }).inserted,
      let evidence = runner.evidence(of: scenarioCase)
    else { return }
    try FileWriter.replace(file(of: result.id), with: evidence.jsonLines)
  }

  /// The course of those of the failed cases that were kept.
  nonisolated func read(_ run: RunResult) throws(DocumentError) -> [CaseID: CaseEvidence] {
    var found: [CaseID: CaseEvidence] = [:]
    for result in run.failed {
      let file = file(of: result.id)
      guard FileWriter.exists(file) else { continue }
      found[result.id] = try CaseEvidence(
        jsonLines: try FileReader.read(file, limit: Self.byteLimit), id: result.id, file: file)
    }
    return found
  }

  /// Takes the folder away.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

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
  /// Keeps the course of failed cases.
  static let evidence = Option(
    name: "--evidence", form: .flag,
    summary: "Beside --out: keeps the course of failed cases, which 'report' shows.")
  /// Says where it is kept.
  static let evidenceIn = Option(
    name: "--evidence-in", form: .text("DIR"),
    summary: "Keeps it in a folder of its own.")
  /// Writes the page of a run.
  static let runPage = Option(
    name: "--html", form: .text("FILE"),
    summary: "Writes one page: failures with their course, step by step.")
}
