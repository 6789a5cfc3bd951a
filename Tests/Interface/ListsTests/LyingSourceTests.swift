import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalLists
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Inconsistent data sources and layouts, and cells with unsatisfiable constraints (R-LIST-8).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct LyingSourceTests {
  /// A table's source whose counts and cells a test sets.
  private final class Source: UITableViewDataSource {
    var count = 5
    var makesCell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      makesCell(tableView, indexPath)
    }
  }

  /// A layout that returns what a test sets.
  private final class Layout: UICollectionViewLayout {
    var given: [UICollectionViewLayoutAttributes] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1000) }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    { given }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    { given.first { $0.indexPath == indexPath } }
  }

  private let sim: Simulator
  private let root = Probe("root")
  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
    table.dataSource = source
  }

  /// Runs `body`, lets the device settle, and returns the reasons of the exceptions.
  private func exceptions(_ body: () -> Void) -> [String] {
    var raised: [String] = []
    sim.exceptionHandler = { exception, _ in raised.append(exception.reason) }
    sim.doing(body)
    return raised
  }

  @Test
  func `inconsistent updates raise UIKit's exception`() {
    sim.doing { root.view.addSubview(table) }
    let raised = exceptions {
      source.count = 9
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(
      raised.contains {
        $0.hasPrefix("Invalid update: invalid number of rows in section 0.")
          && $0.contains("after the update (9)") && $0.contains("before the update (5)")
          && $0.contains("(1 inserted, 0 deleted)")
      })
  }

  @Test func `a reload inside cellForRowAt is refused once, and the rows are shown`() {
    var hasReloaded = false
    source.makesCell = { table, _ in
      if !hasReloaded { table.reloadData() }
      hasReloaded = true
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let raised = exceptions { root.view.addSubview(table) }
    #expect(raised.count { $0.contains("must not be reloaded or changed") } == 1)
    #expect(table.visibleCells.count == 5)
  }

  @Test
  func
    `cells with unsatisfiable constraints are shown and reported, and layout ends`()
  {
    source.count = 1_000
    table.rowHeight = 44
    source.makesCell = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 100),
      ])
      return cell
    }
    let raised = exceptions { root.view.addSubview(table) }
    #expect(raised.isEmpty && table.visibleCells.count == 10)
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 44 })
    #expect(sim.trace.events(named: "conflict").count == 10)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `invalid frames of a layout do no harm`(number: CGFloat) {
    let (probe, layout) = (CollectionProbe([2]), Layout())
    for item in 0..<2 {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame =
        item == 0
        ? CGRect(x: number, y: 0, width: 100, height: number)
        : CGRect(x: 0, y: 0, width: 100, height: 50)
      layout.given.append(attributes)
    }
    let view = probe.view(layout, CGRect(x: 0, y: 100, width: 320, height: 400))
    _ = exceptions { root.view.addSubview(view) }
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test
  func
    `attributes of missing or repeated items show each existing item once`()
  {
    let (probe, layout) = (CollectionProbe([1]), Layout())
    for item in [0, 0, 0, 7, -1] {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      layout.given.append(attributes)
    }
    let view = probe.view(layout, CGRect(x: 0, y: 100, width: 320, height: 400))
    _ = exceptions { root.view.addSubview(view) }
    #expect(view.visibleCells.count == 1)
  }

  @Test func `items that a layout returns outside of the bounds are not shown (R-ITEMS-3)`() {
    let (probe, layout) = (CollectionProbe([2]), Layout())
    for (item, y) in [(0, CGFloat(0)), (1, 900)] {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: y, width: 100, height: 50)
      layout.given.append(attributes)
    }
    let view = probe.view(layout, CGRect(x: 0, y: 100, width: 320, height: 400))
    _ = exceptions { root.view.addSubview(view) }
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0])
  }

  /// Returns a different size for each row and item.
  private final class Sizes: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
    var calls = 0
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      calls += 1
      return 44
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      calls += 1
      return CGSize(width: 50, height: 50)
    }
  }

  @Test func `a delegate is queried for the sizes of a bounded number of rows and items`() {
    let sizes = Sizes()
    source.count = 1 << 31
    table.delegate = sizes
    table.estimatedRowHeight = 0
    var raised = exceptions { root.view.addSubview(table) }
    #expect(
      raised.allSatisfy { $0.contains("the sizes of 2147483648 rows in section 0 one by one") })
    #expect(!raised.isEmpty && sizes.calls < 1 << 22 && !table.visibleCells.isEmpty)
    table.removeFromSuperview()

    let probe = CollectionProbe([1 << 31])
    let view = probe.view(
      UICollectionViewFlowLayout(), CGRect(x: 0, y: 100, width: 320, height: 400))
    view.delegate = sizes
    sizes.calls = 0
    raised = exceptions { root.view.addSubview(view) }
    #expect(raised.allSatisfy { $0.contains("the sizes of 2147483648 items in section 0") })
    #expect(!raised.isEmpty && sizes.calls < 100 && !view.visibleCells.isEmpty)
  }

  @Test func `rectangles that are not finite contain no items`() {
    let layout = UICollectionViewFlowLayout()
    let view = CollectionProbe([3]).view(layout, CGRect(x: 0, y: 100, width: 320, height: 400))
    sim.doing { root.view.addSubview(view) }
    for rect in [CGRect(x: 0, y: CGFloat.nan, width: 9, height: 9), .null] {
      #expect(layout.layoutAttributesForElements(in: rect)?.isEmpty == true)
    }
  }
}
