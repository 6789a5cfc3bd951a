/// The two tables by which parts of `GDEF`, `GPOS` and `GSUB` refer to glyphs.
extension FontBytes {
  /// Returns the index of a glyph in a coverage table, or nil.
  ///
  /// - Complexity: O(log glyphs).
  func coverage(_ glyph: Int) -> Int? {
    let count = u16(2)
    switch u16(0) {
    case 1:
      guard let row = row(notAbove: glyph, count: count, number: { $0.u16(4 + 2 * $1) }),
        u16(4 + 2 * row) == glyph
      else { return nil }
      return row
    case 2:
      guard let row = row(notAbove: glyph, count: count, number: { $0.u16(4 + 6 * $1) }),
        glyph <= u16(6 + 6 * row)
      else { return nil }
      return u16(8 + 6 * row) + glyph - u16(4 + 6 * row)
    default: return nil
    }
  }

  /// Returns the class of a glyph in a class definition table, or 0.
  ///
  /// - Complexity: O(log glyphs).
  func glyphClass(_ glyph: Int) -> Int {
    switch u16(0) {
    case 1:
      let index = glyph - u16(2)
      return (0..<u16(4)).contains(index) ? u16(6 + 2 * index) : 0
    case 2:
      guard let row = row(notAbove: glyph, count: u16(2), number: { $0.u16(4 + 6 * $1) }),
        glyph <= u16(6 + 6 * row)
      else { return 0 }
      return u16(8 + 6 * row)
    default: return 0
    }
  }
}
