import Foundation
import GimbalComparison
import GimbalGeometry
import GimbalReports
import GimbalSnapshots
import LayoutFixtures
import Testing

/// Multiline text in drawings: line breaks and the start of lines.
@Suite struct WrappedTextTests {
  private static func label(
    _ text: String, width: CGFloat, lineWidth: CGFloat, lineStart: CGFloat = 0
  ) -> Configuration {
    var content = LayoutBuilder.text(
      text, at: CGRect(x: 0, y: 10, width: width, height: 41), lines: 2, neededLines: 2,
      lineWidth: lineWidth)
    content.text?.lineStart = lineStart
    return LayoutBuilder.configuration([
      LayoutBuilder.Box(
        name: "note", frame: CGRect(x: 20, y: 100, width: width, height: 61),
        className: "UILabel", content: content)
    ])
  }

  private static func note(_ lineStart: CGFloat) -> Configuration {
    label("Check your inbox now", width: 140, lineWidth: 163, lineStart: lineStart)
  }

  @Test func `lines break by the widths of their characters`() {
    let narrow = "illi illi illi illi illi illi"
    let file = ConfigurationSVG.file(
      Self.label(narrow + " MMMM WWWW", width: 150, lineWidth: 258))
    #expect(XMLReading(file).strings["text"] == [narrow, "MMMM WWWW"])
  }

  @Test func `each line of a page has its own width, which is at most the label's`() throws {
    let page = ComparisonPage.report(
      LayoutComparison(scene: "note", configurations: [Self.note(0)]))
    let widths = page.components(separatedBy: "textLength=\"").dropFirst().compactMap { part in
      part.split(separator: "\"").first.flatMap { Double($0) }
    }
    #expect(widths.count == 2)
    #expect(widths.allSatisfy { $0 > 0 && $0 <= 140 })
    #expect(widths.first ?? 0 > 3 * (widths.last ?? 0))
  }

  @Test func `line feeds end lines`() {
    let file = ConfigurationSVG.file(Self.label("One\nTwo words", width: 150, lineWidth: 80))
    #expect(XMLReading(file).strings["text"] == ["One", "Two words"])
  }

  @Test(arguments: [(CGFloat(0), nil), (0.5, "middle"), (1, "end")] as [(CGFloat, String?)])
  func `lines start according to the label's alignment`(start: CGFloat, anchor: String?) {
    let page = ComparisonPage.report(
      LayoutComparison(scene: "note", configurations: [Self.note(start)]))
    #expect(page.contains(">Check your inbox</text>") && page.contains(">now</text>"))
    #expect(page.contains("text-anchor=\"middle\"") == (anchor == "middle"))
    #expect(page.contains("text-anchor=\"end\"") == (anchor == "end"))
  }

  @Test func `a terminal has a row for each line, aligned as the label says`() throws {
    func columns(_ start: CGFloat) throws -> (first: Int, second: Int) {
      let rows = TerminalDrawing.text(Self.note(start)).split(separator: "\n").map(String.init)
      let first = try #require(rows.firstIndex { $0.contains("Check your inbox") })
      let second = try #require(rows.firstIndex { $0.contains("now") })
      #expect(second == first + 1)
      func column(_ row: Int, _ word: String) throws -> Int {
        let found = try #require(rows[row].range(of: word))
        return rows[row].distance(from: rows[row].startIndex, to: found.lowerBound)
      }
      return (try column(first, "Check"), try column(second, "now"))
    }
    let (left, middle, right) = (try columns(0), try columns(0.5), try columns(1))
    #expect(left.second == left.first)
    #expect(middle.second == middle.first + 6)
    #expect(right.second == right.first + 13)
  }

  @Test func `pixels follow the alignment too`() throws {
    func png(_ start: CGFloat) throws -> [UInt8] {
      try #require(
        ContactSheet.png(of: LayoutComparison(scene: "one", configurations: [Self.note(start)])))
    }
    let images = [try png(0), try png(0.5), try png(1)]
    #expect(Set(images).count == 3)
  }
}
