/// Times that a run took, as outputs show them.
enum ElapsedTime {
  /// For people: `84 ms`, `2.7 s`, `128 s`.
  static func text(_ seconds: Double) -> String {
    let seconds = counted(seconds)
    if seconds < 1 { return "\(Int((seconds * 1000).rounded())) ms" }
    let tenths = Int((seconds * 10).rounded())
    return seconds < 100 ? "\(tenths / 10).\(tenths % 10) s" : "\(tenths / 10) s"
  }

  /// For programs: seconds with at most six decimals.
  static func seconds(_ seconds: Double) -> Double { (counted(seconds) * 1e6).rounded() / 1e6 }

  /// Seconds as JUnit has them, never with an exponent: `0.000084`.
  static func decimal(_ seconds: Double) -> String {
    let microseconds = Int((counted(seconds) * 1e6).rounded())
    let fraction = String(microseconds % 1_000_000)
    if microseconds % 1_000_000 == 0 { return "\(microseconds / 1_000_000)" }
    var digits = String(repeating: "0", count: 6 - fraction.count) + fraction
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(microseconds / 1_000_000).\(digits)"
  }

  /// Clamps seconds to what a clock can measure.
  private static func counted(_ seconds: Double) -> Double {
    seconds > 0 ? min(seconds, 1e9) : 0
  }
}
