import GimbalDevices
import GimbalDocuments
import GimbalScenarios

/// A worker process of `--jobs` that runs the cases whose names it reads, until its input ends.
///
/// Answers are buffered until no more jobs can be read, or until the buffered ones took a few
/// milliseconds to compute. A write for each would cost a tenth of a short case and wake the run.
/// The buffer is in memory that outlives this process, so that a crash of a later case cannot lose
/// them.
@MainActor
struct RunWorker: ~Copyable {
  /// The first argument of a worker's call; it is not a verb, because users do not need it.
  static let word = "--worker"
  /// The maximum time in seconds that buffered answers took to compute.
  private static let longestWait = 0.004

  private let session: Session
  private let arguments: Arguments
  private let page = ProgressPage.inherited()
  private var runner: ScenarioRunner
  private var jobs = JobReader()
  private var answers = AnswerWriter()
  /// The buffered answers, the seconds of their computation, and the number of bytes that were sent
  /// before.
  private var waiting = ByteBuffer()
  private var seconds = 0.0
  private var sent = 0
  /// The scenario of the last job: jobs come in the order of the cases, so that the next one
  /// usually has the same.
  private var scenario: Shared<Scenario>?
  private let artifacts: ArtifactsFolder?

  /// Answers each job that arrives on the standard input, until the input ends.
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
      // The run has read the same file and looked up the same device.
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

  /// Sends the buffered answers.
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
