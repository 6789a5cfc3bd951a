import Foundation
import Testing

@testable import GimbalText

/// Line break opportunities (L-TEXT-9).
///
/// The expectations are lines of LineBreakTest-15.0.0 and its rules; `.ci/reference-checks` runs the whole file.
struct LineBreaksTests {
  /// Returns the text with `|` where a line may end, `¶` where it must.
  private func withBreaks(_ text: String, _ tailorings: LineBreaks.Tailorings? = nil) -> String {
    let found =
      tailorings.map { LineBreaks.opportunities(in: text, $0) }
      ?? LineBreaks.opportunities(in: text)
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if found[index] != .none { result += found[index] == .mandatory ? "¶" : "|" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  @Test func `no line begins with a closing mark, also after a space (LB13, L-TEXT-9)`() {
    #expect(withBreaks("Quoi ? Non ! a : b ) c , d") == "Quoi ? |Non ! |a : |b ) |c , |d")
    #expect(withBreaks("« Quoi » dit") == "« |Quoi |» |dit")
  }

  @Test func `slashes allow breaks before letters, except Hebrew (LB13, LB21b, LB31, L-TEXT-9)`() {
    #expect(withBreaks("und/oder") == "und/|oder")
    #expect(withBreaks("und/ähnlich") == "und/|ähnlich")
    #expect(withBreaks("א/ב") == "א/ב")
  }

  @Test func `ideographs, small kana and brackets of full width (LB14, LB16, LB21, L-TEXT-9)`() {
    #expect(withBreaks("日本語。終わり") == "日|本|語。|終|わ|り")
    #expect(withBreaks("はい、yes。No") == "は|い、|yes。|No")
    #expect(withBreaks("キャッシュ") == "キャッ|シュ")
    #expect(withBreaks("値（例）です") == "値|（例）|で|す")
  }

  @Test func `numbers stay whole with their symbols (LB25, L-TEXT-9)`() {
    #expect(withBreaks("$(12.35) 5,000 € 1/2") == "$(12.35) |5,000 |€ |1/2")
    #expect(withBreaks("+(2,3)") == "+(2,3)")
    #expect(withBreaks("12%前") == "12%|前")
    #expect(withBreaks("(12)% (1/2)€ (a)%") == "(12)% |(1/2)€ |(a)|%")
    #expect(withBreaks("X.509") == "X.509")
    #expect(withBreaks("X.509", []) == "X.|509")
  }

  @Test func `all line terminators end a line, and CR LF ends one (LB4, LB5, L-TEXT-9)`() {
    #expect(
      withBreaks("a\rb\r\nc\u{B}d\u{C}e\u{85}f\u{2028}g")
        == "a\r¶b\r\n¶c\u{B}¶d\u{C}¶e\u{85}¶f\u{2028}¶g")
    #expect(LineBreaks.opportunities(in: "a\r\n").last == .mandatory)
    #expect(LineBreaks.opportunities(in: "a").last == .allowed)
    #expect(LineBreaks.opportunities(in: "") == [.allowed])
  }

  @Test func `Hangul and hyphens at the start of a word have named tailorings (L-TEXT-9)`() {
    #expect(withBreaks("한국어 글") == "한국어 |글")
    #expect(withBreaks("한국어 글", []) == "한|국|어 |글")
    #expect(withBreaks("see -x and a-b") == "see |-x |and |a-|b")
    #expect(withBreaks("see -x", []) == "see |-|x")
  }

  @Test func `lines end outside of quotes between East Asian characters (LB19a, L-TEXT-9)`() {
    #expect(withBreaks("按“继续”后，“全部”。") == "按|“继|续”|后，|“全|部”。")
    #expect(withBreaks("カタ‘カナ’（例）") == "カ|タ|‘カ|ナ’（例）")
    #expect(withBreaks("按“a”后“b”") == "按“a”后“b”")
    #expect(withBreaks("a“继续”b") == "a“继|续”b")
    #expect(withBreaks("「“字”」ー”々“字") == "「“字”」ー”々|“字")
    #expect(withBreaks("按\"继续\"后") == "按\"继|续\"后")
    #expect(withBreaks("글“글”글") == "글“글”글")
    #expect(withBreaks("按“继续”后", []) == "按“继|续”后")
    #expect(withBreaks("“继”") == "“继”")
  }

  @Test func `a hyphen after a Hebrew letter allows no break, a space does (LB21a, L-TEXT-9)`() {
    #expect(withBreaks("אב גד") == "אב |גד")
    #expect(withBreaks("א–ב") == "א–ב")
    #expect(withBreaks("a–b") == "a–|b")
  }

  @Test
  func `flags, emoji sequences and skin tones are not divided (LB30a, LB30b, LB8a, L-TEXT-9)`() {
    #expect(withBreaks("🇩🇪🇫🇷") == "🇩🇪|🇫🇷")
    #expect(withBreaks("👍🏽👩‍👧") == "👍🏽|👩‍👧")
  }

  /// Texts with their opportunities by each rule without tailorings.
  private static let rules: [(rule: String, expected: String)] = [
    ("LB4, LB5", "a\u{85}¶漢"), ("LB5", "漢\r¶)"), ("LB6", "漢\u{2028}¶\n¶漢"),
    ("LB7", "a \u{200B}|b"), ("LB8", "a\u{200B} |)"), ("LB8a", "a\u{200D}漢"),
    ("LB8a", "a |\u{200D}漢"), ("LB9", "漢\u{301}|漢"), ("LB9", "a\u{301}b"),
    ("LB10", "a |\u{301}b"), ("LB11", "漢\u{2060}漢"), ("LB11", "漢 \u{2060}漢"),
    ("LB12", "漢\u{A0}漢"), ("LB12a", "漢 |\u{A0}漢"), ("LB12a", "a-|\u{A0}漢"),
    ("LB12a", "a\u{2010}|\u{A0}漢"), ("LB12a", "a\u{2009}|\u{A0}漢"), ("LB13", "漢} |漢"),
    ("LB13", "漢 }|漢"), ("LB13", "漢 !|漢"), ("LB13", "漢 ,|漢"), ("LB13", "漢 /|漢"),
    ("LB14", "漢|( 漢"), ("LB14", "漢|（ 漢"), ("LB15", "漢\" (漢"), ("LB15", "漢\" （漢"),
    ("LB16", "漢) 々|漢"), ("LB16", "漢） 々|漢"), ("LB16", "漢} 々|漢"), ("LB17", "漢|— —|漢"),
    ("LB18", "漢 |々"), ("LB19", "漢\"漢"), ("LB20", "a|\u{FFFC}|a"), ("LB20", "漢-|\u{FFFC}|-|漢"),
    ("LB21", "漢-|漢"), ("LB21", "漢\u{2010}|漢"), ("LB21", "漢々|漢"), ("LB21", "漢|´漢"),
    ("LB21a", "א-漢"), ("LB21a", "א\u{2010}漢"), ("LB21a", "א\u{2009}漢"), ("LB21a", "a-|漢"),
    ("LB21b", "漢/א"), ("LB21b", "漢/|a"), ("LB22", "漢…|漢"), ("LB22", "漢 |…"), ("LB23", "a1a"),
    ("LB23", "א1א"), ("LB23a", "漢|$漢%|漢"), ("LB23a", "$👍%"), ("LB23a", "$🏽%"),
    ("LB23a", "$\u{1FAFF}%"), ("LB23a", "漢|$"), ("LB23a", "%|漢"), ("LB24", "$a%a$א%א$"),
    ("LB25", "漢-1%|漢"), ("LB25", "%1$漢"), ("LB25", "a/|1"), ("LB25", "1,%"), ("LB25", "1),|%"),
    ("LB25", "1))|%"), ("LB25", "1}%"), ("LB25", "1）%"), ("LB25", "$-1"), ("LB25", "$(1"),
    ("LB25", "$（1"), ("LB25", "%-1"), ("LB25", "%(1"), ("LB25", "%（1"), ("LB25", "$|(a"),
    ("LB25", "$-|a"), ("LB25", "（1"), ("LB25", "1/1"), ("LB25", "1/|漢"),
    ("LB26", "\u{1100}\u{1100}\u{1161}\u{1161}\u{11A8}\u{11A8}"), ("LB26", "\u{1100}가\u{1161}"),
    ("LB26", "\u{1100}각\u{11A8}"), ("LB26", "가\u{11A8}"), ("LB26", "가|가"),
    ("LB26", "각|\u{1161}"), ("LB26", "\u{11A8}|\u{1161}"), ("LB26", "\u{1161}|\u{1100}"),
    ("LB27", "$가%"), ("LB27", "$\u{1100}%"), ("LB27", "가|$"), ("LB27", "%|가"), ("LB28", "aאaב"),
    ("LB29", "漢,a"), ("LB29", "漢,א"), ("LB29", "漢,|漢"), ("LB30", "a(漢)a"), ("LB30", "א(漢)א"),
    ("LB30", "1(漢)1"), ("LB30", "漢|(漢)|漢"), ("LB30", "a|（漢）|a"), ("LB30", "a{漢"),
    ("LB30", "漢}|a"), ("LB30a", "🇩🇪|🇫"), ("LB30a", "a|🇩🇪|a"), ("LB30b", "👍🏽"),
    ("LB30b", "\u{1FAFF}🏽"), ("LB30b", "漢|🏽"), ("LB31", "漢|漢"),
  ]

  @Test func `each rule decides in its order (LB4 to LB31, L-TEXT-9)`() {
    for (rule, expected) in Self.rules {
      let scalars = expected.unicodeScalars.filter { $0 != "|" && $0 != "¶" }
      let found = withBreaks(String(String.UnicodeScalarView(scalars)), [])
      #expect(found.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(rule): \(found)")
    }
  }
}
