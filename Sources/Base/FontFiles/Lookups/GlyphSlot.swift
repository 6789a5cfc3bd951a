/// A glyph of a string that is being shaped.
struct GlyphSlot {
  var glyph: Int
  /// The index of its first character.
  var character: Int
  /// True if its characters are nonspacing marks.
  var isNonspacing: Bool
  var advance = 0
  /// The kerning after it.
  var kerning = 0
}
