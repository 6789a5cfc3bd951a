/// Tolerances: which floating-point numbers count as zero.
enum Tolerance {
  /// Relative to the numbers of which a result was made.
  static let epsilon = 1e-9

  /// The largest number that is taken from outside; its inverse is the smallest beside 0.
  static let largestInput = 1e15
  /// The largest number that a solution may hold.
  static let largestResult = 1e100

  /// Refuses infinite numbers, NaN, and numbers out of range.
  @inline(__always)
  static func check(input number: Double, isFactor: Bool = false) throws(SolverError) {
    let size = abs(number)
    if size <= largestInput, !isFactor || size >= 1 / largestInput || size == 0 { return }
    throw number.isFinite ? .outOfRange(number) : .notFinite(number)
  }

  /// True if a sum of coefficients is nothing beside the largest of them.
  @inline(__always)
  static func isNothing(_ coefficient: Double, among largest: Double) -> Bool {
    abs(coefficient) <= epsilon * largest
  }

  /// True if a difference of positions is nothing where numbers of such a size are added.
  @inline(__always)
  static func isMet(_ difference: Double, scale: Double) -> Bool {
    abs(difference) <= epsilon * max(1, scale)
  }
}
