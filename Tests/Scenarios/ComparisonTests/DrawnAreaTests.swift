import Foundation
import GimbalFindings
import GimbalGeometry
import GimbalSnapshots
import LayoutFixtures
import Testing

@testable import GimbalComparison

/// Findings count what views draw, where they are visible (F-40).
@Suite struct DrawnAreaTests {
  typealias Box = LayoutBuilder.Box

  func ids(
    _ boxes: [Box], _ state: ConstraintState? = nil, moved: [MovedView]? = nil,
    housing: CGRect? = LayoutBuilder.phone.sensorHousing,
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    change: (inout ViewSnapshot) -> Void = { _ in }
  ) -> [String] {
    var layout = LayoutBuilder.layout(boxes, safeArea: safeArea)
    layout.constraints = state
    for index in layout.views.indices where layout.views[index].name == "it" {
      change(&layout.views[index])
    }
    var device = LayoutBuilder.phone
    device.sensorHousing = housing
    var configuration = LayoutBuilder.configuration(layout, on: device)
    configuration.moved = moved
    return LayoutFindings.findings(of: configuration, index: 0).map(\.id)
  }

  func label(_ name: String, _ frame: CGRect, _ string: String = "text") -> Box {
    let rect = string.isEmpty ? .zero : CGRect(origin: .zero, size: frame.size)
    return Box(
      name: name, frame: frame, className: "UILabel",
      content: LayoutBuilder.text(string, at: rect))
  }

  func button(_ frame: CGRect, title: CGRect) -> Box {
    Box(
      name: "it", frame: frame, className: "UIButton",
      content: LayoutBuilder.text(at: title, in: .control))
  }

  // MARK: Overlaps

  @Test func `a text may lie on a button beside its title`() {
    let frame = CGRect(x: 20, y: 300, width: 200, height: 100)
    let text = label("text", CGRect(x: 190, y: 290, width: 100, height: 40))
    let low = CGRect(x: 80, y: 70, width: 40, height: 20)
    #expect(ids([button(frame, title: low), text]) == [])
    #expect(
      ids([button(frame, title: CGRect(x: 150, y: 5, width: 49, height: 20)), text])
        == ["overlap:text:it"])
    var filled = button(frame, title: low)
    filled.background = LayoutBuilder.white
    #expect(ids([filled, text]) == ["overlap:text:it"])
  }

  @Test func `the image of a button counts as its title does`() {
    let frame = CGRect(x: 20, y: 300, width: 200, height: 100)
    let icon = Box(
      name: "icon", frame: CGRect(x: 160, y: 0, width: 40, height: 40), className: "UIImageView",
      parent: "it", content: ViewContent(role: .image, isMadeBySystem: true))
    let text = label("text", CGRect(x: 190, y: 290, width: 100, height: 40))
    let title = CGRect(x: 80, y: 70, width: 40, height: 20)
    #expect(ids([button(frame, title: title), icon, text]) == ["overlap:text:it"])
  }

  @Test func `a label without text and a field that draws nothing are under other texts`() {
    let text = label("text", CGRect(x: 190, y: 290, width: 100, height: 40))
    var back = label("it", CGRect(x: 20, y: 300, width: 200, height: 100), "")
    back.background = LayoutBuilder.white
    #expect(ids([back, text]) == [])
    #expect(ids([text, back]) == ["overlap:it:text"])
    let field = Box(
      name: "it", frame: CGRect(x: 20, y: 300, width: 200, height: 100), className: "UITextField")
    #expect(ids([field, text]) == ["overlap:text:it"])
    #expect(ids([field, text]) { $0.isBlankField = true } == [])
    let other = Box(name: "other", frame: text.frame, className: "UIButton")
    #expect(ids([field, other]) { $0.isBlankField = true }.contains("overlap:other:it"))
  }

  @Test func `a text view without background begins at its text`() {
    let title = label("title", CGRect(x: 20, y: 280, width: 200, height: 26))
    var view = Box(
      name: "it", frame: CGRect(x: 20, y: 300, width: 200, height: 100), className: "UITextView")
    #expect(ids([title, view]) == [])
    view.background = LayoutBuilder.white
    #expect(ids([title, view]) == ["overlap:it:title"])
  }

  @Test func `an image may lie on an image from edge to edge`() {
    let back = Box(
      name: "back", frame: CGRect(x: 0, y: 100, width: 393, height: 200), className: "UIImageView")
    var narrow = back
    narrow.frame.size.width = 300
    let logo = Box(
      name: "logo", frame: CGRect(x: 100, y: 250, width: 100, height: 100),
      className: "UIImageView")
    #expect(ids([back, logo]) == [])
    #expect(ids([narrow, logo]) == ["overlap:logo:back"])
  }

  // MARK: Clipping

  private func clipped(_ frame: CGRect, _ change: (inout ViewSnapshot) -> Void = { _ in })
    -> [String]
  {
    let outer = Box(name: "it", frame: CGRect(x: 0, y: 300, width: 393, height: 200), clips: true)
    let inner = Box(
      name: "inner", frame: CGRect(x: 20, y: -100, width: 300, height: 300), parent: "it",
      clips: true)
    let view = Box(
      name: "view", frame: frame, parent: "inner", background: LayoutBuilder.white)
    var layout = LayoutBuilder.layout([outer, inner, view])
    for index in layout.views.indices where layout.views[index].name == "it" {
      change(&layout.views[index])
    }
    return LayoutFindings.findings(of: LayoutBuilder.configuration(layout), index: 0)
      .filter { $0.kind == .clipped }.map(\.message)
  }

  @Test func `the superview that clips a view is named, not one that contains it`() {
    #expect(
      clipped(CGRect(x: 20, y: 60, width: 50, height: 80))
        == ["view is cut off by it by 40 at the top"])
    #expect(
      clipped(CGRect(x: -30, y: 120, width: 50, height: 80))
        == ["view is cut off by inner by 30 at the left"])
  }

  @Test func `an ornament from edge to edge and a view of unknown size are not clipped`() {
    #expect(clipped(CGRect(x: -20, y: 60, width: 393, height: 80)) == [])
    #expect(clipped(CGRect(x: 20, y: 60, width: 50, height: 80)) { $0.awaitsContent = true } == [])
  }

  // MARK: Constraints and autoresizing

  @Test func `of a view in a conflict and what is in it only constraints are reported`() {
    let panel = Box(name: "panel", frame: CGRect(x: 20, y: 100, width: 300, height: 300))
    let small = Box(
      name: "it", frame: CGRect(x: 10, y: 10, width: 30, height: 30), className: "UIButton",
      parent: "panel")
    var other = small
    other.name = "other"
    other.frame.origin.x = 100
    var state = ConstraintState()
    #expect(ids([panel, small, other], state) == ["touchTarget:it", "touchTarget:other"])
    var conflict = ConstraintState.Conflict(view: 3, message: "")
    conflict.views = [2, 3]
    state.conflicts = [conflict]
    #expect(ids([panel, small, other], state) == ["conflict:it", "touchTarget:other"])
    state.conflicts[0].isOfSystem = true
    #expect(ids([panel, small, other], state).contains("touchTarget:it"))
  }

  @Test func `a control of ambiguous size is not too small`() {
    let small = Box(
      name: "it", frame: CGRect(x: 10, y: 110, width: 30, height: 30), className: "UIButton")
    var state = ConstraintState()
    state.ambiguities = [.init(view: 2, variables: ["minX"])]
    #expect(ids([small], state) == ["touchTarget:it", "ambiguous:it"])
    state.ambiguities[0].variables = ["minX", "Width"]
    #expect(ids([small], state) == ["ambiguous:it"])
  }

  @Test func `autoresizing may leave edges between pixels`() {
    let card = Box(name: "it", frame: CGRect(x: 10, y: 110, width: 30.1, height: 30))
    #expect(ids([card]) == ["offGrid:it"])
    #expect(ids([card]) { $0.sharesResizing = true } == [])
  }

  @Test func `a hidden view may be elsewhere after rotations`() {
    let frame = CGRect(x: 10, y: 110, width: 30, height: 30)
    var card = Box(name: "it", frame: frame)
    let moved = [MovedView(view: 2, before: frame, after: .zero)]
    #expect(ids([card], moved: moved) == ["notRestored:it"])
    card.hidden = true
    #expect(ids([card], moved: moved) == [])
  }
}
