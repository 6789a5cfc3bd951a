import Foundation
import GimbalFontFiles
import GimbalGeometry
import GimbalTraits

/// Reads the runs of an attributed text.
struct StyledTextReader {
  /// The characters that were read so far.
  private(set) var content = StyledContent()
  private let font: UIFont
  private let system: SystemVersion
  private var sum = 0.0
  private var reader = GlyphReader()
  /// The break opportunities before each character of the whole text, and the index of the next
  /// one.
  private var breaks: ContiguousArray<LineBreaks.Opportunity> = []
  private var scalars = 0
  private var wasSoftHyphen = false
  private var lastFace: FontFace?
  /// The index of the first character that is shaped together with others, and their UTF-16 end.
  private var (shapedStart, shapedEnd) = (0, 0)
  private var begin = 0
  /// The first character after the open tab that is aligned at its stop.
  private var terminator: Int?
  /// A tab whose width depends on the text after it.
  private var openTab: OpenTab?
  /// The UTF-16 offset of the next character, and of the first one of its paragraph.
  private var offset = 0
  private var beginOffset = 0
  /// The classes and brackets of the paragraph's characters, from the first one that is not
  /// left-to-right.
  private var directions = ParagraphDirections()

  /// Creates a reader; characters without a font have `font`.
  init(font: UIFont, system: SystemVersion) {
    self.font = font
    self.system = system
  }

  /// Measures the characters of a string, and adds them with their fonts and paragraphs to
  /// `content`.
  mutating func read(_ string: NSAttributedString) {
    let text = string.string
    breaks = LineBreaks.opportunities(in: text)
    content.reserveCapacity(breaks.count)
    content.ends.append(0)
    // Read across the runs, so that a pair of surrogates with two runs is one character.
    var letters = text.unicodeScalars.makeIterator()
    var (style, run) = (NSParagraphStyle.Values(), plain(font))
    var isOpen = true
    string.enumerateAttributes(
      in: NSRange(location: 0, length: string.length), options: []
    ) { attributes, range, _ in
      let own = attributes[.font] as? UIFont ?? font
      let face = own.face.face(on: system)
      if face !== lastFace {
        reader.reset()
        shapedEnd = 0
      }
      if face.isOwn || lastFace?.isOwn == true, range.location >= shapedEnd {
        shape(string, from: range.location, face)
      }
      lastFace = face
      content.assumptions.formUnion(face.assumptions)
      run = plain(own)
      let shift = number(attributes[.baselineOffset])
      run.ascent += shift
      run.descent -= shift
      directions.enter(attributes[.writingDirection])
      let spacing = spacing(attributes)
      let attachment = attributes[.attachment] as? any TextAttaching
      if let attachment {
        let rect = attachment.attachedRect
        run.ascent = max(run.ascent, Double(rect.maxY))
        run.descent = max(run.descent, Double(-rect.minY))
      }
      content.runs.append(run)
      let end = range.location + range.length
      while offset < end, let scalar = letters.next() {
        if !isOpen || begin == content.kinds.count {
          style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? style
        }
        let opportunity = breaks[scalars]
        scalars += 1
        if scalar.endsLine {
          offset += 1
          // A carriage return that does not end a line is before a line feed.
          if breaks[scalars] != .mandatory { continue }
          endParagraph(style, run)
          style = NSParagraphStyle.Values()
          isOpen = false
          continue
        }
        isOpen = true
        var advance: Double
        if scalar.value == 9 {
          advance = beginTab(style)
        } else if scalar.value == 0xFFFC, let attachment {
          advance = Double(attachment.attachedRect.width)
          reader.reset()
          content.starts.append(sum)
        } else {
          let index = scalars - 1 - shapedStart
          let glyph = reader.read(scalar, at: index, face, &content.assumptions)
          if spacing.hasPairs { sum += glyph.kerning }
          content.starts.append(sum)
          advance = glyph.advance + (reader.joinsNext(at: index) ? 0 : spacing.extra)
          if scalar.isSoftHyphen {
            advance = 0
            content.hyphens[content.kinds.count] =
              reader.hyphenWidth(face, pairs: spacing.hasPairs) + spacing.extra
          }
        }
        sum += advance
        content.ends.append(sum)
        if let tab = openTab, terminator == nil, content.kinds.count > tab.character,
          tab.stop.terminators?.contains(scalar) == true
        {
          terminator = content.kinds.count
        }
        append(scalar, opportunity)
        directions.append(scalar)
        content.runOf.append(Int32(content.runs.count - 1))
        content.offsets.append(offset)
        content.units.append(scalar.value > 0xFFFF ? 2 : 1)
        offset += Int(content.units[content.units.count - 1])
      }
    }
    // The end of the last line does not begin another one.
    if isOpen, string.length > 0 { endParagraph(style, run) }
  }

  /// The points that are added after each character, and whether the font's kerning and ligatures
  /// apply.
  private struct Spacing: Equatable {
    /// The points after each character.
    var extra: Double
    /// True if the font's kerning applies.
    var hasPairs: Bool
    /// True if the font's ligatures apply.
    var hasLigatures: Bool
  }

  /// Rule: L-TEXT-2.
  private func spacing(_ attributes: [NSAttributedString.Key: Any]) -> Spacing {
    let kern = attributes[.kern].map { number($0) }
    let tracking = attributes[.tracking].map { number($0) }
    // L-TEXT-18.3
    return Spacing(
      extra: tracking ?? kern ?? 0, hasPairs: kern != 0,
      hasLigatures: attributes[.ligature].map { number($0) != 0 } ?? ((tracking ?? 0) == 0))
  }

  /// Shapes the following text in an app's own font, across changes of attributes that do not
  /// affect it.
  private mutating func shape(_ string: NSAttributedString, from start: Int, _ face: FontFace) {
    var end = start
    var first: Spacing?
    while end < string.length {
      var range = NSRange()
      let attributes = string.attributes(at: end, effectiveRange: &range)
      let spacing = spacing(attributes)
      let own = (attributes[.font] as? UIFont ?? font).face.face(on: system)
      guard own === face, (first ?? spacing).hasPairs == spacing.hasPairs,
        (first ?? spacing).hasLigatures == spacing.hasLigatures
      else { break }
      first = first ?? spacing
      end = range.location + range.length
    }
    var options: ShapingOptions = []
    if first?.hasPairs == true { options.insert(.pairs) }
    if first?.hasLigatures == true { options.insert(.ligatures) }
    let piece = string.attributedSubstring(from: NSRange(location: start, length: end - start))
      .string
    reader.begin(piece, face, &content.assumptions, options)
    (shapedStart, shapedEnd) = (scalars, end)
  }

  private mutating func append(
    _ scalar: Unicode.Scalar, _ opportunity: LineBreaks.Opportunity
  ) {
    defer { wasSoftHyphen = scalar.isSoftHyphen }
    if scalar == " " || scalar.value == 9 {
      content.kinds.append(.space)
      return
    }
    let isOpening = opportunity == .allowed && content.kinds.count > begin
    if opportunity == .none {
      // Spaces after which no line may begin belong to the word.
      var space = content.kinds.count - 1
      while space > begin, content.kinds[space] == .space {
        content.kinds[space] = .letter
        space -= 1
      }
    }
    content.kinds.append(isOpening ? (wasSoftHyphen ? .hyphenated : .opening) : .letter)
  }

  /// Begins a tab, and returns its width if that does not depend on what follows.
  ///
  /// Positions count from the paragraph's first line; a tab that a line break moves retains its
  /// width.
  ///
  /// See: L-TEXT-15.
  private mutating func beginTab(_ style: NSParagraphStyle.Values) -> Double {
    endTab()
    let first = begin < content.starts.count ? content.starts[begin] : sum
    let x = Double(style.firstLineHeadIndent) + sum - first
    let tab = OpenTab(character: content.kinds.count, stop: style.tabStop(after: x), x: x)
    reader.reset()
    content.starts.append(sum)
    switch tab.stop.alignment {
    case .center, .right:
      openTab = tab
      return 0
    case .left, .natural, .justified: return tab.width(before: 0, terminated: nil)
    }
  }

  /// Ends the column after a tab, and sets the tab's width.
  private mutating func endTab() {
    guard let tab = openTab else { return }
    openTab = nil
    let start = content.ends[tab.character + 1]
    let terminated = terminator.map { content.starts[$0] - start }
    let width = tab.width(before: sum - start, terminated: terminated)
    terminator = nil
    guard width > 0 else { return }
    content.widen(tab.character, by: width)
    sum += width
  }

  private mutating func endParagraph(_ style: NSParagraphStyle.Values, _ run: StyledText.Run) {
    endTab()
    if style.hyphenationFactor > 0 || style.usesDefaultHyphenation {
      content.assumptions.insert(.hyphenation)
    }
    let (base, order) = directions.end(style.baseWritingDirection)
    content.paragraphs.append(
      StyledText.Paragraph(
        characters: begin..<content.kinds.count, style: style, run: run, offset: beginOffset,
        base: base, directions: order))
    begin = content.kinds.count
    beginOffset = offset
    reader.reset()
    wasSoftHyphen = false
  }

  private func plain(_ font: UIFont) -> StyledText.Run {
    StyledText.Run(
      ascent: Double(font.ascender), descent: Double(-font.descender),
      leading: Double(font.leading))
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
