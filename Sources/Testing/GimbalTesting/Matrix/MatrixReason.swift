#if !APPLE_UIKIT
  /// The properties that distinguish the failing locations of a matrix from the others.
  struct MatrixReason: Sendable {
    private let positions: [MatrixLocation]
    private let failing: [Bool]
    private let count: Int

    /// Creates a reason from all locations of a matrix and the indices of the failing ones.
    init(_ positions: [MatrixLocation], failing: Set<Int>) {
      self.positions = positions
      self.failing = positions.indices.map(failing.contains)
      count = failing.count
    }

    /// What the failing locations have in common: `fails on 12 of 35: all narrower than 375 pt`.
    ///
    /// `all` means that exactly the locations with this property, or pair of properties, fail.
    /// Otherwise it is the property of all failing locations that the fewest others have:
    /// `12 of the 14 with a notch`. It is left out if more locations with it pass than fail.
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

    /// Returns one property, or two of different subjects, that exactly describe the failing
    /// locations.
    ///
    /// - Complexity: the square of the number of properties, times the number of locations.
    private func exact(_ facts: [MatrixFact]) -> String? {
      let holds = facts.map { fact in positions.map(fact.holds) }
      if let one = facts.indices.first(where: { holds[$0] == failing }) { return facts[one].phrase }
      // Both properties of an exact pair hold for all failing locations.
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
#endif
