import Foundation
import GimbalComparison
import GimbalGeometry
import GimbalReports
import GimbalSnapshots
import LayoutFixtures
import Testing

/// Text in separate SVG files, in which each character has its position.
@Suite struct PositionedTextTests {
  private static func configuration(
    _ text: String, width: CGFloat = 120, lines: Int = 1, lineStart: CGFloat = 0
  ) -> Configuration {
    var content = LayoutBuilder.text(
      text, at: CGRect(x: 8, y: 10, width: width, height: 20 * CGFloat(lines)), lines: lines,
      neededLines: lines, lineWidth: lines == 1 ? width : 163)
    content.text?.lineStart = lineStart
    return LayoutBuilder.configuration([
      LayoutBuilder.Box(
        name: "note", frame: CGRect(x: 20, y: 100, width: width + 16, height: 60),
        className: "UILabel", content: content)
    ])
  }

  /// The positions of the characters in the file, line by line.
  private static func positions(_ configuration: Configuration) -> [[Double]] {
    ConfigurationSVG.file(configuration).matches(of: /<text.*?<\/text>/).map { line in
      line.output.matches(of: #/ x="([-0-9.]+)"/#).compactMap { Double($0.output.1) }
    }
  }

  @Test func `characters begin where they do in the device's font, in proportion to the width`()
    throws
  {
    let narrow = try #require(Self.positions(Self.configuration("minimum")).first)
    let wide = try #require(Self.positions(Self.configuration("minimum", width: 240)).first)
    #expect(narrow.count == 7 && narrow.first == 8)
    #expect(narrow.last ?? 0 < 128 && narrow == narrow.sorted())
    let (letterM, letterI) = (narrow[1] - narrow[0], narrow[2] - narrow[1])
    #expect(letterM > 3 * letterI)
    #expect(zip(narrow, wide).allSatisfy { abs(($0 - 8) * 2 - ($1 - 8)) <= 0.2 })
  }

  @Test func `spaces have no position, and the text is one string`() {
    let configuration = Self.configuration("A & B <c>")
    #expect(XMLReading(ConfigurationSVG.file(configuration)).strings["text"] == ["A & B <c>"])
    #expect(Self.positions(configuration).map(\.count) == [6])
  }

  @Test func `a character with marks and an emoji of several have one position`() {
    let text = "e\u{301}a\u{308}👨‍👩‍👧漢Я"
    #expect(Self.positions(Self.configuration(text)).map(\.count) == [5])
  }

  @Test(arguments: ["שלום", "مرحبا", "नमस्ते", "OK שלום"])
  func `a line in a script that joins characters or is reversed has a length instead`(
    text: String
  ) {
    let file = ConfigurationSVG.file(Self.configuration(text))
    #expect(file.contains(">\(text)</text>"))
    #expect(file.contains("textLength=\"120\" lengthAdjust=\"spacingAndGlyphs\""))
    #expect(!file.contains("<tspan"))
  }

  @Test func `lines start according to the label's alignment`() throws {
    func starts(_ lineStart: CGFloat) throws -> (Double, Double) {
      let lines = Self.positions(
        Self.configuration("Check your inbox now", width: 140, lines: 2, lineStart: lineStart))
      #expect(lines.count == 2)
      return (try #require(lines.first?.first), try #require(lines.last?.first))
    }
    let (left, middle, right) = (try starts(0), try starts(0.5), try starts(1))
    #expect(left == (8, 8))
    #expect(middle.1 > 50 && abs(2 * (middle.1 - 8) - (right.1 - 8)) <= 0.2)
    #expect(right.1 > 100 && right.1 > right.0)
  }

  @Test func `pages have the length of a line, since they must stay small`() {
    let page = ComparisonPage.report(
      LayoutComparison(scene: "note", configurations: [Self.configuration("minimum")]))
    #expect(!page.contains("<tspan") && page.contains("textLength=\"120\""))
  }

  @Test func `names and animated drawings have positions too`() {
    let name = LayoutBuilder.configuration([
      LayoutBuilder.Box(name: "banner", frame: CGRect(x: 20, y: 100, width: 300, height: 60))
    ])
    #expect(Self.positions(name).map(\.count) == [6])
    let text = Self.configuration("minimum")
    let rotation = LayoutRotation(
      scene: "note", before: text,
      frames: [LayoutRotation.Frame(time: 0, layout: text.layout)], after: text)
    #expect(RotationSVG.file(rotation).components(separatedBy: "<tspan").count == 7)
  }
}
