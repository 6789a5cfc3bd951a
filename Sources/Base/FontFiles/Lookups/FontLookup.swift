/// A lookup of the tables `GSUB` or `GPOS`, with its subtables.
struct FontLookup: Sendable {
  /// The kinds of lookups of the tables `GSUB` and `GPOS` that are read.
  enum Kind: Sendable {
    case single, multiple, alternate, ligature, context, chain, adjustment, pair
  }

  /// The kind of the lookup, which all subtables have.
  let kind: Kind
  /// The kinds of glyphs that it skips.
  let flag: Int
  /// The set of marks that it does not skip.
  let markSet: Int
  /// The subtables, of which the first that applies to a glyph is used.
  let parts: [FontBytes]

  /// A limit of subtables that no real lookup exceeds.
  private static let limit = 512

  /// Reads a lookup; returns nil for a kind that is not supported.
  init?(_ table: FontBytes, isPositioning: Bool) {
    let count = min(table.u16(4), FontLookup.limit)
    let number = table.u16(0)
    let isExtension = number == (isPositioning ? 9 : 7)
    var parts: [FontBytes] = []
    var kind = isPositioning ? FontLookup.positioning(number) : FontLookup.substitution(number)
    for row in 0..<count {
      let part = table.part(table.u16(6 + 2 * row))
      if isExtension {
        let number = part.u16(2)
        kind = isPositioning ? FontLookup.positioning(number) : FontLookup.substitution(number)
        parts.append(part.part(part.u32(4)))
      } else {
        parts.append(part)
      }
    }
    guard let kind else { return nil }
    self.kind = kind
    self.parts = parts
    flag = table.u16(2)
    markSet = table.u16(6 + 2 * table.u16(4))
  }

  private static func substitution(_ number: Int) -> Kind? {
    switch number {
    case 1: .single
    case 2: .multiple
    case 3: .alternate
    case 4: .ligature
    case 5: .context
    case 6: .chain
    default: nil
    }
  }

  /// Attachments of marks and cursive letters do not change widths in the supported scripts.
  private static func positioning(_ number: Int) -> Kind? {
    switch number {
    case 1: .adjustment
    case 2: .pair
    case 7: .context
    case 8: .chain
    default: nil
    }
  }
}
