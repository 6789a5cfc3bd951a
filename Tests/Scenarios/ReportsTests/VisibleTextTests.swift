import Testing

@testable import GimbalReports

@Suite struct VisibleTextTests {
  @Test func `the limit counts scalars (F-7)`() {
    let long = "e" + String(repeating: "\u{301}", count: 100_000)
    let shown = VisibleText.of(long)
    #expect(long.count == 1)
    #expect(shown.unicodeScalars.count == VisibleText.limit + 1)
    #expect(shown.unicodeScalars.last == "…")
    #expect(VisibleText.of("short") == "short")
  }

  @Test func `control characters are written as escapes, and count before escaping`() {
    #expect(VisibleText.of("a\u{9B}b\u{202E}c") == "a\\u{9b}b\\u{202e}c")
    #expect(VisibleText.of("\u{9B}\u{9B}\u{9B}", limit: 2) == "\\u{9b}\\u{9b}…")
  }

  @Test func `lines of a text are truncated after 2,000 scalars (F-7)`() {
    let whole = String(repeating: "a", count: 2_000)
    #expect(VisibleText.lines(of: "a\n\(whole)b\n\(whole)") == ["a", whole + "…", whole])
  }
}
