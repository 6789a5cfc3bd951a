import GimbalScenarios

/// The tries of one case until it holds, or until there were enough of them.
struct CaseTries {
  private var first: [CaseFailure] = []
  private var count = 0
  /// The result of the last try.
  private(set) var result: CaseResult!

  /// Adds a try; the result when it is the last, which knows how many there were and what failed first.
  mutating func add(_ one: CaseResult, of most: Int) -> CaseResult? {
    count += 1
    if count == 1 { first = one.failures }
    result = one
    result.tries = count
    if one.passed, count > 1 { result.flakes = first }
    return one.passed || count >= most ? result : nil
  }
}
