import Gimbal
import GimbalDocuments
import GimbalScenarios

/// The cases of a call in their order, and what was wrong with its files.
@MainActor
struct RunPlan {
  /// What runs the cases.
  let runner: ScenarioRunner
  /// All cases of the call, of every part.
  let cases: [ScenarioCase]
  /// The places of the cases that this call runs: all, or those of its part.
  let places: [Int]
  private let session: Session
  private let arguments: Arguments
  /// Files that cannot be read, and words of them that mean nothing, one line each.
  let problems: [String]
  /// Why no scenario has a case, where none has.
  let reasonForNone: String?

  /// Reads the scenarios of the paths; a folder stands for all below it.
  ///
  /// A bad file is a problem and does not stop the others.
  init(_ arguments: Arguments, _ session: Session, recordsTraces: Bool = false) throws {
    var runner = try Self.runner(arguments, session)
    runner.recordsTraces = recordsTraces
    var cases: [ScenarioCase] = []
    var problems: [String] = []
    let paths = arguments.operands.isEmpty ? ["Scenarios"] : arguments.operands
    // The mistakes of a scene are those of each scenario that shows it.
    var told: Set<String> = []
    var idle: [Scenario] = []
    for path in Self.files(at: paths, &problems) {
      do throws(DocumentError) {
        let scenario = try ScenarioReader.read(
          contentsOf: path, within: FileKind.folder(of: path, among: paths))
        let before = cases.count
        defer { if cases.count == before { idle.append(scenario) } }
        cases += try runner.cases(
          of: scenario, devices: arguments.list(.devices), systems: arguments.list(.systems))
      } catch {
        // A wrong word of the call is one mistake of the call, not one of each file.
        if error.file.hasPrefix("--") { throw error }
        problems += error.all.map(\.description).filter { told.insert($0).inserted }
      }
    }
    self.runner = runner
    self.session = session
    self.arguments = arguments
    self.cases = cases
    reasonForNone =
      cases.isEmpty
      ? runner.reasonForNoCases(
        of: idle, devices: arguments.list(.devices), systems: arguments.list(.systems)) : nil
    self.problems = problems
    // A trace is of one case, whichever part of a run its machine has.
    let shard = recordsTraces ? nil : try Self.shard(arguments, session)
    places = shard?.places(of: cases.count) ?? Array(cases.indices)
  }

  /// Runs the cases of a call, in this process and in workers.
  static func runner(_ arguments: Arguments, _ session: Session) throws -> ScenarioRunner {
    var runner = ScenarioRunner(
      catalog: try session.catalog(arguments), registry: session.scenes)
    runner.isStrict = arguments.has(.strict)
    return runner
  }

  /// The part that the call names, else that of the farm on which it runs.
  private static func shard(_ arguments: Arguments, _ session: Session) throws(CallError) -> Shard?
  {
    if let text = arguments.text(.shard) { return try Shard(text, of: .shard) }
    return try Shard(farm: session.environment)
  }

  /// The command that runs a case again.
  func reproduce(_ id: CaseID) -> String { session.reproduce(id, arguments) }

  /// Runs the case at a place.
  func run(_ place: Int) -> CaseResult { Self.run(cases[place], runner, session, arguments) }

  /// Runs a case, and takes its time; a trap in it is reported with the command of this case alone.
  static func run(
    _ scenarioCase: ScenarioCase, _ runner: ScenarioRunner, _ session: Session,
    _ arguments: Arguments
  ) -> CaseResult {
    ReportOfDefect.narrow(to: session.reproduce(scenarioCase.id, arguments))
    let start = session.now()
    var result = runner.run(scenarioCase)
    result.seconds = session.now() - start
    return result
  }

  /// The scenario files of the paths in their order, each once.
  private static func files(at paths: [String], _ problems: inout [String]) -> [String] {
    var files: [String] = []
    var taken: Set<String> = []
    for path in paths {
      do throws(DocumentError) {
        for file in try scenarios(at: path) where taken.insert(file).inserted { files.append(file) }
      } catch {
        problems.append(error.description)
      }
    }
    return files
  }

  private static func scenarios(at path: String) throws(DocumentError) -> [String] {
    guard FileReader.isFolder(path) else {
      if let problem = FileKind.misplaced(path, for: .scenario) { throw problem }
      return [path]
    }
    let found = try FolderWalk.files(below: path, ending: FileKind.scenario.rawValue)
    guard !found.isEmpty else {
      throw DocumentError(file: path, problem: "the folder holds no *.scenario.json")
    }
    return found
  }
}
