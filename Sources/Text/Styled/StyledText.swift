package import Foundation
package import GimbalGeometry
package import GimbalTraits

/// Something that stands in a text's place, such as a picture.
package protocol TextAttaching: AnyObject {
  /// The rectangle on the baseline, in points: its origin is the lower left corner, upwards.
  var attachedRect: CGRect { get }
}

/// A text with attributes, measured once for all the widths that layout asks about.
///
/// See: L-TEXT-1, L-TEXT-2.
package final class StyledText: TextMeasuring {
  /// One line of the text at a width, in points.
  struct Line {
    /// The characters of the line, without the spaces at its end.
    var characters: Range<Int>
    var width: Double
    /// The distance from the line's top to its baseline.
    var ascent: Double
    /// The height with what stands above and below it.
    var height: Double
    /// The room before the first letter, which the width has in it.
    var indent: Double
  }

  private struct Run {
    var ascent: Double
    var descent: Double
  }

  private struct Paragraph {
    var characters: Range<Int>
    var style: NSParagraphStyle.Values
    /// The run of a line without characters.
    var run: Run
    /// The number in UTF-16 of the first character.
    var offset: Int
  }

  /// The class of a character for the breaking of lines; before an opening one a line may end.
  private enum Kind: UInt8 { case letter, opening, space }

  private var starts: ContiguousArray<Double> = []
  private var ends: ContiguousArray<Double> = []
  private var kinds: ContiguousArray<Kind> = []
  private var runOf: ContiguousArray<Int32> = []
  /// The numbers of the characters in UTF-16.
  private var offsets: ContiguousArray<Int> = []
  private var runs: [Run] = []
  private var paragraphs: [Paragraph] = []
  package private(set) var assumptions: TextAssumptions = []
  private var last: (width: Double, lines: [Line])?

  /// Measures a text; letters without a font have `font`.
  ///
  /// - Complexity: O(characters and runs).
  package init(_ text: NSAttributedString, font: UIFont, on system: SystemVersion) {
    var builder = Builder(text: self, font: font, system: system)
    builder.read(text)
  }

  // MARK: Lines

  /// A character at which a line begins.
  struct Place: Equatable {
    var paragraph: Int
    var character: Int
  }

  /// The lines at a width in points.
  ///
  /// - Complexity: O(characters) for a width other than the last.
  func lines(fitting width: Double) -> [Line] {
    if let last, last.width == width { return last.lines }
    var lines: [Line] = []
    var place = start
    while let here = place {
      let (line, next) = line(at: here, width)
      lines.append(line)
      place = next
    }
    last = (width, lines)
    return lines
  }

  /// The beginning of the first line; nil without a text.
  var start: Place? { paragraphs.isEmpty ? nil : Place(paragraph: 0, character: 0) }

  /// The line that begins at a place and is as long as words fit into a width in points, with the room above and
  /// below it, and the beginning of the next one.
  ///
  /// - Complexity: O(characters of the line).
  func line(at place: Place, _ width: Double) -> (line: Line, next: Place?) {
    let paragraph = paragraphs[place.paragraph]
    let style = paragraph.style
    let isFirst = place.character == paragraph.characters.lowerBound
    let indent = Double(isFirst ? style.firstLineHeadIndent : style.headIndent)
    let tail = Double(style.tailIndent)
    let limit = (tail > 0 ? tail : width + tail) - indent + StyledText.tolerance
    var (end, next) = fill(paragraph, from: place.character, limit)
    // On one line the spaces at its end count, as in a plain text.
    if width == .infinity { end = next }
    var line = line(place.character..<end, indent, paragraph)
    let endsParagraph = next >= paragraph.characters.upperBound
    let isLast = endsParagraph && place.paragraph == paragraphs.count - 1
    if isFirst, place.paragraph > 0 {
      line.height += Double(style.paragraphSpacingBefore)
      line.ascent += Double(style.paragraphSpacingBefore)
    }
    if !isLast {
      line.height += Double(style.lineSpacing + (endsParagraph ? style.paragraphSpacing : 0))
    }
    if isLast { return (line, nil) }
    guard endsParagraph else { return (line, Place(paragraph: place.paragraph, character: next)) }
    let following = place.paragraph + 1
    return (
      line,
      Place(paragraph: following, character: paragraphs[following].characters.lowerBound)
    )
  }

  /// The end of a line that begins at a character, and the beginning of the next: word by word, and long words
  /// letter by letter.
  private func fill(
    _ paragraph: Paragraph, from start: Int, _ limit: Double
  ) -> (end: Int, next: Int) {
    let range = paragraph.characters
    let anywhere = paragraph.style.lineBreakMode == .byCharWrapping
    var (end, next) = (start, start)
    var index = start
    while index < range.upperBound {
      // A word, and the spaces behind it.
      var wordEnd = index
      while wordEnd < range.upperBound, kinds[wordEnd] != .space,
        wordEnd == index || (!anywhere && kinds[wordEnd] == .letter)
      { wordEnd += 1 }
      var after = wordEnd
      while after < range.upperBound, kinds[after] == .space { after += 1 }
      if wordEnd > index, ends[wordEnd] - starts[start] > limit {
        if end > start { return (end, next) }
        var cut = index
        while cut < wordEnd, ends[cut + 1] - starts[start] <= limit { cut += 1 }
        return (max(cut, start + 1), max(cut, start + 1))
      }
      (end, next) = (wordEnd > index ? wordEnd : end, after)
      index = after
    }
    return (end, next)
  }

  // MARK: Characters of UTF-16

  /// The number in UTF-16 of the character at which a line begins.
  func offset(of place: Place) -> Int {
    let paragraph = paragraphs[place.paragraph]
    return place.character == paragraph.characters.lowerBound
      ? paragraph.offset : offsets[place.character]
  }

  /// Returns the alignment of the paragraph at a place.
  func alignment(at place: Place) -> NSTextAlignment { paragraphs[place.paragraph].style.alignment }

  /// The distance from a line's first letter to the left side of a character of UTF-16, in points; that of what
  /// stands behind the line's letters is their width.
  ///
  /// - Complexity: O(log characters).
  func distance(to offset: Int, in line: Line) -> Double {
    guard !line.characters.isEmpty else { return 0 }
    let first = line.characters.lowerBound
    var (low, high) = (first, line.characters.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return (low < line.characters.upperBound ? starts[low] : ends[low]) - starts[first]
  }

  private static let tolerance = 0.001

  /// The line of some characters.
  ///
  /// Rule: L-TEXT-1.
  private func line(_ range: Range<Int>, _ indent: Double, _ paragraph: Paragraph) -> Line {
    var (ascent, descent) = (0.0, 0.0)
    var seen: Int32 = -1
    for index in range where runOf[index] != seen {
      seen = runOf[index]
      ascent = max(ascent, runs[Int(seen)].ascent)
      descent = max(descent, runs[Int(seen)].descent)
    }
    if range.isEmpty { (ascent, descent) = (paragraph.run.ascent, paragraph.run.descent) }
    let (style, natural) = (paragraph.style, ascent + descent)
    var height = natural * (style.lineHeightMultiple > 0 ? Double(style.lineHeightMultiple) : 1)
    if style.minimumLineHeight > 0 { height = max(height, Double(style.minimumLineHeight)) }
    if style.maximumLineHeight > 0 { height = min(height, Double(style.maximumLineHeight)) }
    return Line(
      characters: range,
      width: range.isEmpty ? 0 : ends[range.upperBound] - starts[range.lowerBound] + indent,
      ascent: ascent + height - natural, height: height, indent: indent)
  }

  // MARK: Measuring

  /// The size at a width, of at most some lines; not rounded, in points.
  package func extent(fitting width: CGFloat, numberOfLines: Int = 0) -> CGSize {
    var lines = lines(fitting: width > 0 ? Double(width) : .infinity)
    if numberOfLines > 0 { lines = Array(lines.prefix(numberOfLines)) }
    return CGSize(
      width: lines.reduce(0) { max($0, $1.width) }, height: lines.reduce(0) { $0 + $1.height })
  }

  package var lineWidth: CGFloat { extent(fitting: 0).width }

  package func size(fitting width: CGFloat, numberOfLines: Int, _ grid: PixelGrid) -> CGSize {
    let size = extent(
      fitting: numberOfLines == 1 ? 0 : width, numberOfLines: numberOfLines)
    return CGSize(width: grid.roundUp(size.width), height: grid.roundUp(size.height))
  }

  package func block(numberOfLines: Int, preferredMaxLayoutWidth: CGFloat) -> TextBlock {
    let whole = lines(fitting: .infinity)
    var block = TextBlock(
      lineWidth: lineWidth, lineHeight: CGFloat(whole.first?.height ?? 0),
      numberOfLines: numberOfLines, ascent: CGFloat(whole.first?.ascent ?? 0))
    block.preferredMaxLayoutWidth = max(0, preferredMaxLayoutWidth)
    block.heights = { [unowned self] in
      extent(fitting: numberOfLines == 1 ? 0 : $0, numberOfLines: numberOfLines).height
    }
    if block.wraps { block.breaking = { [self] in lines(fitting: Double($0)).count } }
    if block.wraps {
      block.heights = { [self] in extent(fitting: $0, numberOfLines: numberOfLines).height }
    }
    return block
  }

  // MARK: Reading

  /// Reads the runs of a text.
  private struct Builder {
    let text: StyledText
    let font: UIFont
    let system: SystemVersion
    var sum = 0.0
    var reader = GlyphReader()
    var last: Unicode.Scalar = " "
    var lastFace: FontFace?
    var begin = 0
    /// The number in UTF-16 of the next character, and of the first one of its paragraph.
    var offset = 0
    var beginOffset = 0

    /// Rule: L-TEXT-2.
    mutating func read(_ string: NSAttributedString) {
      text.ends.append(0)
      var (style, run) = (NSParagraphStyle.Values(), plain(font))
      var isOpen = true
      string.enumerateAttributes(
        in: NSRange(location: 0, length: string.length), options: []
      ) { attributes, range, _ in
        let own = attributes[.font] as? UIFont ?? font
        let face = own.face.face(on: system)
        if face !== lastFace { reader.reset() }
        lastFace = face
        text.assumptions.formUnion(face.assumptions)
        run = plain(own)
        let shift = number(attributes[.baselineOffset])
        run.ascent += shift
        run.descent -= shift
        let kern = attributes[.kern].map { number($0) }
        let extra = (kern ?? 0) + number(attributes[.tracking])
        let attachment = attributes[.attachment] as? any TextAttaching
        if let attachment {
          let rect = attachment.attachedRect
          run.ascent = max(run.ascent, Double(rect.maxY))
          run.descent = max(run.descent, Double(-rect.minY))
        }
        text.runs.append(run)
        let piece = string.attributedSubstring(from: range).string
        for scalar in piece.unicodeScalars {
          if !isOpen || begin == text.kinds.count {
            style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? style
          }
          if scalar.endsLine {
            offset += 1
            endParagraph(style, run)
            style = NSParagraphStyle.Values()
            isOpen = false
            continue
          }
          isOpen = true
          var advance: Double
          if scalar.value == 0xFFFC, let attachment {
            advance = Double(attachment.attachedRect.width)
            reader.reset()
            text.starts.append(sum)
          } else {
            let glyph = reader.read(scalar, face, &text.assumptions)
            if kern == nil { sum += glyph.kerning }
            text.starts.append(sum)
            advance = glyph.advance + extra
          }
          sum += advance
          text.ends.append(sum)
          text.kinds.append(
            scalar == " " ? .space : LineBreaks.allows(last, scalar) ? .opening : .letter)
          last = scalar
          text.runOf.append(Int32(text.runs.count - 1))
          text.offsets.append(offset)
          offset += scalar.value > 0xFFFF ? 2 : 1
        }
      }
      // The end of the last line of all begins no other.
      if isOpen, string.length > 0 { endParagraph(style, run) }
    }

    private mutating func endParagraph(_ style: NSParagraphStyle.Values, _ run: Run) {
      text.paragraphs.append(
        Paragraph(characters: begin..<text.kinds.count, style: style, run: run, offset: beginOffset)
      )
      begin = text.kinds.count
      beginOffset = offset
      reader.reset()
      last = " "
    }

    private func plain(_ font: UIFont) -> Run {
      Run(ascent: Double(font.ascender), descent: Double(-font.descender))
    }

    private func number(_ value: Any?) -> Double {
      let number: Double =
        switch value {
        case let value as NSNumber: value.doubleValue
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        default: 0
        }
      return number.isFinite ? number : 0
    }
  }
}
