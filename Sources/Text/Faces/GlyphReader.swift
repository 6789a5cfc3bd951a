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
    if scalar.isSoftHyphen { return (0, 0) }
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

  /// The width of a hyphen behind what was read, in points, with or without the kerning between them.
  func hyphenWidth(_ face: FontFace, pairs: Bool) -> Double {
    var reader = self
    var unused: TextAssumptions = []
    let hyphen = reader.read("-", face, &unused)
    return hyphen.advance + (pairs ? hyphen.kerning : 0)
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

extension Unicode.Scalar {
  /// True for U+00AD, which is seen as a hyphen where a line ends behind it, and nowhere else.
  ///
  /// See: L-TEXT-12.
  var isSoftHyphen: Bool { value == 0xAD }
}
