/// Tolerances: which floating-point numbers count as zero.
enum Tolerance {
  /// The relative tolerance, as a factor of the numbers from which a result was computed.
  static let epsilon = 1e-9

  /// The largest number that is accepted as input; its inverse is the smallest other than 0.
  static let largestInput = 1e15
  /// The largest number that a solution may contain.
  static let largestResult = 1e100

  /// Throws for infinite numbers, NaN, and numbers out of range.
  @inline(__always)
  static func check(input number: Double, isFactor: Bool = false) throws(SolverError) {
    let size = abs(number)
    if size <= largestInput, !isFactor || size >= 1 / largestInput || size == 0 { return }
    throw number.isFinite ? .outOfRange(number) : .notFinite(number)
  }

  /// Returns true if a sum of coefficients is negligible compared with the largest of them.
  @inline(__always)
  static func isNothing(_ coefficient: Double, among largest: Double) -> Bool {
    abs(coefficient) <= epsilon * largest
  }

  /// Returns true if a difference of positions is negligible for numbers of the given size.
  @inline(__always)
  static func isMet(_ difference: Double, scale: Double) -> Bool {
    abs(difference) <= epsilon * max(1, scale)
  }
}
