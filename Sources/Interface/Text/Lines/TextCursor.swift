/// Reads the characters of a text in one font, with their positions from the beginning of the text.
struct TextCursor {
  /// A position between two characters.
  struct Position {
    /// The index of the character after it.
    var index: Int
    /// The beginning of that character or the end of the one before, in points.
    var x: Double
  }

  private let face: FontFace
  private var scalars: UTF8Scalars
  /// The reader of the text's characters.
  private(set) var reader: GlyphReader
  /// The number of characters that have been read.
  private(set) var index = 0
  /// The beginning of the last character, in points.
  ///
  /// The kerning between two characters is between the end of one and the beginning of the next. It
  /// is not part of a line that begins between them.
  private(set) var start = 0.0
  /// The end of the last character, in points.
  private(set) var end = 0.0
  /// The end of the characters before the paragraph, in points.
  private var paragraph = 0.0

  /// Creates a cursor at the beginning of a text, for which the reader has been prepared.
  init(_ scalars: UTF8Scalars, _ face: FontFace, _ reader: GlyphReader) {
    self.scalars = scalars
    self.face = face
    self.reader = reader
  }

  /// The end of the last character and the index of the next one.
  var endPosition: Position { Position(index: index, x: end) }

  /// The number of bytes that have been read.
  var offset: Int { scalars.position }

  /// Advances past a character; its position is not known before `measure` or `endParagraph`.
  @inline(__always)
  mutating func next() -> Unicode.Scalar? {
    guard let scalar = scalars.next() else { return nil }
    index += 1
    return scalar
  }

  /// Measures the character that was returned last.
  @inline(__always)
  mutating func measure(_ scalar: Unicode.Scalar) {
    var unused: TextAssumptions = []
    var glyph = reader.read(scalar, at: index - 1, face, &unused)
    if scalar.value == 9 {
      // See: L-TEXT-15.
      glyph = (0, UsualTabs.advance(from: end - paragraph))
      reader.reset()
    }
    start = end + glyph.kerning
    end = start + glyph.advance
  }

  /// Ends the paragraph at the character that was returned last.
  mutating func endParagraph() {
    start = end
    paragraph = end
    reader.reset()
  }

  /// Moves to the beginning of a paragraph.
  mutating func move(to position: Position, offset: Int) {
    scalars.position = offset
    index = position.index
    end = position.x
    endParagraph()
  }

  /// Reads the printable ASCII characters at the cursor while a condition of the end is true.
  @inline(__always)
  mutating func readASCII(while condition: (Position) -> Bool) {
    var (position, start) = (endPosition, start)
    reader.readASCII(
      &scalars, face, while: { condition(position) },
      handle: { kerning, advance in
        start = position.x + kerning
        position = Position(index: position.index + 1, x: start + advance)
      })
    self.start = start
    (index, end) = (position.index, position.x)
  }

  /// Reads the characters of a line inside a word that is wider than the line, and the one after
  /// them.
  ///
  /// The line has at least one character. Returns its end and the beginning of the next line.
  mutating func breakWord(
    from start: Position, limit: Double
  ) -> (end: Position, next: Position) {
    while index <= start.index, let scalar = next() { measure(scalar) }
    var lineEnd = endPosition
    while let scalar = next() {
      measure(scalar)
      if end - start.x > limit { break }
      lineEnd = endPosition
      readASCII {
        guard $0.x - start.x <= limit else { return false }
        lineEnd = $0
        return true
      }
      if end - start.x > limit { break }
    }
    return (lineEnd, Position(index: lineEnd.index, x: self.start))
  }
}
