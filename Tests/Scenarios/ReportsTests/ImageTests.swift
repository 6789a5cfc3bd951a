import Foundation
import GimbalBitmaps
import GimbalComparison
import GimbalGeometry
import GimbalSnapshots
import LayoutFixtures
import Testing

@testable import GimbalReports

@Suite struct ImageTests {
  private typealias Box = LayoutBuilder.Box

  private static let portrait = LayoutBuilder.configuration([
    Box(
      name: "title", frame: CGRect(x: 20, y: 100, width: 353, height: 40), className: "UILabel",
      content: LayoutBuilder.text("Welcome", at: CGRect(x: 0, y: 8, width: 80, height: 22))),
    Box(
      name: "submit", frame: CGRect(x: 20, y: 400, width: 353, height: 50),
      className: "UIButton", background: [0, 0, 1, 1],
      content: LayoutBuilder.text(
        "Sign in", at: CGRect(x: 140, y: 14, width: 60, height: 22), in: .control)),
  ])

  // MARK: SVG

  @Test(arguments: SampleComparison.names)
  func `a configuration is written as a well-formed SVG file`(name: String) throws {
    let comparison = try #require(SampleComparison.all[name])
    for (index, configuration) in comparison.configurations.enumerated() {
      let file = ConfigurationSVG.file(
        configuration, findings: comparison.findings.filter { $0.configuration == index })
      let reading = XMLReading(file)

      #expect(reading.error == nil, "\(name)")
      #expect(reading.counts["style"] == 1)
      #expect(reading.counts["script"] == nil)
      #expect(!file.contains("url(") && !file.contains("href"))
    }
  }

  @Test func `the corners of a bitmap are those of the display`() throws {
    var configuration = Self.portrait
    configuration.display = DisplayOutline(
      posture: .closed, size: CGSize(width: 393, height: 852), corners: [0, 55, 55, 0])
    let drawing = BitmapDrawing(configuration: configuration, findings: [], scale: 1)
    let (width, height) = (Int(drawing.size.width), Int(drawing.size.height))
    let (ground, screen) = (PixelColor(1, 2, 3), PixelColor(255, 255, 255))
    var sheet = try #require(Bitmap(width: width, height: height, filledWith: ground))
    drawing.paint(on: &sheet, at: .zero)
    #expect(sheet[6, 6] == screen && sheet[6, height - 7] == screen)
    #expect(sheet[width - 7, 6] == ground && sheet[width - 7, height - 7] == ground)
  }

  @Test func `the SVG file has the drawing of the page, except for scale, style and text`() throws {
    let page = ComparisonPage.report(
      LayoutComparison(scene: "one", configurations: [Self.portrait]))
    let file = ConfigurationSVG.file(Self.portrait)
    // librsvg, resvg and CairoSVG know neither variables nor 'dominant-baseline'.
    for word in ["var(", "--", "calc(", ":has", "dominant-baseline"] {
      #expect(!file.contains(word), "\(word)")
    }
    func views(_ text: String) throws -> Substring {
      let from = try #require(text.range(of: "<svg class=\"views\"")).lowerBound
      return text[from..<(try #require(text[from...].range(of: "class=\"edge\"")).lowerBound)]
    }

    func shapes(_ text: String) throws -> String {
      String(try views(text)).replacing(/<text.*?<\/text>/, with: "")
    }

    #expect(try shapes(file) == shapes(page))
    #expect(XMLReading(file).strings["text"] == ["Welcome", "Sign in"])
  }

  // MARK: Rotation

  private static let rotation: LayoutRotation = {
    var after = portrait
    after.id.orientation = .landscapeLeft
    after.layout.screenSize = CGSize(width: 852, height: 393)
    after.layout.orientation = "landscapeRight"
    after.layout.windowFrame = CGRect(x: 0, y: 0, width: 852, height: 393)
    var middle = after.layout
    middle.windowFrame = CGRect(x: 0, y: 0, width: 622.5, height: 622.5)
    return LayoutRotation(
      scene: "one", before: portrait,
      frames: [
        LayoutRotation.Frame(time: 0, layout: portrait.layout),
        LayoutRotation.Frame(time: 0.2, layout: middle),
        LayoutRotation.Frame(time: 0.4, layout: after.layout),
      ], after: after)
  }()

  @Test func `a rotation is a well-formed animated SVG file`() {
    let file = RotationSVG.file(Self.rotation)
    let reading = XMLReading(file)

    #expect(reading.error == nil)
    #expect(reading.counts["script"] == nil)
    #expect(reading.counts["animateTransform"] == 4)
    // The device rotates to the left and stays. The interface rotates with it and returns about its middle.
    #expect(file.contains("values=\"0;0;-90;-90;-90;-90;-90\""))
    #expect(file.contains("values=\"0;0;-90;-45;0;0;0\""))
    #expect(file.contains("values=\"393;393;393;622.5;852;852;852\""))
  }

  @Test func `a view that a rotation removes is drawn until then`() {
    var rotation = Self.rotation
    rotation.after.layout.views.removeAll { $0.content.text?.string == "Welcome" }
    let file = RotationSVG.file(rotation)
    #expect(XMLReading(file).strings["text"]?.contains("Welcome") == true)
    // It fades out, and a viewer without animation shows the last moment.
    #expect(file.contains("opacity=\"0\""))
    #expect(file.contains("values=\"1;1;1;1;1;0;0\""))
  }

  // MARK: Pixels

  @Test func `a contact sheet is an image with a cell for each configuration`() throws {
    let one = try #require(
      ContactSheet.png(of: LayoutComparison(scene: "one", configurations: [Self.portrait])))
    let many = try #require(
      ContactSheet.png(
        of: LayoutComparison(
          scene: "many", configurations: Array(repeating: Self.portrait, count: 30))))
    func size(_ bytes: [UInt8]) -> [Int] {
      [16, 20].map { location in bytes[location..<location + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    // 393 × 852 pixels with the device's edge, and the space around and below.
    #expect(size(one) == [20 + 403 + 20, 20 + 862 + 36 + 20])
    #expect(size(many)[0] <= 1_440)
    #expect(many.count < 60_000)
    #expect(ContactSheet.png(of: SampleComparison.empty) == nil)
  }

  @Test(arguments: SampleComparison.names)
  func `any layout can be drawn as pixels and as characters`(name: String) throws {
    let comparison = try #require(SampleComparison.all[name])

    #expect((ContactSheet.png(of: comparison) == nil) == comparison.configurations.isEmpty)
    for configuration in comparison.configurations.prefix(3) {
      let text = TerminalDrawing.text(configuration)
      let rows = text.split(separator: "\n").filter { $0.hasPrefix("║") }
      #expect(Set(rows.map(\.count)).count <= 1, "\(name)")
      #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    }
  }

  @Test func `a terminal drawing shows frames, text and the sensor housing`() {
    let text = TerminalDrawing.text(Self.portrait)

    #expect(text.hasPrefix("╔═"))
    #expect(text.contains("Welcome"))
    #expect(text.contains("Sign in"))
    #expect(text.contains("▓▓"))
    #expect(text.contains("┌─") && text.contains("─┘"))
    #expect(text.contains("phone · iOS 17 · portrait\n"))
  }

  // MARK: Markdown

  @Test func `a comparison is a comment with its classes and findings`() {
    let text = ComparisonMarkdown.report(SampleComparison.form)

    #expect(
      text.hasPrefix("### form.scene.json\n\n2 configurations in 2 layout classes"))
    #expect(text.contains("| A | 1 | phone · iOS 17 · portrait, 393 × 852 |"))
    #expect(text.contains("| warning | submit leaves the safe area by 12 at the bottom |"))
  }

  @Test func `hostile names do not end a table cell or begin markup`() {
    let text = ComparisonMarkdown.report(SampleComparison.hostile)

    #expect(!text.contains("<script>") && !text.contains("\u{202E}"))
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("|") && !$0.hasSuffix("|") })
  }
}
