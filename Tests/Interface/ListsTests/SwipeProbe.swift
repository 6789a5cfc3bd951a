import Foundation
import Gimbal
import GimbalEngine
import TestSupport
import Testing

@testable import GimbalLists

/// A table whose rows offer actions to swipes.
final class SwipeProbe: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var count = 5
  var trailing: [String]? = ["Delete", "Flag"]
  var leading: [String]?
  var canEdit: Bool?
  var canMove = false
  var style = UITableViewCell.EditingStyle.delete
  var fullSwipe = true
  /// Called when an action is selected; the app completes it with the closure.
  var onAction: ((String, @escaping (Bool) -> Void) -> Void) = { $1(true) }
  var calls: [String] = []
  var target: ((IndexPath) -> IndexPath)?
  var indexTitles: [String]?
  let table = UITableView(frame: .zero, style: .plain)

  override func loadView() {
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    view = table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func numberOfSections(in tableView: UITableView) -> Int { indexTitles?.count ?? 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  private func actions(_ titles: [String]?) -> UISwipeActionsConfiguration? {
    guard let titles else { return nil }
    let made = UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
          self?.calls.append(title)
          self?.onAction(title, done)
        }
      })
    made.performsFirstActionWithFullSwipe = fullSwipe
    return made
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(trailing) }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(leading) }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit ?? OptionalCalls.byDefault(true, self)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { style }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("begin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle) \(indexPath.row)")
    count += editingStyle == .delete ? -1 : 1
    if editingStyle == .delete {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    calls.append("target \(proposedDestinationIndexPath.row)")
    return target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { calls.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)") }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
}

/// Tests of touches on the rows of a probe.
@MainActor
protocol SwipeProbing {
  var sim: Simulator { get }
  var probe: SwipeProbe { get }
}

extension SwipeProbing {
  var table: UITableView { probe.table }

  func launched(_ prepare: (SwipeProbe) -> Void = { _ in }) {
    prepare(probe)
    sim.launch(probe)
  }

  func cell(_ row: Int, section: Int = 0) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
  }

  /// Returns a point of a row on the screen.
  func point(_ row: Int, x: CGFloat) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return table.convert(CGPoint(x: x, y: rect.midY), to: nil)
  }

  var pull: UISwipeActionPullView? {
    table.subviews.lazy.compactMap { $0 as? UISwipeActionPullView }.first
  }
}
