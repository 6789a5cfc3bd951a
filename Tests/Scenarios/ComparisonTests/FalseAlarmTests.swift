import Foundation
import GimbalFindings
import GimbalGeometry
import GimbalSnapshots
import LayoutFixtures
import Testing

@testable import GimbalComparison

/// False alarms are not reported, and similar real defects are (F-40).
@Suite struct FalseAlarmTests {
  private typealias Box = LayoutBuilder.Box

  private func ids(
    _ boxes: [Box], _ state: ConstraintState? = nil, awaiting: Set<String> = [],
    moved: [MovedView]? = nil, image: CGRect? = nil
  ) -> [String] {
    var layout = LayoutBuilder.layout(boxes)
    layout.constraints = state
    for index in layout.views.indices where layout.views[index].className == "UIImageView" {
      layout.views[index].imageFrame = image
    }
    for index in layout.views.indices where awaiting.contains(layout.views[index].name) {
      layout.views[index].awaitsContent = true
    }
    var configuration = LayoutBuilder.configuration(layout)
    configuration.moved = moved
    return LayoutFindings.findings(of: configuration, index: 0).map(\.id)
  }

  private func text(_ string: String, needing width: CGFloat) -> Box {
    Box(
      name: "title", frame: CGRect(x: 20, y: 100, width: 50, height: 20), className: "UILabel",
      content: LayoutBuilder.text(
        string, at: CGRect(x: 0, y: 0, width: 50, height: 20), isCut: true, lineWidth: width))
  }

  @Test(arguments: ["Lorem ipsum dolor", "welcome_title_label", "Welcome.Title.Button"])
  func `placeholder text is not reported as truncated`(filler: String) {
    #expect(ids([text(filler, needing: 90)]) == [])
    #expect(
      ids([text(filler + " now", needing: 90)])
        == (filler.hasPrefix("L") ? [] : ["truncated:title"]))
  }

  @Test(arguments: ["3.50", "Wait...", "Yes_", "Sign in"])
  func `a number or a word with dots is reported when truncated`(string: String) {
    #expect(ids([text(string, needing: 90)]) == ["truncated:title"])
  }

  @Test func `the default title of a button that shows only its image is not truncated`() {
    func icon(_ title: String) -> [String] {
      let text = LayoutBuilder.text(
        title, at: CGRect(x: 24, y: 2, width: 0, height: 20), in: .control, isCut: true,
        lineWidth: 53)
      let frame = CGRect(x: 90, y: 90, width: 44, height: 44)
      return ids([Box(name: "it", frame: frame, className: "UIButton", content: text)])
    }
    #expect(icon("Button") == [])
    #expect(icon("Close") == ["truncated:it"])
  }

  @Test func `text that lacks less than a point is not truncated`() {
    #expect(ids([text("Sign in", needing: 50.9)]) == [])
    #expect(ids([text("Sign in", needing: 51.1)]) == ["truncated:title"])
  }

  @Test func `a conflict of the system's own constraints is not reported`() {
    let box = Box(
      name: "card", frame: CGRect(x: 20, y: 100, width: 90, height: 90),
      background: LayoutBuilder.white)
    var conflict = ConstraintState.Conflict(view: 2, message: "These constraints conflict")
    #expect(ids([box], ConstraintState(conflicts: [conflict])) == ["conflict:card"])
    conflict.isOfSystem = true
    #expect(ids([box], ConstraintState(conflicts: [conflict])) == [])
  }

  @Test func `ambiguity and moves that a conflict or an ambiguity causes are not reported`() {
    let boxes = ["a", "b"].enumerated().map { location, name in
      Box(
        name: name, frame: CGRect(x: 20, y: 100 + 100 * CGFloat(location), width: 90, height: 90),
        background: LayoutBuilder.white)
    }
    let open = [2, 3].map { ConstraintState.Ambiguity(view: $0, variables: ["Height"]) }
    let moved = [MovedView(view: 3, before: boxes[1].frame, after: nil)]
    var conflict = ConstraintState.Conflict(view: 2, message: "These constraints conflict")
    conflict.views = [2]

    #expect(ids(boxes, ConstraintState(), moved: moved) == ["notRestored:b"])
    #expect(
      ids(boxes, ConstraintState(ambiguities: open), moved: moved)
        == ["ambiguous:a", "ambiguous:b"])
    #expect(
      ids(boxes, ConstraintState(conflicts: [conflict], ambiguities: open), moved: moved)
        == ["conflict:a", "ambiguous:b"])
  }

  @Test func `views that depend on pending content are not reported as ambiguous or without size`()
  {
    let boxes = [
      Box(
        name: "card", frame: CGRect(x: 20, y: 100, width: 90, height: 0),
        background: LayoutBuilder.white),
      Box(
        name: "photo", frame: CGRect(x: 0, y: 0, width: 90, height: 0), className: "UIImageView",
        parent: "card", background: LayoutBuilder.white),
      Box(
        name: "caption", frame: CGRect(x: 20, y: 300, width: 90, height: 20),
        background: LayoutBuilder.white),
      Box(
        name: "other", frame: CGRect(x: 20, y: 400, width: 90, height: 20),
        background: LayoutBuilder.white),
    ]
    let state = ConstraintState(
      ambiguities: (2...5).map { .init(view: $0, variables: ["Height"]) },
      active: [
        .init(view: 4, other: 3, shape: "caption.top == photo.bottom", constant: 8, priority: 1000)
      ])

    #expect(
      ids(boxes, state) == [
        "zeroSize:card", "ambiguous:card", "zeroSize:photo", "ambiguous:photo",
        "ambiguous:caption", "ambiguous:other",
      ])
    #expect(ids(boxes, state, awaiting: ["photo"]) == ["ambiguous:other"])
  }

  @Test func `a search bar at the window's edge insets its field from the sensor housing`() {
    func found(_ className: String) -> [String] {
      ids([
        Box(
          name: "it", frame: CGRect(x: 0, y: 0, width: 393, height: 90), className: className)
      ])
    }
    #expect(found("UISegmentedControl").contains("underSensor:it"))
    #expect(!found("UISearchBar").contains("underSensor:it"))
  }

  @Test func `an empty container of a document is not judged`() {
    let box = Box(name: "it", frame: CGRect(x: 10, y: 0, width: 300, height: 90))
    #expect(ids([box]) == ["underSensor:it"])
    #expect(ids([box], awaiting: ["it"]) == [])
  }

  @Test func `a control in a corner is judged by its title, an image is not judged`() {
    let corner = CGRect(x: 0, y: 762, width: 90, height: 90)
    func button(_ rect: CGRect) -> Box {
      Box(
        name: "it", frame: corner, className: "UIButton", background: LayoutBuilder.white,
        content: LayoutBuilder.text(at: rect, in: .control))
    }
    #expect(!ids([button(CGRect(x: 40, y: 20, width: 40, height: 20))]).contains("underCorner:it"))
    #expect(ids([button(CGRect(x: 1, y: 68, width: 40, height: 20))]) == ["underCorner:it"])
    let testImage = Box(name: "it", frame: corner, className: "UIImageView")
    #expect(!ids([testImage]).contains("underCorner:it"))
  }

  @Test func `an image that the app sets at run time may leave the corner empty`() {
    var photo = Box(
      name: "photo", frame: CGRect(x: 8, y: 754, width: 300, height: 90), className: "UIImageView")
    #expect(ids([photo]) == ["underCorner:photo"])
    #expect(!ids([photo], awaiting: ["photo"]).contains("underCorner:photo"))
    #expect(
      !ids([photo], image: CGRect(x: 100, y: 0, width: 100, height: 90)).contains(
        "underCorner:photo"))
    photo.background = LayoutBuilder.white
    #expect(ids([photo], awaiting: ["photo"]) == ["underCorner:photo"])
  }

  @Test func `of a covered control only that is reported`() {
    let button = Box(
      name: "it", frame: CGRect(x: 300, y: 800, width: 60, height: 44), className: "UIButton",
      content: LayoutBuilder.text(at: CGRect(x: 2, y: 12, width: 56, height: 20), in: .control))
    let sheet = Box(
      name: "sheet", frame: CGRect(x: 0, y: 700, width: 393, height: 152),
      background: LayoutBuilder.white)
    var veil = sheet
    veil.background = [0, 0, 0, 0.6]
    #expect(ids([button]) == ["offSafeArea:it"])
    #expect(ids([button, veil]) == ["offSafeArea:it"])
    #expect(ids([button, sheet]) == ["covered:it:sheet"])
  }

  @Test func `a spinner over content and a button floating over a list are no overlaps`() {
    let label = text("Sign in", needing: 40)
    var spinner = label
    spinner.name = "spinner"
    spinner.className = "UIActivityIndicatorView"
    spinner.content = nil
    let list = Box(
      name: "list", frame: CGRect(x: 20, y: 300, width: 300, height: 300), className: "UITableView")
    let button = Box(
      name: "add", frame: CGRect(x: 290, y: 570, width: 60, height: 60), className: "UIButton")
    let card = Box(
      name: "card", frame: list.frame, background: LayoutBuilder.white)

    #expect(!ids([label, spinner]).contains("overlap:spinner:title"))
    #expect(ids([list, button]) == [])
    #expect(ids([card, button]) == ["overlap:add:card"])
  }

  @Test func `a control over an image is no overlap`() {
    let testImage = Box(
      name: "cover", frame: CGRect(x: 20, y: 100, width: 300, height: 200),
      className: "UIImageView")
    let button = Box(
      name: "play", frame: CGRect(x: 250, y: 276, width: 48, height: 48), className: "UIButton")
    var card = testImage
    card.className = "UIView"
    card.background = LayoutBuilder.white

    #expect(ids([testImage, button]) == [])
    #expect(ids([button, testImage]) == ["overlap:cover:play"])
    #expect(ids([card, button]) == ["overlap:play:cover"])
  }

  @Test func `a picker is judged by the rows in its middle`() {
    func picker(_ name: String, _ y: CGFloat) -> Box {
      Box(
        name: name, frame: CGRect(x: 20, y: y, width: 320, height: 216), className: "UIPickerView")
    }

    #expect(ids([picker("one", 100), picker("two", 266)]) == [])
    #expect(ids([picker("one", 100), picker("two", 200)]) == ["overlap:two:one"])
  }

  @Test func `an overlap of one point is not reported, despite rounding errors`() {
    let one = Box(
      name: "one", frame: CGRect(x: 20, y: 100, width: 100, height: 100.0000001),
      background: LayoutBuilder.white)
    var other = one
    other.name = "other"
    other.frame.origin.y = 199

    #expect(ids([one, other]).filter { $0.hasPrefix("overlap") } == [])
    other.frame.origin.y = 198.9
    #expect(ids([one, other]).contains("overlap:other:one"))
  }
}
