import Foundation

/// The advances of strings.
extension FontFile {
  /// Returns the advances of a string's characters, with ligatures and kerning in each run of one
  /// script.
  ///
  /// Characters without a glyph end a run. The characters of a ligature share its advance equally.
  ///
  /// - Complexity: O(characters · lookups).
  ///
  /// Rule: L-TEXT-18.
  package func shape(
    _ text: [Unicode.Scalar], _ options: ShapingOptions = [.ligatures, .pairs]
  ) -> ShapedText {
    var shaped = ShapedText(characters: Array(repeating: .init(), count: text.count))
    // L-TEXT-18.1
    let scripts = FontScript.scripts(of: text)
    var slots: [GlyphSlot] = []
    var script = FontScript.latin
    /// Shapes the glyphs of the run, which have one script, and begins the next run.
    func endRun() {
      guard !slots.isEmpty else { return }
      if script == .other { shaped.hasOtherScripts = true }
      let request = FontShaping.Request(script: script, options: options)
      let glyphs = shaping.shape(slots, request) { advance(of: UInt16(truncatingIfNeeded: $0)) }
      FontFile.distribute(glyphs, of: slots, text, &shaped.characters)
      slots.removeAll()
    }
    // The character of the last glyph, composed with the marks after it.
    var base: Unicode.Scalar?
    for (index, scalar) in text.enumerated() {
      // A soft hyphen is invisible inside a line.
      if scalar.value == 0xAD { continue }
      if let whole = base?.composed(with: scalar), case let glyph = glyph(of: whole.value),
        glyph != 0
      {
        base = whole
        slots[slots.count - 1].glyph = Int(glyph)
        shaped.characters[index].isKnown = true
        continue
      }
      let glyph = glyph(of: scalar.value)
      if glyph == 0 || scripts[index] != script { endRun() }
      script = scripts[index]
      base = glyph == 0 ? nil : scalar
      guard glyph != 0 else { continue }
      shaped.characters[index].isKnown = true
      slots.append(
        GlyphSlot(
          glyph: Int(glyph), character: index,
          isNonspacing: scalar.value >= 0x300
            && scalar.properties.generalCategory == .nonspacingMark))
    }
    endRun()
    return shaped
  }

  /// Distributes the advance of each cluster equally to its characters that are not marks.
  private static func distribute(
    _ glyphs: [GlyphSlot], of slots: [GlyphSlot], _ text: [Unicode.Scalar],
    _ characters: inout [ShapedText.Character]
  ) {
    var (glyph, slot, kerning) = (0, 0, 0)
    while glyph < glyphs.count {
      let first = glyphs[glyph].character
      var advance = 0
      let before = kerning
      kerning = 0
      while glyph < glyphs.count, glyphs[glyph].character == first {
        advance += kerning + glyphs[glyph].advance
        kerning = glyphs[glyph].kerning
        glyph += 1
      }
      let next = glyph < glyphs.count ? glyphs[glyph].character : Int.max
      while slot < slots.count, slots[slot].character < first { slot += 1 }
      var members: [Int] = []
      while slot < slots.count, slots[slot].character < next {
        members.append(slots[slot].character)
        slot += 1
      }
      guard let start = members.first else { continue }
      let bases = members.filter {
        $0 == start || !(text[$0].isMark || text[$0].properties.isDefaultIgnorableCodePoint)
      }
      characters[start].kerning = Double(before)
      if members.count == 1, text[start].value >= 0x180,
        text[start].properties.isDefaultIgnorableCodePoint
      {
        continue
      }
      // L-TEXT-18.4
      for base in bases { characters[base].advance = Double(advance) / Double(bases.count) }
      for member in members.dropLast() { characters[member].isJoined = true }
    }
  }
}

extension Unicode.Scalar {
  /// Returns the canonical composition of this character with a mark or a Hangul letter.
  fileprivate func composed(with mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard mark.isMark || (0x1161..<0x11C3).contains(mark.value) else { return nil }
    var pair = String.UnicodeScalarView()
    pair.append(self)
    pair.append(mark)
    // Foundation composes a Hangul syllable with a final letter only if both are decomposed first.
    let whole = String(pair).decomposedStringWithCanonicalMapping
      .precomposedStringWithCanonicalMapping.unicodeScalars
    return whole.count == 1 ? whole.first : nil
  }

  fileprivate var isMark: Bool {
    guard value >= 0x300 else { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
