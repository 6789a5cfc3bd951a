import Foundation
import GimbalComparison
import GimbalDevices
import GimbalGeometry
import GimbalReports
import GimbalSnapshots
import GimbalTraits
import LayoutFixtures
import Testing

@Suite struct DeviceDrawingTests {
  private typealias Box = LayoutBuilder.Box

  private func file(_ boxes: [Box]) -> String {
    ConfigurationSVG.file(LayoutBuilder.configuration(boxes))
  }

  @Test func `the content of a scroll view is clipped to its frame if it extends beyond it`() {
    let scroll = Box(
      name: "scroll", frame: CGRect(x: 10, y: 100, width: 300, height: 200),
      className: "UIScrollView", clips: true)
    let inside = Box(
      name: "inside", frame: CGRect(x: 0, y: 0, width: 300, height: 200), parent: "scroll")
    var (beyond, open) = (inside, scroll)
    beyond.frame.size.height = 400
    open.clips = false
    let clip =
      "<svg class=\"clip\" data-c=\"2\" x=\"10\" y=\"100\" width=\"300\" height=\"200\""
      + " viewBox=\"10 100 300 200\">"

    #expect(file([scroll, beyond]).contains(clip))
    #expect(XMLReading(file([scroll, beyond])).error == nil)
    #expect(!file([scroll, inside]).contains("class=\"clip\""))
    #expect(!file([open, beyond]).contains("class=\"clip\""))
  }

  @Test func `views after a scroll view are not clipped to it`() throws {
    let scroll = Box(
      name: "scroll", frame: CGRect(x: 10, y: 100, width: 300, height: 200),
      className: "UITableView", clips: true)
    let row = Box(
      name: "row", frame: CGRect(x: 0, y: 180, width: 300, height: 44), parent: "scroll")
    let field = Box(name: "field", frame: CGRect(x: 10, y: 310, width: 300, height: 34))
    let text = file([scroll, row, field])
    let from = try #require(text.range(of: "<title>row,")).upperBound
    let to = try #require(text.range(of: "<title>field,")).lowerBound

    // The row ends, and then the clipping image.
    #expect(text[from..<to].components(separatedBy: "</svg>").count == 3)
  }

  @Test func `the name of a view that begins left of the screen begins at the screen's edge`() {
    let banner = Box(name: "banner", frame: CGRect(x: -20, y: 100, width: 300, height: 60))
    let title = Box(name: "title", frame: CGRect(x: 20, y: 200, width: 300, height: 60))

    #expect(
      file([banner]).contains("<text x=\"24\" y=\"16\" dy=\"0.35em\" class=\"name dark\">b<"))
    #expect(
      file([title]).contains("<text x=\"4\" y=\"16\" dy=\"0.35em\" class=\"name dark\">t<"))
  }

  @Test func `a keyboard is drawn with its name, and not merged with a drawing without it`() {
    let hidden = LayoutBuilder.configuration([Box]())
    var shown = hidden
    shown.id.variation.showsKeyboard = true
    shown.keyboard = CGRect(x: 0, y: 500, width: 393, height: 352)
    let page = ComparisonPage.report(
      LayoutComparison(scene: "keyboard", configurations: [hidden, hidden, shown]))

    #expect(XMLReading(page).strings["text"] == ["keyboard"])
    #expect(XMLReading(page).counts["figure"] == 2)
    #expect(ConfigurationSVG.file(shown).contains("<g class=\"keyboard\">"))
    #expect(!ConfigurationSVG.file(hidden).contains("<g class=\"keyboard\">"))
  }

  @Test func `a view that fills a display with different corners has the smallest radius`() {
    var configuration = LayoutBuilder.configuration([Box]())
    func radii() -> [Bool] {
      let file = ConfigurationSVG.file(configuration)
      return [4, 55].map {
        file.contains("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\" rx=\"\($0)\"/>")
      }
    }
    #expect(radii() == [false, true])
    configuration.display = DisplayOutline(
      posture: .closed, size: CGSize(width: 393, height: 852), corners: [4, 55, 55, 4])
    #expect(radii() == [true, false])
  }

  @Test func `the footer explains only what the drawings of the page have`() {
    func footer(_ configuration: Configuration) -> String {
      let page = ComparisonPage.report(
        LayoutComparison(scene: "footer", configurations: [configuration]))
      return XMLReading(page).strings["footer"]?.first ?? ""
    }
    let plain = LayoutBuilder.configuration([Box]())
    var (divided, dark, covered) = (plain, plain, plain)
    covered.keyboard = CGRect(x: 0, y: 500, width: 393, height: 352)
    divided.id.window = .split(.half)
    dark.id.variation.style = .dark

    #expect(footer(plain).hasSuffix("The line at the lower edge is the home indicator."))
    #expect(footer(divided).hasSuffix("drawn there too, although a device clips them."))
    #expect(footer(covered).hasSuffix("The gray area with that name is the keyboard."))
    #expect(footer(dark).hasSuffix("without one, dark mode is white too."))
  }

  @Test func `markers at the lower edge are above each other, and none hides another`() {
    let boxes = (0..<30).map { index in
      Box(
        name: "low\(index)", frame: CGRect(x: 200, y: 2_000, width: 40, height: 40),
        className: "UIButton")
    }
    let page = ComparisonPage.report(
      LayoutComparison(scene: "low", configurations: [LayoutBuilder.configuration(boxes)]))
    let circles = page.components(separatedBy: "<circle ").dropFirst().map { part in
      part.components(separatedBy: "r=").first ?? ""
    }

    #expect(circles.count >= 30)
    #expect(Set(circles).count == circles.count)
  }

  @Test func `a terminal shows no text of a row that a scroll view clips`() {
    func row(_ name: String, _ y: CGFloat) -> Box {
      Box(
        name: name, frame: CGRect(x: 0.1, y: y, width: 280.3, height: 60), className: "UILabel",
        parent: "list",
        content: LayoutBuilder.text(name, at: CGRect(x: 10, y: 20, width: 60, height: 20)))
    }
    var list = Box(
      name: "list", frame: CGRect(x: 10.2, y: 100, width: 300.1, height: 200),
      className: "UITableView", clips: true)
    let rows = [row("whole", 0), row("clipped", 170), row("outside", 230)]

    let text = TerminalDrawing.text(LayoutBuilder.configuration([list] + rows))
    #expect(text.contains("whole") && !text.contains("clipped") && !text.contains("outside"))
    list.clips = false
    let open = TerminalDrawing.text(LayoutBuilder.configuration([list] + rows))
    #expect(open.contains("whole") && open.contains("clipped") && open.contains("outside"))
  }
}
