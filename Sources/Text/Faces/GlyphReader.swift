/// Reads a line character by character: what kerning adds before each, and how wide it is.
///
/// Pictures that are joined, and the two letters of a flag, are one picture wide.
struct GlyphReader {
  private var previous: UInt16 = 0
  private var isJoined = false
  private var isFlagOpen = false

  /// Begins anew: at the beginning of a line, behind what is no letter, and in another font.
  mutating func reset() { self = GlyphReader() }

  /// The next character of the line, in points.
  ///
  /// Rule: L-TEXT-10.
  mutating func read(
    _ scalar: Unicode.Scalar, _ face: FontFace, _ assumptions: inout TextAssumptions
  ) -> (kerning: Double, advance: Double) {
    let glyph = face.glyph(of: scalar, &assumptions)
    let kerning = face.kerning(previous, glyph.letter)
    if scalar.value < 0x200D {
      isJoined = false
      isFlagOpen = false
    } else if isPart(scalar.value) {
      return (0, 0)
    }
    previous = glyph.letter
    return (kerning, glyph.advance)
  }

  /// True for what belongs to the picture before it.
  private mutating func isPart(_ value: UInt32) -> Bool {
    let wasJoined = isJoined
    isJoined = value == 0x200D
    if (0x1F1E6...0x1F1FF).contains(value) {
      isFlagOpen.toggle()
      return !isFlagOpen
    }
    isFlagOpen = false
    return wasJoined || (0x1F3FB...0x1F3FF).contains(value)
  }
}
