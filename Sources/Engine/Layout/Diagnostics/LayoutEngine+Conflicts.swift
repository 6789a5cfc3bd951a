import Foundation
import GimbalSolver
import GimbalTraces

/// What happens when not all required constraints can hold.
@MainActor
extension LayoutEngine {
  /// Chooses which constraint of a minimal conflicting set is given up, and reports both.
  ///
  /// Source: L-CONF-2, L-CONF-5.
  func breakConstraint(in conflict: [ConstraintID]) -> ConstraintID? {
    let explicit = conflict.filter {
      if case .constraint = sources[$0.index] { true } else { false }
    }
    let broken = explicit.first ?? conflict.first
    if !isThrowaway, let broken { reportConflict(conflict, broken: broken) }
    return broken
  }

  private func reportConflict(_ conflict: [ConstraintID], broken: ConstraintID) {
    let machine = root.pointee.machine
    root.pointee.owner.note(
      .conflict,
      machine.arguments(TraceArgument("constraints", .number(Double(conflict.count)))))
  }

  /// Reports numbers that the solver cannot reckon with.
  func report(_ error: SolverError, in source: RowSource) {
    guard !isThrowaway else { return }
    let machine = root.pointee.machine
    root.pointee.owner.note(
      .warning, machine.arguments(TraceArgument("text", .text("layout engine: \(error)"))))
  }
}
