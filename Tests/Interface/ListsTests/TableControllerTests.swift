import Foundation
import Gimbal
import GimbalEngine
import GimbalTesting
import TestSupport
import Testing

@testable import GimbalLists

/// Table view controllers, and prefetching.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct TableControllerTests {
  private let sim: Simulator

  init() throws { sim = try #require(Simulator.bound) }

  @Test func `further rows are prefetched once (R-LIST-11)`() {
    let prefetcher = Prefetcher()
    let probe = sim.perform { TableProbe([100]) }
    sim.perform {
      probe.table.rowHeight = 50
      probe.table.prefetchDataSource = prefetcher
    }
    sim.launch(probe)
    let last = probe.table.visibleCells.count
    #expect(prefetcher.soon.map(\.row) == Array(last..<last + 10))
    prefetcher.soon = []
    sim.doing { probe.table.contentOffset.y += 50 }
    #expect(prefetcher.soon.map(\.row) == [last + 10])
  }

  @Test func `a table controller loads its table and clears a selection (R-LIST-12)`() {
    let list = sim.perform { ListController(style: .grouped) }
    let stack = sim.perform { UINavigationController(rootViewController: list) }
    sim.launch(stack)
    #expect(list.view === list.tableView && list.tableView.style == .grouped)
    #expect(list.tableView.numberOfRows(inSection: 0) == 3)
    sim.doing {
      list.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      stack.pushViewController(UIViewController(), animated: false)
    }
    #expect(list.tableView.indexPathForSelectedRow != nil)
    sim.doing { stack.popViewController(animated: false) }
    #expect(list.tableView.indexPathForSelectedRow == nil)
    sim.doing { list.setEditing(true, animated: false) }
    #expect(list.tableView.isEditing)
  }
}

private final class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

private final class Prefetcher: UITableViewDataSourcePrefetching {
  var soon: [IndexPath] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    soon += indexPaths
  }
}
