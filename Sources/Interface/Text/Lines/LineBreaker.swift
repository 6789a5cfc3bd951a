import Foundation

/// Breaks a text into lines, each filled with as many words as fit.
///
/// Words end at spaces and at Unicode's other line break opportunities. A word that is longer than
/// a line is broken where it stops fitting. A soft hyphen divides a word if the hyphen fits after
/// it.
///
/// See: L-SIZE-8, L-TEXT-9, L-TEXT-12.
final class LineBreaker {
  private let text: String
  private let face: FontFace
  private let breaksAnywhere: Bool
  /// The positions around each index: one more than there are characters.
  private var edges: ContiguousArray<Edge> = []
  private var words: ContiguousArray<Word> = []
  private var lastWidth = Double.nan
  private var lastResult = Lines(count: 0, width: 0)

  /// The end of the character before an index and the beginning of the one after it, in points.
  ///
  /// The kerning between two characters is between the end of one and the beginning of the next. It
  /// is not part of a line that begins between them.
  private struct Edge {
    var end: Double
    var start: Double
  }

  private struct Word {
    var start: Int
    /// The beginning of the spaces after the word.
    var end: Int
    /// True if a line must begin here.
    var beginsLine: Bool
    /// The width of the hyphen at the end of a line after the word, which ends with a soft hyphen.
    var hyphen = 0.0
  }

  /// The number of lines at some width, and the width of the widest, in points.
  struct Lines: Equatable {
    var count: Int
    var width: Double
  }

  init(_ text: String, _ face: FontFace, breaksAnywhere: Bool) {
    self.text = text
    self.face = face
    self.breaksAnywhere = breaksAnywhere
  }

  /// Returns the lines at a width in points.
  ///
  /// - Complexity: O(characters) at first, then O(words + lines) for a width other than the last.
  func lines(fitting width: Double) -> Lines {
    if width == lastWidth { return lastResult }
    if edges.isEmpty { readWords() }
    lastResult = fill(width)
    lastWidth = width
    return lastResult
  }

  /// A line: its characters without the spaces at its end.
  struct Line {
    var characters: Range<Int>
    /// True if it ends with a hyphen, for the soft hyphen that is its last character.
    var isHyphenated: Bool
  }

  /// Returns the lines at a width in points.
  ///
  /// - Complexity: O(characters).
  func everyLine(fitting width: Double) -> [Line] {
    if edges.isEmpty { readWords() }
    var lines: [Line] = []
    _ = fill(width) { lines.append(Line(characters: $0, isHyphenated: $1 > 0)) }
    return lines
  }

  /// Returns the width of some characters of one line, in points.
  func width(of range: Range<Int>) -> Double {
    range.isEmpty ? 0 : edges[range.upperBound].end - edges[range.lowerBound].start
  }

  /// Fills lines word by word, and passes the characters and the hyphen's width of each to the
  /// closure.
  ///
  /// Rule: L-TEXT-12.
  private func fill(_ width: Double, _ handleLine: ((Range<Int>, Double) -> Void)? = nil) -> Lines {
    // The tolerance allows for a label whose own width was rounded to pixels, so that it does not
    // break.
    let limit = width + LineBreaker.tolerance
    guard var lineStart = words.first?.start else { return Lines(count: 0, width: 0) }
    var lines = Lines(count: 1, width: 0)
    var lineEnd = lineStart
    // The first word of a piece without break opportunities, and the width of the hyphen before it.
    var piece = (word: 0, hyphen: 0.0)
    func endLine(nextAt start: Int, hyphen: Double = 0) {
      lines.width = max(lines.width, edges[lineEnd].end - edges[lineStart].start + hyphen)
      handleLine?(lineStart..<lineEnd, hyphen)
      lines.count += 1
      lineStart = start
      lineEnd = start
    }
    var index = 0
    while index < words.count {
      let word = words[index]
      if word.beginsLine, index > 0, word.start > lineStart {
        lineEnd = words[index - 1].end
        endLine(nextAt: word.start)
        piece = (index, 0)
      }
      if edges[word.end].end - edges[lineStart].start > limit, words[piece.word].start > lineStart {
        endLine(nextAt: words[piece.word].start, hyphen: piece.hyphen)
        // Start again with the piece, because hyphens that did not fit may fit on the new line.
        index = piece.word
        piece.hyphen = 0
        continue
      }
      if edges[word.end].end - edges[lineStart].start > limit, word.end - lineStart > 1 {
        lineEnd = lineStart + 1
        while edges[lineEnd + 1].end - edges[lineStart].start <= limit { lineEnd += 1 }
        endLine(nextAt: lineEnd)
        while index > 0, words[index - 1].end > lineStart { index -= 1 }
        piece = (index, 0)
        continue
      }
      // A word whose hyphen does not fit belongs to the next one.
      if word.hyphen == 0 || edges[word.end].end - edges[lineStart].start + word.hyphen <= limit {
        lineEnd = word.end
        piece = (min(index + 1, words.count - 1), word.hyphen)
      }
      index += 1
    }
    lineEnd = words[words.count - 1].end
    lines.width = max(lines.width, edges[lineEnd].end - edges[lineStart].start)
    handleLine?(lineStart..<lineEnd, 0)
    return lines
  }

  static let tolerance = 0.001

  private func readWords() {
    let breaks = LineBreaks.opportunities(in: text)
    var text = text
    edges = text.withUTF8 { bytes in
      ContiguousArray(unsafeUninitializedCapacity: breaks.count) { edges, count in
        words = readWords(UTF8Scalars(bytes), breaks, &edges)
        count = breaks.count
      }
    }
  }

  /// Reads the words and initializes all edges.
  private func readWords(
    _ text: UTF8Scalars, _ breaks: ContiguousArray<LineBreaks.Opportunity>,
    _ edges: inout UnsafeMutableBufferPointer<Edge>
  ) -> ContiguousArray<Word> {
    var words: ContiguousArray<Word> = []
    var sum = 0.0
    var reader = GlyphReader()
    var unused: TextAssumptions = []
    var word = Word(start: 0, end: 0, beginsLine: true)
    var inSpaces = false
    var hyphen = 0.0
    // The width sum at the beginning of the paragraph.
    var paragraph = 0.0
    var wasSoftHyphen = false
    var index = 0
    reader.begin(self.text, face, &unused)
    var scalars = text
    while let scalar = scalars.next() {
      let end = sum
      defer { index += 1 }
      if breaks[index + 1] == .mandatory {
        words.append(word)
        word = Word(start: index + 1, end: index + 1, beginsLine: true)
        inSpaces = false
        reader.reset()
        wasSoftHyphen = false
        paragraph = sum
        edges.initializeElement(at: index, to: Edge(end: end, start: sum))
        continue
      }
      var glyph = reader.read(scalar, at: index, face, &unused)
      if scalar.value == 9 {
        // See: L-TEXT-15.
        glyph = (0, UsualTabs.advance(from: sum - paragraph))
        reader.reset()
      }
      if scalar.isSoftHyphen { hyphen = reader.hyphenWidth(face, pairs: true) }
      sum += glyph.kerning
      edges.initializeElement(at: index, to: Edge(end: end, start: sum))
      sum += glyph.advance
      if scalar.value == 13 || (!breaksAnywhere && (scalar == " " || scalar.value == 9)) {
        // A carriage return before a line feed, which does not end the line itself.
        inSpaces = true
      } else {
        if breaks[index] == .allowed, !breaksAnywhere, inSpaces || word.end > word.start {
          if wasSoftHyphen { word.hyphen = hyphen }
          words.append(word)
          word = Word(start: index, end: index, beginsLine: false)
        }
        inSpaces = false
        word.end = index + 1
      }
      wasSoftHyphen = scalar.isSoftHyphen
      if inSpaces || wasSoftHyphen { continue }
      // The characters of a word that are neither spaces nor soft hyphens.
      reader.readASCII(&scalars, face, while: { breaks[index + 1] == .none }) { kerning, advance in
        index += 1
        edges.initializeElement(at: index, to: Edge(end: sum, start: sum + kerning))
        sum = sum + kerning + advance
      }
      word.end = index + 1
    }
    edges.initializeElement(at: index, to: Edge(end: sum, start: sum))
    // A line end at the end of the text does not begin another line.
    if word.start < index || words.isEmpty { words.append(word) }
    return words
  }
}
