import Gimbal
import GimbalScenarios

/// A storm over one device: rounds of steps until a law is broken.
@MainActor
struct StormSearch {
  private let scenarioCase: ScenarioCase
  private let storm: Storm
  private let runner: ScenarioRunner

  init(_ scenarioCase: ScenarioCase, _ storm: Storm, _ runner: ScenarioRunner) {
    (self.scenarioCase, self.storm, self.runner) = (scenarioCase, storm, runner)
  }

  /// A broken law with the steps that lead to it.
  struct Found {
    var failure: StormFailure
    var steps: [StormStep]
  }

  /// Goes on until a law is broken or all steps are taken; the number of steps that were taken.
  ///
  /// - Throws: the reason why the scene cannot be launched.
  func search() throws(StormError) -> (found: Found?, stepCount: Int) {
    var left = storm.stepCount
    var number = 0
    while left > 0 {
      let (found, count) = try round(number, of: min(left, Storm.roundLength))
      if let found { return (found, storm.stepCount - left + count) }
      left -= max(count, 1)
      number += 1
    }
    return (nil, storm.stepCount)
  }

  /// The times that a step may be refused before the round ends.
  private static let refusalLimit = 200

  private func round(
    _ number: Int, of length: Int
  ) throws(StormError) -> (found: Found?, count: Int) {
    var round = StormRound(scenarioCase, storm, runner)
    if let failure = try round.launch() { return (Found(failure: failure, steps: []), 0) }
    guard let simulator = round.simulator else { return (nil, length) }
    var choice = StepChoice(StormDice(seed: storm.seed, round: number), on: simulator)
    var refusals = 0
    while round.taken.count < length, refusals < StormSearch.refusalLimit {
      switch round.take(choice.next()) {
      case .held: break
      case .refused: refusals += 1
      case .broken(let failure):
        return (Found(failure: failure, steps: round.taken), round.taken.count)
      }
    }
    let failure = round.end()
    return (failure.map { Found(failure: $0, steps: round.taken) }, round.taken.count)
  }
}
