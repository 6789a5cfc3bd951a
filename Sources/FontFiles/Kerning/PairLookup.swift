/// One lookup of the table `GPOS` that adjusts pairs of glyphs.
///
/// Of its parts the first one counts that speaks of a pair.
struct PairLookup: Sendable {
  private let parts: [FontBytes]

  /// More parts and lookups than any font has.
  private static let limit = 512

  /// The lookups of the feature `kern`: of the script of Latin letters, else of the default one, else of any.
  static func kerning(_ table: FontBytes) -> [PairLookup] {
    let features = table.part(table.u16(6))
    var chosen = indices(table.part(table.u16(4))).filter {
      features.tag(2 + 6 * $0) == "kern"
    }
    if chosen.isEmpty {
      chosen = (0..<min(features.u16(0), limit)).filter { features.tag(2 + 6 * $0) == "kern" }
    }
    var lookups: Set<Int> = []
    for index in chosen {
      let feature = features.part(features.u16(6 + 6 * index))
      for row in 0..<min(feature.u16(2), limit) { lookups.insert(feature.u16(4 + 2 * row)) }
    }
    let list = table.part(table.u16(8))
    return lookups.sorted().prefix(limit).filter { $0 < list.u16(0) }.compactMap {
      PairLookup(list.part(list.u16(2 + 2 * $0)))
    }
  }

  /// The features of the script of Latin letters, or of the default one, in its usual language.
  private static func indices(_ scripts: FontBytes) -> [Int] {
    let rows = 0..<min(scripts.u16(0), limit)
    guard
      let row = rows.first(where: { scripts.tag(2 + 6 * $0) == "latn" })
        ?? rows.first(where: { scripts.tag(2 + 6 * $0) == "DFLT" })
    else { return [] }
    let script = scripts.part(scripts.u16(6 + 6 * row))
    guard script.u16(0) != 0 else { return [] }
    let language = script.part(script.u16(0))
    return (0..<min(language.u16(4), limit)).map { language.u16(6 + 2 * $0) }
  }

  private init?(_ lookup: FontBytes) {
    var parts: [FontBytes] = []
    for row in 0..<min(lookup.u16(4), PairLookup.limit) {
      var part = lookup.part(lookup.u16(6 + 2 * row))
      switch lookup.u16(0) {
      case 2: break
      // An extension: a part of another kind, further away.
      case 9 where part.u16(2) == 2: part = part.part(part.u32(4))
      default: continue
      }
      parts.append(part)
    }
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }

  func adjustment(_ first: Int, _ second: Int) -> Int {
    for part in parts {
      guard let row = PairLookup.coverage(part.part(part.u16(2)), first) else { continue }
      switch part.u16(0) {
      case 1:
        if let value = PairLookup.listed(part, row, second) { return value }
      case 2: return PairLookup.classed(part, first, second)
      default: continue
      }
    }
    return 0
  }

  /// The value of a pair in a list of second glyphs; nil where the second is not in it.
  private static func listed(_ part: FontBytes, _ row: Int, _ second: Int) -> Int? {
    guard row < part.u16(8) else { return nil }
    let set = part.part(part.u16(10 + 2 * row))
    let (own, other) = (part.u16(4), part.u16(6))
    let size = 2 + 2 * (own.nonzeroBitCount + other.nonzeroBitCount)
    let count = min(set.u16(0), max(0, set.count - 2) / size)
    guard let found = set.row(notAbove: second, count: count, number: { $0.u16(2 + size * $1) }),
      set.u16(2 + size * found) == second
    else { return nil }
    return advance(own, set, 4 + size * found)
  }

  /// The value of a pair by the classes of its glyphs.
  private static func classed(_ part: FontBytes, _ first: Int, _ second: Int) -> Int {
    let (own, other) = (part.u16(4), part.u16(6))
    let size = 2 * (own.nonzeroBitCount + other.nonzeroBitCount)
    let (firsts, seconds) = (part.u16(12), part.u16(14))
    let row = glyphClass(part.part(part.u16(8)), first)
    let column = glyphClass(part.part(part.u16(10)), second)
    guard row < firsts, column < seconds else { return 0 }
    return advance(own, part, 16 + size * (row * seconds + column))
  }

  /// The change of the advance in a value of a format; the places of figures follow from its bits.
  private static func advance(_ format: Int, _ table: FontBytes, _ offset: Int) -> Int {
    guard format & 4 != 0 else { return 0 }
    return table.i16(offset + 2 * (format & 3).nonzeroBitCount)
  }

  /// The place of a glyph among those that a part speaks of.
  private static func coverage(_ table: FontBytes, _ glyph: Int) -> Int? {
    let count = table.u16(2)
    switch table.u16(0) {
    case 1:
      guard let row = table.row(notAbove: glyph, count: count, number: { $0.u16(4 + 2 * $1) }),
        table.u16(4 + 2 * row) == glyph
      else { return nil }
      return row
    case 2:
      guard let row = table.row(notAbove: glyph, count: count, number: { $0.u16(4 + 6 * $1) }),
        glyph <= table.u16(6 + 6 * row)
      else { return nil }
      return table.u16(8 + 6 * row) + glyph - table.u16(4 + 6 * row)
    default: return nil
    }
  }

  private static func glyphClass(_ table: FontBytes, _ glyph: Int) -> Int {
    switch table.u16(0) {
    case 1:
      let index = glyph - table.u16(2)
      return (0..<table.u16(4)).contains(index) ? table.u16(6 + 2 * index) : 0
    case 2:
      guard
        let row = table.row(
          notAbove: glyph, count: table.u16(2), number: { $0.u16(4 + 6 * $1) }),
        glyph <= table.u16(6 + 6 * row)
      else { return 0 }
      return table.u16(8 + 6 * row)
    default: return 0
    }
  }
}
