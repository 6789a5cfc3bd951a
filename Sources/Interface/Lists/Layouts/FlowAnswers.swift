import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// The values that a collection view's delegate returns to its flow layout.
///
/// The flow layout calls it while it makes its plan; each call is recorded in the trace. If a call
/// changes the items, the delegate is not called any more.
///
/// See: R-LIST-20.
@MainActor
struct FlowAnswers {
  /// The collection view, whose delegate is called.
  let view: UICollectionView
  private let layout: UICollectionViewFlowLayout
  private let changeCount: Int

  /// Creates the values for a plan of a collection view's layout.
  init(view: UICollectionView, layout: UICollectionViewFlowLayout) {
    self.view = view
    self.layout = layout
    changeCount = layout.changeCount
  }

  /// False after a change of the items, the data source or the delegate.
  var isCurrent: Bool { layout.changeCount == changeCount }

  private func query<Answer>(
    _ name: EventName, _ question: CollectionQuestion,
    _ arguments: @autoclosure () -> ArgumentsID,
    _ call: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard isCurrent, let flow = view.delegate as? any UICollectionViewDelegateFlowLayout else {
      return nil
    }
    return view.query(flow, name, arguments(), once: question) { call(flow) }
  }

  /// Returns the size of an item from the delegate; nil if the delegate does not implement the
  /// method.
  ///
  /// An invalid size raises an exception and counts as zero.
  func itemSize(_ location: RowLocation) -> CGSize? {
    let path = location.path
    guard
      let size = query(
        .flowItemSize, .itemSize, view.arguments("sizeForItemAt", path),
        { $0.collectionView(view, layout: layout, sizeForItemAt: path) })
    else { return nil }
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      view.report(.attributesNotFinite("the size \(size) of the item at \(PathText.of(path))"))
      return .zero
    }
    return size
  }

  /// Returns the insets of a section; nil if the delegate does not implement the method.
  func inset(_ section: Int) -> UIEdgeInsets? {
    query(.flowInset, .inset, view.arguments("insetForSectionAt", section)) {
      $0.collectionView(view, layout: layout, insetForSectionAt: section)
    }
  }

  /// Returns the minimum line spacing of a section in points, or nil.
  func lineSpacing(_ section: Int) -> CGFloat? {
    query(
      .flowLineSpacing, .lineSpacing,
      view.arguments("minimumLineSpacingForSectionAt", section)
    ) { $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section) }
  }

  /// Returns the minimum item spacing of a section in points, or nil.
  func itemSpacing(_ section: Int) -> CGFloat? {
    query(
      .flowItemSpacing, .itemSpacing,
      view.arguments("minimumInteritemSpacingForSectionAt", section)
    ) { $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section) }
  }

  /// Returns the size of a section's header in points, or nil.
  func headerSize(_ section: Int) -> CGSize? {
    query(
      .flowHeaderSize, .headerSize, view.arguments("referenceSizeForHeaderInSection", section)
    ) { $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section) }
  }

  /// Returns the size of a section's footer in points, or nil.
  func footerSize(_ section: Int) -> CGSize? {
    query(
      .flowFooterSize, .footerSize, view.arguments("referenceSizeForFooterInSection", section)
    ) { $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section) }
  }
}
