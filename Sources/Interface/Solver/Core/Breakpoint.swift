/// A point at which the cost of a linear form changes its slope.
///
/// Its position is factor · parameter + constant. On its left the cost falls with the slope -below,
/// on its right it rises with the slope above.
struct Breakpoint {
  var position: Double
  var parameter: Int32
  var factor: Double
  var constant: Double
  /// A higher level comes first.
  ///
  /// It is a level of ``ConstraintRecord``, or an index in a core's list of levels.
  var level: UInt32
  var serial: UInt32
  var below: Double
  var above: Double
  /// The weight of an error if the costs of all levels are equal.
  var tie = 0.0
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
