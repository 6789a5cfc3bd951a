import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

@testable import GimbalLists

/// Tables: their queries, existing rows, heights, changes, selection.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct TableTests {
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

  private func tableEvents(_ body: () -> Void) -> [String] {
    sim.events(body).filter { $0.name.hasPrefix("tableView(") || $0.name.hasPrefix("numberOf") }
      .map { "\($0.name) \($0.argumentsText)" }
  }

  @Test func `a visible header has the height of its text after a rotation too (R-LIST-9)`()
    throws
  {
    sim.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let probe = launched([20]) { $0.titles = [0: "Title"] }
    let portrait = try #require(probe.table.headerView(forSection: 0)).bounds.height
    sim.rotate(to: .landscapeLeft)

    #expect(portrait > 50)
    #expect(probe.table.headerView(forSection: 0)?.bounds.height == portrait)
  }

  @Test func `rows have the same vertical margins at every position in the table (R-LIST-5)`()
    throws
  {
    let probe = launched([40])
    probe.table.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 30, right: 20)
    probe.onCell = { _ in }
    for offset in stride(from: CGFloat(0), to: 80, by: 11) {
      probe.table.contentOffset.y = offset
      sim.settle()
      for cell in probe.table.visibleCells {
        cell.preservesSuperviewLayoutMargins = true
        cell.contentView.preservesSuperviewLayoutMargins = true
      }
      sim.settle()
      let margins = Set(probe.table.visibleCells.map(\.contentView.layoutMargins.bottom))
      #expect(margins == [11], "\(offset): \(margins)")
    }
  }

  @Test
  func `sections are queried, then each one's header, footer, rows and heights (R-LIST-1)`() {
    let probe = sim.perform { TableProbe([2, 1]) }
    probe.headerHeight = { _ in 20 }
    probe.fixedHeight = { _ in 50 }
    probe.table.estimatedRowHeight = 0
    probe.table.rowHeight = 50
    let events = sim.events { sim.launch(probe) }.filter { $0.name.contains("ableView(") }
    let names = events.map { $0.name.dropFirst("tableView(_:".count).dropLast() }
    #expect(
      Array(names.prefix(8)) == [
        "heightForHeaderInSection:", "titleForHeaderInSection:", "numberOfRowsInSection:",
        "heightForRowAt:", "heightForRowAt:", "heightForHeaderInSection:",
        "titleForHeaderInSection:", "numberOfRowsInSection:",
      ])
    #expect(names.filter { $0 == "cellForRowAt:" }.count == 3)
    #expect(sim.trace.events.first { $0.name.hasPrefix("number") }?.receiver == "root")
  }

  @Test func `a row's cell is queried, then its height, then willDisplay is called (R-LIST-1)`() {
    let probe = sim.perform { TableProbe([1]) }
    probe.fixedHeight = { _ in 50 }
    let names = sim.events { sim.launch(probe) }.map(\.name).filter {
      $0.hasSuffix("RowAt:)") && $0.hasPrefix("tableView")
    }
    #expect(
      names.filter { !$0.contains("indent") } == [
        "tableView(_:cellForRowAt:)", "tableView(_:heightForRowAt:)",
      ])
    #expect(probe.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
  }

  @Test func `only visible rows have cells, and scrolling reuses them (R-LIST-4)`() {
    let probe = launched([1000]) { $0.table.rowHeight = 50 }
    let table = probe.table
    #expect(table.contentSize == CGSize(width: 393, height: 50_000))
    let seen = table.visibleCells.count
    #expect(seen >= 16 && seen <= 19 && probe.queried.count == seen)
    let first = table.visibleCells.map(ObjectIdentifier.init)
    sim.perform { table.contentOffset.y = 20_000 }
    sim.settle()
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 400, section: 0))
    #expect(table.subviews.count(where: { $0 is UITableViewCell }) == table.visibleCells.count)
    sim.perform { table.contentOffset.y = 30_000 }
    sim.settle()
    let now = table.visibleCells.map(ObjectIdentifier.init)
    #expect(!Set(now).isDisjoint(with: first))
    #expect(table.visibleCells.contains { ($0 as? TextCell)?.reuses == 1 })
    #expect(probe.queried.count <= 3 * (seen + 2))
  }

  @Test func `visible rows have the height of their content (R-LIST-3)`() {
    let probe = launched([100]) { $0.lines = { $0.row % 3 + 1 } }
    let table = probe.table
    #expect(
      (0..<6).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [
        40, 70, 100, 40, 70, 100,
      ])
    let seen = table.visibleCells.count
    var height: CGFloat = 0
    for row in 0..<100 { height += row < seen ? CGFloat((row % 3 + 1) * 30 + 10) : 44 }
    #expect(table.contentSize.height == height)
    #expect(table.rectForRow(at: IndexPath(row: 90, section: 0)).height == 44)
  }

  @Test func `scrolling up over estimated rows does not move the visible rows (R-LIST-9)`() {
    let probe = launched([1000]) { $0.lines = { $0.row % 3 + 1 } }
    let table = probe.table
    sim.doing { table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false) }
    let path = IndexPath(row: 500, section: 0)
    let location = { table.rectForRow(at: path).minY - table.contentOffset.y }
    #expect(abs(location() - table.adjustedContentInset.top) < 0.5)
    var before = location()
    for _ in 0..<10 {
      sim.doing { table.contentOffset.y -= 30 }
      #expect(abs(location() - before - 30) < 0.01)
      before = location()
    }
  }

  @Test func `a rotation measures heights again and leaves the top row there (R-LIST-9)`() {
    let probe = launched([1000]) { $0.lines = { $0.row % 3 + 1 } }
    let table = probe.table
    sim.doing { table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false) }
    let top = table.indexPathForRow(
      at: CGPoint(x: 5, y: table.contentOffset.y + table.adjustedContentInset.top + 1))
    #expect(top == IndexPath(row: 200, section: 0))
    let queried = probe.queried.count
    sim.rotate(to: .landscapeLeft)
    let cells = table.visibleCells
    #expect(cells.allSatisfy { $0.frame.width == 852 })
    #expect(cells.first?.contentView.frame.minX == 59)
    #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 200, section: 0)) == true)
    #expect(probe.queried.count - queried < 10)
    #expect(table.contentSize.width == 852)
  }

  @Test func `another width discards invisible heights, and the visible rows stay (R-LIST-9)`() {
    let probe = launched([1000]) {
      $0.table.contentInsetAdjustmentBehavior = .never
      $0.lines = { [table = $0.table] _ in table.bounds.width > 500 ? 1 : 4 }
    }
    let table = probe.table
    let height = { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    let location = {
      table.rectForRow(at: IndexPath(row: 3, section: 0)).minY - table.contentOffset.y
    }
    sim.doing { table.contentOffset.y = 400 }
    #expect(height(0) == 130 && location() == -10)
    sim.rotate(to: .landscapeLeft)
    #expect(location() == -10)
    sim.doing { table.contentOffset.y = 0 }
    #expect(height(0) == 40)
  }

  @Test func `a plain header stays at the top until its section ends (R-LIST-7)`() throws {
    let probe = launched([10, 10]) {
      $0.table.rowHeight = 50
      $0.table.sectionHeaderTopPadding = 0
      $0.titles = [0: "One", 1: "Two"]
    }
    let table = probe.table
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 393, height: 28))
    #expect(table.rectForHeader(inSection: 1).minY == 528)
    let inset = table.adjustedContentInset.top
    sim.doing { table.contentOffset.y = 100 - inset }
    #expect(try #require(table.headerView(forSection: 0)).frame.minY == 100)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "One")
    sim.doing { table.contentOffset.y = 510 - inset }
    #expect(try #require(table.headerView(forSection: 0)).frame.minY == 500)
  }

  @Test func `sections of a grouped table are separated by spacing (R-LIST-7)`() {
    let probe = launched([1, 1, 1], style: .grouped) {
      $0.table.rowHeight = 50
      $0.titles = [1: "One"]
    }
    let table = probe.table
    #expect(
      (0..<3).map { table.rectForHeader(inSection: $0).height } == [35, 38, 17.5])
    #expect(table.rectForFooter(inSection: 0).height == 17.5)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "ONE")
  }

  @Test func `rows in the style insetGrouped respect the margin of tables (R-LIST-2, R-LIST-21)`() {
    let probe = launched([3], style: .insetGrouped)
    #expect(probe.table.visibleCells.map(\.frame.minX) == [20, 20, 20])
    #expect(probe.table.visibleCells[0].frame.width == 353)
    sim.rotate(to: .landscapeLeft)
    #expect(abs(probe.table.visibleCells[0].frame.minX - 79) < 0.01)
    #expect(probe.table.visibleCells[0].contentView.frame.minX == 0)
  }

  @Test func `a tap highlights, selects and deselects in order (R-LIST-10)`() {
    let probe = launched([5])
    let tap = { (row: Int) in
      let rect = probe.table.rectForRow(at: IndexPath(row: row, section: 0))
      sim.tap(at: CGPoint(x: 100, y: rect.midY - probe.table.contentOffset.y))
    }
    let events = tableEvents {
      tap(1)
      tap(2)
    }
    #expect(
      events == [
        "tableView(_:willSelectRowAt:) [0, 1]", "tableView(_:didSelectRowAt:) [0, 1]",
        "tableView(_:willSelectRowAt:) [0, 2]", "tableView(_:didSelectRowAt:) [0, 2]",
      ])
    #expect(probe.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(probe.table.visibleCells.map(\.isSelected) == [false, false, true, false, false])
    probe.willSelect = { _ in IndexPath(row: 3, section: 0) }
    tap(1)
    #expect(probe.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    sim.doing { probe.table.selectRow(at: nil, animated: false, scrollPosition: .none) }
    #expect(probe.table.indexPathForSelectedRow == nil && probe.calls.count == 3)
  }

  @Test func `updates move rows, cells and selection (R-LIST-8)`() throws {
    let probe = launched([4, 3]) { $0.lines = { $0.section == 0 ? 1 : 2 } }
    let table = probe.table
    let cells = table.visibleCells
    sim.doing {
      table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
      probe.counts = [3, 4]
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .fade)
      }
    }
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cells[1])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === cells[4])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 1)) === cells[5])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 190, 260, 330])
    sim.doing {
      table.beginUpdates()
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 1))
      table.moveRow(at: IndexPath(row: 3, section: 1), to: IndexPath(row: 0, section: 0))
      table.endUpdates()
    }
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 1)) === cells[1])
    #expect(table.visibleCells.first?.frame.height == 70)
    sim.doing {
      probe.counts = [4]
      table.deleteSections([0], with: .fade)
    }
    #expect(table.numberOfSections == 1 && table.visibleCells.count == 4)
    #expect(table.visibleCells[0].frame.minY == 0)
  }

  @Test func `the completion of updates is called after their duration`() {
    let probe = launched([2])
    var isDone = false
    sim.begin { probe.table.performBatchUpdates({}, completion: { isDone = $0 }) }
    #expect(!isDone)
    sim.settle()
    #expect(isDone)
  }

  @Test func `a cell of a registered class is made by its own initializer (R-LIST-4)`() {
    let probe = launched([1])
    #expect(probe.table.visibleCells.first is TextCell)
    #expect(probe.table.visibleCells.first?.reuseIdentifier == "row")
  }

  @Test func `editing makes space for the buttons (R-LIST-10)`() {
    let probe = launched([3])
    sim.doing { probe.table.setEditing(true, animated: false) }
    let cell = probe.table.visibleCells[0]
    #expect(cell.isEditing && cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX == 44 && cell.contentView.frame.width == 349)
    sim.doing { probe.table.setEditing(false, animated: false) }
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `content has the cell's bounds before the first layout (R-LIST-5)`() {
    let (cell, header) = sim.perform {
      (
        UITableViewCell(style: .default, reuseIdentifier: nil),
        UITableViewHeaderFooterView(reuseIdentifier: nil)
      )
    }
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    sim.perform { cell.frame = CGRect(x: 0, y: 0, width: 393, height: 60) }
    sim.perform { header.frame = CGRect(x: 0, y: 0, width: 393, height: 30) }
    #expect(cell.contentView.frame == cell.bounds && header.contentView.frame == header.bounds)
    sim.perform { cell.contentConfiguration = cell.defaultContentConfiguration() }
    sim.perform { cell.frame.size.height = 80 }
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `constraints of rows that were not laid out yet do not conflict (R-LIST-5)`()
    throws
  {
    let probe = launched([40]) {
      $0.lines = { _ in 1 }
      $0.table.rowHeight = 50
      $0.onCell = { _ in }
    }
    let cell = try #require(probe.table.visibleCells.first)
    sim.doing {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(
          lessThanOrEqualTo: cell.contentView.trailingAnchor, constant: -80),
        box.widthAnchor.constraint(equalToConstant: 100),
      ])
    }
    sim.doing { probe.table.contentOffset.y = 1000 }
    sim.rotate(to: .landscapeLeft)
    #expect(sim.trace.events(named: "conflict").isEmpty)
  }

  @Test func `accessories and margins reduce the content's width (R-LIST-5)`() {
    let probe = launched([3])
    let cell = probe.table.visibleCells[0]
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
    sim.doing { cell.accessoryType = .disclosureIndicator }
    #expect(cell.contentView.frame.width == 393 - 30.5)
    #expect(cell.contentView.layoutMargins.right == 8)
    sim.doing { cell.textLabel?.text = "Title" }
    let frame = cell.textLabel?.frame ?? .zero
    #expect(frame.origin == CGPoint(x: 20, y: 0) && frame.height == 44)
    #expect(abs(frame.width - 334.5) < 0.2)
  }

  @Test func `a reload discards rows and selection, and queries cells in layout (R-LIST-1)`() {
    let probe = launched([3])
    sim.perform {
      probe.table.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      probe.counts = [5]
      let queried = probe.queried.count
      probe.table.reloadData()
      #expect(probe.table.numberOfRows(inSection: 0) == 5)
      #expect(probe.queried.count == queried && probe.table.visibleCells.isEmpty)
    }
    sim.settle()
    #expect(probe.table.visibleCells.count == 5 && probe.table.indexPathForSelectedRow == nil)
  }

  @Test func `100,000 rows are not queried one by one (R-LIST-3)`() {
    let probe = launched([100_000]) { $0.lines = { _ in 1 } }
    let table = probe.table
    #expect(probe.queried.count < 25)
    sim.doing { table.contentOffset.y = table.contentSize.height - table.bounds.height + 34 }
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 99_999, section: 0))
    sim.rotate(to: .landscapeLeft)
    #expect(probe.queried.count < 100)
  }

  @Test func `a content configuration's view shows its text in the row (R-LIST-6)`() throws {
    let probe = launched([2])
    let cell = probe.table.visibleCells[0]
    sim.doing {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Title"
      content.secondaryText = String(repeating: "words ", count: 30)
      cell.contentConfiguration = content
      probe.table.performBatchUpdates(nil)
    }
    let view = try #require(cell.contentView as? UIListContentView)
    #expect(view.subviews.count == 2 && view.subviews.allSatisfy { abs($0.frame.minX - 20) < 0.01 })
    #expect(cell.frame.height > 60 && view.frame == cell.bounds)
    #expect(probe.table.visibleCells[1].frame.minY == cell.frame.height)
  }
}
