import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalLists

/// The actions of a collection view inside one of its calls.
enum CollectionAction: CaseIterable {
  case reload, insertItem, deleteItem, reloadItem, moveItem, insertSection, deleteSection
  case reloadSection, moveSection, reconfigure, batch, emptyBatch, shrinkAndReload, shrink
  case edit, select, deselect, scrollToItem, offset, inset, itemSize, headerSize, direction
  case noDelegate, noSource, otherDelegate, invalidate, otherLayout, background, frame, leave
  case layOut, reloadAndLayOut, query, wrongUpdate
}

/// The calls to a collection view's delegate, data source and layout in which it may change.
enum CollectionCallback: CaseIterable {
  case sections, items, cell, header, canMove, indexTitles, willDisplay, didEndDisplaying
  case willDisplayHeader, didEndDisplayingHeader, itemSize, insets, lineSpacing, itemSpacing
  case headerSize, footerSize, shouldHighlight, didHighlight, didUnhighlight, shouldSelect
  case didSelect, shouldDeselect, didDeselect, prefetch, cancelPrefetch, didScroll
  case prepare, contentSize, attributes, newBounds, prepareForReuse, cellLayout, preferred
  case sectionProvider
}

/// A kind of layout.
enum CollectionKind: CaseIterable { case flow, compositional, list }

/// A controller with a collection view that changes a number of times inside one of its calls.
final class ChangingCollection: UIViewController {
  var counts = [12, 9, 14]
  /// The number of remaining changes.
  var left: Int
  /// True while the callbacks only return values.
  var isQuiet = false
  let list: UICollectionView
  private let callback: CollectionCallback
  private let action: CollectionAction
  private let kind: CollectionKind
  private let other = OtherDelegate()
  private var isEven = false

  init(
    _ callback: CollectionCallback, _ action: CollectionAction, times: Int, kind: CollectionKind
  ) {
    self.callback = callback
    self.action = action
    self.kind = kind
    left = times
    list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    super.init(nibName: nil, bundle: nil)
    list.register(ChangingCell.self, forCellWithReuseIdentifier: "item")
    list.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.setCollectionViewLayout(layout(), animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    connect()
    list.frame = view.bounds
    view.addSubview(list)
  }

  /// Makes the controller the delegate and the data source.
  func connect() {
    list.dataSource = self
    list.delegate = self
    list.prefetchDataSource = self
  }

  private func layout() -> UICollectionViewLayout {
    switch kind {
    case .flow:
      let layout = ChangingFlow()
      layout.host = self
      layout.itemSize = CGSize(width: 110, height: 60)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      return layout
    case .compositional:
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(60)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return UICollectionViewCompositionalLayout { [weak self] _, _ in
        self?.called(.sectionProvider)
        return section
      }
    case .list:
      return UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
    }
  }

  fileprivate func called(_ callback: CollectionCallback) {
    guard callback == self.callback, left > 0, !isQuiet else { return }
    left -= 1
    isEven.toggle()
    act()
  }

  private func act() {
    let path = IndexPath(item: 1, section: 0)
    switch action {
    case .reload: list.reloadData()
    case .insertItem:
      counts[0] += 1
      list.insertItems(at: [path])
    case .deleteItem: deleteItem(path)
    case .reloadItem: list.reloadItems(at: [path])
    case .moveItem: list.moveItem(at: path, to: IndexPath(item: 0, section: 0))
    case .insertSection:
      counts.insert(3, at: 0)
      list.insertSections([0])
    case .deleteSection:
      guard counts.count > 1 else { return }
      counts.removeLast()
      list.deleteSections([counts.count])
    case .reloadSection: list.reloadSections([0])
    case .moveSection:
      guard counts.count > 1 else { return }
      counts.swapAt(0, 1)
      list.moveSection(0, toSection: 1)
    case .reconfigure: list.reconfigureItems(at: [path])
    case .batch:
      list.performBatchUpdates {
        deleteItem(path)
        counts[0] += 1
        list.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    case .emptyBatch: list.performBatchUpdates(nil)
    case .shrinkAndReload:
      counts = [2]
      list.reloadData()
    case .shrink: counts = [1]
    case .edit: list.isEditing = isEven
    case .select: list.selectItem(at: path, animated: false, scrollPosition: .top)
    case .deselect: list.deselectItem(at: path, animated: false)
    case .scrollToItem:
      list.scrollToItem(
        at: IndexPath(item: counts.last.map { max(0, $0 - 1) } ?? 0, section: counts.count - 1),
        at: .centeredVertically, animated: false)
    case .offset: list.contentOffset.y += isEven ? 150 : -90
    case .inset: list.contentInset.top = isEven ? 40 : 0
    case .itemSize: flow?.itemSize.height = isEven ? 50 : 70
    case .headerSize: flow?.headerReferenceSize.height = isEven ? 20 : 44
    case .direction: flow?.scrollDirection = isEven ? .horizontal : .vertical
    case .noDelegate: list.delegate = nil
    case .noSource: list.dataSource = nil
    case .otherDelegate: list.delegate = other
    case .invalidate: list.collectionViewLayout.invalidateLayout()
    case .otherLayout: list.setCollectionViewLayout(layout(), animated: false)
    case .background: list.backgroundView = isEven ? UIView() : nil
    case .frame: list.frame.size.height = isEven ? 300 : 600
    case .leave:
      list.removeFromSuperview()
      view.addSubview(list)
    case .layOut: list.layoutIfNeeded()
    case .reloadAndLayOut:
      list.reloadData()
      list.layoutIfNeeded()
    case .query:
      _ = list.numberOfSections
      _ = list.layoutAttributesForItem(at: path)
      _ = list.cellForItem(at: path)
      _ = list.indexPathsForVisibleItems
      _ = list.indexPathForItem(at: CGPoint(x: 9, y: 99))
    case .wrongUpdate: list.insertItems(at: [IndexPath(item: 7, section: 5)])
    }
  }

  private var flow: UICollectionViewFlowLayout? {
    list.collectionViewLayout as? UICollectionViewFlowLayout
  }

  private func deleteItem(_ path: IndexPath) {
    guard counts[0] > 2 else { return }
    counts[0] -= 1
    list.deleteItems(at: [path])
  }
}

extension ChangingCollection: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    called(.sections)
    return counts.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    called(.items)
    return section < counts.count ? counts[section] : 0
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    called(.cell)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ChangingCell)?.host = self
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    called(.header)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    called(.canMove)
    return true
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    called(.indexTitles)
    return isEven ? ["A", "B"] : nil
  }
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { called(.prefetch) }
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { called(.cancelPrefetch) }
}

extension ChangingCollection: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    called(.itemSize)
    return CGSize(width: 110, height: 60)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    called(.insets)
    return UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    called(.lineSpacing)
    return 5
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    called(.itemSpacing)
    return 5
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    called(.headerSize)
    return CGSize(width: 0, height: 30)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    called(.footerSize)
    return .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { called(.willDisplay) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { called(.didEndDisplaying) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { called(.willDisplayHeader) }
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { called(.didEndDisplayingHeader) }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    called(.shouldHighlight)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    called(.didHighlight)
  }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { called(.didUnhighlight) }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    called(.shouldSelect)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    called(.didSelect)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    called(.shouldDeselect)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    called(.didDeselect)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { called(.didScroll) }
}

private final class OtherDelegate: NSObject, UICollectionViewDelegate {}

/// A cell that reports when it is reused, laid out and queried for its size.
private final class ChangingCell: UICollectionViewCell {
  weak var host: ChangingCollection?

  override func prepareForReuse() {
    super.prepareForReuse()
    host?.called(.prepareForReuse)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    host?.called(.cellLayout)
  }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    host?.called(.preferred)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A layout that reports its queries.
private final class ChangingFlow: UICollectionViewFlowLayout {
  weak var host: ChangingCollection?

  override func prepare() {
    super.prepare()
    host?.called(.prepare)
  }
  override var collectionViewContentSize: CGSize {
    host?.called(.contentSize)
    return super.collectionViewContentSize
  }
  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    host?.called(.attributes)
    return super.layoutAttributesForElements(in: rect)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    host?.called(.newBounds)
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}
