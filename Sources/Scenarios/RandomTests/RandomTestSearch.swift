import Gimbal
import GimbalScenarios

/// A randomized test on one device: rounds of steps until an invariant is violated.
///
/// `RandomTestRunner` creates it, and passes the failure that it finds to `RandomTestShrinking`.
@MainActor
struct RandomTestSearch {
  private let scenarioCase: ScenarioCase
  private let randomTest: RandomTest
  private let runner: ScenarioRunner

  /// Creates the search on a case's device; `runner` plays its rounds.
  init(_ scenarioCase: ScenarioCase, _ randomTest: RandomTest, _ runner: ScenarioRunner) {
    (self.scenarioCase, self.randomTest, self.runner) = (scenarioCase, randomTest, runner)
  }

  /// A violated invariant with the steps that cause it.
  struct Found {
    /// The violated invariant.
    var failure: RandomTestFailure
    /// The performed steps, without the launch.
    var steps: [RandomTestStep]
  }

  /// Performs steps until an invariant is violated or all are done; returns their number.
  ///
  /// - Throws: the reason why the scene cannot be launched.
  func search() throws(RandomTestError) -> (found: Found?, stepCount: Int) {
    var left = randomTest.stepCount
    var number = 0
    while left > 0 {
      let (found, count) = try round(number, of: min(left, RandomTest.roundLength))
      if let found { return (found, randomTest.stepCount - left + count) }
      left -= max(count, 1)
      number += 1
    }
    return (nil, randomTest.stepCount)
  }

  /// The limit of chosen steps in a round that cannot be performed.
  private static let refusalLimit = 200

  private func round(
    _ number: Int, of length: Int
  ) throws(RandomTestError) -> (found: Found?, count: Int) {
    var round = RandomTestRound(scenarioCase, randomTest, runner)
    if let failure = try round.launch() { return (Found(failure: failure, steps: []), 0) }
    guard let simulator = round.simulator else { return (nil, length) }
    var choice = StepChoice(
      RandomTestGenerator(seed: randomTest.seed, round: number), on: simulator)
    var refusals = 0
    while round.taken.count < length, refusals < RandomTestSearch.refusalLimit {
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
