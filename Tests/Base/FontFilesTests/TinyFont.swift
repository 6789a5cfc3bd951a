/// A font written byte by byte: glyphs by number, with the tables that a test selects.
struct TinyFont {
  var unitsPerEm = 1000
  var ascender = 800
  var descender = -200
  var lineGap = 90
  /// The advance of each glyph; the first is that of the missing glyph.
  var advances = [500, 600, 700, 800]
  /// The glyphs of characters, in the order of the characters.
  var glyphs: [(scalar: UInt32, glyph: Int)] = [(0x41, 1), (0x42, 2), (0x56, 3)]
  /// The format of the character map: 0, 4, 6 or 12.
  var format = 4
  /// Pairs in the table `kern`.
  var kern: [(Int, Int, Int)] = []
  /// Classes of left and right glyphs with one value in the table `kern`.
  var kernClasses: (left: Int, right: Int, value: Int)?
  /// The parts of ligatures and their glyphs, in the feature `liga`.
  var ligatures: [(parts: [Int], glyph: Int)] = []
  /// Lookups of `GSUB` that replace `ligatures`, each a type and a subtable; the first has the feature `calt`.
  var substitutions: [(kind: Int, part: [UInt8])] = []
  /// A pair for each of some scripts; replaces `pairs`.
  var pairsByScript: [(script: String, pair: (Int, Int, Int))] = []
  /// True if the font has variation axes.
  var isVariable = false
  /// The changes of the advances at weight 900; a font with them has the instances Regular, Semibold and Black.
  var changes: [Int] = []
  /// Pairs in `GPOS`: listed, or by classes of one glyph each.
  var pairs: [(Int, Int, Int)] = []
  var pairsByClass = false
  var extended = false
  var family = "Tiny"
  var style = "Regular"
  var weight = 400

  var bytes: [UInt8] {
    var tables: [(String, [UInt8])] = [
      ("OS/2", os2), ("cmap", cmap), ("head", head), ("hhea", hhea),
      ("hmtx", advances.flatMap { be16($0) + be16(0) }),
      ("maxp", be32(0x10000) + be16(advances.count)), ("name", name),
    ]
    if !kern.isEmpty { tables.append(("kern", kernTable)) }
    if let kernClasses { tables.append(("kern", kernTable(kernClasses))) }
    if !pairs.isEmpty { tables.append(("GPOS", gpos)) }
    if !pairsByScript.isEmpty { tables.append(("GPOS", scripted)) }
    if !ligatures.isEmpty || !substitutions.isEmpty { tables.append(("GSUB", gsub)) }
    if !changes.isEmpty { tables += [("HVAR", hvar), ("fvar", fvar)] }
    if isVariable { tables.append(("fvar", be32(0x10000))) }
    var head = be32(0x10000) + be16(tables.count) + be16(0) + be16(0) + be16(0)
    var body: [UInt8] = []
    for (tag, table) in tables {
      head += Array(tag.utf8) + be32(0) + be32(12 + 16 * tables.count + body.count)
      head += be32(table.count)
      body += table
    }
    return head + body
  }

  private var head: [UInt8] {
    var table = [UInt8](repeating: 0, count: 54)
    table.replaceSubrange(18..<20, with: be16(unitsPerEm))
    table.replaceSubrange(44..<46, with: be16(weight >= 600 ? 1 : 0))
    return table
  }

  private var hhea: [UInt8] {
    be32(0x10000) + be16(ascender) + be16(descender) + be16(lineGap)
      + [UInt8](repeating: 0, count: 24) + be16(advances.count)
  }

  private var os2: [UInt8] {
    var table = [UInt8](repeating: 0, count: 96)
    table.replaceSubrange(0..<2, with: be16(4))
    table.replaceSubrange(4..<6, with: be16(weight))
    table.replaceSubrange(86..<88, with: be16(450))
    table.replaceSubrange(88..<90, with: be16(650))
    return table
  }

  private var cmap: [UInt8] {
    let isWide = format == 12
    return be16(0) + be16(1) + be16(format == 0 ? 1 : 3) + be16(format == 0 ? 0 : isWide ? 10 : 1)
      + be32(12) + characters
  }

  private var characters: [UInt8] {
    switch format {
    case 0:
      var table = [UInt8](repeating: 0, count: 256)
      for (scalar, glyph) in glyphs { table[Int(scalar)] = UInt8(glyph) }
      return be16(0) + be16(262) + be16(0) + table
    case 6:
      let first = Int(glyphs[0].scalar)
      let last = Int(glyphs.last!.scalar)
      var table = [Int](repeating: 0, count: last - first + 1)
      for (scalar, glyph) in glyphs { table[Int(scalar) - first] = glyph }
      return be16(6) + be16(0) + be16(0) + be16(first) + be16(table.count) + table.flatMap(be16)
    case 12:
      return be16(12) + be16(0) + be32(0) + be32(0) + be32(glyphs.count)
        + glyphs.flatMap { be32(Int($0.scalar)) + be32(Int($0.scalar)) + be32($0.glyph) }
    default:
      let rows = glyphs.map { (Int($0.scalar), $0.glyph) } + [(0xFFFF, 0)]
      return be16(4) + be16(0) + be16(0) + be16(2 * rows.count) + be16(0) + be16(0) + be16(0)
        + rows.flatMap { be16($0.0) } + be16(0) + rows.flatMap { be16($0.0) }
        + rows.flatMap { be16($0.1 - $0.0) } + rows.flatMap { _ in be16(0) }
    }
  }

  /// One axis from 100 by 400 to 900.
  private var fvar: [UInt8] {
    let instances = [(256, 400), (257, 650), (258, 900)]
    return be32(0x10000) + be16(16) + be16(2) + be16(1) + be16(20) + be16(instances.count) + be16(8)
      + Array("wght".utf8) + be32(100 << 16) + be32(400 << 16) + be32(900 << 16) + be16(0) + be16(2)
      + instances.flatMap { be16($0.0) + be16(0) + be32($0.1 << 16) }
  }

  /// One region, from the usual weight to the highest.
  private var hvar: [UInt8] {
    let regions = be16(1) + be16(1) + be16(0) + be16(0x4000) + be16(0x4000)
    let rows = be16(changes.count) + be16(1) + be16(1) + be16(0) + changes.flatMap(be16)
    return be32(0x10000) + be32(20) + be32(0) + be32(0) + be32(0)
      + be16(1) + be32(12) + be16(1) + be32(12 + regions.count) + regions + rows
  }

  private var name: [UInt8] {
    let styles = changes.isEmpty ? [] : [(256, "Regular"), (257, "Semibold"), (258, "Black")]
    let names =
      [
        (1, family), (2, style), (4, family + " " + style),
        (6, family.filter { $0 != " " } + "-" + style),
      ] + styles
    var (rows, strings): ([UInt8], [UInt8]) = ([], [])
    for (kind, text) in names {
      let units = text.utf16.flatMap { be16(Int($0)) }
      rows += be16(3) + be16(1) + be16(0x409) + be16(kind) + be16(units.count)
      rows += be16(strings.count)
      strings += units
    }
    return be16(0) + be16(names.count) + be16(6 + rows.count) + rows + strings
  }

  private var kernTable: [UInt8] {
    be16(0) + be16(1) + be16(0) + be16(14 + 6 * kern.count) + be16(1) + be16(kern.count) + be16(0)
      + be16(0) + be16(0) + kern.flatMap { be16($0.0) + be16($0.1) + be16($0.2) }
  }

  private var gpos: [UInt8] {
    let part = pairsByClass ? classes : TinyFont.list(pairs)
    let lookup =
      extended
      ? be16(9) + be16(0) + be16(1) + be16(8) + be16(1) + be16(2) + be32(8) + part
      : TinyFont.lookup(2, part)
    return TinyFont.layout([("DFLT", "kern")], [lookup])
  }

  /// The first number of a value is the placement, the second the advance.
  static func list(_ pairs: [(Int, Int, Int)]) -> [UInt8] {
    let firsts = Set(pairs.map(\.0)).sorted()
    let sets = firsts.map { first in
      let own = pairs.filter { $0.0 == first }.sorted { $0.1 < $1.1 }
      return be16(own.count) + own.flatMap { be16($0.1) + be16(7) + be16($0.2) }
    }
    var (offsets, start): ([UInt8], Int) = ([], 10 + 2 * sets.count)
    for set in sets {
      offsets += be16(start)
      start += set.count
    }
    let coverage = be16(1) + be16(firsts.count) + firsts.flatMap(be16)
    return be16(1) + be16(start) + be16(5) + be16(0) + be16(sets.count) + offsets
      + sets.flatMap { $0 } + coverage
  }

  private var classes: [UInt8] {
    let (first, second, value) = pairs[0]
    let matrix = [0, 0, 0, value].flatMap(be16)
    let one = be16(1) + be16(first) + be16(1) + be16(1)
    let two = be16(2) + be16(1) + be16(second) + be16(second) + be16(1)
    let coverage = be16(2) + be16(1) + be16(first) + be16(first) + be16(0)
    let position = 16 + matrix.count
    return be16(2) + be16(position + one.count + two.count) + be16(4) + be16(0) + be16(position)
      + be16(position + one.count) + be16(2) + be16(2) + matrix + one + two + coverage
  }

}

func be16(_ value: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
}

func be32(_ value: Int) -> [UInt8] { be16(value >> 16) + be16(value) }
