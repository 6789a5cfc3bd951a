/// What a text asks for of a font.
package struct ShapingOptions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// A set of these bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Ligatures that a font has on by default, beyond those that a script needs.
  package static let ligatures = ShapingOptions(rawValue: 1 << 0)
  /// The font's own pairs.
  package static let pairs = ShapingOptions(rawValue: 1 << 1)
}

/// A text in one font, character by character, in units of the font.
package struct ShapedText: Sendable {
  /// A character of the text.
  package struct Character: Sendable, Equatable {
    /// The distance that pairs add before it.
    package var kerning = 0.0
    /// Its own share of its glyphs' advances.
    package var advance = 0.0
    /// True if the font has a glyph for it.
    package var isKnown = false
    /// True if the next character is in the same ligature.
    package var isJoined = false
  }

  /// One for each scalar of the text.
  package internal(set) var characters: [Character]
  /// True if there are scripts whose rules of the font are not carried out.
  package internal(set) var hasOtherScripts = false
}
