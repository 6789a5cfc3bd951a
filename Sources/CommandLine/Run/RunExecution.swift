import Gimbal
import GimbalDocuments
import GimbalScenarios

/// Runs the cases of a plan, in this process or in workers, and hands results over as they come.
@MainActor
struct RunExecution {
  let plan: RunPlan
  let session: Session
  /// The receiver of each result and its place.
  let onResult: (CaseResult, Int) throws -> Void
  /// Called when all results that have come are handed over.
  let onRound: () throws -> Void

  /// Runs all in this process, in order.
  func runHere() throws {
    while let places = try plan.next() {
      for place in places where !plan.isStopped {
        try handOver(plan.run(place), place)
        try onRound()
      }
    }
  }

  /// Runs all in worker processes that are called with the same words.
  ///
  /// A worker that ends in the middle of a case, or takes more than the limit's seconds for it, fails
  /// that case and no other.
  func runInWorkers(_ count: Int, limit: Int, words: [String]) throws {
    guard let executable = session.executable else {
      throw WorkerError.noProgram
    }
    let pool = WorkerPool(
      executable: executable, arguments: [RunWorker.word] + words,
      size: count, limit: .seconds(limit))
    var failure: (any Error)?
    func keepingFailure(_ body: () throws -> Void) {
      do { try body() } catch { failure = failure ?? error }
    }
    try pool.run(
      jobs: {
        var places: [Int]?
        keepingFailure { places = try plan.next() }
        return places
      },
      line: { WorkerJob.line(place: $0, of: plan.cases[$0].id) },
      isStopped: { plan.isStopped }, onRound: { keepingFailure(onRound) },
      outcome: { place, outcome, reader in
        keepingFailure { try handOver(result(of: place, outcome, reader), place) }
      })
    if let failure { throw failure }
  }

  /// Hands a result over with the command that repeats it as it was called.
  private func handOver(_ result: CaseResult, _ place: Int) throws {
    var result = result
    for index in result.failures.indices {
      result.failures[index].reproduce = plan.reproduce(result.id)
    }
    try onResult(result, place)
  }

  private func result(
    of place: Int, _ outcome: WorkerPool.Outcome, _ reader: AnswerReader
  ) -> CaseResult {
    let scenarioCase = plan.cases[place]
    switch outcome {
    case .lost(let how, let step):
      return failed(scenarioCase, "the process that ran the case \(how)", step: step)
    case .answer(let line):
      do throws(DocumentError) {
        guard let result = try reader.result(line, of: scenarioCase, place: place) else {
          return failed(scenarioCase, "the worker ran another case: the files changed meanwhile")
        }
        return result
      } catch {
        return failed(scenarioCase, "the worker's answer cannot be read: \(error)")
      }
    }
  }

  /// A case whose process gave no result, at the last step that began.
  private func failed(
    _ scenarioCase: ScenarioCase, _ sentence: String, step: Int = 0
  ) -> CaseResult {
    let id = scenarioCase.id
    let steps = scenarioCase.scenario.steps
    let failure = CaseFailure(
      file: id.scenario,
      position: steps.indices.contains(step - 1) ? steps[step - 1].position : .start, step: step,
      sentence: sentence, reproduce: id.reproduce)
    return CaseResult(
      id: id, title: scenarioCase.scenario.title, rule: scenarioCase.scenario.rule,
      failures: [failure])
  }
}
