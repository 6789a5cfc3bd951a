import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import SeededGenerator
import TestSupport
import Testing

@testable import GimbalLists

/// The positions of a table's parts, compared with sums written from the documentation alone.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct TableOracleTests {
  /// A table as numbers: what its delegate returns, and the resulting positions.
  private struct Arrangement {
    var headers: [CGFloat] = []
    var footers: [CGFloat] = []
    var rows: [[CGFloat]] = []
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    init(_ random: inout SplitMix64) {
      let length = { (random: inout SplitMix64) in
        CGFloat(Int.random(in: 1...160, using: &random)) / 2
      }
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        headers.append(length(&random))
        footers.append(length(&random))
        rows.append((0..<Int.random(in: 0...12, using: &random)).map { _ in length(&random) })
      }
      if Bool.random(using: &random) { top = length(&random) }
      if Bool.random(using: &random) { bottom = length(&random) }
    }

    /// Returns every part from the top down, with its vertical extent.
    var parts: [(name: String, y: CGFloat, height: CGFloat)] {
      var parts: [(String, CGFloat, CGFloat)] = []
      var y = top
      for section in rows.indices {
        parts.append(("header \(section)", y, headers[section]))
        y += headers[section]
        for (row, height) in rows[section].enumerated() {
          parts.append(("\(section)-\(row)", y, height))
          y += height
        }
        parts.append(("footer \(section)", y, footers[section]))
        y += footers[section]
      }
      parts.append(("end", y + bottom, 0))
      return parts
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var arrangement: Arrangement
    init(_ arrangement: Arrangement) { self.arrangement = arrangement }
    func numberOfSections(in tableView: UITableView) -> Int { arrangement.rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      arrangement.rows[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      arrangement.rows[indexPath.section][indexPath.row]
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      arrangement.headers[section]
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      arrangement.footers[section]
    }
  }

  @Test func `2,000 tables equal computed positions at every offset (R-LIST-2)`()
    throws
  {
    let sim = try #require(Simulator.bound)
    let root = Probe("root")
    sim.launch(root)
    var random = SplitMix64(seed: 7)
    for number in 0..<2000 {
      let arrangement = Arrangement(&random)
      let source = Source(arrangement)
      let style: UITableView.Style = Bool.random(using: &random) ? .grouped : .plain
      sim.perform {
        let size = CGSize(width: 300, height: Int.random(in: 50...700, using: &random))
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        table.estimatedRowHeight = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        if arrangement.top > 0 {
          table.tableHeaderView = UIView(
            frame: CGRect(x: 0, y: 0, width: 5, height: arrangement.top))
        }
        if arrangement.bottom > 0 {
          table.tableFooterView = UIView(
            frame: CGRect(x: 0, y: 0, width: 5, height: arrangement.bottom))
        }
        root.view.addSubview(table)
        table.layoutIfNeeded()
        let parts = arrangement.parts
        #expect(table.contentSize.height == parts.last?.y, "\(number)")
        let y = CGFloat(Int.random(in: 0...800, using: &random))
        table.contentOffset.y = y
        table.layoutIfNeeded()
        var seen: [IndexPath] = []
        for part in parts.dropLast() {
          let words = part.name.split(whereSeparator: { " -".contains($0) })
          if words[0] == "header" {
            #expect(table.rectForHeader(inSection: Int(words[1])!).minY == part.y, "\(number)")
          } else if words[0] == "footer" {
            #expect(table.rectForFooter(inSection: Int(words[1])!).minY == part.y, "\(number)")
          } else {
            let path = IndexPath(row: Int(words[1])!, section: Int(words[0])!)
            let rect = CGRect(x: 0, y: part.y, width: 300, height: part.height)
            #expect(table.rectForRow(at: path) == rect, "\(number)")
            #expect(
              table.indexPathForRow(at: CGPoint(x: 9, y: part.y + part.height / 2)) == path)
            if rect.maxY > y, rect.minY < y + size.height { seen.append(path) }
          }
        }
        #expect(table.indexPathsForVisibleRows == seen, "\(number)")
        #expect(table.visibleCells.map(\.frame) == seen.map(table.rectForRow(at:)), "\(number)")
        table.removeFromSuperview()
      }
    }
  }
}
