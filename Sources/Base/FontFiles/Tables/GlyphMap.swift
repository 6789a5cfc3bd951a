/// The glyphs of characters: the table `cmap` in the formats 0, 4, 6 and 12.
struct GlyphMap: Sendable {
  private enum Format: Sendable { case bytes, segments, trimmed, groups }

  private let table: FontBytes
  private let format: Format

  /// Selects the subtable with the most characters.
  init(_ cmap: FontBytes) throws(FontFileError) {
    var best: (rank: Int, table: FontBytes, format: Format)?
    for row in 0..<min(cmap.u16(2), max(0, cmap.count - 4) / 8) {
      let entry = 4 + 8 * row
      guard let rank = GlyphMap.rank(cmap.u16(entry), cmap.u16(entry + 2)) else { continue }
      let part = cmap.part(cmap.u32(entry + 4))
      let format: Format
      switch part.u16(0) {
      case 0 where part.count >= 262: format = .bytes
      case 4 where part.count >= 16: format = .segments
      case 6 where part.count >= 10: format = .trimmed
      case 12 where part.count >= 16: format = .groups
      default: continue
      }
      if best.map({ $0.rank < rank }) ?? true { best = (rank, part, format) }
    }
    guard let best else { throw .noCharacters }
    (table, format) = (best.table, best.format)
  }

  /// Ranks a platform's encoding by its Unicode repertoire; nil for other encodings.
  private static func rank(_ platform: Int, _ encoding: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 4
    case (0, _): 3
    case (3, 1): 3
    case (3, 0): 2
    case (1, 0): 1
    default: nil
    }
  }

  /// Returns the glyph of a Unicode scalar; 0, the missing glyph, without one.
  func glyph(of scalar: Int) -> UInt16 {
    let glyph =
      switch format {
      case .bytes: scalar < 256 ? table.u8(6 + scalar) : 0
      case .segments: segment(scalar)
      case .trimmed: trimmed(scalar)
      case .groups: group(scalar)
      }
    return UInt16(truncatingIfNeeded: glyph)
  }

  private func trimmed(_ scalar: Int) -> Int {
    let index = scalar - table.u16(6)
    return (0..<table.u16(8)).contains(index) ? table.u16(10 + 2 * index) : 0
  }

  private func segment(_ scalar: Int) -> Int {
    guard scalar <= 0xFFFF else { return 0 }
    let count = min(table.u16(6) / 2, table.count / 8)
    // The first segment that ends at or after the character.
    let before = table.row(notAbove: scalar - 1, count: count) { $0.u16(14 + 2 * $1) }
    let index = before.map { $0 + 1 } ?? 0
    guard index < count else { return 0 }
    let start = table.u16(16 + 2 * (count + index))
    guard start <= scalar else { return 0 }
    let delta = table.u16(16 + 2 * (2 * count + index))
    let location = 16 + 2 * (3 * count + index)
    let offset = table.u16(location)
    guard offset != 0 else { return (scalar + delta) & 0xFFFF }
    let glyph = table.u16(location + offset + 2 * (scalar - start))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  private func group(_ scalar: Int) -> Int {
    let count = min(table.u32(12), (table.count - 16) / 12)
    guard let row = table.row(notAbove: scalar, count: count, number: { $0.u32(16 + 12 * $1) }),
      scalar <= table.u32(20 + 12 * row)
    else { return 0 }
    let glyph = table.u32(24 + 12 * row) + scalar - table.u32(16 + 12 * row)
    return glyph <= 0xFFFF ? glyph : 0
  }
}
