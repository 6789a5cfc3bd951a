/// A glyph of a string that is being shaped.
struct GlyphSlot {
  /// The glyph's index in the font.
  var glyph: Int
  /// The index of the glyph's first character in the string.
  var character: Int
  /// True if the glyph's characters are nonspacing marks.
  var isNonspacing: Bool
  /// The width of the glyph, in font units.
  var advance = 0
  /// The kerning after the glyph, in font units.
  var kerning = 0
}
