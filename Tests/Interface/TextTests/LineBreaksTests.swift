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
}
