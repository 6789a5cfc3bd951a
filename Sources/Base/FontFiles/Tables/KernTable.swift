/// The table `kern` of older fonts: lists of pairs, and classes of glyphs.
///
/// Source: OpenType specification, kern; TrueType Reference Manual, kern.
struct KernTable: Sendable {
  fileprivate struct Part {
    /// The part with its head, from which the places of classes count.
    var table: FontBytes
    var head: Int
    var format: Int
  }

  private let parts: [Part]
  /// True if some part for horizontal lines has a format that is not read.
  let hasUnreadParts: Bool

  /// Takes the parts that adjust pairs in horizontal lines.
  init(_ table: FontBytes) {
    // Apple's table begins with a number of 32 bits and has longer heads.
    let isApple = table.u32(0) == 0x0001_0000
    let count = min(isApple ? table.u32(4) : table.u16(2), 64)
    let head = isApple ? 8 : 6
    var (location, parts, hasUnread) = (isApple ? 8 : 4, [Part](), false)
    for _ in 0..<count {
      let length = isApple ? table.u32(location) : table.u16(location + 2)
      let coverage = table.u16(location + 4)
      let format = isApple ? coverage & 0xFF : coverage >> 8
      // Neither vertical, nor across the line, nor the least distances, nor of variations.
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

  /// Returns the distance that is added between two glyphs, the left one first.
  func adjustment(_ left: Int, _ right: Int) -> Int {
    parts.reduce(0) { $0 + ($1.format == 0 ? $1.listed(left, right) : $1.classed(left, right)) }
  }
}

extension KernTable.Part {
  func listed(_ left: Int, _ right: Int) -> Int {
    let list = table.part(head)
    let count = min(list.u16(0), max(0, list.count - 8) / 6)
    let pair = left << 16 | right
    guard let row = list.row(notAbove: pair, count: count, number: { $0.u32(8 + 6 * $1) }),
      list.u32(8 + 6 * row) == pair
    else { return 0 }
    return list.i16(12 + 6 * row)
  }

  /// The value of a pair by the classes of its glyphs, which are parts of its place.
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
