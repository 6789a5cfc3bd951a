import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import SeededGenerator
import SlowTests
import TestSupport
import Testing

@testable import GimbalLists

/// Collection views that change inside their own delegate calls (R-LIST-20, F-77).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct ReentrantCollectionTests {
  private let sim: Simulator

  init() throws { sim = try #require(Simulator.bound) }

  /// Uses a collection view so that it calls its delegate in every way, then compares it with its data.
  ///
  /// Returns the first difference.
  private func exception(
    _ callback: CollectionCallback, _ action: CollectionAction, times: Int, kind: CollectionKind
  ) -> String? {
    let host = sim.perform { ChangingCollection(callback, action, times: times, kind: kind) }
    let list = host.list
    // Inconsistent counts and reloads inside a query for a cell are exceptions of the app.
    let outer = sim.exceptionHandler
    sim.exceptionHandler = { _, _ in }
    defer { sim.exceptionHandler = outer }
    sim.launch(host)
    sim.doing { list.contentOffset.y += 400 }
    sim.tap(at: CGPoint(x: 150, y: 400))
    sim.tap(at: CGPoint(x: 150, y: 300))
    sim.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 200), during: 0.2)
    sim.doing { list.isEditing = true }
    sim.doing { list.contentOffset.y = 0 }
    sim.doing { list.reloadSections([0]) }
    sim.doing { list.isEditing = false }
    sim.doing { list.collectionViewLayout.invalidateLayout() }
    sim.doing {
      host.isQuiet = true
      host.connect()
      list.frame = host.view.bounds
      (list.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .vertical
      list.contentOffset = .zero
      list.reloadData()
    }
    let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    if counts != host.counts { return "\(counts) of \(host.counts)" }
    let paths = list.indexPathsForVisibleItems.sorted()
    if paths.isEmpty { return "no item" }
    for path in paths {
      guard let cell = list.cellForItem(at: path),
        cell.frame == list.layoutAttributesForItem(at: path)?.frame
      else { return "the frame of \(path)" }
    }
    let cells = list.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
    return cells.count == paths.count ? nil : "\(cells.count) cells for \(paths.count) items"
  }

  /// Each call runs with a fifteenth of the actions, a different one for each; the long test runs all.
  @Test(.tags(.slow), arguments: Array(CollectionCallback.allCases.enumerated()))
  func `a collection view may change in each of its calls`(
    _ index: Int, _ callback: CollectionCallback
  ) {
    for (number, action) in CollectionAction.allCases.enumerated()
    where (number + index) % 15 == 0 {
      let kind = CollectionKind.allCases[(number + index) / 15 % 3]
      let exception = exception(callback, action, times: 1, kind: kind)
      #expect(exception == nil, "\(callback) \(action) \(kind)")
    }
  }

  @Test(arguments: [
    CollectionCallback.itemSize, .contentSize, .attributes, .willDisplay, .cellLayout,
  ])
  func `a change in every call is reported as a loop and ends`(_ callback: CollectionCallback) {
    let host = sim.perform { ChangingCollection(callback, .reload, times: .max, kind: .flow) }
    let events = sim.events { sim.launch(host) }
    #expect(events.contains { $0.name == "layoutLoop" })
    #expect(Int.max - host.left < 1_000)
    host.isQuiet = true
    sim.doing { host.list.reloadData() }
    #expect(host.list.numberOfItems(inSection: 0) == host.counts[0])
    #expect(!host.list.visibleCells.isEmpty)
  }

  @Test(arguments: [CollectionAction.reloadItem, .deleteItem, .moveItem])
  func `a change while views of former items are removed leaves one cell for each item`(
    _ action: CollectionAction
  ) {
    #expect(exception(.didEndDisplaying, action, times: 40, kind: .flow) == nil)
  }

  @Test(.tags(.slow), arguments: CollectionCallback.allCases)
  func `a collection view to which every call adds a section stays small`(
    _ callback: CollectionCallback
  ) {
    let outer = sim.exceptionHandler
    sim.exceptionHandler = { _, _ in }
    defer { sim.exceptionHandler = outer }
    for kind in CollectionKind.allCases {
      let host = sim.perform {
        ChangingCollection(callback, .insertSection, times: 100_000, kind: kind)
      }
      sim.launch(host)
      sim.doing { host.list.contentOffset.y += 400 }
      sim.doing { host.list.reloadData() }
      #expect(host.counts.count < 1_000, "\(kind)")
    }
  }

  @Test func `a size query that adds a section is the last one of its plan`() {
    let host = sim.perform {
      ChangingCollection(.itemSize, .insertSection, times: 1, kind: .flow)
    }
    let queries = sim.events { sim.launch(host) }
      .filter { $0.name == "collectionView(_:layout:sizeForItemAt:)" }
    #expect(queries.count == 1 + host.counts.reduce(0, +))
  }

  /// `GIMBAL_STORM_SEEDS=5..<6` selects other seeds.
  @Test(.long) func `20,000 collection views that change in their calls end without errors`() {
    for seed in Range.seeds(0..<20_000) {
      var random = SplitMix64(seed: seed)
      let callback = CollectionCallback.allCases.randomElement(using: &random)!
      let action = CollectionAction.allCases.randomElement(using: &random)!
      let times = [1, 2, 3, 40, 1_000].randomElement(using: &random)!
      let kind = CollectionKind.allCases.randomElement(using: &random)!
      // A layout that queries the view for items inside a query for items would call itself.
      if callback == .attributes, action == .query { continue }
      let exception = exception(callback, action, times: times, kind: kind)
      #expect(exception == nil, "seed \(seed): \(callback) \(action) \(times) \(kind)")
    }
  }
}
