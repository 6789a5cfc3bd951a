/// The facts that tell the places of a matrix where something fails from the others.
struct MatrixReason: Sendable {
  private let positions: [MatrixLocation]
  private let failing: [Bool]
  private let count: Int

  /// Takes all places of a matrix, and the indices of those where something fails.
  init(_ positions: [MatrixLocation], failing: Set<Int>) {
    self.positions = positions
    self.failing = positions.indices.map(failing.contains)
    count = failing.count
  }

  /// The result in words: `fails on 12 of 35: all narrower than 375 pt`.
  ///
  /// `all` means these and no others. Where no fact and no two facts say which, the fact is named that is true of all
  /// that fail and of the fewest others, if these are at most as many.
  var phrase: String {
    if count == positions.count { return "fails on all \(count)" }
    let beginning = "fails on \(count) of \(positions.count)"
    let facts = MatrixFact.all(of: positions)
    if let exact = exact(facts) { return "\(beginning): all \(exact)" }
    if let (fact, all) = enclosing(facts) {
      return "\(beginning): \(count) of the \(all) \(fact.phrase)"
    }
    return beginning
  }

  /// One fact, or two of different subjects, that say which places fail.
  ///
  /// - Complexity: the square of the number of facts, times the number of places.
  private func exact(_ facts: [MatrixFact]) -> String? {
    let holds = facts.map { fact in positions.map(fact.holds) }
    if let one = facts.indices.first(where: { holds[$0] == failing }) { return facts[one].phrase }
    // Only what is true of all that fail can be one of two facts that say which.
    let open = facts.indices.filter { covers(holds[$0]) }
    for first in open {
      for second in open
      where second > first && facts[first].subject != facts[second].subject
        && positions.indices.allSatisfy({
          (holds[first][$0] && holds[second][$0]) == failing[$0]
        })
      {
        let separator = facts[first].subject == .idiom ? " " : " and "
        return facts[first].phrase + separator + facts[second].phrase
      }
    }
    return nil
  }

  private func enclosing(_ facts: [MatrixFact]) -> (fact: MatrixFact, count: Int)? {
    let best = facts.map { fact in (fact: fact, holds: positions.map(fact.holds)) }
      .filter { covers($0.holds) }
      .map { (fact: $0.fact, count: $0.holds.count { $0 }) }
      .min { $0.count < $1.count }
    return best.flatMap { $0.count <= 2 * count ? $0 : nil }
  }

  private func covers(_ holds: [Bool]) -> Bool {
    zip(holds, failing).allSatisfy { $0 || !$1 }
  }
}
