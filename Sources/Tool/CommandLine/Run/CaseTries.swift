import GimbalScenarios

/// The tries of one case until it passes, or until the limit.
struct CaseTries {
  private var first: [CaseFailure] = []
  private var count = 0
  /// The result of the last try.
  private(set) var result: CaseResult!

  /// Adds a try; returns the result if it is the last, with the number of tries and the first
  /// failures.
  mutating func add(_ one: CaseResult, of most: Int) -> CaseResult? {
    count += 1
    if count == 1 { first = one.failures }
    result = one
    result.tries = count
    if one.passed, count > 1 { result.flakes = first }
    return one.passed || count >= most ? result : nil
  }
}
