import Foundation

/// The places where a line may end inside a run of letters: behind hyphens and dashes, around ideographs and pictures.
///
/// The classes of Unicode's line breaking that differ from letters; dictionaries of languages without spaces
/// are not there. Source: Unicode Standard Annex 14, rules LB8 to LB31.
enum LineBreaks {
  private enum Class {
    case letter, digit, space, hyphen, breakBehind, dash, ideograph, opening, closing, glue, mark,
      anywhereBehind
  }

  /// True if a line may end between two characters of which neither is a space.
  ///
  /// Rule: L-TEXT-9.
  static func allows(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    if first.value < 128, second.value < 128 {
      return behindASCII(first.value) && !(0x30...0x39).contains(second.value)
        && kind(second) == .letter
    }
    let (left, right) = (kind(first), kind(second))
    if left == .anywhereBehind { return true }
    switch right {
    case .closing, .mark, .glue, .space, .hyphen, .breakBehind, .anywhereBehind: return false
    case .dash: return left != .opening && left != .dash && left != .glue
    default: break
    }
    switch left {
    case .glue, .opening, .space: return false
    case .hyphen: return right != .digit
    case .breakBehind, .dash, .ideograph: return true
    default: return right == .ideograph
    }
  }

  /// Hyphen, slash, bar, and the marks that end sentences.
  private static func behindASCII(_ value: UInt32) -> Bool {
    switch value {
    case 0x2D, 0x2F, 0x7C, 0x21, 0x3F: true
    default: false
    }
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Class {
    switch scalar.value {
    case 0x20: .space
    case 0x2D: .hyphen
    case 0x30...0x39: .digit
    case 0x28, 0x5B, 0x7B, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0xFF08,
      0xFF3B, 0xFF5B, 0x2018, 0x201C:
      .opening
    case 0x21, 0x22, 0x25, 0x27, 0x29, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2019,
      0x201D, 0x2026, 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015,
      0x3017, 0x3019, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085,
      0x3087, 0x308E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
      0x30EE, 0x30FB, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D,
      0xFF5D, 0xFF61, 0xFF63, 0xFF64:
      .closing
    case 0xA0, 0x202F, 0x2011, 0x2060, 0xFEFF: .glue
    case 0x200B: .anywhereBehind
    case 0xAD, 0x7C, 0x2010, 0x2012, 0x2013, 0x0F0B, 0x1361: .breakBehind
    case 0x2014: .dash
    case 0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: .mark
    // The second of two such letters belongs to the flag of the first.
    case 0x1F1E6...0x1F1FF: .letter
    // From iOS 14 on words of Hangul stay whole (NSParagraphStyle.LineBreakStrategy.hangulWordPriority).
    case 0x1100...0x11FF, 0xAC00...0xD7A3: .letter
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      .ideograph
    case 0..<0x300: .letter
    default: other(scalar)
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> Class {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: .mark
    case .openPunctuation: .opening
    case .closePunctuation: .closing
    default: .letter
    }
  }
}
