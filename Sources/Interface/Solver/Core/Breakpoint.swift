/// A point at which the cost of a linear form changes its slope.
///
/// Its position is factor · parameter + constant. On its left the cost falls with the slope -below,
/// on its right it rises with the slope above.
struct Breakpoint {
  /// The value at the parameter's current value.
  var position: Double
  /// An index in `parameters`, or -1.
  var parameter: Int32
  /// The factor of the parameter in the position.
  var factor: Double
  /// The part of the position without the parameter.
  var constant: Double
  /// A higher level comes first.
  ///
  /// It is a level of ``ConstraintRecord``, or an index in a core's list of levels.
  var level: UInt32
  /// The sequence number of the constraint; earlier constraints have precedence.
  var serial: UInt32
  /// The slope on the left side, as a positive number; 0 for no cost.
  var below: Double
  /// The slope on the right side; 0 for no cost.
  var above: Double
  /// The weight of an error if the costs of all levels are equal.
  var tie = 0.0
  /// The slot of the constraint that causes the cost.
  var constraint: Int32

  /// Returns the error at a value: 0 at the position, rising with the slope of its side.
  func error(at value: Double) -> Double {
    let slope = value < position ? below : above
    return slope == 0 ? 0 : slope * abs(value - position)
  }

  /// Returns true if the distance of both positions is the same for all parameter values.
  func isParallel(to other: Breakpoint) -> Bool {
    if parameter < 0 && other.parameter < 0 { return true }
    return (parameter == other.parameter || parameter < 0 || other.parameter < 0)
      && Tolerance.isNothing(factor - other.factor, among: max(abs(factor), abs(other.factor)))
  }
}
