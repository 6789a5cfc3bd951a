import Foundation
import GimbalComparison
import GimbalGeometry
import GimbalReports
import GimbalSnapshots
import GimbalTraits
import LayoutFixtures
import Testing

@Suite("ComparisonPage")
struct ComparisonPageTests {
  private typealias Box = LayoutBuilder.Box

  @Test(arguments: SampleComparison.names)
  func `every page is well-formed`(name: String) throws {
    let comparison = try #require(SampleComparison.all[name])
    let reading = XMLReading(ComparisonPage.report(comparison))

    #expect(reading.error == nil, "\(name)")
    #expect(
      (reading.counts["figure", default: 0] > 0) == !comparison.configurations.isEmpty)
    #expect(reading.counts["script"] == 2)
  }

  @Test func `a page has a drawing with a title for each configuration and each view`() {
    let reading = XMLReading(ComparisonPage.report(SampleComparison.form))

    // Two devices with two nested drawings each, for the app's and for system views; four and three
    // views below a window.
    #expect(reading.counts["svg"] == 2 + 4 + 4 + 3)
    #expect(reading.strings["title"]?.contains("phone · iOS 17 · portrait") == true)
    #expect(
      reading.strings["title"]?.contains("submit, UIView, frame (20, 780, 353, 50)") == true)
    #expect(reading.strings["h2"]?.contains("A 1 configuration") == true)
    #expect(reading.strings["li"]?.contains("submit: below title → right of title") == true)
    #expect(
      reading.strings["li"]?.contains("submit leaves the safe area by 12 at the bottom") == true)
  }

  @Test func `equal layouts are drawn once, and most of the others are folded (F-44)`() {
    let one = SampleComparison.form.configurations[0]
    let distinct = (0..<20).map { index in
      LayoutBuilder.configuration([
        Box(
          name: "title", frame: CGRect(x: 20, y: 100, width: 353, height: 40 + index))
      ])
    }
    let page = ComparisonPage.report(
      LayoutComparison(scene: "many", configurations: [one, one, one] + distinct))
    let reading = XMLReading(page)

    #expect(reading.counts["figure"] == 21)
    #expect(reading.strings["summary"]?.contains("and 2 with the same layout") == true)
    #expect(reading.strings["summary"]?.contains("16 further layouts") == true)
    #expect(reading.ids.contains("c2"))
    #expect(Set(reading.ids).count == reading.ids.count)
  }

  @Test func `a column of frames names the settings of its configuration`() {
    var large = SampleComparison.form.configurations[0]
    large.id.variation.direction = .rightToLeft
    let page = ComparisonPage.report(LayoutComparison(scene: "form", configurations: [large]))

    #expect(page.contains("<small>iOS 17 · portrait · right to left</small>"))
  }

  @Test func `a page of many drawings has view names once and folds the rest (F-44)`() {
    let boxes = (0..<20).map { index in
      Box(
        name: "title", frame: CGRect(x: 20, y: 100, width: 353, height: 40 + index),
        className: "Header",
        content: LayoutBuilder.text("Go", at: CGRect(x: 0, y: 0, width: 50, height: 20)))
    }
    let outside = Box(name: "far", frame: CGRect(x: 500, y: 10, width: 40, height: 40))
    let page = ComparisonPage.report(
      LayoutComparison(
        scene: "many", configurations: boxes.map { LayoutBuilder.configuration([$0, outside]) }))
    let reading = XMLReading(page)

    #expect(reading.counts["figure"] == 20)
    // A title for the page and one for each drawing.
    #expect(reading.counts["title"] == 21)
    // Once in the table and once in the data.
    #expect(page.components(separatedBy: #""Header""#).count == 3)
    #expect(page.components(separatedBy: "<rect/>").count > 20)
    #expect(reading.strings["summary"]?.contains("1 finding") == true)
    #expect(Set(reading.ids).count == reading.ids.count)
  }

  @Test func `a compact drawing has the frames that do not follow from it (F-44)`() {
    let names = ["outer", "inner"]
    let configurations = (0..<20).map { index in
      LayoutBuilder.configuration([
        Box(name: names[0], frame: CGRect(x: 20, y: 100, width: 200, height: 140 + index)),
        Box(name: names[1], frame: CGRect(x: 5, y: 7, width: 50, height: 0), parent: names[0]),
        Box(name: "same", frame: CGRect(x: 5, y: 77, width: 50, height: 20), parent: names[0]),
      ])
    }
    let page = ComparisonPage.report(
      LayoutComparison(scene: "many", configurations: configurations))

    #expect(page.contains(#"data-f="5, 7, 50, 0""#))
    #expect(page.contains(#"data-f="20, 100, 200, 140""#) == false)
    #expect(!page.contains(#"data-f="5, 77, 50, 20""#))
  }

  @Test func `findings and classes beyond the first twelve are folded`() {
    // Each configuration has one more view than the one before it, and all are outside the window.
    let configurations = (1...14).map { count in
      LayoutBuilder.configuration(
        (0..<count).map { location in
          Box(
            name: "far\(location)", frame: CGRect(x: 500, y: 50 * location, width: 40, height: 40),
            className: "UIButton")
        })
    }
    let reading = XMLReading(
      ComparisonPage.report(LayoutComparison(scene: "many", configurations: configurations)))

    #expect(reading.strings["summary"]?.contains("2 further layout classes") == true)
    #expect(reading.strings["summary"]?.contains { $0.hasSuffix("further findings") } == true)
  }

  @Test func `text and colors of views are drawn, and system views are not (F-44)`() {
    let page = ComparisonPage.report(
      LayoutComparison(
        scene: "colors",
        configurations: [
          LayoutBuilder.configuration([
            Box(
              name: "submit", frame: CGRect(x: 20, y: 100, width: 120, height: 50),
              className: "UIButton", background: [0, 0, 1, 1],
              content: LayoutBuilder.text(
                "Sign in", at: CGRect(x: 30, y: 15, width: 60, height: 20), in: .control)),
            Box(
              name: "UIButtonLabel#1", frame: CGRect(x: 30, y: 15, width: 60, height: 20),
              className: "UIButtonLabel", parent: "submit"),
            Box(
              name: "hiddenBar", frame: CGRect(x: 0, y: 852, width: 393, height: 83),
              className: "UITabBar", hidden: true),
          ])
        ]))
    let reading = XMLReading(page)

    #expect(reading.strings["text"] == ["Sign in"])
    #expect(page.contains("fill=\"#0000ff\""))
    #expect(!page.contains("UIButtonLabel#1, UIButtonLabel"))
    #expect(!page.contains("hiddenBar, UITabBar"))
  }

  @Test func `text in the color of its background is drawn in the default color`() {
    func page(_ color: [CGFloat]) -> String {
      var content = LayoutBuilder.text("Go", at: CGRect(x: 0, y: 0, width: 50, height: 20))
      content.text?.color = color
      return ComparisonPage.report(
        LayoutComparison(
          scene: "",
          configurations: [
            LayoutBuilder.configuration([
              Box(
                name: "go", frame: CGRect(x: 20, y: 100, width: 50, height: 20),
                className: "UILabel", content: content)
            ])
          ]))
    }

    #expect(page([1, 0, 0, 1]).contains("fill=\"#ff0000\""))
    #expect(page([1, 1, 1, 1]).contains("class=\"text dark\""))
    #expect(!page([1, 0, 0, 1]).contains("class=\"text dark\""))
  }

  @Test func `a name that does not fit is only in the title (F-44)`() {
    func names(_ width: CGFloat) -> [String] {
      let box = Box(name: "UIView#12345", frame: CGRect(x: 20, y: 100, width: width, height: 50))
      let page = ComparisonPage.report(
        LayoutComparison(scene: "", configurations: [LayoutBuilder.configuration([box])]))
      return XMLReading(page).strings["text"] ?? []
    }

    #expect(names(30).isEmpty)
    #expect(names(60) == ["UIView…"])
    #expect(names(200) == ["UIView#12345"])
  }

  @Test func `markers of findings at one point are next to each other (F-44)`() {
    let box = Box(
      name: "x", frame: CGRect(x: 380.3, y: 830, width: 12, height: 12), className: "UIButton")
    var other = box
    other.name = "y"
    let page = ComparisonPage.report(
      LayoutComparison(
        scene: "marks", configurations: [LayoutBuilder.configuration([box, other])]))
    let circles = page.components(separatedBy: "<circle ").dropFirst().map { part in
      part.components(separatedBy: "r=").first ?? ""
    }

    #expect(circles.count == 7)
    #expect(Set(circles).count == circles.count)
  }

  @Test func `a short page lists every finding that has a marker`() {
    let boxes = (0..<15).map { index in
      Box(
        name: "far\(index)", frame: CGRect(x: 500, y: 50 * index, width: 40, height: 40),
        className: "UIButton")
    }
    let text = page(boxes)

    #expect(text.components(separatedBy: "<circle ").count > 15)
    #expect(!text.contains(" more</p>"))
  }

  @Test func `the caption of a foldable device has its posture, and the footer explains the fold`()
  {
    var configuration = SampleComparison.form.configurations[0]
    configuration.display = DisplayOutline(
      posture: .partlyOpen, size: CGSize(width: 393, height: 852), corners: [55, 55, 55, 55])
    let folding = XMLReading(
      ComparisonPage.report(LayoutComparison(scene: "", configurations: [configuration])))
    let other = XMLReading(ComparisonPage.report(SampleComparison.form))

    #expect(
      folding.strings["span"]?.contains { $0.hasPrefix("iOS 17 · partly open · portrait") } == true)
    #expect(folding.strings["footer"]?.first?.contains("is the fold") == true)
    #expect(other.strings["footer"]?.first?.contains("layout class") == true)
    #expect(other.strings["footer"]?.first?.contains("is the fold") == false)
  }

  @Test func `numbers in the table are separate, and findings are counted as listed (F-44)`() {
    let form = SampleComparison.form
    let reading = XMLReading(
      ComparisonPage.report(
        LayoutComparison(
          scene: "form", configurations: form.configurations + form.configurations)))

    #expect(reading.strings["td"]?.contains("20 100 353 40") == true)
    #expect(reading.strings["span"]?.contains("1 warning, 1 note on 4 of 4 configurations") == true)
  }

  @Test func `ids are unique and links lead to them`() {
    let reading = XMLReading(ComparisonPage.report(SampleComparison.form))

    #expect(Set(reading.ids).count == reading.ids.count)
    #expect(!reading.links.isEmpty)
    #expect(reading.links.allSatisfy { reading.ids.contains(String($0.dropFirst())) })
  }

  @Test func `hostile names are escaped as text`() {
    let page = ComparisonPage.report(SampleComparison.hostile)
    let reading = XMLReading(page)

    #expect(reading.strings["h1"] == [SampleComparison.hostileNames[0]])
    #expect(reading.strings["title"]?.contains { $0.contains("two\\u{a}lines\\u{1b}[31m") } == true)
    #expect(!page.unicodeScalars.contains("\u{202E}"))
    #expect(!page.contains("<script>alert"))
  }

  @Test func `the heading is the scene's title, and the name of its file follows`() {
    var comparison = SampleComparison.form
    comparison.title = "Sign in"
    let reading = XMLReading(ComparisonPage.report(comparison))

    #expect(reading.strings["h1"] == ["Sign in"])
    #expect(reading.strings["title"]?.first == "Sign in · Gimbal")
    #expect(reading.strings["span"]?.contains(comparison.scene) == true)
  }

  @Test func `a page is printed in light colors`() {
    let page = ComparisonPage.report(SampleComparison.form)
    let print = page.components(separatedBy: "@media print{.controls").last ?? ""

    #expect(print.prefix(200).contains(":root:root:root{--bg:#f5f6f8;--card:#fff;"))
  }

  @Test func `nothing is loaded from other files`() {
    let page = ComparisonPage.report(SampleComparison.form)

    for word in ["src=", "url(", "@import", "<link", "<script src", "fetch(", "XMLHttp", "import("]
    { #expect(!page.contains(word)) }
  }

  @Test func `a drawing has its configuration as data, and its constraints are escaped`() throws {
    var configuration = LayoutBuilder.configuration([
      LayoutBuilder.Box(name: "submit", frame: CGRect(x: 20, y: 780, width: 353, height: 50))
    ])
    configuration.layout.constraints = ConstraintState(active: [
      .init(
        view: 2, other: 1, shape: "</script><b>.top == & root.top", constant: 4, priority: 750)
    ])
    var other = configuration
    other.id.orientation = .portraitUpsideDown

    let page = ComparisonPage.report(
      LayoutComparison(scene: "form", configurations: [configuration, other]))

    #expect(
      page.contains(
        #"data-s="warning" data-k="offSafeArea" data-o="portrait portraitUpsideDown" data-g="A""#))
    #expect(page.contains(#"[[0,2,1,4,750]]"#))
    #expect(page.contains(#"\u003c/script\u003e\u003cb\u003e.top == \u0026 root.top"#))
    #expect(page.contains(#"data-v="2""#))
  }

  @Test func `the same comparison gives the same bytes`() {
    #expect(
      ComparisonPage.report(SampleComparison.form) == ComparisonPage.report(SampleComparison.form))
  }

  @Test func `a page of very many views states what it leaves out`() {
    let page = ComparisonPage.report(SampleComparison.large)

    #expect(page.contains("6002 further views are not drawn."))
    #expect(page.contains("8002 further views are not shown."))
    #expect(page.utf8.count < 10_000_000)
  }

  private func page(_ boxes: [Box], change: (inout LayoutSnapshot) -> Void = { _ in }) -> String {
    var layout = LayoutBuilder.layout(boxes)
    change(&layout)
    return ComparisonPage.report(
      LayoutComparison(scene: "", configurations: [LayoutBuilder.configuration(layout)]))
  }

  @Test func `system views are drawn where they are bars or have a color (F-44)`() {
    func drawn(_ content: ViewContent, background: [CGFloat]? = nil, hidden: Bool = false) -> Bool {
      let box = Box(
        name: "made", frame: CGRect(x: 0, y: 100, width: 393, height: 50), hidden: hidden,
        background: background, content: content)
      return page([box]).contains("made, UIView")
    }
    let (bar, plain) = (
      ViewContent(role: .bar, isMadeBySystem: true),
      ViewContent(role: .plain, isMadeBySystem: true)
    )
    #expect(drawn(bar) && !drawn(bar, hidden: true))
    #expect(!drawn(plain) && drawn(plain, background: LayoutBuilder.white))
    #expect(!drawn(plain, background: LayoutBuilder.white, hidden: true))
    #expect(drawn(ViewContent(role: .plain), hidden: true))
  }

  @Test func `text has its color on a background of the app, else the default color (F-44)`() {
    func isInk(_ background: [CGFloat]?) -> Bool {
      var content = LayoutBuilder.text("Go", at: CGRect(x: 0, y: 0, width: 50, height: 20))
      content.text?.color = [1, 0, 0, 1]
      let box = Box(
        name: "go", frame: CGRect(x: 20, y: 100, width: 50, height: 20), className: "UILabel",
        background: background, content: content)
      return page([box]) { $0.views[1].background = nil }.contains("class=\"text dark\"")
    }
    #expect(isInk(nil) && isInk([0, 0, 1, 0.3]) && !isInk(LayoutBuilder.white))
  }

  @Test func `a view is named where it shows nothing else and the name fits (F-44)`() {
    func names(_ boxes: [Box]) -> [String] { XMLReading(page(boxes)).strings["text"] ?? [] }
    let box = Box(name: "outer", frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    let inner = Box(
      name: "inner", frame: CGRect(x: 0, y: 0, width: 100, height: 50), parent: "outer")
    var (hidden, flat, narrow, dark) = (box, box, box, box)
    hidden.hidden = true
    flat.frame.size.height = 10
    (narrow.name, narrow.frame.size.width) = ("abc", 30)
    (dark.background) = [0, 0, 0, 1]
    let part = Box(
      name: "part", frame: inner.frame, className: "UITableViewCellContentView", parent: "outer")
    var nested = inner
    nested.parent = "part"
    #expect(names([]) == [] && names([box]) == ["outer"] && names([box, inner]) == ["inner"])
    #expect(names([box, part]) == ["outer"] && names([box, part, nested]) == ["inner"])
    #expect(names([hidden]) == [] && names([flat]) == [] && names([narrow]) == ["abc"])
    #expect(page([dark]).contains("class=\"name light\""))
    #expect(page([box]).contains("class=\"name dark\""))
  }
}
