import Foundation
import GimbalGeometry
import GimbalSnapshots
import LayoutFixtures
import Testing

@testable import GimbalComparison

/// Findings about text, touch targets, pixels, constraints and system views.
@Suite("ContentFindings")
struct ContentFindingsTests {
  private typealias Box = LayoutBuilder.Box

  private func findings(_ boxes: [Box], _ state: ConstraintState? = nil) -> [Finding] {
    var layout = LayoutBuilder.layout(boxes)
    layout.constraints = state
    return LayoutComparison(scene: "", configurations: [LayoutBuilder.configuration(layout)])
      .findings
  }

  private func messages(_ boxes: [Box], _ state: ConstraintState? = nil) -> [String] {
    findings(boxes, state).map(\.message)
  }

  private func label(_ content: ViewContent) -> Box {
    Box(
      name: "title", frame: CGRect(x: 20, y: 100, width: 50, height: 20), className: "UILabel",
      content: content)
  }

  private func button(_ size: CGSize, className: String = "UIButton") -> Box {
    Box(
      name: "tiny", frame: CGRect(origin: CGPoint(x: 20, y: 100), size: size),
      className: className)
  }

  @Test func `truncated text is found, with the missing width or lines (F-40)`() {
    let space = CGRect(x: 0, y: 0, width: 50, height: 20)
    let wide = LayoutBuilder.text(at: space, isCut: true, lineWidth: 236.34)
    let long = LayoutBuilder.text(
      at: space, isCut: true, lines: 1, neededLines: 3, lineWidth: 140)
    let flat = LayoutBuilder.text(
      at: CGRect(x: 0, y: 0, width: 50, height: 8), isCut: true, lineWidth: 40)
    let whole = LayoutBuilder.text(at: space)

    #expect(
      messages([label(wide)]) == ["title cuts its text off: it needs 236.34 points and has 50"])
    #expect(messages([label(long)]) == ["title cuts its text off: it shows 1 of 3 lines"])
    #expect(messages([label(flat)]) == ["title cuts its text off: it has a height of 8"])
    #expect(messages([label(whole)]).isEmpty)
    #expect(findings([label(wide)]).map(\.severity) == [.warning])
    #expect(findings([label(wide)]).map(\.id) == ["truncated:title"])
    var hidden = label(wide)
    hidden.hidden = true
    #expect(findings([hidden]).isEmpty)
  }

  @Test(arguments: [
    (CGSize(width: 12, height: 12), Severity.warning), (CGSize(width: 200, height: 27), .warning),
    (CGSize(width: 30, height: 30), .note), (CGSize(width: 43, height: 60), .note),
  ])
  func `a small touch target is found (F-40)`(size: CGSize, severity: Severity) {
    #expect(findings([button(size)]).map(\.kind) == [.touchTarget])
    #expect(findings([button(size)]).map(\.severity) == [severity])
    #expect(
      messages([button(size)]) == [
        "tiny is \(MeasureText.size(size)); a touch target needs 44 × 44"
      ])
  }

  @Test func `disabled controls and controls sized by the system are no small touch targets`() {
    let small = CGSize(width: 12, height: 12)
    var disabled = button(small)
    disabled.content = ViewContent(role: .control, isTouchable: false)
    let bar = Box(
      name: "bar", frame: CGRect(x: 0, y: 59, width: 393, height: 44), className: "UIToolbar")
    var inBar = button(small)
    inBar.parent = "bar"

    #expect(findings([button(CGSize(width: 44, height: 44))]).isEmpty)
    #expect(findings([button(CGSize(width: 0, height: 44))]).allSatisfy { $0.kind != .touchTarget })
    #expect(findings([button(CGSize(width: 51, height: 31), className: "UISwitch")]).isEmpty)
    #expect(findings([disabled]).isEmpty)
    #expect(findings([bar, inBar]).isEmpty)
    #expect(findings([label(LayoutBuilder.text(at: .zero))]).isEmpty)
  }

  @Test func `a control that is not visible is no small touch target (F-40)`() {
    var hidden = button(CGSize(width: 12, height: 12))
    hidden.hidden = true
    let box = Box(
      name: "box", frame: CGRect(x: 20, y: 100, width: 100, height: 100), clips: true,
      background: LayoutBuilder.white)
    var outside = button(CGSize(width: 12, height: 12))
    outside.parent = "box"
    outside.frame.origin.y = 200
    var made = button(CGSize(width: 12, height: 12))
    made.content = ViewContent(role: .control, isMadeBySystem: true, isTouchable: true)

    for boxes in [[hidden], [box, outside], [made]] {
      #expect(findings(boxes).allSatisfy { $0.kind != .touchTarget })
    }
  }

  @Test func `a control of almost no width has no size and is no touch target (F-40)`() {
    let thin = findings([button(CGSize(width: 0.1, height: 44))]).map(\.kind)
    #expect(thin.contains(.zeroSize) && !thin.contains(.touchTarget))
  }

  @Test func `edges between pixels are found on the view that sets them (F-40)`() {
    var box = Box(name: "box", frame: CGRect(x: 20.3, y: 100, width: 100.2, height: 11.5))
    var inside = Box(
      name: "inside", frame: CGRect(x: 10, y: 2, width: 20, height: 5), parent: "box")
    let rounded = Box(name: "box", frame: CGRect(x: 33.33, y: 100, width: 66.67, height: 10))

    #expect(
      messages([box]) == [
        "box has edges between pixels: (20.3, 100, 100.2, 11.5) at 3 pixels for each point"
      ])
    #expect(findings([box]).map(\.severity) == [.note])
    #expect(findings([box, inside]).map(\.view) == ["box"])
    #expect(findings([rounded]).isEmpty)
    inside.frame.origin.y += 0.25
    box.frame = CGRect(x: 20, y: 100, width: 100, height: 20)
    #expect(findings([box, inside]).map(\.view) == ["inside"])
  }

  @Test
  func `transformed views, hidden views and controllers' views are not checked for pixels (F-40)`()
  {
    let box = Box(name: "box", frame: CGRect(x: 20.3, y: 100, width: 100.2, height: 11.5))
    var hidden = box
    hidden.hidden = true
    var layout = LayoutBuilder.layout([box])
    layout.views[2].transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    var stretched = LayoutBuilder.layout([box])
    stretched.views[2].bounds.size.width = 300
    var positioned = LayoutBuilder.layout([box])
    positioned.views[2].isControllerView = true

    #expect(findings([hidden]).isEmpty)
    for layout in [layout, stretched, positioned] {
      let result = LayoutComparison(
        scene: "", configurations: [LayoutBuilder.configuration(layout)])
      #expect(result.findings.isEmpty)
    }
  }

  @Test func `conflicts and ambiguities are findings of the views concerned (F-40)`() {
    let box = Box(name: "box", frame: CGRect(x: 20, y: 100, width: 100, height: 50))
    let state = ConstraintState(
      conflicts: [.init(view: 2, message: "These two constraints conflict: a; b. Broken: a")],
      ambiguities: [
        .init(view: 2, variables: ["minX", "Width"]),
        .init(view: 1, guide: "middle", variables: ["minY"]),
        .init(view: 99, variables: ["minY"]),
      ])

    #expect(
      messages([box], state) == [
        "root.view has a guide, middle, with an ambiguous layout: constraints leave minY open",
        "box has constraints in conflict. These two constraints conflict: a; b. Broken: a",
        "box has an ambiguous layout: constraints leave minX, Width open",
      ])
    #expect(findings([box], state).map(\.severity) == [.warning, .error, .warning])
  }

  @Test func `a finding names the button, not the label that the system adds to it (F-41)`() {
    let submit = Box(
      name: "submit", frame: CGRect(x: 20, y: 800, width: 353, height: 44), className: "UIButton")
    let title = Box(
      name: "UIButtonLabel#1", frame: CGRect(x: 150, y: 12, width: 50, height: 20.5),
      className: "UIButtonLabel", parent: "submit")

    #expect(
      messages([submit, title]) == ["submit leaves the safe area by 26 at the bottom"])
  }

  @Test func `a finding of a private view names the view around it (F-41)`() {
    let submit = Box(
      name: "submit", frame: CGRect(x: 20, y: 100, width: 353, height: 44), className: "UIButton")
    let title = Box(
      name: "UIButtonLabel#1", frame: CGRect(x: 150, y: 12, width: 50, height: 20),
      className: "UIButtonLabel", parent: "submit")
    let state = ConstraintState(ambiguities: [.init(view: 3, variables: ["minX"])])

    #expect(findings([submit, title], state).map(\.view) == ["submit"])
  }

  @Test func `bars from edge to edge have no finding, shorter ones do (F-42)`() {
    var bar = Box(
      name: "bar", frame: CGRect(x: 0, y: 300, width: 393, height: 44), className: "UIToolbar")
    var layout = LayoutBuilder.layout([bar])
    layout.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    func found() -> [FindingKind] {
      LayoutComparison(scene: "", configurations: [LayoutBuilder.configuration(layout)]).findings
        .map(\.kind)
    }

    #expect(found().isEmpty)
    bar.frame.size.width = 380
    layout.views[2] = LayoutBuilder.layout([bar]).views[2]
    #expect(found() == [.offSafeArea])
    layout.views[2].content.isMadeBySystem = true
    #expect(found().isEmpty)
  }

  @Test(arguments: [
    (CGRect(x: 59, y: 0, width: 734, height: 60), true),
    (CGRect(x: 60, y: 0, width: 733, height: 60), false),
    (CGRect(x: 59, y: 0, width: 733, height: 60), false),
    (CGRect(x: 0, y: 32, width: 200, height: 340), true),
    (CGRect(x: 0, y: 33, width: 200, height: 339), false),
    (CGRect(x: 0, y: 32, width: 200, height: 339), false),
    (CGRect(x: 652, y: 32, width: 200, height: 340), true),
    (CGRect(x: 652, y: 33, width: 200, height: 339), false),
    (CGRect(x: 60, y: 312, width: 733, height: 81), false),
  ])
  func `a view outside the safe area is accepted only if it spans the area's full length (F-42)`(
    frame: CGRect, isFine: Bool
  ) {
    var layout = LayoutBuilder.layout(
      [Box(name: "side", frame: frame)], size: CGSize(width: 852, height: 393))
    layout.safeAreaInsets = UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59)
    let found = LayoutComparison(
      scene: "", configurations: [LayoutBuilder.configuration(layout, on: wide)]
    ).findings.map(\.kind)
    #expect(found == (isFine ? [] : [.offSafeArea]))
  }

  /// A phone in landscape, without a sensor housing.
  private let wide = DeviceOutline(
    name: "Phone", slug: "phone", screenSize: CGSize(width: 852, height: 393), scale: 3,
    cornerRadius: 0, sensorHousing: nil, hasHomeIndicator: true)

  @Test func `a control that covers the whole window has no finding`() {
    let catcher = Box(
      name: "catcher", frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      className: "UIControl")
    let wide = Box(
      name: "wide", frame: CGRect(x: 0, y: 790, width: 393, height: 62), className: "UIControl")

    #expect(findings([catcher]).isEmpty)
    #expect(findings([wide]).map(\.kind) == [.offSafeArea])
  }

  @Test func `cells of a list are not checked for pixels or rotation`() {
    var layout = LayoutBuilder.layout([
      Box(name: "table", frame: CGRect(x: 0, y: 100, width: 393, height: 300)),
      Box(
        name: "cell", frame: CGRect(x: 0, y: 10.1, width: 393, height: 44.2), parent: "table"),
    ])
    func findings() -> [FindingKind] {
      var configuration = LayoutBuilder.configuration(layout)
      configuration.moved = [MovedView(view: 3, before: layout.views[3].frame, after: .zero)]
      return LayoutFindings.findings(of: configuration, index: 0).map(\.kind)
    }

    #expect(findings() == [.offGrid, .notRestored])
    layout.views[3].isPositionedByList = true
    #expect(findings() == [])
  }

  @Test func `two buttons may overlap if their titles do not`() {
    func button(_ name: String, y: CGFloat, background: [CGFloat]? = nil) -> Box {
      Box(
        name: name, frame: CGRect(x: 20, y: y, width: 200, height: 44), className: "UIButton",
        background: background,
        content: LayoutBuilder.text(
          name, at: CGRect(x: 60, y: 12, width: 80, height: 20), in: .control))
    }

    #expect(findings([button("one", y: 100), button("two", y: 141)]).isEmpty)
    #expect(
      findings([button("one", y: 100), button("two", y: 139)]).map(\.kind) == [.overlap])
    #expect(
      findings([button("one", y: 100), button("two", y: 141, background: [0, 0, 1, 1])])
        .map(\.kind) == [.overlap])
  }
}
