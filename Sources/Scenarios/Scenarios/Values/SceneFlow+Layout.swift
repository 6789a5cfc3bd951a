import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalLists

/// The flow layouts that scenes declare.
extension SceneFlow {
  /// Sets values of the flow layout of a collection view, which replaces another kind of layout.
  @MainActor
  func apply(to view: UICollectionView) {
    let present = view.collectionViewLayout as? UICollectionViewFlowLayout
    let layout = present ?? UICollectionViewFlowLayout()
    if let isHorizontal { layout.scrollDirection = isHorizontal ? .horizontal : .vertical }
    if let itemSize { layout.itemSize = itemSize }
    if let estimatedItemSize { layout.estimatedItemSize = estimatedItemSize }
    if let minimumLineSpacing { layout.minimumLineSpacing = minimumLineSpacing }
    if let minimumInteritemSpacing { layout.minimumInteritemSpacing = minimumInteritemSpacing }
    if let sectionInset { layout.sectionInset = sectionInset }
    if let sectionInsetReference {
      let references: [SceneInsetReference: UICollectionViewFlowLayout.SectionInsetReference] = [
        .contentInset: .fromContentInset, .safeArea: .fromSafeArea,
        .layoutMargins: .fromLayoutMargins,
      ]
      layout.sectionInsetReference = references[sectionInsetReference] ?? .fromContentInset
    }
    if let headerReferenceSize { layout.headerReferenceSize = headerReferenceSize }
    if let footerReferenceSize { layout.footerReferenceSize = footerReferenceSize }
    if let pinsHeaders { layout.sectionHeadersPinToVisibleBounds = pinsHeaders }
    if let pinsFooters { layout.sectionFootersPinToVisibleBounds = pinsFooters }
    if present == nil { view.collectionViewLayout = layout }
  }
}
