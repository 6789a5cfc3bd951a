import Foundation
import Gimbal
import GimbalTesting
import SeededGenerator
import Testing

/// Changes of diffable snapshots, one after another.
@MainActor @Suite(.simulator("iphone-15-pro")) struct SnapshotTests {
  private let sim: Simulator

  init() throws { sim = try #require(Simulator.bound) }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// The sections and items that a snapshot should have, in plain lists.
  private struct Model {
    var sections: [(name: String, items: [Int])] = []

    func section(of item: Int) -> Int? { sections.firstIndex { $0.items.contains(item) } }

    mutating func remove(_ items: [Int]) {
      for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
    }

    mutating func insert(_ items: [Int], nextTo other: Int, isAfter: Bool) {
      guard let section = section(of: other) else { return }
      let index = sections[section].items.firstIndex(of: other)!
      sections[section].items.insert(contentsOf: items, at: isAfter ? index + 1 : index)
    }

    mutating func move(_ item: Int, nextTo other: Int, isAfter: Bool) {
      guard item != other, section(of: item) != nil, section(of: other) != nil else { return }
      remove([item])
      insert([item], nextTo: other, isAfter: isAfter)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `any changes give the order of the same changes to plain lists`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var snapshot = Snapshot()
    var model = Model()
    var next = 0
    for _ in 0..<120 {
      let new = Array(next..<next + Int.random(in: 1...4, using: &random))
      let item = Int.random(in: 0...next, using: &random)
      let other = Int.random(in: 0...next, using: &random)
      let isAfter = Bool.random(using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        let name = "section \(next)"
        next += 1
        snapshot.appendSections([name])
        model.sections.append((name, []))
      case 1 where !model.sections.isEmpty:
        let index = Int.random(in: model.sections.indices, using: &random)
        next += new.count
        snapshot.appendItems(new, toSection: model.sections[index].name)
        model.sections[index].items += new
      case 2, 3:
        if isAfter {
          snapshot.insertItems(new, afterItem: other)
        } else {
          snapshot.insertItems(new, beforeItem: other)
        }
        if model.section(of: other) != nil { next += new.count }
        model.insert(new, nextTo: other, isAfter: isAfter)
      case 4:
        snapshot.deleteItems([item, other])
        model.remove([item, other])
      case 5 where model.sections.count > 2:
        let index = Int.random(in: model.sections.indices, using: &random)
        snapshot.deleteSections([model.sections.remove(at: index).name])
      default:
        if isAfter {
          snapshot.moveItem(item, afterItem: other)
        } else {
          snapshot.moveItem(item, beforeItem: other)
        }
        model.move(item, nextTo: other, isAfter: isAfter)
      }
      #expect(snapshot.sectionIdentifiers == model.sections.map(\.name))
      #expect(snapshot.itemIdentifiers == model.sections.flatMap(\.items))
      #expect(snapshot.numberOfItems == model.sections.reduce(0) { $0 + $1.items.count })
      for section in model.sections {
        #expect(snapshot.itemIdentifiers(inSection: section.name) == section.items)
        #expect(snapshot.numberOfItems(inSection: section.name) == section.items.count)
      }
      let section = model.section(of: item).map { model.sections[$0].name }
      #expect(snapshot.sectionIdentifier(containingItem: item) == section)
    }
  }

  @Test func `a repeated item stands twice until it is removed, wherever it was added`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.moveItem(1, afterItem: 3)
    snapshot.appendItems([2, 4], toSection: "b")
    #expect(snapshot.itemIdentifiers == [2, 3, 1, 2, 4])
    snapshot.insertItems([5, 5], beforeItem: 4)
    #expect(snapshot.itemIdentifiers == [2, 3, 1, 2, 5, 5, 4])
    snapshot.deleteItems([2, 5])
    #expect(snapshot.itemIdentifiers == [3, 1, 4])
    snapshot.moveItem(4, beforeItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [4, 3, 1])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [])
  }

  @Test func `a copy of a snapshot is not changed with it`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    snapshot.moveItem(1, afterItem: 2)
    let copy = snapshot
    snapshot.moveItem(3, beforeItem: 2)
    snapshot.deleteItems([1])
    #expect(copy.itemIdentifiers == [2, 1, 3])
    #expect(snapshot.itemIdentifiers == [3, 2])
  }

  @Test func `index paths follow the snapshot that is applied last`() {
    let root = sim.perform { UIViewController() }
    sim.launch(root)
    let table = sim.perform { UITableView(frame: UIScreen.main.bounds) }
    let source = sim.perform {
      UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    }
    sim.perform { root.view.addSubview(table) }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    sim.perform { source.apply(snapshot) }
    #expect(source.indexPath(for: 3) == IndexPath(row: 2, section: 0))
    snapshot = source.snapshot()
    snapshot.moveItem(3, beforeItem: 1)
    sim.perform { source.apply(snapshot) }
    #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 3)
    #expect(source.indexPath(for: 4) == nil)
  }
}
