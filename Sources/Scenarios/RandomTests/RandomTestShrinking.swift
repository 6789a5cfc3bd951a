import GimbalScenarios

/// The search for the fewest steps that break the same law.
///
/// Source: Zeller and Hildebrandt, Simplifying and isolating failure-inducing input, 2002, for leaving out parts of ever
/// smaller lengths; what follows it leaves minima that no single part can leave.
@MainActor
struct RandomTestShrinking {
  private let scenarioCase: ScenarioCase
  private let randomTest: RandomTest
  private let runner: ScenarioRunner
  /// The number of runs that were made.
  private(set) var runCount = 0

  init(_ scenarioCase: ScenarioCase, _ randomTest: RandomTest, _ runner: ScenarioRunner) {
    (self.scenarioCase, self.randomTest, self.runner) = (scenarioCase, randomTest, runner)
  }

  /// The same fault by as few steps as ``RandomTest/runLimit`` runs find.
  ///
  /// The last steps are tried alone first, as most faults need few. Then parts are left out, halves first and ever
  /// smaller ones, until none can go; then any two or three steps at once, as a push and the pop that it needs; then a
  /// step that was left in its middle lends its interruption to another one. Steps are carried to their end where the
  /// fault shows all the same.
  mutating func shortest(_ found: RandomTestSearch.Found) -> RandomTestSearch.Found {
    var best = found
    retainEnd(of: &best)
    leaveOutParts(of: &best)
    makeWhole(&best)
    while leaveOutSome(of: &best) || moveInterruption(in: &best) {
      leaveOut(1, of: &best)
      makeWhole(&best)
    }
    return best
  }

  /// Keeps the last steps alone, twice as many in each try.
  private mutating func retainEnd(of best: inout RandomTestSearch.Found) {
    var length = 1
    while length < best.steps.count {
      if let shorter = attempt(Array(best.steps.suffix(length)), like: best) {
        best = shorter
        return
      }
      length *= 2
    }
  }

  private mutating func leaveOutParts(of best: inout RandomTestSearch.Found) {
    var size = best.steps.count
    while size >= 1 {
      let before = best.steps.count
      leaveOut(size, of: &best)
      // A step that one part needed may go once another has gone.
      size = best.steps.count < before ? min(best.steps.count, size) : size / 2
    }
  }

  /// Leaves out each part of a length, from the end on.
  private mutating func leaveOut(_ size: Int, of best: inout RandomTestSearch.Found) {
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

  /// The most steps of which any two are left out at once, and of which any three are.
  private static let pairLimit = 12
  private static let tripleLimit = 7

  /// Leaves out two or three steps that need each other; false if none can go.
  private mutating func leaveOutSome(of best: inout RandomTestSearch.Found) -> Bool {
    let count = best.steps.count
    guard count > 2, count <= RandomTestShrinking.pairLimit else { return false }
    for first in 0..<count - 1 {
      for second in first + 1..<count where attempt(without: [first, second], of: &best) {
        return true
      }
    }
    guard count > 3, count <= RandomTestShrinking.tripleLimit else { return false }
    for first in 0..<count - 2 {
      for second in first + 1..<count - 1 {
        for third in second + 1..<count
        where attempt(without: [first, second, third], of: &best) { return true }
      }
    }
    return false
  }

  /// Interrupts another step in the place of one that was, which goes, with one more or without; false if that shows
  /// the fault nowhere.
  private mutating func moveInterruption(in best: inout RandomTestSearch.Found) -> Bool {
    let count = best.steps.count
    guard count > 1, count <= RandomTestShrinking.pairLimit else { return false }
    for (location, seconds) in best.steps.enumerated().compactMap({ step in
      step.element.interruption.map { (step.offset, $0) }
    }) {
      for other in 0..<count where other != location && best.steps[other].inner == nil {
        guard let interrupted = best.steps[other].interrupted(after: seconds) else { continue }
        var steps = best.steps
        steps[other] = interrupted
        // Two steps less first: that is what one cannot find by leaving out alone.
        for third in (0..<count).filter({ $0 != location && $0 != other }).map(Optional.some) + [
          nil
        ] {
          let left = Set([location, third].compactMap(\.self))
          if attempt(steps, without: left, of: &best) { return true }
        }
      }
    }
    return false
  }

  private mutating func makeWhole(_ best: inout RandomTestSearch.Found) {
    for index in best.steps.indices {
      guard index < best.steps.count, let whole = best.steps[index].whole else { continue }
      var steps = best.steps
      steps[index] = whole
      if let simpler = attempt(steps, like: best) { best = simpler }
    }
  }

  // MARK: Runs

  private mutating func attempt(
    without left: Set<Int>, of best: inout RandomTestSearch.Found
  ) -> Bool {
    attempt(best.steps, without: left, of: &best)
  }

  /// Takes steps without some of them as the best, if they are fewer and show the same fault.
  private mutating func attempt(
    _ steps: [RandomTestStep], without left: Set<Int>, of best: inout RandomTestSearch.Found
  ) -> Bool {
    let retained = steps.enumerated().filter { !left.contains($0.offset) }.map(\.element)
    guard let shorter = attempt(retained, like: best), shorter.steps.count < best.steps.count else {
      return false
    }
    best = shorter
    return true
  }

  /// The same fault by other steps, up to the one that shows it; nil where they do not.
  ///
  /// A step that cannot be taken any more is left out.
  private mutating func attempt(
    _ steps: [RandomTestStep], like known: RandomTestSearch.Found
  ) -> RandomTestSearch.Found? {
    guard runCount < RandomTest.runLimit else { return nil }
    runCount += 1
    var alone = randomTest
    // Another law may be broken on a shorter way, where the storm would have stopped.
    alone.invariants = [known.failure.invariant]
    var round = RandomTestRound(scenarioCase, alone, runner)
    if let failure = try? round.launch() {
      return failure.isSame(as: known.failure) ? .init(failure: failure, steps: []) : nil
    }
    for step in steps {
      guard case .broken(let failure) = round.take(step) else { continue }
      return failure.isSame(as: known.failure) ? .init(failure: failure, steps: round.taken) : nil
    }
    guard let failure = round.end(), failure.isSame(as: known.failure) else { return nil }
    return .init(failure: failure, steps: round.taken)
  }
}
