/// A bracket that pairs with another.
///
/// Source: Unicode Standard Annex 9, definitions BD14 to BD16; BidiBrackets.txt.
struct BidiBracket: Equatable {
  /// The opening bracket of the pair.
  var opening: UInt32
  /// True if this bracket opens the pair.
  var isOpening: Bool

  /// Creates the bracket of a character; nil for other characters.
  init?(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x28, 0x5B, 0x7B: self.init(value, true)
    case 0x29: self.init(0x28, false)
    case 0x5D, 0x7D: self.init(value - 2, false)
    case 0..<0x0F3A: return nil
    // U+2329 and U+232A are canonically equivalent to U+3008 and U+3009.
    case 0x2329: self.init(0x3008, true)
    case 0x232A: self.init(0x3008, false)
    case 0x298D: self.init(0x298D, true)
    case 0x2990: self.init(0x298D, false)
    case 0x298F: self.init(0x298F, true)
    case 0x298E: self.init(0x298F, false)
    default:
      guard let first = BidiBracket.firstOfPairs.last(where: { $0.contains(value) }) else {
        return nil
      }
      let isOpening = (value - first.lowerBound) % 2 == 0
      self.init(isOpening ? value : value - 1, isOpening)
    }
  }

  private init(_ opening: UInt32, _ isOpening: Bool) {
    self.opening = opening
    self.isOpening = isOpening
  }

  /// Ranges in which opening and closing brackets alternate.
  private static let firstOfPairs: [ClosedRange<UInt32>] = [
    0x0F3A...0x0F3D, 0x169B...0x169C, 0x2045...0x2046, 0x207D...0x207E, 0x208D...0x208E,
    0x2308...0x230B, 0x2768...0x2775, 0x27C5...0x27C6, 0x27E6...0x27EF, 0x2983...0x298C,
    0x2991...0x2998, 0x29D8...0x29DB, 0x29FC...0x29FD, 0x2E22...0x2E29, 0x2E55...0x2E5C,
    0x3008...0x3011, 0x3014...0x301B, 0xFE59...0xFE5E, 0xFF08...0xFF09, 0xFF5F...0xFF60,
    0xFF62...0xFF63,
  ]
}
