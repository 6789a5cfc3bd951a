import Foundation
import GimbalEngine
import GimbalLists

/// The data source and delegate of a collection view with a scene's rows.
///
/// Methods without effect exist so that the trace records their calls.
extension ScriptedList: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching
{
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let row = row(indexPath)
    switch row.content {
    case .strings(let title, let subtitle, _):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: Self.textCell, for: indexPath)
      var content: UIListContentConfiguration = subtitle == nil ? .cell() : .subtitleCell()
      content.text = title
      content.secondaryText = subtitle
      cell.contentConfiguration = content
      (cell as? UICollectionViewListCell)?.accessories = row.accessory.accessories
      return cell
    case .cell(let name, let settings):
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: name.name, for: indexPath)
      apply(settings, to: cell)
      return cell
    case .fragment: preconditionFailure("rows of a list name their contents")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let section = sections[indexPath[0]]
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    let name = isFooter ? section.footerName : section.headerName
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: name ?? Self.textCell, for: indexPath)
    if case .title(let title) = isFooter ? section.footer : section.header {
      show(title, in: view, isFooter: isFooter)
    }
    return view
  }

  private func show(_ title: String, in view: UICollectionReusableView, isFooter: Bool) {
    var content: UIListContentConfiguration = isFooter ? .plainFooter() : .plainHeader()
    content.text = title
    if let shown = view.subviews.first as? UIListContentView {
      shown.configuration = content
    } else {
      let shown = UIListContentView(configuration: content)
      shown.frame = view.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(shown)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard givesSizes else { return OptionalCalls.byDefault(.zero, self) }
    return row(indexPath).size
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  // MARK: Showing and selecting

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  // MARK: Prefetching

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension SceneAccessory {
  @MainActor
  fileprivate var accessories: [UICellAccessory] {
    switch self {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator()]
    case .detailDisclosureButton: [.detail(), .disclosureIndicator()]
    case .checkmark: [.checkmark()]
    case .detailButton: [.detail()]
    }
  }
}
