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
  private var words: ContiguousArray<Word> = []
  private var paragraphs: ContiguousArray<ParagraphStart> = []
  private var lastWidth = Double.nan
  private var lastResult = Lines(count: 0, width: 0)
  /// The reader at the beginning of the text.
  private lazy var reader = {
    var reader = GlyphReader()
    var unused: TextAssumptions = []
    reader.begin(text, face, &unused)
    return reader
  }()
  /// The positions between characters; they are read only to truncate lines.
  private lazy var edges = readEdges()

  /// The beginning of a paragraph, from which its characters can be read again.
  private struct ParagraphStart {
    /// The position of the first character.
    var start: TextCursor.Position
    /// The offset in UTF-8.
    var offset: Int
  }

  /// The end of the character before an index, and the beginning of the one after it, in points.
  private struct Edge {
    /// The end of the character before the index.
    var end: Double
    /// The beginning of the character after the index.
    var start: Double
  }

  /// Characters between two opportunities for a line break.
  private struct Word {
    /// The position of the first character.
    var start: TextCursor.Position
    /// The beginning of the spaces after the word.
    var end: TextCursor.Position
    /// True if a line must begin here.
    var beginsLine: Bool
    /// The width of the hyphen at the end of a line after the word, which ends with a soft hyphen.
    var hyphen = 0.0

    /// Creates a word without characters.
    init(_ start: TextCursor.Position, beginsLine: Bool) {
      self.start = start
      self.beginsLine = beginsLine
      end = start
    }
  }

  /// The number of lines at some width, and the width of the widest, in points.
  struct Lines: Equatable {
    /// The number of lines.
    var count: Int
    /// The width of the widest line, in points.
    var width: Double
  }

  /// Creates a breaker; the text is read when lines are first needed.
  init(_ text: String, _ face: FontFace, breaksAnywhere: Bool) {
    self.text = text
    self.face = face
    self.breaksAnywhere = breaksAnywhere
  }

  /// Returns the lines at a width in points.
  ///
  /// - Complexity: O(characters) at first and if a word is longer than a line, otherwise O(words +
  ///   lines) for a width other than the last.
  func lines(fitting width: Double) -> Lines {
    if width == lastWidth { return lastResult }
    if words.isEmpty { withCursor(readWords) }
    lastResult = withCursor { fill(width, &$0) }
    lastWidth = width
    return lastResult
  }

  /// A line: its characters without the spaces at its end.
  struct Line {
    /// The characters by their indices.
    var characters: Range<Int>
    /// True if it ends with a hyphen, for the soft hyphen that is its last character.
    var isHyphenated: Bool
  }

  /// Returns the lines at a width in points.
  ///
  /// - Complexity: O(characters).
  func everyLine(fitting width: Double) -> [Line] {
    if words.isEmpty { withCursor(readWords) }
    var lines: [Line] = []
    withCursor { cursor in
      _ = fill(width, &cursor) { lines.append(Line(characters: $0, isHyphenated: $1 > 0)) }
    }
    return lines
  }

  /// Returns the width of some characters of one line, in points.
  func width(of range: Range<Int>) -> Double {
    range.isEmpty ? 0 : edges[range.upperBound].end - edges[range.lowerBound].start
  }

  /// Returns the beginning of a character of a text without line ends, in points; its end for the
  /// index after the last one.
  func start(of index: Int) -> Double { edges[index].start - edges[0].start }

  /// Fills lines word by word, and passes the characters and the hyphen's width of each to the
  /// closure.
  ///
  /// Rule: L-TEXT-12.
  private func fill(
    _ width: Double, _ cursor: inout TextCursor,
    _ handleLine: ((Range<Int>, Double) -> Void)? = nil
  ) -> Lines {
    // The tolerance allows for a label whose own width was rounded to pixels, so that it does not
    // break.
    let limit = width + LineBreaker.tolerance
    let words = words
    guard var lineStart = words.first?.start else { return Lines(count: 0, width: 0) }
    var lines = Lines(count: 1, width: 0)
    var lineEnd = lineStart
    // The first word of a piece without break opportunities, and the width of the hyphen before it.
    var piece = (word: 0, hyphen: 0.0)
    /// Ends the current line, passes it to `handleLine`, and begins the next one.
    func endLine(nextAt start: TextCursor.Position, hyphen: Double = 0) {
      lines.width = max(lines.width, lineEnd.x - lineStart.x + hyphen)
      handleLine?(lineStart.index..<lineEnd.index, hyphen)
      lines.count += 1
      lineStart = start
      lineEnd = start
    }
    var paragraph = 0
    var index = 0
    while index < words.count {
      let word = words[index]
      if word.beginsLine, index > 0, word.start.index > lineStart.index {
        lineEnd = words[index - 1].end
        endLine(nextAt: word.start)
        paragraph += 1
        piece = (index, 0)
      }
      if word.end.x - lineStart.x > limit {
        let pieceStart = words[piece.word].start
        if pieceStart.index > lineStart.index {
          endLine(nextAt: pieceStart, hyphen: piece.hyphen)
          // Start again with the piece, because hyphens that did not fit may fit on the new line.
          index = piece.word
          piece.hyphen = 0
          continue
        }
        if word.end.index - lineStart.index > 1 {
          // The cursor reads a paragraph once for all its lines.
          let (start, offset) = (paragraphs[paragraph].start, paragraphs[paragraph].offset)
          if cursor.index < start.index { cursor.move(to: start, offset: offset) }
          let next: TextCursor.Position
          (lineEnd, next) = cursor.breakWord(from: lineStart, limit: limit)
          endLine(nextAt: next)
          while index > 0, words[index - 1].end.index > lineStart.index { index -= 1 }
          piece = (index, 0)
          continue
        }
      }
      // A word whose hyphen does not fit belongs to the next one.
      if word.hyphen == 0 || word.end.x - lineStart.x + word.hyphen <= limit {
        lineEnd = word.end
        piece = (min(index + 1, words.count - 1), word.hyphen)
      }
      index += 1
    }
    lineEnd = words[words.count - 1].end
    lines.width = max(lines.width, lineEnd.x - lineStart.x)
    handleLine?(lineStart.index..<lineEnd.index, 0)
    return lines
  }

  /// The points by which a line may be too long because of rounding.
  static let tolerance = 0.001

  /// Passes a cursor at the beginning of the text to a closure.
  private func withCursor<Result>(_ body: (inout TextCursor) -> Result) -> Result {
    let reader = reader
    var text = text
    return text.withUTF8 { bytes in
      var cursor = TextCursor(UTF8Scalars(bytes), face, reader)
      return body(&cursor)
    }
  }

  /// Reads the words and paragraphs, with their positions.
  private func readWords(_ cursor: inout TextCursor) {
    let breaks = LineBreaks.opportunities(in: text)
    var words: ContiguousArray<Word> = []
    words.reserveCapacity(breaks.reduce(1) { $0 + ($1 == .none ? 0 : 1) })
    var word = Word(cursor.endPosition, beginsLine: true)
    var paragraphs: ContiguousArray = [ParagraphStart(start: cursor.endPosition, offset: 0)]
    var inSpaces = false
    var hyphen = 0.0
    var wasSoftHyphen = false
    while let scalar = cursor.next() {
      let index = cursor.index - 1
      if breaks[cursor.index] == .mandatory {
        cursor.endParagraph()
        words.append(word)
        word = Word(cursor.endPosition, beginsLine: true)
        paragraphs.append(ParagraphStart(start: cursor.endPosition, offset: cursor.offset))
        inSpaces = false
        wasSoftHyphen = false
        continue
      }
      cursor.measure(scalar)
      let start = TextCursor.Position(index: index, x: cursor.start)
      if index == word.start.index { word.start = start }
      if scalar.isSoftHyphen { hyphen = cursor.reader.hyphenWidth(face, pairs: true) }
      if scalar.value == 13 || (!breaksAnywhere && (scalar == " " || scalar.value == 9)) {
        // A carriage return before a line feed, which does not end the line itself.
        inSpaces = true
        wasSoftHyphen = false
        continue
      }
      if breaks[index] == .allowed, !breaksAnywhere, inSpaces || word.end.index > word.start.index {
        if wasSoftHyphen { word.hyphen = hyphen }
        words.append(word)
        word = Word(start, beginsLine: false)
      }
      inSpaces = false
      wasSoftHyphen = scalar.isSoftHyphen
      if !wasSoftHyphen { cursor.readASCII { breaks[$0.index] == .none } }
      word.end = cursor.endPosition
    }
    // A line end at the end of the text does not begin another line.
    if word.start.index < cursor.index || words.isEmpty { words.append(word) }
    self.words = words
    self.paragraphs = paragraphs
  }

  /// Reads the positions between characters again; the words have only their own.
  private func readEdges() -> ContiguousArray<Edge> {
    let breaks = LineBreaks.opportunities(in: text)
    var edges: ContiguousArray<Edge> = []
    edges.reserveCapacity(breaks.count)
    withCursor { cursor in
      var end = 0.0
      while let scalar = cursor.next() {
        let endsLine = breaks[cursor.index] == .mandatory
        if endsLine { cursor.endParagraph() } else { cursor.measure(scalar) }
        edges.append(Edge(end: end, start: cursor.start))
        end = cursor.end
      }
      edges.append(Edge(end: end, start: end))
    }
    return edges
  }
}
