import GimbalScenarios

/// The search for the fewest steps that violate the same invariant.
///
/// Source: Zeller and Hildebrandt, Simplifying and isolating failure-inducing input, 2002, for
/// removing parts of decreasing lengths; the further steps escape minima that removing one part
/// cannot.
@MainActor
struct RandomTestShrinking {
  private let scenarioCase: ScenarioCase
  private let randomTest: RandomTest
  private let runner: ScenarioRunner
  /// The number of runs so far, at most ``RandomTest/runLimit``; the report names it.
  private(set) var runCount = 0

  /// Creates the search for a failure of a case; `runner` plays the shorter tests.
  init(_ scenarioCase: ScenarioCase, _ randomTest: RandomTest, _ runner: ScenarioRunner) {
    (self.scenarioCase, self.randomTest, self.runner) = (scenarioCase, randomTest, runner)
  }

  /// Returns the same failure with as few steps as ``RandomTest/runLimit`` runs find.
  ///
  /// First it tries the last steps alone, since most failures need few. Then it removes parts,
  /// first halves and then smaller ones. Then it removes any two or three steps at once, such as a
  /// push and its pop. Then it moves the interruption of a step to another one. Steps are completed
  /// if the failure still occurs.
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

  /// Keeps only the last steps, twice as many in each try.
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
      // After one part is removed, a step that it needed may be removable.
      size = best.steps.count < before ? min(best.steps.count, size) : size / 2
    }
  }

  /// Removes each part of a length, from the end.
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

  /// The limits of steps of which any two, or any three, are removed at once.
  private static let pairLimit = 12
  private static let tripleLimit = 7

  /// Removes two or three steps that need each other; returns false if none can be removed.
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

  /// Interrupts another step in place of an interrupted one, which is removed.
  ///
  /// The search also tries this without one further step. Returns false, and leaves `best`
  /// unchanged, if the failure occurs in none of these tries.
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
        // Two steps less are tried first, since removal alone does not find this.
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

  /// Accepts the best steps without some of them, if they are fewer and show the same failure.
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

  /// Runs the steps on a new device; returns nil unless the known failure occurs.
  ///
  /// The result has the failure, and the steps up to it.
  ///
  /// Steps that cannot be performed any more are removed.
  private mutating func attempt(
    _ steps: [RandomTestStep], like known: RandomTestSearch.Found
  ) -> RandomTestSearch.Found? {
    guard runCount < RandomTest.runLimit else { return nil }
    runCount += 1
    var alone = randomTest
    // Only this invariant, since another one could be violated first and stop the test.
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
