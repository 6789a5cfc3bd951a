/// The kerning of a font: the feature `kern` of the table `GPOS`, else the table `kern`.
///
/// Source: OpenType specification, GPOS ("kern" of the script is used in the place of the table `kern`).
struct FontKerning: Sendable {
  private let lookups: [PairLookup]
  private let rows: [FontBytes]

  init(gpos: FontBytes?, kern: FontBytes?) {
    lookups = gpos.map(PairLookup.kerning) ?? []
    rows = lookups.isEmpty ? kern.map(FontKerning.rows) ?? [] : []
  }

  /// Returns the distance that is added between two glyphs.
  func adjustment(_ first: Int, _ second: Int) -> Int {
    lookups.reduce(0) { $0 + $1.adjustment(first, second) }
      + rows.reduce(0) { $0 + FontKerning.adjustment($1, first, second) }
  }

  /// The parts of the table `kern` that are lists of pairs for lines from left to right.
  private static func rows(_ table: FontBytes) -> [FontBytes] {
    // Apple's form begins with a number of 32 bits and has longer heads.
    let isApple = table.u32(0) == 0x0001_0000
    let count = min(isApple ? table.u32(4) : table.u16(2), 64)
    var (place, parts) = (isApple ? 8 : 4, [FontBytes]())
    for _ in 0..<count {
      let length = isApple ? table.u32(place) : table.u16(place + 2)
      let coverage = table.u16(place + 4)
      let isPairs =
        isApple
        ? coverage & 0xFF == 0 && coverage & 0xE000 == 0 : coverage >> 8 == 0 && coverage & 7 == 1
      if isPairs { parts.append(table.part(place + (isApple ? 8 : 6))) }
      guard length > 0 else { break }
      place += length
    }
    return parts
  }

  private static func adjustment(_ part: FontBytes, _ first: Int, _ second: Int) -> Int {
    let count = min(part.u16(0), max(0, part.count - 8) / 6)
    let pair = first << 16 | second
    guard let row = part.row(notAbove: pair, count: count, number: { $0.u32(8 + 6 * $1) }),
      part.u32(8 + 6 * row) == pair
    else { return 0 }
    return part.i16(12 + 6 * row)
  }
}
