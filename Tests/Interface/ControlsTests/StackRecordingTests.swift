import Foundation
import Gimbal
import GimbalEngine
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Stacks, compared with recorded frames and public lists of their constraints.
@MainActor @Suite(.simulator("iphone-8")) struct StackRecordingTests {
  private final class Block: UIView {
    var size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func text(_ width: CGFloat, _ height: CGFloat, ascent: CGFloat) -> UIView {
    let view = Block(width, height)
    view.textBlock = TextBlock(lineWidth: width, lineHeight: height, ascent: ascent)
    return view
  }

  /// Lays out a stack at the top left corner of a large view.
  private func stack(
    _ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil,
    _ adjust: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let stack = UIStackView(arrangedSubviews: views)
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
    rigid.views.append(container)
    return stack
  }

  private final class Kept { var views: [UIView] = [] }
  private let rigid = Kept()

  private func widths(_ stack: UIStackView) -> [CGFloat] {
    stack.superview?.layoutIfNeeded()
    return stack.arrangedSubviews.map { ($0.frame.width * 10).rounded() / 10 }
  }

  private func constraints(_ identifier: String, _ stack: UIStackView) -> [NSLayoutConstraint] {
    stack.constraints.filter { $0.identifier == identifier }
  }

  // MARK: V-40

  @Test(arguments: [
    ([29.5, 29, 41.5], 300, 8, [213.5, 29, 41.5]), ([76.5, 94], 120, 8, [18, 94]),
    // The others shrink when the first has size 0.
    ([20, 30, 40], 60, 0, [0, 20, 40]),
  ])
  func `of equal priorities the first arranged view changes its size (V-40)`(
    _ contents: [CGFloat], _ space: CGFloat, _ spacing: CGFloat, _ expected: [CGFloat]
  ) {
    let row = stack(contents.map { Block($0, 20) }, width: space) { $0.spacing = spacing }
    #expect(widths(row) == expected)
    let column = stack(contents.map { Block(20, $0) }, height: space) {
      $0.axis = .vertical
      $0.spacing = spacing
    }
    #expect(column.arrangedSubviews.map { ($0.frame.height * 10).rounded() / 10 } == expected)
  }

  @Test func `the last arranged view changes its size with the switch off (V-40)`() throws {
    let sim = try #require(Simulator.bound)
    sim.switches.firstArrangedViewYields = false
    let row = stack([29.5, 29, 41.5].map { Block($0, 20) }, width: 300) { $0.spacing = 8 }
    #expect(widths(row) == [29.5, 29, 225.5])
  }

  @Test func `the view that changes its size depends on the arrangement, not its history (V-40)`() {
    let late = Block(UIView.noIntrinsicMetric, 20)
    let row = stack([Block(20, 20), late, Block(30, 20)], width: 100)
    #expect(widths(row) == [20, 50, 30])
    late.size.width = 10
    late.invalidateIntrinsicContentSize()
    #expect(widths(row) == [60, 10, 30])
    row.insertArrangedSubview(late, at: 0)
    #expect(widths(row) == [50, 20, 30])
    row.distribution = .equalSpacing
    row.distribution = .fill
    #expect(widths(row) == [50, 20, 30])
    row.addArrangedSubview(Block(5, 20))
    #expect(widths(row) == [45, 20, 30, 5])
  }

  @Test func `priorities decide before the order, and plain views take the rest (V-40)`() {
    let views = [Block(20, 20), Block(30, 20)]
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    #expect(widths(stack(views, width: 100)) == [20, 80])
    #expect(widths(stack([Block(20, 20), UIView(), UIView()], width: 100)) == [20, 0, 80])
  }

  // MARK: V-61

  @Test(arguments: [UIStackView.Alignment.center, .top, .bottom])
  func `a hidden view does not size a row across its axis (V-61)`(
    _ alignment: UIStackView.Alignment
  ) {
    for order in [[0, 1], [1, 0]] {
      let views = [Block(30, 20), Block(30, 100)]
      views[1].isHidden = true
      let row = stack(order.map { views[$0] }) { $0.alignment = alignment }
      #expect(row.bounds.size == CGSize(width: 30, height: 20))
      #expect(views[0].frame == row.bounds)
    }
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, CGFloat(0), CGFloat(100)), (.top, 0, 10), (.bottom, 90, 10),
    (.center, 45, 10),
  ])
  func `a single view keeps its size across the axis unless it fills (L-STACK-8)`(
    alignment: UIStackView.Alignment, start: CGFloat, length: CGFloat
  ) {
    let row = stack([Block(20, 10)], height: 100) { $0.alignment = alignment }
    let view = row.arrangedSubviews[0].frame
    #expect((view.minY, view.height) == (start, length))
  }

  @Test func `a hidden view does not widen a column, but a filling one does (V-61)`() {
    let views = [Block(30, 20), Block(200, 20)]
    views[1].isHidden = true
    let column = stack(views) {
      $0.axis = .vertical
      $0.alignment = .leading
    }
    #expect(column.bounds.width == 30)
    column.alignment = .fill
    column.superview?.layoutIfNeeded()
    #expect(column.bounds.width == 200)
  }

  @Test(arguments: [UIStackView.Alignment.fill, .center, .top, .bottom, .firstBaseline])
  func `a stack whose views are all hidden is empty, and may have any size (V-61, V-64)`(
    _ alignment: UIStackView.Alignment
  ) throws {
    let sim = try #require(Simulator.bound)
    let views = [Block(30, 20), Block(200, 20)]
    for view in views { view.isHidden = true }
    let events = sim.events {
      let free = stack(views) { $0.alignment = alignment }
      #expect(free.bounds.size == .zero)
      let fixed = stack(views, width: 300, height: 40) { $0.alignment = alignment }
      #expect(fixed.bounds.size == CGSize(width: 300, height: 40))
    }
    #expect(events.named("conflict").isEmpty)
  }

  // MARK: V-63

  @Test func `larger text leaves a row aligned by first baseline at the top (V-63)`() {
    let views = [text(40, 20, ascent: 16), text(40, 40, ascent: 32)]
    let row = stack(views) { $0.alignment = .firstBaseline }
    #expect(views.map(\.frame.minY) == [0, -16])
    #expect(row.bounds.height == 24)
    let ends = constraints("UISV-canvas-connection", row)
    #expect(ends[2].relation == .lessThanOrEqual && ends[2].secondItem === views[0])
    #expect(ends[3].relation == .equal && ends[3].secondItem is UILayoutGuide)
  }

  @Test func `larger text leaves a row aligned by last baseline at the bottom (V-63)`() {
    let views = [text(40, 20, ascent: 16), text(40, 40, ascent: 32)]
    let row = stack(views) { $0.alignment = .lastBaseline }
    #expect(views.map(\.frame.minY) == [16, 0])
    #expect(row.bounds.height == 36)
  }

  @Test func `a high row with first baseline is at the bottom, else at the top (V-63)`() {
    for (alignment, top) in [(UIStackView.Alignment.firstBaseline, 80.0), (.lastBaseline, 0)] {
      let views = [text(40, 20, ascent: 16), text(40, 20, ascent: 16)]
      _ = stack(views, height: 100) { $0.alignment = alignment }
      #expect(views.allSatisfy { abs($0.frame.minY - top) < 1e-6 })
    }
  }

  // MARK: V-64, V-65, V-66, V-75

  @Test func `a column by baselines starts and ends with visible views (V-64)`() {
    let views = (0..<4).map { _ in text(40, 20.5, ascent: 16) }
    views[0].isHidden = true
    views[3].isHidden = true
    let column = stack(views) {
      $0.axis = .vertical
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 30
    }
    #expect(views[1].frame.minY == 0)
    #expect(views[2].frame.maxY == column.bounds.height)
    #expect(views[2].frame.minY == 30)
  }

  @Test func `views without content have no share of a proportional stack (V-65)`() {
    let views = [UIView(), Block(44, 44), UIView()]
    let row = stack(views, width: 284) {
      $0.distribution = .fillProportionally
      $0.spacing = 20
    }
    #expect(widths(row) == [0, 244, 0])
    #expect(
      constraints("UISV-fill-proportionally", row).map(\.priority.rawValue) == [998])
    #expect(
      views[0].constraints.map(\.priority.rawValue) == [1000]
        && views[0].constraints[0].constant == 0
    )
    // The remaining view has all the space, so its constraint is required.
    row.spacing = 0
    #expect(widths(row) == [0, 284, 0])
    #expect(constraints("UISV-fill-proportionally", row).map(\.priority) == [.required])
  }

  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func `spacing in a column by baselines is between baselines (V-66)`(
    _ distribution: UIStackView.Distribution
  ) throws {
    let views = [
      text(40, 20, ascent: 10), text(40, 30, ascent: 25), text(40, 40, ascent: 12),
    ]
    func column() -> UIStackView {
      stack(views, height: 300) {
        $0.axis = .vertical
        $0.distribution = distribution
        $0.isBaselineRelativeArrangement = true
      }
    }
    _ = column()
    let ascents: [CGFloat] = [10, 25, 12]
    let baselines = zip(views, ascents).map { $0.frame.minY + $1 }
    #expect(baselines[1] - baselines[0] == baselines[2] - baselines[1])
    guard distribution == .equalCentering else { return }
    let sim = try #require(Simulator.bound)
    sim.switches.equalCenteringJoinsBaselines = false
    _ = column()
    #expect(views.map(\.frame.midY) == [10, 145, 280])
  }

  @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing, .equalCentering])
  func `a baseline-relative row has its spacing along the row (V-66)`(
    _ distribution: UIStackView.Distribution
  ) throws {
    let sim = try #require(Simulator.bound)
    let views = [text(40, 20, ascent: 10), text(40, 30, ascent: 25), text(40, 40, ascent: 12)]
    let row = stack(views) {
      $0.distribution = distribution
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 20
    }
    #expect(views.map(\.frame.minX) == [0, 60, 120] && row.bounds.width == 160)
    #expect(sim.trace.events.named("exception", "conflict").isEmpty)
  }

  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func `stacks with equal gaps are as long as their content (V-75)`(
    _ distribution: UIStackView.Distribution
  ) {
    let row = stack([Block(30, 20), Block(40, 20), Block(50, 20)]) {
      $0.distribution = distribution
      $0.spacing = 10
    }
    // Between centers the longest distance counts: 55 points, twice.
    #expect(row.bounds.width == (distribution == .equalSpacing ? 140 : 150))
    #expect(!row.hasAmbiguousLayout)
    #expect(constraints("UISV-canvas-fit", row).map(\.priority.rawValue) == [49])
  }

  // MARK: V-49, V-62

  private func label(_ text: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func `a label of several lines at the top of a row gets its share of it (V-49, V-62)`() {
    let long = label("One two three four five six seven eight nine ten eleven twelve", lines: 0)
    long.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    long.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let toggle = Block(51, 31)
    toggle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let row = stack([long, toggle], width: 300) { $0.alignment = .top }
    #expect(widths(row) == [150, 150])
    let preferences = constraints("UISV-text-width-disambiguation", row)
    #expect(preferences.map(\.firstItem).allSatisfy { $0 === long } && preferences.count == 1)
    #expect(preferences.map(\.multiplier) == [0.5])
    #expect(preferences.map(\.priority.rawValue) == [759])
    // The workaround that the report names.
    toggle.setContentHuggingPriority(UILayoutPriority(760), for: .horizontal)
    #expect(widths(row) == [249, 51])
    // A single line divides nothing, and other alignments and distributions do not either.
    long.numberOfLines = 1
    #expect(widths(row) == [249, 51])
    #expect(constraints("UISV-text-width-disambiguation", row).isEmpty)
    long.numberOfLines = 0
    for alignment in [UIStackView.Alignment.fill, .center, .bottom] {
      row.alignment = alignment
      row.superview?.layoutIfNeeded()
      #expect(constraints("UISV-text-width-disambiguation", row).isEmpty)
    }
    row.alignment = .top
    row.distribution = .equalSpacing
    row.superview?.layoutIfNeeded()
    #expect(constraints("UISV-text-width-disambiguation", row).isEmpty)
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `a row by baselines is divided among all views if a text wraps, else not (V-49)`(
    alignment: UIStackView.Alignment
  ) {
    let labels = [label("One", lines: 1), label("Two words", lines: 1)]
    let row = stack(labels, width: 300) { $0.alignment = alignment }
    #expect(constraints("UISV-text-width-disambiguation", row).isEmpty)
    labels[1].numberOfLines = 0
    row.superview?.layoutIfNeeded()
    let preferences = constraints("UISV-text-width-disambiguation", row)
    #expect(preferences.map { $0.firstItem as? UILabel } == labels)
    #expect(preferences.map(\.multiplier) == [0.5, 0.5])
  }

  // MARK: V-41

  @Test(arguments: [
    (374, 3, 0, [124.5, 125, 124.5]), (580, 3, 0, [193.5, 193, 193.5]),
  ])
  func `equal views are rounded by their edges (V-41)`(
    _ space: CGFloat, _ count: Int, _ spacing: CGFloat, _ expected: [CGFloat]
  ) {
    let row = stack((0..<count).map { _ in UIView() }, width: space) {
      $0.distribution = .fillEqually
      $0.spacing = spacing
    }
    #expect(row.arrangedSubviews.map(\.frame.width) == expected)
  }

  // MARK: V-68

  @Test func `hugging and compression priorities may be 0, a constraint's priority not (V-68)`()
    throws
  {
    let sim = try #require(Simulator.bound)
    let (free, rigid) = (Block(40, 20), Block(30, 20))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      free.setContentHuggingPriority(UILayoutPriority(0), for: axis)
      free.setContentCompressionResistancePriority(UILayoutPriority(0), for: axis)
    }
    #expect(free.contentHuggingPriority(for: .horizontal).rawValue == 0)
    #expect(free.contentCompressionResistancePriority(for: .vertical).rawValue == 0)
    let row = stack([rigid, free], width: 100)
    #expect(widths(row) == [30, 70])
    #expect(sim.trace.events(named: "exception").isEmpty)
    expectException("NSInternalInconsistencyException", on: sim) {
      row.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
    }
  }
}
