import Foundation
import GimbalFindings
import GimbalGeometry
import GimbalSnapshots
import LayoutFixtures
import Testing

@testable import GimbalComparison

/// Positions of what views draw: corners, home indicator, sensor housing, safe area and window.
extension DrawnAreaTests {
  @Test func `a title that is pushed out of its button is in no corner`() {
    let frame = CGRect(x: 20, y: 200, width: 50, height: 50)
    #expect(ids([button(frame, title: CGRect(x: 700, y: 15, width: 40, height: 20))]) == [])
  }

  @Test func `a round view is inside a rounded corner, a square one is cut off`() {
    let photo = Box(
      name: "it", frame: CGRect(x: 8, y: 784, width: 60, height: 60), className: "UIImageView",
      background: LayoutBuilder.white)
    #expect(ids([photo]) == ["underCorner:it"])
    #expect(!ids([photo]) { $0.cornerRadius = 30 }.contains("underCorner:it"))
  }

  @Test func `the space below a line of text may be under the home indicator`() {
    func found(_ y: CGFloat) -> Bool {
      ids([label("it", CGRect(x: 160, y: y, width: 80, height: 20))])
        .contains("underHomeIndicator:it")
    }
    #expect(!found(822))
    #expect(found(826))
  }

  @Test func `a table insets its cells at the sides, another list does not`() {
    func found(_ className: String, housing: CGRect?) -> [String] {
      let list = Box(
        name: "it", frame: CGRect(x: 20, y: 200, width: 300, height: 300), className: className,
        background: LayoutBuilder.white,
        content: ViewContent(role: .scroll))
      return ids(
        [list], housing: housing, safeArea: UIEdgeInsets(top: 59, left: 62, bottom: 34, right: 62))
    }
    let side = CGRect(x: 11, y: 340, width: 37, height: 125)
    #expect(found("UITableView", housing: side) == [])
    #expect(found("UICollectionView", housing: side) == ["underSensor:it"])
    #expect(found("UITableView", housing: nil) == [])
    #expect(found("UICollectionView", housing: nil) == ["offSafeArea:it"])
  }

  @Test func `a round image leaves its corners free for the sensor housing`() {
    let photo = Box(
      name: "it", frame: CGRect(x: 255, y: 44, width: 60, height: 60), className: "UIImageView",
      background: LayoutBuilder.white)
    #expect(ids([photo]) == ["underSensor:it"])
    #expect(ids([photo]) { $0.cornerRadius = 30 } == ["offSafeArea:it"])
  }

  @Test func `a view behind an opaque one has no position on the screen`() {
    let card = Box(
      name: "it", frame: CGRect(x: 20, y: 500, width: 300, height: 340),
      background: LayoutBuilder.white)
    let page = Box(
      name: "page", frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      background: LayoutBuilder.white)
    var inner = page
    inner.parent = "it"
    #expect(ids([card]) == ["offSafeArea:it"])
    #expect(ids([card, page]) == [])
    #expect(ids([card, inner]).contains("offSafeArea:it"))
  }

  @Test func `a view that a connected constraint moves may wait outside, and what is in it`() {
    let panel = Box(
      name: "it", frame: CGRect(x: 0, y: 852, width: 393, height: 300),
      background: LayoutBuilder.white)
    var title = label("title", CGRect(x: 20, y: 20, width: 90, height: 20))
    title.parent = "it"
    #expect(ids([panel, title]) == ["offScreen:it"])
    #expect(ids([panel, title]) { $0.hasConnectedConstraint = true } == [])
    var low = panel
    low.frame = CGRect(x: 20, y: 840, width: 300, height: 300)
    #expect(ids([low]) { $0.hasConnectedConstraint = true } == ["cutByWindow:it"])
  }

  @Test func `a connected constraint may give a size, or move a view through what clips it`() {
    var line = label("it", CGRect(x: 0, y: -40, width: 90, height: 20))
    line.parent = "box"
    let box = Box(
      name: "box", frame: CGRect(x: 20, y: 200, width: 90, height: 90), clips: true,
      background: LayoutBuilder.white)
    #expect(ids([box, line]) == ["clipped:it"])
    #expect(ids([box, line]) { $0.hasConnectedConstraint = true } == [])
    let flat = label("it", CGRect(x: 20, y: 200, width: 90, height: 0))
    #expect(ids([flat]) == ["zeroSize:it"])
    #expect(ids([flat]) { $0.hasConnectedConstraint = true } == [])
  }

  @Test func `a scroll view insets its content below a bar, wherever it begins`() {
    func found(_ role: ViewRole) -> [String] {
      let list = Box(
        name: "it", frame: CGRect(x: 20, y: 30, width: 353, height: 300),
        background: LayoutBuilder.white, content: ViewContent(role: role))
      return ids([list], housing: nil)
    }
    #expect(found(.scroll) == [])
    #expect(found(.plain) == ["offSafeArea:it"])
  }

  @Test func `a filled button from one edge to the other has its title in the safe area`() {
    func found(_ x: CGFloat, _ width: CGFloat, title: CGFloat) -> [String] {
      var button = button(
        CGRect(x: x, y: 300, width: width, height: 50),
        title: CGRect(x: title, y: 15, width: 60, height: 20))
      button.background = LayoutBuilder.white
      return ids([button], housing: nil)
    }
    #expect(found(-8, 409, title: 170) == [])
    #expect(found(-8, 300, title: 120) == ["cutByWindow:it"])
    #expect(found(-8, 409, title: 0) == ["cutByWindow:it"])
  }

  @Test func `a button that draws only an image is where its image is`() {
    let icon = Box(
      name: "icon", frame: CGRect(x: 15, y: 80, width: 30, height: 30), className: "UIImageView",
      parent: "it", content: ViewContent(role: .image, isMadeBySystem: true))
    func found(background: [CGFloat]? = nil, isOwnClass: Bool = false) -> [String] {
      let button = Box(
        name: "it", frame: CGRect(x: 20, y: -12, width: 60, height: 120), className: "UIButton",
        background: background, content: ViewContent(role: .control))
      return ids([button, icon], housing: nil) { $0.awaitsContent = isOwnClass }
    }
    #expect(found() == [])
    #expect(found(background: LayoutBuilder.white) == ["cutByWindow:it"])
    #expect(found(isOwnClass: true) == ["cutByWindow:it"])
  }

  @Test func `a button whose title is in the safe area may be touched beyond it`() {
    func found(title y: CGFloat, background: [CGFloat]? = nil) -> [String] {
      var button = button(
        CGRect(x: 20, y: 40, width: 100, height: 60),
        title: CGRect(x: 20, y: y, width: 60, height: 20))
      button.background = background
      return ids([button], housing: nil)
    }
    #expect(found(title: 30) == [])
    #expect(found(title: 10) == ["offSafeArea:it"])
    #expect(found(title: 30, background: LayoutBuilder.white) == ["offSafeArea:it"])
  }

  @Test func `a background may leave the safe area by the difference of old margins, a text not`() {
    let safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
    func found(_ x: CGFloat, _ className: String) -> [String] {
      let box = Box(
        name: "it", frame: CGRect(x: x, y: 100, width: 200, height: 100), className: className,
        background: LayoutBuilder.white)
      return ids([box], housing: nil, safeArea: safeArea)
    }
    #expect(found(55, "UIView") == [])
    #expect(found(54, "UIView") == ["offSafeArea:it"])
    #expect(found(55, "UILabel") == ["offSafeArea:it"])
  }

  @Test func `an image that ends at the window's edge is a background`() {
    func found(_ y: CGFloat, _ className: String = "UIImageView") -> [String] {
      let box = Box(
        name: "it", frame: CGRect(x: 85, y: y, width: 200, height: 500), className: className,
        background: LayoutBuilder.white)
      return ids([box], housing: nil)
    }
    #expect(found(0) == [])
    #expect(found(20) == ["offSafeArea:it"])
    #expect(found(0, "UIView") == ["offSafeArea:it"])
  }

  @Test func `a page control may have no size, another control not`() {
    func found(_ className: String) -> [String] {
      let box = Box(
        name: "it", frame: CGRect(x: 180, y: 300, width: 0, height: 0), className: className,
        content: ViewContent(role: .control))
      return ids([box])
    }
    #expect(found("UIPageControl") == [])
    #expect(found("UISwitch") == ["zeroSize:it"])
  }

  @Test func `a control without a title that covers the screen has no corners`() {
    func found(_ inset: CGFloat) -> Bool {
      let box = Box(
        name: "it", frame: CGRect(x: inset, y: 59, width: 393 - 2 * inset, height: 793),
        className: "UIButton", background: LayoutBuilder.white,
        content: ViewContent(role: .control))
      return ids([box], housing: nil).contains("underCorner:it")
    }
    #expect(!found(0))
    #expect(found(4))
  }

  @Test func `of a search bar the field is checked, which is inset at the sides`() {
    func found(_ className: String) -> [String] {
      let bar = Box(
        name: "it", frame: CGRect(x: -4, y: 100, width: 401, height: 56), className: className,
        content: ViewContent(role: .control))
      return ids([bar], housing: nil)
    }
    #expect(found("UISearchBar") == [])
    #expect(found("UISegmentedControl") == ["cutByWindow:it"])
  }

  @Test func `of a background the views on it are under the sensor housing, not itself`() {
    let key = Box(
      name: "it", frame: CGRect(x: 100, y: 20, width: 200, height: 100),
      background: LayoutBuilder.white)
    let low = label("low", CGRect(x: 60, y: 70, width: 80, height: 20))
    var inner = low
    inner.parent = "it"
    #expect(ids([key]) == ["underSensor:it"])
    #expect(ids([key, inner]) == ["offSafeArea:it"])
  }

  @Test func `a view that constraints leave open has no other finding about its position`() {
    let views = [
      label("text", CGRect(x: 20, y: 300, width: 100, height: 40)),
      label("it", CGRect(x: 100, y: 320, width: 400, height: 40)),
    ]
    func found(_ open: Int?) -> [String] {
      ids(
        views,
        ConstraintState(ambiguities: open.map { [.init(view: $0, variables: ["minX"])] } ?? []))
    }
    #expect(found(nil) == ["cutByWindow:it", "overlap:it:text"])
    #expect(found(3) == ["ambiguous:it"])
    #expect(found(2) == ["ambiguous:text", "cutByWindow:it"])
  }

  @Test func `two views may overlap if a connected constraint moves one of them`() {
    let views = [
      label("text", CGRect(x: 20, y: 300, width: 100, height: 40)),
      label("it", CGRect(x: 100, y: 320, width: 100, height: 40)),
    ]
    #expect(ids(views) == ["overlap:it:text"])
    #expect(ids(views) { $0.hasConnectedConstraint = true } == [])
    let panel = Box(name: "it", frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    let inside = views.enumerated().map { location, view in
      var view = view
      (view.name, view.parent) = (["a", "b"][location], "it")
      return view
    }
    #expect(ids([panel] + inside) { $0.hasConnectedConstraint = true } == ["overlap:b:a"])
  }

  @Test func `what an image hides is not under the sensor housing`() {
    let text = label("text", CGRect(x: 40, y: 20, width: 300, height: 60))
    func photo(_ y: CGFloat) -> Box {
      Box(
        name: "it", frame: CGRect(x: 0, y: y, width: 393, height: 400), className: "UIImageView",
        content: ViewContent(role: .image))
    }
    func found(_ boxes: [Box], image: CGRect?) -> Bool {
      ids(boxes) { $0.imageFrame = image }.contains("underSensor:text")
    }
    let whole = CGRect(x: 0, y: 0, width: 393, height: 400)
    #expect(!found([text, photo(0)], image: whole))
    #expect(found([photo(0), text], image: whole))
    #expect(found([text, photo(0)], image: nil))
    #expect(found([text, photo(40)], image: whole))
  }
}
