import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalLists

/// Rows that are swiped (R-LIST-14, R-LIST-17).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct RowSwipeTests: SwipeProbing
{
  let sim: Simulator
  let probe: SwipeProbe

  init() throws {
    sim = try #require(Simulator.bound)
    probe = sim.perform { SwipeProbe() }
  }

  private func swipe(_ row: Int, by way: CGFloat, from x: CGFloat = 350) {
    let start = point(row, x: x)
    sim.drag(from: start, to: CGPoint(x: start.x + way, y: start.y), during: 1)
  }

  @Test func `a swiped row shows its actions behind it (R-LIST-14)`() throws {
    launched()
    swipe(1, by: -100)
    let frame = try cell(1).frame
    #expect(frame == CGRect(x: -148, y: 50, width: 393, height: 50))
    #expect(try cell(1).showingDeleteConfirmation && probe.calls == ["begin 1"])
    let pull = try #require(pull)
    #expect(pull.frame == CGRect(x: 245, y: 50, width: 148, height: 50))
    #expect(
      pull.subviews.map(\.frame) == [
        CGRect(x: 74, y: 0, width: 74, height: 50), CGRect(x: 0, y: 0, width: 74, height: 50),
      ])
    #expect(try cell(0).frame.minX == 0)
  }

  @Test func `a swipe that reverses or is too short leaves the row (R-LIST-14)`() throws {
    launched()
    swipe(1, by: -50)
    #expect(try cell(1).frame.minX == 0 && pull == nil)
    #expect(probe.calls == ["begin 1", "end 1"])
    let start = point(2, x: 350)
    let touch = sim.touch(at: start)
    touch.move(to: CGPoint(x: start.x - 120, y: start.y), during: 0.5)
    #expect(try cell(2).frame.minX == -120)
    touch.move(to: CGPoint(x: start.x - 20, y: start.y), during: 0.2)
    touch.lift()
    #expect(try cell(2).frame.minX == 0)
  }

  @Test func `a tap performs an action, and the row returns when it is done (R-LIST-14)`()
    throws
  {
    launched()
    var end: ((Bool) -> Void)?
    probe.onAction = { end = $1 }
    swipe(1, by: -100)
    sim.tap(at: point(1, x: 393 - 74 - 30))
    #expect(probe.calls == ["begin 1", "Flag"] && pull != nil)
    sim.doing { end?(true) }
    #expect(try pull == nil && cell(1).frame.minX == 0)
    #expect(probe.calls.last == "end 1" && !probe.calls.contains("select 1"))
  }

  @Test(arguments: [7, 8, 10, 12, 18].map { SystemVersion.iOS($0) })
  func `a delegate from before iOS 11 provides row actions from iOS 8 on (R-LIST-14)`(
    system: SystemVersion
  ) throws {
    let phone = system < .iOS(12) ? "iphone-5s" : "iphone-xs"
    let sim = try Simulator(
      DeviceCatalog.standard.device(system < .iOS(18) ? phone : "iphone-15-pro"), system: system)
    let rows = sim.perform { RowActionProbe() }
    sim.launch(rows)
    let start = CGPoint(x: 300, y: 75 + rows.view.safeAreaInsets.top)
    sim.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y), during: 1)
    guard system >= .iOS(8) else {
      #expect(rows.calls.isEmpty)
      return
    }
    #expect(rows.calls == ["asked 1"])
    #expect(rows.tableView.openActions.map(\.title) == ["Drop", "More"])
    let more = try #require(rows.tableView.openActions.last?.button)
    sim.tap(at: more.convert(CGPoint(x: more.bounds.midX, y: more.bounds.midY), to: nil))
    #expect(rows.calls == ["asked 1", "More 1"] && rows.tableView.openActions.count == 2)
    sim.doing { rows.tableView.setEditing(false, animated: false) }
    #expect(rows.tableView.openActions.isEmpty)
  }

  @Test
  func
    `a delegate with swipe actions of iOS 11 is not queried for row actions (R-LIST-14)`()
    throws
  {
    let rows = sim.perform { RowActionProbe() }
    rows.isOfToday = true
    sim.launch(rows)
    let start = CGPoint(x: 300, y: 75 + rows.view.safeAreaInsets.top)
    sim.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y), during: 1)
    let queried = sim.trace.events(
      named: "tableView(_:trailingSwipeActionsConfigurationForRowAt:)")
    #expect(rows.calls.isEmpty && queried.count == 1)
  }

  @Test func `a full swipe performs the first action (R-LIST-14)`() {
    launched()
    swipe(1, by: -275, from: 380)
    #expect(probe.calls == ["begin 1", "Delete", "end 1"])
    probe.fullSwipe = false
    probe.calls = []
    swipe(2, by: -275, from: 380)
    #expect(probe.calls == ["begin 2"] && pull != nil)
  }

  @Test func `a tap outside an open row closes it and selects nothing (R-LIST-14)`() {
    launched()
    swipe(1, by: -100)
    sim.tap(at: point(3, x: 100))
    #expect(pull == nil && probe.calls == ["begin 1", "end 1"])
    sim.tap(at: point(3, x: 100))
    #expect(probe.calls.last == "select 3")
  }

  @Test func `only one row is open at a time, and scrolling closes it (R-LIST-14)`() throws {
    launched { $0.count = 50 }
    swipe(1, by: -100)
    swipe(2, by: -100)
    #expect(try cell(1).frame.minX == 0 && cell(2).frame.minX == -148)
    sim.drag(from: point(8, x: 200), to: point(6, x: 200))
    #expect(pull == nil && probe.calls.last == "end 2")
  }

  @Test func `rows without actions at an end leave the touch to others (R-LIST-14)`() throws {
    launched { $0.leading = nil }
    swipe(1, by: 100, from: 20)
    #expect(try pull == nil && cell(1).frame.minX == 0 && probe.calls == ["select 1"])
    probe.canEdit = false
    swipe(2, by: -100)
    #expect(pull == nil && probe.calls == ["select 1", "select 2"])
  }

  @Test func `a delegate without actions gets the delete action (R-LIST-14)`() {
    launched { $0.trailing = nil }
    swipe(1, by: -100)
    #expect(pull?.subviews.count == 1)
    sim.tap(at: point(1, x: 380))
    #expect(probe.calls == ["begin 1", "commit delete 1", "end nil"])
    #expect(table.numberOfRows(inSection: 0) == 4 && pull == nil)
  }

  @Test(arguments: [10, 11])
  func `a full swipe deletes from iOS 11 on (R-LIST-14)`(version: Int) throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-7"), system: .iOS(version))
    let probe = sim.perform { SwipeProbe() }
    probe.trailing = nil
    sim.launch(probe)
    let rect = probe.table.rectForRow(at: IndexPath(row: 1, section: 0))
    let start = probe.table.convert(CGPoint(x: 370, y: rect.midY), to: nil)
    sim.drag(from: start, to: CGPoint(x: 70, y: start.y), during: 1)
    #expect(probe.calls.contains("commit delete 1") == (version >= 11))
  }

  @Test func `actions follow the layout direction (R-LIST-14)`() throws {
    launched { $0.table.semanticContentAttribute = .forceRightToLeft }
    swipe(1, by: 100, from: 20)
    #expect(try cell(1).frame.minX == 148)
    #expect(try #require(pull).frame.minX == 0)
  }

  @Test(.simulator("iphone-se-3", system: .iOS(26)))
  func `buttons of iOS 26 are separate and as wide as their titles (R-LIST-17)`() throws {
    let sim = try #require(Simulator.bound)
    let probe = sim.perform { SwipeProbe() }
    sim.launch(probe)
    let rect = probe.table.convert(
      probe.table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
    sim.drag(
      from: CGPoint(x: 340, y: rect.midY), to: CGPoint(x: 220, y: rect.midY), during: 1)
    let pull = try #require(
      probe.table.subviews.lazy.compactMap { $0 as? UISwipeActionPullView }.first)
    // 'Delete' at 13 points was measured 39.5 wide on a screen of two pixels per point: 157 in all.
    #expect(abs(pull.bounds.width - 157) <= 1)
    #expect(pull.subviews.allSatisfy { $0.frame.height == 44 && $0.frame.minY == 3 })
    #expect(pull.subviews[1].frame.minX == 10)
  }

  @Test func `rows of list sections show the actions of their configuration (R-LIST-14)`() throws {
    let source = CollectionProbe([5])
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    var taken: [IndexPath] = []
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(
        actions: [
          UIContextualAction(style: .normal, title: "Flag") { _, _, done in
            taken.append(path)
            done(true)
          }
        ])
    }
    let view = sim.perform {
      source.view(
        UICollectionViewCompositionalLayout.list(using: list),
        CGRect(x: 0, y: 0, width: 393, height: 800))
    }
    let root = Probe("root")
    root.onLoad = { $0.view.addSubview(view) }
    sim.launch(root)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    let y = view.convert(cell.center, to: nil).y
    sim.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 250, y: y), during: 1)
    #expect(cell.frame.minX == -74 && cell.configurationState.isSwiped)
    sim.tap(at: CGPoint(x: 380, y: y))
    #expect(taken == [IndexPath(item: 2, section: 0)])
    #expect(cell.frame.minX == 0 && !cell.configurationState.isSwiped)
    sim.drag(from: CGPoint(x: 50, y: y), to: CGPoint(x: 150, y: y), during: 1)
    #expect(cell.frame.minX == 0)
  }
}

/// A table whose delegate returns row actions.
private final class RowActionProbe: UITableViewController {
  var calls: [String] = []
  /// True for a delegate that also has the methods of iOS 11.
  var isOfToday = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { isOfToday ? nil : OptionalCalls.byDefault(nil, self) }

  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    calls.append("asked \(indexPath.row)")
    return ["Drop", "More"].map { title in
      UITableViewRowAction(style: title == "Drop" ? .default : .normal, title: title) {
        [weak self] action, path in
        self?.calls.append("\(action.title ?? "") \(path.row)")
      }
    }
  }
}
