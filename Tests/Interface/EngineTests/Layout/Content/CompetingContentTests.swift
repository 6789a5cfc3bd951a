import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import TestSupport
import Testing

/// Contents that do not fit next to each other (L-SIZE-5, L-SIZE-6, S17).
@MainActor struct CompetingContentTests {
  private let screen: DiagnosedScreen
  private let box: UIView

  init() throws {
    screen = try DiagnosedScreen()
    box = screen.framed(CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  private func stand(_ width: CGFloat) -> StandInView {
    screen.sim.perform {
      let view = StandInView()
      view.show(width)
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      return view
    }
  }

  private func activate(
    _ views: [String: UIView], _ formats: String...,
    options: NSLayoutConstraint.FormatOptions = []
  ) {
    screen.sim.perform {
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: nil, views: views))
      }
    }
    screen.sim.settle()
  }

  private func edges(_ view: UIView) -> [CGFloat] { [view.frame.minX, view.frame.maxX] }

  // MARK: Two labels

  private func labels(_ first: CGFloat, _ second: CGFloat) -> (StandInView, StandInView) {
    let (l1, l2) = (stand(first), stand(second))
    activate(
      ["l1": l1, "l2": l2], "H:|-20-[l1]", "H:[l2]-20-|", "H:[l1]-(>=20)-[l2]", "V:|[l1]", "V:|[l2]"
    )
    return (l1, l2)
  }

  @Test(
    arguments: [
      (100, 100, [20, 120], [200, 300]), (150, 150, [20, 170], [190, 300]),
      (300, 150, [20, 280], [300, 300]),
    ] as [(CGFloat, CGFloat, [CGFloat], [CGFloat])])
  func `the label with more compression resistance shows its whole text (L-SIZE-5)`(
    first: CGFloat, second: CGFloat, left: [CGFloat], right: [CGFloat]
  ) {
    let (l1, l2) = labels(first, second)
    l1.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    screen.sim.settle()
    #expect(edges(l1) == left)
    #expect(edges(l2) == right)
    #expect(!l1.hasAmbiguousLayout && !l2.hasAmbiguousLayout)
    #expect(screen.conflicts.isEmpty)
  }

  @Test func `labels with equal resistance are ambiguous where space is missing (L-SIZE-5)`() {
    let (l1, l2) = labels(100, 100)
    #expect(!l1.hasAmbiguousLayout && !l2.hasAmbiguousLayout)
    l1.show(150)
    l2.show(150)
    screen.sim.settle()
    #expect(l1.hasAmbiguousLayout && l2.hasAmbiguousLayout)
    #expect(l1.frame.width + l2.frame.width == 260)
  }

  // MARK: A button that is compressed

  private func labelAndButton(_ width: CGFloat) -> (StandInView, StandInView) {
    let (label, button) = (stand(width), stand(60))
    let views = ["label": label, "button": button]
    activate(
      views, "H:|-(>=10)-[label]-[button]-(>=10)-|", options: .alignAllLastBaseline)
    activate(views, "V:[button]-(112)-|")
    return (label, button)
  }

  @Test(
    arguments: [
      (50, [72, 122], [130, 190]), (112, [10, 122], [130, 190]), (150, [10, 160], [168, 228]),
      (232, [10, 242], [250, 310]), (300, [10, 242], [250, 310]),
    ] as [(CGFloat, [CGFloat], [CGFloat])])
  func `a growing label pushes the button out of the center (L-SIZE-6)`(
    width: CGFloat, left: [CGFloat], right: [CGFloat]
  ) {
    let (label, button) = labelAndButton(width)
    let middle = button.centerXAnchor.constraint(equalTo: box.centerXAnchor)
    middle.priority = UILayoutPriority(700)
    screen.activate(middle)
    #expect(edges(label) == left)
    #expect(edges(button) == right)
    #expect(button.frame.maxY == 368 && label.frame.maxY == 368)
    #expect(!label.hasAmbiguousLayout && !button.hasAmbiguousLayout)
  }

  @Test func `without centering their positions are ambiguous (L-SIZE-6)`() {
    let (label, button) = labelAndButton(50)
    #expect(label.hasAmbiguousLayout && button.hasAmbiguousLayout)
    #expect(button.frame.minX - label.frame.maxX == 8)
    #expect(label.frame.width == 50 && button.frame.width == 60)
  }
}
