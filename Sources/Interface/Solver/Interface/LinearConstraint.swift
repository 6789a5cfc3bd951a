/// A handle of one unknown of a ``Solver``.
public struct Variable: Hashable, Sendable {
  /// The index of the variable in ``Solver/values``.
  public let index: Int
  let generation: UInt32
}

/// A handle of one constraint in a ``Solver``.
public struct ConstraintID: Hashable, Comparable, Sendable {
  let slot: Int32
  let serial: UInt32

  /// A small number that is unique among the current constraints of the solver.
  public var index: Int { Int(slot) }

  /// The order in which constraints were added.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.serial < right.serial
  }
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// The factor of the variable.
  public var coefficient: Double

  /// A variable times a number.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation between the two sides of a constraint; the raw values are those of UIKit.
///
/// See: L-CON-1.
public enum Relation: Int8, Sendable, BitwiseCopyable {
  /// The sum is at most the constant.
  case lessOrEqual = -1
  /// The sum is the constant.
  case equal = 0
  /// The sum is at least the constant.
  case greaterOrEqual = 1
}

/// A constraint on a sum of terms: equal to a constant, at most the constant, or at least the
/// constant.
public struct LinearConstraint: Sendable {
  /// The priority of constraints that must be satisfied.
  public static let required: Float = 1000

  /// The left side; a variable may occur more than once.
  public var terms: [Term]
  /// The relation between the sides.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// The priority, above 0 and at most ``required``.
  ///
  /// Each different number is a separate level.
  ///
  /// Rule: L-PRIO-5.
  public var priority: Float

  /// Makes a constraint.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}
