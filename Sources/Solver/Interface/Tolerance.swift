/// When a floating-point number counts as zero: the one place that says so.
enum Tolerance {
  /// Relative to the numbers of which a result was made.
  static let epsilon = 1e-9

  /// Whether a sum of coefficients is nothing beside the largest of them.
  @inline(__always)
  static func isNothing(_ coefficient: Double, among largest: Double) -> Bool {
    abs(coefficient) <= epsilon * largest
  }

  /// Whether a difference of positions is nothing where numbers of such a size are added.
  @inline(__always)
  static func isMet(_ difference: Double, scale: Double) -> Bool {
    abs(difference) <= epsilon * max(1, scale)
  }
}
