/// A rule of a contextual lookup: glyphs before, at and after a position, and the lookups to apply.
struct ContextRule {
  /// How a number of a rule matches a glyph.
  enum Test {
    case glyph
    case classes(FontBytes)
    case coverage(FontBytes)

    /// Returns true if a glyph matches a number of the rule: a glyph, a class, or a coverage's
    /// offset.
    func accepts(_ glyph: Int, _ number: Int) -> Bool {
      switch self {
      case .glyph: glyph == number
      case .classes(let classes): classes.glyphClass(glyph) == number
      case .coverage(let table): table.part(number).coverage(glyph) != nil
      }
    }
  }

  /// Consecutive 16-bit numbers in the rule's table.
  struct Numbers {
    /// The offset of the first number in the table, in bytes.
    var location: Int
    /// The count of the numbers.
    var count: Int
  }

  /// The table that contains the numbers.
  let table: FontBytes
  /// The glyphs before the first one, the nearest first.
  var before = Numbers(location: 0, count: 0)
  /// The glyphs from the position on.
  var input: Numbers
  /// The glyphs after those of `input`.
  var after = Numbers(location: 0, count: 0)
  /// The lookups to apply, each with the index of a glyph of `input`.
  var records: Numbers

  /// Reads the counts of a rule; `hasFirst` says whether its numbers include the first glyph.
  init(_ table: FontBytes, at start: Int, isChain: Bool, hasFirst: Bool) {
    self.table = table
    var location = start
    func numbers(lacking count: Int = 0) -> Numbers {
      let numbers = Numbers(location: location + 2, count: max(0, table.u16(location) - count))
      location += 2 + 2 * numbers.count
      return numbers
    }
    let missing = hasFirst ? 0 : 1
    guard isChain else {
      let count = max(0, table.u16(location) - missing)
      input = Numbers(location: location + 4, count: count)
      records = Numbers(location: location + 4 + 2 * count, count: table.u16(location + 2))
      return
    }
    before = numbers()
    input = numbers(lacking: missing)
    after = numbers()
    records = Numbers(location: location + 2, count: table.u16(location))
  }
}
