import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

@testable import GimbalLists

/// Edge cases of tables: each test fails if one condition is reversed.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct TableEdgeTests {
  /// A delegate without header views.
  private final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
    var headerQueries = 0
    var cell: UITableViewCell?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      headerQueries += 1
      return nil
    }
  }

  /// A delegate whose headers and footers are views of its own.
  private final class Framed: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
  }

  private let sim: Simulator

  init() throws { sim = try #require(Simulator.bound) }

  private func launched(
    _ counts: [Int], style: UITableView.Style = .plain, _ prepare: (TableProbe) -> Void = { _ in }
  ) -> TableProbe {
    let probe = sim.perform { TableProbe(counts, style: style) }
    prepare(probe)
    sim.launch(probe)
    return probe
  }

  private func shown(_ source: Plain) -> UITableView {
    let root = UIViewController()
    sim.launch(root)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
    sim.doing {
      table.dataSource = source
      table.delegate = source
      root.view.addSubview(table)
    }
    return table
  }

  private func tap(_ table: UITableView, row: Int) {
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    sim.tap(at: CGPoint(x: rect.midX, y: rect.midY))
  }

  @Test(arguments: [
    (CGFloat(-1), CGFloat(60)), (-7, 60), (.infinity, 60), (.nan, 60), (25, 25),
  ])
  func `an invalid estimate is replaced by the table's own estimate (R-LIST-3)`(
    answer: CGFloat, height: CGFloat
  ) {
    #expect(UITableView.automaticDimension == -1)
    final class Estimates: NSObject, UITableViewDelegate {
      var answer: CGFloat = 0
      func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat { answer }
    }
    let delegate = Estimates()
    delegate.answer = answer
    let probe = launched([1000]) {
      $0.table.estimatedRowHeight = 60
      $0.lines = { _ in 1 }
    }
    sim.doing {
      probe.table.delegate = delegate
      probe.table.reloadData()
    }
    #expect(probe.table.rectForRow(at: IndexPath(row: 900, section: 0)).height == height)
    withExtendedLifetime(delegate) {}
  }

  @Test func `a header's area and the area next to the table contain no row`() {
    let table = launched([3]) { $0.headerHeight = { _ in 20 } }.table
    let header = table.rectForHeader(inSection: 0)
    #expect(header.height == 20)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: header.midY)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: header.maxY + 1))?.row == 0)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: header.maxY))?.row == 0)
    let second = table.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: second.minY))?.row == 1)
    #expect(table.indexPathForRow(at: CGPoint(x: table.bounds.width, y: second.minY)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: -1, y: header.maxY + 1)) == nil)
  }

  @Test func `a row inserted at the top is visible (R-LIST-9)`() {
    let probe = launched([40])
    let offset = probe.table.contentOffset
    sim.doing {
      probe.counts = [41]
      probe.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(probe.table.contentOffset == offset)
    #expect(probe.table.indexPathsForVisibleRows?.first?.row == 0)
  }

  @Test func `one cell for two rows raises, and is shown once`() {
    var raised: [String] = []
    sim.exceptionHandler = { exception, _ in raised.append(exception.reason) }
    let source = Plain()
    source.cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let table = shown(source)
    #expect(!raised.isEmpty && table.visibleCells.count == 1)
  }

  @Test func `a delegate that returns no header view is queried once (R-LIST-7)`() {
    let source = Plain()
    let table = shown(source)
    for location in [100, 200, 300] as [CGFloat] { sim.doing { table.contentOffset.y = location } }
    #expect(source.headerQueries == 1)
  }

  @Test func `below the table's header the first section has the spacing of others (R-LIST-7)`() {
    let without = launched([1], style: .grouped).table
    #expect(without.rectForHeader(inSection: 0).height == 35)
    let with = launched([1], style: .grouped) {
      $0.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }.table
    #expect(with.rectForHeader(inSection: 0).height == 17.5)
  }

  @Test func `a second tap deselects in a multiple-selection table (R-LIST-10)`() {
    let table = launched([5]) { $0.table.allowsMultipleSelection = true }.table
    tap(table, row: 1)
    tap(table, row: 2)
    #expect(table.indexPathsForSelectedRows?.count == 2)
    tap(table, row: 1)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
  }

  @Test func `a table in editing mode allows no selection by default (R-LIST-10)`() {
    let table = launched([5]).table
    sim.doing { table.isEditing = true }
    tap(table, row: 1)
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelectionDuringEditing = true
    tap(table, row: 1)
    #expect(table.indexPathForSelectedRow?.row == 1)
  }

  @Test func `trailing accessories are on the left in right-to-left layout (R-LIST-5)`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX > 0 && cell.contentView.frame.maxX == 320)
  }

  @Test func `a row's accessory is replaced by that of its editing mode (R-LIST-5)`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let (usual, edited) = (EndView(), EndView())
    cell.accessoryView = usual
    cell.editingAccessoryView = edited
    cell.layoutIfNeeded()
    #expect(usual.superview === cell && edited.superview == nil)
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(usual.superview == nil && edited.superview === cell)
  }

  @Test func `changes of missing index paths only raise exceptions (R-LIST-8)`() {
    let probe = launched([50])
    var raised = 0
    sim.exceptionHandler = { _, _ in raised += 1 }
    for path in [
      IndexPath(), IndexPath(row: -1, section: 0), IndexPath(row: 5, section: -1),
      IndexPath(row: Int.max, section: Int.max), IndexPath(indexes: [1, 2, 3]),
    ] {
      sim.doing {
        probe.table.deleteRows(at: [path], with: .none)
        probe.table.insertRows(at: [path], with: .none)
        probe.table.reloadRows(at: [path], with: .none)
        probe.table.moveRow(at: path, to: path)
      }
      #expect(probe.table.cellForRow(at: path) == nil)
    }
    #expect(raised > 0 && probe.table.numberOfRows(inSection: 0) == 50)
    #expect(probe.table.visibleCells.count > 10)
  }

  /// W-45.
  @Test func `inset groups are 20 from the edges on phones from 376 points on (R-LIST-21)`() throws
  {
    for (slug, app, left) in [
      ("iphone-17", AppDescription(), 20), ("iphone-15-pro", AppDescription(), 20),
      ("iphone-13-mini", AppDescription(), 16), ("iphone-16-plus", AppDescription(), 20),
      ("iphone-17", AppDescription(sdk: .iOS18), 20),
    ] as [(String, AppDescription, CGFloat)] {
      let phone = try device(slug, .iOS(26), app: app)
      phone.perform {
        let table = UITableView(
          frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size), style: .insetGrouped)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == .zero)
        #expect(table.rowInsets.left == left && table.rowInsets.right == left)
      }
    }
  }

  @Test func `labels are highlighted while their row is selected or touched`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let (text, detail, image) = (cell.textLabel, cell.detailTextLabel, cell.imageView)
    for (selected, highlighted) in [(true, false), (true, true), (false, true), (false, false)] {
      cell.isSelected = selected
      cell.isHighlighted = highlighted
      let expected = selected || highlighted
      #expect(text?.isHighlighted == expected && detail?.isHighlighted == expected)
      #expect(image?.isHighlighted == expected)
    }
  }

  @Test(arguments: [
    (UITableView.Style.grouped, CGFloat(0), [CGFloat(35), 17.5]), (.grouped, 30, [30, 30]),
    (.plain, 0, [0, 0]), (.plain, 30, [30, 30]),
  ])
  func `a height of 0 for a header counts as not specified in a grouped table (R-LIST-7)`(
    style: UITableView.Style, answer: CGFloat, heights: [CGFloat]
  ) {
    let table = launched([1, 1], style: style) { $0.headerHeight = { _ in answer } }.table
    #expect((0..<2).map { table.rectForHeader(inSection: $0).height } == heights)
  }

  @Test func `views above and below all rows have the table's width, and follow the rows`() {
    let (top, bottom, behind) = (UIView(), UIView(), UIView())
    top.frame.size = CGSize(width: 10, height: 30)
    bottom.frame.size = CGSize(width: 10, height: 40)
    let probe = launched([3]) {
      $0.table.rowHeight = 50
      ($0.table.tableHeaderView, $0.table.tableFooterView) = (top, bottom)
      $0.table.backgroundView = behind
    }
    let table = probe.table
    #expect(top.frame == CGRect(x: 0, y: 0, width: 393, height: 30))
    #expect(bottom.frame == CGRect(x: 0, y: 180, width: 393, height: 40))
    #expect(table.contentSize.height == 220 && behind.frame == table.bounds)
    sim.doing {
      probe.counts = [4]
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(bottom.frame.minY == 230 && table.visibleCells.first?.frame.minY == 30)
    sim.doing { table.tableHeaderView = nil }
    #expect(top.superview == nil && bottom.frame.minY == 200)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `the delegate's own headers and footers know which of the two they are`(
    style: UITableView.Style
  ) throws {
    let source = Framed()
    let table = sim.perform {
      UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 700), style: style)
    }
    let root = UIViewController()
    sim.launch(root)
    sim.doing {
      (table.dataSource, table.delegate) = (source, source)
      root.view.addSubview(table)
    }
    let header = try #require(table.headerView(forSection: 0))
    let footer = try #require(table.footerView(forSection: 0))
    let isPlain = style == .plain
    #expect(header.defaultContentConfiguration() == (isPlain ? .plainHeader() : .groupedHeader()))
    #expect(footer.defaultContentConfiguration() == (isPlain ? .plainFooter() : .groupedFooter()))
  }
}

/// Returns a view of a size for a row's trailing end.
private final class EndView: UIView {
  override init(frame: CGRect) { super.init(frame: CGRect(x: 0, y: 0, width: 51, height: 31)) }
  required init?(coder: NSCoder) { nil }
}
