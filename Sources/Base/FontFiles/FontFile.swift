/// A TrueType or OpenType font, as far as it determines the widths and heights of text.
///
/// This module reads bytes and has no views and no other files. It ignores outlines. Lengths are in
/// units of the font, of which the em has `unitsPerEm`.
///
/// Source: OpenType specification 1.9 (avar, cmap, fvar, GDEF, GPOS, GSUB, head, hhea, hmtx, HVAR,
/// kern, maxp, MVAR, name, OS/2).
package final class FontFile: Sendable {
  /// The number of units per em.
  package let unitsPerEm: Int
  /// The line metrics and style attributes of the font.
  package let metrics: FontMetrics
  /// The names of the font.
  package let names: FontNames
  private let tables: FontTables
  private let glyphs: GlyphMap
  private let advances: AdvanceTable
  private let changes: AdvanceChanges?
  let shaping: FontShaping
  /// True if the font is variable, and the advances of its instances are not read.
  package let hasUnreadInstances: Bool
  /// The number of named instances that can be read.
  package let instanceCount: Int

  /// Reads a font; of a collection the one at an index, of a variable font the default instance.
  ///
  /// - Throws: ``FontFileError`` if a table is missing that is needed to measure text, or if the file
  ///   ends inside a table that is read.
  /// - Complexity: O(tables).
  package convenience init(_ bytes: [UInt8], index: Int = 0) throws(FontFileError) {
    try self.init(FontTables(FontBytes(bytes), index: index), nil)
  }

  /// Reads a named instance of a variable font, which shares the lookups of the font.
  ///
  /// - Throws: ``FontFileError`` if the font has no such instance.
  package func instance(_ number: Int) throws(FontFileError) -> FontFile {
    try FontFile(tables, (number, self))
  }

  private init(
    _ tables: FontTables, _ instance: (number: Int, font: FontFile)?
  ) throws(FontFileError) {
    self.tables = tables
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
    // Without HVAR, the advances of instances are in the outlines.
    let axes = FontAxes(tables.table("fvar"), avar: tables.table("avar"))
    let own = tables.table("HVAR") == nil ? [] : axes?.instances ?? []
    instanceCount = own.count
    hasUnreadInstances = tables.table("fvar") != nil && own.isEmpty
    let chosen = instance.flatMap { own.indices.contains($0.number) ? own[$0.number] : nil }
    if let instance, chosen == nil { throw .noInstance(instance.number) }
    let position = chosen.flatMap { axes?.normalized($0) }
    changes = position.flatMap { AdvanceChanges(tables.table("HVAR"), at: $0) }
    names = FontNames(tables.table("name"), chosen)
    metrics = FontMetrics(
      head: head, hhea: hhea, os2: tables.table("OS/2"), unitsPerEm,
      position.map { MetricChanges(tables.table("MVAR"), at: $0) },
      weight: chosen.flatMap { axes?.value("wght", of: $0) },
      slant: chosen.flatMap { axes?.value("ital", of: $0) ?? axes?.value("slnt", of: $0) })
    if let instance, let position {
      shaping = FontShaping(instance.font.shaping, tables.table("GDEF"), at: position)
    } else {
      shaping = FontShaping(tables)
    }
  }

  /// The tables that are read.
  private static let read = [
    "GDEF", "GPOS", "GSUB", "HVAR", "MVAR", "OS/2", "avar", "cmap", "fvar", "head", "hhea", "hmtx",
    "kern", "maxp", "name",
  ]

  /// Returns the number of fonts in a file: one, or those of a collection.
  package static func count(in bytes: [UInt8]) -> Int { FontTables.fonts(in: FontBytes(bytes)) }

  /// Returns the glyph of a character; 0 if the font has none.
  ///
  /// - Complexity: O(log characters).
  package func glyph(of scalar: UInt32) -> UInt16 { glyphs.glyph(of: Int(scalar)) }

  /// Returns the advance of a glyph, in font units.
  package func advance(of glyph: UInt16) -> Int {
    advances.advance(of: Int(glyph)) + (changes?.change(of: Int(glyph)) ?? 0)
  }

  /// True if some kerning is in a format of the table `kern` that is not supported.
  package var hasUnreadKerning: Bool { shaping.hasUnreadKerning }
}

extension FontFile: Hashable {
  /// Returns true for the same object; files are not compared by content.
  package static func == (left: FontFile, right: FontFile) -> Bool { left === right }
  /// Hashes the identity of the object.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
