import GimbalFontFiles
import SeededGenerator
import SlowTests
import Testing

/// Fonts that tests write themselves (L-TEXT-6).
@Suite struct FontFileTests {
  @Test(arguments: [0, 4, 6, 12])
  func `each form of the table of characters gives the same glyphs`(format: Int) throws {
    var tiny = TinyFont()
    tiny.format = format
    let font = try FontFile(tiny.bytes)

    #expect("ABVWé".unicodeScalars.map { font.glyph(of: $0.value) } == [1, 2, 3, 0, 0])
    #expect(font.glyph(of: 0) == 0)
    #expect(font.glyph(of: 0x10FFFF) == 0)
    #expect([0, 1, 2, 3, 9].map { font.advance(of: $0) } == [500, 600, 700, 800, 500])
  }

  @Test func `a font has the largest of its tables of characters`() throws {
    var tiny = TinyFont()
    tiny.format = 12
    tiny.glyphs.append((0x1F600, 2))
    #expect(try FontFile(tiny.bytes).glyph(of: 0x1F600) == 2)
  }

  @Test func `names, heights and style stand in their tables`() throws {
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
  func `pairs are kerned by lists and by classes, near and far`(byClass: Bool, extended: Bool)
    throws
  {
    var tiny = TinyFont()
    (tiny.pairs, tiny.pairsByClass, tiny.extended) = ([(1, 3, -80)], byClass, extended)
    // The feature counts in the place of the older table.
    tiny.kern = [(1, 3, -20), (3, 1, -30)]
    let font = try FontFile(tiny.bytes)

    #expect(font.kerning(1, 3) == -80)
    #expect(font.kerning(3, 1) == 0)
    #expect(font.kerning(1, 2) == 0)
  }

  @Test func `without the feature the older table counts`() throws {
    var tiny = TinyFont()
    tiny.kern = [(1, 3, -20), (3, 1, 30)]
    let font = try FontFile(tiny.bytes)
    #expect([font.kerning(1, 3), font.kerning(3, 1), font.kerning(1, 1)] == [-20, 30, 0])
  }

  @Test func `a file that is no font says what is wrong with it`() {
    func error(_ bytes: [UInt8]) -> FontFileError? {
      do { _ = try FontFile(bytes) } catch { return error }
      return nil
    }
    let whole = TinyFont().bytes
    #expect(error([]) == .notAFont)
    #expect(error(Array("GIF89a".utf8)) == .notAFont)
    #expect(error(Array(whole.prefix(100))) == .missing("head"))
    var tiny = TinyFont()
    tiny.unitsPerEm = 0
    #expect(error(tiny.bytes) == .unitsPerEm(0))
    #expect(error(Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 0]) == .noFont(0))
  }

  @Test func `mutated files give wrong figures or an error, never a trap`() {
    FontMutations.run(seed: 1, count: 2_000)
  }

  @Test(.tags(.slow), .long) func `1,000,000 mutated files do no harm`() {
    FontMutations.run(seed: 2, count: 1_000_000)
  }
}

/// Fonts with a few bytes changed, cut or repeated, and everything asked of them.
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
      seeds.append(tiny.bytes)
    }
    let edges: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
    for _ in 0..<count {
      var bytes = seeds.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bytes.removeLast(min(bytes.count, Int.random(in: 0..<60, using: &random)))
        case 1: bytes.replaceSubrange(place..<place, with: bytes.prefix(7))
        case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
        default: bytes[place] = edges.randomElement(using: &random)!
        }
      }
      ask(bytes)
    }
  }

  private static func ask(_ bytes: [UInt8]) {
    for index in 0..<min(2, FontFile.count(in: bytes)) {
      guard let font = try? FontFile(bytes, index: index) else { continue }
      for scalar: UInt32 in [0, 0x41, 0x42, 0x56, 0xFFFF, 0x10FFFF] {
        let glyph = font.glyph(of: scalar)
        _ = font.advance(of: glyph)
        _ = font.kerning(glyph, 3)
        _ = font.kerning(1, glyph)
      }
    }
  }
}
