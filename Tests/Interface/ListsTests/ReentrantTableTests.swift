import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import SeededGenerator
import SlowTests
import TestSupport
import Testing

@testable import GimbalLists

/// Tables that change inside their own delegate calls (R-LIST-20, F-77).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct ReentrantTableTests {
  private let sim: Simulator

  init() throws { sim = try #require(Simulator.bound) }

  /// Uses a table so that it calls its delegate in every way, then compares it with its data.
  ///
  /// Returns the first difference.
  private func exception(
    _ callback: TableCallback, _ action: TableAction, times: Int, style: UITableView.Style
  ) -> String? {
    let host = sim.perform { ChangingTable(callback, action, times: times, style: style) }
    let table = host.table
    // Inconsistent counts and reloads inside a query for a cell are exceptions of the app.
    let outer = sim.exceptionHandler
    sim.exceptionHandler = { _, _ in }
    defer { sim.exceptionHandler = outer }
    sim.launch(host)
    sim.doing { table.contentOffset.y += 400 }
    sim.tap(at: CGPoint(x: 150, y: 400))
    sim.tap(at: CGPoint(x: 150, y: 300))
    sim.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400), during: 0.2)
    sim.doing { table.setEditing(true, animated: false) }
    sim.doing { table.contentOffset.y = 0 }
    sim.doing { table.reloadSections([0], with: .none) }
    sim.doing { table.setEditing(false, animated: false) }
    sim.doing {
      host.isQuiet = true
      for _ in 0..<200 where table.hasUncommittedUpdates { table.endUpdates() }
      host.connect()
      table.frame = host.view.bounds
      table.contentOffset.y = 0
      table.reloadData()
    }
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    if counts != host.counts { return "\(counts) of \(host.counts)" }
    let paths = table.visibleCells.compactMap { table.indexPath(for: $0) }
    if paths.isEmpty || paths != paths.sorted() { return "rows \(paths)" }
    for cell in table.visibleCells
    where cell.frame != table.rectForRow(at: table.indexPath(for: cell)!) {
      return "the frame of \(table.indexPath(for: cell)!)"
    }
    let bodies = table.subviews.filter { $0 is UITableViewCell }
    return bodies.count == paths.count ? nil : "\(bodies.count) cells for \(paths.count) rows"
  }

  @Test(.tags(.slow), arguments: Array(TableCallback.allCases.enumerated()))
  func `a table may change in each of its calls`(_ index: Int, _ callback: TableCallback) {
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    for (number, action) in TableAction.allCases.enumerated() where (number + index) % 5 == 0 {
      let style = styles[(number + index) / 5 % 3]
      let exception = exception(callback, action, times: 1, style: style)
      #expect(exception == nil, "\(callback) \(action) \(style)")
    }
  }

  @Test(arguments: [
    TableCallback.didEndDisplaying, .didEndDisplayingHeader, .didEndDisplayingFooter,
  ])
  func `a table may change in every call about views that leave it`(_ callback: TableCallback) {
    for action in TableAction.allCases {
      let exception = exception(callback, action, times: .max, style: .plain)
      #expect(exception == nil, "\(callback) \(action)")
    }
  }

  @Test func `a reload in a call about a cell that leaves waits until all cells have left`() {
    let host = sim.perform { ReloadingTable() }
    sim.launch(host)
    host.start()
    sim.doing { host.table.reloadData() }
    #expect(host.calls == ["end", "end", "end", "rows", "rows"])
    host.start()
    sim.doing {
      host.count = 0
      host.table.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    #expect(host.calls == ["rows", "end", "end", "end", "rows"])
  }

  @Test(arguments: [
    TableCallback.height, .willDisplay, .willDisplayHeader, .indentation, .rows, .headerTitle,
    .indexTitles,
  ])
  func `a change in every call is reported as a loop and ends`(_ callback: TableCallback) {
    let host = sim.perform { ChangingTable(callback, .reload, times: .max, style: .plain) }
    let events = sim.events { sim.launch(host) }
    #expect(events.contains { $0.name == "layoutLoop" })
    #expect(Int.max - host.left < 1_000)
    host.isQuiet = true
    sim.doing { host.table.reloadData() }
    #expect(host.table.numberOfRows(inSection: 0) == host.counts[0])
    #expect(!host.table.visibleCells.isEmpty)
  }

  @Test(arguments: [TableCallback.canEdit, .editingStyle, .shouldIndent, .canMove])
  func `editing that begins or ends in every call is reported as a loop and ends`(
    _ callback: TableCallback
  ) {
    let host = sim.perform { ChangingTable(callback, .edit, times: .max, style: .plain) }
    sim.launch(host)
    let events = sim.events { sim.doing { host.table.setEditing(true, animated: false) } }
    #expect(events.contains { $0.name == "layoutLoop" })
    #expect(Int.max - host.left < 1_000)
    host.isQuiet = true
    let isEditing = host.table.isEditing
    #expect(host.table.visibleCells.allSatisfy { $0.isEditing == isEditing })
  }

  @Test func `a data source that calls itself through its table is stopped`() {
    let host = sim.perform { ChangingTable(.indexTitles, .index, times: .max, style: .plain) }
    var raised: Set<String> = []
    sim.exceptionHandler = { exception, _ in raised.insert(exception.name) }
    sim.launch(host)
    #expect(raised == ["GimbalLimitExceeded"])
    host.isQuiet = true
    let later = sim.events { sim.doing { host.table.reloadSectionIndexTitles() } }
    #expect(later.named("sectionIndexTitles").count == 1)
    sim.doing { host.table.reloadData() }
    #expect(!host.table.visibleCells.isEmpty)
  }

  @Test(arguments: [TableCallback.sections, .rows, .indexTitles])
  func `an update that ends in every call without a beginning is reported as a loop and ends`(
    _ callback: TableCallback
  ) {
    let host = sim.perform { ChangingTable(callback, .endAlone, times: .max, style: .plain) }
    let events = sim.events { sim.launch(host) }
    #expect(events.contains { $0.name == "layoutLoop" })
    #expect(Int.max - host.left < 1_000)
  }

  @Test(arguments: [3, 4])
  func `the fourth restart in a row is reported as a loop (R-LIST-20)`(times: Int) {
    let host = sim.perform { ChangingTable(.height, .reload, times: times, style: .plain) }
    let events = sim.events { sim.launch(host) }
    #expect(events.contains { $0.name == "layoutLoop" } == (times > 3))
  }

  @Test func `a change in one call takes effect once, when the pass ends`() {
    let host = sim.perform { ChangingTable(.willDisplay, .deleteRow, times: 1, style: .plain) }
    let events = sim.events { sim.launch(host) }
    #expect(host.table.numberOfRows(inSection: 0) == 11)
    #expect(!events.contains { $0.name == "exception" || $0.name == "layoutLoop" })
  }

  /// `GIMBAL_STORM_SEEDS=5..<6` selects other seeds.
  @Test(.long) func `60,000 tables that change in their calls end without errors`() {
    for seed in Range.seeds(0..<60_000) {
      var random = SplitMix64(seed: seed)
      let callback = TableCallback.allCases.randomElement(using: &random)!
      let action = TableAction.allCases.randomElement(using: &random)!
      let times = [1, 2, 3, 40, .max].randomElement(using: &random)!
      let style = [UITableView.Style.plain, .grouped, .insetGrouped].randomElement(using: &random)!
      let exception = exception(callback, action, times: times, style: style)
      #expect(exception == nil, "seed \(seed): \(callback) \(action) \(times)")
    }
  }

  // MARK: Layouts and accessories

  @Test func `a tap on items with a NaN frame finds none (F-77)`() {
    let layout = UndefinedLayout()
    let list = sim.perform {
      UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    }
    let source = OneItem()
    sim.perform {
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      list.dataSource = source
    }
    let root = sim.perform { Probe("root") }
    sim.launch(root)
    var raised: Set<String> = []
    sim.exceptionHandler = { exception, _ in raised.insert(exception.name) }
    defer { #expect(raised == ["CALayerInvalidGeometry"]) }
    sim.doing { root.view.addSubview(list) }
    sim.tap(at: CGPoint(x: 100, y: 300))
    #expect(list.indexPathForItem(at: CGPoint(x: 5, y: 5)) == nil)
  }

  @Test func `no list accepts itself or its container as an accessory (F-77)`() {
    let root = sim.perform { Probe("root") }
    sim.launch(root)
    var raised: [String] = []
    sim.exceptionHandler = { exception, _ in raised.append(exception.reason) }
    sim.doing {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      root.view.addSubview(table)
      table.tableHeaderView = table
      table.tableFooterView = root.view
      table.backgroundView = table
      cell.accessoryView = cell
      cell.editingAccessoryView = cell
      cell.backgroundView = cell
      let item = UICollectionViewCell(frame: .zero)
      item.backgroundView = item
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      list.backgroundView = list
      #expect(table.tableHeaderView == nil && table.tableFooterView == nil)
      #expect(table.backgroundView == nil && cell.accessoryView == nil)
      #expect(cell.editingAccessoryView == nil && cell.backgroundView == nil)
      #expect(item.backgroundView == nil && list.backgroundView == nil)
    }
    #expect(raised.count == 8)
  }

  @Test func `an override of sectionHeaderTopPadding may replace the data source`() {
    let (first, second) = (TitledSource(), TitledSource())
    let table = PaddedTable(frame: CGRect(x: 0, y: 0, width: 300, height: 500), style: .plain)
    table.dataSource = first
    let root = UIViewController()
    root.view.addSubview(table)
    sim.launch(root)
    table.replacements = [second]
    sim.doing { table.contentOffset.y = table.rectForHeader(inSection: 1).minY - 100 }
    #expect(table.replacements.isEmpty && table.dataSource === second)
    #expect(table.headerView(forSection: 1)?.frame.height ?? 0 > 0)
    #expect(!table.visibleCells.isEmpty)
  }
}

/// A layout whose items have no position.
private final class UndefinedLayout: UICollectionViewLayout {
  private var all: [UICollectionViewLayoutAttributes] {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: CGFloat.nan, y: 0, width: 100, height: 1_000)
    return [attributes]
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1000) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { all }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { all[0] }
}

private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

private final class PaddedTable: UITableView {
  var replacements: [TitledSource] = []
  override var sectionHeaderTopPadding: CGFloat {
    get {
      if let source = replacements.popLast() {
        dataSource = source
      }
      return super.sectionHeaderTopPadding
    }
    set { super.sectionHeaderTopPadding = newValue }
  }
}

private final class TitledSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Title"
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// A table of three rows that is reloaded once by its delegate, when a cell leaves it.
private final class ReloadingTable: UITableViewController {
  private var reloads = false
  var count = 3
  private(set) var calls: [String] = []
  var table: UITableView { tableView }

  /// Clears the calls, and reloads in the next call about a cell.
  func start() { (calls, reloads) = ([], true) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.append("rows")
    return count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    calls.append("end")
    guard reloads else { return }
    reloads = false
    tableView.reloadData()
  }
}
