import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalText
import GimbalTraces
import SeededGenerator
import TestSupport
import Testing

/// Rows and columns (L-STACK).
@MainActor @Suite(.simulator("iphone-8")) struct UIStackViewTests {
  private final class Block: UIView {
    private let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private let blocks: [UIView] = [Block(160, 200), Block(80, 100), Block(40, 50)]

  /// Lays out a row at the top left corner of a large view.
  private func row(
    width: CGFloat? = nil, height: CGFloat? = nil, _ views: [UIView]? = nil,
    _ adjust: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let stack = UIStackView(arrangedSubviews: views ?? blocks)
    adjust(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      stack.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    container.layoutIfNeeded()
    retain(container)
    return stack
  }

  private final class Kept { var views: [UIView] = [] }
  private let retained = Kept()
  private func retain(_ view: UIView) { retained.views.append(view) }

  private func edges(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map {
      [$0.frame.minX, $0.frame.width].map { ($0 * 100).rounded() / 100 }
    }
  }

  private func lay(_ stack: UIStackView) { stack.superview?.layoutIfNeeded() }

  @Test func `a view can be inserted after the last one`() {
    let stack = row([blocks[0], blocks[1]])
    stack.insertArrangedSubview(blocks[2], at: 2)
    #expect(stack.arrangedSubviews == blocks)
  }

  @Test func `views that fill equally share the space (L-STACK-4)`() {
    let stack = row(width: 320) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(edges(stack) == [[0, 100], [110, 100], [220, 100]])
    #expect(stack.constraints.filter { $0.identifier == "UISV-fill-equally" }.count == 2)
  }

  @Test func `views that fill proportionally keep the proportion of their content (L-STACK-5)`() {
    let stack = row(width: 560) { $0.distribution = .fillProportionally }
    #expect(edges(stack) == [[0, 320], [320, 160], [480, 80]])
    let shares = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(shares.map(\.priority.rawValue) == [999, 998, 997])
    #expect(shares.map { ($0.multiplier * 1e6).rounded() } == [571_429, 285_714, 142_857])
    stack.spacing = 10
    lay(stack)
    let spaced = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(spaced.map { ($0.multiplier * 1e6).rounded() } == [533_333, 266_667, 133_333])
  }

  @Test func `nested stacks and constrained views are sized in proportion to their fitting size`() {
    let inner = UIStackView(arrangedSubviews: [Block(30, 34), Block(20, 10)])
    let tall = UIView()
    tall.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let stack = row(width: 100, height: 216, [Block(40, 16), inner, UIView()]) {
      $0.axis = .vertical
      $0.distribution = .fillProportionally
      $0.spacing = 4
    }
    let shares = { () -> [CGFloat] in
      stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
        .map { (216 * $0.multiplier * 100).rounded() / 100 }
    }
    #expect(shares() == [59.59, 126.62])  // 16 and 34 of 58
    inner.addArrangedSubview(Block(5, 40))
    lay(stack)
    #expect(shares() == [54, 135])  // 16 and 40 of 64
    stack.addArrangedSubview(tall)
    lay(stack)
    #expect(shares() == [29.29, 73.22, 91.53])  // 16, 40 and 50 of 118
  }

  @Test func `text in a nested stack is measured at the width that its column gives it`() {
    let label = UILabel()
    label.text = "one two three four five six seven eight nine ten"
    label.numberOfLines = 0
    let line = label.font.lineHeight
    let inner = UIStackView(arrangedSubviews: [label])
    let stack = row(width: 120, height: 400, [Block(40, 16), inner]) {
      $0.axis = .vertical
      $0.distribution = .fillProportionally
    }
    let share = { () -> CGFloat in
      let first = stack.constraints.first { $0.identifier == "UISV-fill-proportionally" }
      return first?.multiplier ?? 0
    }
    let height = { (width: CGFloat) in
      label.sizeThatFits(CGSize(width: width, height: 1000)).height
    }
    #expect(height(120) > 3 * line)
    lay(stack)
    #expect(abs(share() - 16 / (16 + height(120))) < 1e-6)
    stack.constraints.first { $0.firstAttribute == .width && $0.constant == 120 }?.constant = 240
    lay(stack)
    lay(stack)
    #expect(height(240) < height(120))
    #expect(abs(share() - 16 / (16 + height(240))) < 1e-6)
  }

  @Test func `a stack has no margins by default`() {
    let stack = row(width: 100, height: 50) { $0.isLayoutMarginsRelativeArrangement = true }
    #expect(stack.layoutMargins == .zero)
    #expect(blocks[0].frame.minX == 0)
    stack.layoutMargins.left = 10
    lay(stack)
    #expect(blocks[0].frame.minX == 10)
  }

  @Test func `a single view fills the stack, and views without content share it (L-STACK-5)`() {
    let alone = row(width: 300, [blocks[0]]) { $0.distribution = .fillProportionally }
    #expect(edges(alone) == [[0, 300]])
    let share = alone.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(share.map(\.priority) == [.required])
    let plain = row(width: 300, (0..<3).map { _ in UIView() }) {
      $0.distribution = .fillProportionally
    }
    #expect(edges(plain) == [[0, 100], [100, 100], [200, 100]])
  }

  @Test func `gaps of equal spacing have equal lengths (L-STACK-6)`() {
    let stack = row(width: 400) { $0.distribution = .equalSpacing }
    #expect(edges(stack) == [[0, 160], [220, 80], [360, 40]])
    let preference = blocks[1].leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 180)
    preference.priority = UILayoutPriority(100)
    preference.isActive = true
    lay(stack)
    #expect(edges(stack)[1] == [220, 80])
  }

  @Test func `centers of equal centering have equal distances (L-STACK-7)`() throws {
    let sim = try #require(Simulator.bound)
    let stack = row(width: 400) { $0.distribution = .equalCentering }
    #expect(edges(stack) == [[0, 160], [190, 80], [360, 40]])
    // The spacing takes precedence.
    let events = sim.events {
      let narrow = row(width: 300) {
        $0.distribution = .equalCentering
        $0.spacing = 10
      }
      #expect(edges(narrow) == [[0, 160], [170, 80], [260, 40]])
    }
    #expect(events.named("conflict").isEmpty)
  }

  @Test
  func `a row is as long as its views and as high as its highest view (L-STACK-1, L-STACK-3)`() {
    let stack = row { $0.spacing = 7 }
    #expect(stack.bounds.size == CGSize(width: 294, height: 200))
    #expect(blocks.allSatisfy { $0.frame.height == 200 })
    let ends = stack.constraints.filter { $0.identifier == "UISV-canvas-connection" }
    #expect(ends.count == 4)
    #expect(ends[0].firstItem === stack && ends[0].secondItem === blocks[0])
    #expect(ends[1].secondItem === blocks[2])
  }

  @Test(arguments: [
    (UIStackView.Alignment.top, [0, 0, 0]), (.center, [0, 50, 75]), (.bottom, [0, 100, 150]),
  ])
  func `views are positioned by the alignment (L-STACK-2, L-STACK-8)`(
    _ alignment: UIStackView.Alignment, _ tops: [CGFloat]
  ) {
    let stack = row { $0.alignment = alignment }
    #expect(stack.bounds.height == 200)
    #expect(blocks.map(\.frame.minY) == tops)
    #expect(blocks.map(\.frame.height) == [200, 100, 50])
  }

  private func priorities(_ identifier: String, in stack: UIStackView) -> [Float] {
    stack.constraints.filter { $0.identifier == identifier }.map(\.priority.rawValue)
  }

  @Test func `views that do not fill the stack have a guide around them (L-STACK-8)`() {
    let stack = row { $0.alignment = .top }
    #expect(stack.layoutGuides.map(\.identifier) == ["UISV-alignment-spanner"])
    #expect(stack.layoutGuides[0].layoutFrame.height == 200)
    #expect(
      priorities("UISV-spanning-boundary", in: stack) == [999.5, 1000, 999.5, 1000, 999.5, 1000])
    #expect(priorities("UISV-spanning-fit", in: stack) == [51])
    // The guide's own fit constraint is sufficient; a single view has no guide.
    #expect(priorities("UISV-canvas-fit", in: stack).isEmpty)
    let alone = row([Block(20, 10)]) { $0.alignment = .top }
    #expect(priorities("UISV-canvas-fit", in: alone) == [49])
    #expect(priorities("UISV-ambiguity-suppression", in: stack).isEmpty)
    #expect(blocks.allSatisfy { priorities("UISV-ambiguity-suppression", of: $0) == [25] })
  }

  private func priorities(_ identifier: String, of view: UIView) -> [Float] {
    view.constraints.filter { $0.identifier == identifier }.map(\.priority.rawValue)
  }

  @Test func `multiline texts aligned by baseline have equal widths (L-STACK-8)`() {
    let strings = (0..<2).map { _ in
      let view = Block(300, 20)
      view.textBlock = TextBlock(lineWidth: 300, lineHeight: 20, numberOfLines: 0, ascent: 16)
      return view
    }
    let stack = row(width: 200, strings) { $0.alignment = .firstBaseline }
    #expect(edges(stack) == [[0, 100], [100, 100]])
    let widths = stack.constraints.filter { $0.identifier == "UISV-text-width-disambiguation" }
    #expect(widths.map(\.multiplier) == [0.5, 0.5])
    #expect(widths.map(\.priority.rawValue) == [760, 760])
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `a column with baseline alignment aligns nothing and spans its views (L-STACK-2)`(
    _ alignment: UIStackView.Alignment
  ) {
    let stack = row {
      $0.axis = .vertical
      $0.alignment = alignment
    }
    #expect(!stack.constraints.contains { $0.identifier == "UISV-alignment" })
    let isFirst = alignment == .firstBaseline
    let sides = stack.constraints.filter {
      $0.identifier == "UISV-canvas-connection"
        && [.leading, .trailing].contains($0.firstAttribute)
    }
    #expect(sides.map(\.relation) == [.equal, .equal])
    #expect(
      sides.map { $0.secondItem is UILayoutGuide || $0.firstItem is UILayoutGuide }
        == [!isFirst, isFirst])
    #expect(stack.bounds.size == CGSize(width: 160, height: 350))
    #expect(blocks.allSatisfy { stack.bounds.contains($0.frame) })
    #expect((isFirst ? blocks[0].frame.minX : stack.bounds.maxX - blocks[0].frame.maxX) == 0)
  }

  @Test func `a column's spacing may count from baseline to baseline (L-STACK-3)`() {
    let strings = (0..<3).map { _ in
      let view = Block(50, 20)
      view.textBlock = TextBlock(lineWidth: 50, lineHeight: 20, ascent: 16)
      return view
    }
    let stack = row(strings) {
      $0.axis = .vertical
      $0.spacing = 30
      $0.isBaselineRelativeArrangement = true
    }
    #expect(strings.map(\.frame.minY) == [0, 30, 60])
    #expect(stack.bounds.height == 80)
  }

  @Test func `a column has the same rules (L-STACK-1)`() {
    let stack = row {
      $0.axis = .vertical
      $0.alignment = .trailing
      $0.spacing = 5
    }
    #expect(stack.bounds.size == CGSize(width: 160, height: 360))
    #expect(blocks.map(\.frame.minY) == [0, 205, 310])
    #expect(blocks.map(\.frame.maxX) == [160, 160, 160])
  }

  @Test func `hidden views take up no space (L-STACK-9)`() {
    let stack = row { $0.spacing = 10 }
    blocks[0].isHidden = true
    lay(stack)
    #expect(edges(stack) == [[0, 0], [0, 80], [90, 40]])
    blocks[0].isHidden = false
    blocks[1].isHidden = true
    lay(stack)
    #expect(edges(stack) == [[0, 160], [165, 0], [170, 40]])
    blocks[0].isHidden = true
    lay(stack)
    #expect(edges(stack) == [[0, 0], [0, 0], [0, 40]])
    #expect(stack.arrangedSubviews.count == 3)
  }

  @Test func `UIKit's gap between two hidden views at the start has a switch (L-STACK-9)`()
    throws
  {
    let sim = try #require(Simulator.bound)
    sim.switches.preservesSpacingBetweenLeadingHiddenViews = true
    let stack = row { $0.spacing = 10 }
    blocks[0].isHidden = true
    blocks[1].isHidden = true
    lay(stack)
    // The stack begins with the first visible view (V-64): the gap pushes a hidden one out.
    #expect(edges(stack) == [[-10, 0], [0, 0], [0, 40]])
  }

  @Test func `a required height of a hidden view conflicts (L-STACK-10)`() throws {
    let sim = try #require(Simulator.bound)
    let stack = row { $0.axis = .vertical }
    blocks[1].heightAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
    blocks[1].isHidden = true
    #expect(sim.events { lay(stack) }.named("conflict").count == 1)
  }

  @Test
  func `arranged views are subviews, and removed subviews are no longer arranged (L-STACK-11)`() {
    let stack = row()
    #expect(blocks.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    stack.removeArrangedSubview(blocks[0])
    #expect(blocks[0].superview === stack)
    blocks[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [blocks[2]])
    lay(stack)
    #expect(stack.bounds.width == 40)
    stack.insertArrangedSubview(blocks[1], at: 0)
    #expect(stack.arrangedSubviews == [blocks[1], blocks[2]])
    lay(stack)
    #expect(blocks[2].frame.minX == 80)
  }

  @Test func `a view may have its own spacing (L-STACK-12)`() {
    let stack = row { $0.spacing = 10 }
    stack.setCustomSpacing(30, after: blocks[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: blocks[1])
    lay(stack)
    #expect(edges(stack) == [[0, 160], [190, 80], [278, 40]])
    #expect(stack.customSpacing(after: blocks[0]) == 30)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[0])
    #expect(stack.customSpacing(after: blocks[0]) == UIStackView.spacingUseDefault)
    lay(stack)
    #expect(edges(stack)[1] == [170, 80])
  }

  @Test func `margins apply if the arrangement is relative to them (L-STACK-1)`() {
    let stack = row {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    }
    #expect(stack.bounds.size == CGSize(width: 304, height: 204))
    #expect(blocks[0].frame.origin == CGPoint(x: 20, y: 1))
  }

  @Test func `an index past the end raises UIKit's exception`() throws {
    let sim = try #require(Simulator.bound)
    let stack = row()
    expectException("NSInvalidArgumentException", on: sim) {
      stack.insertArrangedSubview(UIView(), at: 9)
    }
    #expect(stack.arrangedSubviews.count == 3)
  }

  /// In any row the views keep their order, the gaps are at least the spacing, and the ends are aligned.
  @Test(arguments: 0..<30) func `views preserve order and spacing`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    let views = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      Block(
        CGFloat(Int.random(in: 10...90, using: &random)),
        CGFloat(Int.random(in: 10...90, using: &random)))
    }
    let spacing = CGFloat(Int.random(in: 0...20, using: &random))
    let distribution = UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &random))!
    let alignment = UIStackView.Alignment(rawValue: [0, 1, 3, 4].randomElement(using: &random)!)!
    for view in views { view.isHidden = Int.random(in: 0...4, using: &random) == 0 }
    let stack = row(width: 700, views) {
      $0.spacing = spacing
      $0.distribution = distribution
      $0.alignment = alignment
    }
    let shown = views.filter { !$0.isHidden }
    for (view, next) in zip(shown, shown.dropFirst()) {
      #expect(next.frame.minX - view.frame.maxX >= spacing - 0.51, "\(distribution) \(alignment)")
    }
    guard let first = shown.first, let last = shown.last else { return }
    #expect(abs(first.frame.minX) < 0.51)
    #expect(abs(last.frame.maxX - stack.bounds.width) < 0.51)
    #expect(!shown.contains { $0.frame.minY < -0.01 || $0.frame.maxY > stack.bounds.height + 0.01 })
  }
}
