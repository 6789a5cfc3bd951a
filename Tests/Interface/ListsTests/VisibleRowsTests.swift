import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalLists
import GimbalTraits
import TestSupport
import Testing

/// What a table returns about itself while its rows appear (R-LIST-1).
@MainActor @Suite struct VisibleRowsTests {
  /// A table whose delegate records what it reads before each row is shown.
  private final class Reader: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var count = 100
    var height: CGFloat = 44
    let table = UITableView()
    var reads: [(row: Int, last: Int?, first: Int?, content: CGSize)] = []

    override func loadView() {
      table.dataSource = self
      table.delegate = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      view = table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      let paths = tableView.indexPathsForVisibleRows
      reads.append((indexPath.row, paths?.last?.row, paths?.first?.row, tableView.contentSize))
    }

    /// The rows that find themselves the last visible row.
    var ends: [Int] { reads.filter { $0.row == $0.last }.map(\.row) }
  }

  @Test(arguments: [SystemVersion.iOS(9), .iOS(18)])
  func `only one of the new rows finds itself the last visible row (R-LIST-1)`(
    _ system: SystemVersion
  ) throws {
    let reader = Reader()
    let sim = try device(system.major == 9 ? "iphone-6" : "iphone-15-pro", system)
    sim.launch(reader)
    let last = try #require(reader.table.indexPathsForVisibleRows?.last?.row)
    #expect(reader.ends == [last] && reader.reads.map(\.row) == Array(0...last))
    reader.reads = []
    sim.doing { reader.table.contentOffset.y = 1000 }
    let paths = try #require(reader.table.indexPathsForVisibleRows)
    #expect(reader.ends == [try #require(paths.last?.row)])
    #expect(reader.reads.allSatisfy { $0.first == paths.first?.row })
  }

  @Test
  func `a table knows its content size before its rows exist, and after reloadData (R-LIST-1)`()
    throws
  {
    let reader = Reader()
    let sim = try device("iphone-15-pro", .iOS(18))
    sim.launch(reader)
    let size = CGSize(width: 393, height: 4400)
    #expect(reader.table.contentSize == size)
    #expect(reader.reads.allSatisfy { $0.content == size })
    sim.doing {
      reader.count = 50
      reader.table.reloadData()
      #expect(reader.table.contentSize == CGSize(width: 393, height: 2200))
    }
  }
}
