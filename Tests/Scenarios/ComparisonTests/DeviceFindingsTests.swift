import Foundation
import GimbalComparison
import GimbalFindings
import GimbalSnapshots
import GimbalTraits
import LayoutFixtures
import Testing

/// Findings about what the device draws over views, and about layout changed by rotation.
@Suite struct DeviceFindingsTests {
  private typealias Box = LayoutBuilder.Box

  private func findings(
    _ boxes: [Box], _ change: (inout Configuration) -> Void = { _ in }
  ) -> [Finding] {
    var configuration = LayoutBuilder.configuration(boxes)
    change(&configuration)
    return LayoutFindings.findings(of: configuration, index: 0)
  }

  private func ids(_ boxes: [Box], _ change: (inout Configuration) -> Void = { _ in }) -> [String] {
    findings(boxes, change).map(\.id)
  }

  private func button(_ frame: CGRect, background: [CGFloat]? = LayoutBuilder.white) -> Box {
    Box(name: "submit", frame: frame, className: "UIButton", background: background)
  }

  @Test func `a button under the home indicator is found`() {
    let low = findings([button(CGRect(x: 150, y: 800, width: 93, height: 48))])

    #expect(low.map(\.id) == ["underHomeIndicator:submit"])
    #expect(low.map(\.message) == ["submit lies under the home indicator"])
    #expect(low[0].measurement.map(\.name) == ["submit", "home indicator"])
    #expect(
      ids([button(CGRect(x: 150, y: 780, width: 93, height: 48))]) == ["offSafeArea:submit"])
    #expect(
      ids([button(CGRect(x: 60, y: 795, width: 44, height: 44))]) == ["offSafeArea:submit"])
  }

  @Test func `a button in a rounded corner is found, one clear of it is not`() {
    #expect(ids([button(CGRect(x: 0, y: 0, width: 44, height: 44))]) == ["underCorner:submit"])
    #expect(
      ids([button(CGRect(x: 0, y: 0, width: 44, height: 44), background: nil)])
        == ["offSafeArea:submit"])
    #expect(
      ids([button(CGRect(x: 0, y: 59, width: 44, height: 44))]) == [])
    #expect(
      ids([button(CGRect(x: 349, y: 808, width: 44, height: 44))]) == ["underCorner:submit"])
  }

  @Test func `a rounded corner may cut more of a label, since its corners are empty`() {
    // The display's corner has a radius of 55 points, so that this corner of a text is 2.5 points outside of it.
    let inset = 55 - (55 + 2.5) / CGFloat(2).squareRoot()
    func text(_ inset: CGFloat, background: [CGFloat]?, from x: CGFloat = 0) -> [String] {
      let frame = CGRect(x: inset, y: inset, width: 80, height: 20)
      let content = LayoutBuilder.text(at: CGRect(x: x, y: 0, width: 40, height: 20))
      return ids([
        Box(
          name: "title", frame: frame, className: "UILabel", background: background,
          content: content)
      ]).filter { $0.hasPrefix("underCorner") }
    }
    #expect(text(inset, background: nil) == [])
    #expect(text(inset, background: LayoutBuilder.white) == ["underCorner:title"])
    #expect(text(inset - 2, background: nil) == ["underCorner:title"])
    #expect(text(inset + 2, background: LayoutBuilder.white) == [])
    // The corner cuts a background though it does not cut the text.
    #expect(text(inset - 2, background: LayoutBuilder.white, from: 40) == ["underCorner:title"])
    #expect(text(inset - 2, background: nil, from: 40) == [])
  }

  @Test func `a large title whose letters are clear of a rounded corner is not found`() {
    func corner(_ frame: CGRect) -> [String] {
      let text = LayoutBuilder.text(at: CGRect(origin: .zero, size: frame.size))
      return ids([Box(name: "title", frame: frame, className: "UILabel", content: text)])
        .filter { $0.hasPrefix("underCorner") }
    }
    #expect(corner(CGRect(x: 16, y: 10, width: 90, height: 41)) == [])
    #expect(corner(CGRect(x: 10, y: 4, width: 90, height: 41)) == ["underCorner:title"])
  }

  @Test func `an image from edge to edge is not found in a rounded corner`() {
    func corner(_ width: CGFloat) -> [String] {
      let frame = CGRect(x: 0, y: 20, width: width, height: 90)
      return ids([Box(name: "photo", frame: frame, className: "UIImageView")])
        .filter { $0.hasPrefix("underCorner") }
    }
    #expect(corner(393) == [])
    #expect(corner(90) == ["underCorner:photo"])
  }

  @Test func `a field under the keyboard is found, scrolling fields and other views are not`() {
    let keyboard = CGRect(x: 0, y: 516, width: 393, height: 336)
    let field = Box(
      name: "name", frame: CGRect(x: 20, y: 500, width: 353, height: 44), className: "UITextField")
    let scroll = Box(
      name: "scroll", frame: CGRect(x: 0, y: 59, width: 393, height: 759), className: "UIScrollView"
    )
    var inside = field
    inside.parent = "scroll"
    inside.frame.origin.y -= 59
    var label = field
    label.className = "UIView"

    let found = findings([field]) { $0.keyboard = keyboard }
    #expect(found.map(\.message) == ["name is covered by the keyboard by 28 points"])
    #expect(ids([field]) == [])
    #expect(ids([scroll, inside]) { $0.keyboard = keyboard } == [])
    #expect(ids([label]) { $0.keyboard = keyboard } == [])
  }

  @Test func `content that is wider than a vertical scroll view is found`() {
    func scroll(_ content: CGSize) -> Box {
      var box = Box(
        name: "scroll", frame: CGRect(x: 0, y: 59, width: 393, height: 759),
        className: "UIScrollView")
      box.content = ViewContent(role: .scroll)
      box.content?.scrolledSize = content
      return box
    }

    let found = findings([scroll(CGSize(width: 413, height: 2_000))])
    #expect(
      found.map(\.message) == ["scroll has a content of 413 points in a width of 393"])
    #expect(ids([scroll(CGSize(width: 413, height: 759))]) == [])
    #expect(ids([scroll(CGSize(width: 393, height: 2_000))]) == [])
  }

  @Test func `a negative size is a separate error`() {
    let found = findings([]) { configuration in
      let box = Box(name: "bar", frame: CGRect(x: 20, y: 100, width: 10, height: 10))
      configuration.layout = LayoutBuilder.layout([box])
      configuration.layout.views[2].bounds.size.width = -10
    }

    #expect(found.map(\.id) == ["negativeSize:bar"])
    #expect(found.map(\.severity) == [.error])
  }

  @Test func `a view that moved after a full rotation is named, its subviews are not`() {
    let boxes = [
      Box(name: "card", frame: CGRect(x: 20, y: 100, width: 200, height: 100)),
      Box(
        name: "icon", frame: CGRect(x: 10, y: 10, width: 20, height: 20), parent: "card",
        background: LayoutBuilder.white),
    ]
    let found = findings(boxes) { configuration in
      configuration.moved = [
        MovedView(
          view: 2, before: CGRect(x: 20, y: 100, width: 200, height: 100),
          after: CGRect(x: 20, y: 100, width: 180, height: 100)),
        MovedView(view: 3, before: CGRect(x: 10, y: 10, width: 20, height: 20), after: nil),
      ]
    }

    #expect(found.map(\.id) == ["notRestored:card"])
    #expect(
      found[0].message
        == "card was at (20, 100, 200, 100) and is at (20, 100, 180, 100) after the device was rotated to all "
        + "orientations and back")
  }

  @Test func `text truncated only at large sizes is distinguished from text always truncated`() {
    func configuration(_ cut: [String], large: Bool) -> Configuration {
      var configuration = LayoutBuilder.configuration(
        ["title", "terms"].enumerated().map { location, name in
          let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
          return Box(
            name: name, frame: CGRect(x: 20, y: 100 + 60 * location, width: 100, height: 20),
            className: "UILabel",
            content: LayoutBuilder.text(at: rect, isCut: cut.contains(name), lineWidth: 160))
        })
      if large { configuration.id.variation.textSize = .accessibilityLarge }
      return configuration
    }
    let both = LayoutComparison(
      scene: "s",
      configurations: [
        configuration(["terms"], large: false), configuration(["title", "terms"], large: true),
      ])
    let alone = LayoutComparison(
      scene: "s", configurations: [configuration(["title"], large: true)])

    #expect(
      both.findings.map(\.id) == ["truncated:terms", "truncatedWhenLarge:title", "truncated:terms"])
    #expect(alone.findings.map(\.id) == ["truncated:title"])
  }

  @Test func `an allowance removes a finding, and an allowance without a finding is stale`() throws
  {
    let configuration = LayoutBuilder.configuration([
      button(CGRect(x: 150, y: 800, width: 93, height: 48))
    ])
    let allowances = try ["underHomeIndicator:submit", "touchTarget"].map {
      try #require(FindingAllowance($0))
    }

    let result = LayoutComparison(
      scene: "s", configurations: [configuration], allowing: allowances)

    #expect(result.findings == [])
    #expect(result.allowed.map(\.id) == ["underHomeIndicator:submit"])
    #expect(result.staleAllowances == [allowances[1]])
  }
}
