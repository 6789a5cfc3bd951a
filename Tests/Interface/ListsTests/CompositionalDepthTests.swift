import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

@testable import GimbalLists

/// The order from back to front of the elements of a compositional layout; by default it is Gimbal's choice.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct CompositionalDepthTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let header = UICollectionView.elementKindSectionHeader

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func shown(_ layout: UICollectionViewLayout) -> UICollectionView {
    let probe = CollectionProbe([2])
    let view = sim.perform { probe.view(layout, CGRect(x: 0, y: 100, width: 320, height: 400)) }
    sim.doing {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
        withReuseIdentifier: "part")
      root.view.addSubview(view)
    }
    sim.perform { view.layoutIfNeeded() }
    withExtendedLifetime(probe) {}
    return view
  }

  @Test(arguments: [0, 5])
  func `backgrounds are behind the items, badges and pinned headers in front of them`(zIndex: Int) {
    final class Background: UICollectionReusableView {}
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [cell])
    let section = NSCollectionLayoutSection(group: group)
    let kinds = [header, UICollectionView.elementKindSectionFooter]
    let parts = zip(kinds, [NSRectAlignment.top, .bottom]).map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: $0, alignment: $1)
    }
    parts[0].pinToVisibleBounds = true
    section.boundarySupplementaryItems = parts
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    section.decorationItems = [background]
    for part in [badge, parts[0], parts[1]] { part.zIndex = zIndex }
    background.zIndex = -zIndex
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let view = shown(layout)
    let path = IndexPath(item: 0, section: 0)
    func depth(_ kind: String) -> Int? {
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.zIndex
    }
    let behind = layout.layoutAttributesForDecorationView(
      ofKind: "background", at: path)?.zIndex
    #expect(view.layoutAttributesForItem(at: path)?.zIndex == 0)
    guard zIndex == 0 else {
      #expect([depth("badge"), depth(kinds[0]), depth(kinds[1]), behind] == [5, 5, 5, -5])
      return
    }
    #expect(depth(kinds[1]) == 0 && behind.map { $0 < 0 } == true)
    #expect(depth("badge").map { $0 > 0 } == true && depth(kinds[0]).map { $0 > 1 } == true)
  }
}
