import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Alignment, direction and spacing options of a visual format (L-VFL-8).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(17))) struct FormatOptionsTests {
  typealias Options = NSLayoutConstraint.FormatOptions

  private let root = UIView("root", CGRect(x: 0, y: 0, width: 100, height: 100))
  private let views: [String: UIView]

  init() {
    var views: [String: UIView] = [:]
    for name in ["a", "b", "c"] {
      let view = UIView(name)
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
    self.views = views
  }

  private func constraints(_ format: String, _ options: Options) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: nil, views: views)
  }

  @Test func `the options have UIKit's raw values`() {
    let bits: [(Options, UInt)] = [
      (.alignAllLeft, 1 << 1), (.alignAllRight, 1 << 2), (.alignAllTop, 1 << 3),
      (.alignAllBottom, 1 << 4), (.alignAllLeading, 1 << 5), (.alignAllTrailing, 1 << 6),
      (.alignAllCenterX, 1 << 9), (.alignAllCenterY, 1 << 10), (.alignAllLastBaseline, 1 << 11),
      (.alignAllFirstBaseline, 1 << 12), (.alignmentMask, 0xFFFF),
      (.directionLeadingToTrailing, 0), (.directionLeftToRight, 1 << 16),
      (.directionRightToLeft, 2 << 16), (.directionMask, 3 << 16), (.spacingEdgeToEdge, 0),
      (.spacingBaselineToBaseline, 1 << 19), (.spacingMask, 1 << 19),
    ]
    for (options, bits) in bits { #expect(options.rawValue == bits) }
  }

  @Test func `each view is aligned with the one before it, after all other constraints`() {
    #expect(
      constraints("|[a]-[b]-[c(9)]", [.alignAllTop, .alignAllBottom]).map(\.equation) == [
        "a.leading == root.leading", "b.leading == a.trailing + 8", "c.leading == b.trailing + 8",
        "c.width == 9", "b.top == a.top", "b.bottom == a.bottom", "c.top == b.top",
        "c.bottom == b.bottom",
      ])
  }

  @Test(arguments: [
    (Options.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
    (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
  ])
  func `vertical formats align horizontally`(options: Options, name: String) {
    #expect(constraints("V:[a][b]", options).last?.equation == "b.\(name) == a.\(name)")
    #expect(constraints("V:[a]", options).isEmpty)
  }

  @Test(arguments: [
    (Options.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllCenterY, "centerY"),
    (.alignAllLastBaseline, "lastBaseline"), (.alignAllFirstBaseline, "firstBaseline"),
  ])
  func `horizontal formats align vertically`(options: Options, name: String) {
    #expect(constraints("[a][b]", options).last?.equation == "b.\(name) == a.\(name)")
  }

  @Test func `a direction from left to right uses left and right`() {
    #expect(
      constraints("|-5-[a]-[b]-|", .directionLeftToRight).map(\.equation) == [
        "a.left == root.left + 5", "b.left == a.right + 8", "root.rightMargin == b.right",
      ])
  }

  @Test func `a direction from right to left begins at the right edge`() {
    let horizontal = constraints("|-5-[a(10)]-[b(20)]", .directionRightToLeft)
    NSLayoutConstraint.activate(horizontal + constraints("V:|[a(1)]", []))
    NSLayoutConstraint.activate(constraints("V:|[b(1)]", []))
    root.layoutIfNeeded()
    #expect(views["a"]?.frame.minX == 85)
    #expect(views["b"]?.frame.minX == 57)
    let limits = constraints("[a]-(>=3)-[b]-(<=4)-|", .directionRightToLeft)
    #expect(limits.map(\.equation) == ["a.left >= b.right + 3", "b.left <= root.left + 4"])
  }

  @Test func `a vertical format has no direction`() {
    #expect(constraints("V:|[a]", .directionRightToLeft).map(\.equation) == ["a.top == root.top"])
  }

  @Test func `spaces between baselines are measured from baseline to baseline`() {
    #expect(
      constraints("V:|-3-[a]-30-[b]-4-|", .spacingBaselineToBaseline).map(\.equation) == [
        "a.top == root.top + 3", "b.firstBaseline == a.lastBaseline + 30",
        "root.bottom == b.bottom + 4",
      ])
    #expect(
      constraints("[a]-30-[b]", .spacingBaselineToBaseline).map(\.equation)
        == ["b.leading == a.trailing + 30"])
  }

  @Test func `systems before iOS 11 measure from edge to edge`() throws {
    let sim = try device("iphone-7", .iOS(10))
    let found = sim.perform {
      let views = ["a": UIView("a"), "b": UIView("b")]
      let found = NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-30-[b]", options: .spacingBaselineToBaseline, metrics: nil,
        views: views)
      return withExtendedLifetime(views) { found.map(\.equation) }
    }
    #expect(found == ["b.top == a.bottom + 30"])
  }
}
