import Foundation
import Synchronization

/// The assumed width of a character beyond ASCII, derived from that of a measured character.
///
/// This is the only type with widths that are not measured. A text that needs one records an
/// assumption on its device.
///
/// See: D-5.
struct AssumedGlyph: Equatable {
  /// The index of its advance in a face: the ASCII character whose width it has, or one from 128 on.
  let index: UInt8

  /// Marks and signs without width.
  static var nothing: AssumedGlyph { AssumedGlyph(index: 128) }
  /// Three times the width of a full stop.
  static var ellipsis: AssumedGlyph { AssumedGlyph(index: 129) }
  /// Ideographs, kana and their signs, with square widths.
  static var ideograph: AssumedGlyph { AssumedGlyph(index: 130) }
  /// Hangul syllables and letters.
  static var hangul: AssumedGlyph { AssumedGlyph(index: 131) }
  /// Emoji.
  static var emoji: AssumedGlyph { AssumedGlyph(index: 132) }

  /// Returns the width of an ASCII character.
  static func like(_ letter: UInt8) -> AssumedGlyph { AssumedGlyph(index: letter) }

  /// The ASCII character whose kerning pairs it shares; 0 for none.
  var letter: Int { self == .ellipsis ? 0x2E : index < 128 ? Int(index) : 0 }

  /// The indices of the code points below U+20000 that have been looked up; 0 for the others.
  ///
  /// All threads find the same index for a code point, so their order does not matter.
  private nonisolated(unsafe) static let known: UnsafeMutablePointer<Atomic<UInt8>> = {
    let known = UnsafeMutablePointer<Atomic<UInt8>>.allocate(capacity: 0x20000)
    for value in 0..<0x20000 { (known + value).initialize(to: Atomic(0)) }
    return known
  }()

  /// Returns the glyph of a character beyond ASCII.
  ///
  /// - Complexity: O(1); the properties of a character are read once in the process.
  static func of(_ scalar: Unicode.Scalar) -> AssumedGlyph {
    guard scalar.value < 0x20000 else { return AssumedGlyph(scalar) }
    let entry = known + Int(scalar.value)
    let index = entry.pointee.load(ordering: .relaxed)
    return index != 0 ? AssumedGlyph(index: index) : find(scalar, entry)
  }

  @inline(never)
  private static func find(
    _ scalar: Unicode.Scalar, _ entry: UnsafeMutablePointer<Atomic<UInt8>>
  ) -> AssumedGlyph {
    let glyph = AssumedGlyph(scalar)
    entry.pointee.store(glyph.index, ordering: .relaxed)
    return glyph
  }

  private init(index: UInt8) { self.index = index }

  private init(_ scalar: Unicode.Scalar) {
    if let letter = AssumedGlyph.latin(scalar.value) {
      self = letter
    } else if let sign = AssumedGlyph.sign(scalar.value) {
      self = sign
    } else {
      self = AssumedGlyph.byKind(scalar)
    }
  }

  private static func byKind(_ scalar: Unicode.Scalar) -> AssumedGlyph {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator,
      .surrogate:
      return .nothing
    case .spaceSeparator where scalar.value != 0x3000: return .like(UInt8(ascii: " "))
    default: break
    }
    if properties.isEmojiPresentation { return .emoji }
    if isHangul(scalar.value) { return .hangul }
    if isIdeograph(scalar.value) { return .ideograph }
    return .like(properties.isUppercase ? UInt8(ascii: "N") : UInt8(ascii: "n"))
  }

  private static func isHangul(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Returns true for kana, ideographs and their full-width signs.
  private static func isIdeograph(_ value: UInt32) -> Bool {
    switch value {
    case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Returns the width of punctuation that resembles ASCII.
  private static func sign(_ value: UInt32) -> AssumedGlyph? {
    switch value {
    case 0x2018, 0x2019, 0x201A: .like(UInt8(ascii: "'"))
    case 0x201C, 0x201D, 0x201E: .like(UInt8(ascii: "\""))
    case 0x2010, 0x2011: .like(UInt8(ascii: "-"))
    case 0x2013: .like(UInt8(ascii: "n"))
    case 0x2014: .like(UInt8(ascii: "M"))
    case 0x2026: .ellipsis
    case 0x00B7: .like(UInt8(ascii: "."))
    case 0x20AC, 0x00A3, 0x00A5, 0x00A2: .like(UInt8(ascii: "$"))
    case 0x00AB, 0x00BB, 0x2022, 0x00B0: .like(UInt8(ascii: "*"))
    case 0x00BF: .like(UInt8(ascii: "?"))
    case 0x00A1: .like(UInt8(ascii: "!"))
    case 0x00D7, 0x00F7, 0x00B1, 0x2212: .like(UInt8(ascii: "+"))
    default: nil
    }
  }

  /// Returns the width of a Latin letter with diacritics: that of the plain letter.
  private static func latin(_ value: UInt32) -> AssumedGlyph? {
    let range: ClosedRange<UInt32> = 0xC0...0x24F
    guard range.contains(value) else { return nil }
    let letter = plainLatin[Int(value - range.lowerBound)]
    return letter == 0 ? nil : .like(letter)
  }

  /// The plain letters for U+00C0 to U+024F, 0 for none.
  private static let plainLatin: [UInt8] = (0xC0...0x24F).map { (value: UInt32) -> UInt8 in
    let text = String(Unicode.Scalar(value)!).decomposedStringWithCanonicalMapping
    if let first = text.unicodeScalars.first, first.value < 128 { return UInt8(first.value) }
    return switch value {
    case 0xD8: UInt8(ascii: "O")
    case 0xF8: UInt8(ascii: "o")
    case 0x110: UInt8(ascii: "D")
    case 0x111: UInt8(ascii: "d")
    case 0x141: UInt8(ascii: "L")
    case 0x142, 0x131: UInt8(ascii: "l")
    case 0xDF: UInt8(ascii: "B")
    case 0xC6, 0x152: UInt8(ascii: "M")
    case 0xE6, 0x153: UInt8(ascii: "m")
    default: 0
    }
  }
}
