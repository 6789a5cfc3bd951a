import Foundation

/// The text of a visual format as bytes, and a place in it.
///
/// All that has a meaning is ASCII; anything else is met as a byte that fits nowhere.
struct VisualFormatScanner {
  let bytes: [UInt8]
  var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The byte at the place; 0, which fits nowhere, at the end.
  var next: UInt8 { byte(0) }

  var isAtEnd: Bool { offset >= bytes.count }

  private func byte(_ distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Steps over a character, if it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, UInt32(next) == character.value else { return false }
    offset += 1
    return true
  }

  func isNext(_ character: Unicode.Scalar) -> Bool { !isAtEnd && UInt32(next) == character.value }

  /// True if a number without a sign is next.
  var isAtDigits: Bool { next.isDigit || next == UInt8(ascii: ".") && byte(1).isDigit }

  /// True if a number is next, of which a sign is part.
  var isAtNumber: Bool {
    var ahead = self
    ahead.takeSign()
    return ahead.isAtDigits
  }

  /// Steps over a name, a C identifier.
  ///
  /// Rule: L-VFL-2 (a dot ends it).
  /// See: L-VFL-1.
  mutating func takeName() -> String? {
    guard next.isLetter else { return nil }
    let start = offset
    while next.isLetter || next.isDigit { offset += 1 }
    return text(from: start)
  }

  /// Steps over a number as C reads it: decimal or hexadecimal, with an exponent.
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

  /// A letter of ASCII, or an underscore.
  fileprivate var isLetter: Bool {
    (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
      || self == UInt8(ascii: "_")
  }
}
