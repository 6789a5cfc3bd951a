/// The reason why a method of ``Solver`` failed.
///
/// A method that fails has no effect, except for ``Solver/solve()``.
public enum SolverError: Error, Hashable, Sendable, CustomStringConvertible {
  /// These required constraints cannot be satisfied together.
  ///
  /// Without any one of them, the others could be satisfied.
  case unsatisfiable([ConstraintID])
  /// The search reached its limit of steps, because the magnitudes of the numbers differ too much.
  case tooManySteps(Int)
  /// A constant, coefficient or parameter value is infinite or NaN.
  case notFinite(Double)
  /// A number is out of range.
  ///
  /// Allowed are 0 and magnitudes from 1e-15 to 1e15 as input, and up to 1e100 in the solution.
  case outOfRange(Double)
  /// A priority is not in the range above 0 and up to 1000.
  ///
  /// See: L-ERR-7.
  case priorityOutOfRange(Float)
  /// A constraint has no terms.
  case noTerms
  /// The variable was removed, or belongs to another solver.
  case unknownVariable(Variable)
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint(ConstraintID)
  /// The variable cannot be removed, because this many constraints name it.
  case variableInUse(Variable, constraints: Int)
  /// The variable is not a parameter.
  case notParameter(Variable)

  /// The error in one line.
  public var description: String {
    switch self {
    case .unsatisfiable(let set):
      "\(set.count) required constraints conflict"
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
