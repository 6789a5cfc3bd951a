/// A TrueType or OpenType font, as far as it determines the widths and heights of text.
///
/// This module reads bytes and has no views and no other files. It ignores outlines. Lengths are in
/// units of the font, of which the em has `unitsPerEm`.
///
/// Source: OpenType specification 1.9 (cmap, fvar, GDEF, GPOS, GSUB, head, hhea, hmtx, kern, maxp,
/// name, OS/2).
package final class FontFile: Sendable {
  /// The number of units per em.
  package let unitsPerEm: Int
  /// The line metrics and style attributes of the font.
  package let metrics: FontMetrics
  /// The names of the font.
  package let names: FontNames
  private let glyphs: GlyphMap
  private let advances: AdvanceTable
  let shaping: FontShaping
  /// True if the font is variable; its default instance is read.
  package let isVariable: Bool

  /// Reads a font; of a collection the one at an index.
  ///
  /// - Throws: ``FontFileError`` if a table is missing that is needed to measure text, or if the file
  ///   ends inside a table that is read.
  /// - Complexity: O(tables).
  package init(_ bytes: [UInt8], index: Int = 0) throws(FontFileError) {
    let tables = try FontTables(FontBytes(bytes), index: index)
    try tables.checkEnds(of: FontFile.read)
    let head = try tables.required("head", atLeast: 54)
    let hhea = try tables.required("hhea", atLeast: 36)
    let hmtx = try tables.required("hmtx", atLeast: 4)
    let maxp = try tables.required("maxp", atLeast: 6)
    let unitsPerEm = head.u16(18)
    // The specification allows no other sizes.
    guard (16...16_384).contains(unitsPerEm) else { throw .unitsPerEm(unitsPerEm) }
    self.unitsPerEm = unitsPerEm
    glyphs = try GlyphMap(try tables.required("cmap", atLeast: 4))
    advances = try AdvanceTable(
      hmtx, count: hhea.u16(34), glyphs: maxp.u16(4))
    metrics = FontMetrics(head: head, hhea: hhea, os2: tables.table("OS/2"), unitsPerEm)
    names = FontNames(tables.table("name"))
    shaping = FontShaping(tables)
    isVariable = tables.table("fvar") != nil
  }

  /// The tables that are read.
  private static let read = [
    "GDEF", "GPOS", "GSUB", "OS/2", "cmap", "fvar", "head", "hhea", "hmtx", "kern", "maxp", "name",
  ]

  /// Returns the number of fonts in a file: one, or those of a collection.
  package static func count(in bytes: [UInt8]) -> Int { FontTables.fonts(in: FontBytes(bytes)) }

  /// Returns the glyph of a character; 0 if the font has none.
  ///
  /// - Complexity: O(log characters).
  package func glyph(of scalar: UInt32) -> UInt16 { glyphs.glyph(of: Int(scalar)) }

  /// Returns the advance of a glyph, in font units.
  package func advance(of glyph: UInt16) -> Int { advances.advance(of: Int(glyph)) }

  /// True if some kerning is in a format of the table `kern` that is not supported.
  package var hasUnreadKerning: Bool { shaping.hasUnreadKerning }
}

extension FontFile: Hashable {
  /// Returns true for the same object; files are not compared by content.
  package static func == (left: FontFile, right: FontFile) -> Bool { left === right }
  /// Hashes the identity of the object.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
