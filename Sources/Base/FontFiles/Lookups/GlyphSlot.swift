/// A glyph of a text that is shaped.
struct GlyphSlot {
  var glyph: Int
  /// The number of the first character that it stands for.
  var character: Int
  /// True if its characters are nonspacing marks.
  var isNonspacing: Bool
  var advance = 0
  /// The distance that a pair adds behind it.
  var kerning = 0
}
