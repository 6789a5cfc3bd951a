import GimbalFontFiles

/// Reads a line character by character: the kerning before each, and its advance.
///
/// Joined emoji, and the two letters of a flag, have the width of one emoji.
struct GlyphReader {
  private var previous = 0
  private var last: Unicode.Scalar = " "
  /// The shaped text in an app's own font, whose characters are measured together.
  private var shaped: ShapedText?
  private var isJoined = false
  private var isFlagOpen = false

  /// The options of plain text, made once.
  private static let usual: ShapingOptions = [.ligatures, .pairs]

  /// Begins reading a text in one font; indices of characters are relative to its beginning.
  mutating func begin(
    _ text: some StringProtocol, _ face: FontFace, _ assumptions: inout TextAssumptions,
    _ options: ShapingOptions = GlyphReader.usual
  ) {
    shaped = face.shape(text, options, &assumptions)
  }

  /// Resets the kerning context at the beginning of a line, after a non-letter, and before another
  /// font.
  mutating func reset() {
    previous = 0
    isJoined = false
    isFlagOpen = false
  }

  /// Returns true if a character and the next one are in the same ligature.
  func joinsNext(at index: Int) -> Bool { shaped?.characters[index].isJoined ?? false }

  /// Reads the next character of the line and its index in the text; lengths are in points.
  ///
  /// Rule: L-TEXT-10.
  @inline(__always)
  mutating func read(
    _ scalar: Unicode.Scalar, at index: Int, _ face: FontFace, _ assumptions: inout TextAssumptions
  ) -> (kerning: Double, advance: Double) {
    guard scalar.value < 128, shaped == nil else {
      return readAny(scalar, at: index, face, &assumptions)
    }
    return read(face.glyph(of: scalar, &assumptions), face)
  }

  /// Reads the printable ASCII characters at an offset while a condition holds, and passes the
  /// kerning before each and its advance to a closure; none in an app's own font.
  @inline(__always)
  mutating func readASCII(
    _ scalars: inout UTF8Scalars, _ face: FontFace, while condition: () -> Bool,
    handle: (_ kerning: Double, _ advance: Double) -> Void
  ) {
    guard shaped == nil else { return }
    // Local copies stay in registers.
    var (last, rest) = (previous, scalars)
    face.withASCII { advances, kerning in
      while condition(), let letter = rest.nextPrintableASCII() {
        handle(kerning(last, letter), advances[letter])
        last = letter
      }
    }
    guard rest.position > scalars.position else { return }
    (previous, scalars) = (last, rest)
    isJoined = false
    isFlagOpen = false
  }

  /// Reads a glyph that is not part of the emoji before it.
  @inline(__always)
  private mutating func read(
    _ glyph: FontFace.Glyph, _ face: FontFace
  ) -> (kerning: Double, advance: Double) {
    let kerning = face.kerning(previous, glyph.letter)
    previous = glyph.letter
    isJoined = false
    isFlagOpen = false
    return (kerning, glyph.advance)
  }

  private mutating func readAny(
    _ scalar: Unicode.Scalar, at index: Int, _ face: FontFace, _ assumptions: inout TextAssumptions
  ) -> (kerning: Double, advance: Double) {
    if scalar.isSoftHyphen { return (0, 0) }
    if let shaped {
      last = scalar
      let character = shaped.characters[index]
      if character.isKnown {
        reset()
        return (face.length(character.kerning), face.length(character.advance))
      }
    }
    let glyph = face.glyph(of: scalar, &assumptions)
    if scalar.value < 0x200D { return read(glyph, face) }
    let kerning = face.kerning(previous, glyph.letter)
    if isPart(scalar.value) { return (0, 0) }
    previous = glyph.letter
    return (kerning, glyph.advance)
  }

  /// Returns the width of a hyphen after the text read so far, in points, with or without kerning.
  func hyphenWidth(_ face: FontFace, pairs: Bool) -> Double {
    var reader = self
    var unused: TextAssumptions = []
    if shaped != nil { reader.begin("\(last)-", face, &unused) }
    let hyphen = reader.read("-", at: shaped == nil ? 0 : 1, face, &unused)
    return hyphen.advance + (pairs ? hyphen.kerning : 0)
  }

  /// Reads the next character, and returns true if it belongs to the emoji before it.
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
  /// True for U+00AD, which is visible as a hyphen only at the end of a line.
  ///
  /// See: L-TEXT-12.
  var isSoftHyphen: Bool { value == 0xAD }
}
