import GimbalFontFiles
import SeededGenerator
import SlowTests
import Testing

/// Fonts that tests generate (L-TEXT-6, L-TEXT-18).
@Suite struct FontFileTests {
  @Test(arguments: [0, 4, 6, 12])
  func `each format of the character map gives the same glyphs`(format: Int) throws {
    var tiny = TinyFont()
    tiny.format = format
    let font = try FontFile(tiny.bytes)

    #expect("ABVWé".unicodeScalars.map { font.glyph(of: $0.value) } == [1, 2, 3, 0, 0])
    #expect(font.glyph(of: 0) == 0)
    #expect(font.glyph(of: 0x10FFFF) == 0)
    #expect([0, 1, 2, 3, 9].map { font.advance(of: $0) } == [500, 600, 700, 800, 500])
  }

  @Test func `the largest character map of a font is used`() throws {
    var tiny = TinyFont()
    tiny.format = 12
    tiny.glyphs.append((0x1F600, 2))
    #expect(try FontFile(tiny.bytes).glyph(of: 0x1F600) == 2)
  }

  @Test func `names, metrics and weight are read from their tables`() throws {
    var tiny = TinyFont()
    (tiny.family, tiny.style, tiny.weight) = ("Tiny Größe", "Bold", 700)
    let font = try FontFile(tiny.bytes)

    #expect(font.names.family == "Tiny Größe")
    #expect(font.names.full == "Tiny Größe Bold")
    #expect(font.names.postScript == "TinyGröße-Bold")
    let metrics = font.metrics
    #expect([metrics.ascender, metrics.descender, metrics.lineGap] == [800, -200, 90])
    #expect([metrics.capHeight, metrics.xHeight, metrics.weightClass] == [650, 450, 700])
  }

  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func `pairs are kerned by lists and classes, also with extension lookups`(
    byClass: Bool, extended: Bool
  )
    throws
  {
    var tiny = TinyFont()
    (tiny.pairs, tiny.pairsByClass, tiny.extended) = ([(1, 3, -80)], byClass, extended)
    // The feature `kern` is used instead of the older table.
    tiny.kern = [(1, 3, -20), (3, 1, -30)]
    #expect(try kerning(tiny, ["AV", "VA", "AB"]) == [-80, 0, 0])
  }

  @Test func `without the kerning feature the older table is used`() throws {
    var tiny = TinyFont()
    tiny.kern = [(1, 3, -20), (3, 1, 30)]
    #expect(try kerning(tiny, ["AV", "VA", "AA"]) == [-20, 30, 0])
    tiny.kern = []
    tiny.kernClasses = (1, 3, -25)
    #expect(try kerning(tiny, ["AV", "VA", "AB"]) == [-25, 0, 0])
  }

  /// Returns the kerning before the second character of some strings.
  private func kerning(_ tiny: TinyFont, _ names: [String]) throws -> [Double] {
    let font = try FontFile(tiny.bytes)
    return names.map { font.shape(Array($0.unicodeScalars)).characters[1].kerning }
  }

  @Test
  func `each script has its own pairs, and scripts that the font lacks use the default`() throws {
    var tiny = TinyFont()
    tiny.glyphs += [
      (0x391, 1), (0x3A5, 3), (0x410, 1), (0x423, 3), (0x531, 1), (0x532, 3), (0x5D0, 1),
      (0x5D1, 3),
    ]
    tiny.pairsByScript = [
      ("cyrl", (1, 3, -20)), ("grek", (1, 3, -40)), ("latn", (1, 3, -80)),
    ]
    #expect(try kerning(tiny, ["AV", "ΑΥ", "АУ", "אב"]) == [-80, -40, -20, 0])
    tiny.pairsByScript[1].script = "DFLT"
    let font = try FontFile(tiny.bytes)
    #expect(try kerning(tiny, ["AV", "ΑΥ", "АУ", "ԱԲ"]) == [-80, -40, -20, -40])
    #expect(font.shape(Array("ԱԲ".unicodeScalars)).hasOtherScripts)
    #expect(!font.shape(Array("A Α А א 漢 か 한 1".unicodeScalars)).hasOtherScripts)
    // Pairs across two scripts are not kerned. A comma has the script of the character before it.
    tiny.glyphs.insert((0x2C, 3), at: 0)
    #expect(try kerning(tiny, ["AУ", "А,", ",А"]) == [0, -20, 0])
  }

  @Test func `the width of a ligature is shared by its letters, and ligatures can be disabled`()
    throws
  {
    var tiny = TinyFont()
    tiny.ligatures = [([1, 1, 2], 4), ([1, 2], 3)]
    tiny.advances.append(1_200)
    let font = try FontFile(tiny.bytes)
    func advances(_ text: String, _ options: ShapingOptions = [.ligatures, .pairs]) -> [Double] {
      font.shape(Array(text.unicodeScalars), options).characters.map(\.advance)
    }
    #expect(advances("ABA") == [400, 400, 600])
    #expect(advances("AAB") == [400, 400, 400])
    #expect(advances("AB", .pairs) == [600, 700])
    #expect(advances("A\u{AD}B") == [400, 0, 400])
    #expect(advances("A?B") == [600, 0, 700])
    let joined = font.shape(Array("AAB".unicodeScalars)).characters.map(\.isJoined)
    #expect(joined == [true, true, false])
  }

  /// A becomes B before V.
  static let context: [(kind: Int, part: [UInt8])] = [
    (
      6,
      be16(3) + be16(0) + be16(1) + be16(18) + be16(1) + be16(24) + be16(1) + be16(0) + be16(1)
        + TinyFont.coverage(1) + TinyFont.coverage(3)
    ), (1, be16(1) + be16(6) + be16(1) + TinyFont.coverage(1)),
  ]

  @Test func `a contextual substitution replaces a glyph among its neighbors`() throws {
    var tiny = TinyFont()
    let one = FontFileTests.context[1]
    // The same by glyphs, and by classes: V after A or B, of which the first is replaced.
    let rule = be16(0) + be16(1) + be16(1) + be16(3) + be16(1) + be16(0) + be16(1)
    let byGlyph =
      be16(1) + be16(8) + be16(1) + be16(14) + TinyFont.coverage(1) + be16(1) + be16(4) + rule
    let classes = be16(2) + be16(2) + be16(1) + be16(2) + be16(1) + be16(3) + be16(3) + be16(2)
    let byClass =
      be16(2) + be16(12) + be16(18) + be16(2) + be16(0) + be16(34) + TinyFont.coverage(1) + classes
      + be16(1) + be16(4) + be16(2) + be16(1) + be16(2) + be16(0) + be16(1)
    for first in [FontFileTests.context[0], (6, byGlyph), (5, byClass)] {
      tiny.substitutions = [first, one]
      let font = try FontFile(tiny.bytes)
      #expect(
        font.shape(Array("AVABV".unicodeScalars)).characters.map(\.advance) == [
          700, 800, 600, 700, 800,
        ])
    }
  }

  @Test func `combining marks have no width, and compose to the font's precomposed glyph`() throws {
    var tiny = TinyFont()
    tiny.glyphs += [(0xC1, 3), (0x301, 2)]
    let font = try FontFile(tiny.bytes)
    let characters = font.shape(Array("A\u{301}B\u{301}".unicodeScalars)).characters
    #expect(characters.map(\.advance) == [800, 0, 700, 0])
    #expect(characters.map(\.isKnown) == [true, true, true, true])
  }

  @Test func `lookups that recurse or multiply glyphs are bounded`() throws {
    var tiny = TinyFont()
    let records = (0..<40).flatMap { _ in be32(0) }
    let again =
      be16(3) + be16(1) + be16(40) + be16(8 + records.count) + records + TinyFont.coverage(1)
    let more =
      be16(1) + be16(8) + be16(1) + be16(14) + TinyFont.coverage(1) + be16(200)
      + (0..<200).flatMap { _ in be16(1) }
    let calls = be16(3) + be16(1) + be16(2) + be16(16) + be32(1) + be32(0) + TinyFont.coverage(1)
    let text = [Unicode.Scalar](repeating: "A", count: 20)
    let start = ContinuousClock.now
    for substitutions in [[(5, again)], [(5, calls), (2, more)]] {
      tiny.substitutions = substitutions
      #expect(try FontFile(tiny.bytes).shape(text).characters.count == 20)
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `a file that is not a font has an error message`() {
    func error(_ bytes: [UInt8]) -> FontFileError? {
      do { _ = try FontFile(bytes) } catch { return error }
      return nil
    }
    let whole = TinyFont().bytes
    #expect(error([]) == .notAFont)
    #expect(error(Array("GIF89a".utf8)) == .notAFont)
    #expect(error(Array(whole.prefix(100))) == .cut("OS/2", end: 220))
    var tiny = TinyFont()
    tiny.unitsPerEm = 0
    #expect(error(tiny.bytes) == .unitsPerEm(0))
    #expect(error(Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 0]) == .noFont(0))
  }

  @Test func `named instances of a variable font have their own names, weights and advances`()
    throws
  {
    var tiny = TinyFont()
    tiny.changes = [0, 50, -20, 101]
    let font = try FontFile(tiny.bytes)
    #expect(font.instanceCount == 3)
    #expect(!font.hasUnreadInstances)
    let instances = try (0..<3).map { try font.instance($0) }
    #expect(instances.map(\.names.postScript) == ["Tiny-Regular", "Tiny-Semibold", "Tiny-Black"])
    #expect(instances.map(\.names.full) == ["Tiny Regular", "Tiny Semibold", "Tiny Black"])
    #expect(instances.map(\.metrics.weightClass) == [400, 650, 900])
    let advances = instances.map { font in (0..<4).map { font.advance(of: UInt16($0)) } }
    #expect(advances[0] == tiny.advances)
    #expect(advances[1] == [500, 625, 690, 851])
    #expect(advances[2] == [500, 650, 680, 901])
    #expect(throws: FontFileError.noInstance(3)) { try font.instance(3) }
    #expect(try FontFile(TinyFont().bytes).instanceCount == 0)
  }

  @Test func `a font that ends anywhere has an error of one line with the table`() throws {
    var tiny = TinyFont()
    tiny.kern = [(1, 3, -20)]
    tiny.pairs = [(1, 3, -80)]
    tiny.ligatures = [([1, 2], 3)]
    tiny.changes = [0, 50, -20, 101]
    let bytes = tiny.bytes
    _ = try FontFile(bytes)
    let start = ContinuousClock.now
    for count in bytes.indices {
      do throws(FontFileError) {
        _ = try FontFile(Array(bytes[..<count]))
        Issue.record("\(count) of \(bytes.count) bytes are read as a font")
      } catch {
        let line = error.description
        #expect(!line.contains("\n"))
        #expect(error == .notAFont || line.contains("table '"), "\(line)")
      }
    }
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(
      throws: FontFileError.cut("fvar", end: bytes.count)
    ) { try FontFile(Array(bytes.dropLast())) }
  }

  @Test func `mutated files give wrong metrics or an error, never a trap`() {
    FontMutations.run(seed: 1, count: 2_000)
  }

  @Test(.tags(.slow), .long) func `1,000,000 mutated files never trap`() {
    FontMutations.run(seed: 2, count: 1_000_000)
  }
}

/// Fonts with a few bytes changed, cut or repeated, of which every value is read.
enum FontMutations {
  static func run(seed: Int, count: Int) {
    var random = SplitMix64(seed: seed)
    var seeds: [[UInt8]] = []
    for format in [0, 4, 6, 12] {
      var tiny = TinyFont()
      tiny.format = format
      tiny.kern = format == 0 ? [(1, 3, -20)] : []
      tiny.pairs = format == 0 ? [] : [(1, 3, -80), (1, 2, -5)]
      (tiny.pairsByClass, tiny.extended) = (format == 6, format == 12)
      if format == 6 { tiny.changes = [0, 50, -20, 101] }
      if format == 0 { tiny.substitutions = FontFileTests.context }
      if format == 4 { tiny.ligatures = [([1, 2], 3), ([1, 1, 3], 2)] }
      seeds.append(tiny.bytes)
    }
    let edges: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
    for _ in 0..<count {
      var bytes = seeds.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bytes.removeLast(min(bytes.count, Int.random(in: 0..<60, using: &random)))
        case 1: bytes.replaceSubrange(position..<position, with: bytes.prefix(7))
        case 2: bytes[position] = UInt8.random(in: 0...255, using: &random)
        default: bytes[position] = edges.randomElement(using: &random)!
        }
      }
      decode(bytes)
    }
  }

  private static func decode(_ bytes: [UInt8]) {
    for index in 0..<min(2, FontFile.count(in: bytes)) {
      guard let font = try? FontFile(bytes, index: index) else { continue }
      let instance = try? font.instance(font.instanceCount - 1)
      _ = instance?.shape(Array("AVABVV".unicodeScalars))
      for scalar: UInt32 in [0, 0x41, 0x42, 0x56, 0xFFFF, 0x10FFFF] {
        let glyph = font.glyph(of: scalar)
        _ = font.advance(of: glyph)
      }
      _ = font.shape(Array("AVABVV BA,Á".unicodeScalars))
    }
  }
}
