import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalLists

/// The compositional layouts that scenes declare.
extension SceneComposition {
  /// Gives a collection view a new layout with these sections.
  @MainActor
  func apply(to view: UICollectionView) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    configuration.interSectionSpacing = interSectionSpacing
    let sections = sections
    view.collectionViewLayout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        sections[min(index, sections.count - 1)].made(in: environment)
      }, configuration: configuration)
  }
}

extension SceneComposition.Section {
  @MainActor
  fileprivate func made(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let section: NSCollectionLayoutSection
    switch content {
    case .list(let appearance):
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      if parts.contains(where: { !$0.isFooter }) { list.headerMode = .supplementary }
      if parts.contains(where: \.isFooter) { list.footerMode = .supplementary }
      section = .list(using: list, layoutEnvironment: environment)
    case .group(let item):
      guard let group = item.made as? NSCollectionLayoutGroup else { return nil }
      section = NSCollectionLayoutSection(group: group)
      section.contentInsetsReference = contentInsetsReference
      section.boundarySupplementaryItems = parts.map(\.made)
    }
    if let contentInsets { section.contentInsets = contentInsets }
    section.interGroupSpacing = interGroupSpacing
    section.orthogonalScrollingBehavior = scrolling
    return section
  }
}

extension SceneComposition.Item {
  fileprivate var made: NSCollectionLayoutItem {
    let size = NSCollectionLayoutSize(
      widthDimension: width.dimension, heightDimension: height.dimension)
    let made = items.map { group(size, $0.map(\.made)) } ?? NSCollectionLayoutItem(layoutSize: size)
    made.contentInsets = contentInsets
    return made
  }

  private func group(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutItem {
    let group: NSCollectionLayoutGroup =
      switch (isVertical, count) {
      case (false, nil): .horizontal(layoutSize: size, subitems: items)
      case (false, let count?): .horizontal(layoutSize: size, subitem: items[0], count: count)
      case (true, nil): .vertical(layoutSize: size, subitems: items)
      case (true, let count?): .vertical(layoutSize: size, subitem: items[0], count: count)
      }
    group.interItemSpacing = isFlexible ? .flexible(spacing) : .fixed(spacing)
    return group
  }
}

extension SceneComposition.Part {
  @MainActor
  fileprivate var made: NSCollectionLayoutBoundarySupplementaryItem {
    let made = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width.dimension, heightDimension: height.dimension),
      elementKind: isFooter
        ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader,
      alignment: alignment)
    made.pinToVisibleBounds = pins
    return made
  }
}

extension SceneComposition.Length {
  fileprivate var dimension: NSCollectionLayoutDimension {
    switch self {
    case .fractionalWidth(let part): .fractionalWidth(part)
    case .fractionalHeight(let part): .fractionalHeight(part)
    case .absolute(let points): .absolute(points)
    case .estimated(let points): .estimated(points)
    }
  }
}
