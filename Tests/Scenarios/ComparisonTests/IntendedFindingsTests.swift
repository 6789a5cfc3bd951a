import Foundation
import GimbalFindings
import GimbalGeometry
import GimbalSnapshots
import LayoutFixtures
import Testing

@testable import GimbalComparison

/// A decoration that each device shows beyond an edge, or partly under a view, is intended (F-40).
@Suite struct IntendedFindingsTests {
  private typealias Box = LayoutBuilder.Box

  /// The ids of the findings in layouts of two sizes, one for each list of views.
  private func ids(_ layouts: [Box]...) -> [String] {
    let sizes = [CGSize(width: 393, height: 852), CGSize(width: 430, height: 932)]
    let configurations = zip(layouts, sizes).map { boxes, size in
      LayoutBuilder.configuration(
        LayoutBuilder.layout(boxes, size: size, safeArea: .zero), on: LayoutBuilder.plain(size))
    }
    return LayoutComparison(scene: "", configurations: configurations).findings.map(\.id)
  }

  private func image(_ x: CGFloat, _ y: CGFloat = 300, name: String = "it") -> Box {
    Box(
      name: name, frame: CGRect(x: x, y: y, width: 80, height: 80), className: "UIImageView",
      content: ViewContent(role: .image))
  }

  private func label(_ frame: CGRect) -> Box {
    Box(
      name: "it", frame: frame, className: "UILabel",
      content: LayoutBuilder.text(at: CGRect(origin: .zero, size: frame.size)))
  }

  @Test func `an image beyond the edge on each device is a decoration`() {
    #expect(ids([image(-10)], [image(-10)]) == [])
    #expect(ids([image(-10)], [image(10)]) == ["cutByWindow:it"])
    #expect(ids([image(-90)], [image(-90)]) == ["offScreen:it", "offScreen:it"])
    #expect(ids([image(-90)], [image(-10)]) == [])
    #expect(ids([image(-10)]) == ["cutByWindow:it"])
  }

  @Test func `a text beyond the edge is cut off, on each device too`() {
    let text = label(CGRect(x: -10, y: 300, width: 80, height: 20))
    #expect(ids([text], [text]) == ["cutByWindow:it", "cutByWindow:it"])
  }

  @Test func `an image that a superview clips on each device is a decoration`() {
    func clipped(_ x: CGFloat) -> [Box] {
      var inner = image(x, 10)
      inner.parent = "box"
      let frame = CGRect(x: 50, y: 300, width: 200, height: 200)
      return [Box(name: "box", frame: frame, clips: true, background: LayoutBuilder.white), inner]
    }
    #expect(ids(clipped(-10), clipped(-10)) == [])
    #expect(ids(clipped(-10), clipped(10)) == ["clipped:it"])
  }

  @Test func `a view may be partly on a background, and a background not partly on a text`() {
    let card = Box(
      name: "card", frame: CGRect(x: 20, y: 350, width: 200, height: 100),
      background: LayoutBuilder.white)
    let text = label(CGRect(x: 30, y: 340, width: 80, height: 30))
    #expect(ids([card, text], [card, text]) == [])
    #expect(ids([card, image(30)], [card, image(30)]) == [])
    #expect(ids([card, image(30)], [card, image(30, 360)]) == ["overlap:it:card"])
    #expect(ids([text, card], [text, card]) == ["overlap:card:it", "overlap:card:it"])
  }
}
