import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalTesting
import GimbalText
import Testing

/// The constraints of the guides in the gaps of stacks, as public lists of constraints show them.
@MainActor @Suite(.simulator("iphone-8")) struct StackGapTests {
  private final class Block: UIView {
    private let size: CGSize

    init(height: CGFloat, ascent: CGFloat? = nil) {
      size = CGSize(width: 20, height: height)
      super.init(frame: .zero)
      if let ascent {
        textBlock = TextBlock(lineWidth: 20, lineHeight: height, ascent: ascent)
      }
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

  /// Lays out a stack at the top left corner of a large view, 200 wide and high.
  private func stack(_ views: [UIView], _ adjust: (UIStackView) -> Void) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    adjust(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      stack.topAnchor.constraint(equalTo: container.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
      stack.heightAnchor.constraint(equalToConstant: 200),
    ])
    container.layoutIfNeeded()
    return stack
  }

  private func edges(of stack: UIStackView) -> [NSLayoutConstraint] {
    stack.constraints.filter { $0.identifier == "UISV-distributing-edge" }
  }

  @Test(arguments: [
    (UIStackView.Distribution.equalSpacing, false), (.equalCentering, false), (.equalSpacing, true),
  ])
  func `constraints of both edges of a gap name its guide first (L-STACK-6, L-STACK-7)`(
    _ distribution: UIStackView.Distribution, _ isBaselineRelative: Bool
  ) {
    let row = stack([Block(height: 20), Block(height: 30)]) {
      $0.distribution = distribution
      $0.isBaselineRelativeArrangement = isBaselineRelative
    }
    let edges = edges(of: row)
    #expect(edges.count == 2)
    #expect(edges.allSatisfy { $0.firstItem is UILayoutGuide })
    #expect(edges.map { $0.secondItem as? UIView } == row.arrangedSubviews)
    // A row does not use baselines.
    #expect(edges.map(\.firstAttribute) == [.leading, .trailing])
    #expect(
      edges.map(\.secondAttribute)
        == (distribution == .equalCentering ? [.centerX, .centerX] : [.trailing, .leading]))
  }

  @Test
  func `gaps in a column of baselines begin at its first baseline, its top (L-STACK-6)`() {
    let column = stack((0..<3).map { Block(height: 20 + 10 * CGFloat($0), ascent: 15) }) {
      $0.axis = .vertical
      $0.distribution = .equalSpacing
      $0.isBaselineRelativeArrangement = true
    }
    let edges = edges(of: column)
    #expect(
      edges.map(\.firstAttribute) == [.firstBaseline, .lastBaseline, .firstBaseline, .lastBaseline])
    #expect(
      edges.map(\.secondAttribute) == [
        .lastBaseline, .firstBaseline, .lastBaseline, .firstBaseline,
      ])
    // The distance from the last baseline of one view to the first of the next is equal.
    #expect(column.arrangedSubviews.map(\.frame.minY) == [0, 80, 160])
    #expect(
      edges.map { ($0.firstItem as? UILayoutGuide)?.layoutFrame.height } == [80, 80, 80, 80])
  }
}
