import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

@testable import GimbalLists

/// Collection views: the elements that exist, layouts, changes, selection, snapshots.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct CollectionTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let frame = CGRect(x: 0, y: 100, width: 320, height: 400)

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private func shown(
    _ probe: CollectionProbe, _ layout: UICollectionViewLayout
  ) -> UICollectionView {
    var made: UICollectionView?
    sim.doing {
      let view = probe.view(layout, frame)
      root.view.addSubview(view)
      made = view
    }
    return made!
  }

  @Test func `only visible items have cells, and cells are reused (R-ITEMS-3)`() {
    let probe = CollectionProbe([10_000])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = shown(probe, layout)
    #expect(view.visibleCells.count == 12 && probe.queried.count == 12)
    #expect(view.contentSize == CGSize(width: 320, height: 3334 * 110 - 10))
    sim.doing { view.contentOffset.y = 110_000 }
    #expect(view.indexPathsForVisibleItems.first?.item == 3000)
    #expect(view.subviews.count == view.visibleCells.count)
    sim.doing {
      view.scrollToItem(at: IndexPath(item: 9_999, section: 0), at: .bottom, animated: false)
    }
    #expect(view.cellForItem(at: IndexPath(item: 9_999, section: 0)) != nil)
    #expect(probe.queried.count < 60)
  }

  @Test func `headers stay at the edge if the layout pins them (R-FLOW-4)`() throws {
    let probe = CollectionProbe([20, 20])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = shown(probe, layout)
    sim.doing { view.contentOffset.y = 200 }
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect(header.frame == CGRect(x: 0, y: 200, width: 320, height: 40))
    #expect(view.subviews.last === header)
  }

  @Test func `a pinned header stops above its section's footer, a footer below its header`() throws
  {
    let probe = CollectionProbe([20, 20])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let view = shown(probe, layout)
    // A section: 40, seven lines of 100 with 10 between them, 30.
    let length: CGFloat = 40 + 7 * 110 - 10 + 30
    func part(_ kind: String, _ section: Int) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    sim.doing { view.contentOffset.y = length - 50 }
    #expect(part(header, 0)?.minY == length - 30 - 40)
    #expect(part(footer, 0)?.minY == length - 30)
    sim.doing { view.contentOffset.y = length - 390 }
    #expect(part(footer, 1)?.minY == length + 40)
    sim.doing { view.contentOffset.y = length - 350 }
    #expect(part(footer, 1)?.minY == length + 40)
    sim.doing { view.contentOffset.y = length - 300 }
    #expect(part(footer, 1)?.minY == length + 100 - 30)
    layout.footerReferenceSize = .zero
    sim.doing { view.contentOffset.y = length - 30 - 50 }
    #expect(part(header, 0)?.minY == length - 30 - 50)
    #expect(part(footer, 0) == nil)
  }

  @Test func `a change of width fills lines again (R-ITEMS-2)`() {
    let probe = CollectionProbe([100])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = shown(probe, layout)
    sim.doing { view.frame.size.width = 600 }
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.minX == 500)
    #expect(view.contentSize.width == 600)
  }

  @Test func `each length of a flow layout applies when it changes (R-ITEMS-2)`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let probe = CollectionProbe([6])
    let view = shown(probe, layout)
    // Two lines of three items, with 10 points between them.
    #expect(view.contentSize.height == 210)
    let changes: [(CGFloat, () -> Void)] = [
      (250, { layout.headerReferenceSize.height = 40 }),
      (280, { layout.footerReferenceSize.height = 30 }),
      (292, { layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0) }),
      (302, { layout.minimumLineSpacing = 20 }), (282, { layout.itemSize.height = 90 }),
      // Only two items fit next to each other: three lines.
      (392, { layout.minimumInteritemSpacing = 30 }),
    ]
    for (height, change) in changes {
      sim.doing(change)
      #expect(view.contentSize.height == height)
    }
    #expect(probe.queried.count >= 6)
  }

  @Test func `cells move to new positions in the order of their items, in each run (R-ITEMS-2)`() {
    let probe = CollectionProbe([12])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    _ = shown(probe, layout)
    let numbers = sim.events { sim.doing { layout.itemSize = CGSize(width: 100, height: 60) } }
      .filter { $0.name == "bounds" && "\($0.receiver)".contains("Cell#") }
      .compactMap { "\($0.receiver)".split(separator: "#").last.flatMap { Int($0) } }
    #expect(numbers.count == 12 && numbers == numbers.sorted())
  }

  @Test func `an app's own layout positions items (R-ITEMS-2)`() {
    let probe = CollectionProbe([50])
    let layout = Stairs()
    let view = shown(probe, layout)
    #expect(layout.prepared == 1)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minX == 30)
    sim.doing { view.contentOffset.y = 20 }
    #expect(layout.prepared == 1)
    sim.doing { layout.invalidateLayout() }
    #expect(layout.prepared == 2)
  }

  @Test func `self-sizing cells are positioned by their size (R-FLOW-5)`() {
    let probe = CollectionProbe([20])
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    var made: UICollectionView?
    sim.doing {
      let view = probe.view(layout, frame)
      view.register(SquareCell.self, forCellWithReuseIdentifier: "item")
      root.view.addSubview(view)
      made = view
    }
    #expect(
      made?.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 90, height: 70) } == true)
    #expect(made?.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 80)
  }

  @Test func `batch updates preserve the cells of unchanged items (R-LIST-8)`() {
    let probe = CollectionProbe([6])
    let view = shown(probe, UICollectionViewFlowLayout())
    let cells = view.visibleCells
    sim.doing {
      view.performBatchUpdates {
        probe.counts = [6]
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        view.insertItems(at: [IndexPath(item: 5, section: 0)])
      }
    }
    #expect(Array(view.visibleCells.prefix(5)) == Array(cells.dropFirst()))
    #expect(view.visibleCells[0].frame.minX == 0)
  }

  @Test func `a tap selects an item and deselects the former one (R-LIST-10)`() {
    let probe = CollectionProbe([6])
    let view = shown(probe, UICollectionViewFlowLayout())
    sim.tap(at: CGPoint(x: 20, y: 120))
    sim.tap(at: CGPoint(x: 90, y: 120))
    #expect(probe.calls == ["select [0, 0]", "deselect [0, 0]", "select [0, 1]"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func `snapshots are applied with the fewest changes (R-LIST-13)`() throws {
    let list = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, _, item in cell.accessibilityIdentifier = item
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c", "d"], toSection: 0)
    sim.doing {
      root.view.addSubview(list)
      source.apply(snapshot)
    }
    let cells = list.visibleCells
    #expect(cells.map(\.accessibilityIdentifier) == ["a", "b", "c", "d"])
    snapshot.deleteItems(["b"])
    snapshot.moveItem("d", beforeItem: "a")
    snapshot.appendItems(["e"], toSection: 1)
    let changes = snapshot.changes(from: source.snapshot())
    #expect(changes.movedRows.count == 1 && changes.deletedRows == [RowLocation(0, 1)])
    var isDone = false
    sim.doing { source.apply(snapshot) { isDone = true } }
    #expect(list.visibleCells.map(\.accessibilityIdentifier) == ["d", "a", "c", "e"])
    #expect(list.visibleCells[0] === cells[3] && list.visibleCells[1] === cells[0] && isDone)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == "e")
  }

  @Test func `a table applies snapshots too (R-LIST-13)`() {
    let table = UITableView(frame: frame)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.tag = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["one", "two"])
    snapshot.appendItems([1, 2, 3], toSection: "one")
    snapshot.appendItems([4], toSection: "two")
    sim.doing {
      root.view.addSubview(table)
      source.apply(snapshot, animatingDifferences: false)
    }
    let first = table.visibleCells.first
    snapshot.moveSection("two", beforeSection: "one")
    snapshot.deleteItems([2])
    sim.doing { source.apply(snapshot) }
    #expect(table.visibleCells.map(\.tag) == [4, 1, 3] && table.visibleCells[1] === first)
  }

  @Test func `a controller's view is the collection view (R-LIST-12)`() {
    let controller = sim.perform {
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    }
    sim.launch(controller)
    #expect(controller.view === controller.collectionView)
    #expect(controller.collectionView.numberOfSections == 1)
  }

  @Test func `item counts are queried before cells (R-ITEMS-1)`() {
    let probe = CollectionProbe([2])
    let names = sim.events { _ = shown(probe, UICollectionViewFlowLayout()) }.map(\.name).filter {
      $0.hasPrefix("numberOf") || $0.hasPrefix("collectionView(_:n")
        || $0.hasPrefix("collectionView(_:cell")
    }
    #expect(
      names == [
        "numberOfSections(in:)", "collectionView(_:numberOfItemsInSection:)",
        "collectionView(_:cellForItemAt:)", "collectionView(_:cellForItemAt:)",
      ])
  }

  @Test func `updates of a collection view are uncommitted only inside a batch (R-LIST-8)`() {
    let view = shown(CollectionProbe([3]), UICollectionViewFlowLayout())
    #expect(!view.hasUncommittedUpdates)
    var during: Bool?
    sim.doing { view.performBatchUpdates { during = view.hasUncommittedUpdates } }
    #expect(during == true && !view.hasUncommittedUpdates)
  }

  @Test func `a property of a flow layout invalidates it only with another value (R-ITEMS-2)`() {
    final class Counting: UICollectionViewFlowLayout {
      var count = 0
      override func invalidateLayout() {
        count += 1
        super.invalidateLayout()
      }
    }
    let layout = Counting()
    let changes: [() -> Void] = [
      { layout.sectionInsetReference = .fromSafeArea }, { layout.minimumInteritemSpacing = 3 },
      { layout.minimumLineSpacing = 4 }, { layout.scrollDirection = .horizontal },
      { layout.sectionInset.left = 5 }, { layout.itemSize.width = 6 },
      { layout.headerReferenceSize.height = 7 }, { layout.footerReferenceSize.height = 8 },
    ]
    for change in changes {
      let before = layout.count
      change()
      #expect(layout.count == before + 1)
      change()
      #expect(layout.count == before + 1)
    }
  }
}

/// An app's own layout: each item is lower and further to the right.
private final class Stairs: UICollectionViewLayout {
  var prepared = 0

  override func prepare() {
    super.prepare()
    prepared += 1
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 5000) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<50).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: indexPath.item * 10, y: indexPath.item * 100, width: 50, height: 80)
    return attributes
  }
}

/// A cell whose constraints require 90 by 70.
private final class SquareCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 90),
      view.heightAnchor.constraint(equalToConstant: 70),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
