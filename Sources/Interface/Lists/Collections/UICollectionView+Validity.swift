import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// Invalidation of a collection view's layout, and callbacks for changes of the bounds.
extension UICollectionView {
  /// Prepares the layout if it is invalid, and takes the content size from it.
  ///
  /// Rule: R-ITEMS-2.
  final func prepareLayout() {
    let layout = collectionViewLayout
    // Avoids recursion, because the layout reads the collection view while it prepares.
    guard !layout.isPreparing else { return }
    let old = state.bounds
    if old != bounds, !old.isNull || !layout.needsPrepare {
      invalidateForBoundsChange(layout, from: old)
      if old.size.width != bounds.size.width { hasReportedWidth = false }
    }
    state.bounds = bounds
    if layout.needsPrepare { prepare(layout) }
    if !old.isNull, old.size != bounds.size, isAnimated { animateBoundsChange(layout, from: old) }
  }

  /// True inside an animation block and while a rotation is set up.
  ///
  /// A rotation runs in an animation block only if values in its middle are read.
  private var isAnimated: Bool {
    UIView.inheritedAnimationDuration > 0
      || machine.rotation.underWay != nil && UIView.areAnimationsEnabled
  }

  /// Calls `shouldInvalidateLayout(forBoundsChange:)`; during the call the view has its former
  /// bounds.
  ///
  /// See: R-ITEMS-2.
  private func invalidateForBoundsChange(_ layout: UICollectionViewLayout, from old: CGRect) {
    let new = bounds
    let context = withFormerBounds(old.isNull ? new : old) {
      layout.shouldInvalidateLayout(forBoundsChange: new)
        ? layout.invalidationContext(forBoundsChange: new) : nil
    }
    if let context { layout.invalidateLayout(with: context) }
  }

  /// Sends the layout the callbacks of an animated change of size, and scrolls to the offset that
  /// it returns.
  ///
  /// Rule: R-ITEMS-5 (W-35).
  private func animateBoundsChange(_ layout: UICollectionViewLayout, from old: CGRect) {
    layout.prepare(forAnimatedBoundsChange: old)
    state.animatesBounds = true
    let proposed = contentOffset
    let target = layout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed, target.x.isFinite, target.y.isFinite { contentOffset = target }
  }

  private func prepare(_ layout: UICollectionViewLayout) {
    _ = itemCounts
    let count = layout.changeCount
    layout.isPreparing = true
    layout.prepare()
    layout.isPreparing = false
    layout.needsPrepare = layout.changeCount != count
    let size = layout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else {
      return report(.attributesNotFinite("the content size \(size)"))
    }
    if contentSize != size { contentSize = size }
  }

  /// Requests a layout, and applies the offset and counts of an invalidation.
  ///
  /// Called by the layout object's `invalidateLayout(with:)`.
  final func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { state.counts = nil }
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    if !state.isLayingOut { setNeedsLayout() }
  }
}
