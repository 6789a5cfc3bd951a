/// The table `kern` of older fonts: lists of pairs, and classes of glyphs.
///
/// Source: OpenType specification, kern; TrueType Reference Manual, kern.
struct KernTable: Sendable {
  fileprivate struct Part {
    /// The subtable with its header, to which offsets of classes are relative.
    var table: FontBytes
    var head: Int
    var format: Int
  }

  private let parts: [Part]
  /// True if a horizontal subtable has an unsupported format.
  let hasUnreadParts: Bool

  /// Selects the subtables that adjust pairs in horizontal text.
  init(_ table: FontBytes) {
    // Apple's table begins with a 32-bit number and has longer headers.
    let isApple = table.u32(0) == 0x0001_0000
    let count = min(isApple ? table.u32(4) : table.u16(2), 64)
    let head = isApple ? 8 : 6
    var (location, parts, hasUnread) = (isApple ? 8 : 4, [Part](), false)
    for _ in 0..<count {
      let length = isApple ? table.u32(location) : table.u16(location + 2)
      let coverage = table.u16(location + 4)
      let format = isApple ? coverage & 0xFF : coverage >> 8
      // Neither vertical, cross-stream nor minimum values, nor variations.
      if isApple ? coverage & 0xE000 == 0 : coverage & 7 == 1 {
        if format == 0 || format == 2 {
          parts.append(Part(table: table.part(location), head: head, format: format))
        } else {
          hasUnread = true
        }
      }
      guard length > 0 else { break }
      location += length
    }
    self.parts = parts
    hasUnreadParts = hasUnread
  }

  /// Returns the kerning between two glyphs, the left one first.
  func adjustment(_ left: Int, _ right: Int) -> Int {
    parts.reduce(0) { $0 + ($1.format == 0 ? $1.listed(left, right) : $1.classed(left, right)) }
  }
}

extension KernTable.Part {
  /// Returns the kerning of a pair of glyphs in a subtable with a sorted list; 0 without an entry.
  func listed(_ left: Int, _ right: Int) -> Int {
    let list = table.part(head)
    let count = min(list.u16(0), max(0, list.count - 8) / 6)
    let pair = left << 16 | right
    guard let row = list.row(notAbove: pair, count: count, number: { $0.u32(8 + 6 * $1) }),
      list.u32(8 + 6 * row) == pair
    else { return 0 }
    return list.i16(12 + 6 * row)
  }

  /// Returns the value of a pair by the classes of its glyphs, which encode its offset.
  func classed(_ left: Int, _ right: Int) -> Int {
    func location(_ glyph: Int, _ offset: Int) -> Int {
      let classes = table.part(table.u16(offset))
      let index = glyph - classes.u16(0)
      return (0..<classes.u16(2)).contains(index) ? classes.u16(4 + 2 * index) : 0
    }
    let value = location(left, head + 2) + location(right, head + 4)
    return value >= table.u16(head + 6) ? table.i16(value) : 0
  }
}
