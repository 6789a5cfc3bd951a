import Foundation
import Gimbal
import GimbalEngine
import GimbalLists
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// The constraints that give a cell's content view its size (L-DESC-11).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct EncapsulatedSizeTests {
  private final class Row: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
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
  }

  @Test
  func `a row lower than its content conflicts with its encapsulated height (L-DESC-11)`()
    throws
  {
    let sim = try #require(Simulator.bound)
    let (root, row) = (Probe("root"), Row())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.rowHeight = 44
    table.dataSource = row
    root.onLoad = { $0.view.addSubview(table) }
    sim.launch(root)
    let conflicts = sim.trace.events(named: "conflict").map { "\($0)" }
    #expect(conflicts.contains { $0.contains("UIView-Encapsulated-Layout-Height") })
    let cell = try #require(table.visibleCells.first)
    let names = cell.constraints.compactMap(\.identifier)
    #expect(names.contains("UIView-Encapsulated-Layout-Height"))
    #expect(names.contains("UIView-Encapsulated-Layout-Width"))
  }
}
