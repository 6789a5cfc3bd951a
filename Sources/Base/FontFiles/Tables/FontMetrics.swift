/// The line metrics of a font in its units, and its style attributes.
package struct FontMetrics: Sendable, Equatable {
  /// The height of a line above its baseline.
  package let ascender: Int
  /// The depth of a line below its baseline, a negative number.
  package let descender: Int
  /// The extra space between two lines.
  package let lineGap: Int
  /// The height of a capital.
  package let capHeight: Int
  /// The x-height.
  package let xHeight: Int
  /// 400 for regular, 700 for bold.
  package let weightClass: Int
  /// True if letters are slanted.
  package let isItalic: Bool

  /// Reads the metrics of a font, or of an instance with its changes, weight and slant.
  init(
    head: FontBytes, hhea: FontBytes, os2: FontBytes?, _ unitsPerEm: Int,
    _ changes: MetricChanges? = nil, weight: Double? = nil, slant: Double? = nil
  ) {
    var (top, bottom, gap) = (hhea.i16(4), hhea.i16(6), hhea.i16(8))
    if top == 0, bottom == 0, let os2, os2.count >= 74 {
      (top, bottom, gap) = (os2.i16(68), os2.i16(70), os2.i16(72))
    }
    ascender = top + (changes?["hasc"] ?? 0)
    descender = min(bottom, -bottom) + (changes?["hdsc"] ?? 0)
    lineGap = max(0, gap + (changes?["hlgp"] ?? 0))
    // Versions below 2 lack the two heights: a typical ratio replaces them.
    let hasHeights = (os2.map { $0.u16(0) } ?? 0) >= 2
    let (cap, small) = hasHeights ? (os2?.i16(88) ?? 0, os2?.i16(86) ?? 0) : (0, 0)
    capHeight = cap > 0 ? cap + (changes?["cpht"] ?? 0) : unitsPerEm * 7 / 10
    xHeight = small > 0 ? small + (changes?["xhgt"] ?? 0) : unitsPerEm / 2
    let style = head.u16(44)
    let own = weight.map { Int($0.rounded()) } ?? os2?.u16(4) ?? 0
    weightClass = (1...1_000).contains(own) ? own : style & 1 != 0 ? 700 : 400
    isItalic = slant.map { $0 != 0 } ?? (style & 2 != 0 || (os2?.u16(62) ?? 0) & 1 != 0)
  }
}

/// The advances of glyphs.
struct AdvanceTable: Sendable {
  private let table: FontBytes
  private let count: Int
  private let glyphs: Int

  init(_ table: FontBytes, count: Int, glyphs: Int) throws(FontFileError) {
    self.table = table
    self.count = min(count, table.count / 4)
    self.glyphs = glyphs
    guard self.count > 0 else { throw .noAdvances }
  }

  /// Returns the advance of a glyph, in font units.
  ///
  /// A glyph after the last row of the table has the advance of the last row. A glyph that the font
  /// does not have has the advance of glyph 0.
  func advance(of glyph: Int) -> Int {
    guard glyph < glyphs else { return table.u16(0) }
    return table.u16(4 * min(glyph, count - 1))
  }
}
