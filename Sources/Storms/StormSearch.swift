import Gimbal
import GimbalScenarios

/// A storm over one device: rounds of steps until a law is broken, and then the shortest way there.
@MainActor
struct StormSearch {
  private let scenarioCase: ScenarioCase
  private let storm: Storm
  private let runner: ScenarioRunner
  /// The runs that were made to find a shorter way.
  private(set) var runCount = 0

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
  mutating func search() throws(StormError) -> (found: Found?, stepCount: Int) {
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

  // MARK: The shortest way

  /// The same fault by as few steps as ``Storm/runLimit`` runs find.
  ///
  /// Parts of the steps are left out, halves first and then ever smaller ones, until none can go; then any two at
  /// once, as a push and the pop that it needs; then steps that were left before their end are carried to it.
  ///
  /// Source: Zeller and Hildebrandt, Simplifying and isolating failure-inducing input, 2002.
  mutating func shortest(_ found: Found) -> Found {
    var best = found
    var size = best.steps.count
    while size >= 1 {
      let before = best.steps.count
      leaveOut(size, of: &best)
      // What one part needed may go once another has gone.
      size = best.steps.count < before ? min(best.steps.count, size) : size / 2
    }
    while leaveOutTwo(of: &best) {}
    makeWhole(&best)
    return best
  }

  /// Leaves out each part of a length, from the end on.
  private mutating func leaveOut(_ size: Int, of best: inout Found) {
    var end = best.steps.count
    while end > 0 {
      let start = max(0, end - size)
      var steps = best.steps
      steps.removeSubrange(start..<min(end, steps.count))
      if let shorter = attempt(steps, like: best) {
        best = shorter
        end = min(start, best.steps.count)
      } else {
        end = start
      }
    }
  }

  /// The most steps of which any two are left out at once.
  private static let pairLimit = 12

  private mutating func leaveOutTwo(of best: inout Found) -> Bool {
    let count = best.steps.count
    guard count > 1, count <= StormSearch.pairLimit else { return false }
    for first in 0..<count - 1 {
      for second in first + 1..<count {
        var steps = best.steps
        steps.remove(at: second)
        steps.remove(at: first)
        guard let shorter = attempt(steps, like: best) else { continue }
        best = shorter
        return true
      }
    }
    return false
  }

  private mutating func makeWhole(_ best: inout Found) {
    for index in best.steps.indices {
      guard index < best.steps.count, let whole = best.steps[index].whole else { continue }
      var steps = best.steps
      steps[index] = whole
      if let simpler = attempt(steps, like: best) { best = simpler }
    }
  }

  /// The same fault by other steps, up to the one that shows it; nil where they do not.
  ///
  /// A step that cannot be taken any more is left out.
  private mutating func attempt(_ steps: [StormStep], like known: Found) -> Found? {
    guard runCount < Storm.runLimit else { return nil }
    runCount += 1
    var alone = storm
    // Another law may be broken on a shorter way, where the storm would have stopped.
    alone.laws = [known.failure.law]
    var round = StormRound(scenarioCase, alone, runner)
    if let failure = try? round.launch() {
      return failure.isSame(as: known.failure) ? Found(failure: failure, steps: []) : nil
    }
    for step in steps {
      guard case .broken(let failure) = round.take(step) else { continue }
      return failure.isSame(as: known.failure)
        ? Found(failure: failure, steps: round.taken) : nil
    }
    guard let failure = round.end(), failure.isSame(as: known.failure) else { return nil }
    return Found(failure: failure, steps: round.taken)
  }
}
