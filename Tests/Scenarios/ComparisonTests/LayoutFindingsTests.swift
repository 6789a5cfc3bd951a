import Foundation
import GimbalGeometry
import GimbalSnapshots
import LayoutFixtures
import Testing

@testable import GimbalComparison

@Suite("LayoutFindings")
struct LayoutFindingsTests {
  private typealias Box = LayoutBuilder.Box

  private func findings(_ boxes: [Box]) -> [Finding] {
    LayoutComparison(scene: "", configurations: [LayoutBuilder.configuration(boxes)]).findings
  }

  private func messages(_ boxes: [Box]) -> [String] { findings(boxes).map(\.message) }

  private let label = Box(
    name: "label", frame: CGRect(x: 20, y: 100, width: 100, height: 20), className: "UILabel")

  @Test func `a view inside the safe area has no finding`() {
    #expect(findings([label]).isEmpty)
  }

  @Test func `a view that leaves the safe area is found with its distances`() {
    var low = label
    low.frame.origin.y = 810

    let found = findings([low])

    #expect(found.map(\.message) == ["label leaves the safe area by 12 at the bottom"])
    #expect(found.map(\.kind) == [.offSafeArea])
    #expect(found.map(\.severity) == [.warning])
    #expect(found[0].measurement.map(\.name) == ["label", "safe area"])
    #expect(found[0].measurement[1].rect == CGRect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func `a point off the safe area is allowed`() {
    var near = label
    near.frame.origin.y = 798 + 1.0 / 6

    #expect(findings([near]).map(\.kind) == [.offGrid])
    near.frame.origin.y += 1
    #expect(findings([near]).map(\.kind) == [.offSafeArea, .offGrid])
  }

  /// A phone with two pixels for each point, so that half of one is a quarter of a point.
  private let exact = DeviceOutline(
    name: "Phone", slug: "phone", screenSize: CGSize(width: 400, height: 800), scale: 2,
    sensorHousing: CGRect(x: 150, y: 400, width: 100, height: 40))

  private func kinds(_ boxes: [Box]) -> [FindingKind] {
    LayoutComparison(
      scene: "", configurations: [LayoutBuilder.configuration(boxes, on: exact)]
    ).findings.map(\.kind).filter { $0 != .offGrid }
  }

  @Test(arguments: [
    (CGRect(x: 50, y: 405, width: 100.25, height: 20), [FindingKind]()),
    (CGRect(x: 50, y: 405, width: 100.5, height: 20), [.underSensor]),
    (CGRect(x: 300, y: 100, width: 100.25, height: 20), []),
    (CGRect(x: 300, y: 100, width: 100.5, height: 20), [.cutByWindow]),
    (CGRect(x: 399.5, y: 100, width: 20, height: 20), [.cutByWindow]),
    (CGRect(x: 399.75, y: 100, width: 20, height: 20), [.offScreen]),
    (CGRect(x: 20, y: 700, width: 100, height: 67), []),
    (CGRect(x: 20, y: 700, width: 100, height: 67.5), [.offSafeArea]),
    (CGRect(x: 20, y: 100, width: 0.5, height: 20), []),
    (CGRect(x: 20, y: 100, width: 0.25, height: 20), [.zeroSize]),
    (CGRect(x: 20, y: 100, width: 20, height: 0.25), [.zeroSize]),
  ])
  func `half a pixel is allowed everywhere, a whole one is not (F-40)`(
    frame: CGRect, expected: [FindingKind]
  ) {
    #expect(kinds([Box(name: "label", frame: frame, className: "UILabel")]) == expected)
  }

  @Test func `half a pixel is allowed for clipping and touch targets (F-40)`() {
    let card = Box(
      name: "card", frame: CGRect(x: 20, y: 100, width: 100, height: 100), clips: true)
    func inside(_ width: CGFloat) -> Box {
      Box(
        name: "label", frame: CGRect(x: 0, y: 0, width: width, height: 20), className: "UILabel",
        parent: "card")
    }
    func button(_ side: CGFloat) -> [Finding] {
      let box = Box(
        name: "go", frame: CGRect(x: 20, y: 100, width: side, height: 60), className: "UIButton")
      return LayoutComparison(
        scene: "", configurations: [LayoutBuilder.configuration([box], on: exact)]
      ).findings.filter { $0.kind == .touchTarget }
    }
    #expect(kinds([card, inside(100.25)]).isEmpty && kinds([card, inside(100.5)]) == [.clipped])
    #expect(button(43.75).isEmpty && button(43.5).map(\.severity) == [.note])
    #expect(button(27.75).map(\.severity) == [.note])
    #expect(button(27.5).map(\.severity) == [.warning])
  }

  @Test func `a bar that fills its edge of the screen is a background`() {
    let bar = Box(
      name: "bar", frame: CGRect(x: 0, y: 0, width: 393, height: 103),
      background: LayoutBuilder.white)
    var short = bar
    short.frame.size.width = 300

    #expect(findings([bar]).isEmpty)
    #expect(findings([short]).map(\.kind) == [.underSensor])
  }

  @Test func `a label is no background though it spans the screen`() {
    var top = label
    top.frame = CGRect(x: 0, y: 0, width: 393, height: 30)

    #expect(findings([top]).map(\.kind) == [.underSensor])
    #expect(findings([top]).map(\.severity) == [.error])
  }

  @Test func `an image over the whole window is a background`() {
    let testImage = Box(
      name: "picture", frame: CGRect(x: -10, y: -10, width: 413, height: 872),
      className: "UIImageView")

    #expect(findings([testImage]).isEmpty)
  }

  @Test func `views outside the window and cut by its edge differ in severity`() {
    var outside = label
    outside.frame.origin.x = 393
    var cut = label
    cut.frame.origin.x = 313

    #expect(messages([outside]) == ["label lies outside the window"])
    #expect(findings([outside]).map(\.severity) == [.error])
    #expect(messages([cut]) == ["label reaches beyond the window by 20 at the right"])
    #expect(findings([cut]).map(\.severity) == [.warning])
  }

  @Test func `a container without background is judged by its subviews`() {
    let stack = Box(name: "stack", frame: CGRect(x: 0, y: 10, width: 200, height: 300))
    var inside = label
    inside.parent = "stack"

    #expect(findings([stack, inside]).isEmpty)
  }

  @Test func `subviews of a view with the same finding are not named again`() {
    let card = Box(
      name: "card", frame: CGRect(x: 20, y: 700, width: 300, height: 140),
      background: LayoutBuilder.white)
    var inside = label
    inside.parent = "card"
    inside.frame.origin.y = 115

    #expect(messages([card, inside]) == ["card leaves the safe area by 22 at the bottom"])
  }

  @Test func `subviews of a scroll view may be anywhere`() {
    let scroll = Box(
      name: "list", frame: CGRect(x: 0, y: 0, width: 393, height: 852), className: "UIScrollView",
      clips: true)
    var inside = label
    inside.parent = "list"
    inside.frame.origin.y = 2_000
    var low = inside
    low.name = "low"
    low.frame.origin.y = 840

    #expect(findings([scroll, inside, low]).isEmpty)
  }

  @Test func `siblings overlap in part or not at all`() {
    let one = Box(name: "one", frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    let part = Box(name: "two", frame: CGRect(x: 110, y: 150, width: 100, height: 100))
    let inside = Box(name: "two", frame: CGRect(x: 30, y: 110, width: 20, height: 20))
    let touching = Box(name: "two", frame: CGRect(x: 120, y: 100, width: 100, height: 100))
    let slightly = Box(name: "two", frame: CGRect(x: 119, y: 100, width: 100, height: 100))
    var hidden = part
    hidden.hidden = true

    #expect(messages([one, part]) == ["two overlaps one by 10 × 50"])
    #expect(findings([one, part]).map(\.severity) == [.warning])
    for other in [inside, touching, slightly, hidden] { #expect(findings([one, other]).isEmpty) }
  }

  @Test func `a view without width or height is named`() {
    var flat = label
    flat.frame.size.height = 0
    var line = Box(name: "line", frame: CGRect(x: 20, y: 100, width: 0, height: 0))
    let empty = line
    line.background = [0, 0, 0, 1]
    var hidden = line
    hidden.hidden = true

    #expect(messages([flat]) == ["label has no height"])
    #expect(findings([flat]).map(\.severity) == [.warning])
    #expect(messages([line]) == ["line has no size"])
    #expect(findings([line]).map(\.severity) == [.note])
    #expect(findings([hidden]).isEmpty)
    // Views without content are not reported.
    #expect(findings([empty]).isEmpty)
    let content = Box(
      name: "in", frame: CGRect(x: 0, y: 0, width: 80, height: 20), className: "UILabel",
      parent: "line")
    #expect(messages([empty, content]) == ["line has no size"])
  }

  @Test func `a view clipped by its superview is found, an image that fills its frame is not`() {
    let frame = Box(
      name: "frame", frame: CGRect(x: 20, y: 100, width: 100, height: 100), clips: true)
    var inside = label
    inside.parent = "frame"
    inside.frame = CGRect(x: 50, y: 10, width: 80, height: 20)
    var outside = inside
    outside.frame.origin.x = 100
    let testImage = Box(
      name: "picture", frame: CGRect(x: -10, y: 0, width: 120, height: 100), parent: "frame")

    #expect(messages([frame, inside]) == ["label is cut off by frame by 30 at the right"])
    #expect(messages([frame, outside]) == ["label is hidden by frame, which clips"])
    #expect(findings([frame, testImage]).isEmpty)
  }

  @Test func `frames that are not finite are reported and not judged further`() {
    var strange = label
    strange.frame.origin.x = .nan
    var far = label
    far.frame.origin.y = 1e300

    #expect(
      messages([strange]) == ["label has a frame of (nan, 100, 100, 20), which no screen can show"]
    )
    #expect(findings([strange, far]).map(\.kind) == [.unmeasurable, .unmeasurable])
  }

  @Test func `a label is judged by its text, which may be smaller than the label`() {
    var wide = Box(
      name: "label", frame: CGRect(x: -40, y: 100, width: 480, height: 20), className: "UILabel",
      content: LayoutBuilder.text(at: CGRect(x: 200, y: 0, width: 80, height: 20)))
    #expect(findings([wide]).isEmpty)
    wide.content = LayoutBuilder.text(at: CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(findings([wide]).map(\.kind) == [.cutByWindow])
  }

  @Test func `findings are in the order of the views`() {
    var low = label
    low.frame.origin.y = 810
    let empty = Box(name: "empty", frame: .zero, background: [0, 0, 0, 1])

    #expect(findings([low, empty]).map(\.view) == ["label", "empty"])
    #expect(findings([empty, low]).map(\.view) == ["empty", "label"])
    let result = LayoutComparison(
      scene: "", configurations: [LayoutBuilder.configuration([low, empty])])
    #expect(result.gravest == .warning)
  }

  @Test func `a layout without views has no findings`() {
    var layout = LayoutBuilder.layout([])
    layout.views = []
    let result = LayoutComparison(
      scene: "", configurations: [LayoutBuilder.configuration(layout)])

    #expect(result.findings.isEmpty)
    #expect(result.gravest == nil)
    #expect(result.classes.count == 1)
  }

  // A row, a column and a grid: a sweep along one axis only would compare all pairs of one of them.
  @Test(arguments: [(10_000, 1), (1, 10_000), (100, 100)])
  func `many separate siblings are compared in nearly linear time`(columns: Int, rows: Int) {
    let boxes = (0..<columns * rows).map { index in
      Box(
        name: "v\(index)",
        frame: CGRect(x: index % columns * 12, y: index / columns * 12, width: 10, height: 10))
    }
    var layout = LayoutBuilder.layout(boxes)
    layout.screenSize = CGSize(width: 120_000, height: 120_000)

    let overlaps = ViewOverlaps(of: ScreenView.views(of: layout), deeperThan: 1)

    #expect(overlaps.pairs.isEmpty)
    #expect(overlaps.comparisons <= 50 * columns * rows)
    #expect(columns != rows || overlaps.comparisons > 1_000)
  }

  @Test func `many overlaps are listed up to a limit, which is named`() {
    let boxes = (0..<300).map { index in
      Box(name: "v\(index)", frame: CGRect(x: 20 + index, y: 100 + index, width: 30, height: 30))
    }

    let found = findings(boxes).filter { $0.kind == .overlap || $0.kind == .limit }

    #expect(found.count == 201)
    #expect(found[0].kind == .limit)
  }
}
