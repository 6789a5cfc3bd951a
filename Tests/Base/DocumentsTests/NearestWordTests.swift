import GimbalDocuments
import Testing

@Suite struct NearestWordTests {
  private let keywords = ["landscapeLeft", "landscapeRight", "portrait", "portraitUpsideDown"]

  @Test(arguments: [
    ("landscapeLetf", "landscapeLeft"), ("LANDSCAPERIGHT", "landscapeRight"),
    ("portriat", "portrait"), ("portrai", "portrait"), ("pprtrait", "portrait"),
  ])
  func `a typing error gets the intended word as suggestion`(typed: String, meant: String) {
    #expect(NearestWord.suggestion(for: typed, in: keywords) == meant)
  }

  @Test(arguments: ["", "sideways", "xyz"]) func `a dissimilar word gets no suggestion`(
    typed: String
  ) {
    #expect(NearestWord.suggestion(for: typed, in: keywords) == nil)
    #expect(NearestWord.hint(for: typed, in: keywords) == "")
  }

  @Test(arguments: [
    ("unchanged", "unchangedSince"), ("CONTRAST", "accessibilityContrast"),
    ("size", nil), ("", nil),
  ])
  func `a prefix or suffix suggests the shortest word that has it`(
    typed: String, meant: String?
  ) {
    let keywords = [
      "unchangedSinceLaunch", "unchangedSince", "accessibilityContrast", "sizeCategory",
    ]
    #expect(NearestWord.suggestion(for: typed, in: keywords) == meant)
  }

  @Test func `a message names all of a few words, and only the nearest of many`() {
    let many = (0..<20).map { "word\($0)" }
    #expect(
      NearestWord.allowance(for: "portriat", in: many + ["portrait"])
        == "; did you mean 'portrait'?")
    #expect(
      NearestWord.allowance(for: "sideways", in: many).hasPrefix("; allowed is 'word0', 'word1'"))
    #expect(
      NearestWord.allowance(for: "portriat", in: ["portrait", "other"])
        == "; allowed is 'portrait' or 'other'; did you mean 'portrait'?")
  }

  @Test func `suggestions are sorted by distance, equal ones by list order`() {
    let found = NearestWord.suggestions(
      for: "iphone-1", in: ["iphone-15", "iphone-x", "iphone-1", "iphone-15-pro"], limit: 3)
    #expect(found == ["iphone-1", "iphone-15", "iphone-x"])
  }

  @Test func `a word of a million characters is not compared`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(NearestWord.suggestion(for: long, in: keywords) == nil)
    #expect(NearestWord.suggestion(for: long, in: [String(long.prefix(200))]) != nil)
  }
}
