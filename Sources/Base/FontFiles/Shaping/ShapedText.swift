/// Options of shaping a string.
package struct ShapingOptions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// Creates a set of these bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Ligatures that a font enables by default, beyond those that a script requires.
  package static let ligatures = ShapingOptions(rawValue: 1 << 0)
  /// The font's own kerning pairs.
  package static let pairs = ShapingOptions(rawValue: 1 << 1)
}

/// A string in one font, by characters, in units of the font.
package struct ShapedText: Sendable {
  /// A character of the text.
  package struct Character: Sendable, Equatable {
    /// The kerning before the character, in font units.
    package var kerning = 0.0
    /// The character's share of the advances of its glyphs, in font units.
    package var advance = 0.0
    /// True if the font has a glyph for it.
    package var isKnown = false
    /// True if the next character is in the same ligature.
    package var isJoined = false
  }

  /// One element for each scalar of the string.
  package internal(set) var characters: [Character]
  /// True if the string has scripts whose font rules are not applied.
  package internal(set) var hasOtherScripts = false
}
