import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

@testable import GimbalLists

/// Whether a class implements an optional member depends on its class alone, not on the members that it calls.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct OptionalMemberTests {
  private let sim: Simulator

  init() throws { sim = try #require(Simulator.bound) }

  private func launch(_ delegate: any UITableViewDelegate, of host: PlainHost) -> [TraceEvent] {
    sim.perform { host.table.delegate = delegate }
    return sim.events { sim.launch(host) }
  }

  @Test(arguments: Question.allCases)
  func `an implementation may call other members and other delegates`(_ question: Question) throws {
    let host = sim.perform { PlainHost() }
    let delegate = QueryingDelegate(question)
    let events = launch(delegate, of: host)
    #expect(host.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100)
    #expect(host.table.rectForRow(at: IndexPath(row: 3, section: 0)).height == 100)
    #expect(events.contains { $0.name == "tableView(_:heightForRowAt:)" })
    #expect(!events.contains { $0.name == "tableView(_:estimatedHeightForRowAt:)" })
    let heights = delegate.heights
    sim.doing { host.table.reloadData() }
    #expect(delegate.heights > heights)
  }

  @Test func `calling a default member does not replace the override's result`() throws {
    let host = sim.perform { PlainHost() }
    let delegate = QueryingDelegate(.anotherDelegate)
    _ = launch(delegate, of: host)
    let cell = try #require(host.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    sim.tap(at: CGPoint(x: 100, y: host.table.convert(cell.frame, to: nil).midY))
    #expect(delegate.highlights > 0 && !delegate.hasHighlighted && !cell.isHighlighted)
    #expect(host.table.indexPathForSelectedRow == nil)
  }

  @Test(arguments: [false, true])
  func `an override that calls super is an implementation`(_ isInherited: Bool) throws {
    let list = sim.perform { isInherited ? SubclassOfOverriding() : Overriding() }
    let events = sim.events { sim.launch(list) }.filter {
      $0.name.hasPrefix("tableView(") || $0.name.hasPrefix("scrollView")
        || $0.name.hasPrefix("numberOf")
    }.map(\.name)
    let expected: Set<String> = [
      "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
      "tableView(_:heightForRowAt:)", "tableView(_:indentationLevelForRowAt:)",
      "tableView(_:willDisplay:forRowAt:)",
    ]
    #expect(Set(events).isSuperset(of: expected))
    #expect(!events.contains("tableView(_:heightForHeaderInSection:)"))
    #expect(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
    let scrolled = sim.events { sim.doing { list.tableView.contentOffset.y += 30 } }
    #expect(scrolled.contains { $0.name == "scrollViewDidScroll(_:)" })
    let atEnd = sim.events { _ = list.scrollViewShouldScrollToTop(list.tableView) }
    #expect(atEnd.isEmpty)
  }

  @Test func `a class without overrides implements no members`() {
    let list = sim.perform { UITableViewController(style: .plain) }
    let events = sim.events { sim.launch(list) }
    #expect(!events.contains { $0.name == "numberOfSections(in:)" })
    #expect(!events.contains { $0.name == "tableView(_:heightForRowAt:)" })
  }

  @Test func `overrides of collection controllers, sources and cells are detected too`() {
    let items = sim.perform { ItemsController(collectionViewLayout: UICollectionViewFlowLayout()) }
    let events = sim.events { sim.launch(items) }.map(\.name)
    #expect(events.contains("numberOfSections(in:)"))
    #expect(events.contains("collectionView(_:willDisplay:forItemAt:)"))
    let scrolled = sim.events { sim.doing { items.collectionView.contentOffset.y += 30 } }
    #expect(scrolled.contains { $0.name == "scrollViewDidScroll(_:)" })

    let host = sim.perform { PlainHost() }
    let source = sim.perform {
      TitledSource(tableView: host.table) { _, _, _ in UITableViewCell() }
    }
    sim.perform {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot, animatingDifferences: false)
      host.table.dataSource = source
    }
    let titles = sim.events { sim.launch(host) }.map(\.name)
    #expect(titles.contains("tableView(_:titleForHeaderInSection:)"))
    #expect(!titles.contains("tableView(_:titleForFooterInSection:)"))
  }

  @Test
  func `a delegate that replaces itself in a call keeps its result, and the next is queried`()
    throws
  {
    let host = sim.perform { PlainHost() }
    let next = QueryingDelegate(.nothing)
    let first = Replacing(next)
    _ = launch(first, of: host)
    #expect(first.calls == 1)
    #expect(next.heights > 0 && host.table.delegate === next)
    #expect(host.table.rectForRow(at: IndexPath(row: 5, section: 0)).height == 100)
    sim.doing {
      first.calls = 0
      host.table.delegate = first
      host.table.reloadData()
    }
    #expect(first.calls == 1 && host.table.delegate === next)
  }

  @Test func `a delegate with half of a pair of members is queried only for that half`() {
    let host = sim.perform { PlainHost() }
    let delegate = HalfPairs()
    let events = launch(delegate, of: host).map(\.name)
    #expect(events.contains("tableView(_:viewForHeaderInSection:)"))
    #expect(events.contains("tableView(_:estimatedHeightForRowAt:)"))
    #expect(!events.contains("tableView(_:heightForHeaderInSection:)"))
    #expect(!events.contains("tableView(_:heightForRowAt:)"))
    #expect(!sim.trace.events.contains { $0.name == "exception" })
  }
}

/// Other members that an implementation calls.
enum Question: CaseIterable {
  case nothing, anotherDelegate, sameDelegate, sameMember, anotherMember, table
}

/// A delegate whose implementation calls defaults before it returns.
private final class QueryingDelegate: NSObject, UITableViewDelegate {
  private let question: Question
  private let other = Silent()
  private var isNested = false
  private(set) var heights = 0
  private(set) var highlights = 0
  private(set) var hasHighlighted = false

  init(_ question: Question) { self.question = question }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights += 1
    guard !isNested else { return 100 }
    isNested = true
    defer { isNested = false }
    switch question {
    case .nothing: break
    case .anotherDelegate: _ = other.tableView(tableView, heightForRowAt: indexPath)
    case .sameDelegate: _ = tableView.delegate?.tableView(tableView, heightForRowAt: indexPath)
    case .sameMember: _ = self.tableView(tableView, heightForRowAt: indexPath)
    case .anotherMember: _ = self.tableView(tableView, estimatedHeightForRowAt: indexPath)
    case .table: tableView.contentOffset.y += 0.5
    }
    return 100
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    highlights += 1
    _ = other.tableView(tableView, shouldHighlightRowAt: indexPath)
    return false
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    hasHighlighted = true
  }
}

/// A delegate that implements nothing.
private final class Silent: NSObject, UITableViewDelegate {}

/// A delegate without heights that replaces itself by another when it is queried for a header.
private final class Replacing: NSObject, UITableViewDelegate {
  private let next: any UITableViewDelegate
  var calls = 0

  init(_ next: any UITableViewDelegate) { self.next = next }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    calls += 1
    tableView.delegate = next
    return OptionalCalls.byDefault(UITableView.automaticDimension, self)
  }
}

private final class HalfPairs: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UIView()
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  { 60 }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// A table of twenty rows whose source implements only the required members.
private final class PlainHost: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .plain)

  override func loadView() {
    if table.dataSource == nil { table.dataSource = self }
    view = table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Overrides that call `super`.
private class Overriding: UITableViewController {
  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int {
    super.numberOfSections(in: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    _ = super.tableView(tableView, heightForRowAt: indexPath)
    return 70
  }

  override func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { super.tableView(tableView, indentationLevelForRowAt: indexPath) }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { super.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
}

/// A subclass without further overrides.
private final class SubclassOfOverriding: Overriding {}

private final class ItemsController: UICollectionViewController {
  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    super.numberOfSections(in: collectionView)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 400 }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
}

private final class TitledSource: UITableViewDiffableDataSource<Int, Int> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    super.tableView(tableView, titleForHeaderInSection: section)
  }
}
