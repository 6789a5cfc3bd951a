import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalLists
import GimbalTesting
import TestSupport
import Testing

/// Compositional layouts whose headers and groups have estimated lengths.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct EstimatedLengthTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let header = UICollectionView.elementKindSectionHeader

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private func shown(
    _ count: Int, _ layout: UICollectionViewLayout,
    _ prepare: (UICollectionView) -> Void = { _ in }
  ) -> UICollectionView {
    let probe = CollectionProbe([count])
    let view = sim.perform {
      probe.view(layout, CGRect(x: 0, y: 100, width: 320, height: 400))
    }
    sim.doing {
      prepare(view)
      root.view.addSubview(view)
    }
    retained.probes.append(probe)
    return view
  }

  private final class Retained { var probes: [CollectionProbe] = [] }
  private let retained = Retained()

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frames(_ view: UICollectionView, _ items: Range<Int>) -> [CGRect] {
    items.map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null
    }
  }

  @Test func `headers with estimated heights get their own, and items move (R-COMP-8)`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      ])
    func top(_ kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(40)), elementKind: kind, alignment: .top)
    }
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [top(header)]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    for items in [[], [top("whole")]] {
      configuration.boundarySupplementaryItems = items
      let view = shown(
        2, UICollectionViewCompositionalLayout(section: section, configuration: configuration)
      ) {
        for kind in [header, "whole"] {
          $0.register(
            TallHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
        }
      }
      let whole = CGFloat(70 * items.count)
      #expect(
        view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))?.frame
          == CGRect(x: 0, y: whole, width: 320, height: 70))
      #expect(frames(view, 0..<1)[0].minY == whole + 70)
      #expect(view.contentSize.height == whole + 270)
    }
  }

  @Test func `the last group of an estimated length is as long as its items (R-COMP-4)`() {
    let row = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(40)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(300)), subitems: [row, row])
    let view = shown(
      3, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(view, 0..<3).map(\.minY) == [0, 40, 80] && view.contentSize.height == 120)
  }
}

/// A header whose constraints require 70 points.
private final class TallHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 70),
      bar.topAnchor.constraint(equalTo: topAnchor),
      bottomAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
