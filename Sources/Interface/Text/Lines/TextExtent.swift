import Foundation

/// The size of a text that is broken only at its own line ends.
struct TextExtent {
  /// The width of the widest line, in points, not rounded.
  var width = 0.0
  /// The number of lines.
  var lines = 0
  /// The assumptions that were made to measure the text.
  var assumptions: TextAssumptions = []

  /// Measures a text.
  ///
  /// - Complexity: O(characters).
  init(_ text: String, _ face: FontFace) {
    guard !text.isEmpty else { return }
    assumptions = face.assumptions
    var reader = GlyphReader()
    reader.begin(text, face, &assumptions)
    var text = text
    text.withUTF8 { read(UTF8Scalars($0), &reader, face) }
  }

  private mutating func read(
    _ scalars: UTF8Scalars, _ reader: inout GlyphReader, _ face: FontFace
  ) {
    var line = 0.0
    var isOpen = true
    lines = 1
    var wasReturn = false
    var index = 0
    var scalars = scalars
    while let scalar = scalars.next() {
      defer { index += 1 }
      if scalar.endsLine {
        defer { wasReturn = scalar.value == 13 }
        if wasReturn, scalar.value == 10 { continue }
        if !isOpen { lines += 1 }
        width = max(width, line)
        line = 0
        reader.reset()
        isOpen = false
      } else {
        // A line end at the end of the text does not begin another line.
        if !isOpen { lines += 1 }
        isOpen = true
        wasReturn = false
        if scalar.value == 9 {
          // See: L-TEXT-15.
          line += UsualTabs.advance(from: line)
          reader.reset()
          continue
        }
        let glyph = reader.read(scalar, at: index, face, &assumptions)
        line += glyph.kerning + glyph.advance
        reader.readASCII(
          &scalars, face, while: { true },
          handle: {
            line += $0 + $1
            index += 1
          })
      }
    }
    width = max(width, line)
  }
}

extension Unicode.Scalar {
  /// True if a line ends here.
  ///
  /// A carriage return and the line feed after it are one line end.
  ///
  /// See: L-TEXT-9.
  @inline(__always)
  var endsLine: Bool {
    (10...13).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}
