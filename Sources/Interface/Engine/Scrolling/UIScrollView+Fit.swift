package import Foundation
package import GimbalGeometry
import GimbalTraces

/// The limits of the offset, and the insets around the content.
extension UIScrollView {
  /// The minimum and maximum offset that show only content and insets, in points.
  ///
  /// Rule: L-SCROLL-2.
  package final var offsetRange: (least: CGPoint, most: CGPoint) {
    let (inset, size, content) = (adjustedContentInset, bounds.size, contentSize)
    var least = CGPoint(x: -inset.left, y: highestInset > 0 ? leastOffsetDown : -inset.top)
    if contentAlignmentPoint != .zero {
      let spare = size.width - inset.left - inset.right - content.width
      least.x -= max(0, spare) * contentAlignmentPoint.x
      let below = size.height - inset.top - inset.bottom - content.height
      least.y -= max(0, below) * contentAlignmentPoint.y
    }
    return (
      least,
      CGPoint(
        x: max(least.x, content.width + inset.right - size.width),
        y: max(least.y, content.height + inset.bottom - size.height))
    )
  }

  /// Returns the offset clamped to the range that shows only content and insets, in points.
  package final func inRange(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.least.x), range.most.x),
      y: min(max(offset.y, range.least.y), range.most.y))
  }

  /// Returns the offset closest to the current one at which a rectangle of the content is visible.
  ///
  /// On an axis on which the rectangle is longer than the visible part, its beginning is shown. If
  /// it fills the visible part, the offset does not change.
  ///
  /// Rule: L-SCROLL-7.
  final func offset(showing rect: CGRect) -> CGPoint {
    guard !rect.isEmpty, !rect.isInfinite, rect.numbers.isFinite else { return contentOffset }
    let (inset, size, now) = (adjustedContentInset, bounds.size, contentOffset)
    /// Returns the offset nearest to `now` that shows the range `first` to `last` of one axis.
    func nearest(
      _ now: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat, _ first: CGFloat,
      _ last: CGFloat
    ) -> CGFloat {
      let (low, high) = (now + before, now + length - after)
      if first >= low && last <= high || first <= low && last >= high { return now }
      return first < low || last - first > high - low ? first - before : last + after - length
    }
    return inRange(
      CGPoint(
        x: nearest(now.x, size.width, inset.left, inset.right, rect.minX, rect.maxX),
        y: nearest(now.y, size.height, inset.top, inset.bottom, rect.minY, rect.maxY)))
  }

  /// Invalidates layout, records the event and notifies the delegate after a change of the bounds'
  /// origin.
  final func offsetDidChange(from old: CGPoint) {
    if !isFitting { hasOffset = true }
    record(.contentOffset, .point(old), .point(contentOffset))
    // See: R-LAY-6: each change of the offset invalidates layout.
    setNeedsLayout()
    notify(.scrollViewDidScroll) { $0.scrollViewDidScroll(self) }
    refresher?.scrollViewDidMove(self, isDragged: scrollTouches?.areScrolling ?? false)
    notifyBars()
  }

  /// Records a new content size, and limits the offset to it.
  ///
  /// Called by the setter of `contentSize`, which it resets if the size is not finite.
  final func contentSizeDidChange(from old: CGSize) {
    guard contentSize.isFinite else {
      contentSize = old
      return report(.contentSizeNotFinite("UIScrollView setContentSize:"))
    }
    guard contentSize != old else { return }
    record(.contentSize, .size(old), .size(contentSize))
    fitToContent()
    observers?.compare()
  }

  /// Sets `contentSize` from the content layout guide, if constraints determine it.
  ///
  /// Called by the scroll view in its layout.
  final func takeContentSize() {
    guard let guide = autoLayout?.systemGuides[.content], guide.layoutVariables.engine != nil else {
      return
    }
    let size = guide.layoutFrame.size
    guard size != constrainedContentSize else { return }
    constrainedContentSize = size
    let scale = zoom.view?.transform.a ?? 1
    contentSize =
      zoom.view.flatMap { zoomedContentSize(at: scale, of: $0) }
      ?? CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func record(_ name: EventName, _ old: TraceValue, _ new: TraceValue) {
    guard machine.recorder.isRecording else { return }
    recordEvent(name, machine.arguments(TraceArgument(name.text, .change(old, new))))
  }

  /// Sends the callbacks for changed insets, and adjusts the offset to changed content.
  ///
  /// The offset does not change while touches drag the content or an animation or deceleration
  /// moves it.
  ///
  /// See: L-SCROLL-2, L-SCROLL-5.
  final func fitToContent(inLayout: Bool = false) {
    let new = ScrollFit(of: self)
    let old = fit
    let isFirst = inLayout && !hasOffset && window != nil && machine.traversal.pointee.hasSafeArea
    guard new != old || isFirst else { return }
    fit = new
    if new.inset != old.inset { sendInsets(old, new) }
    guard motion == nil, !isHeld, scrollTouches?.areScrolling != true, !zoom.isUnderTouches,
      !zoom.isChanging
    else { return }
    let wasFitting = isFitting
    isFitting = true
    defer { isFitting = wasFitting }
    let offset = isFirst ? firstOffset : inRange(preservedOffset(from: old, to: new))
    if offset != contentOffset { contentOffset = offset }
  }

  /// The offset after the first layout in a window: the minimum.
  ///
  /// See: L-SCROLL-5.
  private var firstOffset: CGPoint {
    hasOffset = true
    return offsetRange.least
  }

  /// Returns the offset adjusted to a change of the system's inset.
  ///
  /// Content that started at the edge of the old inset starts at the edge of the new one, for
  /// example after a rotation.
  ///
  /// Rule: L-SCROLL-5.
  private func preservedOffset(from old: ScrollFit, to new: ScrollFit) -> CGPoint {
    var offset = contentOffset
    if new.systemInset.top != old.systemInset.top, offset.y == -old.inset.top {
      offset.y = -new.inset.top
    }
    if new.systemInset.left != old.systemInset.left, offset.x == -old.inset.left {
      offset.x = -new.inset.left
    }
    return offset
  }

  private func sendInsets(_ old: ScrollFit, _ new: ScrollFit) {
    if new.systemInset != old.systemInset, window != nil, node.pointee.firstChild != nil {
      MarginPropagation(machine).followAnswer(of: node)
    }
    send(
      .adjustedContentInsetDidChange, machine.traversal.pointee.sink.insetsArguments(new.inset)
    ) { adjustedContentInsetDidChange() }
    notify(.scrollViewDidChangeAdjustedContentInset) {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// The part of the safe area that is added to the content insets, in points.
  ///
  /// Rule: L-SCROLL-3.
  package final var insetOfSafeArea: UIEdgeInsets {
    let behavior = contentInsetAdjustmentBehavior
    guard behavior != .never else { return .zero }
    let safeArea = safeAreaInsets
    guard safeArea != .zero else { return .zero }
    let (isAlways, size) = (behavior == .always, bounds.size)
    let down =
      isAlways || alwaysBounceVertical || contentSize.height > size.height
      || (behavior == .automatic && isFirstInContainer)
    let across = isAlways || alwaysBounceHorizontal || contentSize.width > size.width
    return UIEdgeInsets(
      top: down ? safeArea.top : 0, left: across ? safeArea.left : 0,
      bottom: down ? safeArea.bottom : 0, right: across ? safeArea.right : 0)
  }

  /// The safe area of the content, without the edges that are part of the content inset.
  ///
  /// Rule: L-SAFE-4.
  final var safeAreaOfContent: UIEdgeInsets {
    let (own, retained) = (safeAreaInsets, fit.systemInset)
    return UIEdgeInsets(
      top: retained.top != 0 ? 0 : own.top, left: retained.left != 0 ? 0 : own.left,
      bottom: retained.bottom != 0 ? 0 : own.bottom, right: retained.right != 0 ? 0 : own.right)
  }

  /// True if the view is the first scroll view of a controller in a navigation or tab bar
  /// controller.
  ///
  /// The controller must have `automaticallyAdjustsScrollViewInsets`.
  ///
  /// - Complexity: O(depth).
  ///
  /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior.automatic.
  private var isFirstInContainer: Bool {
    let own = node.pointee.controller
    guard let controller = own ?? node.pointee.parent?.pointee.controller,
      controller.automaticallyAdjustsScrollViewInsets,
      controller.navigationController != nil || controller.tabBarController != nil
    else { return false }
    return own != nil || node.pointee.parent?.pointee.firstChild == node
  }
}
