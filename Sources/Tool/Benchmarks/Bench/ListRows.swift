import Foundation
import Gimbal

/// Tables and grids: the cost of their length, which should be zero.
@MainActor
enum ListRows {
  private static let many = 100_000
  private static let few = 1000
  private static let items = 10_000

  static let all: [BenchRow] =
    rows("table", many) { SelfSizingTable($0) } + rows("grid", items) { Grid.flow($0) }
    + rows("composition", items) { Grid.composition($0) }

  /// Returns the rows of one kind of list: compared with a time limit, and with a short list of the
  /// same kind.
  private static func rows(
    _ kind: String, _ count: Int, _ make: @escaping @MainActor (Int) -> any BenchList
  ) -> [BenchRow] {
    [
      BenchRow(
        name: "lists/\(kind)/\(count)/launch", reference: "2 ms", must: 1,
        measure: { launch(make, count) }),
      BenchRow(
        name: "lists/\(kind)/\(count)/rotate", reference: "that of \(few)", must: 1.2,
        measure: { compare(make, count, rotate) }),
      BenchRow(
        name: "lists/\(kind)/\(count)/scroll", reference: "that of \(few)", must: 1.2,
        measure: { compare(make, count, scroll) }),
      BenchRow(
        name: "lists/\(kind)/\(count)/batch of 1000", reference: "5 ms", must: 1,
        measure: { batch(make, count) }),
    ]
  }

  /// Measures from the launch of the app to the end of the first layout.
  private static func launch(
    _ make: @MainActor (Int) -> any BenchList, _ count: Int
  ) -> BenchResult {
    let result = Measuring.ratio(
      ours: {
        let sim = powered()
        var root: ListController?
        sim.perform { root = ListController(make(count)) }
        return Measuring.nanoseconds { sim.launch(root!) }
      }, reference: { 2e6 })
    return milliseconds(result)
  }

  private static func batch(
    _ make: @MainActor (Int) -> any BenchList, _ count: Int
  ) -> BenchResult {
    let (sim, list) = shown(make, count)
    let result = Measuring.ratio(
      ours: { Measuring.nanoseconds { sim.perform { list.changeThousand() } } },
      reference: { 5e6 })
    return milliseconds(result)
  }

  private static func compare(
    _ make: @MainActor (Int) -> any BenchList, _ count: Int,
    _ act: @MainActor (Simulator, any BenchList) -> Void
  ) -> BenchResult {
    let (long, longList) = shown(make, count)
    let (short, shortList) = shown(make, few)
    let result = Measuring.ratio(
      ours: { Measuring.nanoseconds { act(long, longList) } },
      reference: { Measuring.nanoseconds { act(short, shortList) } })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(
        format: "%.2f ms, short %.2f ms", result.ours / 1e6, result.reference / 1e6))
  }

  private static func rotate(_ sim: Simulator, _ list: any BenchList) {
    sim.rotate(to: .landscapeLeft)
    sim.rotate(to: .portrait)
  }

  /// Scrolls from the top down in steps of half a screen, and back at once.
  private static func scroll(_ sim: Simulator, _ list: any BenchList) {
    for _ in 0..<20 {
      sim.perform { list.scrollView.contentOffset.y += 400 }
      sim.settle()
    }
    sim.perform { list.scrollView.contentOffset.y = 0 }
    sim.settle()
  }

  private static func milliseconds(
    _ result: (ratio: Double, ours: Double, reference: Double)
  ) -> BenchResult {
    BenchResult(ratio: result.ratio, diagnostic: String(format: "%.2f ms", result.ours / 1e6))
  }

  private static func powered() -> Simulator {
    try! Simulator(
      DeviceCatalog.standard.device("iphone-15-pro"), recording: RotationRows.recording)
  }

  private static func shown(
    _ make: @MainActor (Int) -> any BenchList, _ count: Int
  ) -> (Simulator, any BenchList) {
    let sim = powered()
    var list: (any BenchList)?
    sim.perform { list = make(count) }
    sim.launch(ListController(list!))
    return (sim, list!)
  }
}

/// A list with its data.
@MainActor
private protocol BenchList: AnyObject {
  var scrollView: UIScrollView { get }

  /// Deletes 500 rows and inserts 500 others, in one batch.
  func changeThousand()
}

/// A controller that shows a list on the whole screen.
private final class ListController: UIViewController {
  private let list: any BenchList

  init(_ list: any BenchList) {
    self.list = list
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.scrollView.frame = view.bounds
    list.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.scrollView)
  }
}

/// The index paths of a batch: every other row from the top.
private let changedPaths = (0..<500).map { IndexPath(row: $0 * 2, section: 0) }

/// A table whose cells have self-sizing heights.
@MainActor
private final class SelfSizingTable: NSObject, BenchList, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)
  private let count: Int
  var scrollView: UIScrollView { table }

  init(_ count: Int) {
    self.count = count
    super.init()
    table.register(BenchCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? BenchCell)?.height.constant = CGFloat(40 + indexPath.row % 5 * 10)
    return cell
  }

  func changeThousand() {
    table.performBatchUpdates { [table] in
      table.deleteRows(at: changedPaths, with: .none)
      table.insertRows(at: changedPaths, with: .none)
    }
  }
}

private final class BenchCell: UITableViewCell {
  private(set) var height = NSLayoutConstraint()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bar)
    height = bar.heightAnchor.constraint(equalToConstant: 40)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: contentView.topAnchor),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A grid of small items.
@MainActor
private final class Grid: NSObject, BenchList, UICollectionViewDataSource {
  private let view: UICollectionView
  private let count: Int
  var scrollView: UIScrollView { view }

  static func flow(_ count: Int) -> Grid {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    return Grid(layout, count)
  }

  static func composition(_ count: Int) -> Grid {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item])
    return Grid(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), count)
  }

  private init(_ layout: UICollectionViewLayout, _ count: Int) {
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.count = count
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func changeThousand() {
    view.performBatchUpdates { [view] in
      view.deleteItems(at: changedPaths)
      view.insertItems(at: changedPaths)
    }
  }
}
