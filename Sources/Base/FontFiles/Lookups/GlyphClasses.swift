/// The classes of glyphs in the table `GDEF`, by which lookups skip glyphs.
struct GlyphClasses: Sendable {
  private let classes: FontBytes?
  private let attachments: FontBytes?
  private let markSets: FontBytes?

  init(_ gdef: FontBytes?) {
    func part(_ offset: Int) -> FontBytes? {
      guard let gdef, gdef.u16(offset) != 0 else { return nil }
      return gdef.part(gdef.u16(offset))
    }
    classes = part(4)
    attachments = part(10)
    // From version 1.2 on.
    markSets = (gdef?.u32(0) ?? 0) >= 0x0001_0002 ? part(12) : nil
  }

  /// Returns true for marks; in a font without classes, for characters that are nonspacing marks.
  func isMark(_ slot: GlyphSlot) -> Bool {
    classes.map { $0.glyphClass(slot.glyph) == 3 } ?? slot.isNonspacing
  }

  /// Returns true if a lookup skips a glyph.
  func isIgnored(_ slot: GlyphSlot, by lookup: FontLookup) -> Bool {
    let flag = lookup.flag
    guard flag & 0xFF1E != 0 else { return false }
    if isMark(slot) {
      if flag & 8 != 0 { return true }
      if flag & 16 != 0 {
        guard let markSets, lookup.markSet < markSets.u16(2) else { return true }
        return markSets.part(markSets.u32(4 + 4 * lookup.markSet)).coverage(slot.glyph) == nil
      }
      return flag >> 8 != 0 && (attachments?.glyphClass(slot.glyph) ?? 0) != flag >> 8
    }
    switch classes?.glyphClass(slot.glyph) {
    case 1: return flag & 2 != 0
    case 2: return flag & 4 != 0
    default: return false
    }
  }
}
