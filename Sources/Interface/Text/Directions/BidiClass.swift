/// The bidirectional class of a character.
///
/// Source: Unicode Standard Annex 9, table 4 (Bidirectional Character Types).
enum BidiClass: UInt8 {
  /// Letters from left to right (L), from right to left (R), and those of Arabic (AL).
  case leftToRight, rightToLeft, arabic
  /// European (EN) and Arabic (AN) digits, and their separators and terminators (ES, ET, CS).
  case europeanNumber, arabicNumber, europeanSeparator, europeanTerminator, commonSeparator
  /// Nonspacing marks (NSM), and boundary neutrals (BN).
  case mark, boundary
  /// Paragraph separators (B), tabs (S), spaces (WS), and other neutrals (ON).
  case paragraphEnd, segmentSeparator, whitespace, neutral
  /// Beginnings and ends of embeddings and overrides (LRE, RLE, LRO, RLO, PDF).
  case leftToRightEmbedding, rightToLeftEmbedding, leftToRightOverride, rightToLeftOverride
  case popDirection
  /// Beginnings and ends of isolates (LRI, RLI, FSI, PDI).
  case leftToRightIsolate, rightToLeftIsolate, firstStrongIsolate, popIsolate

  /// True if a character of the class can make the visual order of a text differ from its logical
  /// order.
  var mayReorder: Bool {
    switch self {
    case .rightToLeft, .arabic, .arabicNumber, .rightToLeftEmbedding, .rightToLeftOverride,
      .rightToLeftIsolate:
      true
    default: false
    }
  }

  /// True for a character that begins an isolated part of the text.
  var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// True for characters that the rules remove before they look at neighbours.
  ///
  /// Source: Unicode Standard Annex 9, rule X9.
  var isRemoved: Bool {
    switch self {
    case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
      .popDirection, .boundary:
      true
    default: false
    }
  }

  /// Creates the class of a character.
  ///
  /// - Complexity: O(log n) in the ranges of the table.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = BidiClass.ascii(UInt8(value))
    } else if let stated = BidiTable.stated(value) {
      self = stated
    } else {
      self = BidiClass.byKind(scalar)
    }
  }

  private static func ascii(_ value: UInt8) -> BidiClass {
    switch value {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      .leftToRight
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .europeanNumber
    case UInt8(ascii: " "), 0x0C: .whitespace
    case UInt8(ascii: "+"), UInt8(ascii: "-"): .europeanSeparator
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"):
      .commonSeparator
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"): .europeanTerminator
    case 0x0A, 0x0D, 0x1C...0x1E: .paragraphEnd
    case 0x09, 0x0B, 0x1F: .segmentSeparator
    case 0..<0x20, 0x7F: .boundary
    default: .neutral
    }
  }

  private static func byKind(_ scalar: Unicode.Scalar) -> BidiClass {
    let category = scalar.properties.generalCategory
    switch category {
    case .nonspacingMark, .enclosingMark: return .mark
    case .control, .format: return .boundary
    default: break
    }
    if let letters = BidiTable.letters(scalar.value) { return letters }
    switch category {
    case .mathSymbol, .modifierSymbol, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation:
      return .neutral
    case .otherPunctuation, .otherSymbol, .otherNumber, .modifierLetter, .letterNumber:
      return BidiTable.isSign(scalar.value) ? .neutral : .leftToRight
    default: return .leftToRight
    }
  }
}
