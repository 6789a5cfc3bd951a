/// The lookups of the `GPOS` table that change advances: single and pair adjustments.
extension Shaper {
  /// Changes the advance of one glyph by a subtable of single adjustments.
  ///
  /// Returns the index at which the lookup continues; nil if the subtable does not cover the glyph.
  mutating func adjustment(_ part: FontBytes, at index: Int) -> Int? {
    guard let row = part.part(part.u16(2)).coverage(slots[index].glyph) else { return nil }
    let format = part.u16(4)
    switch part.u16(0) {
    case 1: slots[index].advance += advance(format, part, 6)
    case 2 where row < part.u16(6):
      slots[index].advance += advance(format, part, 8 + 2 * format.nonzeroBitCount * row)
    default: return nil
    }
    return index + 1
  }

  /// Changes the advances of two adjacent glyphs by a subtable of pair adjustments.
  ///
  /// Returns the index at which the lookup continues; nil if the subtable does not have the pair.
  mutating func pair(_ part: FontBytes, _ lookup: FontLookup, at index: Int) -> Int? {
    guard let row = part.part(part.u16(2)).coverage(slots[index].glyph),
      let second = next(index, lookup)
    else { return nil }
    let (own, other) = (part.u16(4), part.u16(6))
    let sizes = (2 * own.nonzeroBitCount, 2 * other.nonzeroBitCount)
    let found: (table: FontBytes, location: Int)? =
      switch part.u16(0) {
      case 1: listed(part, row, slots[second].glyph, 2 + sizes.0 + sizes.1)
      case 2: classed(part, slots[index].glyph, slots[second].glyph, sizes.0 + sizes.1)
      default: nil
      }
    guard let (table, location) = found else { return nil }
    slots[index].kerning += advance(own, table, location)
    slots[second].advance += advance(other, table, location + sizes.0)
    return other == 0 ? second : second + 1
  }

  /// Returns the values of a pair in the first glyph's list of second glyphs (format 1); nil if the
  /// list does not have the second glyph.
  ///
  /// An entry of the list has `size` bytes.
  private func listed(
    _ part: FontBytes, _ row: Int, _ second: Int, _ size: Int
  ) -> (table: FontBytes, location: Int)? {
    guard row < part.u16(8) else { return nil }
    let set = part.part(part.u16(10 + 2 * row))
    let count = min(set.u16(0), max(0, set.count - 2) / size)
    guard let found = set.row(notAbove: second, count: count, number: { $0.u16(2 + size * $1) }),
      set.u16(2 + size * found) == second
    else { return nil }
    return (set, 4 + size * found)
  }

  /// Returns the values of a pair by the classes of its glyphs (format 2), from a table with a row for
  /// each class of first glyphs and a column for each class of second glyphs.
  ///
  /// The values of a pair have `size` bytes.
  private func classed(
    _ part: FontBytes, _ first: Int, _ second: Int, _ size: Int
  ) -> (table: FontBytes, location: Int)? {
    let (firsts, seconds) = (part.u16(12), part.u16(14))
    let row = part.part(part.u16(8)).glyphClass(first)
    let column = part.part(part.u16(10)).glyphClass(second)
    guard row < firsts, column < seconds else { return nil }
    return (part, 16 + size * (row * seconds + column))
  }

  /// Returns the `XAdvance` of a GPOS value record, in font units; 0 if the record has none.
  ///
  /// `offset` is the start of the record in `table`, in bytes. The bits of `format` say which
  /// two-byte values the record contains: `XPlacement`, `YPlacement` and `XAdvance`, in this order.
  ///
  /// At an instance of a variable font, a further value is the offset of the advance's change.
  private func advance(_ format: Int, _ table: FontBytes, _ offset: Int) -> Int {
    guard format & 4 != 0 else { return 0 }
    let value = table.i16(offset + 2 * (format & 3).nonzeroBitCount)
    guard let store, format & 0x40 != 0 else { return value }
    let change = table.u16(offset + 2 * (format & 0x3F).nonzeroBitCount)
    guard change != 0, case let part = table.part(change), part.u16(4) == 0x8000 else {
      return value
    }
    return value + store.change(part.u16(0), part.u16(2))
  }
}
