import GimbalDocuments
import Testing

@testable import GimbalDevices

@Suite struct SystemFontTests {
  @Test func `every printed character of ASCII has an advance`() {
    let font = SystemFont.standard

    #expect(font.glyphs.count == 95)
    for cut in [font.regular, font.bold] {
      #expect(cut.text.count == 95 && cut.display.count == 95)
      #expect(cut.text.allSatisfy { $0 > 0 } && cut.display.allSatisfy { $0 > 0 })
    }
    #expect(font.regular.text.first == 576)
    #expect(font.weights.map(\.name).contains("semibold"))
    #expect(font.weights.map(\.value) == font.weights.map(\.value).sorted())
    #expect(font.lines.ascender - font.lines.descender == font.lines.lineHeight)
  }

  @Test(arguments: [
    ("[\"A\", ", "[\"a\", ", "'advances' is not the printed characters"),
    ("[\"A\", 1380, ", "[\"A\", ", "a row is a character and four advances"),
    ("\"bold text\"", "\"text\"", "'columns' is not"),
    ("[1078, 1040, 1101, 1072]", "[1078, 1040]", "there are 2 figures, not 4"),
    ("[9, 38]", "[8, 38]", "the sizes do not grow"),
    ("[8, 52]", "[8, 52, 1]", "at most 2"),
    ("\"ascender\": 1950", "\"ascender\": -1", "allowed is 0 to 10000"),
    ("\"blend\": 1,", "\"blend\": 4,", "allowed is -3 to 3"),
    ("\"lineMetrics\"", "\"lineMetric\"", "lineMetrics"),
  ])
  func `a mistake in the file is told with its place`(old: String, new: String, problem: String)
    throws
  {
    let file = try #require(EmbeddedFiles.file(at: "typography/system-font.json"))
    let text = file.text.description
    #expect(text.contains(old))
    let broken = Array(text.replacing(old, with: new).utf8)

    let error = #expect(throws: DocumentError.self) {
      try SystemFont(
        DocumentValue(try JSONReader.read(broken, file: "font.json"), file: "font.json"))
    }
    #expect(error?.description.contains(problem) == true, "\(String(describing: error))")
  }
}
