import Foundation
import GimbalGeometry
import GimbalSnapshots
import LayoutFixtures
import Testing

@testable import GimbalComparison

/// Overlapping views (F-40).
@Suite("ViewOverlaps")
struct OverlapTests {
  private typealias Box = LayoutBuilder.Box

  private func overlaps(_ boxes: [Box]) -> [Finding] {
    LayoutComparison(scene: "", configurations: [LayoutBuilder.configuration(boxes)]).findings
      .filter { $0.kind == .overlap || $0.kind == .covered }
  }

  private func messages(_ boxes: [Box]) -> [String] { overlaps(boxes).map(\.message) }

  private func button(_ name: String, _ frame: CGRect, title: CGRect? = nil) -> Box {
    Box(
      name: name, frame: frame, className: "UIButton",
      content: title.map { LayoutBuilder.text(at: $0, in: .control) }
        ?? ViewContent(role: .control, isTouchable: true))
  }

  private func label(_ name: String, _ frame: CGRect, written: CGRect? = nil) -> Box {
    Box(
      name: name, frame: frame, className: "UILabel",
      content: LayoutBuilder.text(at: written ?? CGRect(origin: .zero, size: frame.size)))
  }

  private let save = CGRect(x: 20, y: 100, width: 200, height: 50)

  @Test func `two buttons that overlap are found (F-40)`() {
    let title = CGRect(x: 70, y: 15, width: 60, height: 20)
    let boxes = [
      button("save", save, title: title),
      button("cancel", save.offsetBy(dx: 140, dy: 0), title: title),
    ]

    #expect(messages(boxes) == ["cancel overlaps save by 60 × 50"])
    #expect(overlaps(boxes).map(\.severity) == [.warning])
    #expect(overlaps(boxes).map(\.id) == ["overlap:cancel:save"])
  }

  @Test func `of two buttons with equal frames one cannot be touched (F-40)`() {
    let boxes = [button("save", save), button("cancel", save)]

    #expect(messages(boxes) == ["cancel has the same frame as save"])
    #expect(overlaps(boxes).map(\.severity) == [.error])
  }

  @Test func `a small button on a large one must not overlap its title`() {
    let card = button("card", save, title: CGRect(x: 10, y: 15, width: 80, height: 20))
    let close = button("close", CGRect(x: 180, y: 105, width: 30, height: 30))
    let onTitle = button("close", CGRect(x: 60, y: 105, width: 30, height: 30))

    #expect(messages([card, close]).isEmpty)
    #expect(messages([card, onTitle]) == ["close overlaps card by 30 × 30"])
    #expect(messages([close, card]) == ["close is covered by card"])
  }

  @Test func `a label over a button's title is found, over an empty button it is its text (F-40)`()
  {
    let hint = label("hint", CGRect(x: 90, y: 110, width: 60, height: 30))
    let titled = button("save", save, title: CGRect(x: 70, y: 15, width: 60, height: 20))

    #expect(messages([titled, hint]) == ["hint overlaps save by 60 × 30"])
    #expect(messages([button("save", save), hint]).isEmpty)
    var filled = button("save", save)
    filled.background = LayoutBuilder.white
    #expect(messages([filled, hint]).isEmpty == false)
  }

  @Test func `two buttons with titles may overlap by four points between the titles`() {
    func found(
      _ overlap: CGFloat, _ firstTitle: CGFloat? = 20, _ secondTitle: CGFloat? = 20,
      filling filled: Int? = nil
    ) -> Bool {
      func title(_ x: CGFloat) -> CGRect { CGRect(x: x, y: 15, width: 60, height: 20) }
      let frame = CGRect(x: 20, y: 100, width: 100, height: 50)
      var boxes = [
        button("one", frame, title: firstTitle.map(title)),
        button("two", frame.offsetBy(dx: 100 - overlap, dy: 0), title: secondTitle.map(title)),
      ]
      if let filled { boxes[filled].background = LayoutBuilder.white }
      return !messages(boxes).isEmpty
    }
    #expect(!found(4) && found(4.5))
    // The first title ends 120 points from the left, where the second one begins.
    #expect(!found(4, 40, 4) && found(4, 40, 3))
    #expect(found(4, nil, 20) && found(4, 20, nil))
    #expect(found(4, filling: 0) && found(4, filling: 1))
  }

  @Test func `a button may overlap an image, but not another plain view`() {
    let area = CGRect(x: 20, y: 100, width: 100, height: 100)
    let close = button("close", CGRect(x: 90, y: 90, width: 44, height: 44))
    let image = Box(
      name: "image", frame: area, className: "UIImageView", content: ViewContent(role: .image))
    let plain = Box(name: "plain", frame: area, background: LayoutBuilder.white)
    #expect(messages([image, close]) == [])
    #expect(messages([plain, close]) == ["close overlaps plain by 30 × 34"])
  }

  @Test func `a subview does not overlap its superview`() {
    let card = button("card", save, title: CGRect(x: 10, y: 15, width: 80, height: 20))
    var inner = button("inner", CGRect(x: 40, y: 10, width: 60, height: 30))
    inner.parent = "card"

    #expect(messages([card, inner]).isEmpty)
  }

  @Test func `text behind a label with a background is hidden (F-40)`() {
    let hint = label("hint", CGRect(x: 90, y: 110, width: 60, height: 30))
    var cover = label("cover", save)
    cover.background = LayoutBuilder.white

    #expect(messages([hint, cover]) == ["hint is covered by cover"])
  }

  @Test func `a label is compared by the rectangle of its text`() {
    let wide = CGRect(x: 20, y: 100, width: 300, height: 30)
    let right = label("right", CGRect(x: 250, y: 100, width: 60, height: 30))
    let short = label("short", wide, written: CGRect(x: 0, y: 5, width: 50, height: 20))

    #expect(messages([short, right]).isEmpty)
    #expect(messages([label("long", wide), right]) == ["right overlaps long by 60 × 30"])
  }

  @Test func `labels of different cards are compared, but not with their own card`() {
    let one = Box(name: "one", frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    let two = Box(name: "two", frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    var first = label("first", CGRect(x: 10, y: 10, width: 50, height: 20))
    first.parent = "one"
    var second = first
    second.name = "second"
    second.parent = "two"

    #expect(messages([one, two, first, second]) == ["second overlaps first by 50 × 20"])
  }

  @Test func `text hidden by an opaque view does not overlap the text above`() {
    let under = label("under", CGRect(x: 30, y: 110, width: 50, height: 20))
    var card = Box(
      name: "card", frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      background: LayoutBuilder.white)
    var over = label("over", CGRect(x: 30, y: 110, width: 50, height: 20))
    over.parent = "card"
    var glass = card
    glass.background = [1, 1, 1, 0.5]

    #expect(messages([under, card, over]).isEmpty)
    #expect(messages([under, glass, over]) == ["over overlaps under by 50 × 20"])
    var aside = card
    aside.frame = CGRect(x: 200, y: 400, width: 100, height: 100)
    over.parent = "root.view"
    #expect(messages([under, aside, over]) == ["over overlaps under by 50 × 20"])
    // A card that hides all but a point, and one that hides all but two points, of the common part.
    card.frame = CGRect(x: 31, y: 100, width: 300, height: 100)
    #expect(messages([under, card, over]) == ["under is covered by card"])
    card.frame.origin.x = 32
    #expect(messages([under, card, over]).contains("over overlaps under by 50 × 20"))
  }

  @Test func `text behind an opaque view is hidden, unless that view covers everything`() {
    let under = label("under", CGRect(x: 30, y: 110, width: 50, height: 20))
    let card = Box(
      name: "card", frame: CGRect(x: 20, y: 100, width: 200, height: 100),
      background: LayoutBuilder.white)
    var page = card
    page.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    var glass = card
    glass.background = [1, 1, 1, 0.5]

    #expect(messages([under, card]) == ["under is covered by card"])
    #expect(overlaps([under, card]).map(\.view) == ["under"])
    #expect(overlaps([under, card]).map(\.severity) == [.error])
    #expect(messages([card, under]).isEmpty)
    #expect(messages([under, page]).isEmpty)
    #expect(messages([under, glass]).isEmpty)
  }

  @Test func `two cards with equal frames are found, a tint on a card is not (F-40)`() {
    let one = Box(name: "one", frame: save, background: LayoutBuilder.white)
    var two = one
    two.name = "two"
    var tint = two
    tint.background = [0, 0, 0, 0.3]
    var testImage = one
    testImage.className = "UIImageView"
    let plain = [Box(name: "one", frame: save), Box(name: "two", frame: save)]

    #expect(messages([one, two]) == ["two has the same frame as one"])
    #expect(overlaps([one, two]).map(\.severity) == [.warning])
    #expect(messages(plain) == ["two has the same frame as one"])
    #expect(messages([one, tint]).isEmpty)
    #expect(messages([testImage, two]).isEmpty)
  }

  @Test func `backgrounds that fill the superview are no overlap`() {
    let page = Box(
      name: "page", frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      background: LayoutBuilder.white)
    var next = page
    next.name = "next"

    #expect(messages([page, next]).isEmpty)
  }

  @Test func `presented views and views in bars are other layers`() {
    let under = label("under", CGRect(x: 30, y: 110, width: 50, height: 20))
    var over = under
    over.name = "over"
    over.parent = "layer"
    let full = CGRect(x: 0, y: 0, width: 393, height: 852)

    for className in ["UITransitionView", "UINavigationBar"] {
      let layer = Box(name: "layer", frame: full, className: className)
      #expect(messages([under, layer, over]).isEmpty, "\(className)")
    }
    #expect(messages([under, Box(name: "layer", frame: full), over]).count == 1)
  }

  @Test func `subviews of an overlapping view are not named again`() {
    let card = Box(name: "card", frame: save, background: LayoutBuilder.white)
    var title = label("title", CGRect(x: 150, y: 10, width: 50, height: 30))
    title.parent = "card"
    let follow = button("follow", CGRect(x: 160, y: 110, width: 200, height: 80))

    #expect(messages([card, title, follow]) == ["follow overlaps card by 60 × 40"])
  }

  @Test func `an empty label covers nothing`() {
    var empty = label("empty", save)
    empty.content?.text?.string = ""

    #expect(
      messages([button("save", save, title: CGRect(x: 0, y: 0, width: 9, height: 9)), empty])
        .isEmpty)
  }
}
