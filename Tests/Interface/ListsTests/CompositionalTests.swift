import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

@testable import GimbalLists

/// Compositional layouts: self-sizing cells and headers, scrolling sections, list cells with accessories.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct CompositionalTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let frame = CGRect(x: 0, y: 100, width: 320, height: 400)
  private let header = UICollectionView.elementKindSectionHeader

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private func shown(
    _ probe: CollectionProbe, _ layout: UICollectionViewLayout,
    _ prepare: (UICollectionView) -> Void = { _ in }
  ) -> UICollectionView {
    var made: UICollectionView?
    sim.doing {
      let view = probe.view(layout, frame)
      prepare(view)
      root.view.addSubview(view)
      made = view
    }
    return made!
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func frames(_ view: UICollectionView, _ items: Range<Int>) -> [CGRect] {
    items.map { view.layoutAttributesForItem(at: path($0))?.frame ?? .null }
  }

  @Test func `a grid of 10,000 items makes only the visible cells (R-COMP-6)`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)),
      subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
    let probe = CollectionProbe([10_000])
    let view = shown(
      probe, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(probe.queried.count == 20)
    #expect(view.contentSize == CGSize(width: 320, height: 2500 * 80))
    sim.doing { view.contentOffset.y = 100_000 }
    #expect(view.indexPathsForVisibleItems.first?.item == 5000)
    #expect(probe.queried.count == 40)
  }

  @Test
  func `cells with estimated heights get their own, and later items move (R-COMP-1, R-COMP-8)`() {
    let row = size(.fractionalWidth(1), .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let probe = SizingProbe { CGFloat(30 + $0.item % 3 * 20) }
    let view = shown(
      probe, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(view, 0..<3).map(\.height) == [30, 50, 70])
    #expect(frames(view, 0..<4).map(\.minY) == [0, 30, 80, 150])
    #expect(
      view.visibleCells.map(\.frame.minY)
        == (0..<view.visibleCells.count).map {
          frames(view, $0..<($0 + 1))[0].minY
        })
    let seen = probe.queried.count
    #expect(seen >= 8 && seen <= 10)
    sim.doing { view.frame.size.width = 200 }
    #expect(
      frames(view, 0..<3) == [
        CGRect(x: 0, y: 0, width: 200, height: 30), CGRect(x: 0, y: 30, width: 200, height: 50),
        CGRect(x: 0, y: 80, width: 200, height: 70),
      ])
  }

  @Test func `insets of an item apply on the axes without an estimate (R-COMP-1)`() {
    func positions(_ cell: NSCollectionLayoutSize, _ probe: SizingProbe) -> [CGRect] {
      let item = NSCollectionLayoutItem(layoutSize: cell)
      item.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 3, trailing: 20)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), cell.heightDimension), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      return frames(shown(probe, UICollectionViewCompositionalLayout(section: section)), 0..<2)
    }
    #expect(
      positions(size(.fractionalWidth(1), .estimated(50)), SizingProbe { _ in 40 }) == [
        CGRect(x: 10, y: 0, width: 290, height: 40), CGRect(x: 10, y: 40, width: 290, height: 40),
      ])
    #expect(
      positions(
        size(.estimated(60), .absolute(30)), SizingProbe(width: { _ in 200 }, height: { _ in 30 }))
        == [
          CGRect(x: 0, y: 7, width: 200, height: 20), CGRect(x: 0, y: 37, width: 200, height: 20),
        ])
  }

  @Test func `items above the visible area grow without moving it (R-COMP-8)`() {
    let row = size(.fractionalWidth(1), .estimated(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let probe = SizingProbe { _ in 60 }
    probe.counts = [500]
    let view = shown(
      probe, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    sim.doing { view.contentOffset.y = 8000 }
    let cell = view.cellForItem(at: path(198))
    let before = (cell?.frame.minY ?? 0) - view.contentOffset.y
    sim.doing { view.contentOffset.y -= 30 }
    let after = (cell?.frame.minY ?? 0) - view.contentOffset.y
    #expect(after - before == 30)
  }

  @Test func `an item provider may read the layout while a cell is measured (R-COMP-8)`() {
    var layout: UICollectionViewCompositionalLayout?
    var heights: [CGFloat] = []
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(100), .absolute(40))) {
      _ in
      heights.append(layout?.collectionViewContentSize.height ?? 0)
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 100, height: 40))]
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)),
      subitems: [custom, item(.absolute(100), .estimated(50))])
    let probe = SizingProbe { _ in 70 }
    let view = shown(
      probe, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    ) { layout = $0.collectionViewLayout as? UICollectionViewCompositionalLayout }
    // Three of the subitems in turn fit into a line.
    #expect(frames(view, 0..<4).map(\.minY) == [0, 0, 0, 70])
    #expect(heights.last ?? 0 > 0)
  }

  @Test func `words with estimated widths fill lines with as many as fit (R-COMP-4)`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      subitems: [item(.estimated(60), .absolute(30))])
    group.interItemSpacing = .fixed(10)
    let widths: [CGFloat] = [100, 150, 90, 200, 40, 40, 40]
    let probe = SizingProbe(width: { widths[$0.item % widths.count] }, height: { _ in 30 })
    probe.counts = [7]
    let view = shown(
      probe, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(view, 0..<7).map(\.minY) == [0, 0, 30, 30, 60, 60, 60])
    #expect(frames(view, 0..<7).map(\.minX) == [0, 110, 0, 100, 0, 50, 100])
  }

  @Test
  func `flexible spacing takes the remaining space, between items and around them (R-COMP-3)`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.absolute(120), .absolute(20)), item(.absolute(160), .absolute(40))])
    group.interItemSpacing = .flexible(10)
    group.subitems[0].edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let view = shown(
      CollectionProbe([2]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(
      frames(view, 0..<2) == [
        CGRect(x: 0, y: 10, width: 120, height: 20), CGRect(x: 160, y: 0, width: 160, height: 40),
      ])
  }

  @Test func `fixed spacing beside groups moves them across the section (R-COMP-3)`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(40)),
      subitems: [item(.absolute(120), .absolute(40))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(30), top: nil, trailing: nil, bottom: nil)
    let view = shown(
      CollectionProbe([1]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(view, 0..<1) == [CGRect(x: 30, y: 0, width: 120, height: 40)])
  }

  @Test func `fixed spacing above and below groups separates them (R-COMP-3)`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.fractionalWidth(1), .absolute(40))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(7), trailing: nil, bottom: .fixed(5))
    let view = shown(
      CollectionProbe([2]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(view, 0..<2).map(\.minY) == [7, 59])
    #expect(view.contentSize.height == 104)
  }

  @Test func `a badge is at its corner of the item, moved by its offset (R-COMP-5)`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(80)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [cell])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 30
    let view = shown(
      CollectionProbe([2]), UICollectionViewCompositionalLayout(section: section)
    ) {
      $0.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
        withReuseIdentifier: "part")
    }
    #expect(
      view.supplementaryView(forElementKind: "badge", at: path(1))?.frame
        == CGRect(x: 190, y: 20, width: 20, height: 20))
  }

  @Test func `headers extend the section and stay visible where they are pinned (R-COMP-7)`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let top = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: header, alignment: .top)
    top.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [
      top,
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(50), .absolute(20)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing),
    ]
    let view = shown(
      CollectionProbe([10, 10]), UICollectionViewCompositionalLayout(section: section))
    #expect(view.layoutAttributesForItem(at: path(0))?.frame.minY == 45)
    #expect(view.contentSize.height == 2140)
    #expect(
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: path(0))?.frame
        == CGRect(x: 260, y: 1050, width: 50, height: 20))
    sim.doing { view.contentOffset.y = 300 }
    #expect(
      view.supplementaryView(forElementKind: header, at: path(0))?.frame
        == CGRect(x: 10, y: 300, width: 300, height: 40))
    sim.doing { view.contentOffset.y = 1045 }
    #expect(view.supplementaryView(forElementKind: header, at: path(0))?.frame.minY == 1010)
  }

  @Test func `a section scrolls horizontally by touch and stops at a group boundary (R-COMP-9)`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(120)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 10
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset.x)
      for item in items where item.indexPath.item == 0 { item.alpha = 0.5 }
    }
    let probe = CollectionProbe([20, 3])
    let view = shown(probe, UICollectionViewCompositionalLayout(section: section))
    #expect(view.contentSize == CGSize(width: 320, height: 240))
    #expect(probe.queried.count == 4)
    #expect(view.cellForItem(at: path(0))?.alpha == 0.5)
    sim.drag(from: CGPoint(x: 250, y: 160), to: CGPoint(x: 60, y: 160))
    #expect(view.contentOffset == .zero)
    let cell = view.cellForItem(at: path(2))
    #expect(offsets.max().map { $0 > 0 && $0.truncatingRemainder(dividingBy: 210) == 0 } == true)
    #expect(cell.map { $0.superview is OrthogonalScrollView } == true)
    #expect(view.cellForItem(at: path(0, 1))?.convert(CGPoint.zero, to: view).x == 0)
  }

  @Test func `a list cell makes space for its accessories (R-COMP-11)`() throws {
    let probe = ListProbe()
    let view = shown(
      probe,
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
    ) { $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item") }
    let cell = try #require(view.cellForItem(at: path(0)) as? UICollectionViewListCell)
    let other = try #require(view.cellForItem(at: path(1)) as? UICollectionViewListCell)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(other.contentView.frame.width == 320)
    #expect(cell.contentView.frame.width < 320 && cell.contentView.frame.width > 280)
    sim.doing { view.isEditing = true }
    sim.doing { cell.setNeedsLayout() }
    #expect(cell.contentView.frame.minX > 30)
  }

  @Test func `the rows of an inset list respect the margins, with space around groups (R-COMP-10)`()
  {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let view = shown(ListProbe(), UICollectionViewCompositionalLayout.list(using: configuration)) {
      $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    }
    let frames = frames(view, 0..<2)
    #expect(frames[0].minX == 16 && frames[0].width == 288 && frames[0].minY == 17.5)
    #expect(frames[1].minY == 61.5)
  }
}

/// Provides cells whose constraints require a size.
private final class SizingProbe: CollectionProbe {
  private let width: ((IndexPath) -> CGFloat)?
  private let height: (IndexPath) -> CGFloat

  init(width: ((IndexPath) -> CGFloat)? = nil, height: @escaping (IndexPath) -> CGFloat) {
    self.width = width
    self.height = height
    super.init([60])
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    let bar = cell.contentView.subviews.first ?? UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(bar)
    bar.removeConstraints(bar.constraints)
    var constraints = [
      bar.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      bar.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ]
    let tall = bar.heightAnchor.constraint(equalToConstant: height(indexPath))
    tall.priority = UILayoutPriority(999)
    constraints.append(tall)
    if let width {
      let wide = bar.widthAnchor.constraint(equalToConstant: width(indexPath))
      wide.priority = UILayoutPriority(999)
      constraints.append(wide)
    }
    NSLayoutConstraint.activate(constraints)
    return cell
  }
}

/// Provides list cells, of which the first has accessories.
private final class ListProbe: CollectionProbe {
  init() { super.init([5]) }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    cell.contentConfiguration = content
    cell.accessories = indexPath.item == 0 ? [.delete(), .disclosureIndicator()] : []
    return cell
  }
}
