package import Foundation
package import GimbalGeometry
package import GimbalTraits

/// An attachment in a text, such as an image.
package protocol TextAttaching: AnyObject {
  /// The rectangle on the baseline, in points: its origin is the lower left corner, y goes up.
  var attachedRect: CGRect { get }
}

/// An attributed text, measured once for all widths that layout queries.
///
/// See: L-TEXT-1, L-TEXT-2.
package final class StyledText: TextMeasuring {
  /// One line of the text at a width, in points.
  struct Line {
    /// The characters of the line, without the spaces at its end.
    var characters: Range<Int>
    /// The width with the indent and the hyphen.
    var width: Double
    /// The distance from the line's top to its baseline.
    var ascent: Double
    /// The height with the space above and below it.
    var height: Double
    /// The part of the height that is the fonts' leading between this line and the next.
    var leading = 0.0
    /// The indent before the first character, included in the width.
    var indent: Double
    /// The width of the hyphen at the end of the line, included in the width; mostly 0.
    var hyphen = 0.0
  }

  /// The heights of characters with one font, in points.
  struct Run {
    /// The greatest distance above the baseline.
    var ascent: Double
    /// The greatest distance below the baseline.
    var descent: Double
    /// The space between two lines of the font.
    var leading = 0.0
  }

  /// A paragraph with its style, its direction and its characters.
  struct Paragraph {
    /// The characters by their indices.
    var characters: Range<Int>
    /// The values of the paragraph's style.
    var style: NSParagraphStyle.Values
    /// The run of a line without characters.
    var run: Run
    /// The UTF-16 offset of the first character.
    var offset: Int
    /// 1 if the paragraph is right-to-left, otherwise 0.
    var base: UInt8 = 0
    /// The levels and classes of its characters, if their visual order differs from the logical
    /// one.
    var directions: CharacterDirections?
  }

  /// The class of a character for line breaking.
  ///
  /// A line may end before an opening character, and before a hyphenated one if the soft hyphen
  /// before it fits.
  enum Kind: UInt8 { case letter, opening, hyphenated, space }

  /// The measured characters.
  let content: StyledContent
  /// The assumptions that were made to measure the text.
  package var assumptions: TextAssumptions { content.assumptions }
  private var last: (width: Double, lines: [Line])?

  /// Measures a text; characters without a font have `font`.
  ///
  /// - Complexity: O(characters and runs).
  package init(_ text: NSAttributedString, font: UIFont, on system: SystemVersion) {
    var reader = StyledTextReader(font: font, system: system)
    reader.read(text)
    content = reader.content
  }

  // MARK: Lines

  /// A character at which a line begins.
  struct Position: Equatable {
    /// The index of the paragraph.
    var paragraph: Int
    /// The index of the character.
    var character: Int
  }

  /// Returns the lines at a width in points.
  ///
  /// - Complexity: O(characters) for a width other than the last.
  func lines(fitting width: Double) -> [Line] {
    if let last, last.width == width { return last.lines }
    var lines: [Line] = []
    var position = start
    while let here = position {
      let (line, next) = line(at: here, width)
      lines.append(line)
      position = next
    }
    last = (width, lines)
    return lines
  }

  /// The beginning of the first line; nil without a text.
  var start: Position? { content.paragraphs.isEmpty ? nil : Position(paragraph: 0, character: 0) }

  /// Returns the line that begins at a position, filled with as many words as fit in a width in
  /// points.
  ///
  /// Its height includes the space above and below it. Returns the beginning of the next line too.
  ///
  /// - Complexity: O(characters of the line).
  func line(at position: Position, _ width: Double) -> (line: Line, next: Position?) {
    let paragraph = content.paragraphs[position.paragraph]
    let style = paragraph.style
    let isFirst = position.character == paragraph.characters.lowerBound
    let indent = Double(isFirst ? style.firstLineHeadIndent : style.headIndent)
    let tail = Double(style.tailIndent)
    let limit = (tail > 0 ? tail : width + tail) - indent + StyledText.tolerance
    var (end, next, hyphen) = fill(paragraph, from: position.character, limit)
    // In a single line the spaces at its end count, as in a plain text.
    if width == .infinity { end = next }
    var line = line(position.character..<end, indent, paragraph)
    let endsParagraph = next >= paragraph.characters.upperBound
    if !endsParagraph {
      line.hyphen = hyphen
      line.width += hyphen
    }
    let isLast = endsParagraph && position.paragraph == content.paragraphs.count - 1
    if isFirst, position.paragraph > 0 {
      line.height += Double(style.paragraphSpacingBefore)
      line.ascent += Double(style.paragraphSpacingBefore)
    }
    if !isLast {
      line.height += Double(style.lineSpacing + (endsParagraph ? style.paragraphSpacing : 0))
    }
    if isLast { return (line, nil) }
    guard endsParagraph else {
      return (line, Position(paragraph: position.paragraph, character: next))
    }
    let following = position.paragraph + 1
    return (
      line,
      Position(paragraph: following, character: content.paragraphs[following].characters.lowerBound)
    )
  }

  /// Returns the end of a line, the beginning of the next one, and the width of the hyphen between
  /// them.
  ///
  /// Lines are filled word by word, and long words character by character.
  ///
  /// See: L-TEXT-12.
  private func fill(
    _ paragraph: Paragraph, from start: Int, _ limit: Double
  ) -> (end: Int, next: Int, hyphen: Double) {
    let range = paragraph.characters
    let anywhere = paragraph.style.lineBreakMode == .byCharWrapping
    var (end, next, hyphen) = (start, start, 0.0)
    var index = start
    while index < range.upperBound {
      // A word, and the spaces after it.
      var wordEnd = index
      // The part of a word beyond the limit is not read: a word of any length only costs its line.
      while wordEnd < range.upperBound, content.kinds[wordEnd] != .space,
        wordEnd == index
          || (!anywhere && content.kinds[wordEnd] == .letter
            && content.ends[wordEnd] - content.starts[start] <= limit)
      { wordEnd += 1 }
      var after = wordEnd
      while after < range.upperBound, content.kinds[after] == .space { after += 1 }
      if wordEnd > index, content.ends[wordEnd] - content.starts[start] > limit {
        if end > start { return (end, next, hyphen) }
        // Pieces whose hyphens do not fit belong to what follows.
        var cut = next
        while cut < wordEnd, content.ends[cut + 1] - content.starts[start] <= limit { cut += 1 }
        return (max(cut, start + 1), max(cut, start + 1), 0)
      }
      let dividesWord =
        !anywhere && wordEnd < range.upperBound && content.kinds[wordEnd] == .hyphenated
      let needed = dividesWord ? content.hyphens[wordEnd - 1] ?? 0 : 0
      if needed == 0 || content.ends[wordEnd] - content.starts[start] + needed <= limit {
        (end, next, hyphen) = (wordEnd > index ? wordEnd : end, after, needed)
      }
      index = after
    }
    return (end, next, 0)
  }

  /// The points by which a line may be too long because of rounding.
  static let tolerance = 0.001

  /// Returns the line of some characters.
  ///
  /// Rule: L-TEXT-1.
  private func line(_ range: Range<Int>, _ indent: Double, _ paragraph: Paragraph) -> Line {
    var (ascent, descent, leading) = (0.0, 0.0, 0.0)
    var seen: Int32 = -1
    for index in range where content.runOf[index] != seen {
      seen = content.runOf[index]
      ascent = max(ascent, content.runs[Int(seen)].ascent)
      descent = max(descent, content.runs[Int(seen)].descent)
      leading = max(leading, content.runs[Int(seen)].leading)
    }
    if range.isEmpty {
      let run = paragraph.run
      (ascent, descent, leading) = (run.ascent, run.descent, run.leading)
    }
    let (style, natural) = (paragraph.style, ascent + descent)
    func limited(_ height: Double) -> Double {
      let high = max(height, Double(style.minimumLineHeight))
      return style.maximumLineHeight > 0 ? min(high, Double(style.maximumLineHeight)) : high
    }
    let multiple = style.lineHeightMultiple > 0 ? Double(style.lineHeightMultiple) : 1
    let height = limited(natural * multiple)
    leading = limited(natural * multiple + leading) - height
    return Line(
      characters: range,
      width: range.isEmpty
        ? 0 : content.ends[range.upperBound] - content.starts[range.lowerBound] + indent,
      ascent: ascent + height - natural, height: height + leading, leading: leading,
      indent: indent)
  }

  // MARK: Measuring

  /// Returns the size at a width with a maximum number of lines, with or without leading between
  /// lines; not rounded, in points.
  package func extent(
    fitting width: CGFloat, numberOfLines: Int = 0, usesLeading: Bool = true
  ) -> CGSize {
    var lines = lines(fitting: width > 0 ? Double(width) : .infinity)
    if numberOfLines > 0 { lines = Array(lines.prefix(numberOfLines)) }
    let height = lines.reduce(0) { $0 + $1.height - (usesLeading ? 0 : $1.leading) }
    let trailing = usesLeading ? lines.last?.leading ?? 0 : 0
    return CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: height - trailing)
  }

  /// The leading of the last font, in points.
  package var leading: CGFloat { CGFloat(content.runs.last?.leading ?? 0) }

  /// The width on one line, in points, not rounded.
  package var lineWidth: CGFloat { extent(fitting: 0).width }

  /// Returns the size of the text in whole pixels, in points.
  package func size(fitting width: CGFloat, numberOfLines: Int, _ grid: PixelGrid) -> CGSize {
    let size = extent(
      fitting: numberOfLines == 1 ? 0 : width, numberOfLines: numberOfLines)
    return CGSize(width: grid.roundUp(size.width), height: grid.roundUp(size.height))
  }

  /// Returns the text's layout metrics, whose heights are computed for each width.
  package func block(numberOfLines: Int, preferredMaxLayoutWidth: CGFloat) -> TextBlock {
    let whole = lines(fitting: .infinity)
    var block = TextBlock(
      lineWidth: lineWidth, lineHeight: CGFloat(whole.first.map { $0.height - $0.leading } ?? 0),
      numberOfLines: numberOfLines, ascent: CGFloat(whole.first?.ascent ?? 0))
    block.lineSpacing = CGFloat(whole.first?.leading ?? 0)
    block.preferredMaxLayoutWidth = max(0, preferredMaxLayoutWidth)
    if block.wraps {
      block.breaking = { [self] in lines(fitting: Double($0)).count }
      block.heights = { [self] in extent(fitting: $0, numberOfLines: numberOfLines).height }
    } else {
      block.heights = { [unowned self] _ in extent(fitting: 0, numberOfLines: 1).height }
    }
    return block
  }
}
