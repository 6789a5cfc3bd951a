/// Quotes between East Asian characters.
extension LineBreaks {
  /// Allows lines to end before an opening and after a closing quote that has an East Asian
  /// character on each side.
  ///
  /// These quotes are those of the general categories `Pi` and `Pf`. Rules before LB19 still apply,
  /// and LB21 does after the quote. Hangul is treated as letters.
  ///
  /// - Complexity: O(characters).
  ///
  /// Source: Unicode Standard Annex 14 of Unicode 16.0, LB19 and LB19a.
  ///
  /// See: L-TEXT-9.
  static func endLinesAtQuotes(
    in bytes: UnsafeBufferPointer<UInt8>, _ opportunities: UnsafeMutableBufferPointer<Opportunity>
  ) {
    let table = LineBreakClass.table
    var scalars = UTF8Scalars(bytes)
    guard var before = scalars.next(), var quote = scalars.next() else { return }
    var index = 1
    while let after = scalars.next() {
      if LineBreakClass.of(quote, table) == .qu, isEastAsian(before), isEastAsian(after) {
        switch quote.properties.generalCategory {
        case .initialPunctuation where allowsQuote(after: LineBreakClass.of(before, table)):
          opportunities[index] = .allowed
        case .finalPunctuation where followsQuote(LineBreakClass.of(after, table)):
          opportunities[index + 1] = .allowed
        default: break
        }
      }
      (before, quote) = (quote, after)
      index += 1
    }
  }

  /// Returns false for a class after which LB9, LB14 or LB19 allows no line to end.
  private static func allowsQuote(after kind: LineBreakClass) -> Bool {
    switch kind {
    case .op, .opWide, .qu, .cm, .gl: false
    default: true
    }
  }

  /// Returns true for a class before which no other rule than LB19 forbids a line to end.
  private static func followsQuote(_ kind: LineBreakClass) -> Bool {
    switch kind {
    case .id, .idImage, .al, .pr, .po: true
    default: false
    }
  }

  /// Returns true for ideographs, kana, their punctuation and letters of full width.
  ///
  /// Source: Unicode Character Database, EastAsianWidth F, W and H without Hangul and emoji.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x303E, 0x3041...0x312F, 0x3190...0x31FF, 0x3220...0x325F, 0x3280...0xA4CF,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF9F, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
