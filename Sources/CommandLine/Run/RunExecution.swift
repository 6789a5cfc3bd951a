import Gimbal
import GimbalDocuments
import GimbalScenarios

/// Runs the cases of a plan, in this process or in workers, and hands results over as they come.
@MainActor
struct RunExecution {
  let plan: RunPlan
  let session: Session
  /// What each result is handed to, with its place.
  let onResult: (CaseResult, Int) throws -> Void

  /// Runs all in this process, in order.
  func runHere() throws {
    for place in plan.places { try handOver(plan.run(place), place) }
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
      size: min(count, plan.places.count), limit: .seconds(limit))
    var failure: (any Error)?
    try pool.run(plan.places) { place, outcome in
      do {
        try handOver(result(of: place, outcome), place)
      } catch {
        failure = failure ?? error
      }
    }
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

  private func result(of place: Int, _ outcome: WorkerPool.Outcome) -> CaseResult {
    let scenarioCase = plan.cases[place]
    switch outcome {
    case .lost(let how):
      return failed(scenarioCase, "the process that ran the case \(how)")
    case .answer(let line):
      do throws(DocumentError) {
        let answer = try CaseRecord.read(line, from: "worker")
        guard answer.place == place, answer.result.id == scenarioCase.id else {
          return failed(scenarioCase, "the worker ran another case: the files changed meanwhile")
        }
        return answer.result
      } catch {
        return failed(scenarioCase, "the worker's answer cannot be read: \(error)")
      }
    }
  }

  private func failed(_ scenarioCase: ScenarioCase, _ sentence: String) -> CaseResult {
    let id = scenarioCase.id
    let failure = CaseFailure(
      file: id.scenario, position: .start, step: 0, sentence: sentence, evidence: "",
      reproduce: id.reproduce)
    return CaseResult(
      id: id, title: scenarioCase.scenario.title, rule: scenarioCase.scenario.rule,
      failures: [failure])
  }
}
