/// The reason why a solver refused a call.
///
/// A refused call has no effect, except for ``Solver/solve()``.
public enum SolverError: Error, Hashable, Sendable, CustomStringConvertible {
  /// These required constraints cannot hold together, and would without any one of them.
  case unsatisfiable([ConstraintID])
  /// The search ended at its limit of steps; floating-point numbers of too many magnitudes.
  case tooManySteps(Int)
  /// A constant, coefficient or parameter value is infinite or not a number.
  case notFinite(Double)
  /// A number is too large or too small to compute with: allowed are 0 and 1e-15 to 1e15; or a value of
  /// the solution is larger than 1e100.
  case outOfRange(Double)
  /// A priority is not more than 0 and at most 1000.
  ///
  /// See: L-ERR-7.
  case priorityOutOfRange(Float)
  /// A constraint has no terms.
  case noTerms
  /// The variable was removed, or belongs to another solver.
  case unknownVariable(Variable)
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint(ConstraintID)
  /// The variable cannot be removed: so many constraints name it.
  case variableInUse(Variable, constraints: Int)
  /// The variable has no parameter value that could be taken back.
  case notParameter(Variable)

  /// The fact in one line.
  public var description: String {
    switch self {
    case .unsatisfiable(let set):
      "\(set.count) required constraints cannot hold together"
    case .tooManySteps(let steps):
      "no solution after \(steps) steps"
    case .notFinite(let number):
      "found \(number) where a finite number is allowed"
    case .outOfRange(let number):
      "found \(number); allowed are 0 and magnitudes from 1e-15 to 1e15"
    case .priorityOutOfRange(let priority):
      "found priority \(priority); allowed is more than 0 and at most 1000"
    case .noTerms:
      "found a constraint without terms; allowed is one term or more"
    case .unknownVariable(let variable):
      "variable \(variable.index) does not exist in this solver"
    case .unknownConstraint(let constraint):
      "constraint \(constraint.serial) does not exist in this solver"
    case .variableInUse(let variable, let count):
      "variable \(variable.index) occurs in \(count) constraints; remove them first"
    case .notParameter(let variable):
      "variable \(variable.index) is not a parameter"
    }
  }
}
