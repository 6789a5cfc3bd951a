import Foundation
import GimbalGeometry
import Testing

@testable import GimbalSnapshots

/// Names and descriptions of a layout.
@Suite struct LayoutNameTests {
  private func view(
    _ name: String, _ className: String = "UIButton", depth: Int = 1, y: CGFloat = 0,
    hidden: Bool = false
  ) -> ViewSnapshot {
    let frame = CGRect(x: 0, y: y, width: 100, height: 44)
    return ViewSnapshot(
      name: name, className: className, parent: depth == 0 ? nil : 0, depth: depth, frame: frame,
      bounds: CGRect(origin: .zero, size: frame.size), center: .zero, transform: nil,
      windowFrame: frame, fixedFrame: frame, safeAreaInsets: .zero, isHidden: hidden,
      effectiveAlpha: hidden ? 0 : 1, clipsToBounds: false, isControllerView: false,
      background: nil)
  }

  private func layout(_ views: [ViewSnapshot]) -> LayoutSnapshot {
    LayoutSnapshot(
      screenSize: CGSize(width: 393, height: 852), fixedSize: CGSize(width: 393, height: 852),
      orientation: "portrait", windowFrame: CGRect(x: 0, y: 0, width: 393, height: 852),
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), traits: "hC vR",
      views: [view("window", "UIWindow", depth: 0)] + views)
  }

  @Test func `a name shared by several views finds the visible one (F-31)`() {
    let seen = layout([view("submit", hidden: true), view("submit#2", y: 900), view("submit#3")])
    #expect(seen["submit"]?.name == "submit#3")
    #expect(layout([view("submit"), view("submit#2")])["submit"]?.name == "submit")
    #expect(layout([view("submit", hidden: true)])["submit"]?.name == "submit")
    #expect(layout([view("submit#2")])["submit"]?.name == "submit#2")
    #expect(layout([view("submit#2x"), view("submits")])["submit"] == nil)
    // A class is not a name; numbered class names distinguish objects.
    #expect(layout([view("UIButton#2")])["UIButton"] == nil)
    #expect(seen.exactly("submit")?.isHidden == true)
  }

  private func failure(_ layout: LayoutSnapshot, _ name: String) -> String? {
    let question = LayoutQuestion()
    let found = LayoutQuestion.$current.withValue(question) { layout[name] }
    return question.failure(of: found, .inside(.safeArea))
  }

  @Test func `a failure has the requested name and the nearest names (F-31)`() {
    #expect(
      failure(layout([view("submit")]), "sumbit")
        == "the window has no view named 'sumbit'; did you mean 'submit'?; expected inside the "
        + "safe area")
    #expect(failure(layout([view("submit", y: 100)]), "submit") == nil)
    #expect(
      failure(layout([view("submit", hidden: true), view("submit#2")]), "submit")?
        .hasSuffix("('submit' cannot be seen; submit#2 is the one on the screen)") == true)
    #expect(
      failure(layout([view("submit#2")]), "submit")?
        .hasSuffix("('submit' is not in the window; submit#2 is the one on the screen)") == true)
    #expect(
      failure(layout([view("submit", hidden: true)]), "submit")?
        .hasSuffix("(it cannot be seen)") == true)
  }

  @Test func `a layout prints as a tree with one line for each view (F-30)`() {
    let text = "\(layout([view("submit"), view("UIButton#2", hidden: true)]))"
    #expect(
      text == """
        393 × 852 portrait hC vR, safe area {59, 0, 34, 0}
        window UIWindow (0, 0, 100, 44)
          submit UIButton (0, 0, 100, 44)
          UIButton#2 (0, 0, 100, 44) hidden
        """)
    #expect("\(layout([view("submit")])["submit"]!)" == "submit UIButton (0, 0, 100, 44)")
    #expect("\(LayoutExpectation.inside(.window))" == "inside the window")
  }
}
