import GimbalSolver
import Testing

/// A short notation for systems in tests.
struct Sheet {
  var solver = Solver()

  mutating func variables(_ count: Int) -> [Variable] {
    (0..<count).map { _ in solver.makeVariable() }
  }

  @discardableResult
  mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float = 1000
  ) throws -> ConstraintID {
    try solver.add(LinearConstraint(terms, relation, constant, priority: priority))
  }

  mutating func solve(_ variable: Variable) throws -> Double {
    try solver.solve()
    #expect(solver.brokenInvariants() == [])
    return solver.value(of: variable)
  }
}

prefix func - (term: Term) -> Term { Term(term.variable, -term.coefficient) }

func * (factor: Double, variable: Variable) -> Term { Term(variable, factor) }

func near(_ left: Double, _ right: Double, _ tolerance: Double = 1e-6) -> Bool {
  abs(left - right) <= tolerance * (1 + abs(right))
}

/// Returns the sums of errors of a solution, highest level first, and the largest error of a required constraint.
func errors(
  of constraints: [LinearConstraint], values: [Double], relaxed: Set<Int> = []
) -> (required: Double, sums: [Double]) {
  var required = 0.0
  var sums: [Float: Double] = [:]
  for (index, constraint) in constraints.enumerated() where !relaxed.contains(index) {
    var sum = -constraint.constant
    for term in constraint.terms { sum += term.coefficient * values[term.variable.index] }
    switch constraint.relation {
    case .lessOrEqual: sum = max(0, sum)
    case .greaterOrEqual: sum = max(0, -sum)
    case .equal: sum = abs(sum)
    }
    if constraint.priority >= 1000 {
      required = max(required, sum)
    } else {
      sums[constraint.priority, default: 0] += sum
    }
  }
  return (required, sums.keys.sorted(by: >).map { sums[$0] ?? 0 })
}
