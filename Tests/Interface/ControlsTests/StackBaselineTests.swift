import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalTesting
import GimbalText
import Testing

/// The baselines of nested stacks.
///
/// Source: Apple, UIStackView, "Position and size the stack view".
@MainActor @Suite(.simulator("iphone-15-pro")) struct StackBaselineTests {
  private final class Block: UIView {
    private let size: CGSize

    init(_ height: CGFloat, ascent: CGFloat) {
      size = CGSize(width: 40, height: height)
      super.init(frame: .zero)
      textBlock = TextBlock(lineWidth: 40, lineHeight: height, ascent: ascent)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private let big = Block(50, ascent: 40)
  private let low = Block(20, ascent: 16)
  private let high = Block(30, ascent: 22)

  private let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  /// Lays out a row in the holder.
  private func layOut(_ views: [UIView], _ alignment: UIStackView.Alignment) {
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = alignment
    row.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: holder.topAnchor),
      row.leftAnchor.constraint(equalTo: holder.leftAnchor),
    ])
    holder.layoutIfNeeded()
  }

  @Test(arguments: [true, false])
  func
    `when a row's baseline view leaves, alignment with the row follows the next one`(
      isMoved: Bool
    )
  {
    layOut([big, low], .top)
    let row = big.superview as! UIStackView
    let probe = UIView()
    probe.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(probe)
    NSLayoutConstraint.activate([
      probe.topAnchor.constraint(equalTo: row.firstBaselineAnchor),
      probe.heightAnchor.constraint(equalToConstant: 10),
    ])
    holder.layoutIfNeeded()
    #expect(probe.frame.minY == row.frame.minY + 40)
    if isMoved { holder.addSubview(big) } else { big.removeFromSuperview() }
    holder.layoutIfNeeded()
    #expect(probe.frame.minY == row.frame.minY + 16)
  }

  @Test func `a column's last baseline is that of its last visible view`() {
    let hidden = Block(10, ascent: 2)
    hidden.isHidden = true
    let column = UIStackView(arrangedSubviews: [high, low, hidden])
    column.axis = .vertical
    #expect(column.forLastBaselineLayout === low)
    #expect(column.forFirstBaselineLayout === high)
    layOut([big, column], .lastBaseline)
    // 4 points of the low view and 10 of the large one are below their baselines.
    #expect(column.frame.maxY + 6 == big.frame.maxY)
  }

  @Test func `a column's first baseline is that of its first view`() {
    let column = UIStackView(arrangedSubviews: [low, high])
    column.axis = .vertical
    layOut([big, column], .firstBaseline)
    #expect(column.frame.minY == big.frame.minY + 24)
  }

  @Test func `a row's baselines are those of its highest view, also in nested stacks`() {
    let inner = UIStackView(arrangedSubviews: [low, high])
    #expect(inner.forFirstBaselineLayout === high)
    #expect(inner.forLastBaselineLayout === high)
    inner.alignment = .top
    layOut([big, inner], .lastBaseline)
    #expect(inner.frame.minY + 22 == big.frame.minY + 40)
  }

  @Test func `a nested column counts with all its views and its spacing, a row with its highest`() {
    func nested(_ axis: NSLayoutConstraint.Axis) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: [
        Block(20, ascent: 16), Block(20, ascent: 16), Block(0, ascent: 0),
      ])
      stack.axis = axis
      stack.spacing = 6
      return stack
    }
    // 20, 20 and 0 points with twice 6 between them are 52, more than 50.
    let (column, row) = (nested(.vertical), nested(.horizontal))
    #expect(UIStackView(arrangedSubviews: [big, column]).forFirstBaselineLayout === column)
    #expect(UIStackView(arrangedSubviews: [big, row]).forFirstBaselineLayout === big)
    column.spacing = 5
    #expect(UIStackView(arrangedSubviews: [big, column]).forFirstBaselineLayout === big)
  }

  @Test func `a new last view moves the column`() {
    let column = UIStackView(arrangedSubviews: [high, low])
    column.axis = .vertical
    layOut([big, column], .lastBaseline)
    low.isHidden = true
    holder.layoutIfNeeded()
    #expect(column.frame.maxY + 2 == big.frame.maxY)
  }

  @Test func `a stack without visible views uses its own edges`() {
    let empty = UIStackView()
    #expect(empty.forFirstBaselineLayout === empty)
    #expect(empty.forLastBaselineLayout === empty)
  }
}
