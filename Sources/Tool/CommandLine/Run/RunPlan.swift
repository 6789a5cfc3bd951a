import Gimbal
import GimbalDocuments
import GimbalGoldens
import GimbalScenarios

/// The cases of a call in their order, and what was wrong with its files.
///
/// Files are read one by one as their cases are asked for, so that workers run the first while the
/// rest is read.
@MainActor
final class RunPlan {
  /// The runner of the cases.
  let runner: ScenarioRunner
  /// The cases of the files that were read, of every part; none unless they are kept.
  private(set) var cases: [ScenarioCase] = []
  private let retainsCases: Bool
  /// The same by numbers in tables: all that a run remembers of a case.
  private var planned = PlannedCases()
  /// Files that cannot be read, and words of them that mean nothing, one line each.
  private(set) var issues: [String] = []
  private let session: Session
  private let arguments: Arguments
  /// The part of this call; nil for the whole.
  let shard: Shard?
  private let paths: [String]
  private var files: ArraySlice<String> = []
  /// The durations of cases in the last run; nil when they were not asked for.
  private var durations: [CaseID: Double]?
  private let filter: CaseFilter
  /// Keeps the course of failed cases; nil when it is not asked for.
  var artifacts: ArtifactsFolder?
  /// The places whose results are known already.
  var known: Set<Int> = []
  /// True once no more cases are to be begun.
  private(set) var isStopped = false
  /// The number of cases that were handed out, or belong to other parts.
  private var taken = 0
  /// The number of cases of this call that were found so far.
  private(set) var found = 0
  /// The mistakes that were reported: those of a scene are those of each scenario that shows it.
  private var reported: Set<String> = []
  /// The scenarios that have no case.
  private var idle: [Scenario] = []
  /// True if each scenario runs on one device of each class.
  private let samplesDevices: Bool
  /// The slugs of the devices that ran nothing or less than all systems because another of their class did.
  private var alike: Set<String> = []
  private var taking: Set<String> = []
  /// The systems and rules that each scenario shows, by its file; empty unless devices are left out.
  private(set) var shown: [String: [String]] = [:]

  /// Finds the scenarios of the paths; a folder stands for all below it.
  ///
  /// A bad file is a problem, which is reported when it is found and does not stop the others.
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
    // A trace is of one case, whichever part of a run its machine has.
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

  /// The places of the next file's cases that this call runs; nil when all files were read.
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

  /// Begins no more cases.
  func stop() { isStopped = true }

  /// Reads files up to the first that has a case; false when none has.
  func hasCases() throws -> Bool {
    while count == 0 { guard try readFile() else { return false } }
    return true
  }

  /// Reads all files.
  func readAll() throws { while try readFile() {} }

  /// Reads the next file; false when there is none.
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
      // A wrong word of the call is one mistake of the call, not one of each file.
      if error.file.hasPrefix("--") { throw error }
      recordError(error)
    }
    return true
  }

  /// The options with which a call runs every case that they leave.
  private static let choices: [Option] = [
    .devices, .posture, .runSystems, .shard, .out, .record, .resume, .json, Option.format, .jobs,
    .filter,
    .onlyFailed, .list, .runPage, .timings,
  ]

  /// How many devices were left out, and how to run them; nil when none was.
  var omittedDevicesMessage: String? {
    let count = alike.subtracting(taking).count
    guard count > 0 else { return nil }
    return
      "debug build: \(count) devices were left out, each like one that ran in era, idiom, size classes and "
      + "sensor housing; --devices all runs every device"
  }

  private func recordError(_ error: DocumentError) {
    for line in error.all.map(\.description) where reported.insert(line).inserted {
      issues.append(line)
      session.notify(line)
    }
  }

  /// The reason why no scenario has a case, where none has and nothing was wrong.
  func reportWhyNone(_ message: String, isSure: Bool = false) {
    guard issues.isEmpty else { return }
    if isSure { return session.notify(message) }
    let reason = runner.selection.reasonForNoCases(
      of: idle, devices: arguments.list(.devices), systems: arguments.list(.systems))
    session.notify(message + (reason.map { ": " + $0 } ?? ""))
  }

  /// Runs the cases of a call, in this process and in workers.
  static func runner(_ arguments: Arguments, _ session: Session) throws -> ScenarioRunner {
    var runner = ScenarioRunner(
      catalog: try session.catalog(arguments), registry: session.scenes)
    runner.isStrict = arguments.has(.strict)
    runner.goldens = GoldenStore(mode: try goldenMode(arguments, session))
    return runner
  }

  /// Returns when golden files are written: as the call says, else the environment.
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

  /// The part that the call names, else that of the farm on which it runs.
  private static func shard(_ arguments: Arguments, _ session: Session) throws(CallError) -> Shard?
  {
    if let text = arguments.text(.shard) { return try Shard(text, of: .shard) }
    guard let (shard, farm) = try Shard.given(by: session.environment()), shard.count > 1 else {
      return nil
    }
    // Report a plan that the person may not have asked for.
    session.notify(
      "part \(shard.index) of \(shard.count) of the cases, by \(farm.index) and \(farm.count)")
    return shard
  }

  /// The command that runs a case again.
  func reproduce(_ id: CaseID) -> String { session.reproduce(id, arguments) }

  /// The number of cases that were found so far, of every part.
  var count: Int { planned.count }

  /// The id of the case at a place.
  func id(of caseIndex: Int) -> CaseID { planned.id(of: caseIndex) }

  /// True if the cases at two places are of one file.
  func areOfOneFile(_ one: Int, _ other: Int) -> Bool { planned.areOfOneScenario(one, other) }

  /// The title of the scenario of the case at a place, and the sequence that it holds the simulator to.
  func scenario(of caseIndex: Int) -> (title: String, rule: String?) {
    planned.scenario(of: caseIndex)
  }

  /// The case at a place, whose file is read again unless it is the one that was read last.
  func scenarioCase(_ caseIndex: Int) throws -> ScenarioCase {
    if let last = planned.last(caseIndex) { return last }
    let id = planned.id(of: caseIndex)
    return ScenarioCase(
      Shared(try ScenarioSource.read(id.scenario, arguments)),
      try runner.catalog.catalogDevice(id.device), id.system)
  }

  /// Runs the case at a place.
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

  /// Runs a case, and takes its time; a trap in it is reported with the command of this case alone.
  static func run(
    _ scenarioCase: ScenarioCase, _ runner: ScenarioRunner, _ session: Session,
    _ arguments: Arguments, _ artifacts: ArtifactsFolder?
  ) -> CaseResult {
    ReportOfDefect.narrow(to: session.reproduce(scenarioCase.id, arguments))
    let start = session.now()
    var result = runner.run(scenarioCase)
    // A clock that is set back, or far ahead, is no reason for an unreadable result.
    result.seconds = min(max(0, session.now() - start), 1e9)
    do {
      try artifacts?.save(result, scenarioCase, runner)
    } catch {
      session.notify("\(error)")
    }
    return result
  }
}
