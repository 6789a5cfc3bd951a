import GimbalDocuments
import Testing

@testable import GimbalDevices

@Suite struct SystemFontTests {
  @Test func `every printable ASCII character has an advance`() {
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

  @Test func `kerning pairs and the earlier font are in the file with their fit (V-50)`() throws {
    let font = SystemFont.standard
    #expect(font.pairs.contains { $0.first == "T" && $0.second.contains("o") && $0.adjustment < 0 })
    #expect(font.before14.opticalBlend.map(\.size) == [19, 20])
    #expect(font.before14.tracking.contains(FontKnot(size: 17, value: -47)))
    #expect(font.before11.tracking.contains(FontKnot(size: 17, value: -47)))
    #expect(font.before11.tracking.contains(FontKnot(size: 20, value: 65)))
    let percent = try #require(font.glyphs.unicodeScalars.firstIndex(of: "%"))
    let index = font.glyphs.unicodeScalars.distance(
      from: font.glyphs.unicodeScalars.startIndex, to: percent)
    #expect(font.earlierAdvances.count == 95 && font.earlierAdvances[index] < -150)
    #expect(font.earlierAdvances.filter { $0 == 0 }.count > 70)
    let document = StandardData.document("typography/system-font.json")
    let fit = try #require(document.node.value["pairsFit"]?.value)
    #expect(fit["heldOut"] != nil && fit["assumed"] != nil)
  }

  @Test(arguments: [
    ("[\"A\", ", "[\"a\", ", "'advances' is not the printed characters"),
    ("[\"A\", 1380, ", "[\"A\", ", "a row is a character and four advances"),
    ("\"bold text\"", "\"text\"", "'columns' is not"),
    ("[1078, 1040, 1101, 1072]", "[1078, 1040]", "there are 2 numbers, not 4"),
    ("[9, 38]", "[8, 38]", "the sizes do not grow"),
    ("[8, 52]", "[8, 52, 1]", "at most 2"),
    ("[\"T\", \"a\", -192]", "[\"T\", -192]", "a row is the first characters, the second ones"),
    ("[\"T\", \"a\", -192]", "[\"T\", \"Ä\", -192]", "is not printed characters of ASCII"),
    ("[\"%\", -216]", "[\"%\"]", "a row is a character and a number"),
    ("[\"%\", -216]", "[\"%%\", -216]", "is not one character"),
    ("[\"%\", -216]", "[\"'\", -216]", "is listed twice"),
    ("[\"%\", -216]", "[\"%\", -2160]", "allowed is -1000 to 1000"),
    ("\"hangul\": -274", "\"hangul\": -2740", "allowed is -1000 to 1000"),
    ("\"ascender\": 1950", "\"ascender\": -1", "allowed is 0 to 10000"),
    ("\"blend\": 1,", "\"blend\": 4,", "allowed is -3 to 3"),
    ("\"lineMetrics\"", "\"lineMetric\"", "lineMetrics"),
  ])
  func `an error in the file is reported with its location`(old: String, new: String, issue: String)
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
    #expect(error?.description.contains(issue) == true, "\(String(describing: error))")
  }
}
