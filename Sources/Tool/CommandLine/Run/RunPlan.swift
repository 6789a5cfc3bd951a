import Gimbal
import GimbalDocuments
import GimbalGoldens
import GimbalScenarios

/// The cases of a command line in their order, and the errors of its files.
///
/// Files are read one by one when their cases are needed, so that workers run the first cases while
/// the others are read.
@MainActor
final class RunPlan {
  /// Runs single cases, with the catalog and the registered scenes of the call.
  let runner: ScenarioRunner
  /// The cases of the files that were read, of every part; empty unless they are retained.
  private(set) var cases: [ScenarioCase] = []
  private let retainsCases: Bool
  /// The same cases in compact form: all that a run stores of a case.
  private var planned = PlannedCases()
  /// Errors of files that cannot be read or contain unknown names, one line each.
  private(set) var issues: [String] = []
  private let session: Session
  private let arguments: Arguments
  /// The part of this command line; nil for the whole.
  let shard: Shard?
  private let paths: [String]
  private var files: ArraySlice<String> = []
  /// The durations of cases in the last run; nil if they are not needed.
  private var durations: [CaseID: Double]?
  private let filter: CaseFilter
  /// Saves the events of failed cases; nil if they are not needed.
  var artifacts: ArtifactsFolder?
  /// The indices of cases whose results are already known.
  var known: Set<Int> = []
  /// True once `stop()` was called, so that no more cases are started.
  private(set) var isStopped = false
  /// The number of cases that were passed on, or belong to other parts.
  private var taken = 0
  /// The number of cases of this command line that were found so far.
  private(set) var found = 0
  /// The reported errors: those of a scene occur in each scenario that shows it.
  private var reported: Set<String> = []
  /// The scenarios without a case.
  private var idle: [Scenario] = []
  /// True if each scenario runs on one device of each class.
  private let samplesDevices: Bool
  /// The slugs of the devices that were left out for some or all systems because another device of
  /// their class ran.
  private var alike: Set<String> = []
  private var taking: Set<String> = []
  /// The systems and rules that each scenario shows, by its file; empty unless devices are left
  /// out.
  private(set) var shown: [String: [String]] = [:]

  /// Finds the scenarios of the paths; a folder means all files below it.
  ///
  /// An invalid file is an error that is reported when it is found and does not stop the others.
  init(
    _ arguments: Arguments, _ session: Session, recordsTraces: Bool = false,
    goldens: GoldenStore? = nil, retainsCases: Bool = false
  ) throws {
    self.retainsCases = retainsCases
    var runner = try Self.runner(arguments, session)
    if let goldens { runner.goldens = goldens }
    runner.recordsTraces = recordsTraces
    self.runner = runner
    self.session = session
    self.arguments = arguments
    paths = arguments.operands.isEmpty ? ["Scenarios"] : arguments.operands
    // A trace is of one case, whatever part of a run its machine has.
    shard = recordsTraces ? nil : try Self.shard(arguments, session)
    samplesDevices =
      session.samplesDevices && !recordsTraces && !retainsCases && shard == nil
      && !RunPlan.choices.contains(where: arguments.has) && session.environment()["CI"] != "true"
    filter = try CaseFilter(arguments, BazelTest(session.environment())?.filter)
    if let timings = arguments.text(.timings) {
      durations = try ResultLines(timings).results.values.reduce(into: [:]) {
        $0[$1.id] = $1.seconds
      }
    }
    var found: [String] = []
    var taken: Set<String> = []
    for path in paths {
      do throws(DocumentError) {
        for file in try ScenarioSource.files(at: path) where taken.insert(file).inserted {
          found.append(file)
        }
      } catch {
        recordError(error)
      }
    }
    files = found[...]
  }

  /// Reads the next file, and returns the indices of its cases that this run has to execute; nil
  /// when all files were read.
  func next() throws -> [Int]? {
    if isStopped { return nil }
    if durations != nil, shard != nil { try readAll() }
    if taken == count, try !readFile() { return nil }
    defer { taken = count }
    let range = taken..<count
    var positions = Array(range)
    if let shard, let durations {
      positions = shard.positions(in: range, seconds: { durations[planned.id(of: $0)] })
    } else if let shard {
      positions = shard.positions(in: range)
    }
    found += positions.count
    return positions.filter { !known.contains($0) }
  }

  /// Prevents that more cases are started; called after a failure with `--fail-fast`.
  func stop() { isStopped = true }

  /// Reads files up to the first with a case; returns false if there is none.
  func hasCases() throws -> Bool {
    while count == 0 { guard try readFile() else { return false } }
    return true
  }

  /// Reads all files now, for runs that need to know all cases before the first one.
  func readAll() throws { while try readFile() {} }

  /// Reads the next file; returns false if there is none.
  private func readFile() throws -> Bool {
    guard let path = files.popFirst() else { return false }
    do throws(DocumentError) {
      let scenario = try ScenarioSource.read(path, arguments)
      let found = try runner.cases(
        of: scenario, devices: arguments.list(.devices), systems: arguments.list(.systems)
      ).filter(filter.admits)
      if found.isEmpty { idle.append(scenario) }
      let taken = samplesDevices ? found.representatives : found
      if samplesDevices {
        taking.formUnion(taken.map(\.id.device))
        alike.formUnion(found.map(\.id.device))
        shown[path] = scenario.shows
      }
      planned.add(taken, of: scenario)
      if retainsCases { cases += found }
    } catch {
      // A wrong argument is one error of the command line, not one of each file.
      if error.file.hasPrefix("--") { throw error }
      recordError(error)
    }
    return true
  }

  /// The options with which a command line limits the cases.
  private static let choices: [Option] = [
    .devices, .posture, .runSystems, .shard, .out, .record, .resume, .json, Option.format, .jobs,
    .filter,
    .onlyFailed, .list, .runPage, .timings,
  ]

  /// The message with the number of omitted devices and how to run them; nil if none was omitted.
  var omittedDevicesMessage: String? {
    let count = alike.subtracting(taking).count
    guard count > 0 else { return nil }
    return
      "debug build: \(count) devices were skipped, each equal to one that ran in callback timing, idiom, size classes and "
      + "sensor housing; --devices all runs every device"
  }

  private func recordError(_ error: DocumentError) {
    for line in error.all.map(\.description) where reported.insert(line).inserted {
      issues.append(line)
      session.notify(line)
    }
  }

  /// Reports why no scenario has a case, if none has and there was no error.
  func reportWhyNone(_ message: String, isSure: Bool = false) {
    guard issues.isEmpty else { return }
    if isSure { return session.notify(message) }
    let reason = runner.selection.reasonForNoCases(
      of: idle, devices: arguments.list(.devices), systems: arguments.list(.systems))
    session.notify(message + (reason.map { ": " + $0 } ?? ""))
  }

  /// Returns the runner of the cases of a command line, in this process and in workers.
  static func runner(_ arguments: Arguments, _ session: Session) throws -> ScenarioRunner {
    var runner = ScenarioRunner(
      catalog: try session.catalog(arguments), registry: session.scenes)
    runner.isStrict = arguments.has(.strict)
    runner.goldens = GoldenStore(mode: try goldenMode(arguments, session))
    return runner
  }

  /// Returns when golden files are written, according to the command line, else the environment.
  private static func goldenMode(
    _ arguments: Arguments, _ session: Session
  ) throws(CallError) -> GoldenMode {
    if let word = arguments.text(.record) { return GoldenMode(rawValue: word)! }
    guard let word = session.environment()[GoldenMode.variable], !word.isEmpty else {
      return .never
    }
    guard let mode = GoldenMode(rawValue: word) else {
      throw .wordNotAllowed(
        word, of: GoldenMode.variable, allowed: GoldenMode.allCases.map(\.rawValue))
    }
    return mode
  }

  /// Returns the part that the command line names, else that of the test farm.
  private static func shard(_ arguments: Arguments, _ session: Session) throws(CallError) -> Shard?
  {
    if let text = arguments.text(.shard) { return try Shard(text, of: .shard) }
    guard let (shard, farm) = try Shard.given(by: session.environment()), shard.count > 1 else {
      return nil
    }
    // Report a part that the user may not have requested.
    session.notify(
      "part \(shard.index) of \(shard.count) of the cases, by \(farm.index) and \(farm.count)")
    return shard
  }

  /// Returns the command line that repeats a case with the options of this one.
  func reproduce(_ id: CaseID) -> String { session.reproduce(id, arguments) }

  /// The number of cases that were found so far, of every part.
  var count: Int { planned.count }

  /// Returns the id of the case at an index.
  func id(of caseIndex: Int) -> CaseID { planned.id(of: caseIndex) }

  /// Returns true if the cases at two indices are of one file.
  func areOfOneFile(_ one: Int, _ other: Int) -> Bool { planned.areOfOneScenario(one, other) }

  /// Returns the title of the scenario of the case at an index, and the rule that it checks.
  func scenario(of caseIndex: Int) -> (title: String, rule: String?) {
    planned.scenario(of: caseIndex)
  }

  /// Returns the case at an index; its file is read again unless it is the last one that was read.
  func scenarioCase(_ caseIndex: Int) throws -> ScenarioCase {
    if let last = planned.last(caseIndex) { return last }
    let id = planned.id(of: caseIndex)
    return ScenarioCase(
      Shared(try ScenarioSource.read(id.scenario, arguments)),
      try runner.catalog.catalogDevice(id.device), id.system)
  }

  /// Runs the case at an index; a file that has changed meanwhile is a failure of the case.
  func run(_ caseIndex: Int) -> CaseResult {
    do {
      return Self.run(try scenarioCase(caseIndex), runner, session, arguments, artifacts)
    } catch {
      let id = planned.id(of: caseIndex)
      let failure = CaseFailure(
        file: id.scenario, position: .start, step: 0,
        message: "the files changed while the run went on: \(error)", reproduce: id.reproduce)
      return CaseResult(id: id, title: planned.scenario(of: caseIndex).title, failures: [failure])
    }
  }

  /// Runs a case and measures its time; a trap in it is reported with the command of this case.
  static func run(
    _ scenarioCase: ScenarioCase, _ runner: ScenarioRunner, _ session: Session,
    _ arguments: Arguments, _ artifacts: ArtifactsFolder?
  ) -> CaseResult {
    ReportOfDefect.narrow(to: session.reproduce(scenarioCase.id, arguments))
    let start = session.now()
    var result = runner.run(scenarioCase)
    // A clock that is set back, or far ahead, must not lead to an unreadable result.
    result.seconds = min(max(0, session.now() - start), 1e9)
    do {
      try artifacts?.save(result, scenarioCase, runner)
    } catch {
      session.notify("\(error)")
    }
    return result
  }
}
