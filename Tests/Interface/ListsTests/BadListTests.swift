import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

@testable import GimbalLists

/// Lists with invalid data and layouts.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct BadListTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let frame = CGRect(x: 0, y: 100, width: 320, height: 400)

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  /// Shows a collection view and returns the raised exceptions.
  private func exceptions(
    _ probe: CollectionProbe, _ layout: UICollectionViewLayout
  ) -> [String] {
    var raised: [String] = []
    sim.exceptionHandler = { exception, _ in raised.append(exception.reason) }
    sim.doing { root.view.addSubview(probe.view(layout, frame)) }
    return raised
  }

  @Test(arguments: [Int.max, -1, Int.min])
  func `invalid numbers of items raise, and none is shown`(count: Int) {
    let probe = CollectionProbe([count])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      ])
    let raised =
      exceptions(
        probe, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      )
    #expect(raised.contains { $0.contains("Failed to allocate data stores for \(count) items") })
    #expect(probe.queried.isEmpty)
  }

  @Test func `a thousand million items cost no more than the visible ones`() {
    let probe = CollectionProbe([1_000_000_000])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    #expect(exceptions(probe, layout).isEmpty)
    #expect(probe.queried.count == 12)
  }

  @Test func `a delegate that gives the sizes of too many items is reported, and not queried`() {
    let probe = CollectionProbe([2_000_000])
    var queries = 0
    probe.sizes = { _ in
      queries += 1
      return CGSize(width: 100, height: 100)
    }
    let raised = exceptions(probe, UICollectionViewFlowLayout())
    #expect(raised.contains { $0.contains("gives the sizes of 2000000 items in section 0") })
    #expect(queries < 100 && probe.queried.count < 100)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a composition with invalid lengths ends`(length: CGFloat) {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(length), heightDimension: .fractionalHeight(length)))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: length, leading: length, bottom: length, trailing: length)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
    group.interItemSpacing = .flexible(length)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = length
    section.interGroupSpacing = length
    let probe = CollectionProbe([10])
    _ = exceptions(probe, UICollectionViewCompositionalLayout(section: section))
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    ) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: length, y: 0, width: 10, height: 10))]
    }
    let raised = exceptions(
      CollectionProbe([3]),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: custom)))
    #expect(length.isNaN ? raised.contains { $0.contains("not finite") } : true)
  }

  @Test func `groups without items, without size and without end are filled once`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    let empty = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [])
    #expect(
      exceptions(
        CollectionProbe([5]),
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: empty))
      ).isEmpty)
    let endless = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: endless))
    #expect(exceptions(CollectionProbe([5]), layout).isEmpty)
    #expect(layout.collectionViewContentSize.height == 500)
  }

  @Test func `a section snapshot lists expanded items and keeps collapsed ones (R-LIST-13)`() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "trees"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["core"], to: "apple")
    tree.insert(["fig"], before: "pear")
    tree.append(["apple"], to: "trees")
    #expect(tree.items == ["fruit", "apple", "core", "fig", "pear", "trees"])
    #expect(tree.visibleItems == ["fruit", "trees"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "fig", "pear", "trees"])
    #expect(tree.level(of: "core") == 2 && !tree.isVisible("core") && tree.isVisible("fig"))
    let part = tree.snapshot(of: "fruit", includingParent: true)
    #expect(part.items == ["fruit", "apple", "core", "fig", "pear"] && part.isExpanded("fruit"))
    tree.delete(["apple"])
    #expect(tree.items == ["fruit", "fig", "pear", "trees"] && !tree.contains("core"))

    let view = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    sim.doing {
      root.view.addSubview(view)
      source.apply(tree, to: 1)
    }
    #expect(view.numberOfItems(inSection: 0) == 4)
    tree.collapse(["fruit"])
    sim.doing { source.apply(tree, to: 1) }
    #expect(view.numberOfItems(inSection: 0) == 2)
    #expect(source.snapshot(for: 1).items.count == 4)
  }
}
