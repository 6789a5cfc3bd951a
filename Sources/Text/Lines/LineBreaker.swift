import Foundation

/// Breaks a text into lines, each as long as words fit into it.
///
/// Words end at spaces and where else Unicode lets lines end; a word that is longer than a line is broken where
/// it no longer fits. No word is divided by a hyphen.
///
/// See: L-SIZE-8, L-TEXT-9.
final class LineBreaker {
  private let text: String
  private let face: FontFace
  private let breaksAnywhere: Bool
  /// The end of each preceding character; one more than there are characters.
  private var ends: ContiguousArray<Double> = []
  /// The beginning of each character; kerning lies between one's end and the next one's beginning,
  /// and counts on no line that begins in between.
  private var starts: ContiguousArray<Double> = []
  private var words: ContiguousArray<Word> = []
  private var lastWidth = Double.nan
  private var lastResult = Lines(count: 0, width: 0)

  private struct Word {
    var start: Int
    /// The beginning of the spaces behind the word.
    var end: Int
    /// True if the text itself begins a line here.
    var beginsLine: Bool
  }

  /// The number of lines that a text has at some width, and how wide the widest is, in points.
  struct Lines: Equatable {
    var count: Int
    var width: Double
  }

  init(_ text: String, _ face: FontFace, breaksAnywhere: Bool) {
    self.text = text
    self.face = face
    self.breaksAnywhere = breaksAnywhere
  }

  /// The lines at a width in points.
  ///
  /// - Complexity: O(characters) at first, then O(words + lines) for a width other than the last.
  func lines(fitting width: Double) -> Lines {
    if width == lastWidth { return lastResult }
    if ends.isEmpty { readWords() }
    lastResult = fill(width)
    lastWidth = width
    return lastResult
  }

  /// The characters of each line at a width in points, without the spaces at its end.
  ///
  /// - Complexity: O(characters).
  func ranges(fitting width: Double) -> [Range<Int>] {
    if ends.isEmpty { readWords() }
    var ranges: [Range<Int>] = []
    _ = fill(width) { ranges.append($0) }
    return ranges
  }

  /// The width of some characters of one line, in points.
  func width(of range: Range<Int>) -> Double {
    range.isEmpty ? 0 : ends[range.upperBound] - starts[range.lowerBound]
  }

  /// Fills lines word by word.
  private func fill(_ width: Double, _ tell: ((Range<Int>) -> Void)? = nil) -> Lines {
    // A label is given its own width rounded to pixels; what was lost in that must not break it.
    let limit = width + LineBreaker.tolerance
    guard var lineStart = words.first?.start else { return Lines(count: 0, width: 0) }
    var lines = Lines(count: 1, width: 0)
    var lineEnd = lineStart
    func endLine(nextAt start: Int) {
      lines.width = max(lines.width, ends[lineEnd] - starts[lineStart])
      tell?(lineStart..<lineEnd)
      lines.count += 1
      lineStart = start
      lineEnd = start
    }
    for (index, word) in words.enumerated() {
      if word.beginsLine, index > 0 { endLine(nextAt: word.start) }
      if ends[word.end] - starts[lineStart] > limit, word.start > lineStart {
        endLine(nextAt: word.start)
      }
      while ends[word.end] - starts[lineStart] > limit, word.end - lineStart > 1 {
        lineEnd = lineStart + 1
        while ends[lineEnd + 1] - starts[lineStart] <= limit { lineEnd += 1 }
        endLine(nextAt: lineEnd)
      }
      lineEnd = word.end
    }
    lines.width = max(lines.width, ends[lineEnd] - starts[lineStart])
    tell?(lineStart..<lineEnd)
    return lines
  }

  static let tolerance = 0.001

  private func readWords() {
    ends.reserveCapacity(text.utf8.count + 1)
    starts.reserveCapacity(text.utf8.count + 1)
    ends.append(0)
    var sum = 0.0
    var reader = GlyphReader()
    var last: Unicode.Scalar = " "
    var unused: TextAssumptions = []
    var word = Word(start: 0, end: 0, beginsLine: true)
    var inSpaces = false
    for scalar in text.unicodeScalars {
      let index = ends.count - 1
      if scalar.endsLine {
        words.append(word)
        word = Word(start: index + 1, end: index + 1, beginsLine: true)
        inSpaces = false
        reader.reset()
        last = " "
        starts.append(sum)
      } else {
        let glyph = reader.read(scalar, face, &unused)
        sum += glyph.kerning
        starts.append(sum)
        sum += glyph.advance
        if scalar == " ", !breaksAnywhere {
          inSpaces = true
        } else {
          let mayEnd = word.end > word.start && !breaksAnywhere
          if inSpaces || (mayEnd && LineBreaks.allows(last, scalar)) {
            words.append(word)
            word = Word(start: index, end: index, beginsLine: false)
            inSpaces = false
          }
          word.end = index + 1
        }
        last = scalar
      }
      ends.append(sum)
    }
    starts.append(sum)
    // The end of the last line of all begins no other.
    if word.start < ends.count - 1 || words.isEmpty { words.append(word) }
  }
}
