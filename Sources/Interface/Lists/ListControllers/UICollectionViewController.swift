public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalGraphics
import GimbalTraces

/// A controller with a collection view, of which it is the data source and delegate.
///
/// See: R-LIST-12.
/// Source: Apple, UICollectionViewController.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let firstLayout: UICollectionViewLayout
  private var hasAppeared = false

  /// Creates a controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = DefaultLayout.make()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard or nib file; with any other coder, all values are
  /// defaults.
  public required init?(coder: NSCoder) {
    firstLayout = DefaultLayout.make()
    super.init(coder: coder)
  }

  /// The collection view, which fills the controller's view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    isViewLoaded ? collectionView.collectionViewLayout : firstLayout
  }

  /// True if the selection is cleared when the view is about to appear.
  @Settable open var clearsSelectionOnViewWillAppear = true
  /// True if a push to another such controller reuses the collection view; stored without effect.
  @Settable open var useLayoutToLayoutNavigationTransitions = false
  /// True if touches can move items; stored without effect.
  @Settable open var installsStandardGestureForInteractiveMovement = true

  /// Uses the collection view of the storyboard or nib file, or makes one with the controller's
  /// layout.
  open override func loadView() {
    guard !loadViewOfDocument() else { return }
    let view = filling(UICollectionView(frame: .zero, collectionViewLayout: firstLayout))
    view.dataSource = self
    view.delegate = self
    self.view = view
  }

  /// Loads the items the first time, and clears the selection.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let view = collectionView else { return }
    if !hasAppeared {
      hasAppeared = true
      view.reloadData()
    } else if clearsSelectionOnViewWillAppear {
      for path in view.indexPathsForSelectedItems ?? [] {
        view.deselectItem(at: path, animated: animated)
      }
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { collectionView?.isEditing = editing }
  }

  // MARK: Data

  /// Returns 0; subclasses with items override it.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns an empty cell; subclasses with items override it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// Returns 1, and counts as not implemented unless a subclass overrides it.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalCalls.byDefault(1, self, 0, in: .collectionViewController)
  }

  /// Returns an empty view, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalCalls.byDefault(UICollectionReusableView(), self, 1, in: .collectionViewController)
  }

  /// Returns false, and counts as not implemented unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { OptionalCalls.byDefault(false, self, 2, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 3, in: .collectionViewController) }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(true, self, 4, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 5, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 6, in: .collectionViewController) }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(true, self, 7, in: .collectionViewController) }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(true, self, 8, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  { OptionalCalls.callDefault(self, 9, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 10, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 11, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 12, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 13, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 14, in: .collectionViewController) }

  // MARK: Menus

  /// Returns false, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(false, self, 15, in: .collectionViewController) }

  /// Returns false, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { OptionalCalls.byDefault(false, self, 16, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) { OptionalCalls.callDefault(self, 17, in: .collectionViewController) }

  /// Returns false, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(false, self, 18, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 19, in: .collectionViewController) }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(true, self, 20, in: .collectionViewController) }

  /// Returns false, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(false, self, 21, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 22, in: .collectionViewController) }

  /// Returns `proposedIndexPath`, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCalls.byDefault(proposedIndexPath, self, 23, in: .collectionViewController)
  }

  /// Returns `proposedIndexPath`, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalCalls.byDefault(proposedIndexPath, self, 24, in: .collectionViewController)
  }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(true, self, 25, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalCalls.callDefault(self, 26, in: .collectionViewController)
  }

  // MARK: Scrolling

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 27, in: .collectionViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 28, in: .collectionViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 29, in: .collectionViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalCalls.callDefault(self, 30, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { OptionalCalls.callDefault(self, 31, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 32, in: .collectionViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 33, in: .collectionViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 34, in: .collectionViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalCalls.callDefault(self, 35, in: .collectionViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalCalls.callDefault(self, 36, in: .collectionViewController) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 37, in: .collectionViewController)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self, 38, in: .collectionViewController)
  }

  /// Returns nil, and counts as not implemented unless a subclass overrides it.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalCalls.byDefault(nil, self, 39, in: .collectionViewController)
  }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalCalls.byDefault(true, self, 40, in: .collectionViewController)
  }
}

extension OptionalMembers {
  /// The optional members of `UICollectionViewController`, from `numberOfSections(in:)` on.
  fileprivate static let collectionViewController = OptionalMembers(
    of: UICollectionViewController.self, plain: PlainController.self,
    overriding: OverridingController.self)
}

/// A subclass without overrides.
private final class PlainController: UICollectionViewController {}

/// A subclass that overrides the first optional member.
private final class OverridingController: UICollectionViewController {
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
}
