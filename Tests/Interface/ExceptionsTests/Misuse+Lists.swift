import Foundation
import GimbalEngine
import GimbalLists

extension Misuse {
  static func list(_ kind: AppException.Kind) -> Misuse {
    switch kind {
    case .listCountsDisagree:
      table(internalInconsistency, "after the update (3) must be equal to the number of rows") {
        $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    case .listChangeOutOfRange:
      table(internalInconsistency, "attempt to delete row 9 from section 0 which only contains 3") {
        $0.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      }
    case .listCellMissing:
      table(internalInconsistency, "failed to obtain a cell from its dataSource") {
        MisusedTable.source(of: $0).repeatsCell = true
        $0.frame.size = CGSize(width: 300, height: 300)
        $0.layoutIfNeeded()
      }
    case .listViewUnregistered:
      table(internalInconsistency, "unable to dequeue a cell with identifier other - must register")
      {
        _ = $0.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
      }
    case .listPositionOutOfRange:
      table("NSRangeException", "out-of-bounds row (72) when there are only 3 rows in section 0.") {
        $0.scrollToRow(at: IndexPath(row: 72, section: 0), at: .top, animated: false)
      }
    case .listSectionOutOfRange:
      table(internalInconsistency, "the number of rows for section (4) which is out of bounds.") {
        _ = $0.numberOfRows(inSection: 4)
      }
    case .listTooLong:
      table(internalInconsistency, "Failed to allocate data stores for 402337200000000 rows") {
        MisusedTable.source(of: $0).count = 402_337_200_000_000
        $0.reloadData()
      }
    case .listTooManySections:
      table("GimbalLimitExceeded", "a table view of 1000001 sections; 1000000 are the most") {
        MisusedTable.source(of: $0).sections = 1_000_001
        $0.reloadData()
      }
    case .listTooManyLengths:
      table("GimbalLimitExceeded", "whose delegate gives the sizes of 1048577 rows in section 0") {
        MisusedTable.source(of: $0).count = 1_048_577
        MisusedTable.source(of: $0).height = 10
        $0.estimatedRowHeight = 0
        $0.reloadData()
      }
    case .listHeightNegative:
      table(internalInconsistency, "table view row height must not be negative") {
        MisusedTable.source(of: $0).height = -5
        $0.estimatedRowHeight = 0
        $0.reloadData()
      }
    case .listReloadInCell:
      table(internalInconsistency, "must not be reloaded or changed while its data") {
        MisusedTable.source(of: $0).reloads = true
        $0.frame.size = CGSize(width: 300, height: 300)
        $0.layoutIfNeeded()
      }
    case .listAttributesNotFinite:
      collection("CALayerInvalidGeometry", "gave numbers that are not finite", .infinite)
    case .listTooManyAttributes:
      collection("GimbalLimitExceeded", "gave 100001 elements for one rectangle", .endless)
    case .listAttributesMissing:
      collection(internalInconsistency, "no UICollectionViewLayoutAttributes instance", .empty) {
        $0.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
      }
    case .listViewNotDequeued:
      collection(internalInconsistency, "does not have a reuseIdentifier - cells must", .one)
    case .listItemTooWide:
      collection(nil, "the item width must be less than the width", .wide)
    case .listIdentifiersRepeat:
      Misuse(internalInconsistency, "item identifiers are not unique. Duplicate") { _ in
        let table = UITableView()
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 1])
        source.apply(snapshot)
      }
    default: preconditionFailure("\(kind)")
    }
  }

  /// A misuse by the layout of a collection view outside a window.
  private static func collection(
    _ exception: String?, _ message: String, _ way: MisusedLayout.Way,
    _ call: @escaping (UICollectionView) -> Void = { $0.layoutIfNeeded() }
  ) -> Misuse {
    Misuse(exception, message) { _ in
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 500, height: 50)
      let source = MisusedCollection()
      source.dequeues = way != .one
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300),
        collectionViewLayout: way == .wide ? flow : MisusedLayout(way))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = source
      withExtendedLifetime(source) { call(view) }
    }
  }

  /// A misuse of a table outside a window.
  private static func table(
    _ exception: String, _ message: String, _ call: @escaping (UITableView) -> Void
  ) -> Misuse {
    Misuse(exception, message) { _ in
      let table = UITableView()
      let source = MisusedTable()
      MisusedTable.retained = source
      table.dataSource = source
      table.delegate = source
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      call(table)
    }
  }
}

/// A table's data source that misbehaves in one way.
private final class MisusedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  nonisolated(unsafe) static var retained: MisusedTable?
  var count = 3
  var sections = 1
  var height: CGFloat?
  var repeatsCell = false
  var reloads = false
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  static func source(of table: UITableView) -> MisusedTable { table.dataSource as! MisusedTable }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if reloads, indexPath.row == 0 { tableView.reloadData() }
    return repeatsCell && indexPath.row < 2
      ? cell : tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height.map { indexPath.row == 0 ? $0 : 10 }
      ?? OptionalCalls.byDefault(UITableView.automaticDimension, self)
  }
}

/// A collection view's data source that may return its own cells.
private final class MisusedCollection: NSObject, UICollectionViewDataSource {
  var dequeues = true

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeues
      ? collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      : UICollectionViewCell()
  }
}

/// A layout that misbehaves in one way.
private final class MisusedLayout: UICollectionViewLayout {
  enum Way {
    case infinite
    case endless
    case empty
    case one
    case wide
  }

  private let way: Way

  init(_ way: Way) {
    self.way = way
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard way != .empty else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: way == .infinite ? Double.nan : 0, width: 50, height: 50)
    return Array(repeating: attributes, count: way == .endless ? 100_001 : 1)
  }
}
