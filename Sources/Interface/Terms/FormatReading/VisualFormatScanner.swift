import Foundation

/// The text of a visual format as bytes, and the current offset.
///
/// The syntax is ASCII; other bytes match nothing.
struct VisualFormatScanner {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The index of the next byte.
  var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The byte at the offset; 0, which matches nothing, at the end.
  var next: UInt8 { byte(0) }

  /// True if all bytes have been read.
  var isAtEnd: Bool { offset >= bytes.count }

  private func byte(_ distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Skips a character if it is next; returns false otherwise.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, UInt32(next) == character.value else { return false }
    offset += 1
    return true
  }

  /// Returns true if the next character is this one; it is not read.
  func isNext(_ character: Unicode.Scalar) -> Bool { !isAtEnd && UInt32(next) == character.value }

  /// True if an unsigned number is next.
  var isAtDigits: Bool { next.isDigit || next == UInt8(ascii: ".") && byte(1).isDigit }

  /// True if a number is next, with or without a sign.
  var isAtNumber: Bool {
    var ahead = self
    ahead.takeSign()
    return ahead.isAtDigits
  }

  /// Scans a name, a C identifier.
  ///
  /// Rule: L-VFL-2 (a dot ends it).
  /// See: L-VFL-1.
  mutating func takeName() -> String? {
    guard next.isLetter else { return nil }
    let start = offset
    while next.isLetter || next.isDigit { offset += 1 }
    return text(from: start)
  }

  /// Scans a number in C's syntax: decimal or hexadecimal, with an exponent.
  ///
  /// See: L-VFL-1.
  mutating func takeNumber() -> Double? {
    guard isAtNumber else { return nil }
    let start = offset
    takeSign()
    if next == UInt8(ascii: "0"), byte(1) | 0x20 == UInt8(ascii: "x"), byte(2).isHexDigit {
      offset += 2
      takeFraction { $0.isHexDigit }
      takeExponent("p")
    } else {
      takeFraction { $0.isDigit }
      takeExponent("e")
    }
    return Double(text(from: start))
  }

  private mutating func takeSign() {
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { offset += 1 }
  }

  private mutating func takeFraction(_ isDigit: (UInt8) -> Bool) {
    while isDigit(next) { offset += 1 }
    guard next == UInt8(ascii: ".") else { return }
    offset += 1
    while isDigit(next) { offset += 1 }
  }

  private mutating func takeExponent(_ letter: Unicode.Scalar) {
    guard UInt32(next | 0x20) == letter.value else { return }
    var ahead = self
    ahead.offset += 1
    ahead.takeSign()
    guard ahead.next.isDigit else { return }
    while ahead.next.isDigit { ahead.offset += 1 }
    offset = ahead.offset
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  fileprivate var isHexDigit: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f"))
  }

  /// True for an ASCII letter or an underscore.
  fileprivate var isLetter: Bool {
    (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
      || self == UInt8(ascii: "_")
  }
}
