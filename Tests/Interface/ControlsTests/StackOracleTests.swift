import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import SeededGenerator
import SlowTests
import TestSupport
import Testing

/// Stacks, compared with arithmetic written from the documentation alone.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct StackOracleTests {
  /// A row as numbers; a column is mirrored about its diagonal.
  private struct Arrangement {
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    let spacing: CGFloat
    /// The space after each view but the last, if it differs from the spacing.
    var gaps: [CGFloat]
    let sizes: [CGSize]
    let length: CGFloat
    let thickness: CGFloat
    let margin: CGFloat
    /// The view that changes its size if the distribution is fill.
    let weak: Int

    init(_ random: inout SplitMix64) {
      let number = { (range: ClosedRange<Int>, random: inout SplitMix64) in
        CGFloat(Int.random(in: range, using: &random))
      }
      let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
      ]
      let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
      distribution = distributions.randomElement(using: &random)!
      alignment = alignments.randomElement(using: &random)!
      let count = Int.random(in: 1...6, using: &random)
      sizes = (0..<count).map { _ in
        CGSize(width: number(20...90, &random), height: number(10...60, &random))
      }
      spacing = distribution == .fillProportionally ? 0 : number(0...12, &random)
      gaps = [CGFloat](repeating: spacing, count: count)
      if distribution == .fill {
        for index in gaps.indices where Bool.random(using: &random) {
          gaps[index] = number(0...20, &random)
        }
      }
      // Too long content shortens the first of equal views, not the one that changes its size.
      let sum = sizes.reduce(0) { $0 + $1.width } + gaps.dropLast().reduce(0, +)
      weak = Int.random(in: 0..<count, using: &random)
      margin = Bool.random(using: &random) ? number(1...15, &random) : 0
      let widest = sizes.map(\.width).max() ?? 0
      // Centers have equal distances if the space is sufficient for the spacing between any two views.
      let space = distribution == .equalCentering ? CGFloat(count) * (widest + spacing) : sum
      length = space + number(0...80, &random) + (distribution == .fill ? 60 : 0) + 2 * margin
      thickness = 80 + 2 * margin
    }

    /// Returns the rectangles of the views.
    var positions: [CGRect] {
      let space = length - 2 * margin
      let count = CGFloat(sizes.count)
      let own = sizes.reduce(0) { $0 + $1.width }
      var widths = sizes.map(\.width)
      var gaps = gaps
      gaps[gaps.count - 1] = 0
      var starts: [CGFloat]?
      switch distribution {
      case .fillEqually:
        widths = widths.map { _ in (space - spacing * (count - 1)) / count }
      case .fillProportionally: widths = widths.map { $0 * space / own }
      case .equalSpacing:
        if count > 1 { gaps = gaps.map { _ in (space - own) / (count - 1) } }
        if count == 1 { widths = [space] }
      case .equalCentering:
        if count > 1 {
          let first = widths[0] / 2
          let step = (space - widths[widths.count - 1] / 2 - first) / (count - 1)
          starts = widths.indices.map { first + CGFloat($0) * step - widths[$0] / 2 }
        } else {
          widths = [space]
        }
      default: widths[weak] += space - own - gaps.reduce(0, +)
      }
      var x: CGFloat = 0
      return sizes.indices.map { index in
        let height = alignment == .fill ? thickness - 2 * margin : sizes[index].height
        let rest = thickness - 2 * margin - height
        let y = alignment == .center ? rest / 2 : alignment == .trailing ? rest : 0
        let start = starts?[index] ?? x
        x += widths[index] + gaps[index]
        return CGRect(x: margin + start, y: margin + y, width: widths[index], height: height)
      }
    }
  }

  private final class Block: UIView {
    private let size: CGSize
    init(_ size: CGSize) {
      self.size = size
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func rotated(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.34 && abs(one.minY - other.minY) < 0.34
      && abs(one.maxX - other.maxX) < 0.34 && abs(one.maxY - other.maxY) < 0.34
  }

  private func check(_ count: Int, seed: UInt64) throws {
    let sim = try #require(Simulator.bound)
    let root = Probe("root")
    sim.launch(root)
    var random = SplitMix64(seed: seed)
    for number in 0..<count {
      let arrangement = Arrangement(&random)
      let isRow = Bool.random(using: &random)
      sim.perform {
        let blocks = arrangement.sizes.map {
          Block(isRow ? $0 : CGSize(width: $0.height, height: $0.width))
        }
        let stack = UIStackView(arrangedSubviews: blocks)
        stack.axis = isRow ? .horizontal : .vertical
        stack.distribution = arrangement.distribution
        stack.alignment = arrangement.alignment
        stack.spacing = arrangement.spacing
        for (block, gap) in zip(blocks.dropLast(), arrangement.gaps)
        where gap != arrangement.spacing {
          stack.setCustomSpacing(gap, after: block)
        }
        if arrangement.distribution == .fill {
          blocks[arrangement.weak].setContentHuggingPriority(
            UILayoutPriority(100), for: isRow ? .horizontal : .vertical)
        }
        if arrangement.margin > 0 {
          stack.isLayoutMarginsRelativeArrangement = true
          stack.insetsLayoutMarginsFromSafeArea = false
          stack.layoutMargins = UIEdgeInsets(
            top: arrangement.margin, left: arrangement.margin, bottom: arrangement.margin,
            right: arrangement.margin)
        }
        stack.frame = CGRect(
          x: 0, y: 0, width: isRow ? arrangement.length : arrangement.thickness,
          height: isRow ? arrangement.thickness : arrangement.length)
        root.view.addSubview(stack)
        stack.layoutIfNeeded()
        for (block, position) in zip(blocks, arrangement.positions) {
          let expected = isRow ? position : rotated(position)
          #expect(
            isNear(block.frame, expected),
            "\(number) \(arrangement.distribution) \(arrangement.alignment) \(block.frame) \(expected)"
          )
        }
        stack.removeFromSuperview()
      }
    }
  }

  @Test(.tags(.slow))
  func `1,000 stacks equal computed frames (L-STACK-1 to L-STACK-7)`() throws {
    try check(1000, seed: 3)
  }

  @Test(.long)
  func `20,000 stacks equal computed frames (L-STACK-1 to L-STACK-7)`() throws {
    try check(20_000, seed: 4)
  }
}
