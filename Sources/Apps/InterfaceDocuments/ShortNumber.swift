/// A parser of most numbers of documents: some digits, and some after a point.
package enum ShortNumber {
  /// Returns the number of a text as `Double` parses it; nil for other texts.
  ///
  /// Up to fifteen digits are an exact integer that is divided by an exact power of ten, which
  /// rounds correctly. All other texts are parsed by `Double`.
  package static func read(_ text: String) -> Double? {
    if let number = text.utf8.withContiguousStorageIfAvailable(plain), let number { return number }
    return Double(text)
  }

  /// Returns the number of a text in that format; nil for any other.
  private static func plain(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var digits: UInt64 = 0
    var count = 0
    var decimals = -1
    let isNegative = text.first == UInt8(ascii: "-")
    for byte in text[(isNegative ? 1 : 0)...] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        count += 1
        if decimals >= 0 { decimals += 1 }
        guard count <= 15 else { return nil }
      case UInt8(ascii: ".") where decimals < 0 && count > 0: decimals = 0
      default: return nil
      }
    }
    guard count > 0, decimals != 0 else { return nil }
    let value = decimals > 0 ? Double(digits) / powers[decimals] : Double(digits)
    return isNegative ? -value : value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
