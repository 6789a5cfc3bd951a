import Foundation
import GimbalGeometry
import GimbalSolver

/// Adding and removing of solver rows, with a record of the source of each row.
@MainActor
extension LayoutEngine {
  /// Adds a row; a row with values outside the solver's range is left out and reported.
  func addRow(_ constraint: LinearConstraint, for source: RowSource) -> ConstraintID? {
    do throws(SolverError) {
      let row = try solver.add(constraint)
      while sources.count <= row.index { sources.append(.none) }
      sources[row.index] = source
      return row
    } catch {
      report(error, in: source)
      return nil
    }
  }

  /// Removes a row from the solver, and forgets which item it belongs to.
  ///
  /// A row that the solver does not contain is a defect of Gimbal.
  nonisolated func removeRow(_ row: ConstraintID) {
    sources[row.index] = .none
    do throws(SolverError) {
      try solver.remove(row)
    } catch {
      preconditionFailure("the engine has a row that its solver does not contain: \(error)")
    }
  }

  /// Passes a new constant of a row to the solver; an error of the solver is reported.
  func setConstant(_ constant: Double, of row: ConstraintID) {
    do throws(SolverError) {
      try solver.setConstant(constant, of: row)
    } catch {
      report(error, in: sources[row.index])
    }
  }

  /// Passes a new priority of a row to the solver; an error of the solver is reported.
  func setPriority(_ priority: Float, of row: ConstraintID) {
    do throws(SolverError) {
      try solver.setPriority(priority, of: row)
    } catch {
      report(error, in: sources[row.index])
    }
  }

  /// Replaces a row, or updates it if only its constant differs.
  func replaceRow(
    _ row: ConstraintID?, with constraint: LinearConstraint?, for source: RowSource
  ) -> ConstraintID? {
    guard let constraint else {
      if let row { removeRow(row) }
      return nil
    }
    guard let row else { return addRow(constraint, for: source) }
    if let present = try? solver.constraint(row), present.terms == constraint.terms,
      present.relation == constraint.relation
    {
      setConstant(constraint.constant, of: row)
      setPriority(constraint.priority, of: row)
      return row
    }
    removeRow(row)
    return addRow(constraint, for: source)
  }
}
