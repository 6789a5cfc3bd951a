/// A glyph of a string that is being shaped.
struct GlyphSlot {
  var glyph: Int
  /// The index of the glyph's first character in the string.
  var character: Int
  /// True if the glyph's characters are nonspacing marks.
  var isNonspacing: Bool
  var advance = 0
  /// The kerning after the glyph, in font units.
  var kerning = 0
}
