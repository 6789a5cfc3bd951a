import GimbalSolver
import SeededGenerator
import SlowTests
import Testing

/// The solver, compared with a slow independent one, on random systems.
@Suite struct DifferentialTests {
  @Test func `two thousand random systems are as good as the reference, level by level`() {
    for seed in 0..<2000 { compare(seed: UInt64(seed)) }
  }

  @Test func `numbers of all magnitudes give finite values or a named error`() {
    for seed in 0..<1000 {
      var random = SplitMix64(seed: seed)
      func size() -> Double {
        let sign: Double = Bool.random(using: &random) ? 1 : -1
        return sign * [0, 1e-15, 1e-12, 1e-6, 0.1, 1, 3, 1e6, 1e12, 1e15]
          .randomElement(using: &random)!
      }
      var sheet = Sheet()
      let v = sheet.variables(5)
      #expect(throws: Never.self) {
        try sheet.solver.setParameter(v[0], to: size())
        for _ in 0..<8 {
          let terms = (0..<3).map { _ in Term(v.randomElement(using: &random)!, size()) }
          let relation: Relation = [.lessOrEqual, .equal, .greaterOrEqual]
            .randomElement(using: &random)!
          let priority: Float = [1000, 750, 0.001].randomElement(using: &random)!
          try sheet.add(terms, relation, size(), priority)
        }
      }
      do throws(SolverError) {
        try sheet.solver.solve { set, _ in set.last }
        let isFinite = sheet.solver.values.allSatisfy(\.isFinite)
        if !isFinite { Issue.record("seed \(seed): \(sheet.solver.values)") }
      } catch {
        switch error {
        case .unsatisfiable, .tooManySteps, .outOfRange: continue
        default: Issue.record("seed \(seed): \(error)")
        }
      }
    }
  }

  @Test(.long)
  func `a hundred thousand random systems are as good as the reference`() {
    for seed in 0..<100_000 { compare(seed: 1_000_000 + UInt64(seed)) }
  }

  /// Builds a system, edits, adds and removes, and compares with the reference after each change.
  private func compare(seed: UInt64) {
    var system = RandomSystem(seed: seed)
    for step in 0..<4 {
      if step > 0 { system.change() }
      let result = Result { try system.solver.solve() }
      let expected = system.reference.objectives()
      guard let expected else {
        guard case .failure(let error) = result, let solverError = error as? SolverError,
          case .unsatisfiable(let set) = solverError
        else {
          Issue.record("seed \(seed), step \(step): a conflict was overlooked: \(result)")
          return
        }
        checkMinimal(set, in: system, "seed \(seed), step \(step)")
        return
      }
      guard case .success = result else {
        Issue.record("seed \(seed), step \(step): \(result), but it can hold")
        return
      }
      let found = errors(of: system.list, values: system.solver.values)
      if found.required > 1e-5 {
        Issue.record("seed \(seed), step \(step): required is off by \(found.required)")
      }
      for (ours, theirs) in zip(found.sums, expected) where abs(ours - theirs) > 1e-6 * (1 + theirs)
      {
        Issue.record("seed \(seed), step \(step): \(found.sums), expected \(expected)")
        return
      }
      let broken = system.solver.brokenInvariants()
      if !broken.isEmpty { Issue.record("seed \(seed), step \(step): \(broken)") }
    }
  }

  /// Checks that the set cannot hold, and that it can without any one member.
  private func checkMinimal(_ set: [ConstraintID], in system: RandomSystem, _ position: String) {
    let members = set.compactMap { id in system.ids.firstIndex(of: id) }
    let list = members.map { system.list[$0] }
    if members.count != set.count || members.contains(where: { system.list[$0].priority < 1000 }) {
      Issue.record("\(position): the conflict names what is not there or not required")
    }
    func canHold(_ constraints: [LinearConstraint]) -> Bool {
      ReferenceSolver(
        variables: system.variables.count, constraints: constraints, parameters: system.parameters
      ).objectives() != nil
    }
    if canHold(list) { Issue.record("\(position): the conflict can hold") }
    for index in list.indices {
      var rest = list
      rest.remove(at: index)
      if !canHold(rest) { Issue.record("\(position): the conflict is not minimal") }
    }
  }
}

/// A system with a parameter or two, chains, sizes and sums, like those of screens.
struct RandomSystem {
  var solver = Solver()
  var variables: [Variable] = []
  var list: [LinearConstraint] = []
  var ids: [ConstraintID] = []
  var parameters: [(variable: Int, value: Double)] = []
  private var random: SplitMix64
  private let isLoose: Bool

  init(seed: UInt64) {
    var solver = Solver()
    self.init(seed: seed, in: &solver)
  }

  /// Makes the same system in an empty solver that is taken from its owner.
  init(seed: UInt64, in empty: inout Solver) {
    swap(&solver, &empty)
    random = SplitMix64(seed: seed)
    isLoose = Int.random(in: 0..<4, using: &random) > 0
    for index in 0..<Int.random(in: 2...6, using: &random) {
      // Every second system has positions and sizes, like views.
      variables.append(solver.makeVariable(leansOnLimits: seed % 2 == 1 && index % 2 == 0))
    }
    for index in 0..<Int.random(in: 0...2, using: &random) {
      let value = Double(Int.random(in: 0...40, using: &random))
      parameters.append((index, value))
      try! solver.setParameter(variables[index], to: value)
    }
    for _ in 0..<Int.random(in: 2...9, using: &random) { add() }
  }

  var reference: ReferenceSolver {
    ReferenceSolver(variables: variables.count, constraints: list, parameters: parameters)
  }

  private mutating func add() {
    var terms: [Term] = []
    for _ in 0..<[1, 1, 2, 2, 2, 3, 4][Int.random(in: 0..<7, using: &random)] {
      let coefficient = [1, 1, 1, -1, -1, 0.5, 2, -3][Int.random(in: 0..<8, using: &random)]
      terms.append(Term(variables.randomElement(using: &random)!, coefficient))
    }
    let relation: Relation = [.lessOrEqual, .equal, .equal, .greaterOrEqual]
      .randomElement(using: &random)!
    let isRequired = Int.random(in: 0..<(isLoose ? 5 : 2), using: &random) == 0
    let priority: Float = isRequired ? 1000 : [999, 750, 749.5, 250].randomElement(using: &random)!
    let constraint = LinearConstraint(
      terms, relation, Double(Int.random(in: -10...30, using: &random)), priority: priority)
    ids.append(try! solver.add(constraint))
    list.append(constraint)
  }

  /// Makes one of the changes that a solver supports.
  mutating func change() {
    let position = list.isEmpty ? nil : list.indices.randomElement(using: &random)
    switch (Int.random(in: 0..<6, using: &random), position) {
    case (0, let position?):
      try! solver.remove(ids.remove(at: position))
      list.remove(at: position)
    case (1, let position?):
      list[position].constant = Double(Int.random(in: -10...30, using: &random))
      try! solver.setConstant(list[position].constant, of: ids[position])
    case (2, let position?):
      list[position].priority = [1000, 999, 250, 30].randomElement(using: &random)!
      try! solver.setPriority(list[position].priority, of: ids[position])
    case (3, _), (4, _):
      for index in parameters.indices {
        parameters[index].value = Double(Int.random(in: -20...60, using: &random))
        try! solver.setParameter(variables[parameters[index].variable], to: parameters[index].value)
      }
    default:
      add()
    }
  }
}
