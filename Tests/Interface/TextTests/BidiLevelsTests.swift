import SeededGenerator
import Testing

@testable import GimbalText

/// The Unicode Bidirectional Algorithm (L-TEXT-13).
///
/// In the annex's examples capitals are Hebrew letters.
@Suite struct BidiLevelsTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      ("A"..."Z").contains(scalar) ? Unicode.Scalar(0x5D0 + scalar.value - 0x41)! : scalar
    }
  }

  private func levels(_ scalars: [Unicode.Scalar], _ base: UInt8?) -> BidiLevels {
    BidiLevels(scalars.map { BidiClass($0) }, base: base) { BidiBracket(scalars[$0]) }
  }

  /// Returns the text in visual order from left to right, without characters that control directions.
  private func displayed(_ text: String, _ base: UInt8?) -> String {
    let scalars = scalars(text)
    let classes = scalars.map { BidiClass($0) }
    let levels = levels(scalars, base)
    let line = VisualOrder.lineLevels(levels.levels[...], classes[...], base: levels.base)
    let written = Array(text.unicodeScalars)
    let retained = VisualOrder.order(line).filter {
      !classes[$0].isRemoved && !classes[$0].isIsolateInitiator && classes[$0] != .popIsolate
    }
    return String(String.UnicodeScalarView(retained.map { written[$0] }))
  }

  @Test(
    arguments: [
      ("car means CAR.", UInt8(0), "car means RAC."),
      ("car MEANS CAR.", 1, ".RAC SNAEM car"),
      (
        "he said “\u{2067}car MEANS CAR\u{2069}.” “\u{2067}IT DOES\u{2069},” she agreed.", 0,
        "he said “RAC SNAEM car.” “SEOD TI,” she agreed."
      ),
      (
        "DID YOU SAY ‘\u{2066}he said “\u{2067}car MEANS CAR\u{2069}”\u{2069}’?", 1,
        "?’he said “RAC SNAEM car”‘ YAS UOY DID"
      ),
      ("ARABIC book(s)", 1, "book(s) CIBARA"),
      ("smith (fabrikam ARABIC) HEBREW", 1, "WERBEH )CIBARA fabrikam( smith"),
      ("he said THE VALUES ARE 123, 456, 789, OK", 0, "he said KO ,789 ,456 ,123 ERA SEULAV EHT"),
      ("he said THE VALUES ARE 12.5%, OK", 0, "he said KO ,12.5% ERA SEULAV EHT"),
      ("\u{202E}abc\u{202C} def", 0, "cba def"), ("\u{202D}AB\u{202C} C", 1, "C AB"),
      ("a \u{202B}B c D\u{202C} e", 0, "a D c B e"), ("A\tB  ", 1, "  B\tA"),
      // A plus sign joins European digits, a comma Arabic ones too (W4).
      ("A 1+2 B", 1, "B 1+2 A"), ("A ١,٢ B", 1, "B ١,٢ A"), ("A ١+٢ B", 1, "B ٢+١ A"),
    ])
  func `the examples of the annex have their levels (L-TEXT-13)`(
    text: String, base: UInt8, line: String
  ) {
    #expect(displayed(text, base) == line)
  }

  @Test(arguments: [
    ("he said “\u{2068}CAR means car\u{2069}.”", UInt8(0), "he said “means car RAC.”"),
    ("he said “\u{2068}car MEANS CAR\u{2069}.”", 0, "he said “car RAC SNAEM.”"),
    ("HE \u{2068}\u{2067}abc\u{2069} car CAR\u{2069} SAID", 1, "DIAS abc car RAC EH"),
  ])
  func `a first strong isolate has the direction of its first strong character (L-TEXT-13)`(
    text: String, base: UInt8, line: String
  ) {
    #expect(displayed(text, base) == line)
  }

  @Test func `the first strong character outside of isolates sets the direction (L-TEXT-13)`() {
    func base(_ text: String) -> UInt8 { levels(scalars(text), nil).base }
    #expect(base("1. abc AB") == 0)
    #expect(base("1. AB abc") == 1)
    #expect(base("\u{2068}AB\u{2069} abc") == 0)
    #expect(base("\u{2067}abc AB") == 0)
    #expect(base("\u{200F}abc") == 1)
    #expect(base("123 (…)") == 0)
    #expect(levels([Unicode.Scalar(0x627)!], nil).base == 1)
  }

  @Test func `digits keep their order and depend on Arabic letters (L-TEXT-13)`() {
    let arabic = [Unicode.Scalar(0x627)!, "1", ",", "2"] as [Unicode.Scalar]
    #expect(levels(arabic, nil).levels == [1, 2, 2, 2])
    let hebrew = [Unicode.Scalar(0x5D0)!, "1", "-", "2"] as [Unicode.Scalar]
    #expect(levels(hebrew, nil).levels == [1, 2, 2, 2])
    let signs = [Unicode.Scalar(0x5D0)!, "$", "-", "1"] as [Unicode.Scalar]
    #expect(levels(signs, nil).levels == [1, 1, 1, 2])
    // A mark has the direction of its base character.
    #expect(levels([Unicode.Scalar(0x5D0)!, "\u{301}", "a"], 0).levels == [1, 1, 0])
  }

  @Test(arguments: [
    (UInt32(0x41), BidiClass.leftToRight), (0x5D0, .rightToLeft), (0x627, .arabic),
    (0x30, .europeanNumber), (0x661, .arabicNumber), (0x2B, .europeanSeparator),
    (0x20AC, .europeanTerminator), (0x3A, .commonSeparator), (0x300, .mark), (0xAD, .boundary),
    (0x2029, .paragraphEnd), (0x9, .segmentSeparator), (0x3000, .whitespace),
    (0x1F600, .neutral), (0x4E00, .leftToRight), (0x3042, .leftToRight), (0xFB1D, .rightToLeft),
    (0x1E900, .rightToLeft), (0x2066, .leftToRightIsolate), (0xE01, .leftToRight),
    (0x2014, .neutral), (0x2160, .leftToRight), (0x1D7CE, .europeanNumber), (0x10D00, .arabic),
    (0xFF21, .leftToRight), (0xFF0B, .europeanSeparator), (0x13430, .leftToRight),
  ])
  func `characters have the classes of Unicode's database (L-TEXT-13)`(
    value: UInt32, kind: BidiClass
  ) throws {
    #expect(BidiClass(try #require(Unicode.Scalar(value))) == kind)
  }

  @Test(arguments: [
    ("\u{202A}a\u{202C}", UInt8(0), [UInt8(0), 2, 2]), ("\u{202A}a", 1, [1, 2]),
    ("\u{202B}a\u{202C}a", 0, [0, 2, 2, 0]), ("\u{202E}a\u{202C}", 0, [0, 1, 1]),
    ("\u{202D}A\u{202C}", 1, [1, 2, 2]), ("a\u{2069}A", 0, [0, 0, 1]),
    // The end of a run has the direction of the higher level, that of an open isolate the paragraph's.
    ("A \u{202B}B", 0, [1, 1, 1, 1]), ("A \u{2067}b", 0, [1, 0, 0, 2]),
    ("\u{202B}B\u{202C} A", 0, [0, 1, 1, 1, 1]), ("a（b A）B", 1, [2, 1, 2, 1, 1, 1, 1]),
  ])
  func `controls and ends of runs have their levels (X1 to X10, L-TEXT-13)`(
    text: String, base: UInt8, expected: [UInt8]
  ) {
    #expect(levels(scalars(text), base).levels == expected)
  }

  @Test(arguments: [("\u{202B}", "\u{202A}", "\u{202C}"), ("\u{2067}", "\u{2066}", "\u{2069}")])
  func `levels end at 125, and lost controls have ends of their own (BD2, X1, L-TEXT-13)`(
    right: String, left: String, end: String
  ) {
    func last(_ controls: Int, ends: Int = 0) -> UInt8? {
      let begins = (0..<controls).map { $0 % 2 == 0 ? right : left }.joined()
      let text = begins + String(repeating: end, count: ends) + "a"
      return levels(scalars(text), 0).levels.last
    }
    #expect(last(124) == 124 && last(125) == 126 && last(126) == 126)
    #expect(last(126, ends: 1) == 126 && last(126, ends: 2) == 124)
    #expect(last(128, ends: 3) == 126 && last(128, ends: 4) == 124)
  }

  @Test(arguments: [
    (UInt32(0x28), UInt32(0x29)), (0x5B, 0x5D), (0x7B, 0x7D), (0xF3A, 0xF3B), (0x2045, 0x2046),
    (0x2308, 0x2309), (0x298D, 0x2990), (0x298F, 0x298E), (0x2329, 0x3009), (0x3008, 0x232A),
    (0x3010, 0x3011), (0xFF08, 0xFF09),
  ])
  func `brackets are paired by the annex's definition (BD14 to BD16, L-TEXT-13)`(
    opening: UInt32, closing: UInt32
  ) throws {
    let first = try #require(Unicode.Scalar(opening).flatMap { BidiBracket($0) })
    let last = try #require(Unicode.Scalar(closing).flatMap { BidiBracket($0) })
    #expect(first.isOpening && !last.isOpening && first.opening == last.opening)
  }

  @Test func `deep nesting does not trap (L-TEXT-13)`() {
    for control in ["\u{202B}", "\u{2067}", "\u{2068}", "\u{202D}"] {
      let text =
        String(repeating: control, count: 5_000) + "a(B[" + String(repeating: "(", count: 500)
      let levels = levels(scalars(text), nil).levels
      #expect(levels.count == 5_504 && levels.allSatisfy { $0 <= 126 })
    }
  }

  @Test func `the content of an isolate does not change the order around it (L-TEXT-13)`() {
    var random = SplitMix64(seed: 17)
    let pool = Array("abAB12+,.$ ([)]\u{202B}\u{202C}\u{2067}\u{2069}\t\u{301}".unicodeScalars)
    func draw(_ count: Int, without kinds: [BidiClass] = []) -> [Unicode.Scalar] {
      let drawn = (0..<count).map { _ in pool[Int.random(in: 0..<pool.count, using: &random)] }
      return scalars(String(String.UnicodeScalarView(drawn))).filter {
        !kinds.contains(BidiClass($0))
      }
    }
    let isolates: [BidiClass] = [.rightToLeftIsolate, .popIsolate]
    for _ in 0..<500 {
      let (before, after) = (draw(6, without: isolates), draw(6, without: isolates))
      let (one, other) = (draw(5, without: isolates), draw(9, without: isolates))
      func outside(_ content: [Unicode.Scalar]) -> [UInt8] {
        let all = levels(before + ["\u{2068}"] + content + ["\u{2069}"] + after, 1).levels
        return Array(all.prefix(before.count + 1) + all.suffix(after.count + 1))
      }
      #expect(outside(one) == outside(other), "\(before) \(one) \(other) \(after)")
      let line = levels(before + one + after, nil)
      #expect(VisualOrder.order(line.levels).sorted() == Array(line.levels.indices))
    }
  }
}
