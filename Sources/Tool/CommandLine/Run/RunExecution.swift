import Gimbal
import GimbalDocuments
import GimbalScenarios

/// Runs the cases of a plan, in this process or in workers, and passes results on in the order of
/// completion.
@MainActor
struct RunExecution {
  /// The cases to run, and the errors of their files.
  let plan: RunPlan
  /// The environment of the command.
  let session: Session
  /// The number of retries of a failed case.
  var retries = 0
  /// Called with each result and its case index.
  let onResult: (CaseResult, Int) throws -> Void
  /// Called after all available results are passed on.
  let onRound: () throws -> Void

  /// Runs all cases in this process, in order.
  func runHere() throws {
    while let positions = try plan.next() {
      for caseIndex in positions where !plan.isStopped {
        var tries = CaseTries()
        while tries.add(plan.run(caseIndex), of: retries + 1) == nil {}
        try handOver(tries.result, caseIndex)
        try onRound()
      }
    }
  }

  /// Runs all cases in worker processes that are called with the same arguments.
  ///
  /// A worker that ends during a case, or exceeds the limit in seconds, fails only that case.
  func runInWorkers(_ count: Int, limit: Int, callArguments: [String]) throws {
    guard let executable = session.executable else {
      throw WorkerError.noProgram
    }
    let pool = WorkerPool(
      executable: executable, arguments: [RunWorker.word] + callArguments,
      size: count, limit: .seconds(limit))
    var failure: (any Error)?
    var tried: [Int: CaseTries] = [:]
    func recordingFailure(_ body: () throws -> Void) {
      do { try body() } catch { failure = failure ?? error }
    }
    try pool.run(
      jobs: {
        var positions: [Int]?
        recordingFailure { positions = try plan.next() }
        return positions
      },
      line: { caseIndex, last, lines in
        WorkerJob.add(
          caseIndex: caseIndex, of: plan.id(of: caseIndex),
          isOfSameFile: last.map { plan.areOfOneFile($0, caseIndex) } ?? false, to: &lines)
      },
      // Stop if results cannot be written: further cases would be useless.
      isStopped: { plan.isStopped || failure != nil }, onRound: { recordingFailure(onRound) },
      isAgain: { tried[$0] != nil },
      outcome: { caseIndex, outcome, reader in
        let one = result(of: caseIndex, outcome, reader)
        // Nearly all cases pass at the first try.
        if one.passed, tried.isEmpty { return recordingFailure { try handOver(one, caseIndex) } }
        var tries = tried.removeValue(forKey: caseIndex) ?? CaseTries()
        guard let result = tries.add(one, of: retries + 1) else {
          tried[caseIndex] = tries
          return
        }
        recordingFailure { try handOver(watched(result, outcome, caseIndex, pool), caseIndex) }
      })
    if let failure { throw failure }
  }

  /// Returns the result of a case; for a lost one with its last events.
  private func watched(
    _ result: CaseResult, _ outcome: WorkerPool.Outcome, _ caseIndex: Int, _ pool: WorkerPool
  ) -> CaseResult {
    guard case .lost = outcome, !result.failures.isEmpty else { return result }
    var line = ByteBuffer()
    WorkerJob.add(caseIndex: caseIndex, of: result.id, to: &line)
    guard
      let events = LastEvents(
        of: line, executable: pool.executable, arguments: pool.arguments, limit: pool.limit)
    else { return result }
    var result = result
    result.failures[0].artifacts = events.artifacts
    return result
  }

  /// Passes a result on with the command that repeats it.
  private func handOver(_ result: CaseResult, _ caseIndex: Int) throws {
    var result = result
    for index in result.failures.indices {
      result.failures[index].reproduce = plan.reproduce(result.id)
    }
    for index in result.flakes.indices {
      result.flakes[index].reproduce = plan.reproduce(result.id)
    }
    try onResult(result, caseIndex)
  }

  private func result(
    of caseIndex: Int, _ outcome: WorkerPool.Outcome, _ reader: AnswerReader
  ) -> CaseResult {
    let (title, rule) = plan.scenario(of: caseIndex)
    switch outcome {
    case .lost(let how, let step):
      return failed(caseIndex, "the process that ran the case \(how)", step: step)
    case .answer(let line):
      do throws(DocumentError) {
        let id = plan.id(of: caseIndex)
        guard
          let result = try reader.result(
            line, of: id, title: title, rule: rule, caseIndex: caseIndex)
        else {
          return failed(caseIndex, "the worker ran another case: the files changed during the run")
        }
        return result
      } catch {
        return failed(caseIndex, "the worker's response cannot be read: \(error)")
      }
    }
  }

  /// Returns the failure of a case whose process gave no result, at the last step that began.
  private func failed(_ caseIndex: Int, _ message: String, step: Int = 0) -> CaseResult {
    let id = plan.id(of: caseIndex)
    let (title, rule) = plan.scenario(of: caseIndex)
    let steps = step > 0 ? (try? plan.scenarioCase(caseIndex))?.scenario.steps ?? [] : []
    let failure = CaseFailure(
      file: id.scenario,
      position: steps.indices.contains(step - 1) ? steps[step - 1].position : .start, step: step,
      message: message, reproduce: id.reproduce)
    return CaseResult(id: id, title: title, rule: rule, failures: [failure])
  }
}
