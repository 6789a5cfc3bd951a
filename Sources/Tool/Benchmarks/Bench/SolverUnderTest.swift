import Foundation
import GimbalSolver

/// Gimbal's solver with a workload's objects, which are created before a clock starts.
final class SolverUnderTest {
  /// The workload whose constraints and root sizes are measured.
  private(set) var workload: Workload
  private var constraints: [LinearConstraint] = []
  /// The solver of the last build, which edits and churn steps change.
  private(set) var solver = Solver()
  private var variables: [Variable] = []
  private var ids: [ConstraintID] = []

  private let clock: Measuring.Clock

  init(_ workload: Workload, by clock: Measuring.Clock = .wallTime) {
    self.workload = workload
    self.clock = clock
    var names = Solver()
    variables = (0..<workload.variableCount).map { _ in names.makeVariable() }
    constraints = workload.constraints.map { constraint in
      LinearConstraint(
        constraint.terms.map { Term(variables[$0.variable], $0.coefficient) },
        Relation(rawValue: Int8(constraint.relation)) ?? .equal, constraint.constant,
        priority: constraint.priority)
    }
  }

  /// Returns the nanoseconds of one cold build: all constraints, the root sizes, the solution.
  ///
  /// Variables are objects and created before the clock starts, as the reference's are. The
  /// previous build is released outside of the measurement.
  func build(times: Int) -> Double {
    var total = 0.0
    for _ in 0..<times {
      var fresh = Solver()
      for _ in 0..<workload.variableCount { _ = fresh.makeVariable() }
      solver = Solver()
      ids.removeAll()
      total += Measuring.nanoseconds(clock) { build(&fresh, &ids) }
      solver = fresh
    }
    return total / Double(times)
  }

  private func build(_ solver: inout Solver, _ ids: inout [ConstraintID]) {
    do {
      solver.reserve(variables: workload.variableCount, constraints: constraints.count)
      ids.reserveCapacity(constraints.count)
      try solver.setParameter(variables[0], to: 390)
      try solver.setParameter(variables[1], to: 844)
      for constraint in constraints { ids.append(try solver.add(constraint)) }
      try solver.solve()
    } catch {
      preconditionFailure("\(workload.name): \(error)")
    }
  }

  /// Returns the nanoseconds of one edit: a new root size and its solution.
  ///
  /// The edits loop over the root sizes of the workload.
  func edit(times: Int) -> Double {
    Measuring.nanoseconds(clock) {
      for index in 0..<times { setSize(workload.sizes[index % workload.sizes.count]) }
    } / Double(times)
  }

  /// Sets the root size and solves again.
  func setSize(_ size: (width: Double, height: Double)) {
    do {
      try solver.setParameter(variables[0], to: size.width)
      try solver.setParameter(variables[1], to: size.height)
      try solver.solve()
    } catch {
      preconditionFailure("\(workload.name): \(error)")
    }
  }

  /// Returns the nanoseconds of one churn step.
  func churn(_ steps: [[(constraint: Int, constant: Double)]]) -> Double {
    let made = steps.map { step in
      step.map { change in
        var constraint = constraints[change.constraint]
        constraint.constant = change.constant
        constraints[change.constraint] = constraint
        workload.constraints[change.constraint].constant = change.constant
        return (change.constraint, constraint)
      }
    }
    return Measuring.nanoseconds(clock) {
      do {
        for step in made {
          for (position, _) in step { try solver.remove(ids[position]) }
          for (position, constraint) in step { ids[position] = try solver.add(constraint) }
          try solver.solve()
        }
      } catch {
        preconditionFailure("\(workload.name): \(error)")
      }
    } / Double(steps.count)
  }

  /// Returns the reason why the values are invalid, or nil.
  ///
  /// Required constraints must hold. From the highest priority down, Gimbal's sums of errors must
  /// not be worse than the reference's.
  func complaint(
    reference: [Double]?, size: (width: Double, height: Double)
  ) -> String? {
    let ours = sums(solver.values, size)
    if ours.required > 1e-5 { return "required is off by \(ours.required)" }
    guard let reference else { return nil }
    let theirs = sums(reference, size)
    for (priority, sum) in ours.levels {
      let other = theirs.levels.first { $0.priority == priority }?.sum ?? 0
      if sum > other + 1e-6 * (1 + other) { return "\(sum) at \(priority), reference \(other)" }
      if sum < other - 1e-6 * (1 + other) { return nil }
    }
    return nil
  }

  private func sums(
    _ values: [Double], _ size: (width: Double, height: Double)
  ) -> (required: Double, levels: [(priority: Float, sum: Double)]) {
    var required = 0.0
    var levels: [Float: Double] = [2000: abs(values[0] - size.width) + abs(values[1] - size.height)]
    for constraint in workload.constraints {
      let error = constraint.violation(values)
      if constraint.priority >= 1000 {
        required = max(required, error)
      } else {
        levels[constraint.priority, default: 0] += error
      }
    }
    return (required, levels.sorted { $0.key > $1.key }.map { ($0.key, $0.value) })
  }
}
