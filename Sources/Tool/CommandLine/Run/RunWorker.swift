import GimbalDevices
import GimbalDocuments
import GimbalScenarios

/// The other side of `--jobs`: a process that runs the cases whose names it reads, until its input ends.
///
/// Answers wait until there is nothing to read but more jobs, or until those that wait took a few milliseconds to find: a
/// write for each costs as much as a tenth of a short case, and wakes the run. They wait in memory that outlives this
/// process, so that what a later case does to it cannot lose them.
@MainActor
struct RunWorker: ~Copyable {
  /// The first word of a worker's call; no verb, since people have no use for it.
  static let word = "--worker"
  /// Answers wait for as many more as are found in so many seconds.
  private static let longestWait = 0.004

  private let session: Session
  private let arguments: Arguments
  private let page = ProgressPage.inherited()
  private var runner: ScenarioRunner
  private var jobs = JobReader()
  private var answers = AnswerWriter()
  /// The answers that wait, how long it took to find them in seconds, and the number of bytes that were sent before.
  private var waiting = ByteBuffer()
  private var seconds = 0.0
  private var sent = 0
  /// The scenario of the last job: jobs come in the order of the cases, so that it is that of the next.
  private var scenario: Shared<Scenario>?
  private let artifacts: ArtifactsFolder?

  /// Answers each job on the input.
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    ParentWatch.begin()
    var worker = try RunWorker(arguments, session)
    var input = LineReader.ofStandardInput()
    while let lines = input.read() {
      for line in lines {
        guard let job = worker.jobs.read(line) else { return .defect }
        worker.answer(job.caseIndex, job.id)
      }
      worker.send()
    }
    return .held
  }

  private init(_ arguments: Arguments, _ session: Session) throws {
    self.session = session
    self.arguments = arguments
    runner = try RunPlan.runner(arguments, session)
    artifacts = ArtifactsFolder(arguments)
    let page = page
    runner.onStep = { page?.step = $0 }
    if let page, page.watchesEvents { runner.onEvent = { page.add(event: $0) } }
  }

  private mutating func answer(_ caseIndex: Int, _ id: CaseID) {
    page?.begin(caseIndex)
    let result: CaseResult
    do {
      let scenarioCase = try scenarioCase(id)
      result = RunPlan.run(scenarioCase, runner, session, arguments, artifacts)
    } catch {
      // The run has read the same file and asked for the same device.
      let failure = CaseFailure(
        file: id.scenario, position: .start, step: 0,
        message: "the files changed while the run went on: \(error)", reproduce: id.reproduce)
      result = CaseResult(id: id, title: "", failures: [failure])
    }
    let start = waiting.count
    answers.add(result, caseIndex: caseIndex, to: &waiting)
    seconds += result.seconds
    let isSaved = page?.save(waiting, from: start, sent: sent) ?? false
    if !isSaved || !result.passed || seconds >= Self.longestWait { send() }
  }

  /// Sends the answers that wait.
  private mutating func send() {
    sent += waiting.count
    session.console.write(waiting.take())
    seconds = 0
  }

  private mutating func scenarioCase(_ id: CaseID) throws -> ScenarioCase {
    if scenario?.value.file != id.scenario {
      scenario = Shared(try ScenarioSource.read(id.scenario, arguments))
    }
    return ScenarioCase(scenario!, try runner.catalog.catalogDevice(id.device), id.system)
  }
}
