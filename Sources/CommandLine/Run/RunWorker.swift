import GimbalDevices
import GimbalDocuments
import GimbalScenarios

/// The other side of `--jobs`: a process that runs the cases whose names it reads, until its input ends.
@MainActor
struct RunWorker {
  /// The first word of a worker's call; no verb, since people have no use for it.
  static let word = "--worker"

  private let session: Session
  private let arguments: Arguments
  private let page = ProgressPage.inherited()
  private var runner: ScenarioRunner
  private var answers = AnswerWriter()
  /// The scenario of the last job: jobs come in the order of the cases, so that it is that of the next.
  private var scenario: Shared<Scenario>?
  private let evidence: EvidenceFolder?

  /// Answers each job on the input.
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    ParentWatch.begin()
    var worker = try RunWorker(arguments, session)
    while let line = readLine() {
      guard let job = WorkerJob.read(line) else { return .defect }
      // Each answer is written at once: what a later case does to this process cannot lose it.
      session.console.write(worker.answer(job.place, job.id))
    }
    return .held
  }

  private init(_ arguments: Arguments, _ session: Session) throws {
    self.session = session
    self.arguments = arguments
    runner = try RunPlan.runner(arguments, session)
    evidence = EvidenceFolder(arguments)
    let page = page
    runner.onStep = { page?.step = $0 }
    if let page, page.watchesEvents { runner.onEvent = { page.add(event: $0) } }
  }

  private mutating func answer(_ place: Int, _ id: CaseID) -> String {
    page?.begin(place)
    let result: CaseResult
    do {
      let scenarioCase = try scenarioCase(id)
      result = RunPlan.run(scenarioCase, runner, session, arguments, evidence)
    } catch {
      // The run has read the same file and asked for the same device.
      let failure = CaseFailure(
        file: id.scenario, position: .start, step: 0,
        sentence: "the files changed while the run went on: \(error)", reproduce: id.reproduce)
      result = CaseResult(id: id, title: "", failures: [failure])
    }
    return answers.lines(result, place: place)
  }

  private mutating func scenarioCase(_ id: CaseID) throws -> ScenarioCase {
    if scenario?.value.file != id.scenario {
      scenario = Shared(try ScenarioSource.read(id.scenario, arguments))
    }
    return ScenarioCase(scenario!, try runner.catalog.catalogDevice(id.device), id.system)
  }
}
