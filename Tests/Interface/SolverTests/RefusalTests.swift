import GimbalSolver
import SeededGenerator
import Testing

/// Negative sizes, refused one by one or all at once (F-5).
///
/// Layout refuses them in rounds, and after some rounds all that are connected to them: the result must
/// be the same.
@Suite struct RefusalTests {
  /// A row of views across a parent: positions that stay at their limits, and sizes.
  private struct Row {
    var solver = Solver()
    var sizes: [Variable] = []
    var positions: [Variable] = []

    init(seed: UInt64) throws {
      var random = SplitMix64(seed: seed)
      let space = solver.makeVariable()
      try solver.setParameter(space, to: Double(Int.random(in: 0...120, using: &random)))
      let count = Int.random(in: 2...9, using: &random)
      let gap = Double(Int.random(in: 0...24, using: &random))
      for index in 0..<count {
        let (position, size) = (solver.makeVariable(leansOnLimits: true), solver.makeVariable())
        if index == 0 {
          try add([Term(position)], .equal, 0)
        } else {
          try add(
            [Term(position), Term(positions[index - 1], -1), Term(sizes[index - 1], -1)], .equal,
            gap)
        }
        positions.append(position)
        sizes.append(size)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          let length = Double(Int.random(in: 0...60, using: &random))
          try add([Term(size)], .lessOrEqual, length, 250)
          try add([Term(size)], .greaterOrEqual, length, 750)
        case 1:
          try add([Term(size)], .equal, Double(Int.random(in: 0...40, using: &random)), 999)
        case 2:
          let other = Int.random(in: 0...index, using: &random)
          try add([Term(size), Term(sizes[other], -1)], .lessOrEqual, 3, 500)
        default: break
        }
      }
      let relation: Relation = Int.random(in: 0..<4, using: &random) == 0 ? .greaterOrEqual : .equal
      try add(
        [Term(space), Term(positions[count - 1], -1), Term(sizes[count - 1], -1)], relation, 0)
    }

    mutating func add(
      _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float = 1000
    ) throws {
      try solver.add(LinearConstraint(terms, relation, constant, priority: priority))
    }

    /// Solves, and returns the values and the number of relaxed constraints.
    mutating func solve(afterRounds rounds: Int) throws -> (values: [Double], relaxed: Int) {
      var refused: Set<Int> = []
      var relaxed = 0
      var round = 0
      while true {
        try solver.solve(continuing: round > 0) { conflict, _ in
          relaxed += 1
          // Layout relaxes the constraint that was added last, never a refusal.
          return conflict.filter { !refused.contains($0.index) }.last ?? conflict.last
        }
        let negative = sizes.indices.filter { solver.value(of: sizes[$0]) < -1e-6 }
        let isAll = round >= rounds && !negative.isEmpty
        var hasAdded = false
        for index in isAll ? Array(sizes.indices) : negative where !parameter.contains(index) {
          parameter.insert(index)
          hasAdded = true
          let id = try solver.add(LinearConstraint([Term(sizes[index])], .greaterOrEqual, 0))
          refused.insert(id.index)
        }
        guard hasAdded else { break }
        round += 1
      }
      return ((sizes + positions).map { solver.value(of: $0) }, relaxed)
    }

    private var parameter: Set<Int> = []
  }

  @Test(arguments: 0..<600 as Range<UInt64>)
  func `refusing all at once gives the sizes of refusing one by one (F-5)`(seed: UInt64) throws {
    var (slow, fast) = (try Row(seed: seed), try Row(seed: seed))
    let one = try slow.solve(afterRounds: .max)
    let all = try fast.solve(afterRounds: 0)
    #expect(zip(one.values, all.values).allSatisfy { near($0, $1) }, "\(one) \(all)")
    #expect(one.relaxed == all.relaxed)
    #expect(fast.solver.brokenInvariants().isEmpty)
  }
}
