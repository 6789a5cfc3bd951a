import GimbalDocuments

/// Durations of runs in text, JSON and JUnit.
enum ElapsedTime {
  /// Returns text for a terminal: `84 ms`, `2.7 s`, `128 s`.
  static func text(_ seconds: Double) -> String {
    let seconds = counted(seconds)
    if seconds < 1 { return "\(Int((seconds * 1000).rounded())) ms" }
    let tenths = Int((seconds * 10).rounded())
    return seconds < 100 ? "\(tenths / 10).\(tenths % 10) s" : "\(tenths / 10) s"
  }

  /// Returns seconds with at most six decimals, for JSON.
  static func seconds(_ seconds: Double) -> Double { (counted(seconds) * 1e6).rounded() / 1e6 }

  /// Returns seconds for JUnit, without an exponent: `0.000084`.
  static func decimal(_ seconds: Double) -> String {
    var bytes = ByteBuffer()
    append(decimal: seconds, to: &bytes)
    return bytes.text
  }

  /// Appends seconds for JUnit, without an exponent and without trailing zeros.
  static func append(decimal seconds: Double, to bytes: inout ByteBuffer) {
    let microseconds = Int((counted(seconds) * 1e6).rounded())
    bytes.append(digits: microseconds / 1_000_000)
    var rest = microseconds % 1_000_000
    if rest > 0 { bytes.append(UInt8(ascii: ".")) }
    var unit = 100_000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// Clamps seconds to what a clock can measure.
  private static func counted(_ seconds: Double) -> Double {
    seconds > 0 ? min(seconds, 1e9) : 0
  }
}
