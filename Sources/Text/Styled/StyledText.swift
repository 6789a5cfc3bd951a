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
  }

  private struct Run {
    var ascent: Double
    var descent: Double
  }

  private struct Paragraph {
    var characters: Range<Int>
    var style: NSParagraphStyle.Values
    /// What a line without characters is like.
    var run: Run
  }

  private enum Kind: UInt8 { case letter, space }

  private var starts: ContiguousArray<Double> = []
  private var ends: ContiguousArray<Double> = []
  private var kinds: ContiguousArray<Kind> = []
  private var runOf: ContiguousArray<Int32> = []
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

  /// The lines at a width in points.
  ///
  /// - Complexity: O(characters) for a width other than the last.
  func lines(fitting width: Double) -> [Line] {
    if let last, last.width == width { return last.lines }
    var lines: [Line] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let first = lines.count
      fill(paragraph, width, &lines)
      lines[first].height += index > 0 ? paragraph.style.paragraphSpacingBefore : 0
      lines[first].ascent += index > 0 ? paragraph.style.paragraphSpacingBefore : 0
      if index < paragraphs.count - 1 {
        lines[lines.count - 1].height +=
          paragraph.style.paragraphSpacing + paragraph.style.lineSpacing
      }
    }
    last = (width, lines)
    return lines
  }

  /// Fills lines word by word, and long words letter by letter.
  private func fill(_ paragraph: Paragraph, _ width: Double, _ lines: inout [Line]) {
    let (style, range) = (paragraph.style, paragraph.characters)
    let anywhere = style.lineBreakMode == .byCharWrapping
    var start = range.lowerBound
    let first = lines.count
    repeat {
      let indent = Double(lines.count == first ? style.firstLineHeadIndent : style.headIndent)
      let tail = Double(style.tailIndent)
      let limit = (tail > 0 ? tail : width + tail) - indent + StyledText.tolerance
      var (end, next) = (start, start)
      var index = start
      while index < range.upperBound {
        // A word, and the spaces behind it.
        var wordEnd = index
        while wordEnd < range.upperBound, kinds[wordEnd] == .letter {
          wordEnd += 1
          if anywhere { break }
        }
        var after = wordEnd
        while after < range.upperBound, kinds[after] == .space { after += 1 }
        if wordEnd > index, ends[wordEnd] - starts[start] > limit {
          if end > start { break }
          var cut = index
          while cut < wordEnd, ends[cut + 1] - starts[start] <= limit { cut += 1 }
          (end, next) = (max(cut, start + 1), max(cut, start + 1))
          break
        }
        (end, next) = (wordEnd > index ? wordEnd : end, after)
        index = after
      }
      // On one line the spaces at its end count, as in a plain text.
      if width == .infinity { end = next }
      lines.append(line(start..<end, indent, paragraph))
      start = next
    } while start < range.upperBound
    for index in first..<(lines.count - 1) { lines[index].height += Double(style.lineSpacing) }
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
      ascent: ascent + height - natural, height: height)
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
    var previous: UInt8 = 0
    var lastFace: FontFace?
    var begin = 0

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
        if face !== lastFace { previous = 0 }
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
            endParagraph(style, run)
            style = NSParagraphStyle.Values()
            isOpen = false
            continue
          }
          isOpen = true
          var advance: Double
          if scalar.value == 0xFFFC, let attachment {
            advance = Double(attachment.attachedRect.width)
            previous = 0
            text.starts.append(sum)
          } else {
            let glyph = face.glyph(of: scalar, &text.assumptions)
            if kern == nil { sum += face.kerning(previous, glyph.letter) }
            text.starts.append(sum)
            advance = glyph.advance + extra
            previous = glyph.letter
          }
          sum += advance
          text.ends.append(sum)
          text.kinds.append(scalar == " " ? .space : .letter)
          text.runOf.append(Int32(text.runs.count - 1))
        }
      }
      // The end of the last line of all begins no other.
      if isOpen, string.length > 0 { endParagraph(style, run) }
    }

    private mutating func endParagraph(_ style: NSParagraphStyle.Values, _ run: Run) {
      text.paragraphs.append(
        Paragraph(characters: begin..<text.kinds.count, style: style, run: run))
      begin = text.kinds.count
      previous = 0
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
